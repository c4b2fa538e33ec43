#include "app/arbiter/codes.h"

namespace app::arbiter {
namespace {

struct WarningCode {
    std::string_view operator()(chess::FenMissing) const { return "missing_fields"; }
    std::string_view operator()(chess::FenCastlingDropped) const { return "castling_dropped"; }
    std::string_view operator()(chess::FenEnPassantDropped) const { return "en_passant_dropped"; }
    std::string_view operator()(chess::FenMoveNumberZero) const { return "move_number_zero"; }
};

} // namespace

std::string_view codeOf(chess::FenFault fault) {
    using enum chess::FenFault;
    switch (fault) {
    case Empty: return "empty";
    case TooManyFields: return "too_many_fields";
    case RankCount: return "rank_count";
    case RankLength: return "rank_length";
    case UnknownPiece: return "unknown_piece";
    case UnknownTurn: return "unknown_turn";
    case UnknownCastling: return "unknown_castling";
    case UnknownEnPassant: return "unknown_en_passant";
    case UnknownCounter: return "unknown_counter";
    }
    return {};
}

std::string_view codeOf(chess::SetupFault fault) {
    using enum chess::SetupFault;
    switch (fault) {
    case NoKing: return "no_king";
    case SeveralKings: return "several_kings";
    case TooManyMen: return "too_many_men";
    case TooManyPawns: return "too_many_pawns";
    case TooManyPromoted: return "too_many_promoted";
    case PawnOnLastRank: return "pawn_on_last_rank";
    case OpponentInCheck: return "opponent_in_check";
    case CastlingWithoutKing: return "castling_without_king";
    case CastlingWithoutRook: return "castling_without_rook";
    case ImpossibleEnPassant: return "impossible_en_passant";
    case HalfmoveClockOutOfRange: return "halfmove_clock_out_of_range";
    case FullmoveNumberOutOfRange: return "fullmove_number_out_of_range";
    }
    return {};
}

std::string_view codeOf(const chess::FenWarning& warning) {
    return std::visit(WarningCode{}, warning);
}

std::string_view codeOf(chess::Termination termination) {
    using enum chess::Termination;
    switch (termination) {
    case Checkmate: return "checkmate";
    case Stalemate: return "stalemate";
    case DeadPosition: return "dead_position";
    case FivefoldRepetition: return "fivefold_repetition";
    case SeventyFiveMoves: return "seventyfive_moves";
    case ThreefoldRepetition: return "threefold_repetition";
    case FiftyMoves: return "fifty_moves";
    case Agreement: return "agreement";
    case Resignation: return "resignation";
    case TimeForfeit: return "time_forfeit";
    case IllegalMoves: return "illegal_moves";
    }
    return {};
}

std::string_view codeOf(chess::Color color) {
    return color == chess::Color::White ? "white" : "black";
}

} // namespace app::arbiter
