// One intent, one `changed`; a refused intent, none: with a clock as without. What the clock itself
// lets happen is in tst_clockedsession.
#include "app/gamesession.h"
#include "tests/support/chess.h"
#include "tests/support/handtime.h"

#include <QtTest>

#include <functional>

using namespace support;
using chess::ActRefusal;
using chess::Color;

namespace {

using Intent = std::function<void(app::GameSession&)>;

const QString Promotes = QStringLiteral("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");

chess::Square at(const char* name) {
    return square(QString::fromLatin1(name));
}

Intent plays(const char* san) {
    return [text = QString::fromLatin1(san)](app::GameSession& session) {
        session.play(move(session.game().position(), text));
    };
}

Intent foreignMove() { // legal elsewhere
    return [](app::GameSession& session) {
        const chess::Position other = position(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
        session.play(move(other, QStringLiteral("Ra8")));
    };
}

Intent reaches(const char* from, const char* to) {
    return [=](app::GameSession& session) { session.reachPromotion(at(from), at(to)); };
}

Intent chooses(chess::Role role) {
    return [=](app::GameSession& session) { session.choosePromotion(role); };
}

const Intent TakesBack = [](app::GameSession& session) { session.takeBack(); };
const Intent Redoes = [](app::GameSession& session) { session.redo(); };
const Intent CancelsPromotion = [](app::GameSession& session) { session.cancelPending(); };
const Intent StartsNew = [](app::GameSession& session) { session.newGame(); };
const Intent WhiteResigns = [](app::GameSession& session) { session.resign(Color::White); };
const Intent OffersDraw = [](app::GameSession& session) { session.offerDraw(Color::White); };
const Intent AcceptsDraw = [](app::GameSession& session) { session.acceptDraw(); };
const Intent DeclinesDraw = [](app::GameSession& session) { session.declineDraw(); };
const Intent Attempts = [](app::GameSession& session) { session.attempt(at("e2"), at("e5")); };

// A game that has come so far, its clock running if it has one.
void bring(app::GameSession& session, const QString& fen, const QString& line, bool isClocked) {
    if (!isClocked) {
        session.resume(playLine(game(fen), line));
        return;
    }
    const chess::TimeControl control = chess::suddenDeath(std::chrono::minutes(5));
    chess::GameTerms terms;
    terms.controls = {control, control};
    session.resume({game(fen), terms, {chess::Clock(control, control)}, std::nullopt});
    session.startClock();
    for (const QString& san : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        session.play(move(session.game().position(), san));
    }
}

} // namespace

class TestGameSession : public QObject {
    Q_OBJECT

private slots:
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void changedCarriesTheGame();
    void promotionWaits();
    void nothingToCancel();
    void promotionEnds_data();
    void promotionEnds();
    void redoAfterTakeBack();

private:
    void addColumns();
};

void TestGameSession::addColumns() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");          // played before
    QTest::addColumn<QList<Intent>>("intents"); // each is one intent
    QTest::addColumn<bool>("isClocked");
}

void TestGameSession::accepted_data() {
    addColumns();
    const auto row =
        [](const char* name, const QString& fen, const char* line, const QList<Intent>& intents) {
            QTest::newRow(name) << fen << QString(line) << intents << false;
            QTest::addRow("%s, with a clock", name) << fen << QString(line) << intents << true;
        };
    row("play", InitialFen, "", {plays("e4"), plays("e5")});
    row("play to mate", InitialFen, "f3 e5 g4", {plays("Qh4#")});
    row("castle", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", {plays("O-O-O")});
    row("promote at once", Promotes, "", {plays("a8=Q")});
    row("reach, choose", Promotes, "", {reaches("a7", "a8"), chooses(chess::Role::Rook)});
    row("reach, cancel", Promotes, "", {reaches("a7", "b8"), CancelsPromotion});
    row("reach, take back", Promotes, "", {reaches("a7", "b8"), TakesBack});
    row("reach, reach another", Promotes, "", {reaches("a7", "b8"), reaches("a7", "a8")});
    row("reach, resign", Promotes, "", {reaches("a7", "a8"), WhiteResigns});
    row("reach, new game", Promotes, "", {reaches("a7", "a8"), StartsNew});
    row("resign", InitialFen, "e4", {WhiteResigns});
    row("agree", InitialFen, "e4 e5", {OffersDraw, AcceptsDraw});
    row("decline", InitialFen, "e4 e5", {OffersDraw, DeclinesDraw});
    row("take back", InitialFen, "e4 e5", {TakesBack, TakesBack});
    row("take back, redo", InitialFen, "e4 e5", {TakesBack, Redoes});
    row("take back a resignation", InitialFen, "e4", {WhiteResigns, TakesBack, plays("e5")});
    row("take back a mate", InitialFen, "f3 e5 g4 Qh4#", {TakesBack, plays("a6")});
    row("new game", InitialFen, "e4", {StartsNew, StartsNew});
    row("resume", InitialFen, "e4", {[](app::GameSession& session) {
            session.resume(playLine(game(), QStringLiteral("d4 d5")));
        }});
}

void TestGameSession::accepted() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QList<Intent>, intents);
    QFETCH(bool, isClocked);
    const HandTime time;
    app::GameSession session(time);
    bring(session, fen, line, isClocked);
    int changes = 0;
    QSignalSpy refusals(&session, &app::GameSession::refused);
    bool isCarried = true;
    connect(
        &session,
        &app::GameSession::changed,
        this,
        [&](const chess::Game& game, const chess::Pending& pending) {
            ++changes;
            isCarried = isCarried && game == session.game() && pending == session.pending();
        }
    );
    int done = 0;
    for (const Intent& intent : intents) {
        intent(session);
        QCOMPARE(changes, ++done);
    }
    QVERIFY(isCarried); // what goes out is what is there
    QCOMPARE(refusals.count(), 0);
}

