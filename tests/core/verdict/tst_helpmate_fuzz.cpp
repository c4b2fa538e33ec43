// Locked positions, walls, bishops, few exits, changed at random: the verdict against a plain
// closure. BANMEN_FUZZ=100000 makes more of them; QTEST_FUNCTION_TIMEOUT=3600000 gives them time.
#include "core/notation/fen.h"
#include "core/verdict/helpmate.h"
#include "tests/support/plainclosure.h"
#include "tests/support/table.h"

#include <QtTest>

#include <random>

using namespace chess;
using namespace support;

namespace {

// Changes a locked position here and there.
class Mutants {
public:
    Mutants() {
        for (const TableRow& row : table(QStringLiteral("helpmate.tsv"))) {
            const auto read = readComposedFen(row["fen"].toStdString());
            if (row["verdict"] == QLatin1String("unwinnable") && read && isLocked(read->value)) {
                m_seeds.push_back(read->value.setup());
            }
        }
    }

    // A position, or nothing where the throw made none.
    std::optional<Position> next() {
        Setup setup = m_seeds.at(below(m_seeds.size()));
        setup.castlingRights = CastlingRights::none();
        setup.enPassantSquare.reset();
        for (std::size_t i = 1 + below(2); i > 0; --i) {
            change(setup.board);
        }
        setup.turn = below(2) == 0 ? Color::White : Color::Black;
        const auto position = Position::composed(setup);
        return position ? std::optional(*position) : std::nullopt;
    }

private:
    static bool isLocked(const Position& position) {
        const Board& board = position.board();
        return board.of(Role::Pawn).count() >= 4 &&
               (board.of(Role::Rook) | board.of(Role::Queen)).isEmpty();
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

    void change(Board& board) {
        const Square square = Square::at(static_cast<int>(below(64)));
        const std::size_t kind = below(8);
        if (kind == 0) {
            add(board, square, Role::Bishop);
        } else if (kind == 1) {
            add(board, square, below(3) == 0 ? Role::Knight : Role::Pawn);
        } else {
            move(board, square, kind < 5 ? 64 : 2);
        }
    }
    void add(Board& board, Square square, Role role) {
        if (!board.pieceAt(square)) {
            board.put(square, {below(2) == 0 ? Color::White : Color::Black, role});
        }
    }
    // The man that stands first from a square on, to any square or to one so many indices off.
    void move(Board& board, Square square, std::size_t far) {
        const auto to = Square::at(static_cast<int>(below(64)));
        Bitboard men(board.occupied().bits() & ~((std::uint64_t{1} << square.index()) - 1));
        if (men.isEmpty() || board.pieceAt(to)) {
            return;
        }
        const Piece piece = *board.pieceAt(men.first());
        if (far < 64 && piece.role == Role::Pawn) {
            return; // few of the walls are broken
        }
        board.remove(men.first());
        board.put(to, piece);
    }

    std::mt19937 m_random{20230101};
    std::vector<Setup> m_seeds;
};

} // namespace

class TestHelpmateFuzz : public QObject {
    Q_OBJECT

private slots:
    void mutants();
};

void TestHelpmateFuzz::mutants() {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("BANMEN_FUZZ", &isNumber);
    const int most = isNumber ? wanted : 2500;
    Mutants walls;
    HelpmateMemory memory;
    int can = 0, cannot = 0, open = 0;
    for (int made = 0; made < most;) {
        const auto position = walls.next();
        if (!position) {
            continue;
        }
        const QString fen = QString::fromStdString(writeFen(*position));
        const Color side = made % 2 == 0 ? Color::White : Color::Black;
        ++made;
        const PlainVerdict plain = plainClosure(fen, side == Color::White, 4000);
        if (plain == PlainVerdict::TooMany) {
            ++open;
            continue;
        }
        const bool isCan = plain == PlainVerdict::Can;
        ++(isCan ? can : cannot);
        const HelpmateVerdict verdict = HelpmateSearch(*position, side, memory).run();
        QVERIFY2(std::holds_alternative<Winnable>(verdict) == isCan, qPrintable(fen));
        QVERIFY2(std::holds_alternative<Unwinnable>(verdict) != isCan, qPrintable(fen));
    }
    qInfo("%d positions: %d can, %d cannot, %d left open", most, can, cannot, open);
    QVERIFY(can > most / 50 && cannot > most / 10);
}

QTEST_APPLESS_MAIN(TestHelpmateFuzz)
#include "tst_helpmate_fuzz.moc"
