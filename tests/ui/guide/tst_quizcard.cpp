// The quizzes: as they are written, true where a test can tell, and in use.
#include "app/language.h"
#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"
#include "tests/ui/guide/cardhand.h"

#include <QAbstractButton>
#include <QtTest>

using namespace support;
using ui::DiagramTone;
using ui::Quiz;
using ui::QuizCard;

namespace {

const Quiz& quiz(const char* id) {
    const Quiz* found = ui::findQuiz(QString::fromLatin1(id));
    if (!found) {
        qFatal("no quiz %s", id);
    }
    return *found;
}

QString answerOf(const char* id) {
    return quiz(id).choices.at(quiz(id).answer).english;
}

QString choice(std::size_t number) {
    return QStringLiteral("choice%1").arg(number);
}

int movesFrom(const Quiz& quiz, const char* from) {
    const auto moves = quiz.game->legalMoves();
    return static_cast<int>(moves.where([&](chess::Move m) { return m.from() == square(from); }
    ).size());
}

} // namespace

class TestQuizCard : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.use(QStringLiteral("en")); }
    void oneForEachSection();
    void answersAreMixed();
    void answersAreTrue();
    void refusedFaults();
    void rightAndWrong_data();
    void rightAndWrong();
    void speaksTheLanguage();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    app::Language m_language;
};

void TestQuizCard::oneForEachSection() {
    QStringList ids;
    for (const Quiz& one : ui::allQuizzes()) {
        ids.append(one.id);
        QVERIFY(one.choices.size() >= 2);
        QVERIFY(one.answer < one.choices.size());
        QSet<QString> english;
        QSet<QString> japanese;
        for (const auto& words : one.choices) {
            english.insert(words.english);
            japanese.insert(words.japanese);
        }
        QCOMPARE(english.size(), static_cast<qsizetype>(one.choices.size()));
        QCOMPARE(japanese.size(), static_cast<qsizetype>(one.choices.size()));
        QVERIFY(one.question.japanese.endsWith(QStringLiteral("か？")));
    }
    QCOMPARE(ids, (QStringList{"1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "3.1",
                               "3.2", "3.3", "3.4", "4.1", "4.2", "4.3", "4.4", "5.1", "5.2", "5.3",
                               "5.4", "5.5", "5.6", "5.7", "6.1", "6.2", "6.3", "6.4", "7.1"}));
}

void TestQuizCard::answersAreMixed() { // the first choice is not the right one by habit
    QMap<std::size_t, int> places;
    for (const Quiz& one : ui::allQuizzes()) {
        ++places[one.answer];
    }
    for (const int times : std::as_const(places)) {
        QVERIFY(times < 15);
    }
    QVERIFY(places.size() >= 3);
}

void TestQuizCard::answersAreTrue() {
    QVERIFY(square("a8").isLight());
    QCOMPARE(answerOf("1.1"), QStringLiteral("a8"));
    QVERIFY(!square("d8").isLight());
    QCOMPARE(answerOf("1.2"), QStringLiteral("a dark square"));
    QCOMPARE(answerOf("2.1").toInt(), movesFrom(quiz("2.1"), "b2"));
    QVERIFY(square("b2").isLight() != square("b5").isLight());
    QCOMPARE(answerOf("2.4").toInt(), 2);
    QCOMPARE(answerOf("2.5").toInt(), static_cast<int>(quiz("2.5").game->legalMoves().size()));
    QCOMPARE(movesFrom(quiz("2.6"), "e2"), 1);
    QCOMPARE(answerOf("2.7").toInt(), movesFrom(quiz("2.7"), "e4"));
    QCOMPARE(
        uciMoves(playLine(*quiz("3.1").game, QStringLiteral("Rd8+")).legalMoves()),
        QStringList("g8h7")
    );
    QCOMPARE(answerOf("3.1"), QStringLiteral("no, Kh7"));
    QCOMPARE(answerOf("3.2").toInt(), static_cast<int>(quiz("3.2").game->legalMoves().size()));
    QVERIFY(!quiz("3.3").game->position().attackers(square("d3"), chess::Color::Black).isEmpty());
    QVERIFY(uciMoves(quiz("4.2").game->legalMoves()).contains(QLatin1String("e1c1")));
    QVERIFY(!uciMoves(quiz("4.3").game->legalMoves()).contains(QLatin1String("e5f6")));
    const chess::Position fork = playLine(*quiz("4.4").game, QStringLiteral("c8=N+")).position();
    QVERIFY(!fork.attackers(square("a7"), chess::Color::White).isEmpty());
    QCOMPARE(answerOf("4.4"), QStringLiteral("knight"));
    QVERIFY(!chess::isDead(position(QStringLiteral("8/8/4k3/8/8/2NNK3/8/8 w - - 0 1"))));
    QVERIFY(!(quiz("5.5").game->position() == quiz("5.5").game->positionAfter(2)));
    const auto mated = playLine(*quiz("5.6").game, QStringLiteral("Rh8#"));
    QCOMPARE(endOf(mated.outcome()), QStringLiteral("Checkmate White"));
    QCOMPARE(quiz("5.6").game->position().halfmoveClock(), 149);
}

