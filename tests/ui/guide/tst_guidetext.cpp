// The text of the rules guide: both languages say the same, every claim stands on its sentence,
// every link leads somewhere, and nothing is copied.
#include "tests/support/table.h"
#include "tests/ui/guide/guidexml.h"
#include "ui/guide/diagramdata.h"
#include "ui/guide/guidebook.h"
#include "ui/guide/guidesections.h"
#include "ui/guide/quizdata.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace support;

namespace {

constexpr int RunLength = 20; // characters
constexpr int RunHashBytes = 5;

const QStringList GuideTongues{QStringLiteral("en"), QStringLiteral("ja")};

// FNV-1a of the UTF-8 of a run, its upper forty bits.
quint64 hashOfRun(QStringView run) {
    quint64 hash = 0xcbf29ce484222325;
    for (const char byte : run.toUtf8()) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3;
    }
    return hash >> (64 - 8 * RunHashBytes);
}

// Of every twenty characters in a row, white space left out, in the five texts that the guide's
// facts come from. The texts themselves are others' and are not carried here; the hashes tell
// whether a run of ours is one of theirs.
const QSet<quint64>& runsOfSources() {
    static const QSet<quint64> runs = [] {
        QSet<quint64> read;
        const QByteArray bytes = dataFile(QStringLiteral("seed-runs.bin"));
        for (qsizetype at = 0; at + RunHashBytes <= bytes.size(); at += RunHashBytes) {
            quint64 hash = 0;
            for (int i = 0; i < RunHashBytes; ++i) {
                hash = hash << 8 | static_cast<unsigned char>(bytes.at(at + i));
            }
            read.insert(hash);
        }
        return read;
    }();
    return runs;
}

QStringList runsSharedWithSources(QString text) {
    text.remove(QRegularExpression(QStringLiteral("\\s")));
    QStringList shared;
    for (qsizetype at = 0; at + RunLength <= text.size(); ++at) {
        const QStringView run = QStringView(text).mid(at, RunLength);
        if (runsOfSources().contains(hashOfRun(run))) {
            shared.append(run.toString());
        }
    }
    return shared;
}

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

// The files that hold words of the guide.
QStringList guideFiles() {
    QStringList files{
        "glossary.tsv", "articles.tsv", "chapters.json", "diagrams.json", "quizzes.json"};
    for (const QString& page : guidePages()) {
        for (const QString& language : GuideTongues) {
            files.append(QStringLiteral("text/%1/%2.html").arg(language, page));
        }
    }
    return files;
}

} // namespace

class TestGuideText : public QObject {
    Q_OBJECT

private slots:
    void pages_data() { eachPage(); }
    void pages();
    void pair_data() { eachPage(); }
    void pair();
    void title_data();
    void title();
    void claims_data();
    void claims();
    void noOtherClaims();
    void links_data() { eachPage(); }
    void links();
    void terms_data() { eachPage(); }
    void terms();
    void cardsExist();
    void bannedWords_data() { eachFile(); }
    void bannedWords();
    void nothingIsCopied_data() { eachFile(); }
    void nothingIsCopied();
    void aCopyIsFound();
    void readerReadsAll_data() { eachPage(); }
    void readerReadsAll();
    void chipsStayWithTheirWords_data();
    void chipsStayWithTheirWords();
    void readerRefuses_data();
    void readerRefuses();
    void articlesOfEnds_data();
    void articlesOfEnds();
    void sectionsOfRefusals();
    void sectionOfArticle_data();
    void sectionOfArticle();

private:
    static void eachPage() {
        QTest::addColumn<QString>("page");
        for (const QString& page : guidePages()) {
            QTest::newRow(qPrintable(page)) << page;
        }
    }
    static void eachFile() {
        QTest::addColumn<QString>("file");
        for (const QString& file : guideFiles()) {
            QTest::newRow(qPrintable(file)) << file;
        }
    }
};

void TestGuideText::pages() {
    QFETCH(QString, page);
    for (const QString& language : GuideTongues) {
        const GuideXml xml = guideXml(page, language);
        QCOMPARE(xml.error, QString());
        QCOMPARE(xml.id, page);
        QCOMPARE(xml.titles.size(), 1);
    }
}

