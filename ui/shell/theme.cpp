#include "ui/shell/theme.h"

#include <QApplication>
#include <QPalette>

namespace ui {
namespace {

struct Tones {
    QColor window, base, alternate, button, text, faint, line, accent, onAccent;
};

Tones tonesOf(Theme theme) {
    if (theme == Theme::Dark) {
        return {
            QColor(0x22262B),
            QColor(0x1A1D21),
            QColor(0x272B31),
            QColor(0x343A42),
            QColor(0xECEAE5),
            QColor(0x9AA1AA),
            QColor(0x4A525C),
            QColor(0x5FB8A5),
            QColor(0x0E1A18)};
    }
    return {
        QColor(0xF6F3EC),
        QColor(0xFFFFFF),
        QColor(0xEFEAE0),
        QColor(0xFDFBF7),
        QColor(0x25211C),
        QColor(0x6E675B),
        QColor(0xC4BBA9),
        QColor(0x23695C),
        QColor(0xFFFFFF)};
}

QPalette paletteOf(const Tones& tones) {
    QPalette palette;
    palette.setColor(QPalette::Window, tones.window);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.alternate);
    palette.setColor(QPalette::Button, tones.button);
    palette.setColor(QPalette::ToolTipBase, tones.base);
    for (const auto role :
         {QPalette::WindowText,
          QPalette::Text,
          QPalette::ButtonText,
          QPalette::ToolTipText,
          QPalette::BrightText}) {
        palette.setColor(role, tones.text);
        palette.setColor(QPalette::Disabled, role, tones.faint);
    }
    palette.setColor(QPalette::PlaceholderText, tones.faint);
    palette.setColor(QPalette::Highlight, tones.accent);
    palette.setColor(QPalette::HighlightedText, tones.onAccent);
    palette.setColor(QPalette::Link, tones.accent);
    palette.setColor(QPalette::Light, tones.button.lighter(112));
    palette.setColor(QPalette::Midlight, tones.button);
    palette.setColor(QPalette::Mid, tones.line);
    palette.setColor(QPalette::Dark, tones.line.darker(130));
    palette.setColor(QPalette::Shadow, QColor(0, 0, 0));
    return palette;
}

QString styleSheetOf(const Tones& tones) {
    return QStringLiteral(R"(
QPushButton, QToolButton {
    background: %1; color: %2; border: 1px solid %3; border-radius: 6px; padding: 6px 14px;
}
QToolButton { padding: 3px; }
QPushButton:hover, QToolButton:hover { border-color: %4; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked { background: %4; color: %5; }
QPushButton:focus, QToolButton:focus { border: 2px solid %4; padding: 5px 13px; }
QToolButton:focus { padding: 2px; }
QPushButton:disabled, QToolButton:disabled { color: %6; }
QTableView, QHeaderView { background: %7; border: none; }
QTableView { border: 1px solid %3; border-radius: 8px; padding: 2px; }
QHeaderView::section { background: %7; color: %6; border: none; padding: 3px 6px; }
QTableCornerButton::section { background: %7; border: none; }
QTableView::item { padding-left: 6px; border: none; }
QTableView::item:selected { background: %4; color: %5; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical {
    background: %3; border-radius: 4px; margin: 2px; min-height: 28px;
}
QScrollBar::handle:vertical:hover { background: %6; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QTreeView#guideList { background: %8; }
QTreeView#guideList::item { padding: 4px 2px; }
QLabel#badgeFact {
    background: %8; border: 1px solid %3; border-radius: 8px; padding: 2px 9px; min-height: 15px;
}
QLabel#qt_msgbox_label, QLabel#qt_msgbox_informativelabel { min-width: 280px; }
QLabel#resultArticle { color: %6; }
QPushButton#guideLink {
    background: transparent; color: %4; border: none; border-radius: 0; padding: 2px;
    text-decoration: underline;
}
QPushButton#guideLink:focus { border: 2px solid %4; padding: 0; }
QFrame#promotionPicker { background: %7; border: 2px solid %4; border-radius: 8px; }
QFrame#promotionPicker QToolButton { border: none; text-align: left; padding: 1px 8px 1px 2px; }
QFrame#promotionPicker QToolButton:focus { background: %4; color: %5; }
QFrame#noticeBar { background: %8; border-bottom: 1px solid %3; }
)")
        .arg(
            tones.button.name(),
            tones.text.name(),
            tones.line.name(),
            tones.accent.name(),
            tones.onAccent.name(),
            tones.faint.name(),
            tones.base.name(),
            tones.alternate.name()
        );
}

} // namespace

void applyTheme(QApplication& application, Theme theme) {
    const Tones tones = tonesOf(theme);
    application.setStyle(QStringLiteral("Fusion"));
    application.setPalette(paletteOf(tones));
    application.setStyleSheet(styleSheetOf(tones));
}

} // namespace ui
