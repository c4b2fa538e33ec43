#include "ui/board/glider.h"

#include <utility>

namespace ui {
namespace {

constexpr int GlideMilliseconds = 160;

} // namespace

Glider::Glider(QObject* parent) : QObject(parent) {
    m_animation.setDuration(GlideMilliseconds);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &Glider::stepped);
    connect(&m_animation, &QVariantAnimation::finished, this, &Glider::stop);
}

void Glider::start(std::vector<Glide> glides) {
    m_animation.stop();
    m_glides = std::move(glides);
    if (!m_glides.empty()) {
        m_animation.start();
    }
    emit stepped();
}

} // namespace ui