void TestGuideText::pair() {
    QFETCH(QString, page);
    const GuideXml english = guideXml(page, QStringLiteral("en"));
    const GuideXml japanese = guideXml(page, QStringLiteral("ja"));
    QCOMPARE(english.cards, japanese.cards);
    for (const auto* kind : {"article", "section"}) {
        const QString name = QString::fromLatin1(kind);
        QCOMPARE(sorted(english.targets(name)), sorted(japanese.targets(name)));
    }
    QCOMPARE(sorted(english.claims.keys()), sorted(japanese.claims.keys()));
    const bool isSection = page != QLatin1String("mistakes");
    QCOMPARE(!english.targets(QStringLiteral("article")).isEmpty(), true);
    if (isSection) {
        QCOMPARE(english.cards.last(), QStringLiteral("quiz ") + page);
        QCOMPARE(english.cards.count(QStringLiteral("quiz ") + page), 1);
        const bool hasDiagram = page != QLatin1String("7.1");
        QCOMPARE(english.cards.count(QStringLiteral("diagram ") + page), hasDiagram ? 1 : 0);
    }
}

void TestGuideText::title_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    for (const TableRow& row : table(QStringLiteral("guide-sections.tsv"))) {
        QTest::newRow(row.id()) << row["id"] << row["title_en"] << row["title_ja"];
    }
}

void TestGuideText::title() {
    QFETCH(QString, page);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    QCOMPARE(guideXml(page, QStringLiteral("en")).titles, QStringList(english));
    QCOMPARE(guideXml(page, QStringLiteral("ja")).titles, QStringList(japanese));
}

void TestGuideText::claims_data() {
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QStringList>("sections");
    const auto rows = table(QStringLiteral("guide-claims.tsv"));
    QCOMPARE(rows.size(), 276);
    for (const TableRow& row : rows) {
        QTest::newRow(row.id()) << row["id"] << words(row["sections"]);
    }
}

// On a sentence, in both languages, in each section that carries it.
void TestGuideText::claims() {
    QFETCH(QString, claim);
    QFETCH(QStringList, sections);
    QVERIFY(!sections.isEmpty());
    static const QRegularExpression sentence(QStringLiteral("[.!?。？！](”|」|\\))?$"));
    for (const QString& section : sections) {
        for (const QString& language : GuideTongues) {
            const QStringList stated = guideXml(section, language).claims.value(claim);
            QVERIFY2(!stated.isEmpty(), qPrintable(section + QLatin1Char(' ') + language));
            for (const QString& words : stated) {
                QVERIFY2(words.contains(sentence), qPrintable(words));
            }
        }
    }
}

void TestGuideText::noOtherClaims() {
    QSet<QString> known;
    for (const TableRow& row : table(QStringLiteral("guide-claims.tsv"))) {
        known.insert(row["id"]);
    }
    for (const QString& page : guidePages()) {
        for (const QString& claim : guideXml(page, QStringLiteral("ja")).claims.keys()) {
            QVERIFY2(known.contains(claim), qPrintable(page + QLatin1Char(' ') + claim));
        }
    }
}

void TestGuideText::links() {
    QFETCH(QString, page);
    const ui::GuideBook book;
    for (const QString& language : GuideTongues) {
        for (const auto& [href, words] : guideXml(page, language).links) {
            const QString kind = href.section(QLatin1Char(':'), 0, 0);
            const QString target = href.section(QLatin1Char(':'), 1);
            const bool leads = kind == QLatin1String("article")   ? book.article(target) != nullptr
                               : kind == QLatin1String("term")    ? book.term(target) != nullptr
                               : kind == QLatin1String("section") ? book.isWritten(target)
                                                                  : false;
            QVERIFY2(leads, qPrintable(language + QLatin1Char(' ') + href));
            QVERIFY2(!words.trimmed().isEmpty(), qPrintable(href));
            if (kind == QLatin1String("article")) {
                QCOMPARE(words, target);
            }
        }
    }
}

// A word of the glossary is a link where it is met first, and nowhere else. What is met is told by
// whole words, which Japanese does not mark: there, that it is a link once.
void TestGuideText::terms() {
    QFETCH(QString, page);
    for (const QString& language : GuideTongues) {
        const GuideXml xml = guideXml(page, language);
        const QStringList terms = xml.targets(QStringLiteral("term"));
        QCOMPARE(QSet<QString>(terms.begin(), terms.end()).size(), terms.size());
        for (const auto& [before, words] : xml.before) {
            static const QStringList other{"taken back", "dead position"}; // words of their own
            QString earlier = before;
            for (const QString& phrase : other) {
                earlier.remove(phrase);
            }
            const QRegularExpression word(
                QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(words))
            );
            const bool isMet = language == QLatin1String("en") && earlier.contains(word);
            QVERIFY2(!isMet, qPrintable(words));
        }
    }
}

