#include "ui/play/statuswords.h"

#include "ui/text/refusalwords.h"

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

} // namespace ui
