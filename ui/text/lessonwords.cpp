#include "ui/text/lessonwords.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

using chess::LessonId;
using chess::TaskGoal;
using chess::TaskMiss;

// Names in braces stand for words, as in the reasons of refused moves.
class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    static QString name(LessonId lesson) {
        switch (lesson) {
        case LessonId::Castling: return tr("Castling");
        case LessonId::EnPassant: return tr("En passant");
        case LessonId::Promotion: return tr("Promotion");
        case LessonId::Check: return tr("Check");
        case LessonId::Mate: return tr("Checkmate");
        default: break;
        }
        return roleName(*chess::roleOf(lesson));
    }

    static QString line(LessonId lesson) {
        switch (lesson) {
        case LessonId::Pawn: return tr("Straight ahead, and captures diagonally");
        case LessonId::Knight: return tr("Jumps in an L, over other pieces too");
        case LessonId::Bishop: return tr("Diagonals, on one colour for ever");
        case LessonId::Rook: return tr("Along files and ranks");
        case LessonId::Queen: return tr("Any straight line");
        case LessonId::King: return tr("One square, never into attack");
        case LessonId::Castling: return tr("King and rook move at once");
        case LessonId::EnPassant: return tr("A pawn captured in passing");
        case LessonId::Promotion: return tr("A pawn becomes another piece");
        case LessonId::Check: return tr("Give it, and get out of it");
        case LessonId::Mate: return tr("Win, and do not stalemate");
        }
        return {};
    }

    static QString task(const chess::Task& task) {
        const bool isOne = task.moves == 1;
        switch (task.goal) {
        case TaskGoal::TakeStars: return stars(task);
        case TaskGoal::CaptureMen:
            return isOne
                       ? tr("Capture the marked piece.")
                       : tr("Capture all marked pieces. You have %n move(s).", nullptr, task.moves);
        case TaskGoal::Castle:
            return isOne ? tr("Castle, on a side where it is possible.")
                         : tr("Castle. You have %n move(s): something else must come first.",
                              nullptr,
                              task.moves);
        case TaskGoal::CaptureEnPassant:
            return tr("Capture en passant, the pawn that has just moved two squares.");
        case TaskGoal::Promote:
            return isOne ? tr("Promote the pawn, to any piece you like.")
                         : tr("Promote the pawn. You have %n move(s).", nullptr, task.moves);
        case TaskGoal::PromoteSafely: return tr("Promote the pawn, but do not stalemate {side}.");
        case TaskGoal::Fork:
            return tr("Attack the king and the queen at once, where you cannot be taken.");
        case TaskGoal::EscapeCheck: return escape(task.moves);
        default: return ofKing(task.goal);
        }
    }

    static QString missed(TaskMiss miss) {
        switch (miss) {
        case TaskMiss::NotCastling:
            return tr("That is not castling. The king moves two squares towards a rook.");
        case TaskMiss::CastlingLost:
            return tr("A king or rook that has moved can no longer castle.");
        case TaskMiss::NotEnPassant:
            return tr("That captures nothing in passing, and after this move it is too late.");
        case TaskMiss::NotPromotion: return tr("No pawn has reached the last rank.");
        case TaskMiss::Stalemate:
            return tr("That is stalemate: {side} is not in check and has no legal move. The game "
                      "would be drawn.");
        case TaskMiss::QueenNotAttacked: return tr("That is check, but the queen is not attacked.");
        case TaskMiss::ForkTaken:
            return tr("Both are attacked, but the {piece} on {from} can take on {to}.");
        case TaskMiss::NotCheck: return tr("That is not check: the king is not attacked.");
        case TaskMiss::NotDiscovered:
            return tr("The piece that moved gives check itself. Open the line of another one.");
        case TaskMiss::NotDouble: return tr("Only one piece gives check.");
        case TaskMiss::MateTaken:
            return tr("That is check, but the {piece} on {from} can take on {to}.");
        case TaskMiss::MateKingGoes: return tr("That is check, but the king can go to {to}.");
        case TaskMiss::MateBlocked:
            return tr("That is check, but the {piece} on {from} can block on {to}.");
        case TaskMiss::MovesUsedUp:
        case TaskMiss::WayFoundBefore: break;
        }
        return {};
    }

    static QString kingTakes() { return tr("That is check, but the king can take on {to}."); }

    static QString usedUp(TaskGoal goal, int left) {
        return goal == TaskGoal::TakeStars
                   ? tr("No move is left, but %n star(s). It begins again.", nullptr, left)
                   : tr("No move is left, but %n marked piece(s). It begins again.", nullptr, left);
    }

    static QString found(chess::EscapeWay way) {
        switch (way) {
        case chess::EscapeWay::MoveAway: return tr("The king moves out of check.");
        case chess::EscapeWay::Capture: return tr("The checking piece is captured.");
        case chess::EscapeWay::Block: return tr("The line is blocked.");
        }
        return {};
    }

    static QString goesOn(const TriedMove& tried) {
        const int left = tried.run.movesLeft();
        if (tried.reply.way) {
            return joined(found(*tried.reply.way), tr("%n way(s) left to find.", nullptr, left));
        }
        const QString moves = tr("%n move(s) left.", nullptr, left);
        return tried.reply.reply ? joined(tr("{side} was in check and had to answer."), moves)
                                 : moves;
    }

    static QString done(const TriedMove& tried) {
        switch (tried.run.task().goal) {
        case TaskGoal::TakeStars: return tr("No star is left.");
        case TaskGoal::CaptureMen: return tr("No marked piece is left.");
        case TaskGoal::Castle: return tr("King and rook have castled in one move.");
        case TaskGoal::CaptureEnPassant: return tr("The pawn is captured in passing.");
        case TaskGoal::Promote: return tr("The pawn has become a {promoted}.");
        case TaskGoal::PromoteSafely:
            return tr("The pawn has become a {promoted}, and {side} can still move.");
        case TaskGoal::Fork: return tr("The king must answer, and the queen is lost.");
        case TaskGoal::GiveCheck: return tr("The king is attacked.");
        case TaskGoal::GiveDiscoveredCheck: return tr("The line is open: discovered check.");
        case TaskGoal::GiveDoubleCheck: return tr("Two pieces give check. Only the king can move.");
        case TaskGoal::GiveMate: return tr("Checkmate: the king is attacked and has no way out.");
        case TaskGoal::AvoidStalemate: return tr("{side} can move, and the game goes on.");
        case TaskGoal::EscapeCheck:
            return joined(found(*tried.reply.way), tr("There is no other way."));
        }
        return {};
    }

    static QString foundBefore(chess::EscapeWay way) {
        switch (way) {
        case chess::EscapeWay::MoveAway:
            return tr("You have moved the king already. Find another way.");
        case chess::EscapeWay::Capture: return tr("You have captured already. Find another way.");
        case chess::EscapeWay::Block: return tr("You have blocked already. Find another way.");
        }
        return {};
    }

    static QString title(chess::TaskState state) {
        switch (state) {
        case chess::TaskState::Solved: return tr("Right!");
        case chess::TaskState::GoesOn: return tr("Go on");
        case chess::TaskState::Missed: return tr("Not yet");
        }
        return {};
    }

    static QString solution() { return tr("This is how"); }

    static QString progress(int done, int all) {
        //: how many tasks of a lesson are done: "3 of 6"
        return tr("%1 of %2").arg(done).arg(all);
    }

