// A million attempts by chance: each is legal or refused for one reason, and what the reason says
// is true.
#include "core/verdict/refusal.h"

#include "core/position/attacks.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/refusals.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

constexpr int Attempts = 1'000'000;
constexpr int AttemptsAPosition = 50;
constexpr int LongestGame = 120;
constexpr int PlainlyAsked = 20; // one position in so many is asked of the plain rules too

using enum RefusalReason;

// The board that the move would leave, whether it may be played or not.
Board after(const Position& position, const Attempt& attempt) {
    Board board = position.board();
    const Piece man = *board.pieceAt(attempt.from);
    const bool isDiagonal = attempt.from.file() != attempt.to.file();
    if (man.role == Role::Pawn && isDiagonal && !board.pieceAt(attempt.to)) {
        board.remove(Square(attempt.to.file(), attempt.from.rank())); // en passant
    }
    board.remove(attempt.from);
    if (board.pieceAt(attempt.to)) {
        board.remove(attempt.to);
    }
    board.put(attempt.to, man);
    return board;
}

Bitboard attackersOn(const Board& board, Square square, Color by) {
    return attacks::attackersOf(board, square, by, board.occupied());
}

bool isKingLeftInCheck(const Position& position, const Attempt& attempt) {
    const Board left = after(position, attempt);
    const Square king = left.of(position.turn(), Role::King).first();
    return !attackersOn(left, king, !position.turn()).isEmpty();
}

// Whether the pawn beside has just made its double step. At the start of a game the position says
// so where the capture is legal; where it is not, nobody can know, and it may have.
bool isEnPassantOpen(const Game& game, const Attempt& attempt, int up) {
    const Position& position = game.position();
    const Square beside(attempt.to.file(), attempt.from.rank());
    const auto origin = beside.offset(0, 2 * up);
    if (const auto last = game.lastMove()) {
        return last->role() == Role::Pawn && last->to() == beside && last->from() == origin;
    }
    const Board& board = position.board();
    const bool mayHaveBeen = board.of(!position.turn(), Role::Pawn).contains(beside) &&
                             attempt.from.rank() == (up == 1 ? Rank::R5 : Rank::R4) &&
                             !board.pieceAt(*origin) && position.halfmoveClock() == 0;
    return position.enPassantSquare() == attempt.to ||
           (mayHaveBeen && !position.enPassantSquare() && isKingLeftInCheck(position, attempt));
}

// The man could go there if his king did not matter.
bool isManMovedSo(const Game& game, const Attempt& attempt) {
    const Board& board = game.position().board();
    const Piece man = *board.pieceAt(attempt.from);
    if (man.role != Role::Pawn) {
        return attacks::of(man, attempt.from, board.occupied()).contains(attempt.to);
    }
    const int up = man.color == Color::White ? 1 : -1;
    const auto one = attempt.from.offset(0, up);
    const auto two = attempt.from.offset(0, 2 * up);
    if (attempt.from.file() == attempt.to.file()) {
        const bool isFirst = attempt.from.rank() == (up == 1 ? Rank::R2 : Rank::R7);
        const bool isFree = !board.pieceAt(*one);
        return isFree &&
               (attempt.to == one || (isFirst && attempt.to == two && !board.pieceAt(attempt.to)));
    }
    if (!attacks::pawn(man.color, attempt.from).contains(attempt.to)) {
        return false;
    }
    return board.pieceAt(attempt.to) || isEnPassantOpen(game, attempt, up);
}

class Truth {
public:
    Truth(const Game& game, const Attempt& attempt, const Refusal& refusal)
        : m_game(game),
          m_position(game.position()),
          m_board(m_position.board()),
          m_attempt(attempt),
          m_refusal(refusal),
          m_us(m_position.turn()) {}

