// Moves men smoothly to where they stand already. What it shows is never the truth, only the way to
// it.
#pragma once

#include "ui/board/animation.h"

#include <QVariantAnimation>

namespace ui {

class Glider : public QObject {
    Q_OBJECT

public:
    explicit Glider(QObject* parent = nullptr);

    void start(std::vector<Glide> glides); // none: stops
    void stop() { start({}); }

    const std::vector<Glide>& glides() const { return m_glides; }
    qreal progress() const { return m_animation.currentValue().toReal(); } // 0 to 1

signals:
    void stepped(); // to be drawn again

private:
    std::vector<Glide> m_glides;
    QVariantAnimation m_animation;
};

} // namespace ui
