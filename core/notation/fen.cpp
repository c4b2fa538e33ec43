#include "core/notation/fen.h"

#include <algorithm>
#include <charconv>

namespace chess {
namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t MaxFields = 6;

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// Full-width forms (U+FF01 to U+FF5E) become ASCII, ideographic and no-break spaces become blanks:
// what a Japanese input method leaves behind.
std::string foldWidth(std::string_view text) {
    std::string folded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = [&](std::size_t k) {
            return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0u;
        };
        const unsigned second = byte(1);
        const unsigned third = byte(2);
        if (byte(0) == 0xEF && (second == 0xBC || second == 0xBD) && third >= 0x80 &&
            third <= 0xBF) {
            const unsigned code = 0xF000 | ((second & 0x3F) << 6) | (third & 0x3F);
            if (code >= 0xFF01 && code <= 0xFF5E) {
                folded += static_cast<char>(code - 0xFF01 + '!');
                i += 2;
                continue;
            }
        }
        if (byte(0) == 0xE3 && second == 0x80 && third == 0x80) {
            folded += ' ';
            i += 2;
        } else if (byte(0) == 0xC2 && second == 0xA0) {
            folded += ' ';
            i += 1;
        } else {
            folded += text[i];
        }
    }
    return folded;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string_view unquoted(std::string_view text) {
    for (const char quote : {'"', '\''}) {
        if (text.size() >= 2 && text.front() == quote && text.back() == quote) {
            return trimmed(text.substr(1, text.size() - 2));
        }
    }
    return text;
}

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> fields;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i == text.size() || isBlank(text[i])) {
            if (i > start) {
                fields.push_back(text.substr(start, i - start));
            }
            start = i + 1;
        }
    }
    return fields;
}

// The whole character of UTF-8 that begins here, so that a message can show it.
std::string characterAt(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) {
        ++end;
    }
    return std::string(text.substr(at, end - at));
}

std::optional<Piece> pieceOf(char letter) {
    const bool isWhite = letter >= 'A' && letter <= 'Z';
    const auto role = roleOf(isWhite ? letter : static_cast<char>(letter - 'a' + 'A'));
    if (!role) {
        return std::nullopt;
    }
    return Piece{isWhite ? Color::White : Color::Black, *role};
}

std::optional<FenError> readRank(std::string_view text, Rank rank, Board& board) {
    std::size_t file = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto piece = pieceOf(text[i]);
        const bool isGap = text[i] >= '1' && text[i] <= '8';
        if (!piece && !isGap) {
            return FenError{
                FenFault::UnknownPiece, FenField::Placement, characterAt(text, i), rank};
        }
        if (piece && file < 8) {
            board.put(Square(static_cast<File>(file), rank), *piece);
        }
        file += piece ? 1 : static_cast<std::size_t>(text[i] - '0');
    }
    if (file != 8) {
        return FenError{FenFault::RankLength, FenField::Placement, std::string(text), rank};
    }
    return std::nullopt;
}

std::optional<FenError> readPlacement(std::string_view text, Board& board) {
    std::vector<std::string_view> ranks;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        ranks.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    // A stray letter is named before a wrong number of ranks: most text that is no FEN has one
    // rank.
    for (std::size_t i = 0; i < std::min<std::size_t>(ranks.size(), 8); ++i) {
        if (auto error = readRank(ranks[i], static_cast<Rank>(7 - i), board)) {
            return error;
        }
    }
    if (ranks.size() != 8) {
        return FenError{FenFault::RankCount, FenField::Placement, std::to_string(ranks.size())};
    }
    return std::nullopt;
}

std::optional<FenError> readTurn(std::string_view text, Setup& setup) {
    if (text != "w" && text != "b") {
        return FenError{FenFault::UnknownTurn, FenField::Turn, std::string(text)};
    }
    setup.turn = text == "w" ? Color::White : Color::Black;
    return std::nullopt;
}

std::optional<FenError> readCastling(std::string_view text, Setup& setup) {
    const FenError error{FenFault::UnknownCastling, FenField::Castling, std::string(text)};
    if (text == "-") {
        return std::nullopt;
    }
    for (const char letter : text) {
        const std::size_t at = std::string_view("KQkq").find(letter);
        if (at == std::string_view::npos) {
            return error;
        }
        const Color color = at < 2 ? Color::White : Color::Black;
        const Wing wing = at % 2 == 0 ? Wing::Kingside : Wing::Queenside;
        if (setup.castlingRights.has(color, wing)) {
            return error;
        }
        setup.castlingRights.add(color, wing);
    }
    return std::nullopt;
}

std::optional<FenError> readEnPassant(std::string_view text, Setup& setup) {
    setup.enPassantSquare = Square::parse(text);
    if (!setup.enPassantSquare && text != "-") {
        return FenError{FenFault::UnknownEnPassant, FenField::EnPassant, std::string(text)};
    }
    return std::nullopt;
}