    bool holds() const {
        return isAttackerThere() && isBlockerThere() &&
               (m_refusal.reason < CastleKingMoved || isReasonTrue());
    }

private:
    bool isReasonTrue() const {
        const auto reason = m_refusal.reason;
        if (reason < OwnPiece) {
            return isCastlingRefused();
        }
        if (reason < PathBlocked) {
            return isManRefused();
        }
        if (reason == PathBlocked) {
            return isPathBlocked();
        }
        if (reason < KingsAdjacent) {
            return isLetterRefused();
        }
        return isManMovedSo(m_game, m_attempt) && isKingLeftInCheck(m_position, m_attempt) &&
               isSafetyTold();
    }

    bool isAttackerThere() const {
        const auto& attacker = m_refusal.attacker;
        return !attacker || m_board.pieceAt(attacker->square) == Piece{!m_us, attacker->role};
    }

    bool isBlockerThere() const {
        const auto& blocker = m_refusal.blocker;
        return !blocker || (m_board.pieceAt(blocker->square) &&
                            m_board.pieceAt(blocker->square)->role == blocker->role);
    }

    bool isCastlingRefused() const {
        const Wing wing = m_attempt.to.file() == File::G ? Wing::Kingside : Wing::Queenside;
        const CastlingSquares squares = castlingSquares(m_us, wing);
        const bool hasRight = m_position.castlingRights().has(m_us, wing);
        if (m_attempt.from != squares.kingFrom || m_attempt.to != squares.kingTo) {
            return false;
        }
        const auto isAttacked = [&](Square square) {
            return m_refusal.at == square &&
                   attackersOn(m_board, square, !m_us).contains(m_refusal.attacker->square);
        };
        switch (m_refusal.reason) {
        case CastleKingMoved: return !hasRight && isFirstOf(Role::King);
        case CastleNoRook:
            return !hasRight && m_board.pieceAt(squares.rookFrom) != Piece{m_us, Role::Rook};
        case CastleRookMoved:
            return !hasRight && m_board.pieceAt(squares.rookFrom) == Piece{m_us, Role::Rook} &&
                   m_refusal.rook == squares.rookFrom && isFirstOf(Role::Rook);
        case CastleRightLost: return !hasRight && !m_game.start().castlingRights().has(m_us, wing);
        case CastleBlocked:
            return hasRight && m_board.occupied().contains(*m_refusal.at) &&
                   attacks::between(squares.kingFrom, squares.rookFrom).contains(*m_refusal.at);
        case CastleInCheck:
            return hasRight && m_position.checkers().contains(m_refusal.attacker->square);
        case CastleThroughCheck: return hasRight && isAttacked(squares.rookTo);
        case CastleIntoCheck: return hasRight && isAttacked(squares.kingTo);
        default: return false;
        }
    }

    // The move told of was made by such a man of this side, or moved it in castling.
    bool isFirstOf(Role role) const {
        const Move move = m_game.moves().at(*m_refusal.ply);
        return m_game.positionAfter(*m_refusal.ply).turn() == m_us &&
               (move.role() == role || move.isCastling());
    }

    bool isManRefused() const {
        if (m_refusal.reason == OwnPiece) {
            return m_board.of(m_us).contains(m_attempt.to);
        }
        const bool isCastling = m_refusal.piece == Role::King && isTwoSquares();
        return !isManMovedSo(m_game, m_attempt) && !isCastling && isPawnToldTruly();
    }

    bool isTwoSquares() const {
        const CastlingSquares squares = castlingSquares(m_us, Wing::Kingside);
        const CastlingSquares others = castlingSquares(m_us, Wing::Queenside);
        return m_attempt.from == squares.kingFrom &&
               (m_attempt.to == squares.kingTo || m_attempt.to == others.kingTo);
    }

