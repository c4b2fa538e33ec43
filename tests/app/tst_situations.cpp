// By ruleset and situation what the Laws say comes of it: tests/data/situations.tsv, each row named
// by its article, or "house" where the rule is the house's. A row that does not hold yet says for
// what it waits, and fails as soon as it holds. The claims of the rule texts that the rows bear out
// are in tests/data/seeds.tsv.
#include "app/sessionjson.h"
#include "tests/app/situation.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"

#include "core/game/evidence.h"

#include <QRegularExpression>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

const QString None = QStringLiteral("-");

QString joined(QStringList parts) {
    parts.sort();
    return parts.isEmpty() ? None : parts.join(QLatin1Char(','));
}

// The text of the table where it names the same in another order.
QString inOrderOf(const QString& expected, const QStringList& found) {
    const QString sorted = joined(found);
    return joined(expected.split(QLatin1Char(','))) == sorted ? expected : sorted;
}

// "Checkmate White", and ", house" where the Laws would have it otherwise.
QString endWithAuthority(const chess::Game& game) {
    const auto& outcome = game.outcome();
    const bool isHouse = outcome && outcome->authority() == chess::Authority::House;
    return endOf(outcome) + (isHouse ? QStringLiteral(", house") : QString());
}

// "4:59.5"
QString textOf(chess::Duration time) {
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    QString text =
        QStringLiteral("%1:%2").arg(ms / 60000).arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'));
    return ms % 1000 == 0 ? text
                          : text + QStringLiteral(".%1").arg(ms % 1000, 3, 10, QLatin1Char('0'));
}

QString left(const Played& played) {
    const auto& clock = played.session().clock();
    if (!clock) {
        return None;
    }
    const auto of = [&](Color color) { // or used, where no flag falls
        const chess::Duration read = clock->reading(color, played.now()).time;
        return textOf(clock->remaining(color, played.now()).value_or(read));
    };
    return of(Color::White) + QLatin1Char('/') + of(Color::Black);
}

QString clockState(const app::GameSession& session) {
    if (!session.clock()) {
        return None;
    }
    switch (session.clock()->phase()) {
    case chess::ClockPhase::Waiting: return QStringLiteral("waits");
    case chess::ClockPhase::Running: return name(session.clock()->turn());
    case chess::ClockPhase::Paused: return QStringLiteral("paused");
    case chess::ClockPhase::Stopped: return QStringLiteral("stopped");
    }
    return {};
}

QString pendingName(const chess::Pending& pending) {
    static const std::array names{
        "-",
        "MenTouched",
        "Adjusting",
        "PromotionPending",
        "MoveMade",
        "IllegalMade",
        "Announcing",
        "MoveAnnounced",
    };
    return QString::fromLatin1(names.at(pending.index()));
}

QString colorOrNone(const std::optional<Color>& color) {
    return color ? name(*color) : None;
}

// "K" white, "k" black
QString letterOf(const std::optional<chess::Piece>& man) {
    if (!man) {
        return None;
    }
    const QChar letter = QStringLiteral("pnbrqk").at(static_cast<int>(man->role));
    return man->color == Color::White ? QString(letter.toUpper()) : QString(letter);
}

chess::ClaimRule ruleNamed(const QString& text) {
    return text == QLatin1String("fifty") ? chess::ClaimRule::FiftyMoves
                                          : chess::ClaimRule::Threefold;
}

// "d4=d1,d2": all squares to which the man on the first can be moved
QString destinations(const chess::Game& game, const QString& expected) {
    const QString from = expected.section(QLatin1Char('='), 0, 0);
    QStringList squares;
    for (const chess::Move move : game.legalMoves()) {
        const QString to = QString::fromStdString(move.to().name());
        if (move.from() == square(from) && !squares.contains(to)) {
            squares << to;
        }
    }
    return from + QLatin1Char('=') + inOrderOf(expected.section(QLatin1Char('='), 1), squares);
}

// "e8=Q,e7=-": what stands there
QString men(const chess::Position& position, const QString& expected) {
    QStringList found;
    for (const QString& one : expected.split(QLatin1Char(','))) {
        const QString at = one.section(QLatin1Char('='), 0, 0);
        found << at + QLatin1Char('=') + letterOf(position.pieceAt(square(at)));
    }
    return found.join(QLatin1Char(','));
}

// "threefold=f6g8": with which moves announced the claim would be right
QString announceable(const chess::Game& game, const QString& expected) {
    const QString rule = expected.section(QLatin1Char('='), 0, 0);
    const QString moves = expected.section(QLatin1Char('='), 1);
    return rule + QLatin1Char('=') +
           inOrderOf(moves, uciMoves(chess::announceable(game, ruleNamed(rule))));
}