void TestGameSession::refused_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<Intent>("intent");
    QTest::addColumn<QString>("why");
    QTest::addColumn<bool>("isClocked");
    const auto row = [](const char* name,
                        const QString& fen,
                        const char* line,
                        const Intent& intent,
                        ActRefusal why) {
        const QString text = support::name(why);
        QTest::newRow(name) << fen << QString(line) << intent << text << false;
        QTest::addRow("%s, with a clock", name) << fen << QString(line) << intent << text << true;
    };
    const char* mate = "f3 e5 g4 Qh4#";
    row("play what is not legal", InitialFen, "", foreignMove(), ActRefusal::NotLegal);
    row("attempt", InitialFen, "", Attempts, ActRefusal::NotLegal);
    row("reach without a pawn", InitialFen, "", reaches("e2", "e8"), ActRefusal::NotLegal);
    row("reach where it is pinned",
        "8/K1P3r1/8/8/8/8/8/6k1 w - - 0 1",
        "",
        reaches("c7", "c8"),
        ActRefusal::NotLegal);
    row("choose without reaching", Promotes, "", chooses(chess::Role::Queen), ActRefusal::NotLegal);
    row("nothing to take back", InitialFen, "", TakesBack, ActRefusal::NothingToUndo);
    row("nothing to redo", InitialFen, "e4", Redoes, ActRefusal::NothingToRedo);
    row("nothing to accept", InitialFen, "e4 e5", AcceptsDraw, ActRefusal::NoOffer);
    row("nothing to decline", InitialFen, "e4 e5", DeclinesDraw, ActRefusal::NoOffer);
    row("offer before both have moved", InitialFen, "e4", OffersDraw, ActRefusal::BothMustMove);
    row("play after mate", InitialFen, mate, foreignMove(), ActRefusal::GameOver);
    row("attempt after mate", InitialFen, mate, Attempts, ActRefusal::GameOver);
    row("resign after mate", InitialFen, mate, WhiteResigns, ActRefusal::GameOver);
    row("offer after mate", InitialFen, mate, OffersDraw, ActRefusal::GameOver);
}

void TestGameSession::refused() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(Intent, intent);
    QFETCH(QString, why);
    QFETCH(bool, isClocked);
    const HandTime time;
    app::GameSession session(time);
    bring(session, fen, line, isClocked);
    const chess::Game before = session.game();
    QSignalSpy changes(&session, &app::GameSession::changed);
    QStringList refusals;
    connect(&session, &app::GameSession::refused, this, [&](ActRefusal refusal) {
        refusals.append(name(refusal));
    });
    intent(session);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(refusals, QStringList{why});
    QVERIFY(session.game() == before);
}

void TestGameSession::changedCarriesTheGame() {
    const HandTime time;
    app::GameSession session(time);
    std::optional<chess::Game> carried;
    connect(
        &session,
        &app::GameSession::changed,
        this,
        [&](const chess::Game& game, const chess::Pending&) { carried = game; }
    );
    plays("e4")(session);
    QVERIFY(carried && *carried == playLine(game(), QStringLiteral("e4")));
}

void TestGameSession::promotionWaits() {
    const HandTime time;
    app::GameSession session(time);
    session.resume(game(Promotes));
    reaches("a7", "b8")(session);
    QVERIFY(session.pending() == chess::Pending(chess::PromotionPending{at("a7"), at("b8")}));
    QVERIFY(session.game() == game(Promotes)); // the move is not made (4.4.4)
    chooses(chess::Role::King)(session);       // no such choice
    QVERIFY(session.game() == game(Promotes));
    chooses(chess::Role::Knight)(session);
    QVERIFY(session.pending() == chess::Pending(chess::NothingPending{}));
    QVERIFY(session.game() == playLine(game(Promotes), QStringLiteral("axb8=N")));
}

void TestGameSession::nothingToCancel() {
    const HandTime time;
    app::GameSession session(time);
    QSignalSpy changes(&session, &app::GameSession::changed);
    QSignalSpy refusals(&session, &app::GameSession::refused);
    session.cancelPending();
    QCOMPARE(changes.count() + refusals.count(), 0);
}

void TestGameSession::promotionEnds_data() {
    QTest::addColumn<Intent>("intent");
    QTest::newRow("cancel") << CancelsPromotion;
    QTest::newRow("take back") << TakesBack;
    QTest::newRow("resign") << WhiteResigns;
    QTest::newRow("new game") << StartsNew;
    QTest::newRow("another move") << plays("Kd2");
}

void TestGameSession::promotionEnds() {
    QFETCH(Intent, intent);
    const HandTime time;
    app::GameSession session(time);
    session.resume(game(Promotes));
    reaches("a7", "a8")(session);
    intent(session);
    QVERIFY(session.pending() == chess::Pending(chess::NothingPending{}));
}

void TestGameSession::redoAfterTakeBack() {
    const HandTime time;
    app::GameSession session(time);
    session.resume(playLine(game(), QStringLiteral("f3 e5 g4 Qh4#")));
    const chess::Game ended = session.game();
    for (int i = 0; i < 4; ++i) {
        session.takeBack();
    }
    QVERIFY(!session.game().canTakeBack());
    for (int i = 0; i < 4; ++i) {
        session.redo();
    }
    QVERIFY(session.game() == ended);
}

QTEST_GUILESS_MAIN(TestGameSession)
#include "tst_gamesession.moc"