    bool isPawnToldTruly() const {
        const Square beside(m_attempt.to.file(), m_attempt.from.rank());
        const auto neighbour = m_board.pieceAt(beside);
        switch (m_refusal.reason) {
        case PawnNoStraightCapture:
            return m_board.of(!m_us).contains(m_attempt.to) &&
                   m_attempt.from.file() == m_attempt.to.file();
        case PawnDoubleBlocked: return m_board.occupied().contains(*m_refusal.at);
        case EnPassantNotAPawn:
            return m_refusal.at == beside && neighbour->color == !m_us &&
                   neighbour->role != Role::Pawn;
        case EnPassantExpired:
            return m_refusal.at == beside && neighbour == Piece{!m_us, Role::Pawn} &&
                   isLastStepDouble(beside);
        case EnPassantNotDouble:
            return m_refusal.at == beside && neighbour == Piece{!m_us, Role::Pawn} &&
                   !isLastStepDouble(beside);
        case EnPassantNotAvailable:
            return m_refusal.at == beside && neighbour == Piece{!m_us, Role::Pawn};
        case PawnDiagonalEmpty: return !m_board.pieceAt(m_attempt.to);
        default: return true;
        }
    }

    // By the moves read forward; a pawn from the start of a game by the start's own word.
    bool isLastStepDouble(Square square) const {
        bool isDouble = m_game.start().enPassantSquare() == m_attempt.to;
        for (const Move move : m_game.moves()) {
            if (move.to() == square) {
                isDouble = move.role() == Role::Pawn && (square.offset(0, 2) == move.from() ||
                                                         square.offset(0, -2) == move.from());
            }
        }
        return isDouble;
    }

    bool isPathBlocked() const {
        const Piece man = *m_board.pieceAt(m_attempt.from);
        const Bitboard between = attacks::between(m_attempt.from, m_attempt.to);
        const Square at = m_refusal.blocker->square;
        return m_refusal.at == at && between.contains(at) && m_board.pieceAt(at) &&
               (attacks::between(m_attempt.from, at) & m_board.occupied()).isEmpty() &&
               attacks::of(man, m_attempt.from, {}).contains(m_attempt.to);
    }

    bool isLetterRefused() const {
        const auto& letter = m_attempt.promotion;
        const bool isGood = letter && QByteArray("qrbnQRBN").contains(*letter);
        return isManMovedSo(m_game, m_attempt) && m_refusal.piece == Role::Pawn && !isGood &&
               letter.has_value() == (m_refusal.reason == PromotionBadPiece);
    }

    // The men named do what is said of them.
    bool isSafetyTold() const {
        const Square king = m_position.king(m_us);
        Board lifted = m_board; // without our king
        lifted.remove(king);
        const auto attackers = [&](const Board& board, Square square) {
            return attackersOn(board, square, !m_us);
        };
        const Bitboard checkers = attackers(m_board, king);
        const auto named = m_refusal.attacker;
        const auto isNamed = [&](Bitboard men) { return named && men.contains(named->square); };
        switch (m_refusal.reason) {
        case KingsAdjacent: return isNamed(m_board.of(Role::King));
        case KingTakesProtected:
            return isNamed(attackers(lifted, m_attempt.to)) &&
                   (isNamed(attackers(m_board, m_attempt.to)) ||
                    attackers(m_board, m_attempt.to).isEmpty()) &&
                   m_board.of(!m_us, *m_refusal.victim).contains(m_attempt.to);
        case KingStaysOnLine:
            return isNamed(checkers) && isNamed(attackers(lifted, m_attempt.to)) &&
                   !isNamed(attackers(m_board, m_attempt.to)) &&
                   attacks::between(named->square, m_attempt.to).contains(king);
        case KingIntoAttack: return isNamed(attackers(m_board, m_attempt.to));
        case DoubleCheck: // even three, in a position that was set up
            return checkers.count() >= 2 &&
                   m_refusal.drawing.arrows.size() == static_cast<std::size_t>(checkers.count());
        case MustAnswerCheck:
            return checkers.count() == 1 && isNamed(checkers) &&
                   isNamed(attackers(after(m_position, m_attempt), king));
        case EnPassantExposesKing: return isExposing(king) && !isPinned(king);
        case Pinned: return isPinned(king);
        default: return false;
        }
    }

    bool isExposing(Square king) const {
        const auto& attacker = m_refusal.attacker;
        return !m_board.pieceAt(m_attempt.to) && m_refusal.drawing.greyed.count() == 2 &&
               attackersOn(after(m_position, m_attempt), king, !m_us).contains(attacker->square);
    }

