#include "app/arbiter/report.h"

#include "app/arbiter/codes.h"
#include "app/arbiter/json.h"
#include "core/notation/san.h"
#include "ui/text/positionwords.h"

#include <QStringList>

#include <algorithm>

namespace app::arbiter {
namespace {

// A code and its words.
struct Remark {
    std::string_view code;
    QString words;
};

std::string listOf(const std::vector<Remark>& remarks) {
    std::vector<std::string> values;
    for (const auto& [code, words] : remarks) {
        values.push_back(json::object({{"code", json::text(code)}, {"text", json::text(words)}}));
    }
    return json::list(values);
}

std::vector<Remark> remarksOn(const chess::FenRefusal& refusal) {
    if (const auto* error = std::get_if<chess::FenError>(&refusal)) {
        return {{codeOf(error->fault), ui::text::describe(*error)}};
    }
    std::vector<Remark> remarks;
    for (const chess::SetupError& error : std::get<chess::SetupErrors>(refusal)) {
        remarks.push_back({codeOf(error.fault), ui::text::describe(error)});
    }
    return remarks;
}

std::vector<Remark> remarksOn(const std::vector<chess::FenWarning>& warnings) {
    std::vector<Remark> remarks;
    for (const chess::FenWarning& warning : warnings) {
        remarks.push_back({codeOf(warning), ui::text::describe(warning)});
    }
    return remarks;
}

std::string movesOf(const chess::Game& game) {
    std::vector<std::string> moves;
    for (const chess::Move move : game.legalMoves()) {
        moves.push_back(chess::writeSan(game.position(), move));
    }
    std::sort(moves.begin(), moves.end());
    std::transform(moves.begin(), moves.end(), moves.begin(), [](std::string_view san) {
        return json::text(san);
    });
    return json::list(moves);
}

} // namespace

std::string reportOf(const chess::Game& game, const std::vector<chess::FenWarning>& warnings) {
    const chess::Position& position = game.position();
    return json::object(
               {{"legal", json::boolean(true)},
                {"fen", json::text(chess::writeFen(position))},
                {"turn", json::text(codeOf(position.turn()))},
                {"check", json::boolean(position.isCheck())},
                {"moves", movesOf(game)},
                {"outcome", outcomeOf(game)},
                {"warnings", listOf(remarksOn(warnings))}}
           ) +
           '\n';
}

std::string outcomeOf(const chess::Game& game) {
    const auto& outcome = game.outcome();
    if (!outcome) {
        return json::null();
    }
    const auto winner = outcome->winner();
    return json::object(
        {{"termination", json::text(codeOf(outcome->termination()))},
         {"winner", winner ? json::text(codeOf(*winner)) : json::null()},
         {"article", json::text(outcome->article())}}
    );
}

std::string reportOf(const chess::FenRefusal& refusal) {
    return json::object({{"legal", json::boolean(false)}, {"errors", listOf(remarksOn(refusal))}}) +
           '\n';
}

std::string sentenceOf(const chess::FenRefusal& refusal) {
    QStringList sentences;
    for (const Remark& remark : remarksOn(refusal)) {
        sentences += remark.words;
    }
    return sentences.join(u' ').toStdString();
}

} // namespace app::arbiter
