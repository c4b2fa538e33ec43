// Why a move is refused, in both languages, to the letter of what was decided on.
#include "app/language.h"
#include "tests/support/chess.h"
#include "tests/support/refusals.h"
#include "tests/support/said.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"
#include "ui/text/whywords.h"

#include <QtTest>

using namespace support;
using chess::Game;
using ui::text::Message;

namespace {

Game gameOf(const QString& start, const QString& line) {
    return playLine(game(start), words(line).join(QLatin1Char(' ')));
}

// What is said of an attempt; nothing of a legal one.
Message saidOf(const Game& game, const QString& text) {
    const auto refusal = chess::refusalOnBoard(game, attempt(game, text));
    return refusal ? ui::text::whyRefused(*refusal, game) : Message{};
}

QString cited(const QString& articles, const QString& language) {
    if (language == QLatin1String("ja")) {
        return QStringLiteral("FIDE規則 ") + articles;
    }
    return (articles.contains(QLatin1Char(',')) ? QStringLiteral("FIDE Laws, articles ")
                                                : QStringLiteral("FIDE Laws, article ")) +
           articles;
}

} // namespace

class TestWhyWords : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void legal_data();
    void legal();
    void own_data();
    void own();
    void letters_data();
    void letters();
    void everyNameIsFilled_data();
    void everyNameIsFilled();

private:
    void speak(const QString& language) { m_language.use(language); }

    app::Language m_language;
};

void TestWhyWords::refused_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("articles");
    for (const QString& language : languages()) {
        for (const TableRow& row : table(QStringLiteral("why-illegal.tsv"))) {
            QTest::addRow("%s %s", row.id().constData(), qPrintable(language))
                << language << row["start"] << row["line"] << row["attempt"]
                << row[language.toLatin1().constData()] << row["article"];
        }
    }
}

void TestWhyWords::refused() {
    QFETCH(QString, language);
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    QFETCH(QString, articles);
    speak(language);
    const Message words = saidOf(gameOf(start, line), text);
    QCOMPARE(words.title, sentence);
    QVERIFY(words.line.endsWith(cited(articles, language)));
}

void TestWhyWords::legal_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    for (const QString& language : languages()) {
        for (const TableRow& row : table(QStringLiteral("looks-legal.tsv"))) {
            QTest::addRow("%s %s", row.id().constData(), qPrintable(language))
                << language << row["start"] << row["line"] << row["move"];
        }
    }
}

void TestWhyWords::legal() {
    QFETCH(QString, language);
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, text);
    speak(language);
    QCOMPARE(saidOf(gameOf(start, line), text).title, QString());
}

void TestWhyWords::own_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("said");
    const auto rows = [](const char* id,
                         const char* line,
                         const char* text,
                         const QString(&title)[2],
                         const QString(&said)[2]) {
        for (int i = 0; i < 2; ++i) {
            const QString language = languages().at(i);
            QTest::addRow("%s %s", id, qPrintable(language))
                << language << QString(line) << QString(text) << title[i] << said[i];
        }
    };
    rows(
        "GAME_OVER",
        "f3 e5 g4 Qh4#",
        "e1e2",
        {QStringLiteral("The game is over. Start a new game, or step back to look."),
         QStringLiteral("対局は終わっています。新しい対局を始めるか、棋譜を戻して見てください。")},
        {QStringLiteral("FIDE Laws, articles 5.1, 5.2"), QStringLiteral("FIDE規則 5.1, 5.2")}
    );
    rows(
        "NO_PIECE",
        "-",
        "e4e5",
        {QStringLiteral("There is no piece on e4."), QStringLiteral("e4には駒がありません。")},
        {QString(), QString()}
    );
    rows(
        "PAWN_TOO_FAR",
        "-",
        "e2e5",
        {QStringLiteral("A pawn advances one square (two only on its first move)."),
         QStringLiteral("ポーンが進めるのは1マスです（最初の1手だけ2マス）。")},
        {QStringLiteral("FIDE Laws, articles 3.7.1, 3.7.2"),
         QStringLiteral("FIDE規則 3.7.1, 3.7.2")}
    );
    rows(
        "NOT_YOUR_PIECE, White to move",
        "-",
        "e7e5",
        {QStringLiteral("It is White to move. You can move only White pieces."),
         QStringLiteral("白の手番です。動かせるのは白の駒だけです。")},
        {QStringLiteral("FIDE Laws, articles 1.2, 1.3"), QStringLiteral("FIDE規則 1.2, 1.3")}
    );
    rows(
        "CASTLE_KING_MOVED, since when",
        "e4 e5 Nf3 Nf6 Be2 Ke7 O-O Ke8 a3",
        "e8g8",
        {QStringLiteral("Your king has already moved. Castling is gone for the rest of the game."),
         QStringLiteral("キングが一度動いたので、この対局ではもうキャスリングできません。")},
        {QStringLiteral("First move: 3... Ke7. FIDE Laws, article 3.8.2.1"),
         QStringLiteral("最初に動いた手：3... Ke7。FIDE規則 3.8.2.1")}
    );
}

