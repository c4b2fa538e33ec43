// Why a side could, or could not, have mated: one sentence, and the line that shows it, played on a
// small board step by step or by itself. It takes the room that it is given and asks for none.
#pragma once

#include "ui/play/chanceshown.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class MiniBoard;

class WhyBox : public QWidget {
    Q_OBJECT

public:
    explicit WhyBox(QWidget* parent);

    // The same line again goes on where it is; another begins anew, and plays by itself.
    void show(const ChanceShown& shown, chess::Color below);
    void clear(); // the next line begins anew
    bool hasLine() const { return m_shown && !m_shown->line.empty(); }
    using QWidget::show;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* button(const char* name);
    void goTo(std::size_t ply);
    void stepByHand(std::size_t ply);
    void playOrPause();
    void stepByItself();
    void retranslate();
    void refresh();
    void arrange();

    std::optional<ChanceShown> m_shown;
    chess::Color m_below = chess::Color::White;
    std::size_t m_ply = 0; // so many moves of the line are played
    QTimer m_timer;        // to the next step
    QLabel* m_sentence;
    MiniBoard* m_board;
    QLabel* m_step;
    QWidget* m_buttons;
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_next;
};

} // namespace ui
