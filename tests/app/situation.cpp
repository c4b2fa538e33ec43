#include "tests/app/situation.h"

#include "tests/support/chess.h"
#include "tests/support/table.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <functional>

namespace support {
namespace {

using chess::Aid;
using chess::Color;
using chess::Duration;
using chess::Ruleset;

[[noreturn]] void unreadable(const char* what, const QString& text) {
    qFatal("situations.tsv: no %s \"%s\"", what, qPrintable(text));
    std::abort();
}

chess::RulesetName presetNamed(const QString& text) {
    static const QHash<QString, chess::RulesetName> presets{
        {QStringLiteral("fide"), chess::RulesetName::Fide},
        {QStringLiteral("automatic"), chess::RulesetName::Automatic},
        {QStringLiteral("family"), chess::RulesetName::Family},
        {QStringLiteral("board"), chess::RulesetName::Board},
    };
    const auto found = presets.constFind(text);
    if (found == presets.constEnd()) {
        unreadable("preset", text);
    }
    return *found;
}

using Choice = std::function<void(Ruleset&)>;

const QHash<QString, Choice>& choices() {
    using chess::DrawRule;
    using chess::DrawTest;
    using chess::ForcedDraw;
    static const QHash<QString, Choice> all{
        {"threefold=claim", [](Ruleset& r) { r.threefold = DrawRule::Claim; }},
        {"threefold=automatic", [](Ruleset& r) { r.threefold = DrawRule::Automatic; }},
        {"fiftyMoves=claim", [](Ruleset& r) { r.fiftyMoves = DrawRule::Claim; }},
        {"fiftyMoves=automatic", [](Ruleset& r) { r.fiftyMoves = DrawRule::Automatic; }},
        {"fivefold=off", [](Ruleset& r) { r.fivefold = ForcedDraw::Off; }},
        {"seventyFiveMoves=off", [](Ruleset& r) { r.seventyFiveMoves = ForcedDraw::Off; }},
        {"flagTest=bareKing", [](Ruleset& r) { r.flagTest = DrawTest::BareKing; }},
        {"resignTest=bareKing", [](Ruleset& r) { r.resignTest = DrawTest::BareKing; }},
        {"offerTime=afterOwnMove",
         [](Ruleset& r) { r.offerTime = chess::OfferTime::AfterOwnMove; }},
        {"wrongClaim=none", [](Ruleset& r) { r.wrongClaim = {}; }},
        {"touchMove=on", [](Ruleset& r) { r.touchMove = Aid::On; }},
        {"touchMove=off", [](Ruleset& r) { r.touchMove = Aid::Off; }},
        {"illegalMove=restored",
         [](Ruleset& r) { r.illegalMove = chess::IllegalMoveRule::Restored; }},
    };
    return all;
}

void choose(Ruleset& rules, const QString& text) {
    const QLatin1String ofAgreement("agreementMoves=");
    if (text.startsWith(ofAgreement)) {
        rules.agreementMoves = text.mid(ofAgreement.size()).toInt();
        return;
    }
    const auto choice = choices().constFind(text);
    if (choice == choices().constEnd()) {
        unreadable("choice", text);
    }
    (*choice)(rules);
}

// "2/5+3d"
chess::Period periodOf(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(?:(\\d+)/)?(\\d+)\\+(\\d+)([db]?)$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) {
        unreadable("clock", text);
    }
    chess::Period period;
    if (!match.captured(1).isEmpty()) {
        period.moves = match.captured(1).toInt();
    }
    period.time = std::chrono::minutes(match.captured(2).toInt());
    period.bonus.amount = std::chrono::seconds(match.captured(3).toInt());
    const QString kind = match.captured(4);
    period.bonus.kind = kind == QLatin1String("d")   ? chess::BonusKind::Delay
                        : kind == QLatin1String("b") ? chess::BonusKind::Bronstein
                                                     : chess::BonusKind::Fischer;
    return period;
}

chess::TimeControl controlOf(const QString& text) {
    if (text == QLatin1String("up")) {
        return chess::CountUp{};
    }
    static const QRegularExpression byoYomi(QStringLiteral("y(\\d+)x(\\d+)$"));
    chess::Timed timed;
    QString periods = text;
    if (const auto match = byoYomi.match(text); match.hasMatch()) {
        timed.byoYomi = chess::ByoYomi{
            match.captured(1).toInt(), std::chrono::seconds(match.captured(2).toInt())};
        periods.chop(match.capturedLength());
    }
    for (const QString& period : periods.split(QLatin1Char(','))) {
        timed.periods.push_back(periodOf(period));
    }
    return timed;
}

void chooseTerm(chess::GameTerms& terms, const QString& word) {
    static const QHash<QString, std::function<void(chess::GameTerms&)>> words{
        {"press", [](auto& t) { t.press = chess::PressMode::Press; }},
        {"done", [](auto& t) { t.press = chess::PressMode::Done; }},
        {"automatic", [](auto& t) { t.press = chess::PressMode::Automatic; }},
        {"free", [](auto& t) { t.takeBack = chess::TakeBackMode::Free; }},
        {"ask", [](auto& t) { t.takeBack = chess::TakeBackMode::Ask; }},
        {"off", [](auto& t) { t.takeBack = chess::TakeBackMode::Off; }},
        {"firstmove", [](auto& t) { t.start = chess::ClockStart::FirstMove; }},
    };
    const auto found = words.constFind(word);
    if (found == words.constEnd()) {
        unreadable("terms", word);
    }
    (*found)(terms);
}

Color colorOf(const QString& text) {
    if (text != QLatin1String("white") && text != QLatin1String("black")) {
        unreadable("colour", text);
    }
    return text == QLatin1String("white") ? Color::White : Color::Black;
}

chess::ClaimRule ruleOf(const QString& text) {
    if (text != QLatin1String("threefold") && text != QLatin1String("fifty")) {
        unreadable("claim", text);
    }
    return text == QLatin1String("threefold") ? chess::ClaimRule::Threefold
                                              : chess::ClaimRule::FiftyMoves;
}

chess::Role roleOf(const QString& text) {
    for (const chess::Role role : chess::AllRoles) {
        if (name(role) == text) {
            return role;
        }
    }
    unreadable("piece", text);
}

// "5s", "2m", "10ms"
Duration durationOf(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d+)(ms|s|m)$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) {
        unreadable("time", text);
    }
    const int count = match.captured(1).toInt();
    const QString unit = match.captured(2);
    return unit == QLatin1String("m")   ? Duration(std::chrono::minutes(count))
           : unit == QLatin1String("s") ? Duration(std::chrono::seconds(count))
                                        : Duration(std::chrono::milliseconds(count));
}

