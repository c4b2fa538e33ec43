// The playable parts of a page of the guide, made by what the text calls them.
#pragma once

#include "core/position/position.h"
#include "ui/guide/guidetext.h"

#include <QImage>

#include <functional>

class QPalette;
class QWidget;

namespace ui {

class GuideProgress;

using TryInGame = std::function<void(const chess::Position&)>;

// Makes the widgets for blocks that are no runs of text. They change their words and colours by
// themselves.
class GuideCards {
public:
    GuideCards(GuideProgress& progress, TryInGame tryInGame)
        : m_progress(progress), m_tryInGame(std::move(tryInGame)) {}

    QWidget* make(const GuideBlock& block, QWidget* parent) const;

private:
    QWidget* makeDiagram(const GuideDiagram& diagram, QWidget* parent) const;
    QWidget* makeQuiz(const GuideQuiz& quiz, QWidget* parent) const;
    QWidget* makeDrill(QWidget* parent) const;

    GuideProgress& m_progress;
    TryInGame m_tryInGame;
};

// How a diagram begins, for print; `side` in pixels of its own measure.
QImage pictureOf(const QString& ref, int side, const QPalette& palette);

} // namespace ui
