// What is owed for men touched, by the text of 4.3 to 4.5, and on positions met by chance.
#include "core/game/touch.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QtTest>

#include <algorithm>

using namespace chess;
using namespace support;

namespace {

const QString Pawns = QStringLiteral("4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1");
const QString Castles = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
const QString CastlesBlack = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
const QString Guarded = QStringLiteral("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1"); // f1 is attacked
const QString InPassing = QStringLiteral("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");

QString name(TouchRule rule) {
    static const std::array names{
        "Free",
        "MoveTouched",
        "TakeTouched",
        "TakeWith",
        "FirstOfBoth",
        "Castle",
        "NoCastling",
        "MoveKing",
    };
    return QString::fromLatin1(names.at(static_cast<std::size_t>(rule)));
}

std::vector<Square> squaresOf(const QString& text) {
    std::vector<Square> squares;
    for (const QString& word : words(text)) {
        squares.push_back(square(word));
    }
    return squares;
}

bool isOwn(const Position& position, Square square) {
    const auto man = position.pieceAt(square);
    return man && man->color == position.turn();
}

MoveList movesOf(const Position& position, Square square) {
    return position.legalMoves().where([=](Move move) { return move.from() == square; });
}

MoveList takingsOf(const Position& position, Square square) {
    return position.legalMoves().where([=](Move move) { return move.captureSquare() == square; });
}

bool canAct(const Position& position, Square square) {
    return !(isOwn(position, square) ? movesOf(position, square) : takingsOf(position, square))
                .isEmpty();
}

bool isKingAndRook(const Position& position, Square a, Square b) {
    const auto roleAt = [&](Square square) { return position.pieceAt(square)->role; };
    return isOwn(position, a) && isOwn(position, b) &&
           ((roleAt(a) == Role::King && roleAt(b) == Role::Rook) ||
            (roleAt(a) == Role::Rook && roleAt(b) == Role::King));
}

bool holdsKingAndRook(const Position& position, const std::vector<Square>& touched) {
    return std::any_of(touched.begin(), touched.end(), [&](Square a) {
        return std::any_of(touched.begin(), touched.end(), [&](Square b) {
            return isKingAndRook(position, a, b);
        });
    });
}

// Men of a position in an order by chance, each once.
std::vector<Square> touchesByChance(Dice& dice, const Position& position) {
    std::vector<Square> men;
    for (const Square square : position.board().occupied()) {
        men.push_back(square);
    }
    std::vector<Square> touched;
    for (std::size_t count = 1 + roll(dice, 4); count > 0 && !men.empty(); --count) {
        const auto at = men.begin() + static_cast<std::ptrdiff_t>(roll(dice, men.size()));
        touched.push_back(*at);
        men.erase(at);
    }
    return touched;
}

// The king, and a rook that stands where it castles from: seldom touched by chance.
std::vector<Square> kingAndRook(Dice& dice, const Position& position) {
    const Wing wing = AllWings[roll(dice, 2)];
    std::vector<Square> touched{
        position.king(position.turn()), castlingSquares(position.turn(), wing).rookFrom};
    if (roll(dice, 2) == 0) {
        std::swap(touched.front(), touched.back());
    }
    return touched;
}

// Of one that stands where it castles from.
Wing wingOfRook(Square rook) {
    return rook.file() == File::H ? Wing::Kingside : Wing::Queenside;
}

QString told(const Position& position, const std::vector<Square>& touched) {
    QString text = fen(position);
    for (const Square square : touched) {
        text += QLatin1Char(' ') + QString::fromStdString(square.name());
    }
    return text;
}

// What is wrong with a duty, by the Laws; nothing: "-".
QString faultIn(const Position& position, const std::vector<Square>& touched) {
    const TouchDuty duty = dutyOf(position, touched);
    const MoveList legal = position.legalMoves();
    const QStringList owed = uciMoves(duty.moves);
    if (duty.moves.isEmpty() && !legal.isEmpty()) {
        return QStringLiteral("nothing to play");
    }
    if (std::any_of(owed.begin(), owed.end(), [all = uciMoves(legal)](const QString& move) {
            return !all.contains(move);
        })) {
        return QStringLiteral("not legal");
    }
    if (duty.rule == TouchRule::Free) {
        return duty.man || owed != uciMoves(legal) ? QStringLiteral("free, and not all moves")
                                                   : QStringLiteral("-");
    }
    if (!duty.man || std::find(touched.begin(), touched.end(), *duty.man) == touched.end()) {
        return QStringLiteral("not a man touched");
    }
    for (const Move move : duty.moves) {
        if (move.from() != *duty.man && move.captureSquare() != *duty.man) {
            return QStringLiteral("without the man");
        }
    }
    return QStringLiteral("-");
}

// The same without castling touches, from the words of 4.3 and 4.5 alone.
QStringList owedPlainly(const Position& position, const std::vector<Square>& touched) {
    const auto first = [&](bool own) {
        return std::find_if(touched.begin(), touched.end(), [&](Square square) {
            return isOwn(position, square) == own;
        });
    };
    const auto own = first(true);
    const auto other = first(false);
    if (own != touched.end() && other != touched.end()) {
        const MoveList takes =
            takingsOf(position, *other).where([&](Move move) { return move.from() == *own; });
        if (!takes.isEmpty()) {
            return uciMoves(takes);
        }
    }
    const auto able = std::find_if(touched.begin(), touched.end(), [&](Square square) {
        return canAct(position, square);
    });
    if (able == touched.end()) {
        return uciMoves(position.legalMoves());
    }
    return uciMoves(isOwn(position, *able) ? movesOf(position, *able) : takingsOf(position, *able));
}

} // namespace

