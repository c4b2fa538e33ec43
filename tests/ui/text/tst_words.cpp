// Every word that core's enums have, in both languages, against those that were decided on.
#include "app/language.h"
#include "tests/support/chess.h"
#include "tests/support/said.h"
#include "tests/support/table.h"
#include "ui/text/refusalwords.h"
#include "ui/text/words.h"

#include <QtTest>

using namespace support;
using chess::Color;
using chess::MateChance;
using chess::Outcome;

namespace {

bool isJapanese(const QString& language) {
    return language == QLatin1String("ja");
}

QString roleWord(const QString& english, const QString& language) {
    static const QHash<QString, QString> japanese{
        {"pawn", QStringLiteral("ポーン")},
        {"knight", QStringLiteral("ナイト")},
        {"bishop", QStringLiteral("ビショップ")},
        {"rook", QStringLiteral("ルーク")},
        {"queen", QStringLiteral("クイーン")},
        {"king", QStringLiteral("キング")}};
    if (!japanese.contains(english)) {
        qFatal("%s is no piece", qPrintable(english));
    }
    return isJapanese(language) ? japanese.value(english) : english;
}

// "queen h4" as it is said: "the queen on h4", "h4のクイーン".
QString manWords(const QString& man, const QString& language) {
    const QString role = roleWord(man.section(QLatin1Char(' '), 0, 0), language);
    const QString square = man.section(QLatin1Char(' '), 1);
    return isJapanese(language) ? square + QStringLiteral("の") + role
                                : QStringLiteral("the %1 on %2").arg(role, square);
}

// "f2=attacked by queen h4" as it is said.
QString zoneWords(const QString& neighbour, const QString& language) {
    const QString square = neighbour.section(QLatin1Char('='), 0, 0);
    const QString what = neighbour.section(QLatin1Char('='), 1);
    if (what == QLatin1String("FREE")) {
        return square +
               (isJapanese(language) ? QStringLiteral("：空いている") : QStringLiteral(": open"));
    }
    if (what.startsWith(QLatin1String("own "))) {
        const QString role = roleWord(what.mid(4), language);
        return square + (isJapanese(language) ? QStringLiteral("：自分の") + role
                                              : QStringLiteral(": own ") + role);
    }
    QStringList men;
    for (const QString& man : what.mid(12).split(QLatin1Char('+'))) { // after "attacked by "
        men.append(manWords(man, language));
    }
    return isJapanese(language)
               ? square + QStringLiteral("：") + men.join(QStringLiteral("と")) +
                     QStringLiteral("が攻撃")
               : square + QStringLiteral(": attacked by ") + men.join(QStringLiteral(" and "));
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void results_data();
    void results();
    void everyTerminationHasARow();
    void quiz_data();
    void quiz();
    void statuses_data();
    void statuses();
    void resignQuestions_data();
    void resignQuestions();
    void names_data();
    void names();
    void numberedMoves();

private:
    void speak(const QString& language) { m_language.use(language); }

    app::Language m_language;
};

void TestWords::results_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("key");
    QTest::addColumn<Outcome>("outcome");
    for (const QString& language : languages()) {
        for (const Color side : chess::AllColors) {
            const auto row = [&](const char* key, const Outcome& outcome) {
                QTest::addRow("%s %s %s", key, qPrintable(name(side)), qPrintable(language))
                    << language << QString(key) << outcome;
            };
            row("mate", Outcome::checkmate(!side));
            row("stalemate", Outcome::stalemate(side));
            row("dead_material", Outcome::deadPosition());
            row("five", Outcome::fivefold());
            row("seventyfive", Outcome::seventyFive());
            row("three_claim", Outcome::threefold(side));
            row("fifty_claim", Outcome::fiftyMoves(side));
            row("agree", Outcome::agreement(side));
            row("resign", Outcome::resignation(side, MateChance::Possible));
            row("resign_draw", Outcome::resignation(side, MateChance::Impossible));
            row("flag", Outcome::timeForfeit(side, MateChance::Possible));
            row("flag_draw", Outcome::timeForfeit(side, MateChance::Impossible));
            row("illegal2", Outcome::illegalMoves(side, MateChance::Possible));
            row("illegal2_draw", Outcome::illegalMoves(side, MateChance::Impossible));
        }
    }
}