void TestGuideText::cardsExist() {
    QStringList diagrams;
    for (const QString& page : guidePages()) {
        for (const QString& card : guideXml(page, QStringLiteral("en")).cards) {
            const QStringList parts = card.split(QLatin1Char(' '));
            for (const QString& ref : parts.mid(1)) {
                const bool isThere = parts.front() == QLatin1String("quiz")
                                         ? ui::findQuiz(ref) != nullptr
                                         : ui::findDiagram(ref) != nullptr;
                QVERIFY2(isThere, qPrintable(card));
                if (parts.front() != QLatin1String("quiz")) {
                    diagrams.append(ref);
                }
            }
        }
    }
    QStringList all;
    for (const ui::Diagram& diagram : ui::allDiagrams()) {
        all.append(diagram.id);
    }
    QCOMPARE(sorted(diagrams), sorted(all)); // each stands in the text once
}

void TestGuideText::bannedWords() {
    QFETCH(QString, file);
    const QString text = QString::fromUtf8(guideSource(file));
    const QString banned = QString::fromUtf8(dataFile(QStringLiteral("banned-words.txt")));
    for (const QString& word : banned.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QVERIFY2(!text.contains(word.trimmed()), qPrintable(word));
    }
}

void TestGuideText::nothingIsCopied() {
    QFETCH(QString, file);
    const QString source = QString::fromUtf8(guideSource(file));
    QString text = source;
    text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    QCOMPARE(runsSharedWithSources(text), QStringList());
    text = source; // a chip between two halves of a sentence hides nothing
    text.remove(QRegularExpression(QStringLiteral("<a href=\"article:[^>]*>[^<]*</a>")));
    text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    QCOMPARE(runsSharedWithSources(text), QStringList());
}

// A title that the sources name, and that nobody has written.
void TestGuideText::aCopyIsFound() {
    QVERIFY(runsOfSources().size() > 13000);
    QVERIFY(!runsSharedWithSources(QStringLiteral("FIDE Laws of Chess, Articles")).isEmpty());
    QVERIFY(runsSharedWithSources(QStringLiteral("FIDE Laws of Chess, Appendix")).isEmpty());
}

void TestGuideText::readerReadsAll() {
    QFETCH(QString, page);
    const ui::GuideBook book;
    for (const auto language : {ui::GuideLanguage::English, ui::GuideLanguage::Japanese}) {
        const ui::GuideText& text = book.text(page, language);
        const GuideXml xml = guideXml(page, codeOf(language));
        QCOMPARE(text.id, page);
        QCOMPARE(text.title, xml.titles.front());
        QCOMPARE(book.title(page, language), text.title);
        QStringList articles;
        for (const auto& paragraph : text.paragraphs) {
            articles += paragraph.articles;
        }
        QCOMPARE(sorted(articles), sorted(xml.targets(QStringLiteral("article"))));
        QString html;
        QStringList cards;
        for (const ui::GuideBlock& block : text.blocks) {
            if (const auto* run = std::get_if<ui::GuideRun>(&block)) {
                html += run->html;
            } else if (const auto* diagram = std::get_if<ui::GuideDiagram>(&block)) {
                cards.append(QStringLiteral("diagram ") + diagram->ref);
            } else if (const auto* pair = std::get_if<ui::GuidePair>(&block)) {
                cards.append(QStringLiteral("pair %1 %2").arg(pair->left, pair->right));
            } else if (const auto* quiz = std::get_if<ui::GuideQuiz>(&block)) {
                cards.append(QStringLiteral("quiz ") + quiz->ref);
            } else {
                cards.append(QStringLiteral("drill"));
            }
        }
        QCOMPARE(cards, xml.cards);
        QVERIFY(!html.contains(QLatin1String("<claim")));
    }
}

void TestGuideText::chipsStayWithTheirWords_data() {
    QTest::addColumn<QString>("words");    // with % where the chip stands
    QTest::addColumn<QString>("expected"); // with what the reader puts between
    const auto row = [](const char* name, const QString& words, const QString& expected) {
        QTest::newRow(name) << words << expected;
    };
    row("bound", QStringLiteral("It ends. %"), QStringLiteral("It ends.\u00A0%"));
    row("the second is not", QStringLiteral("Ends. % %"), QStringLiteral("Ends.\u00A0% %"));
    row("nor after a comma", QStringLiteral("Ends (%, %)"), QStringLiteral("Ends (%, %)"));
    row("Japanese may break", QStringLiteral("です。%"), QStringLiteral("です。\u200B%"));
    row("Japanese with a blank", QStringLiteral("回 %"), QStringLiteral("回 %"));
    row("in Japanese brackets", QStringLiteral("手（%）"), QStringLiteral("手（%）"));
}

void TestGuideText::chipsStayWithTheirWords() {
    QFETCH(QString, words);
    QFETCH(QString, expected);
    words.replace(u'%', QStringLiteral("<a href=\"article:3\">3</a>"));
    expected.replace(
        u'%', QStringLiteral("<a class=\"article\" href=\"article:3\">\u00A03\u00A0</a>")
    );
    const auto text = ui::readGuideText(
        QStringLiteral("<section id=\"1.1\"><p>%1</p></section>").arg(words).toUtf8()
    );
    QVERIFY(text);
    QCOMPARE(
        std::get<ui::GuideRun>(text->blocks.front()).html, QStringLiteral("<p>%1</p>").arg(expected)
    );
}