class TestTouch : public QObject {
    Q_OBJECT

private slots:
    void duty_data();
    void duty();
    void articles_data();
    void articles();
    void onWalks();
    void onScattered();
    void castlingOnWalks();

private:
    void singleTouches();
    void bothColours();
    void castlings();
    void specials();
};

void TestTouch::duty_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("touched");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("man");
    QTest::addColumn<QString>("moves"); // "all" of the legal ones
    singleTouches();
    bothColours();
    castlings();
    specials();
}

namespace {

void row(
    const char* id,
    const QString& fen,
    const char* touched,
    const char* rule,
    const char* man,
    const char* moves
) {
    QTest::newRow(id) << fen << QString(touched) << QString(rule) << QString(man) << QString(moves);
}

} // namespace

void TestTouch::singleTouches() {
    const QString& start = InitialFen;
    row("4.5 nothing touched", start, "-", "Free", "-", "all");
    row("4.5 empty squares alone", start, "e4 d5", "Free", "-", "all");
    row("4.3.1 one man", start, "e2", "MoveTouched", "e2", "e2e3 e2e4");
    row("4.3.1 the first of two", start, "g1 e2", "MoveTouched", "g1", "g1f3 g1h3");
    row("4.3.1 in the other order", start, "e2 g1", "MoveTouched", "e2", "e2e3 e2e4");
    row("4.3.1 the first that can", start, "a1 c1 g1 e2", "MoveTouched", "g1", "g1f3 g1h3");
    row("4.3.1 an empty square before it", start, "e4 e2", "MoveTouched", "e2", "e2e3 e2e4");
    row("4.3.1 touched twice", start, "e2 g1 e2", "MoveTouched", "e2", "e2e3 e2e4");
    row("4.3.1 taking is moving", Pawns, "e4", "MoveTouched", "e4", "e4d5 e4e5");
    row("4.5 none can be moved", start, "a1 c1 d1 e1", "Free", "-", "all");
    row("4.3.2 one man", Pawns, "d5", "TakeTouched", "d5", "d1d5 e4d5");
    row("4.3.2 the first that can be taken",
        "4k3/p7/8/3p4/4P3/8/8/3RK3 w - - 0 1",
        "a7 d5",
        "TakeTouched",
        "d5",
        "d1d5 e4d5");
    row("4.3.2 the first of two",
        "4k3/8/8/3p1p2/4P3/8/8/3RK3 w - - 0 1",
        "f5 d5",
        "TakeTouched",
        "f5",
        "e4f5");
    row("4.5 none can be taken", start, "e7 d8", "Free", "-", "all");
    row("4.5 the king is never taken", Pawns, "e8", "Free", "-", "all");
}

void TestTouch::bothColours() {
    const QString two = QStringLiteral("4k3/8/8/3p1p2/4P3/8/8/3RK3 w - - 0 1");
    row("4.3.3 own, then the other's", Pawns, "e4 d5", "TakeWith", "e4", "e4d5");
    row("4.3.3 the other's, then own", Pawns, "d5 e4", "TakeWith", "e4", "e4d5");
    row("4.3.3 with the rook", Pawns, "d5 d1", "TakeWith", "d1", "d1d5");
    row("4.3.3 the first own of two", Pawns, "d1 e4 d5", "TakeWith", "d1", "d1d5");
    row("4.3.3 the first own of two, last", Pawns, "d5 e4 d1", "TakeWith", "e4", "e4d5");
    row("4.3.3 the first of the other's of two", two, "d5 f5 e4", "TakeWith", "e4", "e4d5");
    row("4.3.3 and not the second", two, "f5 d5 e4", "TakeWith", "e4", "e4f5");
    row("4.3.3 illegal, own first", Pawns, "e1 d5", "FirstOfBoth", "e1", "e1d2 e1e2 e1f1 e1f2");
    row("4.3.3 illegal, the other's first", Pawns, "d5 e1", "FirstOfBoth", "d5", "d1d5 e4d5");
    row("4.3.3 illegal, with a second own man", two, "f5 d1 e4", "FirstOfBoth", "f5", "e4f5");
    row("4.3.3 the first cannot be moved", InitialFen, "a1 e7 g1", "FirstOfBoth", "g1", "g1f3 g1h3"
    );
    row("4.5 neither", InitialFen, "a1 e7", "Free", "-", "all");
}

