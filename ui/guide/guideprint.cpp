#include "ui/guide/guideprint.h"

#include "ui/guide/blocks.h"
#include "ui/guide/guidepage.h"
#include "ui/guide/guidetables.h"

#include <QApplication>
#include <QFileDialog>
#include <QImage>
#include <QMessageBox>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QUrl>

namespace ui {
namespace {

constexpr double PrintedSize = 10.5; // points
constexpr int PictureSide = 260;     // pixels of the text's own measure

// On white, whatever the theme.
QPalette paperPalette() {
    QPalette palette{QColor(Qt::white)};
    palette.setColor(QPalette::Text, Qt::black);
    palette.setColor(QPalette::Link, QColor(0x23695C));
    palette.setColor(QPalette::Mid, QColor(0x8A8175));
    return palette;
}

QString pictureTag(const QString& name) {
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%2\">").arg(name).arg(PictureSide);
}

QString addPicture(QTextDocument& document, const QString& ref) {
    const QString name = QStringLiteral("diagram:") + ref;
    document.addResource(
        QTextDocument::ImageResource, QUrl(name), pictureOf(ref, PictureSide, paperPalette())
    );
    return pictureTag(name);
}

} // namespace

void printGuideText(const GuideText& text, QPagedPaintDevice& paper) {
    QTextDocument document;
    QString html;
    for (const GuideBlock& block : text.blocks) {
        if (const auto* run = std::get_if<GuideRun>(&block)) {
            html += run->html;
        } else if (const auto* diagram = std::get_if<GuideDiagram>(&block)) {
            html += QStringLiteral("<p>%1</p>").arg(addPicture(document, diagram->ref));
        } else if (const auto* pair = std::get_if<GuidePair>(&block)) {
            html += QStringLiteral("<p>%1&nbsp;&nbsp;%2</p>")
                        .arg(addPicture(document, pair->left), addPicture(document, pair->right));
        }
    }
    QFont font = QApplication::font();
    font.setPointSizeF(PrintedSize);
    document.setDefaultTextOption(wrappingOf(html));
    fillDocument(document, html, {paperPalette(), font, PrintedSize});
    document.print(&paper);
}

bool writeGuidePdf(const GuideText& text, const QString& file) {
    QFile target(file);
    if (!target.open(QIODevice::WriteOnly)) {
        return false;
    }
    QPdfWriter paper(&target);
    paper.setPageSize(QPageSize(QPageSize::A4));
    paper.setTitle(text.title);
    printGuideText(text, paper);
    return target.error() == QFileDevice::NoError;
}

void GuidePage::print() {
    auto* printer = new QPrinter(QPrinter::HighResolution);
    printer->setDocName(m_text.title);
    auto* dialog = new QPrintDialog(printer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    connect(dialog, &QDialog::accepted, this, [this, printer] {
        printGuideText(m_text, *printer);
    });
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    dialog->open();
}

void GuidePage::savePdf() {
    auto* dialog = new QFileDialog(this, tr("Save this page as PDF"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF files (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(m_text.title + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (!writePdf(file)) {
            QMessageBox::warning(
                this, tr("Save this page as PDF"), tr("%1 cannot be written.").arg(file)
            );
        }
    });
    dialog->open();
}

} // namespace ui
