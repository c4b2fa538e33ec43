#include "app/arbiter/mate.h"

#include "app/arbiter/deadwatch.h"
#include "app/arbiter/json.h"
#include "app/arbiter/report.h"
#include "core/notation/fen.h"
#include "core/verdict/helpmate.h"

#include <charconv>
#include <ctime>
#include <istream>
#include <ostream>

namespace app::arbiter {
namespace {

using chess::failure;

struct ReasonCode {
    std::string_view operator()(chess::GameOver) const { return "over"; }
    std::string_view operator()(chess::UnwinnableMaterial material) const {
        return material == chess::UnwinnableMaterial::BareKing ? "bare_king" : "material";
    }
    std::string_view operator()(const chess::ForcedLine&) const { return "forced"; }
    std::string_view operator()(const chess::Confined&) const { return "confined"; }
    std::string_view operator()(const chess::Exhausted&) const { return "closure"; }
};

// The members that both forms of report share.
struct Told {
    std::string canMate = json::null();
    std::string reason = json::null();
    std::string line = json::list({});
};

std::string lineOf(const std::vector<chess::Move>& moves) {
    std::vector<std::string> texts;
    for (const chess::Move move : moves) {
        texts.push_back(json::text(move.uci()));
    }
    return json::list(texts);
}

struct Teller {
    Told operator()(const chess::Winnable& winnable) const {
        const std::string_view reason = winnable.line.empty() ? "mate" : "line";
        return {json::boolean(true), json::text(reason), lineOf(winnable.line)};
    }
    Told operator()(const chess::Unwinnable& unwinnable) const {
        const std::string_view reason = std::visit(ReasonCode{}, unwinnable.reason);
        return {json::boolean(false), json::text(reason), json::list({})};
    }
    Told operator()(chess::Unfinished) const { return {}; }
};

std::string sideOf(const chess::Position& position, chess::Color side) {
    const Told told = std::visit(Teller{}, chess::canMate(position, side, MateNodes));
    return json::object({{"can_mate", told.canMate}, {"reason", told.reason}, {"line", told.line}});
}

double threadMicroseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

std::string number(double value) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 3);
    return {text.data(), end.ptr};
}

std::string
reportOf(const chess::Position& position, chess::Color side, chess::HelpmateMemory& memory) {
    chess::HelpmateSearch search(position, side, memory);
    const double begin = threadMicroseconds();
    const chess::HelpmateVerdict verdict = search.run(MateNodes);
    const double took = threadMicroseconds() - begin;
    const Told told = std::visit(Teller{}, verdict);
    return json::object(
        {{"fen", json::text(chess::writeFen(position))},
         {"winner", json::text(std::string_view(side == chess::Color::White ? "w" : "b"))},
         {"can_mate", told.canMate},
         {"reason", told.reason},
         {"line", told.line},
         {"us", number(took)},
         {"nodes", std::to_string(search.nodes())}}
    );
}

std::string errorOf(std::string_view words) {
    return json::object({{"error", json::text(words)}});
}

std::string answered(std::string_view line, chess::HelpmateMemory& memory) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    const std::size_t tab = line.find('\t');
    const std::string_view side = tab == line.npos ? "" : line.substr(tab + 1);
    if (side != "w" && side != "b") {
        return errorOf("a line is a FEN, a tab, and w or b");
    }
    const auto read = chess::readComposedFen(line.substr(0, tab));
    if (!read) {
        return errorOf(sentenceOf(read.error()));
    }
    return reportOf(read->value, side == "w" ? chess::Color::White : chess::Color::Black, memory);
}

} // namespace

Answer mate(Args args) {
    if (args.size() != 1) {
        return failure(std::string("mate takes one FEN; a FEN with spaces needs quotes"));
    }
    const auto read = args[0] == "startpos"
                          ? chess::FenRead<chess::Position>{chess::Position::initial(), {}}
                          : chess::readComposedFen(args[0]);
    if (!read) {
        return failure(sentenceOf(read.error()));
    }
    return json::object(
               {{"fen", json::text(chess::writeFen(read->value))},
                {"white", sideOf(read->value, chess::Color::White)},
                {"black", sideOf(read->value, chess::Color::Black)}}
           ) +
           '\n';
}

Reading mates(std::istream& in, std::ostream& out) {
    chess::HelpmateMemory memory;
    std::string line;
    while (out && std::getline(in, line)) {
        if (line.find_first_not_of(" \t\n\v\f\r") != line.npos) {
            out << answered(line, memory) << '\n';
        }
        if (in.rdbuf()->in_avail() <= 0) { // whoever waits for an answer gets it now
            out.flush();
        }
    }
    return in.bad() ? Reading::Failed : Reading::Done;
}

} // namespace app::arbiter
