#include "ui/guide/diagrambuttons.h"

#include <QEvent>
#include <QPushButton>
#include <QTextLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int ButtonGap = 6;
constexpr int LeastButtonHeight = 32; // logical pixels
constexpr int WordsRoom = 32;         // of a button, beside its words

QString brokenInto(const QString& words, const QFont& font, int width) {
    if (QFontMetrics(font).horizontalAdvance(words) <= width) {
        return words;
    }
    QTextLayout layout(words, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(words.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

} // namespace

DiagramButtons::DiagramButtons(Flow flow, QWidget* parent) : QWidget(parent), m_flow(flow) {}

bool DiagramButtons::hasSameIds(const std::vector<NamedButton>& buttons) const {
    return std::equal(
        buttons.begin(),
        buttons.end(),
        m_entries.begin(),
        m_entries.end(),
        [](const NamedButton& named, const Entry& entry) { return named.id == entry.named.id; }
    );
}

void DiagramButtons::set(const std::vector<NamedButton>& buttons) {
    bool hadFocus = false;
    if (!hasSameIds(buttons)) {
        for (const Entry& entry : m_entries) {
            hadFocus = hadFocus || entry.button->hasFocus();
            entry.button->hide();
            entry.button->deleteLater(); // it may be the one that has been pressed
        }
        m_entries.clear();
        for (const NamedButton& named : buttons) {
            auto* button = new QPushButton(this);
            button->setObjectName(named.id);
            connect(button, &QPushButton::clicked, this, [this, id = named.id] {
                emit pressed(id);
            });
            m_entries.push_back({named, button});
        }
    }
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        m_entries[i].named = buttons[i];
        m_entries[i].button->setText(buttons[i].label);
        m_entries[i].button->setAccessibleName(buttons[i].label);
        m_entries[i].button->show();
    }
    setVisible(!buttons.empty());
    if (hadFocus && !m_entries.empty()) {
        m_entries.front().button->setFocus(Qt::OtherFocusReason);
    }
    place();
    updateGeometry();
}

QPushButton* DiagramButtons::button(const QString& id) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.named.id == id;
    });
    return found == m_entries.end() ? nullptr : found->button;
}

int DiagramButtons::naturalWidth(const Entry& entry) const {
    return entry.button->fontMetrics().horizontalAdvance(entry.named.label) + WordsRoom;
}

int DiagramButtons::widest() const {
    int widest = 0;
    for (const Entry& entry : m_entries) {
        widest = std::max(widest, naturalWidth(entry));
    }
    return widest;
}

// All are equally wide and fill the line: in one line where they fit, else two in each line where
// none is left over, or one.
int DiagramButtons::columns(int width) const {
    const int count = static_cast<int>(m_entries.size());
    for (const int inLine : {count, 2}) {
        const bool isEven = inLine == count || count % inLine == 0;
        if (m_flow == Flow::Row && isEven && inLine * (widest() + ButtonGap) - ButtonGap <= width) {
            return inLine;
        }
    }
    return 1;
}

std::vector<QRect> DiagramButtons::places(int width) const {
    const int inLine = columns(width);
    const bool isNatural = m_entries.size() == 1 && m_flow == Flow::Row; // one does not fill it
    const int cell = (width - (inLine - 1) * ButtonGap) / std::max(inLine, 1);
    std::vector<QRect> rects;
    int x = 0;
    int y = 0;
    for (const Entry& entry : m_entries) {
        const QFontMetrics metrics = entry.button->fontMetrics();
        const int wide = isNatural ? std::min(naturalWidth(entry), width) : cell;
        const auto more = // lines than one
            brokenInto(entry.named.label, entry.button->font(), wide - WordsRoom).count(u'\n');
        const int high = std::max(
            LeastButtonHeight,
            metrics.height() + 14 + static_cast<int>(more) * metrics.lineSpacing()
        );
        rects.emplace_back(x, y, wide, high);
        x += wide + ButtonGap;
        if (!isNatural && static_cast<int>(rects.size()) % inLine == 0) {
            x = 0;
            y += high + ButtonGap;
        }
    }
    return rects;
}

int DiagramButtons::heightForWidth(int width) const {
    const std::vector<QRect> rects = places(width);
    return rects.empty() ? 0 : rects.back().bottom() + 1;
}

QSize DiagramButtons::sizeHint() const {
    const int count = static_cast<int>(m_entries.size());
    return {std::max(count * (widest() + ButtonGap) - ButtonGap, 0), LeastButtonHeight};
}

void DiagramButtons::place() {
    const std::vector<QRect> rects = places(width());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        QPushButton& button = *m_entries[i].button;
        button.setText(
            brokenInto(m_entries[i].named.label, button.font(), rects[i].width() - WordsRoom)
        );
        button.setGeometry(rects[i]);
    }
}

void DiagramButtons::resizeEvent(QResizeEvent* event) {
    place();
    QWidget::resizeEvent(event);
}

void DiagramButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        place();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