// "{Nf3 Nf6}x3" three times what stands in the braces.
QString written(QString script) {
    static const QRegularExpression repeated(QStringLiteral("\\{([^{}]*)\\}x(\\d+)"));
    for (auto match = repeated.match(script); match.hasMatch(); match = repeated.match(script)) {
        const QString once = match.captured(1) + QLatin1Char(' ');
        script.replace(
            match.capturedStart(), match.capturedLength(), once.repeated(match.captured(2).toInt())
        );
    }
    return script;
}

} // namespace

Ruleset rulesetOf(const QString& text) {
    QStringList parts = text.split(QLatin1Char(';'));
    Ruleset rules = presetOf(presetNamed(parts.takeFirst())).rules;
    for (const QString& part : std::as_const(parts)) {
        choose(rules, part);
    }
    return rules;
}

chess::GameTerms termsOf(const QString& rules, const QString& text) {
    chess::GameTerms terms = presetOf(presetNamed(rules.section(QLatin1Char(';'), 0, 0))).terms;
    QStringList parts = text.split(QLatin1Char(' '));
    const QString clock = parts.takeFirst();
    if (clock == QLatin1String("-")) {
        terms.controls.reset();
        terms.press = chess::PressMode::Automatic; // there is nothing to be pressed
    } else if (clock != QLatin1String("preset")) {
        const QStringList sides = clock.split(QLatin1Char('|'));
        terms.controls = {controlOf(sides.first()), controlOf(sides.last())};
    }
    for (const QString& part : std::as_const(parts)) {
        chooseTerm(terms, part);
    }
    return terms;
}

Played::Played(const Situation& situation) {
    QObject::connect(&m_session, &app::GameSession::refused, [this](chess::ActRefusal why) {
        m_refusals.append(name(why));
    });
    begin(situation);
    for (const QString& word : words(written(situation.script))) {
        act(word);
    }
}