std::optional<FenError> readCounter(std::string_view text, FenField field, int& counter) {
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), counter);
    if (code != std::errc() || end != text.data() + text.size() || counter < 0 ||
        counter > HighestCounter || text.front() == '-') {
        return FenError{FenFault::UnknownCounter, field, std::string(text)};
    }
    return std::nullopt;
}

std::optional<FenError> readField(FenField field, std::string_view text, Setup& setup) {
    switch (field) {
    case FenField::Placement: return readPlacement(text, setup.board);
    case FenField::Turn: return readTurn(text, setup);
    case FenField::Castling: return readCastling(text, setup);
    case FenField::EnPassant: return readEnPassant(text, setup);
    case FenField::HalfmoveClock: return readCounter(text, field, setup.halfmoveClock);
    case FenField::FullmoveNumber: return readCounter(text, field, setup.fullmoveNumber);
    }
    return std::nullopt;
}

void dropImpossible(FenRead<Setup>& read) {
    for (const SetupError& error : faultsOf(read.value)) {
        if (error.fault == SetupFault::CastlingWithoutKing ||
            error.fault == SetupFault::CastlingWithoutRook) {
            const Wing wing = error.square->file() == File::H ? Wing::Kingside : Wing::Queenside;
            read.value.castlingRights.remove(*error.color, wing);
            read.warnings.push_back(FenCastlingDropped{*error.color, wing});
        } else if (error.fault == SetupFault::ImpossibleEnPassant) {
            read.value.enPassantSquare.reset();
            read.warnings.push_back(FenEnPassantDropped{*error.square});
        }
    }
}

std::string writePlacement(const Board& board) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        const auto closeGap = [&] {
            if (gap > 0) {
                text += std::to_string(std::exchange(gap, 0));
            }
        };
        for (int file = 0; file < 8; ++file) {
            if (const auto piece = board.pieceAt(Square::at(rank * 8 + file))) {
                closeGap();
                const char letter = letterOf(piece->role);
                text +=
                    piece->color == Color::White ? letter : static_cast<char>(letter - 'A' + 'a');
            } else {
                ++gap;
            }
        }
        closeGap();
        text += rank > 0 ? "/" : "";
    }
    return text;
}

std::string writeCastling(CastlingRights rights) {
    std::string text;
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            if (rights.has(color, wing)) {
                text += "KQkq"[2 * indexOf(color) + static_cast<int>(wing)];
            }
        }
    }
    return text.empty() ? "-" : text;
}

Result<FenRead<Position>, FenRefusal>
readPosition(std::string_view text, Result<Position, SetupErrors> (*make)(const Setup&)) {
    auto setup = readFenSetup(text);
    if (!setup) {
        return failure(FenRefusal(std::move(setup.error())));
    }
    auto position = make(setup->value);
    if (!position) {
        return failure(FenRefusal(std::move(position.error())));
    }
    return FenRead<Position>{std::move(*position), std::move(setup->warnings)};
}

} // namespace

Result<FenRead<Setup>, FenError> readFenSetup(std::string_view text) {
    if (text.substr(0, ByteOrderMark.size()) == ByteOrderMark) {
        text.remove_prefix(ByteOrderMark.size());
    }
    const std::string folded = foldWidth(text);
    const std::vector<std::string_view> fields = split(unquoted(trimmed(folded)));
    if (fields.empty()) {
        return failure(FenError{FenFault::Empty, FenField::Placement, {}});
    }
    if (fields.size() > MaxFields) {
        return failure(FenError{
            FenFault::TooManyFields, FenField::FullmoveNumber, std::string(fields[MaxFields])});
    }
    FenRead<Setup> read{{}, {}};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (auto error = readField(static_cast<FenField>(i), fields[i], read.value)) {
            return failure(std::move(*error));
        }
    }
    if (fields.size() < 4) { // the two counters are left out by custom (EPD)
        read.warnings.push_back(FenMissing{static_cast<FenField>(fields.size())});
    }
    if (read.value.fullmoveNumber == 0) {
        read.value.fullmoveNumber = 1;
        read.warnings.push_back(FenMoveNumberZero{});
    }
    dropImpossible(read);
    return read;
}

Result<FenRead<Position>, FenRefusal> readFen(std::string_view text) {
    return readPosition(text, Position::from);
}

Result<FenRead<Position>, FenRefusal> readComposedFen(std::string_view text) {
    return readPosition(text, Position::composed);
}

std::string writeFen(const Position& position) {
    const auto enPassant = position.enPassantSquare();
    return writePlacement(position.board()) + (position.turn() == Color::White ? " w " : " b ") +
           writeCastling(position.castlingRights()) + " " + (enPassant ? enPassant->name() : "-") +
           " " + std::to_string(position.halfmoveClock()) + " " +
           std::to_string(position.fullmoveNumber());
}

} // namespace chess