    // Alone in the line between the king and the man named, who attacks the king without it.
    bool isPinned(Square king) const {
        const Square pinner = m_refusal.attacker->square;
        const Bitboard between = attacks::between(king, pinner);
        Board lifted = m_board;
        lifted.remove(m_attempt.from);
        return (between & m_board.occupied()) == Bitboard(m_attempt.from) &&
               attackersOn(lifted, king, !m_us).contains(pinner) &&
               !between.contains(m_attempt.to) && m_attempt.to != pinner;
    }

    const Game& m_game;
    const Position& m_position;
    const Board& m_board;
    const Attempt& m_attempt;
    const Refusal& m_refusal;
    const Color m_us;
};

Square anySquare(Dice& dice) {
    return Square::at(static_cast<int>(roll(dice, 64)));
}

Square anyOf(Dice& dice, Bitboard squares) {
    auto square = squares.begin();
    for (auto rest = roll(dice, static_cast<std::size_t>(squares.count())); rest > 0; --rest) {
        ++square;
    }
    return *square;
}

std::optional<Attempt> anyCastling(Dice& dice, const Position& position) {
    const CastlingSquares squares = castlingSquares(position.turn(), AllWings[roll(dice, 2)]);
    if (position.king(position.turn()) != squares.kingFrom) {
        return std::nullopt;
    }
    return Attempt{squares.kingFrom, squares.kingTo};
}

// Often with a man of the side to move, often to a square nearby.
Attempt anyDrop(Dice& dice, const Position& position) {
    const Bitboard own = position.board().of(position.turn());
    Square from = roll(dice, 8) == 0 ? anySquare(dice) : anyOf(dice, own);
    Square to = anySquare(dice);
    if (roll(dice, 2) == 0) {
        const auto step = [&dice] { return static_cast<int>(roll(dice, 5)) - 2; };
        const int files = step();
        to = from.offset(files, step()).value_or(to);
    }
    while (to == from) {
        to = anySquare(dice);
    }
    return {from, to};
}

// A few are typed, with any letter.
Attempt anyAttempt(Dice& dice, const Position& position) {
    if (roll(dice, 16) == 0) {
        if (const auto castling = anyCastling(dice, position)) {
            return *castling;
        }
    }
    Attempt attempt = anyDrop(dice, position);
    if (roll(dice, 4) == 0) {
        attempt.kind = AttemptKind::Typed;
        const std::size_t letter = roll(dice, 8);
        if (letter < 7) {
            attempt.promotion = "qRbnkPx"[letter];
        }
    }
    return attempt;
}

bool isLetterRight(const Attempt& attempt, Move move) {
    if (!move.isPromotion()) {
        return true;
    }
    return attempt.promotion ? QByteArray("qrbnQRBN").contains(*attempt.promotion)
                             : attempt.kind == AttemptKind::Dropped;
}

bool isLegal(const Position& position, const Attempt& attempt) {
    const MoveList moves = position.legalMoves();
    return std::any_of(moves.begin(), moves.end(), [&attempt](Move move) {
        return move.from() == attempt.from && move.to() == attempt.to &&
               isLetterRight(attempt, move);
    });
}

class Fuzz {
public:
    void run() {
        while (m_attempts < Attempts && m_wrong.isEmpty()) {
            if (roll(m_dice, 2) == 0) {
                ask(Game(scatteredPosition(m_dice)));
            } else {
                playGame();
            }
        }
    }

    const QString& wrong() const { return m_wrong; }
    int attempts() const { return m_attempts; }
    int legal() const { return m_legal; }
    int plainlyAsked() const { return m_plainlyAsked; }
    int count(RefusalReason reason) const { return m_counts[static_cast<std::size_t>(reason)]; }

private:
    void playGame() {
        static const QStringList starts =
            walkStarts() + QStringList{
                               QStringLiteral("r3k2r/p6p/8/8/8/8/P6P/R3K2R w - - 0 1"), // no rights
                               QStringLiteral("6k1/2p5/8/KP5r/7p/8/8/8 b - - 0 1"),
                           };
        const auto any = roll(m_dice, static_cast<std::size_t>(starts.size()));
        Game game = support::game(starts.at(static_cast<int>(any)));
        for (int ply = 0; ply < LongestGame; ++ply) {
            const MoveList moves = game.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            game = *std::move(game).play(moves[roll(m_dice, moves.size())]);
            if (roll(m_dice, 4) == 0 || game.isOver()) {
                ask(game);
            }
        }
    }

