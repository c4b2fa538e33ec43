#include "ui/play/pagestatus.h"

#include "ui/play/statuswords.h"
#include "ui/text/matewords.h"
#include "ui/text/refusalwords.h"

namespace ui {
namespace {

// That a draw may be claimed takes the place of whose turn it is: the strips say that too.
StatusShown standing(const StatusFacts& facts, const text::Message& words, bool isCheck) {
    if (isCheck) {
        const auto& more = facts.hint ? facts.hint : facts.notice;
        const QString line = more ? words.line + QLatin1Char('\n') + more->title : words.line;
        return {{words.title, line}, Tone::Check};
    }
    if (facts.hint) {
        return {*facts.hint, Tone::Hint};
    }
    return facts.notice ? StatusShown{*facts.notice, Tone::Notice}
                        : StatusShown{words, Tone::Plain};
}

} // namespace

StatusShown statusShown(const StatusFacts& facts) {
    const chess::Game& game = facts.source.game();
    const bool saysCheck = game.rules().checkBadge == chess::Aid::On;
    const text::Message words =
        saysCheck ? text::statusOf(game.position()) : text::turnOf(game.position());
    if (facts.refusal) {
        return {text::refusalOf(*facts.refusal, game, facts.source.pending()), Tone::Refusal};
    }
    const auto* awaited = std::get_if<chess::ResultAwaited>(&facts.source.pending());
    if (awaited && facts.isChecking) {
        return {text::checkingResult(awaited->by, game), Tone::Notice};
    }
    if (facts.isBrowsing) {
        return {text::browsing(), Tone::Plain};
    }
    if (facts.hasReturned) {
        return {{text::backInGame(), words.title}, Tone::Plain};
    }
    if (const auto waiting = waitingWords(facts.source)) {
        return {*waiting, Tone::Plain};
    }
    return standing(facts, words, saysCheck && game.position().isCheck());
}

} // namespace ui
