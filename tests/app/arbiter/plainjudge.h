// What is to be said of a whole game, worked out a second time for plainness alone: every move
// tried after every half-move, every earlier position compared as text. Of core it knows nothing
// but the verdict on dead positions, which has tests of its own.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <vector>

namespace support {

// How a position that stood on the board is seen by the Laws.
struct Stand {
    QString fen;
    bool hasMove;
    bool isCheck;
    int clock;       // half-moves without a capture or a pawn move
    int repetitions; // with now
    bool canAnnounceThreefold;
    bool canAnnounceFifty;

    bool isOverEverywhere() const; // under every ruleset
};

class PlainJudge {
public:
    // The moves, as UCI, are legal; after an end under every ruleset they are not looked at.
    PlainJudge(const QString& fen, const QStringList& moves);

    const std::vector<Stand>& stands() const { return m_stands; }
    QByteArray line(const QString& ruleset) const; // the report, without its end

private:
    std::vector<Stand> m_stands; // the start, then one after each move
};

} // namespace support
