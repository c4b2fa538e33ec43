#include "ui/guide/guidetables.h"

#include "ui/guide/guidetext.h"

#include <QApplication>
#include <QFontMetrics>
#include <QRegularExpression>
#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>

#include <array>
#include <vector>

namespace ui {
namespace {

constexpr std::array<double, 4> TableLetters{1, 0.92, 0.85, 0.78};
constexpr double LeastLetters = 0.9; // of the program's
const QLatin1String TableTag("<table");
constexpr double SideRoom = 0.35; // of the height of a line of letters
constexpr double RoomAbove = 0.4;

std::vector<QTextTable*> tablesOf(const QTextDocument& document) {
    std::vector<QTextTable*> tables;
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            tables.push_back(table);
        }
    }
    return tables;
}

// A line has room below its letters; with that, as much is left below them as above.
void dressCells(QTextTable& table, double letter) {
    QTextTableCellFormat room;
    room.setLeftPadding(letter * SideRoom);
    room.setRightPadding(letter * SideRoom);
    room.setTopPadding(letter * RoomAbove);
    room.setBottomPadding(letter * (RoomAbove - (CellLinePercent - 100) / 100.0));
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextCharFormat format = cell.format();
            format.merge(room);
            cell.setFormat(format);
            if (column == 0) { // a heading of its row
                QTextBlockFormat left;
                left.setAlignment(Qt::AlignLeft);
                QTextCursor cursor = cell.firstCursorPosition();
                cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
                cursor.mergeBlockFormat(left);
            }
        }
    }
}

// Columns are as wide as their words at least, but for the blanks that do not break.
bool isTooWide(const QTextDocument& document, int width) {
    if (document.size().width() > width + 1) { // by rounding, within the margin on the right
        return true;
    }
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int i = 0; i < layout.lineCount(); ++i) {
            if (layout.lineAt(i).naturalTextWidth() > layout.lineAt(i).width() + 1) {
                return true;
            }
        }
    }
    return false;
}

QStringList partsOf(const QString& html, const QRegularExpression& part) {
    QStringList parts;
    for (auto found = part.globalMatch(html); found.hasNext();) {
        parts.append(found.next().captured(1));
    }
    return parts;
}

QString rowsAsLists(const QString& table) {
    constexpr auto Everything = QRegularExpression::DotMatchesEverythingOption;
    static const QRegularExpression rowPattern(QStringLiteral("<tr>(.*?)</tr>"), Everything);
    static const QRegularExpression cellPattern(QStringLiteral("<t[hd]>(.*?)</t[hd]>"), Everything);
    const QStringList rows = partsOf(table, rowPattern);
    const QStringList heads = partsOf(rows.value(0), cellPattern);
    const QString colon =
        guideLanguage() == GuideLanguage::Japanese ? QStringLiteral("：") : QStringLiteral(": ");
    QString lists;
    for (const QString& row : rows.mid(1)) {
        const QStringList cells = partsOf(row, cellPattern);
        lists += QStringLiteral("<p><b>%1</b></p><ul>").arg(cells.value(0));
        for (int i = 1; i < cells.size(); ++i) {
            lists += QStringLiteral("<li>%1</li>").arg(heads.value(i) + colon + cells.at(i));
        }
        lists += QStringLiteral("</ul>");
    }
    return lists;
}

} // namespace

QTextOption wrappingOf(const QString& html) {
    QTextOption option;
    option.setWrapMode(
        html.contains(TableTag) ? QTextOption::WordWrap : QTextOption::WrapAtWordBoundaryOrAnywhere
    );
    return option;
}

TableFit fitOf(const QString& html, const GuideStyle& style, int width) {
    if (!html.contains(TableTag)) {
        return {};
    }
    const double least = LeastLetters * QApplication::font().pointSizeF();
    for (const double letters : TableLetters) {
        if (letters * style.font.pointSizeF() < least) {
            break;
        }
        const TableFit fit{TableForm::Table, letters};
        QTextDocument measured;
        measured.setDefaultTextOption(wrappingOf(html));
        measured.setTextWidth(width);
        fillDocument(measured, html, style, fit);
        if (!isTooWide(measured, width)) {
            return fit;
        }
    }
    return {TableForm::Lists, 1};
}

QString withoutTables(const QString& html) {
    static const QRegularExpression pattern(
        QStringLiteral("<table[^>]*>(.*?)</table>"), QRegularExpression::DotMatchesEverythingOption
    );
    QString rest;
    qsizetype from = 0;
    for (auto found = pattern.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch table = found.next();
        rest += html.mid(from, table.capturedStart() - from) + rowsAsLists(table.captured(1));
        from = table.capturedEnd();
    }
    return rest + html.mid(from);
}

void dressTables(QTextDocument& document, const GuideStyle& style, double letters) {
    const double letter = QFontMetrics(style.font).height() * letters;
    for (QTextTable* table : tablesOf(document)) {
        QTextTableFormat format = table->format();
        format.setBorderBrush(style.palette.color(QPalette::Mid));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setRightMargin(2); // the line on the right is not to be cut
        format.setTopMargin(style.font.pointSizeF() / 2);
        format.setBottomMargin(style.font.pointSizeF());
        table->setFormat(format);
        dressCells(*table, letter);
    }
}

} // namespace ui