    void ask(const Game& game) {
        std::optional<QStringList> plain;
        if (roll(m_dice, PlainlyAsked) == 0) {
            plain = PlainRules(fen(game.position())).legalMoves();
            ++m_plainlyAsked;
        }
        for (int i = 0; i < AttemptsAPosition && m_wrong.isEmpty(); ++i) {
            const Attempt attempt = anyAttempt(m_dice, game.position());
            const QString fault = faultOf(game, attempt, plain);
            if (!fault.isEmpty()) {
                m_wrong = QStringLiteral("%1 after %2 plies: %3%4: %5")
                              .arg(fen(game.position()))
                              .arg(game.plyCount())
                              .arg(
                                  QString::fromStdString(attempt.from.name()),
                                  QString::fromStdString(attempt.to.name()),
                                  fault
                              );
            }
        }
    }

    // Nothing where all is as it should be.
    QString
    faultOf(const Game& game, const Attempt& attempt, const std::optional<QStringList>& plain) {
        ++m_attempts;
        const auto told = refusalOf(game, attempt);
        const auto refusal = refusalOnBoard(game, attempt);
        const bool isTold = game.isOver() ? told && told->reason == GameOver : told == refusal;
        if (!isTold) {
            return QStringLiteral("the end of the game");
        }
        if (refusal.has_value() == isLegal(game.position(), attempt)) {
            return QStringLiteral("legal or not");
        }
        if (plain && !isPlainlySo(*plain, attempt, refusal)) {
            return QStringLiteral("the plain rules say otherwise");
        }
        if (!refusal) {
            ++m_legal;
            return {};
        }
        ++m_counts[static_cast<std::size_t>(game.isOver() ? GameOver : refusal->reason)];
        return Truth(game, attempt, *refusal).holds() ? QString() : name(refusal->reason);
    }

    static bool isPlainlySo(
        const QStringList& legal, const Attempt& attempt, const std::optional<Refusal>& refusal
    ) {
        const QString text = QString::fromStdString(attempt.from.name() + attempt.to.name());
        const bool isLegal = std::any_of(legal.begin(), legal.end(), [&text](const QString& move) {
            return move.startsWith(text);
        });
        const bool isLetter = refusal && (refusal->reason == PromotionRequired ||
                                          refusal->reason == PromotionBadPiece);
        return isLetter || isLegal == !refusal; // a letter may be wrong where the king is too
    }

    Dice m_dice{2023};
    std::array<int, RefusalReasonCount> m_counts{};
    int m_attempts = 0;
    int m_legal = 0;
    int m_plainlyAsked = 0;
    QString m_wrong;
};

} // namespace

class TestRefusalTruth : public QObject {
    Q_OBJECT

private slots:
    void attemptsByChance();
};

void TestRefusalTruth::attemptsByChance() {
    Fuzz fuzz;
    fuzz.run();
    QCOMPARE(fuzz.wrong(), QString());
    QVERIFY(fuzz.attempts() >= Attempts);
    QVERIFY(fuzz.legal() > Attempts / 100);
    QVERIFY(fuzz.plainlyAsked() > 500);
    for (std::size_t i = 0; i < RefusalReasonCount; ++i) {
        const auto reason = static_cast<RefusalReason>(i);
        const QString met = QStringLiteral("%1: %2").arg(name(reason)).arg(fuzz.count(reason));
        QVERIFY2(fuzz.count(reason) > 0, qPrintable(met));
    }
}

QTEST_APPLESS_MAIN(TestRefusalTruth)
#include "tst_refusaltruth.moc"
