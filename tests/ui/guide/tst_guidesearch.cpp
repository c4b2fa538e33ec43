// The search of the rules guide: both languages, whichever is shown; articles; letters of any
// width, case and kana.
#include "ui/guide/guidesearch.h"

#include <QtTest>

using ui::GuideHit;
using ui::GuideLanguage;

class TestGuideSearch : public QObject {
    Q_OBJECT

private slots:
    void first_data();
    void first();
    void articles_data();
    void articles();
    void nothing_data();
    void nothing();
    void context();
    void aPageIsNamedOnce();
    void keepsToTheLanguageShown();

private:
    std::vector<GuideHit> find(const QString& query, GuideLanguage shown) const {
        return m_index.find(query, shown);
    }

    ui::GuideBook m_book;
    ui::GuideIndex m_index{m_book};
};

void TestGuideSearch::first_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("page");
    const auto row = [](const char* name, const char* query, const char* page) {
        QTest::newRow(name) << QString::fromUtf8(query) << QString::fromLatin1(page);
    };
    row("Japanese", "アンパッサン", "4.3");
    row("hiragana", "あんぱっさん", "4.3");
    row("half-width kana", "ｱﾝﾊﾟｯｻﾝ", "4.3");
    row("English", "en passant", "4.3");
    row("upper case", "EN PASSANT", "4.3");
    row("full-width letters", "ｅｎ　ｐａｓｓａｎｔ", "4.3");
    row("a hyphen", "en-passant", "4.3");
    row("blanks round it", "  Knight ", "2.4");
    row("a title in part", "ステイルメイト、メイトか", "5.2");
    row("an apostrophe of the keyboard", "pawn's capture", "2.7");
}

void TestGuideSearch::first() {
    QFETCH(QString, query);
    QFETCH(QString, page);
    for (const auto shown : {GuideLanguage::English, GuideLanguage::Japanese}) {
        const auto hits = find(query, shown);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().page, page);
    }
}

void TestGuideSearch::articles_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("anchor");
    const auto row = [](const char* query, const char* page, const char* anchor) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromLatin1(page)
                             << QString::fromLatin1(anchor);
    };
    row("5.2.2", "5.4", "article:5.2.2");
    row("５．２．２", "5.4", "article:5.2.2");
    row("article 5.2.2", "5.4", "article:5.2.2");
    row("第5.2.2条", "5.4", "article:5.2.2");
    row("9.2", "5.5", "article:9.2");
    row("9.2", "articles", "9.2.1");
    row("9.2", "articles", "9.2.3.2");
    row("c.8", "6.4", "article:C.8");
}

void TestGuideSearch::articles() {
    QFETCH(QString, query);
    QFETCH(QString, page);
    QFETCH(QString, anchor);
    const auto hits = find(query, GuideLanguage::Japanese);
    QVERIFY(std::any_of(hits.begin(), hits.end(), [&](const GuideHit& hit) {
        return hit.page == page && hit.anchor == anchor;
    }));
    // A number is no beginning of another: 9.2 is not 9.21, nor 5.2 a part of 15.2.
    for (const GuideHit& hit : hits) {
        const QString number = ui::foldWord(query)
                                   .section(QLatin1Char(' '), -1)
                                   .remove(QRegularExpression(QStringLiteral("[第条]")));
        QVERIFY((hit.anchor + hit.found + hit.after).contains(number, Qt::CaseInsensitive));
    }
}

void TestGuideSearch::nothing_data() {
    QTest::addColumn<QString>("query");
    QTest::newRow("empty") << QString();
    QTest::newRow("blanks") << QStringLiteral("  　 ");
    QTest::newRow("no such word") << QStringLiteral("zugzwangzwang");
    QTest::newRow("no such article") << QStringLiteral("77.7");
}

void TestGuideSearch::nothing() {
    QFETCH(QString, query);
    QVERIFY(find(query, GuideLanguage::English).empty());
}

// The words found stand in the line as they are written.
void TestGuideSearch::context() {
    for (const GuideHit& hit : find(QStringLiteral("STALEMATE"), GuideLanguage::English)) {
        QCOMPARE(hit.found.toLower(), QStringLiteral("stalemate"));
        QVERIFY(hit.before.size() < 40 && hit.after.size() < 90);
    }
    for (const GuideHit& hit : find(QStringLiteral("すているめいと"), GuideLanguage::Japanese)) {
        QCOMPARE(hit.found, QStringLiteral("ステイルメイト"));
    }
}

void TestGuideSearch::aPageIsNamedOnce() {
    QSet<QString> seen;
    for (const GuideHit& hit : find(QStringLiteral("king"), GuideLanguage::English)) {
        const bool isList =
            hit.page == QLatin1String("glossary") || hit.page == QLatin1String("articles");
        const QString key = isList ? hit.page + hit.anchor : hit.page;
        QVERIFY2(!seen.contains(key), qPrintable(key));
        seen.insert(key);
    }
    QVERIFY(seen.size() > 10);
}

// Where both languages have the word ("FEN"), the line is in the one that is read.
void TestGuideSearch::keepsToTheLanguageShown() {
    for (const auto shown : {GuideLanguage::English, GuideLanguage::Japanese}) {
        const auto hits = find(QStringLiteral("PGN"), shown);
        QVERIFY(std::any_of(hits.begin(), hits.end(), [&](const GuideHit& hit) {
            return hit.page == QLatin1String("6.4") && hit.language == shown;
        }));
    }
}

QTEST_GUILESS_MAIN(TestGuideSearch)
#include "tst_guidesearch.moc"
