#include "ui/text/drawwords.h"

#include "core/notation/san.h"
#include "core/verdict/helpmate.h"
#include "ui/text/matewords.h"
#include "ui/text/refusalwords.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

class DrawWords {
    Q_DECLARE_TR_FUNCTIONS(DrawWords)

public:
    static QString rulesetName(chess::RulesetName name) {
        switch (name) {
        case chess::RulesetName::Fide: return tr("FIDE rules (default)");
        case chess::RulesetName::Automatic: return tr("Automatic draws");
        case chess::RulesetName::Family: return tr("Family and first games");
        case chess::RulesetName::Board: return tr("Over the board");
        case chess::RulesetName::Custom: return tr("Custom rules");
        }
        return {};
    }

    static QString inSentence(chess::RulesetName name) {
        switch (name) {
        case chess::RulesetName::Automatic: return tr("automatic draws");
        case chess::RulesetName::Custom: return tr("custom rules");
        default: return rulesetName(name);
        }
    }

    static Message offer(chess::Color offerer) {
        return {
            tr("%1 offers a draw").arg(colorName(offerer)),
            tr("Accept, decline, or move (moving declines).")};
    }

    static QString note(bool isOutsideCustom) {
        return isOutsideCustom
                   ? tr("Draw offered. By custom this comes after one’s own move; it is valid.")
                   : tr("Draw offered");
    }

    static QString rule(chess::ClaimRule rule) {
        return rule == chess::ClaimRule::Threefold ? tr("Threefold repetition")
                                                   : tr("Fifty-move rule");
    }

    static Message question(chess::Color claimant) {
        return {
            tr("%1 claims a draw").arg(colorName(claimant)),
            tr("On the position as it stands, or with a move announced first.")};
    }

    static QString noticeLine(chess::ClaimRule rule, bool isByMove) {
        if (rule == chess::ClaimRule::Threefold) {
            return isByMove ? tr("A move can bring the same position for the third time.")
                            : tr("This position has occurred three times.");
        }
        return isByMove ? tr("A move can complete the 50 moves each.")
                        : tr("50 moves each without a pawn move or capture.");
    }

    static Message notice(chess::ClaimRule rule, bool isByMove) {
        //: %1 is a sentence that says why
        return {
            tr("You may claim a draw"),
            tr("%1 You may also play on.").arg(noticeLine(rule, isByMove))};
    }

    static QString start() { return tr("the start"); }
    static QString andThen() { return tr(", ", "between moves"); }

    static QString claimedAfter(chess::Color claimant, const QString& moments) {
        return tr("Claimed by %1 (moves %2).").arg(colorName(claimant), moments);
    }

    static QString announced(const QString& move) { return tr("Announced: %1.").arg(move); }

    static QString houseRule(const QString& ruleset, bool isClaim) {
        return isClaim ? tr("House rule “%1”. Under FIDE it must be claimed.").arg(ruleset)
                       : tr("House rule “%1”. Under FIDE this is a draw.").arg(ruleset);
    }

    static Message dead() {
        return {tr("Dead position — draw"), tr("No sequence of moves can lead to checkmate.")};
    }

    static QString automatic(const QString& title) { return tr("%1 (automatic)").arg(title); }

    static QString houseArticle(const QString& article) {
        return tr("House rule, beside %1").arg(article);
    }

    // Findings

    static QString occurrences(const chess::ThreefoldEvidence& found, const QString& moments) {
        return tr("This position has occurred %n time(s): after %1.", nullptr, found.occurrences())
            .arg(moments);
    }

    static QString plies(int plies) {
        return tr("%n of 100 half-moves without a pawn move or capture.", nullptr, plies);
    }

    static QString last(const QString& pawnMove, const QString& capture) {
        return tr("Last pawn move: %1; last capture: %2.").arg(pawnMove, capture);
    }

    static QString before() { return tr("none in this game"); }

    static QString title(bool isRight) {
        return isRight ? tr("The claim is correct") : tr("The claim is not correct");
    }

    static QString consequence(int minutes) {
        const QString stands = tr("The claim stands as an offer of a draw.");
        return minutes > 0
                   ? both(tr("%n minute(s) are added to the opponent.", nullptr, minutes), stands)
                   : stands;
    }

    //: Two sentences, one after the other
    static QString both(const QString& first, const QString& second) {
        return first.isEmpty() ? second : tr("%1 %2", "sentences").arg(first, second);
    }

    static QStringList differences(const chess::Differences& differs) {
        QStringList lines;
        if (differs.isNone()) {
            lines.append(tr("The same position"));
        }
        if (!differs.placement.isEmpty()) {
            lines.append(tr("Pieces on other squares"));
        }
        if (differs.hasOtherTurn) {
            lines.append(tr("The other side to move"));
        }
        if (differs.hasOtherCastling) {
            lines.append(tr("Other castling rights"));
        }
        if (differs.hasOtherEnPassant) {
            lines.append(tr("Other en passant capture"));
        }
        return lines;
    }

    static QString counts(int occurrences, int plies) {
        return tr("Position %1× · %2/%3 without pawn move or capture")
            .arg(occurrences)
            .arg(plies)
            .arg(chess::FiftyMovesPlies);
    }
};

QString numberedIn(const chess::Position& before, chess::Move move) {
    return numberedMove(
        before.fullmoveNumber(), before.turn(), QString::fromStdString(writeSan(before, move))
    );
}

