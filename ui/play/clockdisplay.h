// Keeps the two clock faces true: reads the clock when the text of one is due to change, and no
// oftener.
#pragma once

#include "ui/play/gamesource.h"

#include <QObject>
#include <QTimer>

namespace ui {

class PlayerStrip;

class ClockDisplay : public QObject {
    Q_OBJECT

public:
    ClockDisplay(
        const GameSource& source, PlayerStrip& white, PlayerStrip& black, QObject* parent = nullptr
    );

    void refresh();

private:
    void showOn(PlayerStrip& strip, const chess::Clock& clock, chess::Instant now);
    void arm(const chess::Clock& clock, chess::Instant now);

    const GameSource& m_source;
    PlayerStrip& m_white;
    PlayerStrip& m_black;
    QTimer m_timer;
};

} // namespace ui
