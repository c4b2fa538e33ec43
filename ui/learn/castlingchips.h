// Four chips, one for each castling of each side: ready, not now, gone for ever. A chip that is
// pressed asks to be explained.
#pragma once

#include "core/verdict/castlingstate.h"

#include <QAbstractButton>

#include <array>

namespace ui {

class CastlingChip : public QAbstractButton {
    Q_OBJECT

public:
    CastlingChip(chess::Color color, chess::Wing wing, QWidget* parent);

    void show(const chess::CastlingState& state, const chess::Game& game);
    using QAbstractButton::show;
    chess::Color color() const { return m_color; }
    chess::Wing wing() const { return m_wing; }
    void setCited(bool isCited); // a refusal speaks of it

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    chess::Color m_color;
    chess::Wing m_wing;
    chess::CastlingStanding m_standing = chess::CastlingStanding::Ready;
    bool m_isCited = false;
};

class CastlingChips : public QWidget {
    Q_OBJECT

public:
    explicit CastlingChips(QWidget* parent = nullptr);

    void show(const chess::Game& game, std::optional<chess::Color> cited);
    using QWidget::show;

signals:
    void asked(chess::Color color, chess::Wing wing);

private:
    std::array<CastlingChip*, 4> m_chips{};
};

} // namespace ui