void TestTouch::castlings() {
    row("4.4.1 king, rook", Castles, "e1 h1", "Castle", "e1", "e1g1");
    row("4.4.1 king, the other rook", Castles, "e1 a1", "Castle", "e1", "e1c1");
    row("4.4.1 the first rook of two", Castles, "e1 a1 h1", "Castle", "e1", "e1c1");
    row("4.4.1 Black", CastlesBlack, "e8 h8", "Castle", "e8", "e8g8");
    row("4.4.1 Black, the other rook", CastlesBlack, "e8 a8", "Castle", "e8", "e8c8");
    row("4.4.2 rook, king",
        Castles,
        "h1 e1",
        "NoCastling",
        "h1",
        "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
    row("4.4.2 the rook cannot be moved: the king, which may castle on the other side",
        "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1",
        "h1 e1",
        "NoCastling",
        "e1",
        "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2");
    row("4.4.3 castling is illegal, and the other side is open",
        Guarded,
        "e1 h1",
        "MoveKing",
        "e1",
        "e1c1 e1d1 e1d2 e1e2");
    row("4.4.3 the right is lost",
        "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
        "e1 h1",
        "MoveKing",
        "e1",
        "e1d1 e1d2 e1e2 e1f1 e1f2");
    row("4.4.3 the king has no move: any move, of the rook too",
        "4k3/8/8/8/8/8/3PPP2/3QKBNR w K - 0 1",
        "e1 h1",
        "Free",
        "-",
        "all");
    row("4.3.1 a rook elsewhere",
        "4k3/8/8/8/8/8/8/3RK3 w - - 0 1",
        "d1 e1",
        "MoveTouched",
        "d1",
        "d1a1 d1b1 d1c1 d1d2 d1d3 d1d4 d1d5 d1d6 d1d7 d1d8");
    row("4.3.1 another man first",
        "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1",
        "g1 e1 a1",
        "MoveTouched",
        "g1",
        "g1e2 g1f3 g1h3");
    row("4.3.1 the king alone may castle",
        Castles,
        "e1",
        "MoveTouched",
        "e1",
        "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
}

void TestTouch::specials() {
    row("4.3.1 a pawn about to be promoted",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7",
        "MoveTouched",
        "a7",
        "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r");
    row("4.3.3 taken by promoting",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "b8 a7",
        "TakeWith",
        "a7",
        "a7b8b a7b8n a7b8q a7b8r");
    row("4.3.2 a pawn is taken in passing", InPassing, "d5", "TakeTouched", "d5", "e5d6");
    row("4.3.3 with the pawn beside it", InPassing, "e5 d5", "TakeWith", "e5", "e5d6");
    row("4.3.3 the king cannot, the pawn can", InPassing, "d5 e1", "FirstOfBoth", "d5", "e5d6");
    row("4.5 a pawn that may not be taken in passing any more",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2",
        "d5",
        "Free",
        "-",
        "all");
    row("4.5 pinned", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2", "Free", "-", "all");
    row("4.3.1 pinned on its line",
        "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
        "e2",
        "MoveTouched",
        "e2",
        "e2e3 e2e4 e2e5 e2e6 e2e7");
    row("4.5 only a pinned man could take it",
        "4k3/4r3/8/8/8/3p4/4B3/4K3 w - - 0 1",
        "d3",
        "Free",
        "-",
        "all");
    row("4.3.1 in check, what meets it",
        "4k3/8/8/8/4r3/8/R7/4K3 w - - 0 1",
        "a2",
        "MoveTouched",
        "a2",
        "a2e2");
    row("4.3.1 in check, the next that meets it",
        "4k3/8/8/8/4r3/7N/R7/4K3 w - - 0 1",
        "h3 a2",
        "MoveTouched",
        "a2",
        "a2e2");
    row("4.5 the checker cannot be taken",
        "4k3/8/8/8/4r3/8/R7/4K3 w - - 0 1",
        "e4",
        "Free",
        "-",
        "all");
}

void TestTouch::duty() {
    QFETCH(QString, fen);
    QFETCH(QString, touched);
    QFETCH(QString, rule);
    QFETCH(QString, man);
    QFETCH(QString, moves);
    const Position position = support::position(fen);
    const TouchDuty duty = dutyOf(position, squaresOf(touched));
    QCOMPARE(::name(duty.rule), rule);
    QCOMPARE(duty.man ? QString::fromStdString(duty.man->name()) : QStringLiteral("-"), man);
    const bool isAll = moves == QLatin1String("all");
    QCOMPARE(uciMoves(duty.moves), isAll ? uciMoves(position.legalMoves()) : words(moves));
}

void TestTouch::articles_data() {
    QTest::addColumn<TouchRule>("rule");
    QTest::addColumn<QString>("article");
    QTest::newRow("Free") << TouchRule::Free << "4.5";
    QTest::newRow("MoveTouched") << TouchRule::MoveTouched << "4.3.1";
    QTest::newRow("TakeTouched") << TouchRule::TakeTouched << "4.3.2";
    QTest::newRow("TakeWith") << TouchRule::TakeWith << "4.3.3";
    QTest::newRow("FirstOfBoth") << TouchRule::FirstOfBoth << "4.3.3";
    QTest::newRow("Castle") << TouchRule::Castle << "4.4.1";
    QTest::newRow("NoCastling") << TouchRule::NoCastling << "4.4.2";
    QTest::newRow("MoveKing") << TouchRule::MoveKing << "4.4.3";
}

void TestTouch::articles() {
    QFETCH(TouchRule, rule);
    QFETCH(QString, article);
    const std::string_view found = TouchDuty{rule, std::nullopt, {}}.article();
    QCOMPARE(QString::fromUtf8(found.data(), static_cast<int>(found.size())), article);
}

// Always something legal to play, all of it only where nothing binds, and the first that can.
void TestTouch::onWalks() {
    Dice dice(4);
    int bound = 0;
    for (const QString& start : walkStarts()) {
        for (const Position& position : walk(dice, support::position(start), 150)) {
            const auto touched = touchesByChance(dice, position);
            QVERIFY2(faultIn(position, touched) == "-", qPrintable(told(position, touched)));
            if (!holdsKingAndRook(position, touched)) {
                QCOMPARE(uciMoves(dutyOf(position, touched).moves), owedPlainly(position, touched));
                bound += dutyOf(position, touched).rule == TouchRule::Free ? 0 : 1;
            }
        }
    }
    QVERIFY(bound > 200); // the walks have met what they look for
}

void TestTouch::onScattered() {
    Dice dice(44);
    for (int i = 0; i < 2000; ++i) {
        const Position position = scatteredPosition(dice);
        const auto touched = touchesByChance(dice, position);
        QVERIFY2(faultIn(position, touched) == "-", qPrintable(told(position, touched)));
        if (!holdsKingAndRook(position, touched)) {
            QCOMPARE(uciMoves(dutyOf(position, touched).moves), owedPlainly(position, touched));
        }
    }
}

// 4.4: the king first castles if it can, and the rook first never on that side.
void TestTouch::castlingOnWalks() {
    Dice dice(441);
    QMap<QString, int> met;
    for (int i = 0; i < 20; ++i) {
        for (const Position& position : walk(dice, support::position(walkStarts()[1]), 20)) {
            const auto touched = kingAndRook(dice, position);
            QVERIFY2(faultIn(position, touched) == "-", qPrintable(told(position, touched)));
            const TouchDuty duty = dutyOf(position, touched);
            ++met[::name(duty.rule)];
            const auto castlings = duty.moves.where([](Move move) { return move.isCastling(); });
            if (duty.rule == TouchRule::Castle) {
                QCOMPARE(castlings.size(), std::size_t{1});
                QCOMPARE(duty.moves.size(), std::size_t{1});
            } else if (duty.rule == TouchRule::NoCastling) {
                QCOMPARE(
                    uciMoves(duty.moves),
                    uciMoves(movesOf(position, *duty.man).where([&](Move move) {
                        return move.castlingWing() != wingOfRook(touched.front());
                    }))
                );
            }
        }
    }
    for (const char* rule : {"Castle", "NoCastling", "MoveKing"}) {
        QVERIFY2(met[rule] > 0, rule);
    }
}

QTEST_GUILESS_MAIN(TestTouch)
#include "tst_touch.moc"