// After which moves the position claimed stood, itself the last.
QString moments(const chess::Evidence& evidence, const chess::Game& game) {
    QStringList names;
    for (const std::size_t ply : std::get<chess::ThreefoldEvidence>(evidence.found).same) {
        names.append(momentOf(game, ply));
    }
    names.append(momentOfClaimed(evidence, game));
    return names.join(DrawWords::andThen());
}

QString findingLine(const chess::Evidence& evidence, const chess::Game& game) {
    if (const auto* threefold = std::get_if<chess::ThreefoldEvidence>(&evidence.found)) {
        return DrawWords::occurrences(*threefold, moments(evidence, game));
    }
    const auto& fifty = std::get<chess::FiftyMovesEvidence>(evidence.found);
    const auto moment = [&](const std::optional<std::size_t>& ply) {
        if (!ply) {
            return DrawWords::before();
        }
        return *ply > game.plyCount() ? numberedIn(game.position(), *evidence.claim.announced)
                                      : momentOf(game, *ply);
    };
    return DrawWords::both(
        DrawWords::plies(fifty.plies),
        DrawWords::last(moment(fifty.lastPawnMove), moment(fifty.lastCapture))
    );
}

void addClaim(ResultWords& words, const chess::Evidence& evidence, const chess::Game& game) {
    if (evidence.claim.rule == chess::ClaimRule::Threefold) {
        words.line = DrawWords::claimedAfter(evidence.claimant, moments(evidence, game));
    }
    if (const auto& announced = evidence.claim.announced) {
        words.line = DrawWords::both(
            words.line, DrawWords::announced(numberedIn(game.position(), *announced))
        );
    }
}

void addHouseRule(ResultWords& words, const chess::Game& game) {
    using chess::Termination;
    const Termination termination = game.outcome()->termination();
    const bool isClaim =
        termination == Termination::ThreefoldRepetition || termination == Termination::FiftyMoves;
    if (isClaim) {
        words.title = DrawWords::automatic(words.title);
    }
    words.line = DrawWords::houseRule(DrawWords::inSentence(nameOf(game.rules())), isClaim);
    words.article = DrawWords::houseArticle(words.article);
}

} // namespace

QString rulesetName(chess::RulesetName name) {
    return DrawWords::rulesetName(name);
}

Message offerWords(chess::Color offerer) {
    return DrawWords::offer(offerer);
}

QString offerNote(bool isOutsideCustom) {
    return DrawWords::note(isOutsideCustom);
}

QString ruleName(chess::ClaimRule rule) {
    return DrawWords::rule(rule);
}

Message claimQuestion(chess::Color claimant) {
    return DrawWords::question(claimant);
}

std::optional<Message> claimNotice(const chess::Game& game) {
    if (game.isOver()) {
        return std::nullopt;
    }
    for (const chess::ClaimRule rule : chess::AllClaimRules) {
        if (!game.claimRefusal({rule, std::nullopt}) && canClaim(game, rule)) {
            return DrawWords::notice(rule, false);
        }
    }
    for (const chess::ClaimRule rule : chess::AllClaimRules) {
        const chess::MoveList moves = announceable(game, rule);
        if (!moves.isEmpty() && !game.claimRefusal({rule, moves[0]})) {
            return DrawWords::notice(rule, true);
        }
    }
    return std::nullopt;
}

Message findingOf(const chess::Evidence& evidence, const chess::Game& game, int minutes) {
    Message words{DrawWords::title(evidence.isRight), findingLine(evidence, game)};
    if (!evidence.isRight) {
        words.line = DrawWords::both(words.line, DrawWords::consequence(minutes));
    }
    return words;
}

QString momentOf(const chess::Game& game, std::size_t ply) {
    return ply == 0 ? DrawWords::start()
                    : numberedIn(game.positionAfter(ply - 1), game.moves().at(ply - 1));
}

QString momentOfClaimed(const chess::Evidence& evidence, const chess::Game& game) {
    const auto& announced = evidence.claim.announced;
    return announced ? numberedIn(game.position(), *announced) : momentOf(game, game.plyCount());
}

QStringList differenceLines(const chess::Differences& differences) {
    return DrawWords::differences(differences);
}

QString countsOf(const chess::Game& game, std::size_t ply) {
    const chess::Position& position = game.positionAfter(ply);
    int occurrences = 0;
    for (std::size_t i = 0; i <= ply; ++i) {
        occurrences += game.positionAfter(i) == position ? 1 : 0;
    }
    return DrawWords::counts(occurrences, position.halfmoveClock());
}

ResultWords resultOf(const chess::Game& game) {
    ResultWords words = resultOf(*game.outcome());
    const bool isDead = game.outcome()->termination() == chess::Termination::DeadPosition;
    if (isDead && !isDeadByMaterial(game.position())) {
        words.title = DrawWords::dead().title;
        words.line = DrawWords::dead().line;
    }
    if (const auto undecided = undecidedLine(game)) {
        words.line = *undecided;
    }
    if (game.outcome()->authority() == chess::Authority::House) {
        addHouseRule(words, game);
    } else if (const auto evidence = lastEvidence(game); evidence && evidence->isRight) {
        addClaim(words, *evidence, game);
    }
    return words;
}

} // namespace ui::text
