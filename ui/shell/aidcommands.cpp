// The commands that choose what is shown to those who learn.
#include "ui/shell/commands.h"

namespace ui {

void Commands::addAids() {
    aids = add("aids");
    targets = add("targets");
    pieceCard = add("pieceCardCommand");
    castlingChips = add("castlingChipsCommand");
    explainRefusals = add("explainRefusals");
    hints = add("hints");
    for (QAction* action : {aids, targets, pieceCard, castlingChips, explainRefusals, hints}) {
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::triggered, this, [this] { emit aidsChanged(aidsWanted()); });
    }
}

void Commands::retranslateAids() {
    aids->setText(tr("Learning &aids"));
    targets->setText(tr("Show where a piece can &go"));
    pieceCard->setText(tr("&Tell of the piece clicked"));
    castlingChips->setText(tr("Show how it stands with &castling"));
    explainRefusals->setText(tr("Say &why a move is refused"));
    hints->setText(tr("&Hint at stalemate and en passant"));
}

// The one that stands for all governs the others; a ruleset may leave none of them.
void Commands::updateAids(const GameSource& source) {
    const bool isAllowed = source.game().rules().learningAids == chess::Aid::On;
    aids->setEnabled(isAllowed);
    aids->setToolTip(isAllowed ? QString() : tr("The rules of this game allow no learning aids."));
    for (QAction* action : {targets, pieceCard, castlingChips, explainRefusals, hints}) {
        action->setEnabled(isAllowed && aids->isChecked());
    }
}

void Commands::setAids(const LearningAids& wanted) {
    aids->setChecked(wanted.any);
    targets->setChecked(wanted.targets);
    pieceCard->setChecked(wanted.card);
    castlingChips->setChecked(wanted.castling);
    explainRefusals->setChecked(wanted.refusals);
    hints->setChecked(wanted.hints);
}

LearningAids Commands::aidsWanted() const {
    return {
        aids->isChecked(),
        targets->isChecked(),
        pieceCard->isChecked(),
        castlingChips->isChecked(),
        explainRefusals->isChecked(),
        hints->isChecked()};
}

} // namespace ui
