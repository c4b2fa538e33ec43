// Why a side could, or could not, have mated: every reason has its sentence, in both languages.
#include "app/language.h"
#include "tests/support/chess.h"
#include "tests/support/said.h"
#include "ui/text/matewords.h"

#include <QRegularExpression>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

struct Reason {
    const char* name;
    const char* fen;
    Color side;
    const char* english; // a part of the sentence
    const char* japanese;
};

// Positions for each reason; what is searched for longer is in journeys.
const std::array<Reason, 8> Reasons{{
    {"bare king",
     "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
     Color::Black,
     "nothing but the king",
     "キングしか"},
    {"one bishop",
     "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
     Color::White,
     "One bishop or knight",
     "1つだけ"},
    {"bishops of one colour",
     "4k3/8/8/8/8/8/1b6/2B1K3 w - - 0 1",
     Color::White,
     "squares of one colour",
     "同じ色のマス"},
    {"knight against queen",
     "3qk3/8/8/8/8/2N5/8/4K3 w - - 0 1",
     Color::White,
     "Black only queens",
     "黒にはクイーン"},
    {"bishop against rook",
     "3rk3/8/8/8/8/8/8/2B1K3 w - - 0 1",
     Color::White,
     "White’s bishops reach",
     "白のビショップ"},
    {"forced", "8/8/8/8/5k2/8/6q1/7K w - - 0 1", Color::Black, "is forced", "毎回1つ"},
    {"confined",
     "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
     Color::White,
     "Black’s king",
     "黒のキング"},
    {"exhausted",
     "1K6/1p4kp/8/7P/8/5b2/2r5/q7 w - - 0 1",
     Color::White,
     "looked at (positions: ",
     "すべて調べました（局面 "},
}};

class TestMateWords : public QObject {
    Q_OBJECT

private slots:
    void reasons_data();
    void reasons();
    void open_data() { inBoth(); }
    void open();
    void dead_data() { inBoth(); }
    void dead();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }

    app::Language m_language;
};

void TestMateWords::reasons_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("number");
    for (const QString& language : languages()) {
        for (std::size_t i = 0; i < Reasons.size(); ++i) {
            QTest::addRow("%s, %s", Reasons[i].name, qPrintable(language))
                << language << static_cast<int>(i);
        }
    }
}

void TestMateWords::reasons() {
    QFETCH(QString, language);
    QFETCH(int, number);
    m_language.use(language);
    const Reason& reason = Reasons[static_cast<std::size_t>(number)];
    const auto verdict = chess::canMate(position(QString::fromLatin1(reason.fen)), reason.side);
    QVERIFY(std::holds_alternative<chess::Unwinnable>(verdict));
    const QString words = ui::text::chanceSentence(verdict, reason.side);
    QVERIFY2(
        words.contains(inLanguage(language, reason.english, reason.japanese)), qPrintable(words)
    );
    QVERIFY2(!words.contains(QLatin1Char('%')), qPrintable(words));
    if (language == QLatin1String("ja")) {
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
        QVERIFY2(!words.contains(letters), qPrintable(words));
    }
}

void TestMateWords::open() { // looked for, or in vain
    QFETCH(QString, language);
    m_language.use(language);
    const QString looked = ui::text::chanceSentence(chess::Unfinished{}, Color::Black);
    QVERIFY(looked.contains(inLanguage(language, "Black", "黒")));
    QVERIFY(looked.endsWith(QStringLiteral("…")));
    const QString vain = ui::text::chanceSentence(std::nullopt, Color::Black);
    QVERIFY(vain != looked && !vain.endsWith(QStringLiteral("…")));
}

// What neither side can is one sentence, unless the reasons differ.
void TestMateWords::dead() {
    QFETCH(QString, language);
    m_language.use(language);
    const auto sentence = [](const char* fen) {
        const chess::Position at = position(QString::fromLatin1(fen));
        const auto reason = [&](Color side) {
            return std::get<chess::Unwinnable>(chess::canMate(at, side)).reason;
        };
        return ui::text::deadSentence(reason(Color::White), reason(Color::Black), at);
    };
    QVERIFY(sentence("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1")
                .contains(inLanguage(language, "neither side", "どちらも")));
    QVERIFY(sentence("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
                .contains(inLanguage(language, "the kings never leave", "キングは印のマス")));
    QVERIFY(sentence("1K6/1p4kp/8/7P/8/5b2/2r5/q7 w - - 0 1")
                .contains(
                    inLanguage(language, "none is a checkmate", "メイトになる局面は1つもありません")
                ));
    const QString two = sentence("8/8/8/8/5k2/8/6q1/7K w - - 0 1");
    QCOMPARE(two.count(QLatin1Char('\n')), 1);
    QVERIFY(two.contains(inLanguage(language, "White has nothing", "白にはキングしか")));
}

} // namespace

QTEST_GUILESS_MAIN(TestMateWords)
#include "tst_matewords.moc"
