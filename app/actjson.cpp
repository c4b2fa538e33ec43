#include "app/actjson.h"

#include "core/notation/san.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace app {
namespace {

constexpr chess::Duration LongestTime = std::chrono::hours(100'000);

} // namespace

QString colorKey(chess::Color color) {
    return color == chess::Color::White ? QStringLiteral("white") : QStringLiteral("black");
}

std::optional<chess::Color> colorOf(const QJsonValue& value) {
    for (const chess::Color color : chess::AllColors) {
        if (value.toString() == colorKey(color)) {
            return color;
        }
    }
    return std::nullopt;
}

QJsonValue writeTime(chess::Duration time) {
    return static_cast<qint64>(time.count());
}

std::optional<chess::Duration> readTime(const QJsonValue& value) {
    const chess::Duration time(value.toInteger(std::numeric_limits<qint64>::max()));
    const bool isGood = time >= -LongestTime && time <= LongestTime;
    return isGood ? std::optional(time) : std::nullopt;
}

namespace {

QJsonObject writeChange(const chess::ClockChange& change) {
    if (const auto* set = std::get_if<chess::TimeSet>(&change)) {
        return {
            {QStringLiteral("timeSet"), colorKey(set->color)},
            {QStringLiteral("ns"), writeTime(set->time)}};
    }
    if (const auto* added = std::get_if<chess::TimeAdded>(&change)) {
        return {
            {QStringLiteral("timeAdded"), colorKey(added->color)},
            {QStringLiteral("ns"), writeTime(added->time)}};
    }
    return {{QStringLiteral("turnSwitched"), true}};
}

template <class Enum>
struct Key {
    Enum value;
    const char* key;
};

constexpr Key<chess::ClaimRule> ClaimKeys[] = {
    {chess::ClaimRule::Threefold, "threefold"},
    {chess::ClaimRule::FiftyMoves, "fiftyMoves"},
};
constexpr Key<chess::ChanceFound> ChanceKeys[] = {
    {chess::ChanceFound::Possible, "possible"},
    {chess::ChanceFound::Impossible, "impossible"},
    {chess::ChanceFound::Undecided, "undecided"},
};
constexpr Key<chess::IllegalKind> IllegalKeys[] = {
    {chess::IllegalKind::Move, "move"},
    {chess::IllegalKind::PromotionNotChosen, "promotionNotChosen"},
    {chess::IllegalKind::NothingMoved, "nothingMoved"},
};

template <class Enum, std::size_t N>
QString keyIn(const Key<Enum> (&keys)[N], Enum value) {
    const auto* found = std::find_if(std::begin(keys), std::end(keys), [value](const auto& each) {
        return each.value == value;
    });
    return QLatin1String(found->key);
}

template <class Enum, std::size_t N>
std::optional<Enum> valueIn(const Key<Enum> (&keys)[N], const QJsonValue& key) {
    const QString read = key.toString();
    const auto* found = std::find_if(std::begin(keys), std::end(keys), [&read](const auto& each) {
        return read == QLatin1String(each.key);
    });
    return found == std::end(keys) ? std::nullopt : std::optional(found->value);
}

QJsonObject writeClaim(const chess::Claim& claim) {
    QJsonObject written{{QStringLiteral("drawClaimed"), keyIn(ClaimKeys, claim.rule)}};
    if (claim.announced) {
        written.insert(QStringLiteral("announced"), QString::fromStdString(claim.announced->uci()));
    }
    return written;
}

QJsonObject writeLoss(QJsonObject written, const chess::LosingAct& act) {
    if (const auto made = madeWith(act)) {
        written.insert(QStringLiteral("made"), QString::fromStdString(made->uci()));
    }
    if (const auto found = std::visit([](const auto& one) { return one.found; }, act)) {
        written.insert(QStringLiteral("chance"), keyIn(ChanceKeys, *found));
    }
    return written;
}

} // namespace

QJsonObject writeAct(const chess::Act& act) {
    if (const auto* played = std::get_if<chess::MovePlayed>(&act)) {
        return {{QStringLiteral("move"), QString::fromStdString(played->move.uci())}};
    }
    if (const auto* resigned = std::get_if<chess::Resigned>(&act)) {
        return writeLoss({{QStringLiteral("resigned"), colorKey(resigned->color)}}, *resigned);
    }
    if (const auto* offered = std::get_if<chess::DrawOffered>(&act)) {
        QJsonObject written{{QStringLiteral("drawOffered"), colorKey(offered->offerer)}};
        if (offered->moment == chess::OfferMoment::WithMoveMade) {
            written.insert(QStringLiteral("withMove"), true);
        }
        return written;
    }
    if (std::holds_alternative<chess::DrawDeclined>(act)) {
        return {{QStringLiteral("drawDeclined"), true}};
    }
    if (const auto* agreed = std::get_if<chess::DrawAgreed>(&act)) {
        return {{QStringLiteral("drawAgreed"), colorKey(agreed->offerer)}};
    }
    if (const auto* claimed = std::get_if<chess::DrawClaimed>(&act)) {
        return writeClaim(claimed->claim);
    }
    if (const auto* illegal = std::get_if<chess::IllegalCompleted>(&act)) {
        return writeLoss(
            {{QStringLiteral("illegal"), keyIn(IllegalKeys, illegal->kind)}}, *illegal
        );
    }
    if (const auto* fell = std::get_if<chess::FlagFell>(&act)) {
        return writeLoss({{QStringLiteral("flagFell"), colorKey(fell->color)}}, *fell);
    }
    if (std::holds_alternative<chess::DeadShown>(act)) {
        return {{QStringLiteral("deadShown"), true}};
    }
    return writeChange(std::get<chess::ClockChange>(act));
}

namespace {

chess::Game::Played playText(chess::Game game, const QString& text) {
    const auto move = chess::readUci(game.position(), text.toStdString());
    return move ? std::move(game).play(*move) : chess::failure(chess::ActRefusal::NotLegal);
}

// Files from before offers were kept have the agreement alone.
chess::Game::Played agree(const chess::Game& game, chess::Color offerer) {
    if (game.dealings().openOffer() || game.isOver()) {
        return game.acceptDraw();
    }
    const auto offered = game.offerDraw(offerer);
    return offered ? offered->acceptDraw() : offered;
}

chess::Game::Played
claim(const chess::Game& game, chess::ClaimRule rule, const QJsonValue& announced) {
    if (announced.isUndefined()) {
        return game.claimDraw({rule, std::nullopt});
    }
    const auto move = chess::readUci(game.position(), announced.toString().toStdString());
    return move ? game.claimDraw({rule, *move}) : chess::failure(chess::ActRefusal::NotLegal);
}

chess::Game::Played
offer(const chess::Game& game, chess::Color offerer, const QJsonValue& isWithMove) {
    if (!isWithMove.isUndefined() && !isWithMove.isBool()) {
        return chess::failure(chess::ActRefusal::NotLegal);
    }
    return game.offerDraw(
        offerer,
        isWithMove.toBool() ? chess::OfferMoment::WithMoveMade : chess::OfferMoment::Anytime
    );
}

// Nothing: there is a move that cannot be read.
std::optional<chess::MadeMove> readMade(const chess::Game& game, const QJsonValue& written) {
    if (written.isUndefined()) {
        return chess::MadeMove();
    }
    const auto move = chess::readUci(game.position(), written.toString().toStdString());
    return move ? std::optional<chess::MadeMove>(std::in_place, *move) : std::nullopt;
}

// What was found is read with it; nothing, like a move, where it cannot be read.
chess::Game::Played lose(
    const chess::Game& game, chess::LosingAct act, const QJsonValue& made, const QJsonValue& found
) {
    const auto readMove = readMade(game, made);
    const auto readFound = valueIn(ChanceKeys, found);
    if (!readMove || (!found.isUndefined() && !readFound)) {
        return chess::failure(chess::ActRefusal::NotLegal);
    }
    std::visit([&](auto& one) { one.found = readFound; }, act);
    if (auto* resigned = std::get_if<chess::Resigned>(&act)) {
        resigned->made = *readMove;
    } else if (auto* fell = std::get_if<chess::FlagFell>(&act)) {
        fell->made = *readMove;
    }
    return game.lose(act);
}

} // namespace

chess::Game::Played performAct(chess::Game game, const QJsonObject& act) {
    const auto color = [&](const char* key) { return colorOf(act.value(QLatin1String(key))); };
    const auto time = readTime(act.value(QLatin1String("ns")));
    const auto lost = [&](const chess::LosingAct& losing) {
        return lose(
            game, losing, act.value(QLatin1String("made")), act.value(QLatin1String("chance"))
        );
    };
    if (const auto value = act.value(QLatin1String("move")); value.isString()) {
        return playText(std::move(game), value.toString());
    }
    if (const auto resigned = color("resigned")) {
        return lost(chess::Resigned{*resigned});
    }
    if (const auto offerer = color("drawOffered")) {
        return offer(game, *offerer, act.value(QLatin1String("withMove")));
    }
    if (act.value(QLatin1String("drawDeclined")).toBool()) {
        return game.declineDraw();
    }
    if (const auto offerer = color("drawAgreed")) {
        return agree(game, *offerer);
    }
    if (const auto rule = valueIn(ClaimKeys, act.value(QLatin1String("drawClaimed")))) {
        return claim(game, *rule, act.value(QLatin1String("announced")));
    }
    if (const auto kind = valueIn(IllegalKeys, act.value(QLatin1String("illegal")))) {
        return lost(chess::IllegalCompleted{*kind});
    }
    if (const auto flagged = color("flagFell")) {
        return lost(chess::FlagFell{*flagged});
    }
    if (act.value(QLatin1String("deadShown")).toBool()) {
        return game.showDead();
    }
    if (const auto set = color("timeSet"); set && time && *time >= chess::Duration::zero()) {
        return game.changeClock(chess::TimeSet{*set, *time});
    }
    if (const auto added = color("timeAdded"); added && time) {
        return game.changeClock(chess::TimeAdded{*added, *time});
    }
    if (act.value(QLatin1String("turnSwitched")).toBool()) {
        return game.changeClock(chess::TurnSwitched{});
    }
    return chess::failure(chess::ActRefusal::NotLegal);
}

} // namespace app