void TestWords::results() {
    QFETCH(QString, language);
    QFETCH(QString, key);
    QFETCH(Outcome, outcome);
    speak(language);
    const Color subject = outcome.subject().value_or(Color::White);
    QString line = saidLine(key, language, subject);
    if (key == QLatin1String("three_claim")) { // which moves: told when claims can be made
        line.remove(QRegularExpression(QStringLiteral("（.*）| \\(moves.*\\)")));
    }
    const ui::text::ResultWords words = ui::text::resultOf(outcome);
    QCOMPARE(words.title, saidTitle(key, language, subject));
    QCOMPARE(words.line, line);
    QCOMPARE(words.article, saidArticle(key, language));
    QStringList badge;
    if (words.badge) {
        badge = {words.badge->check, words.badge->moves, words.badge->result};
    }
    QCOMPARE(badge, saidBadge(key, language));
}

void TestWords::everyTerminationHasARow() {
    QSet<int> covered;
    for (const Outcome& outcome :
         {Outcome::checkmate(Color::White),
          Outcome::stalemate(Color::White),
          Outcome::deadPosition(),
          Outcome::fivefold(),
          Outcome::seventyFive(),
          Outcome::threefold(Color::White),
          Outcome::fiftyMoves(Color::White),
          Outcome::agreement(Color::White),
          Outcome::resignation(Color::White, MateChance::Possible),
          Outcome::timeForfeit(Color::White, MateChance::Possible),
          Outcome::illegalMoves(Color::White, MateChance::Possible)}) {
        covered.insert(static_cast<int>(outcome.termination()));
    }
    QCOMPARE(covered.size(), static_cast<int>(chess::Termination::IllegalMoves) + 1);
}

void TestWords::quiz_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QStringList>("neighbours");
    for (const QString& language : languages()) {
        for (const TableRow& row : table(QStringLiteral("quiz.tsv"))) {
            QTest::addRow("%s %s", row.id().constData(), qPrintable(language))
                << language << row["fen"] << row["verdict"]
                << row["neighbours"].split(QStringLiteral("; "));
        }
    }
}

void TestWords::quiz() {
    QFETCH(QString, language);
    QFETCH(QString, fen);
    QFETCH(QString, verdict);
    QFETCH(QStringList, neighbours);
    speak(language);
    const chess::Game game(position(fen));
    const Color side = game.position().turn();
    if (verdict == QLatin1String("ongoing")) {
        QVERIFY(game.position().hasLegalMove()); // dead or not (5.2.2)
    } else {
        const QString key =
            verdict == QLatin1String("checkmate") ? QStringLiteral("mate") : verdict;
        QVERIFY(game.isOver());
        const ui::text::ResultWords words = ui::text::resultOf(*game.outcome());
        QCOMPARE(words.title, saidTitle(key, language, side));
        QCOMPARE(words.line, saidLine(key, language, side));
        QCOMPARE(words.article, saidArticle(key, language));
        QVERIFY(words.badge);
        const QStringList badge{words.badge->check, words.badge->moves, words.badge->result};
        QCOMPARE(badge, saidBadge(key, language));
    }
    QStringList expected;
    for (const QString& neighbour : neighbours) {
        expected.append(zoneWords(neighbour, language));
    }
    const auto zone = chess::kingZone(game.position(), side);
    const QStringList found = ui::text::zoneLines(zone, game.position().board());
    QCOMPARE(found.join(QStringLiteral(" | ")), expected.join(QStringLiteral(" | ")));
}

