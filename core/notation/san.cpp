#include "core/notation/san.h"

#include <algorithm>
#include <vector>

namespace chess {
namespace {

char fileLetter(Square square) {
    return square.name()[0];
}
char rankDigit(Square square) {
    return square.name()[1];
}

// Only legal moves of the same role to the same square count (PGN 8.2.3.4): file, else rank, else
// both.
std::string origin(const MoveList& moves, Move move) {
    bool isAlone = true;
    bool isFileAlone = true;
    bool isRankAlone = true;
    for (const Move other : moves) {
        if (other.role() != move.role() || other.to() != move.to() || other.from() == move.from()) {
            continue;
        }
        isAlone = false;
        isFileAlone = isFileAlone && other.from().file() != move.from().file();
        isRankAlone = isRankAlone && other.from().rank() != move.from().rank();
    }
    if (isAlone) {
        return {};
    }
    if (isFileAlone) {
        return {fileLetter(move.from())};
    }
    return isRankAlone ? std::string{rankDigit(move.from())} : move.from().name();
}

std::string plainSan(const MoveList& moves, Move move) {
    if (const auto wing = move.castlingWing()) {
        return *wing == Wing::Kingside ? "O-O" : "O-O-O";
    }
    std::string text;
    if (move.role() != Role::Pawn) {
        text = letterOf(move.role()) + origin(moves, move);
    } else if (move.isCapture()) {
        text = fileLetter(move.from());
    }
    text += (move.isCapture() ? "x" : "") + move.to().name();
    if (const auto role = move.promotion()) {
        text += {'=', letterOf(*role)};
    }
    return text;
}

// What the text of a move says, each part where it is said.
struct Wanted {
    Role role = Role::Pawn;
    std::optional<File> fromFile;
    std::optional<Rank> fromRank;
    bool isCapture = false;
    std::optional<Square> to;
    std::optional<Role> promotion;
};

std::string_view withoutMarks(std::string_view text) {
    const auto isMark = [](char c) { return c == '+' || c == '#' || c == '!' || c == '?'; };
    while (!text.empty() && isMark(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

// Takes "e.p." from the end, with the marks before and behind it; says whether it stood there.
bool takeEnPassant(std::string_view& text) {
    text = withoutMarks(text);
    for (const std::string_view suffix : {" e.p.", "e.p.", " ep", "ep"}) {
        if (text.size() > suffix.size() + 3 && text.substr(text.size() - suffix.size()) == suffix) {
            text = withoutMarks(text.substr(0, text.size() - suffix.size()));
            return true;
        }
    }
    return false;
}

std::optional<Wing> castlingOf(std::string_view text) {
    if (text == "O-O" || text == "0-0") {
        return Wing::Kingside;
    }
    if (text == "O-O-O" || text == "0-0-0") {
        return Wing::Queenside;
    }
    return std::nullopt;
}

bool isFile(char c) {
    return c >= 'a' && c <= 'h';
}
bool isRank(char c) {
    return c >= '1' && c <= '8';
}

std::optional<Role> promotionOf(char letter) {
    const auto role = roleOf(letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter);
    const bool isOffered = role && std::count(PromotionRoles.begin(), PromotionRoles.end(), *role);
    return isOffered ? role : std::nullopt;
}

// Cuts "=Q", "Q", "(Q)" or "/Q" from the end of a pawn's move. A text without one is left whole.
bool takePromotion(std::string_view& text, Wanted& wanted) {
    std::string_view rest = text;
    const bool isBracketed = rest.size() > 3 && rest.back() == ')';
    if (isBracketed) {
        rest.remove_suffix(1);
    }
    if (rest.empty() || isRank(rest.back())) {
        return !isBracketed;
    }
    wanted.promotion = promotionOf(rest.back());
    if (!wanted.promotion) {
        return false;
    }
    rest.remove_suffix(1);
    const bool isOpened = !rest.empty() && rest.back() == '(';
    if (isBracketed != isOpened) {
        return false;
    }
    if (isOpened || (!rest.empty() && (rest.back() == '=' || rest.back() == '/'))) {
        rest.remove_suffix(1);
    }
    text = rest;
    return true;
}

std::optional<Wanted> parse(std::string_view text) {
    Wanted wanted;
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
        const auto role = roleOf(text.front());
        if (!role) {
            return std::nullopt;
        }
        wanted.role = *role;
        text.remove_prefix(1);
    }
    if (wanted.role == Role::Pawn && !takePromotion(text, wanted)) {
        return std::nullopt;
    }
    if (text.size() < 2 || !(wanted.to = Square::parse(text.substr(text.size() - 2)))) {
        return std::nullopt;
    }
    text.remove_suffix(2);
    if (!text.empty() && (text.back() == 'x' || text.back() == ':' || text.back() == '-')) {
        wanted.isCapture = text.back() != '-';
        text.remove_suffix(1);
    }
    if (!text.empty() && isFile(text.front())) {
        wanted.fromFile = static_cast<File>(text.front() - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && isRank(text.front())) {
        wanted.fromRank = static_cast<Rank>(text.front() - '1');
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional(wanted) : std::nullopt;
}

bool fits(const Wanted& wanted, Move move) {
    if (move.role() != wanted.role || move.to() != *wanted.to || move.isCastling()) {
        return false;
    }
    if (wanted.role == Role::Pawn && wanted.isCapture && !move.isCapture()) {
        return false;
    }
    if (wanted.role == Role::Pawn && !wanted.fromFile && move.isCapture()) {
        return false; // a pawn's capture names the file it comes from (C.9.3)
    }
    return (!wanted.fromFile || move.from().file() == *wanted.fromFile) &&
           (!wanted.fromRank || move.from().rank() == *wanted.fromRank);
}

Result<Move, MoveTextFault>
choose(const std::vector<Move>& fitting, std::optional<Role> promotion) {
    if (fitting.empty()) {
        return failure(MoveTextFault::NotLegal);
    }
    if (fitting.front().isPromotion() && !promotion) {
        return failure(MoveTextFault::PromotionMissing);
    }
    std::vector<Move> exact;
    std::copy_if(fitting.begin(), fitting.end(), std::back_inserter(exact), [&](Move move) {
        return move.promotion() == promotion;
    });
    if (exact.size() > 1) {
        return failure(MoveTextFault::Ambiguous);
    }
    return exact.empty() ? failure(MoveTextFault::NotLegal) : Result<Move, MoveTextFault>(exact[0]);
}

bool hasUciForm(std::string_view text) {
    return (text.size() == 4 || text.size() == 5) && Square::parse(text.substr(0, 2)) &&
           Square::parse(text.substr(2, 2)) &&
           (text.size() == 4 || std::string_view("qrbn").find(text[4]) != std::string_view::npos);
}

} // namespace

std::string writeSan(const Position& position, Move move) {
    const Position next = position.play(move);
    std::string text = plainSan(position.legalMoves(), move);
    if (next.isCheck()) {
        text += next.hasLegalMove() ? '+' : '#';
    }
    return text;
}

Result<Move, MoveTextFault> readSan(const Position& position, std::string_view text) {
    const bool isEnPassant = takeEnPassant(text);
    const MoveList moves = position.legalMoves();
    std::vector<Move> fitting;
    if (const auto wing = castlingOf(text)) {
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), [&](Move move) {
            return move.castlingWing() == wing;
        });
        return choose(fitting, std::nullopt);
    }
    const auto wanted = parse(text);
    if (!wanted) {
        return failure(MoveTextFault::Unreadable);
    }
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), [&](Move move) {
        return fits(*wanted, move) && (move.isEnPassant() || !isEnPassant);
    });
    return choose(fitting, wanted->promotion);
}

Result<Move, MoveTextFault> readUci(const Position& position, std::string_view text) {
    if (!hasUciForm(text)) {
        return failure(MoveTextFault::Unreadable);
    }
    const MoveList moves = position.legalMoves();
    std::vector<Move> fitting;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), [&](Move move) {
        return move.from() == *Square::parse(text.substr(0, 2)) &&
               move.to() == *Square::parse(text.substr(2, 2));
    });
    return choose(fitting, text.size() == 5 ? promotionOf(text[4]) : std::nullopt);
}

Result<Move, MoveTextFault> readMove(const Position& position, std::string_view text) {
    return hasUciForm(text) ? readUci(position, text) : readSan(position, text);
}

} // namespace chess
