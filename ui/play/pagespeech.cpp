// What the page tells a screen reader: the move that was made, and how it stands.
#include "ui/board/announcer.h"
#include "ui/board/boardview.h"
#include "ui/play/playpage.h"
#include "ui/text/boardwords.h"
#include "ui/text/drawwords.h"

#include <utility>

namespace ui {

void PlayPage::tell(const text::Message& status) {
    const chess::Game& game = m_source.game();
    const std::size_t before = std::exchange(m_toldPly, game.plyCount());
    const bool isMove = game.plyCount() == before + 1;
    QStringList words{status.title, status.line};
    if (game.isOver() && !isBrowsing()) {
        const text::ResultWords result = text::resultOf(game);
        words = {result.title, result.line};
    }
    if (words == std::exchange(m_told, words) && !isMove) {
        return;
    }
    if (isMove) {
        words.prepend(text::moveWords(game.positionAfter(before), game.moves().back()));
    }
    announce(*m_board, words);
}

} // namespace ui
