#include "ui/text/refusalwords.h"

#include "core/notation/san.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

class RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)

public:
    static QString cite(std::string_view article) {
        return tr("FIDE Laws, article %1")
            .arg(QString::fromLatin1(article.data(), static_cast<qsizetype>(article.size())));
    }

    static Message refusal(chess::ActRefusal why) {
        using enum chess::ActRefusal;
        switch (why) {
        case NotLegal: return {tr("You can’t play that"), {}};
        case GameOver: return {tr("The game is over"), {}};
        case BothMustMove:
            return {tr("A draw can be agreed only after each side has moved"), cite("5.2.3")};
        case TooFewMoves:
            return {tr("It is too early in the game to agree on a draw"), cite("9.1.1")};
        case OfferOpen: return {tr("Your offer is still open"), cite("9.1.2.1")};
        case OfferDeclined:
            return {tr("The offer was declined"), tr("Offer again after your next move.")};
        case OfferAfterMove:
            return {
                tr("Too early for an offer"), tr("Here a draw is offered after one’s own move.")};
        case NoOffer: return {tr("There is no offer to answer"), {}};
        case ClaimJudged:
            return {tr("This claim has been judged already"), tr("Play on, or claim otherwise.")};
        case ClaimIsAutomatic:
            return {tr("No claim is needed"), tr("Here the program itself declares this draw.")};
        case ClaimAfterTouch:
            return {tr("A piece was touched: no claim on this move"), cite("9.4")};
        case AnnouncedMoveStands: return {tr("The move announced must be played"), cite("9.5.3")};
        case TouchedMan: return {tr("Another piece was touched first"), cite("4.3")};
        case PieceLetGo:
            return {tr("A piece let go of stands"), tr("Choose what the pawn becomes.")};
        default: return aboutClock(why);
        }
    }

    static Message aboutClock(chess::ActRefusal why) {
        using enum chess::ActRefusal;
        switch (why) {
        case NotDead: return {tr("A checkmate is still possible"), cite("5.2.2")};
        case ResultAwaited:
            return {tr("The game has ended"), tr("Only its result is still being checked.")};
        case NothingToUndo: return {tr("There is nothing to take back"), {}};
        case NothingToRedo: return {tr("There is nothing to play again"), {}};
        case ClockNotStarted:
            return {tr("The clock is not running yet"), tr("Press Start or the space bar.")};
        case ClockPaused: return {tr("The game is paused"), tr("Press Resume to play on.")};
        case FlagFallen: return {tr("Too late: the time was up"), {}};
        case MoveNotCompleted:
            return {tr("A move has been made already"), tr("Press the clock to complete it.")};
        case NoMoveMade: return {tr("Make a move first"), {}};
        case TakeBackOff: return {tr("Taking back is off in this game"), {}};
        case MatchCounted:
            return {tr("The result is counted in the match"), tr("It can’t be taken back.")};
        default: return {};
        }
    }

    static QString man(const chess::Position& position, chess::Square square) {
        return tr("%1 on %2")
            .arg(
                roleInSentence(position.pieceAt(square)->role),
                QString::fromStdString(square.name())
            );
    }

    static QString duty(const chess::TouchDuty& duty, const chess::Position& position) {
        const QString touched = man(position, *duty.man);
        switch (duty.rule) {
        case chess::TouchRule::Castle: return tr("King and rook were touched: castle");
        case chess::TouchRule::NoCastling:
            return tr("The %1 was touched before the king: no castling with it").arg(touched);
        case chess::TouchRule::TakeWith:
            return tr("The %1 must take the %2")
                .arg(touched, man(position, *duty.moves[0].captureSquare()));
        default: break;
        }
        const bool isOwn = position.pieceAt(*duty.man)->color == position.turn();
        return isOwn ? tr("The %1 was touched: it must move").arg(touched)
                     : tr("The %1 was touched: it must be taken").arg(touched);
    }

    static Message promotion() {
        return {
            tr("Which piece shall the pawn become?"),
            tr("Esc, or a press beside the choices, puts the pawn back.")};
    }

    static Message made(chess::PressMode press) {
        if (press == chess::PressMode::Done) {
            return {
                tr("Is this your move?"), tr("Press Done. Until then it may be changed freely.")};
        }
        return {tr("Move made"), tr("Press the clock to complete it.")};
    }

    static Message announcing() {
        return {tr("Announce your move"), tr("Make it on the board. It is not played yet.")};
    }

    static Message announced(const QString& san) {
        return {tr("Announced: %1").arg(san), tr("Confirm the claim, or change the move.")};
    }

    static Message bound(const QString& san) {
        return {tr("Play the move announced: %1").arg(san), cite("9.5.3")};
    }

    static Message adjusting() {
        return {tr("“I adjust” (j’adoube)"), tr("The next piece touched need not move.")};
    }

    static std::optional<Message> clockStatus(chess::ClockPhase phase, chess::ClockStart start) {
        if (phase == chess::ClockPhase::Waiting) {
            return start == chess::ClockStart::Button
                       ? Message{tr("Ready"), tr("Press Start or the space bar.")}
                       : Message{tr("Ready"), tr("White’s first move starts the clock.")};
        }
        if (phase == chess::ClockPhase::Paused) {
            return Message{tr("Paused"), tr("Both clocks stand.")};
        }
        return std::nullopt;
    }
};

