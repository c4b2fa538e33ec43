// Positions for the question "mate, stalemate or neither?": twenty that are well known
// (resources/guide/drill.json), and as many more as one likes, made by chance.
#pragma once

#include "core/position/position.h"
#include "ui/guide/diagramwords.h"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace ui {

enum class DrillVerdict : std::uint8_t { Mate, Stalemate, Neither };

constexpr std::array<DrillVerdict, 3> AllDrillVerdicts{
    DrillVerdict::Mate, DrillVerdict::Stalemate, DrillVerdict::Neither};

DrillVerdict drillVerdict(const chess::Position& position);

struct DrillPosition {
    QString id; // "Q04"; empty for one made by chance
    chess::Position position;
    std::optional<GuideWords> title; // says too much before the answer
    std::optional<GuideWords> why;
};

// Reads what the file holds, and that its verdicts are true.
chess::Result<std::vector<DrillPosition>, GuideFault> readDrill(const QByteArray& json);

const std::vector<DrillPosition>& knownDrill();

// Each verdict comes as often as the others. The side to move has been brought there by a legal
// move of its opponent, few men are on the board, and no position is dead by any other reason.
class DrillGenerator {
public:
    explicit DrillGenerator(std::uint32_t seed);

    DrillPosition next();

private:
    int below(int limit); // 0 to limit - 1
    std::optional<chess::Position> arrangement();
    chess::Square homeOfKing();
    bool place(chess::Board& board, chess::Color color, const char* roles);

    std::mt19937 m_random;
};

} // namespace ui
