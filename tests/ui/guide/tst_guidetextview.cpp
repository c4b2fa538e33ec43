// The runs of text of the guide as they are laid out: every line is there and none is cut, at every
// width and size; chips and links can be found.
#include "tests/ui/guide/guidexml.h"
#include "ui/guide/guidebook.h"
#include "ui/guide/guidetextview.h"

#include <QApplication>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>
#include <QtTest>

using namespace support;

namespace {

ui::GuideStyle styleOf(int percent) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    return {QApplication::palette(), font};
}

// A line must not begin between two letters of the Latin alphabet, nor within a chip.
bool isInWord(const QString& text, int at) {
    const auto isPart = [](QChar letter) {
        return letter == QChar(QChar::Nbsp) ||
               (letter.isLetterOrNumber() && letter < QChar(0x2E80));
    };
    return isPart(text.at(at - 1)) && isPart(text.at(at));
}

// In a table it is; elsewhere, a word alone may be wider than there is room.
bool isAvoidable(const QTextBlock& block, int line) {
    const QTextLine before = block.layout()->lineAt(line);
    const QString words = block.text().mid(before.textStart(), before.textLength());
    return QTextCursor(block).currentTable() || words.contains(u' ');
}

// The first block that has words and no line, or a line wider than there is room.
QString faultOf(const ui::GuideTextView& view) {
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        if (!block.text().isEmpty() && layout.lineCount() == 0) {
            return QStringLiteral("no line: ") + block.text();
        }
        for (int i = 0; i < layout.lineCount(); ++i) {
            const QTextLine line = layout.lineAt(i);
            if (line.naturalTextWidth() > line.width() + 1) {
                return QStringLiteral("cut: ") + block.text();
            }
            if (i > 0 && isInWord(block.text(), line.textStart()) && isAvoidable(block, i - 1)) {
                return QStringLiteral("broken: ") + block.text();
            }
        }
    }
    return {};
}

} // namespace

class TestGuideTextView : public QObject {
    Q_OBJECT

private slots:
    void everyLine_data();
    void everyLine();
    void find();
    void heightFollowsTheWidth();
    void tablesFit_data();
    void tablesFit();

private:
    ui::GuideBook m_book;
};

void TestGuideTextView::everyLine_data() {
    QTest::addColumn<QString>("page");
    for (const QString& page : guidePages()) {
        QTest::newRow(qPrintable(page)) << page;
    }
}

void TestGuideTextView::everyLine() {
    QFETCH(QString, page);
    for (const auto language : {ui::GuideLanguage::English, ui::GuideLanguage::Japanese}) {
        for (const ui::GuideBlock& block : m_book.text(page, language).blocks) {
            const auto* run = std::get_if<ui::GuideRun>(&block);
            if (!run) {
                continue;
            }
            ui::GuideTextView view(nullptr);
            for (const int percent : {100, 200}) {
                for (const int width : {380, 580, 760}) {
                    view.show(run->html, styleOf(percent), width);
                    for (const int shown : {width, width - 40}) { // at once, and made narrower
                        view.resize(shown, view.heightForWidth(shown));
                        view.grab();
                        QCOMPARE(faultOf(view), QString());
                    }
                }
            }
        }
    }
}

void TestGuideTextView::find() {
    ui::GuideTextView view(nullptr);
    view.show(
        QStringLiteral("<p>a</p><p><a name=\"T001\"></a>b</p><p><a href=\"article:3.6\">3.6</a></p>"
        ),
        styleOf(100),
        400
    );
    const auto named = view.find(QStringLiteral("T001"));
    const auto linked = view.find(QStringLiteral("article:3.6"));
    QVERIFY(named && linked);
    QVERIFY(*named > 0 && *linked > *named);
    QVERIFY(!view.find(QStringLiteral("article:3")));
}

void TestGuideTextView::heightFollowsTheWidth() {
    ui::GuideTextView view(nullptr);
    view.show(
        QStringLiteral("<p>%1</p>").arg(QStringLiteral("word ").repeated(60)), styleOf(100), 400
    );
    const int narrow = view.heightForWidth(200);
    const int wide = view.heightForWidth(800);
    QVERIFY(narrow > wide && wide > 0);
    QCOMPARE(view.heightForWidth(200), narrow);
}

void TestGuideTextView::tablesFit_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isTable");
    QTest::addColumn<bool>("isSmall");
    QTest::newRow("usual size") << 100 << 570 << true << false;
    QTest::newRow("wide") << 200 << 1600 << true << false;
    QTest::newRow("in smaller letters") << 200 << 700 << true << true;
    QTest::newRow("as lists") << 200 << 380 << false << false;
}

// The widest table: as it is, smaller, or row by row with the heads of the columns.
void TestGuideTextView::tablesFit() {
    QFETCH(int, percent);
    QFETCH(int, width);
    QFETCH(bool, isTable);
    QFETCH(bool, isSmall);
    const QString penalty = QStringLiteral("taken back, with a penalty");
    ui::GuideTextView view(nullptr);
    for (const ui::GuideBlock& block :
         m_book.text(QStringLiteral("7.1"), ui::GuideLanguage::English).blocks) {
        const auto* run = std::get_if<ui::GuideRun>(&block);
        if (run && run->html.contains(penalty)) {
            view.show(run->html, styleOf(percent), 1000);
        }
    }
    view.resize(width, view.heightForWidth(width));
    QTextCursor found = view.document()->find(penalty);
    QVERIFY(!found.isNull());
    QCOMPARE(found.currentTable() != nullptr, isTable);
    QCOMPARE(found.charFormat().font().pointSizeF() < styleOf(percent).font.pointSizeF(), isSmall);
    QCOMPARE(found.block().text().startsWith(QStringLiteral("The Laws: ")), !isTable);
    view.heightForWidth(1600); // and back
    QVERIFY(view.document()->find(penalty).currentTable());
}

QTEST_MAIN(TestGuideTextView)
#include "tst_guidetextview.moc"