void TestWords::statuses_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("man"); // who gives check
    for (const QString& language : languages()) {
        const auto row = [&](const char* name, const QString& fen, const char* key, const char* man
                         ) {
            QTest::addRow("%s %s", name, qPrintable(language))
                << language << fen << QString(key) << QString(man);
        };
        row("White to move", InitialFen, "st_turn", "");
        row("Black to move", "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", "st_turn", "");
        row("check by a rook", "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "st_check", "rook h1");
        row("check by a pawn", "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "st_check", "pawn d7");
        row("check by a knight", "4k3/8/3N4/8/8/8/8/4K3 b - - 0 1", "st_check", "knight d6");
        row("double check", "r2qkb2/2Np4/8/8/8/8/8/4R1K1 b - - 0 1", "st_dcheck", "");
    }
}

void TestWords::statuses() {
    QFETCH(QString, language);
    QFETCH(QString, fen);
    QFETCH(QString, key);
    QFETCH(QString, man);
    speak(language);
    const chess::Position here = position(fen);
    const QString role =
        man.isEmpty() ? QString() : roleWord(man.section(QLatin1Char(' '), 0, 0), language);
    const QString square = man.section(QLatin1Char(' '), 1);
    const ui::text::Message words = ui::text::statusOf(here);
    QCOMPARE(words.title, saidTitle(key, language, here.turn()));
    QCOMPARE(
        words.line,
        filled(
            saidLine(key, language, here.turn()),
            {{QStringLiteral("piece"), role},
             {QStringLiteral("square"), square},
             {QStringLiteral("駒"), role},
             {QStringLiteral("マス"), square}}
        )
    );
}

void TestWords::resignQuestions_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<Color>("color");
    QTest::addColumn<bool>("isDraw");
    for (const QString& language : languages()) {
        for (const Color color : chess::AllColors) {
            for (const bool isDraw : {false, true}) {
                QTest::addRow(
                    "%s%s %s",
                    qPrintable(name(color)),
                    isDraw ? ", a draw" : "",
                    qPrintable(language)
                ) << language
                  << color << isDraw;
            }
        }
    }
}

void TestWords::resignQuestions() {
    QFETCH(QString, language);
    QFETCH(Color, color);
    QFETCH(bool, isDraw);
    speak(language);
    const QString key = isDraw ? QStringLiteral("q_resign_draw") : QStringLiteral("q_resign");
    const ui::text::Message words = ui::text::resignQuestion(color, isDraw);
    QCOMPARE(words.title, saidTitle(key, language, color));
    QCOMPARE(words.line, saidLine(key, language, color));
}

void TestWords::names_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ja") << QStringLiteral("ja");
}

void TestWords::names() {
    QFETCH(QString, language);
    speak(language);
    QCOMPARE(
        ui::text::refusalOf(chess::ActRefusal::NotLegal, chess::Game(), {}).title,
        saidTitle(QStringLiteral("st_illegal"), language, Color::White)
    );
    for (const Color color : chess::AllColors) {
        QCOMPARE(ui::text::colorName(color), sideName(color, language));
    }
    for (const auto role :
         {chess::Role::Pawn,
          chess::Role::Knight,
          chess::Role::Bishop,
          chess::Role::Rook,
          chess::Role::Queen,
          chess::Role::King}) {
        const QString word = roleWord(support::name(role), language);
        QCOMPARE(ui::text::roleInSentence(role), word);
        QCOMPARE(ui::text::roleName(role), word.left(1).toUpper() + word.mid(1));
        QCOMPARE(
            ui::text::pieceName({Color::Black, role}),
            isJapanese(language) ? QStringLiteral("黒の") + word : QStringLiteral("black ") + word
        );
    }
}

void TestWords::numberedMoves() {
    QCOMPARE(
        ui::text::numberedMove(1, Color::White, QStringLiteral("e4")), QStringLiteral("1. e4")
    );
    QCOMPARE(
        ui::text::numberedMove(12, Color::Black, QStringLiteral("O-O")), QStringLiteral("12... O-O")
    );
}

QTEST_MAIN(TestWords)
#include "tst_words.moc"
