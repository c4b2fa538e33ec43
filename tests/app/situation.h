// A situation of tests/data/situations.tsv, played through the session at a hand-made time.
#pragma once

#include "app/gamesession.h"
#include "tests/support/handtime.h"

#include <QString>
#include <QStringList>

namespace support {

// As the table writes them, for example: rules "fide;agreementMoves=30", terms "5+3 press", start a
// FEN or "startpos", script "e4 press offer:white".
struct Situation {
    QString rules;
    QString terms;
    QString start;
    QString script;
};

// "fide", or a preset with keys that differ: "fide;touchMove=on".
chess::Ruleset rulesetOf(const QString& text);

// The preset's own terms with another clock: "5+3" minutes and seconds, "-" for none, "preset" for
// its own; "1+0|2+0" by colour, "2/5+0,3+0" two moves in five minutes and three for the rest,
// "5+3d" delay, "5+3b" Bronstein, "0+0y2x30" byo-yomi, "up" counted only. After it: press, done,
// automatic, free, ask, off, firstmove.
chess::GameTerms termsOf(const QString& rules, const QString& text);

class Played {
public:
    // Plays the whole script. The clock, if one is to be started by hand, is started before it.
    explicit Played(const Situation& situation);

    const app::GameSession& session() const { return m_session; }
    const QStringList& refusals() const { return m_refusals; }
    chess::Instant now() const { return m_time.now(); }

    // What comes of a move tried now, by UCI: "played", the name of the refusal, or "restored"
    // where it stands only until the press.
    QString attempt(const QString& uci);

private:
    void begin(const Situation& situation);
    void act(const QString& word);
    bool actOfColor(const QString& verb, const QString& object);
    bool actOfSquare(const QString& verb, const QString& object);
    bool actAlone(const QString& word);
    void announce(const QString& san);
    void pass(chess::Duration time);
    void letFlagFall(chess::Color color);

    HandTime m_time;
    app::GameSession m_session{m_time};
    QStringList m_refusals;
};

} // namespace support