void TestQuizCard::refusedFaults() {
    const auto faultOf = [](const char* inside) {
        const auto read =
            ui::readQuizzes(QByteArray(R"({"quizzes": [{"id": "x", )") + inside + "}]}");
        return read ? QString() : read.error();
    };
    const QByteArray words =
        R"("question": {"en": "a", "ja": "b"}, "why": {"en": "a", "ja": "b"}, )";
    QCOMPARE(faultOf(R"("answer": 0)"), QStringLiteral("x: words are missing"));
    QCOMPARE(
        faultOf(words + R"("answer": 0, "choices": [{"en": "a", "ja": "b"}])"),
        QStringLiteral("x: no answer among two choices or more")
    );
    QCOMPARE(
        faultOf(
            words + R"("answer": 2, "choices": [{"en": "a", "ja": "b"}, {"en": "c", "ja": "d"}])"
        ),
        QStringLiteral("x: no answer among two choices or more")
    );
    QCOMPARE(faultOf(R"("fen": "no")"), QStringLiteral("x: no position: no"));
}

void TestQuizCard::rightAndWrong_data() {
    QTest::addColumn<QString>("id");
    for (const Quiz& one : ui::allQuizzes()) {
        QTest::newRow(qPrintable(one.id)) << one.id;
    }
}

void TestQuizCard::rightAndWrong() {
    QFETCH(QString, id);
    const Quiz& quiz = *ui::findQuiz(id);
    QuizCard card(id);
    QStringList done;
    connect(&card, &QuizCard::done, [&done](const QString& ref) { done.append(ref); });
    card.resize(380, card.heightForWidth(380));
    card.show();
    QCOMPARE(card.findChild<ui::TaskBoard*>() != nullptr, quiz.game.has_value());
    QVERIFY(card.heading().contains(quiz.question.english));
    const std::size_t wrong = quiz.answer == 0 ? 1 : 0;
    QVERIFY(press(card, choice(wrong)));
    QVERIFY(tone(card) == DiagramTone::Wrong);
    QVERIFY(sentence(card).contains(quiz.choices[quiz.answer].english));
    QVERIFY(sentence(card).contains(quiz.why.english));
    QVERIFY(done.isEmpty());
    QVERIFY(press(card, choice(quiz.answer)));
    QVERIFY(tone(card) == DiagramTone::Right);
    QVERIFY(sentence(card).endsWith(quiz.why.english));
    QCOMPARE(article(card).isEmpty(), quiz.why.article.isEmpty());
    QCOMPARE(done, QStringList(id));
    QVERIFY(card.isMarkedDone());
}

void TestQuizCard::speaksTheLanguage() {
    QuizCard card(QStringLiteral("2.1"));
    card.resize(380, card.heightForWidth(380));
    card.show();
    QVERIFY(press(card, choice(0)));
    m_language.use(QStringLiteral("ja"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(card.heading().contains(quiz("2.1").question.japanese));
    QVERIFY(sentence(card).contains(quiz("2.1").why.japanese));
}

void TestQuizCard::nothingIsCut_data() {
    rightAndWrong_data();
}

void TestQuizCard::nothingIsCut() {
    QFETCH(QString, id);
    m_language.use(QStringLiteral("ja"));
    QuizCard card(id);
    card.resize(320, card.heightForWidth(320));
    card.show();
    for (const auto* button : card.findChildren<QAbstractButton*>()) {
        const QSize words = button->fontMetrics().size(0, button->text());
        QVERIFY2(words.width() + 20 <= button->width(), qPrintable(button->text()));
        QVERIFY2(words.height() <= button->height(), qPrintable(button->text()));
    }
}

QTEST_MAIN(TestQuizCard)
#include "tst_quizcard.moc"
