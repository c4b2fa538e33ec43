#include "ui/guide/blocks.h"

#include "ui/board/miniboard.h"
#include "ui/guide/diagramcard.h"
#include "ui/guide/drillcard.h"
#include "ui/guide/guidepair.h"
#include "ui/guide/guideprogress.h"
#include "ui/guide/quizcard.h"

namespace ui {
namespace {

constexpr int PictureDensity = 3;

// A card that is done today, or was another day.
template <class Card>
void keepDone(Card* card, GuideProgress& progress, const QString& id) {
    card->setDone(progress.isDone(id));
    QObject::connect(card, &Card::done, &progress, [&progress, id] { progress.markDone(id); });
}

} // namespace

QWidget* GuideCards::makeDiagram(const GuideDiagram& diagram, QWidget* parent) const {
    auto* card = new DiagramCard(diagram.ref, parent);
    keepDone(card, m_progress, GuideProgress::idOf(diagram));
    QObject::connect(card, &DiagramCard::tryInGameRequested, card, m_tryInGame);
    return card;
}

QWidget* GuideCards::makeQuiz(const GuideQuiz& quiz, QWidget* parent) const {
    auto* card = new QuizCard(quiz.ref, parent);
    keepDone(card, m_progress, GuideProgress::idOf(quiz));
    return card;
}

QWidget* GuideCards::makeDrill(QWidget* parent) const {
    auto* card = new DrillCard(parent);
    if (const auto progress = readProgress(m_progress.drill())) {
        card->setProgress(*progress);
    }
    keepDone(card, m_progress, GuideProgress::idOf(GuideDrill{}));
    GuideProgress& kept = m_progress;
    QObject::connect(card, &DrillCard::progressChanged, &kept, [&kept](const DrillProgress& now) {
        kept.setDrill(ui::written(now));
    });
    return card;
}

QWidget* GuideCards::make(const GuideBlock& block, QWidget* parent) const {
    if (const auto* diagram = std::get_if<GuideDiagram>(&block)) {
        return makeDiagram(*diagram, parent);
    }
    if (const auto* quiz = std::get_if<GuideQuiz>(&block)) {
        return makeQuiz(*quiz, parent);
    }
    if (const auto* pair = std::get_if<GuidePair>(&block)) {
        auto* left = static_cast<DiagramCard*>(makeDiagram({pair->left}, parent));
        auto* right = static_cast<DiagramCard*>(makeDiagram({pair->right}, parent));
        return new GuidePairPanel(left, right, parent);
    }
    Q_ASSERT(std::holds_alternative<GuideDrill>(block));
    return makeDrill(parent);
}

QImage pictureOf(const QString& ref, int side, const QPalette& palette) {
    QImage image(QSize(side, side) * PictureDensity, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    const Diagram* diagram = findDiagram(ref);
    if (diagram) {
        MiniBoard board;
        board.setPalette(palette);
        board.resize(side, side);
        board.show(diagram->start.position(), {}, chess::Color::White);
        image.setDevicePixelRatio(PictureDensity);
        board.render(&image);
    }
    return image;
}

} // namespace ui
