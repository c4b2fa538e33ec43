#include "ui/play/statuswords.h"

#include "ui/text/refusalwords.h"
#include "ui/text/whywords.h"

namespace ui {

std::optional<text::Message> waitingWords(const GameSource& source) {
    const chess::GameTerms& terms = source.terms();
    const auto& clock = source.clock();
    auto words = text::waitingFor(source.pending(), source.game(), terms.press);
    if (words && !isPaused(source)) {
        return words;
    }
    return clock ? text::clockStatus(clock->phase(), terms.start) : std::nullopt;
}

text::Message refusalWords(
    const GameSource& source, chess::ActRefusal why, const std::optional<chess::Refusal>& move
) {
    text::Message words = text::refusalOf(why, source.game(), source.pending());
    if (move) {
        const text::Message reason = text::whyRefused(*move, source.game());
        words.line = reason.title + QLatin1Char('\n') + reason.line;
    }
    return words;
}

} // namespace ui