QString sanOf(const chess::Game& game, chess::Move move) {
    return QString::fromStdString(writeSan(game.position(), move));
}

} // namespace

QString cite(std::string_view article) {
    return RefusalWords::cite(article);
}

Message refusalOf(chess::ActRefusal why, const chess::Game& game, const chess::Pending& pending) {
    const auto* touched = std::get_if<chess::MenTouched>(&pending);
    if (why == chess::ActRefusal::TouchedMan && touched) {
        const auto duty = dutyWords(dutyOf(game.position(), touched->squares), game.position());
        return duty.value_or(RefusalWords::refusal(why));
    }
    const auto& announced = game.dealings().announced();
    if (why == chess::ActRefusal::AnnouncedMoveStands && announced) {
        return RefusalWords::bound(sanOf(game, *announced));
    }
    return RefusalWords::refusal(why);
}

std::optional<Message> dutyWords(const chess::TouchDuty& duty, const chess::Position& position) {
    if (!duty.man) {
        return std::nullopt;
    }
    return Message{RefusalWords::duty(duty, position), cite(duty.article())};
}

std::optional<Message>
waitingFor(const chess::Pending& pending, const chess::Game& game, chess::PressMode press) {
    if (std::holds_alternative<chess::PromotionPending>(pending)) {
        Message words = RefusalWords::promotion();
        const auto& waiting = std::get<chess::PromotionPending>(pending);
        if (game.rules().touchMove == chess::Aid::On && !waiting.isForClaim) {
            words.line = cite("4.7"); // it cannot be put back
        }
        return words;
    }
    if (std::holds_alternative<chess::MoveMade>(pending) ||
        std::holds_alternative<chess::IllegalMade>(pending)) {
        return RefusalWords::made(press);
    }
    if (std::holds_alternative<chess::Announcing>(pending)) {
        return RefusalWords::announcing();
    }
    if (const auto* announced = std::get_if<chess::MoveAnnounced>(&pending)) {
        return RefusalWords::announced(sanOf(game, announced->move));
    }
    if (std::holds_alternative<chess::Adjusting>(pending)) {
        return RefusalWords::adjusting();
    }
    if (const auto* touched = std::get_if<chess::MenTouched>(&pending)) {
        return dutyWords(dutyOf(game.position(), touched->squares), game.position());
    }
    if (const auto& announced = game.dealings().announced(); announced && !game.isOver()) {
        return RefusalWords::bound(sanOf(game, *announced));
    }
    return std::nullopt;
}

std::optional<Message> clockStatus(chess::ClockPhase phase, chess::ClockStart start) {
    return RefusalWords::clockStatus(phase, start);
}

} // namespace ui::text