void TestWhyWords::own() {
    QFETCH(QString, language);
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(QString, title);
    QFETCH(QString, said);
    speak(language);
    const Game game = gameOf(InitialFen, line);
    const auto refusal = chess::refusalOf(game, attempt(game, text));
    QVERIFY(refusal);
    const Message words = ui::text::whyRefused(*refusal, game);
    QCOMPARE(words.title, title);
    QCOMPARE(words.line, said);
}

void TestWhyWords::letters_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    QTest::newRow("pawn") << "a7a8p" << QStringLiteral("A pawn cannot become a pawn.")
                          << QStringLiteral("ポーンはポーンには昇格できません。");
    QTest::newRow("king") << "a7a8K" << QStringLiteral("A pawn cannot become a king.")
                          << QStringLiteral("ポーンはキングには昇格できません。");
    QTest::newRow("no man") << "a7a8x" << QStringLiteral("A pawn cannot become a X.")
                            << QStringLiteral("ポーンはXには昇格できません。");
}

void TestWhyWords::letters() {
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    const Game game = support::game(QStringLiteral("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    speak(QStringLiteral("en"));
    QCOMPARE(saidOf(game, text).title, english);
    speak(QStringLiteral("ja"));
    QCOMPARE(saidOf(game, text).title, japanese);
}

void TestWhyWords::everyNameIsFilled_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

// In games by chance: no sentence asks for a name that the refusal does not give, and each is what
// the template says between its names.
void TestWhyWords::everyNameIsFilled() {
    QFETCH(QString, language);
    speak(language);
    QHash<QString, QRegularExpression> patterns;
    for (const TableRow& row : table(QStringLiteral("why-reasons.tsv"))) {
        static const QRegularExpression name(QStringLiteral("\\\\\\{[a-z_\\\\]+\\\\\\}"));
        QString pattern = QRegularExpression::escape(row[language.toLatin1().constData()]);
        pattern.replace(name, QStringLiteral("[^{} ]+"));
        patterns.insert(
            QString::fromUtf8(row.id()),
            QRegularExpression(QRegularExpression::anchoredPattern(pattern))
        );
    }
    Dice dice(20230101);
    for (int i = 0; i < 20000; ++i) {
        const Game game(scatteredPosition(dice));
        const auto men = game.position().board().of(game.position().turn());
        const QStringList own = squareNames(men);
        const chess::Square from = square(own.at(static_cast<int>(roll(dice, own.size()))));
        const auto to = chess::Square::at(static_cast<int>(roll(dice, 64)));
        if (from == to) {
            continue;
        }
        const auto refusal = chess::refusalOnBoard(game, {from, to});
        if (refusal) {
            const QString title = ui::text::whyRefused(*refusal, game).title;
            QVERIFY2(
                title.contains(patterns.value(name(refusal->reason))),
                qPrintable(name(refusal->reason) + QStringLiteral(": ") + title)
            );
        }
    }
}

QTEST_MAIN(TestWhyWords)
#include "tst_whywords.moc"
