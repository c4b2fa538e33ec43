#include "ui/play/evidencedialog.h"

#include "ui/board/miniboard.h"
#include "ui/text/drawwords.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

EvidenceDialog::EvidenceDialog(QWidget* window)
    : QDialog(window),
      m_title(new QLabel(this)),
      m_line(new QLabel(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("evidence"));
    setModal(false);
    m_title->setObjectName(QStringLiteral("evidenceTitle"));
    m_line->setObjectName(QStringLiteral("evidenceLine"));
    m_close->setObjectName(QStringLiteral("evidenceClose"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    m_title->setFont(font);
    m_line->setWordWrap(true);
    auto* pictures = new QGridLayout;
    pictures->setSpacing(12);
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        Picture& picture = m_pictures[i];
        picture = {new MiniBoard(this), new QLabel(this), new QLabel(this)};
        picture.moment->setObjectName(QStringLiteral("evidenceMoment"));
        picture.difference->setObjectName(QStringLiteral("evidenceDifference"));
        picture.board->setObjectName(QStringLiteral("evidenceBoard"));
        picture.moment->setFont(font);
        picture.difference->setWordWrap(true);
        const int column = static_cast<int>(i);
        pictures->addWidget(picture.moment, 0, column, Qt::AlignHCenter);
        pictures->addWidget(picture.board, 1, column);
        pictures->addWidget(picture.difference, 2, column);
    }
    pictures->setRowStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(m_title);
    layout->addWidget(m_line);
    layout->addLayout(pictures, 1);
    layout->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &QDialog::finished, this, &EvidenceDialog::playOnRequested);
}

void EvidenceDialog::showPicture(
    Picture& picture,
    const chess::Position& position,
    const QString& moment,
    const chess::Differences& differences,
    chess::Color below
) {
    const QString words = text::differenceLines(differences).join(QLatin1Char('\n'));
    picture.board->show(position, differences.placement, below);
    picture.board->setAccessibleName(moment);
    picture.board->setAccessibleDescription(words);
    picture.moment->setText(moment);
    picture.difference->setText(words);
    for (QWidget* part :
         std::initializer_list<QWidget*>{picture.board, picture.moment, picture.difference}) {
        part->show();
    }
}

// The latest two that are the same, else what comes nearest, in the order of the game; the position
// claimed is the last.
void EvidenceDialog::showThreefold(
    const chess::Evidence& evidence,
    const chess::ThreefoldEvidence& found,
    const chess::Game& game,
    chess::Color below
) {
    std::vector<chess::EarlierPosition> earlier = found.nearest;
    for (const std::size_t ply : found.same) {
        earlier.push_back({ply, {}});
    }
    std::sort(earlier.begin(), earlier.end(), [](const auto& a, const auto& b) {
        return a.ply < b.ply;
    });
    while (earlier.size() >= m_pictures.size()) {
        earlier.erase(earlier.begin());
    }
    std::size_t i = 0;
    for (const auto& [ply, differences] : earlier) {
        showPicture(
            m_pictures[i++], game.positionAfter(ply), text::momentOf(game, ply), differences, below
        );
    }
    showPicture(m_pictures[i], evidence.position, text::momentOfClaimed(evidence, game), {}, below);
    m_pictures[i].difference->setText(tr("Claimed"));
}

void EvidenceDialog::show(
    const chess::Game& game, int minutes, bool isClockStanding, chess::Color below
) {
    const auto evidence = lastEvidence(game);
    if (!evidence) {
        hide();
        return;
    }
    const text::Message words = text::findingOf(*evidence, game, minutes);
    m_title->setText(words.title);
    m_line->setText(words.line);
    setWindowTitle(words.title);
    setAccessibleDescription(words.line);
    m_close->setText(isClockStanding ? tr("Play on") : tr("Close"));
    for (const Picture& picture : m_pictures) {
        picture.board->hide();
        picture.moment->hide();
        picture.difference->hide();
    }
    if (const auto* threefold = std::get_if<chess::ThreefoldEvidence>(&evidence->found)) {
        showThreefold(*evidence, *threefold, game, below);
    }
    adjustSize();
    show();
    raise();
}

} // namespace ui