// "threefold=yes": the position as it stands can be claimed
QString claimable(const chess::Game& game, const QString& expected) {
    const QString rule = expected.section(QLatin1Char('='), 0, 0);
    return rule + (canClaim(game, ruleNamed(rule)) ? QLatin1String("=yes") : QLatin1String("=no"));
}

QString evidence(const chess::Game& game) {
    const auto found = lastEvidence(game);
    return !found ? None : found->isRight ? QStringLiteral("right") : QStringLiteral("wrong");
}

QString rights(const chess::Position& position) {
    return fen(position).section(QLatin1Char(' '), 2, 2);
}

// Those of the moves of which it is as expected, and how the others end: each tried in a game of
// its own.
QString tried(const Situation& situation, const QString& expected, bool isPlayable) {
    QStringList found;
    for (const QString& uci : expected.split(QLatin1Char(','))) {
        const QString result = Played(situation).attempt(uci);
        const bool isSo = (result == QLatin1String("played")) == isPlayable && !result.isEmpty();
        found << (isSo ? uci : uci + QLatin1Char('!') + result);
    }
    return found.join(QLatin1Char(','));
}

using Look = std::function<QString(const Situation&, const Played&, const QString& expected)>;

const QHash<QString, Look>& looksAtGame() {
    static const QHash<QString, Look> looks{
        {"from",
         [](auto&, auto& p, auto& expected) { return destinations(p.session().game(), expected); }},
        {"on",
         [](auto&, auto& p, auto& expected) {
             return men(p.session().game().position(), expected);
         }},
        {"announceable",
         [](auto&, auto& p, auto& expected) { return announceable(p.session().game(), expected); }},
        {"claimable",
         [](auto&, auto& p, auto& expected) { return claimable(p.session().game(), expected); }},
        {"can", [](auto& s, auto&, auto& expected) { return tried(s, expected, true); }},
        {"cannot", [](auto& s, auto&, auto& expected) { return tried(s, expected, false); }},
        {"moves",
         [](auto&, auto& p, auto&) {
             return QString::number(p.session().game().legalMoves().size());
         }},
        {"plies",
         [](auto&, auto& p, auto&) { return QString::number(p.session().game().plyCount()); }},
        {"count",
         [](auto&, auto& p, auto&) { return QString::number(p.session().game().repetitions()); }},
        {"fifty",
         [](auto&, auto& p, auto&) {
             return QString::number(p.session().game().position().halfmoveClock());
         }},
        {"check",
         [](auto&, auto& p, auto&) {
             return QString(p.session().game().position().isCheck() ? "yes" : "no");
         }},
        {"turn", [](auto&, auto& p, auto&) { return name(p.session().game().position().turn()); }},
        {"rights", [](auto&, auto& p, auto&) { return rights(p.session().game().position()); }},
        {"evidence", [](auto&, auto& p, auto&) { return evidence(p.session().game()); }},
    };
    return looks;
}

const QHash<QString, Look>& looksAtSession() {
    static const QHash<QString, Look> looks{
        {"left", [](auto&, auto& p, auto&) { return left(p); }},
        {"clock", [](auto&, auto& p, auto&) { return clockState(p.session()); }},
        {"pending", [](auto&, auto& p, auto&) { return pendingName(p.session().pending()); }},
        {"offer",
         [](auto&, auto& p, auto&) {
             return colorOrNone(p.session().game().dealings().openOffer());
         }},
        {"subject",
         [](auto&, auto& p, auto&) {
             const auto& outcome = p.session().game().outcome();
             return colorOrNone(outcome ? outcome->subject() : std::nullopt);
         }},
        {"article",
         [](auto&, auto& p, auto&) {
             const auto& outcome = p.session().game().outcome();
             return outcome
                        ? QString::fromUtf8(
                              outcome->article().data(), static_cast<int>(outcome->article().size())
                          )
                        : None;
         }},
        {"flag",
         [](auto&, auto& p, auto&) {
             for (const Color color : chess::AllColors) {
                 if (p.session().clock()->hasFlagFallen(color, p.now())) {
                     return name(color);
                 }
             }
             return None;
         }},
        {"takeback",
         [](auto&, auto& p, auto&) {
             const auto why = p.session().takeBackRefusal();
             return why ? name(*why) : QStringLiteral("yes");
         }},
    };
    return looks;
}

QString look(const Situation& situation, const Played& played, const QString& check) {
    const QString key = check.section(QLatin1Char(':'), 0, 0);
    const QString expected = check.section(QLatin1Char(':'), 1);
    const Look at = looksAtGame().value(key, looksAtSession().value(key));
    if (!at) {
        qFatal("situations.tsv: nothing to look at by \"%s\"", qPrintable(check));
    }
    return key + QLatin1Char(':') + at(situation, played, expected);
}

