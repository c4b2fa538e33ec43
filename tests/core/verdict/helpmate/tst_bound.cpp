// Bounds to what can arise: they prove what the positions of walls need, and never too much. Where
// one says that there is no mate, neither a plain closure nor a hunt may find one.
// BANMEN_FUZZ=100000 makes more positions.
#include "core/verdict/helpmate/bound.h"

#include "core/verdict/helpmate/confined.h"
#include "core/verdict/helpmate/hunt.h"
#include "core/verdict/helpmate/material.h"
#include "core/verdict/helpmate/outline.h"
#include "tests/support/mutants.h"
#include "tests/support/plainclosure.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

State stateOf(const Position& position) {
    State state;
    state.board = position.board();
    state.turn = position.turn();
    state.castlingRights = position.castlingRights();
    state.setEnPassantSquare(position.enPassantSquare());
    return state;
}

Position positionOf(const QString& fen) {
    return readComposedFen(fen.toStdString())->value;
}

constexpr std::uint64_t EnoughWork = 300'000;

} // namespace

class TestBound : public QObject {
    Q_OBJECT

private slots:
    void proofs_data();
    void proofs();
    void leavesMatesOpen();
    void fuzz();
};

void TestBound::proofs_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<bool>("isWhite");
    QTest::addColumn<QString>("means");
    const auto row = [](const char* name, const char* fen, bool isWhite, const char* means) {
        QTest::newRow(name) << QString::fromLatin1(fen) << isWhite << QString::fromLatin1(means);
    };
    row("pawns that never pass each other",
        "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1",
        true,
        "confined");
    row("the same for Black",
        "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1",
        false,
        "confined");
    row("many bishops, a king that shuffles",
        "8/8/3b3p/4bp1P/5p1K/4bPp1/3b1bP1/2b2kb1 b - - 0 1",
        true,
        "outline");
    row("the same, the bishops' side",
        "8/8/3b3p/2b2p1P/1b1b1p1K/b1b2Pp1/1b1b2P1/b4kb1 w - - 0 1",
        false,
        "outline");
    row("bishops about a cage",
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1",
        true,
        "outline");
    row("a cage of king, rook and bishop",
        "B2b4/8/8/4k3/1p6/1Pp1p1pB/K1P1P1Pb/RB6 b - - 0 1",
        true,
        "outline");
    row("a knight that can only mate",
        "6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1",
        true,
        "outline");
    row("bishops that stay until they move",
        "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - - 0 1",
        true,
        "outline");
    row("a rook that may castle",
        "1k6/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1",
        false,
        "outline");
    row("a king smothered by its own men, which a queen can take one by one",
        "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
        true,
        "closer");
    row("the same with pawns alone beside the cage",
        "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
        true,
        "closer");
    row("the same with bishop, rook and queen beside it",
        "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
        true,
        "closer");
    row("first a capture that is forced",
        "1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
        true,
        "moves");
    row("first a queen is taken",
        "1bB5/k7/Q6q/8/1pBp1p1p/1PpP1P1P/K1P5/NB2b3 b - - 0 1",
        false,
        "moves");
}

void TestBound::proofs() {
    QFETCH(QString, fen);
    QFETCH(bool, isWhite);
    QFETCH(QString, means);
    const State state = stateOf(positionOf(fen));
    const Color side = isWhite ? Color::White : Color::Black;
    QCOMPARE(helpmate::confined(state, side).has_value(), means == QLatin1String("confined"));
    const auto isOutlined = [&](helpmate::Detail detail) {
        return helpmate::outlined(state, side, EnoughWork, detail).proof.has_value();
    };
    using helpmate::Detail;
    const bool isCloser = means == QLatin1String("closer");
    QCOMPARE(isOutlined(Detail::Coarse), means == QLatin1String("outline"));
    QCOMPARE(isOutlined(Detail::Fine), isCloser || means == QLatin1String("outline"));
    if (isCloser || means == QLatin1String("moves")) {
        QVERIFY(helpmate::bounded(state, side, helpmate::Effort::More).proof);
    }
}

void TestBound::leavesMatesOpen() {
    int asked = 0;
    for (const TableRow& row : table(QStringLiteral("helpmate.tsv"))) {
        if (row["verdict"] == QLatin1String("winnable")) {
            const Position position = positionOf(row["fen"]);
            if (!position.hasLegalMove()) {
                continue; // the mate itself, which bounds are never asked about
            }
            const State state = stateOf(position);
            const Color side = row["winner"] == QLatin1String("w") ? Color::White : Color::Black;
            const QByteArray id = row["id"].toUtf8();
            QVERIFY2(!helpmate::confined(state, side), id.constData());
            QVERIFY2(!helpmate::bounded(state, side, helpmate::Effort::More).proof, id.constData());
            ++asked;
        }
    }
    QVERIFY(asked > 300);
}

void TestBound::fuzz() {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("BANMEN_FUZZ", &isNumber);
    const int most = isNumber ? wanted : 1000;
    Mutants walls;
    helpmate::Hunt hunt;
    int confined = 0, outlined = 0;
    for (int made = 0; made < most;) {
        const auto position = walls.next();
        if (!position || !position->hasLegalMove()) {
            continue;
        }
        const Color side = made % 2 == 0 ? Color::White : Color::Black;
        if (helpmate::hopelessMaterial(position->board(), side)) {
            continue; // which hunts are never asked about
        }
        ++made;
        const State state = stateOf(*position);
        const bool isConfined = helpmate::confined(state, side).has_value();
        const bool isOutlined =
            helpmate::outlined(state, side, EnoughWork, helpmate::Detail::Fine).proof.has_value();
        confined += isConfined ? 1 : 0;
        outlined += isOutlined ? 1 : 0;
        if (isConfined || isOutlined) {
            const QString fen = QString::fromStdString(writeFen(*position));
            hunt.start(state, side);
            QVERIFY2(hunt.run(5000) != helpmate::Hunt::End::Mate, qPrintable(fen));
            const PlainVerdict plain = plainClosure(fen, side == Color::White, 1000);
            QVERIFY2(plain != PlainVerdict::Can, qPrintable(fen));
        }
    }
    qInfo("%d positions: %d confined, %d outlined", most, confined, outlined);
    QVERIFY(confined > most / 5 && outlined > most / 5);
}

QTEST_APPLESS_MAIN(TestBound)
#include "tst_bound.moc"
