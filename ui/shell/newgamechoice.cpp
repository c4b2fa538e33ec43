#include "ui/shell/newgamechoice.h"

#include <utility>

namespace ui {
namespace {

chess::Color
colorOfFirst(ColorChoice colors, std::optional<chess::Color> previous, chess::Color drawn) {
    switch (colors) {
    case ColorChoice::Chosen: return chess::Color::White;
    case ColorChoice::Random: return drawn;
    case ColorChoice::Swapped: return previous ? !*previous : chess::Color::White;
    }
    return chess::Color::White;
}

} // namespace

ResolvedChoice
resolve(const NewGameChoice& choice, std::optional<chess::Color> previous, chess::Color drawn) {
    ResolvedChoice resolved{choice.terms, colorOfFirst(choice.colors, previous, drawn)};
    if (resolved.colorOfPlayer0 == chess::Color::Black) {
        std::swap(resolved.terms.names[0], resolved.terms.names[1]);
        if (auto& controls = resolved.terms.controls) {
            std::swap((*controls)[0], (*controls)[1]);
        }
    }
    return resolved;
}

bool isSound(const NewGameChoice& choice) {
    const chess::GameTerms& terms = choice.terms;
    const bool mayChangeMoves =
        terms.takeBack != chess::TakeBackMode::Off && choice.rules.touchMove == chess::Aid::Off;
    if (terms.press == chess::PressMode::Done && !mayChangeMoves) {
        return false;
    }
    if (choice.match && choice.match->count < 1) {
        return false;
    }
    if (!terms.controls) {
        return terms.press != chess::PressMode::Press;
    }
    const auto& [first, second] = *terms.controls;
    const bool isFit = std::holds_alternative<chess::Hourglass>(first) ==
                       std::holds_alternative<chess::Hourglass>(second);
    return isFit && !faultOf(first) && !faultOf(second);
}

} // namespace ui
