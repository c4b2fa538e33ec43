#include "ui/guide/guidestyle.h"

#include "ui/guide/guidetables.h"

#include <QApplication>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QWidget>

#include <algorithm>

namespace ui {
namespace {

constexpr double HeadingSize = 1.7; // of the running text
constexpr double SubheadingSize = 1.25;
constexpr double ChipSize = 0.85;
constexpr double IndentSize = 2.5;
constexpr int LinePercent = 145;
constexpr int HeadingLinePercent = 120;

QString sheetOf(const GuideStyle& style, double tableLetters) {
    const double size = style.font.pointSizeF();
    const QString link = style.palette.color(QPalette::Link).name();
    return QStringLiteral("p, li { line-height: %8%; }"
                          "td, th { line-height: %10%; font-size: %11pt; }"
                          "h1, h2 { line-height: %9%; margin-bottom: %6px; }"
                          "h1 { font-size: %1pt; margin-top: 0px; }"
                          "h2 { font-size: %2pt; margin-top: %5px; }"
                          "p { margin-top: 0px; margin-bottom: %5px; }"
                          "li { margin-bottom: %7px; }"
                          "ul, ol { margin-top: 0px; margin-bottom: %5px; }"
                          "a { color: %4; }"
                          "a.article { font-size: %3pt; text-decoration: none; }"
                          "td a.article, th a.article { font-size: %12pt; }")
        .arg(size * HeadingSize)
        .arg(size * SubheadingSize)
        .arg(size * ChipSize)
        .arg(link)
        .arg(qRound(size * 0.9))
        .arg(qRound(size * 0.7))
        .arg(qRound(size * 0.35))
        .arg(LinePercent)
        .arg(HeadingLinePercent)
        .arg(CellLinePercent)
        .arg(size * tableLetters)
        .arg(size * tableLetters * ChipSize);
}

// Words of the glossary are many: they stay in the colour of the text, with a line of dots.
void dressLink(QTextCursor& cursor, const QTextFragment& fragment, const GuideStyle& style) {
    if (!fragment.charFormat().anchorHref().startsWith(QLatin1String("term:"))) {
        return;
    }
    QTextCharFormat format;
    format.setForeground(style.palette.color(QPalette::Text));
    format.setUnderlineStyle(QTextCharFormat::DotLine);
    format.setUnderlineColor(style.palette.color(QPalette::Link));
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

void dress(QTextDocument& document, const GuideStyle& style) {
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QList<QTextFragment> links;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isAnchor()) {
                links.append(it.fragment());
            }
        }
        for (const QTextFragment& link : links) {
            dressLink(cursor, link, style);
        }
    }
}

} // namespace

void fillDocument(
    QTextDocument& document, const QString& html, const GuideStyle& style, const TableFit& fit
) {
    document.setUndoRedoEnabled(false);
    document.setDocumentMargin(0);
    document.setIndentWidth(style.font.pointSizeF() * IndentSize);
    document.setDefaultFont(style.font);
    document.setDefaultStyleSheet(sheetOf(style, fit.letters));
    document.setHtml(fit.form == TableForm::Lists ? withoutTables(html) : html);
    dress(document, style);
    dressTables(document, style, fit.letters);
}

// The margin of the last paragraph is no part of the document.
int roomBelowText(const GuideStyle& style) {
    return qRound((LinePercent - 100) / 100.0 * QFontMetrics(style.font).height());
}

double lettersOf(const QWidget& part) {
    return std::max(1.0, part.font().pointSizeF() / QApplication::font().pointSizeF());
}

} // namespace ui
