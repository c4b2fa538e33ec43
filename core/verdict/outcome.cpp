#include "core/verdict/outcome.h"

namespace chess {

std::string_view Outcome::article() const {
    switch (m_termination) {
    case Termination::Checkmate: return "5.1.1";
    case Termination::Stalemate: return "5.2.1";
    case Termination::DeadPosition: return "5.2.2";
    case Termination::FivefoldRepetition: return "9.6.1";
    case Termination::SeventyFiveMoves: return "9.6.2";
    case Termination::ThreefoldRepetition: return "9.2";
    case Termination::FiftyMoves: return "9.3";
    case Termination::Agreement: return "5.2.3";
    case Termination::Resignation: return "5.1.2";
    case Termination::TimeForfeit: return "6.9";
    case Termination::IllegalMoves: return "7.5.5";
    }
    return {};
}

} // namespace chess