private:
    static QString stars(const chess::Task& task) {
        const bool isOne = task.squares.size() == 2; // "c3"
        if (isOne && task.moves == 1) {
            return tr("Take the star with the {man}, in one move.");
        }
        return isOne
                   ? tr("Take the star with the {man}. You have %n move(s).", nullptr, task.moves)
                   : tr("Take all stars with the {man}. You have %n move(s).", nullptr, task.moves);
    }

    static QString escape(int ways) {
        switch (ways) {
        case 1: return tr("You are in check, and there is only one way out. Find it.");
        case 2: return tr("You are in check, and there are two ways out. Find both.");
        default: break;
        }
        return tr("You are in check. Find all three ways out: move the king, capture, block.");
    }

    static QString ofKing(TaskGoal goal) {
        switch (goal) {
        case TaskGoal::GiveCheck: return tr("Give check.");
        case TaskGoal::GiveDiscoveredCheck:
            return tr("Give a discovered check: one piece moves away, another one gives check.");
        case TaskGoal::GiveDoubleCheck: return tr("Give a double check, with two pieces at once.");
        case TaskGoal::GiveMate: return tr("Give checkmate in one move.");
        case TaskGoal::AvoidStalemate: return tr("Move so that {side} is not stalemated.");
        default: return {};
        }
    }

    static QString joined(const QString& one, const QString& other) {
        //: two sentences, one after the other
        return tr("%1 %2").arg(one, other);
    }
};

QString withSide(QString text, chess::Color opponent) {
    return text.replace(QStringLiteral("{side}"), colorName(opponent));
}

QString withMove(QString text, chess::Move move) {
    text.replace(QStringLiteral("{piece}"), roleInSentence(move.role()));
    text.replace(QStringLiteral("{from}"), QString::fromStdString(move.from().name()));
    return text.replace(QStringLiteral("{to}"), QString::fromStdString(move.to().name()));
}

QString missed(const TriedMove& tried) {
    const chess::TaskReply& reply = tried.reply;
    switch (*reply.miss) {
    case TaskMiss::MovesUsedUp:
        return LessonWords::usedUp(tried.run.task().goal, reply.targetsLeft);
    case TaskMiss::WayFoundBefore: return LessonWords::foundBefore(*reply.way);
    default: break;
    }
    if (!reply.defence) {
        return LessonWords::missed(*reply.miss);
    }
    const bool kingTakes = reply.miss == TaskMiss::MateKingGoes && reply.defence->isCapture();
    return withMove(
        kingTakes ? LessonWords::kingTakes() : LessonWords::missed(*reply.miss), *reply.defence
    );
}

} // namespace

QString lessonName(chess::LessonId lesson) {
    return LessonWords::name(lesson);
}

QString lessonLine(chess::LessonId lesson) {
    return LessonWords::line(lesson);
}

QString taskSentence(const chess::Task& task, chess::Color learner) {
    QString words = LessonWords::task(task);
    if (const auto role = chess::roleOf(task.lesson)) {
        words.replace(QStringLiteral("{man}"), roleInSentence(*role));
    }
    return withSide(words, !learner);
}

Message answerTo(const TriedMove& tried) {
    QString line;
    switch (tried.reply.state) {
    case chess::TaskState::Solved: line = LessonWords::done(tried); break;
    case chess::TaskState::GoesOn: line = LessonWords::goesOn(tried); break;
    case chess::TaskState::Missed: line = missed(tried); break;
    }
    if (const auto promoted = tried.move.promotion()) {
        line.replace(QStringLiteral("{promoted}"), roleInSentence(*promoted));
    }
    return {LessonWords::title(tried.reply.state), withSide(line, !tried.before.turn())};
}

QString solutionTitle() {
    return LessonWords::solution();
}

QString doneOf(int done, int all) {
    return LessonWords::progress(done, all);
}

} // namespace ui::text
