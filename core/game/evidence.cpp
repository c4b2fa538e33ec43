#include "core/game/evidence.h"

#include <algorithm>
#include <tuple>

namespace chess {
namespace {

constexpr std::size_t MostNearest =
    2; // beside the position claimed: three are compared at a glance

Position claimed(const Game& game, const Claim& claim) {
    return claim.announced ? game.position().play(*claim.announced) : game.position();
}

// How many positions of the game are to be looked at: all but the one claimed.
std::size_t earlierCount(const Game& game, const Claim& claim) {
    return game.plyCount() + (claim.announced ? 1 : 0);
}

auto likeness(const EarlierPosition& earlier) {
    const Differences& differs = earlier.differences;
    const int others =
        int{differs.hasOtherTurn} + int{differs.hasOtherCastling} + int{differs.hasOtherEnPassant};
    return std::tuple(differs.placement.count(), others, -static_cast<int>(earlier.ply));
}

std::vector<EarlierPosition> nearestOf(std::vector<EarlierPosition> others, std::size_t wanted) {
    std::sort(others.begin(), others.end(), [](const auto& a, const auto& b) {
        return likeness(a) < likeness(b);
    });
    others.erase(
        others.begin() + static_cast<std::ptrdiff_t>(std::min(wanted, others.size())), others.end()
    );
    std::sort(others.begin(), others.end(), [](const auto& a, const auto& b) {
        return a.ply < b.ply;
    });
    return others;
}

ThreefoldEvidence threefold(const Game& game, const Claim& claim, const Position& position) {
    ThreefoldEvidence found;
    std::vector<EarlierPosition> others;
    for (std::size_t ply = 0; ply < earlierCount(game, claim); ++ply) {
        const Differences differs = differences(game.positionAfter(ply), position);
        if (differs.isNone()) {
            found.same.push_back(ply);
        } else {
            others.push_back({ply, differs});
        }
    }
    if (found.same.size() < MostNearest) {
        found.nearest = nearestOf(std::move(others), MostNearest - found.same.size());
    }
    return found;
}

FiftyMovesEvidence fiftyMoves(const Game& game, const Claim& claim, const Position& position) {
    FiftyMovesEvidence found{position.halfmoveClock(), {}, {}};
    std::vector<Move> moves = game.moves();
    if (claim.announced) {
        moves.push_back(*claim.announced);
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].role() == Role::Pawn) {
            found.lastPawnMove = i + 1;
        }
        if (moves[i].isCapture()) {
            found.lastCapture = i + 1;
        }
    }
    return found;
}

} // namespace

Differences differences(const Position& a, const Position& b) {
    Differences differs;
    for (const Color color : AllColors) {
        for (const Role role : AllRoles) {
            const Bitboard ofA = a.board().of(color, role);
            const Bitboard ofB = b.board().of(color, role);
            differs.placement = differs.placement | ((ofA | ofB) & ~(ofA & ofB));
        }
    }
    differs.hasOtherTurn = a.turn() != b.turn();
    differs.hasOtherCastling = a.castlingRights() != b.castlingRights();
    differs.hasOtherEnPassant = a.enPassantSquare() != b.enPassantSquare();
    return differs;
}

Evidence judge(const Game& game, const Claim& claim) {
    const Position position = claimed(game, claim);
    if (claim.rule == ClaimRule::Threefold) {
        ThreefoldEvidence found = threefold(game, claim, position);
        const bool isRight = found.occurrences() >= ThreefoldCount;
        return {claim, game.position().turn(), position, std::move(found), isRight};
    }
    const FiftyMovesEvidence found = fiftyMoves(game, claim, position);
    return {claim, game.position().turn(), position, found, found.plies >= FiftyMovesPlies};
}

std::optional<Evidence> lastEvidence(const Game& game) {
    const auto acts = game.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (std::holds_alternative<MovePlayed>(*act)) {
            return std::nullopt;
        }
        if (const auto* made = std::get_if<DrawClaimed>(&*act)) {
            return judge(game, made->claim);
        }
    }
    return std::nullopt;
}

bool canClaim(const Game& game, ClaimRule rule) {
    return rule == ClaimRule::Threefold ? game.repetitions() >= ThreefoldCount
                                        : game.position().halfmoveClock() >= FiftyMovesPlies;
}

MoveList announceable(const Game& game, ClaimRule rule) {
    return game.position().legalMoves().where([&](Move move) {
        if (rule == ClaimRule::FiftyMoves) {
            return game.position().play(move).halfmoveClock() >= FiftyMovesPlies;
        }
        return game.repetitionsAfter(move) >= ThreefoldCount;
    });
}

} // namespace chess
