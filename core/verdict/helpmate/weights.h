// What the order of a hunt is made of. The numbers were found by trying changes at random and
// keeping those with which games of people were decided in fewer nodes.
#pragma once

namespace chess::helpmate {

// What things cost while the winner has these means to mate.
struct Stage {
    int flight;   // a square beside the king on which it would be safe
    int open;     // any such square at all
    int check;    // no check
    int vain;     // a check that leaves such a square
    int taken;    // the man that gives check can be taken
    int screened; // something can step into the line of the check
    int apart;    // a step more between the kings
    int opposed;  // kings not face to face
    int edge;     // a step more from the king to the edge
    int corner;   // a step more to the corner
    int lost;     // a man of the winner
    int piece;    // gained by taking a piece
    int pawn;     // gained by taking a pawn
};

struct Weights {
    Stage pieces{5, 2, 8, 4, 11, 5, 8, 0, 7, 5, 22, 1, 3}; // several, a queen or rook among them
    Stage major{1, 5, 6, 3, 10, 5, 7, 3, 7, 8, 22, 2, 3};  // few, a queen or rook among them
    Stage pawns{1, 6, 4, 2, 3, 5, 2, 3, 2, 4, 13, 1, 1};   // no queen or rook, but pawns
    Stage minors{1, 3, 6, 2, 3, 4, 7, 1, 5, 3, 17, 0, 1};  // bishops and knights alone
    int several = 4;                                       // pieces, the king counted
    int withoutMajor = 43;                                 // no queen or rook yet, and
    int pawnStep = 8;          // for a step of the foremost pawn to its promotion
    int blocked = 19;          // if that pawn has a man before it
    int minorsAlone = 86;      // nothing but bishops and knights
    int loneKing = 7;          // with a lone knight or bishop (minors.h): a step of the king,
    int loneOwnKing = 5;       // of the winner's king,
    int loneClose = 3;         // of the man that stands beside the king,
    int loneMinor = 1;         // of the knight or bishop
    std::size_t patience = 65; // nodes, before
    unsigned every = 2;        // every so many-th step is taken from
    unsigned span = 16;        // so many ranks, not from the best alone
};

#ifdef BANMEN_TUNE_HELPMATES
extern Weights TheWeights;
#else
inline constexpr Weights TheWeights{};
#endif

} // namespace chess::helpmate
