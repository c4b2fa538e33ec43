#include "app/arbiter/input.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace app::arbiter {

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(Blanks), text.size());
    return text.substr(first, text.find_last_not_of(Blanks) + 1 - first);
}

chess::Result<chess::FenRead<chess::Position>, chess::FenRefusal> read(std::string_view fen) {
    if (withoutBlanks(fen) == "startpos") {
        return chess::FenRead<chess::Position>{chess::Position::initial(), {}};
    }
    return chess::readFen(fen);
}

Reading answerLines(std::istream& in, std::ostream& out, const LineAnswer& answer) {
    std::string line;
    while (out && std::getline(in, line)) {
        if (!withoutBlanks(line).empty()) {
            out << answer(line);
        }
        if (in.rdbuf()->in_avail() <= 0) { // whoever waits for an answer gets it now
            out.flush();
        }
    }
    return in.bad() ? Reading::Failed : Reading::Done;
}

} // namespace app::arbiter
