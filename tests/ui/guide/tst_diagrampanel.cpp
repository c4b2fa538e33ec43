// What stands on a card grows with its letters, and is seen on a dark window.
#include "tests/ui/guide/cardhand.h"
#include "ui/board/boardview.h"
#include "ui/guide/diagramcount.h"
#include "ui/guide/diagramfield.h"
#include "ui/guide/spacedlabel.h"

#include <QApplication>
#include <QtTest>

using namespace support;
using ui::DiagramCard;

namespace {

constexpr int PageWidth = 718; // logical pixels, of a column of large letters

// A card on a page with letters of that size, as the column of the guide makes it.
class CardPage {
public:
    explicit CardPage(const char* ref, int percent) : card(QLatin1String(ref), &page) {
        const double size = QApplication::font().pointSizeF() * percent / 100;
        page.setStyleSheet(QStringLiteral("QLabel, QPushButton, QLineEdit, QFrame { font-size: "
                                          "%1pt; }")
                               .arg(size));
        page.resize(PageWidth, 2000);
        page.show();
        card.resize(PageWidth, card.heightForWidth(PageWidth));
        QCoreApplication::sendPostedEvents();
        card.resize(PageWidth, card.heightForWidth(PageWidth));
    }

    QWidget page;
    DiagramCard card;
};

// How wide the left part of a widget is in which its signs stand.
int signRoom(const QWidget& part, const char* words) {
    return part.findChild<QWidget*>(QLatin1String(words))->x();
}

} // namespace

class TestDiagramPanel : public QObject {
    Q_OBJECT

private slots:
    void growsWithItsLetters();
    void linesStandApart();
    void fieldHasAnEdge();
};

void TestDiagramPanel::growsWithItsLetters() {
    CardPage usual("5.5", 100);
    CardPage large("5.5", 200);
    ui::BoardView& small = usual.card.board().board();
    ui::BoardView& big = large.card.board().board();
    QVERIFY(big.geometryNow().margin() > 1.8 * small.geometryNow().margin()); // the coordinates
    QVERIFY(big.width() > 480 && big.width() <= 500);
    QVERIFY(small.width() <= 380);
    const auto countRoom = [](CardPage& shown) {
        return signRoom(*shown.card.findChild<ui::DiagramCount*>(), "countWords");
    };
    QVERIFY(countRoom(large) > 1.7 * countRoom(usual));
    const auto answerRoom = [](CardPage& shown) {
        return signRoom(*shown.card.findChild<ui::DiagramAnswer*>(), "answerSentence");
    };
    QCOMPARE(answerRoom(large), 2 * answerRoom(usual));
}

// Every line more takes more than the height of the letters.
void TestDiagramPanel::linesStandApart() {
    ui::SpacedLabel label;
    label.setWords(QStringLiteral("a"));
    const int one = label.sizeHint().height();
    label.setWords(QStringLiteral("a\nb <b>\nc"));
    QCOMPARE(label.words(), QStringLiteral("a\nb <b>\nc"));
    const double line = (label.sizeHint().height() - one) / 2.0;
    const int letters = label.fontMetrics().height();
    QVERIFY2(line > 1.25 * letters && line < 1.5 * letters, qPrintable(QString::number(line)));
}

void TestDiagramPanel::fieldHasAnEdge() {
    QPalette dark(QColor(0x22262B));
    dark.setColor(QPalette::Base, QColor(0x1A1D21));
    dark.setColor(QPalette::Mid, QColor(0x4A525C));
    dark.setColor(QPalette::Highlight, QColor(0x5FB8A5));
    ui::DiagramField field;
    field.setPalette(dark);
    field.resize(200, 40);
    const QImage image = field.grab().toImage();
    for (const QPoint at : {QPoint(100, 0), QPoint(100, 39), QPoint(0, 20), QPoint(199, 20)}) {
        QCOMPARE(image.pixelColor(at).name(), QColor(0x4A525C).name());
    }
    QCOMPARE(image.pixelColor(100, 4).name(), QColor(0x1A1D21).name());
}

QTEST_MAIN(TestDiagramPanel)
#include "tst_diagrampanel.moc"