QSet<QString> knownSeeds() {
    QSet<QString> ids;
    for (const TableRow& row : table(QStringLiteral("seeds.tsv"))) {
        ids.insert(row["id"]);
    }
    return ids;
}

} // namespace

class TestSituations : public QObject {
    Q_OBJECT

private slots:
    void situations_data();
    void situations();
    void outlivesTheProgram_data();
    void outlivesTheProgram();
    void namedByArticle_data();
    void namedByArticle();
    void everySeedIsBorneOut_data();
    void everySeedIsBorneOut();
};

void TestSituations::situations_data() {
    QTest::addColumn<QStringList>("played"); // rules, terms, start, script
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("refused");
    QTest::addColumn<QString>("checks");
    QTest::addColumn<QString>("waits"); // for what: it does not hold yet
    for (const TableRow& row : table(QStringLiteral("situations.tsv"))) {
        QTest::newRow(row.id()
        ) << QStringList{row["rules"], row["terms"], row["start"], row["script"]}
          << row["end"] << row["refused"] << row["checks"] << row["waits"];
    }
}

void TestSituations::situations() {
    QFETCH(QStringList, played);
    QFETCH(QString, end);
    QFETCH(QString, refused);
    QFETCH(QString, checks);
    QFETCH(QString, waits);
    const Situation situation{played[0], played[1], played[2], played[3]};
    const Played game(situation);
    QStringList expected{end, refused};
    const QStringList refusals = game.refusals();
    QStringList found{
        endWithAuthority(game.session().game()),
        refusals.isEmpty() ? None : refusals.join(QLatin1Char(' '))};
    for (const QString& check : words(checks)) {
        expected << check;
        found << look(situation, game, check);
    }
    if (waits != None) {
        QEXPECT_FAIL("", qPrintable(waits), Continue);
    }
    QCOMPARE(found.join(QLatin1String("; ")), expected.join(QLatin1String("; ")));
}

void TestSituations::outlivesTheProgram_data() {
    situations_data();
}

// What was done and what stands between the players is the same when a kept game goes on.
void TestSituations::outlivesTheProgram() {
    QFETCH(QStringList, played);
    const Played game({played[0], played[1], played[2], played[3]});
    const app::SessionRecord record = game.session().record();
    const auto read = app::readSession(app::writeSession(record));
    QVERIFY(read.has_value());
    QVERIFY(read->game.rules() == record.game.rules());
    QVERIFY(read->terms == record.terms);
    const auto acts = record.game.acts();
    QVERIFY(std::equal(acts.begin(), acts.end(), read->game.acts().begin(), read->game.acts().end())
    );
    QVERIFY(read->game.position() == record.game.position());
    QVERIFY(read->game.dealings() == record.game.dealings());
    QVERIFY(read->game.outcome() == record.game.outcome());
    QCOMPARE(read->clocks.size(), record.clocks.size());
}

void TestSituations::namedByArticle_data() {
    QTest::addColumn<QString>("seeds");
    for (const TableRow& row : table(QStringLiteral("situations.tsv"))) {
        QTest::newRow(row.id()) << row["seeds"];
    }
}

void TestSituations::namedByArticle() {
    static const QRegularExpression form(QStringLiteral("^(house|[A-C]\\.\\d|\\d+(\\.\\d+)*) "));
    static const QSet<QString> known = knownSeeds();
    QFETCH(QString, seeds);
    QVERIFY(form.match(QString::fromUtf8(QTest::currentDataTag())).hasMatch());
    for (const QString& id : words(seeds)) {
        QVERIFY2(known.contains(id), qPrintable(id));
    }
}

void TestSituations::everySeedIsBorneOut_data() {
    QTest::addColumn<QString>("claim");
    for (const TableRow& row : table(QStringLiteral("seeds.tsv"))) {
        QTest::newRow(row.id()) << row["claim"];
    }
}

void TestSituations::everySeedIsBorneOut() {
    QFETCH(QString, claim);
    const QString id = QString::fromUtf8(QTest::currentDataTag());
    const auto rows = table(QStringLiteral("situations.tsv"));
    const bool isNamed = std::any_of(rows.begin(), rows.end(), [&](const TableRow& row) {
        return row["waits"] == None && words(row["seeds"]).contains(id);
    });
    QVERIFY2(isNamed, qPrintable(QStringLiteral("no situation bears out %1: %2").arg(id, claim)));
}

QTEST_GUILESS_MAIN(TestSituations)
#include "tst_situations.moc"