void TestGuideText::readerRefuses_data() {
    QTest::addColumn<QString>("xml");
    const auto row = [](const char* name, const char* xml) {
        QTest::newRow(name) << QString::fromLatin1(xml);
    };
    row("nothing", "");
    row("another root", "<html></html>");
    row("not closed", "<section id=\"1.1\"><p>a</section>");
    row("unknown element", "<section id=\"1.1\"><div>a</div></section>");
    row("words beside a paragraph", "<section id=\"1.1\">a</section>");
    row("a card in a paragraph", "<section id=\"1.1\"><p><quiz ref=\"1.1\"/></p></section>");
}

void TestGuideText::readerRefuses() {
    QFETCH(QString, xml);
    QVERIFY(!ui::readGuideText(xml.toUtf8()));
}

void TestGuideText::articlesOfEnds_data() {
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("article");
    using chess::Outcome;
    const auto row = [](const char* name, const Outcome& outcome) {
        const std::string_view article = outcome.article();
        QTest::newRow(name
        ) << ui::sectionOf(outcome.termination())
          << QString::fromLatin1(article.data(), static_cast<qsizetype>(article.size()));
    };
    const auto white = chess::Color::White;
    row("checkmate", Outcome::checkmate(white));
    row("stalemate", Outcome::stalemate(white));
    row("dead position", Outcome::deadPosition());
    row("fivefold", Outcome::fivefold());
    row("75 moves", Outcome::seventyFive());
    row("threefold", Outcome::threefold(white));
    row("50 moves", Outcome::fiftyMoves(white));
    row("agreement", Outcome::agreement(white));
    row("resignation", Outcome::resignation(white, chess::MateChance::Possible));
    row("time", Outcome::timeForfeit(white, chess::MateChance::Possible));
    row("illegal moves", Outcome::illegalMoves(white, chess::MateChance::Possible));
}

// Where the game says why it is over, the section says it too.
void TestGuideText::articlesOfEnds() {
    QFETCH(QString, section);
    QFETCH(QString, article);
    const ui::GuideBook book;
    QVERIFY(book.sections().contains(section));
    QVERIFY(book.sectionsWith(article).contains(section));
}

// The section that a refused move leads to cites the article that it is refused by, where there is
// one; else the article itself leads somewhere.
void TestGuideText::sectionsOfRefusals() {
    const ui::GuideBook book;
    for (std::size_t i = 0; i < chess::RefusalReasonCount; ++i) {
        const auto reason = static_cast<chess::RefusalReason>(i);
        const std::string_view all = chess::article(reason);
        const QString article = QString::fromLatin1(all.data(), static_cast<qsizetype>(all.size()))
                                    .section(QLatin1Char(','), 0, 0);
        const auto section = ui::sectionOf(reason);
        const QByteArray which =
            "reason " + QByteArray::number(static_cast<int>(i)) + ' ' + article.toUtf8();
        if (!section) {
            QVERIFY2(article.isEmpty() || book.sectionFor(article), which.constData());
            continue;
        }
        QVERIFY2(book.sections().contains(*section), which.constData());
        QStringList cited; // 3.7 by its parts
        for (const auto& paragraph : book.text(*section, ui::GuideLanguage::Japanese).paragraphs) {
            cited += paragraph.articles;
        }
        const bool cites = std::any_of(cited.begin(), cited.end(), [&](const QString& number) {
            return (number + QLatin1Char('.')).startsWith(article + QLatin1Char('.'));
        });
        QVERIFY2(article.isEmpty() || cites, which.constData());
    }
}

void TestGuideText::sectionOfArticle_data() {
    QTest::addColumn<QString>("article");
    QTest::addColumn<QString>("section");
    const auto row = [](const char* article, const char* section) {
        QTest::newRow(article) << QString::fromLatin1(article) << QString::fromLatin1(section);
    };
    row("3.6", "2.4"); // the knight's, though the queen's page speaks of it too
    row("3.7.3.1", "4.3");
    row("3.9.2", "3.2");
    row("5.2.1", "5.2");
    row("5.2.1.7", "5.2"); // a part of it
    row("7.5.5", "6.1");
}

void TestGuideText::sectionOfArticle() {
    QFETCH(QString, article);
    QFETCH(QString, section);
    QCOMPARE(ui::GuideBook().sectionFor(article).value_or(QString()), section);
}

QTEST_GUILESS_MAIN(TestGuideText)
#include "tst_guidetext.moc"
