#include "ui/text/matewords.h"

#include "core/notation/san.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui::text {
namespace {

class MateWords {
    Q_DECLARE_TR_FUNCTIONS(MateWords)

public:
    static QString checking(chess::Color side) {
        return tr("Checking whether %1 could still checkmate…").arg(colorName(side));
    }
    static QString inVain(chess::Color side) {
        return tr("Whether %1 could still checkmate was not settled in the time there was.")
            .arg(colorName(side));
    }
    static QString could(chess::Color side) {
        return tr("%1 could still checkmate if %2 played along, for example like this:")
            .arg(colorName(side), colorName(!side));
    }
    static QString material(chess::UnwinnableMaterial material, chess::Color side) {
        const QString name = colorName(side);
        switch (material) {
        case chess::UnwinnableMaterial::BareKing:
            return tr("%1 has nothing but the king, and a king alone cannot checkmate.").arg(name);
        case chess::UnwinnableMaterial::MinorAgainstBareKing:
            return tr("One bishop or knight cannot checkmate a king that stands alone.");
        case chess::UnwinnableMaterial::BishopsOfOneColor:
            return tr("With bishops on squares of one colour only, no checkmate can come about.");
        case chess::UnwinnableMaterial::KnightAgainstQueens:
            return tr("%1 has only a knight, and %2 only queens: with these no checkmate by %1 can "
                      "come about.")
                .arg(name, colorName(!side));
        case chess::UnwinnableMaterial::BishopsAgainstMajors:
            return tr("%1’s bishops reach squares of one colour only: against these pieces no "
                      "checkmate by %1 can come about.")
                .arg(name);
        }
        return {};
    }
    static QString over(chess::Color side) {
        return tr("The game is over here, and %1 has not checkmated.").arg(colorName(side));
    }
    static QString forced(chess::Color side) {
        return tr("Every move from here is forced, and then %1 cannot checkmate:")
            .arg(colorName(side));
    }
    static QString confined(chess::Color side) {
        return tr("Whatever is played, %2’s king never leaves the squares marked, and %1 can "
                  "checkmate it on none of them.")
            .arg(colorName(side), colorName(!side));
    }
    // Few positions are looked at one by one, many in parts between captures and pawn moves.
    static QString lookedAt(std::uint64_t positions, std::uint32_t parts) {
        const QString count =
            QLocale(QLocale::English).toString(static_cast<qulonglong>(positions));
        return parts == 0
                   ? tr("Every position that can still arise was looked at (positions: %1);")
                         .arg(count)
                   : tr("Every position that can still arise was looked at (positions: %1, parts: "
                        "%2);")
                         .arg(count, QString::number(parts));
    }
    static QString exhausted(const chess::Exhausted& found, chess::Color side) {
        return tr("%1 in none does %2 checkmate.")
            .arg(lookedAt(found.positions, found.layers), colorName(side));
    }
    // Where a king can come and pawns that are locked are drawn.
    static QString withLegend(const QString& sentence) {
        return sentence + QLatin1Char('\n') +
               tr("Corners mark where the king can come, rings the locked pawns.");
    }

    static QString deadByMen() {
        return tr("With the pieces ringed neither side can ever checkmate.");
    }
    static QString deadConfined() {
        return tr("Whatever is played, the kings never leave the squares marked, and are "
                  "checkmated on none of them.");
    }
    static QString deadExhausted(std::uint64_t positions, std::uint32_t parts) {
        return tr("%1 none is a checkmate.").arg(lookedAt(positions, parts));
    }

    static QString undecided(chess::Color loser) {
        return tr("Whether %1 could still checkmate was not settled in ten seconds; so %2 loses.")
            .arg(colorName(!loser), colorName(loser));
    }
    static Message resign(chess::Color resigning) {
        return {
            tr("Does %1 resign?").arg(colorName(resigning)),
            tr("%1 wins if a checkmate is still possible; else it is a draw. That will be checked.")
                .arg(colorName(!resigning))};
    }
    static QString lostBy(const chess::LosingAct& act, chess::Color loser) {
        if (std::holds_alternative<chess::Resigned>(act)) {
            return tr("%1 resigned").arg(colorName(loser));
        }
        return std::holds_alternative<chess::FlagFell>(act)
                   ? tr("%1 ran out of time").arg(colorName(loser))
                   : tr("Second illegal move by %1").arg(colorName(loser));
    }
    static QString beforeFirst() { return tr("The position at the end"); }
};

struct ReasonSentence {
    chess::Color side;

    QString operator()(chess::GameOver) const { return MateWords::over(side); }
    QString operator()(chess::UnwinnableMaterial material) const {
        return MateWords::material(material, side);
    }
    QString operator()(const chess::ForcedLine&) const { return MateWords::forced(side); }
    QString operator()(const chess::Confined&) const {
        return MateWords::withLegend(MateWords::confined(side));
    }
    QString operator()(const chess::Exhausted& found) const {
        return MateWords::withLegend(MateWords::exhausted(found, side));
    }
};

} // namespace

QString chanceSentence(const std::optional<chess::HelpmateVerdict>& chance, chess::Color side) {
    if (!chance) {
        return MateWords::inVain(side);
    }
    if (std::holds_alternative<chess::Winnable>(*chance)) {
        return MateWords::could(side);
    }
    const auto* unwinnable = std::get_if<chess::Unwinnable>(&*chance);
    return unwinnable ? std::visit(ReasonSentence{side}, unwinnable->reason)
                      : MateWords::checking(side);
}

QString deadSentence(
    const chess::UnwinnableReason& ofWhite,
    const chess::UnwinnableReason& ofBlack,
    const chess::Position& position
) {
    const auto* white = std::get_if<chess::Exhausted>(&ofWhite);
    const auto* black = std::get_if<chess::Exhausted>(&ofBlack);
    if (isDeadByMaterial(position)) {
        return MateWords::deadByMen();
    }
    if (white && black) {
        return MateWords::withLegend(MateWords::deadExhausted(
            std::max(white->positions, black->positions), std::max(white->layers, black->layers)
        ));
    }
    if (std::holds_alternative<chess::Confined>(ofWhite) &&
        std::holds_alternative<chess::Confined>(ofBlack)) {
        return MateWords::withLegend(MateWords::deadConfined());
    }
    const auto of = [](const chess::UnwinnableReason& reason, chess::Color side) {
        return std::visit(ReasonSentence{side}, reason);
    };
    return of(ofWhite, chess::Color::White) + QLatin1Char('\n') + of(ofBlack, chess::Color::Black);
}

Message checkingResult(const chess::LosingAct& act, const chess::Game& game) {
    const chess::Color loser = game.loserBy(act);
    return {MateWords::lostBy(act, loser), MateWords::checking(!loser)};
}

std::optional<QString> undecidedLine(const chess::Game& game) {
    const auto act = game.losingAct();
    const auto found =
        act ? std::visit([](const auto& one) { return one.found; }, *act) : std::nullopt;
    return found == chess::ChanceFound::Undecided
               ? std::optional(MateWords::undecided(game.loserBy(*act)))
               : std::nullopt;
}

Message resignQuestionOpen(chess::Color resigning) {
    return MateWords::resign(resigning);
}

QString stepOf(const chess::Position& before, chess::Move move) {
    const QString san = QString::fromStdString(chess::writeSan(before, move));
    return numberedMove(before.fullmoveNumber(), before.turn(), san);
}

QString beforeFirstStep() {
    return MateWords::beforeFirst();
}

} // namespace ui::text
