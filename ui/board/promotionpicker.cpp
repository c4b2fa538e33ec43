#include "ui/board/promotionpicker.h"

#include "ui/text/words.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int LeastButton = 32; // logical pixels: large enough for a finger at the least board
constexpr int MostButton = 72;

} // namespace

PromotionPicker::PromotionPicker(PieceSet& pieces, QWidget* parent)
    : QFrame(parent), m_pieces(pieces) {
    setObjectName(QStringLiteral("promotionPicker"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation); // a press between the choices chooses nothing
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(1);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setProperty("role", indexOf(chess::PromotionRoles[i]));
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, i] {
            emit chosen(chess::PromotionRoles[i]);
        });
        layout->addWidget(button);
        m_buttons[i] = button;
    }
    hide();
    retranslate();
}

void PromotionPicker::open(chess::Color color, chess::Square at, const BoardGeometry& geometry) {
    m_color = color;
    place(at, geometry);
    show();
    raise();
    m_buttons.front()->setFocus(Qt::PopupFocusReason);
}

void PromotionPicker::setStalemating(const std::vector<chess::Role>& roles) {
    m_stalemating = roles;
    retranslate();
}

void PromotionPicker::place(chess::Square at, const BoardGeometry& geometry) {
    const int most = static_cast<int>(geometry.frame().height()) / 4 - 4;
    const int size = std::clamp(
        static_cast<int>(geometry.squareSize()),
        LeastButton,
        std::clamp(most, LeastButton, MostButton)
    );
    const int icon = size - 6;
    const qreal ratio = devicePixelRatioF();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const chess::Piece piece{m_color, chess::PromotionRoles[i]};
        m_buttons[i]->setIcon(m_pieces.picture(piece, static_cast<int>(icon * ratio), ratio));
        m_buttons[i]->setIconSize({icon, icon});
        m_buttons[i]->setFixedHeight(size);
    }
    layout()->activate();
    adjustSize();
    const QRectF square = geometry.rectOf(at);
    const QRectF room = geometry.frame().intersected(QRectF(parentWidget()->rect()));
    const qreal x = std::clamp(
        square.center().x() - width() / 2.0,
        room.left(),
        std::max(room.left(), room.right() - width())
    );
    const bool opensDown = square.center().y() < geometry.board().center().y();
    const qreal top = opensDown ? square.top() : square.bottom() - height();
    const qreal y = std::clamp(top, room.top(), std::max(room.top(), room.bottom() - height()));
    move(static_cast<int>(x), static_cast<int>(y));
}

void PromotionPicker::moveFocus(int step) {
    const auto focused =
        std::find_if(m_buttons.begin(), m_buttons.end(), [](const QToolButton* button) {
            return button->hasFocus();
        });
    const int count = static_cast<int>(m_buttons.size());
    const int now = focused == m_buttons.end() ? 0 : static_cast<int>(focused - m_buttons.begin());
    m_buttons[static_cast<std::size_t>((now + step + count) % count)]->setFocus();
}

bool PromotionPicker::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QFrame::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left: moveFocus(-1); return true;
    case Qt::Key_Down:
    case Qt::Key_Right: moveFocus(1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: static_cast<QToolButton*>(watched)->click(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void PromotionPicker::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        return;
    }
    QFrame::keyPressEvent(event);
}

void PromotionPicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void PromotionPicker::retranslate() {
    setAccessibleName(tr("Which piece shall the pawn become?"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const chess::Role role = chess::PromotionRoles[i];
        const bool isDraw =
            std::find(m_stalemating.begin(), m_stalemating.end(), role) != m_stalemating.end();
        const QString name = text::roleName(role);
        //: %1 is the piece that a pawn may become: "Queen ½ stalemate"
        m_buttons[i]->setText(isDraw ? tr("%1 — ½ stalemate").arg(name) : name);
        m_buttons[i]->setToolTip(isDraw ? tr("Stalemate: the game would be drawn.") : QString());
    }
}

} // namespace ui
