#include "app/arbiter/commands.h"

#include "app/arbiter/codes.h"
#include "app/arbiter/deadwatch.h"
#include "app/arbiter/input.h"
#include "app/arbiter/report.h"
#include "core/notation/san.h"
#include "core/position/perft.h"
#include "ui/text/positionwords.h"

#include <algorithm>
#include <charconv>

namespace app::arbiter {
namespace {

using chess::failure;

constexpr int DeepestPerft = 15; // what no computer will finish is a slip of the hand

std::string report(std::string_view fen) {
    const auto start = read(fen);
    return start ? reportOf(DeadWatch().looked(chess::Game(start->value)), start->warnings)
                 : reportOf(start.error());
}

std::optional<int> readDepth(std::string_view text) {
    int depth = 0;
    const bool isDigits = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
    const auto code = std::from_chars(text.data(), text.data() + text.size(), depth).ec;
    return isDigits && code == std::errc() && depth <= DeepestPerft ? std::optional(depth)
                                                                    : std::nullopt;
}

std::string total(std::uint64_t nodes) {
    return "nodes " + std::to_string(nodes) + '\n';
}

std::string divided(const chess::Position& position, int depth) {
    if (depth == 0) {
        return total(1);
    }
    std::uint64_t nodes = 0;
    std::vector<std::string> lines;
    for (const chess::Move move : position.legalMoves()) {
        const std::uint64_t count = chess::perft(position.play(move), depth - 1);
        nodes += count;
        lines.push_back(move.uci() + ": " + std::to_string(count) + '\n');
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text + total(nodes);
}

// "move 3 of 5"
std::string numbered(Args moves, std::size_t i) {
    return "move " + std::to_string(i + 1) + " of " + std::to_string(moves.size());
}

chess::Result<chess::Game, std::string> played(const chess::Position& start, Args moves) {
    DeadWatch watch;
    chess::Game game = watch.looked(chess::Game(start));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const QString text =
            QString::fromUtf8(moves[i].data(), static_cast<qsizetype>(moves[i].size()));
        if (const auto& outcome = game.outcome()) {
            return failure(
                numbered(moves, i) + ", “" + ui::text::shown(text).toStdString() +
                "”, comes after the end of the game (" +
                std::string(codeOf(outcome->termination())) + ")"
            );
        }
        const auto move = chess::readMove(game.position(), moves[i]);
        if (!move) {
            return failure(
                numbered(moves, i) + ": " + ui::text::describe(move.error(), text).toStdString()
            );
        }
        auto next = std::move(game).play(*move);
        assert(next);
        game = watch.looked(std::move(*next));
    }
    return game;
}

} // namespace

Answer perft(Args args) {
    const bool isDivided = args.size() == 3 && args[2] == "--divide";
    if (args.size() != 2 && !isDivided) {
        return failure(
            std::string("perft takes FEN DEPTH [--divide]; a FEN with spaces needs quotes")
        );
    }
    const auto start = read(args[0]);
    if (!start) {
        return failure(sentenceOf(start.error()));
    }
    const auto depth = readDepth(args[1]);
    if (!depth) {
        return failure(
            "DEPTH must be a whole number from 0 to " + std::to_string(DeepestPerft) + ", not “" +
            ui::text::shown(args[1]).toStdString() + "”"
        );
    }
    return isDivided ? divided(start->value, *depth) : total(chess::perft(start->value, *depth));
}

Answer position(Args args) {
    if (args.size() != 1) {
        return failure(std::string("position takes one FEN; a FEN with spaces needs quotes"));
    }
    return report(args[0]);
}

Answer play(Args args) {
    if (args.empty()) {
        return failure(std::string("play takes FEN [MOVE]...; a FEN with spaces needs quotes"));
    }
    const auto start = read(args[0]);
    if (!start) {
        return failure(sentenceOf(start.error()));
    }
    if (args.size() > 1 && (args[1] == "w" || args[1] == "b")) { // the rest of a FEN without quotes
        return failure("“" + std::string(args[1]) + "” is no move; a FEN with spaces needs quotes");
    }
    const auto game = played(start->value, args.subspan(1));
    return game ? Answer(reportOf(*game, start->warnings)) : failure(game.error());
}

Reading positions(std::istream& in, std::ostream& out) {
    return answerLines(in, out, report);
}

} // namespace app::arbiter
