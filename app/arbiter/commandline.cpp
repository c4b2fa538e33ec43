#include "app/arbiter/commandline.h"

#include "app/arbiter/mate.h"
#include "ui/text/positionwords.h"

#include <istream>
#include <ostream>

namespace app::arbiter {
namespace {

constexpr std::string_view Usage =
    R"(Usage: banmen-arbiter COMMAND

  perft FEN DEPTH [--divide]  count the lines of DEPTH legal moves (0 to 15), --divide by first move
  position FEN                what stands in a position, as one line of JSON
  position -                  the same for each line of standard input that is not blank
  play FEN [MOVE]...          the same for the position after these moves (e4, Nf3, O-O or e2e4)
  judge [--rules RULESET] -   when each game of standard input let a draw be claimed, and how the
                              rules ended it; one a line: FEN, a tab, and moves between blanks
  mate FEN                    can White, can Black still mate: a line that does, or why not
  mate -                      for each line FEN<tab>w or FEN<tab>b: can that side still mate
  --help, -h                  this text
  --version                   the version

FEN is one argument (quote it), or "startpos" for the first position.
RULESET is fide (where none is named), automatic, family or board.
Exit status: 0 with an answer, 2 for a wrong command, argument or move.
)";

Answer answer(std::string_view command, Args args) {
    if (command == "perft") {
        return perft(args);
    }
    if (command == "position") {
        return position(args);
    }
    if (command == "play") {
        return play(args);
    }
    if (command == "mate") {
        return mate(args);
    }
    if (command == "--help" || command == "-h") {
        return std::string(Usage);
    }
    if (command == "--version") {
        return std::string("banmen-arbiter " BANMEN_VERSION "\n");
    }
    return chess::failure(
        "there is no command “" + ui::text::shown(command).toStdString() + "”; try --help"
    );
}

// The commands that read standard input speak line by line; the others all at once.
chess::Result<Reading, std::string>
answerInto(Streams streams, std::string_view command, Args args) {
    if (command == "position" && args.size() == 1 && args.front() == "-") {
        return positions(streams.in, streams.out);
    }
    if (command == "mate" && args.size() == 1 && args.front() == "-") {
        return mates(streams.in, streams.out);
    }
    if (command == "judge") {
        return judge(args, streams.in, streams.out);
    }
    const Answer told = answer(command, args);
    if (!told) {
        return chess::failure(told.error());
    }
    streams.out << *told;
    return Reading::Done;
}

ExitCode complain(std::ostream& err, const std::string& why) {
    err << "banmen-arbiter: " + why + "\n";
    return ExitCode::Refused;
}

} // namespace

ExitCode run(Args args, Streams streams) {
    if (args.empty()) {
        streams.err << Usage;
        return ExitCode::Refused;
    }
    const auto reading = answerInto(streams, args.front(), args.subspan(1));
    if (!reading) {
        return complain(streams.err, reading.error());
    }
    if (*reading == Reading::Failed) {
        return complain(streams.err, "standard input cannot be read");
    }
    if (!streams.out.flush()) {
        return complain(streams.err, "standard output cannot be written");
    }
    return ExitCode::Answered;
}

} // namespace app::arbiter