void Played::begin(const Situation& situation) {
    const chess::GameTerms terms = termsOf(situation.rules, situation.terms);
    const Ruleset rules = rulesetOf(situation.rules);
    if (situation.start == QLatin1String("startpos")) {
        m_session.newGame(terms, std::nullopt, rules);
    } else {
        std::vector<chess::Clock> clocks;
        if (terms.controls) {
            clocks.emplace_back(terms.controls->at(0), terms.controls->at(1));
        }
        m_session.resume({chess::Game(position(situation.start), rules), terms, clocks, {}});
    }
    m_session.startClock();
}

void Played::act(const QString& word) {
    const QString verb = word.section(QLatin1Char(':'), 0, 0);
    const QString object = word.section(QLatin1Char(':'), 1);
    if (object.isEmpty()) {
        if (!actAlone(word)) {
            m_session.play(move(m_session.game().position(), word));
        }
    } else if (!actOfColor(verb, object) && !actOfSquare(verb, object)) {
        unreadable("act", word);
    }
}

bool Played::actAlone(const QString& word) {
    static const QHash<QString, void (app::GameSession::*)()> acts{
        {"accept", &app::GameSession::acceptDraw},
        {"decline", &app::GameSession::declineDraw},
        {"announcing", &app::GameSession::beginAnnouncing},
        {"unannounce", &app::GameSession::endAnnouncing},
        {"press", &app::GameSession::completeMove},
        {"cancel", &app::GameSession::cancelPending},
        {"adjust", &app::GameSession::adjust},
        {"takeback", &app::GameSession::takeBack},
        {"redo", &app::GameSession::redo},
        {"pause", &app::GameSession::pauseClock},
        {"resume", &app::GameSession::resumeClock},
    };
    const auto found = acts.constFind(word);
    if (found == acts.constEnd()) {
        return false;
    }
    (m_session.**found)();
    return true;
}

bool Played::actOfColor(const QString& verb, const QString& object) {
    if (verb == QLatin1String("offer")) {
        m_session.offerDraw(colorOf(object));
    } else if (verb == QLatin1String("resign")) {
        m_session.resign(colorOf(object));
    } else if (verb == QLatin1String("flag")) {
        letFlagFall(colorOf(object));
    } else if (verb == QLatin1String("claim")) {
        m_session.claimDraw(ruleOf(object));
    } else if (verb == QLatin1String("choose")) {
        m_session.choosePromotion(roleOf(object));
    } else if (verb == QLatin1String("wait")) {
        pass(durationOf(object));
    } else {
        return false;
    }
    return true;
}

bool Played::actOfSquare(const QString& verb, const QString& object) {
    if (verb == QLatin1String("touch")) {
        m_session.touch(square(object));
    } else if (verb == QLatin1String("attempt")) {
        m_session.attempt(square(object.left(2)), square(object.mid(2)));
    } else if (verb == QLatin1String("reach")) {
        m_session.reachPromotion(square(object.left(2)), square(object.mid(2)));
    } else if (verb == QLatin1String("announce")) {
        announce(object);
    } else {
        return false;
    }
    return true;
}

void Played::announce(const QString& san) {
    m_session.beginAnnouncing();
    m_session.play(move(m_session.game().position(), san));
}

// All that is due happens: a timer of nothing begun last comes after the others.
void Played::pass(Duration time) {
    m_time.advance(time);
    m_session.lookAtClock();
    QTimer last;
    last.setSingleShot(true);
    last.start(0);
    while (last.isActive()) {
        QCoreApplication::processEvents();
    }
}

void Played::letFlagFall(Color color) {
    const auto& clock = m_session.clock();
    if (!clock || clock->turn() != color || clock->phase() != chess::ClockPhase::Running) {
        unreadable("time that runs for", name(color));
    }
    pass(*clock->remaining(color, m_time.now()));
}

QString Played::attempt(const QString& uci) {
    m_refusals.clear();
    const auto& position = m_session.game().position();
    const std::size_t plies = m_session.game().plyCount();
    if (const auto read = chess::readUci(position, uci.toStdString())) {
        m_session.play(*read);
    } else {
        m_session.attempt(square(uci.left(2)), square(uci.mid(2, 2)));
    }
    const chess::Pending& pending = m_session.pending();
    if (m_session.game().plyCount() > plies || std::holds_alternative<chess::MoveMade>(pending)) {
        return QStringLiteral("played");
    }
    return std::holds_alternative<chess::IllegalMade>(pending) ? QStringLiteral("restored")
                                                               : m_refusals.join(QLatin1Char(','));
}

} // namespace support
