// The playable parts of a page of the guide, made by what the text calls them.
#pragma once

#include "core/position/position.h"
#include "ui/guide/guidetext.h"

#include <QImage>

#include <functional>

class QPalette;
class QWidget;

namespace ui {

// What comes from a part of the page.
struct GuideCardEvents {
    std::function<void(const chess::Position&)> tryInGame;
    std::function<void(const QString& id)> done; // a task, quiz or drill
};

// The widget for a block that is no run of text. It changes its words and colours by itself.
QWidget* makeCard(const GuideBlock& block, const GuideCardEvents& events, QWidget* parent);

// The starting position of a diagram, for print; `side` in pixels of its own measure.
QImage pictureOf(const QString& ref, int side, const QPalette& palette);

} // namespace ui
