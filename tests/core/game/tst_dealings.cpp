// Offers, refusals and claims as they follow from the acts, without a clock and a board.
#include "core/game/dealings.h"
#include "core/game/game.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

constexpr Color White = Color::White;
constexpr Color Black = Color::Black;

const QString Opened = QStringLiteral("e4 e5");
const Claim AsItStands{ClaimRule::Threefold, std::nullopt};
const Claim FiftyAsItStands{ClaimRule::FiftyMoves, std::nullopt};

Claim announced(const Game& game, const char* san, ClaimRule rule = ClaimRule::Threefold) {
    return {rule, move(game.position(), QString::fromLatin1(san))};
}

QString openOffer(const Game& game) {
    const auto& offer = game.dealings().openOffer();
    return offer ? name(*offer) : QStringLiteral("-");
}

// The name of the refusal, or "-".
QString refusal(const std::optional<ActRefusal>& why) {
    return why ? name(*why) : QStringLiteral("-");
}

QString refusal(const Game::Played& played) {
    return played ? QStringLiteral("-") : name(played.error());
}

// A game to which acts are done one after the other; each must be taken.
class Table {
public:
    explicit Table(const QString& line = Opened) : game(playLine(Game(), line)) {}

    Table& plays(const QString& line) {
        game = playLine(game, line);
        return *this;
    }
    Table& offers(Color by) { return become(game.offerDraw(by)); }
    Table& declines() { return become(game.declineDraw()); }
    Table& claims(const Claim& claim) { return become(game.claimDraw(claim)); }
    Table& takesBack() { return become(game.takeBack()); }
    Table& doesAgain() { return become(game.redo()); }
    Table& completesIllegal() { return become(game.completeIllegal(IllegalKind::Move)); }

    Game game;

private:
    Table& become(const Game::Played& played) {
        if (!played) {
            qFatal("refused: %s", qPrintable(name(played.error())));
        }
        game = *played;
        return *this;
    }
};

} // namespace

class TestDealings : public QObject {
    Q_OBJECT

private slots:
    void nothingAtFirst();

    // Offers
    void opens_data();
    void opens();
    void staysThroughTheOfferersMove();
    void endsWithTheOpponentsMove();
    void endsInWords();
    void notBeforeBothHaveMoved_data();
    void notBeforeBothHaveMoved();
    void oneAtATime();
    void notAgainBeforeTheNextMove();
    void refusalIsTheOfferersAlone();
    void acceptedNamesTheOfferer_data();
    void acceptedNamesTheOfferer();
    void nothingToAnswer();
    void endsWithTheGame();

    // Claims
    void wrongClaimIsAnOffer();
    void wrongClaimBeforeBothHaveMoved();
    void wrongClaimBesideAnOffer();
    void refusedClaimDoesNotComeBack();
    void announcedMoveMustBePlayed();
    void announcedMoveBarsClaims();
    void judgedOnce();
    void judgedUntilTheNextMove();
    void rightClaimEnds();
    void announcedMoveIsLegal();

    // Take-back
    void takeBackDropsAnOffer();
    void takeBackDropsAClaim();
    void takeBackDropsBoth();
    void takeBackDropsTheRefusalToo();
    void takeBackKeepsWhatWasBefore();
    void takeBackForgetsARefusalSince();
    void redoBringsTheMoveAlone();

    // Illegal moves
    void illegalMovesAreCounted();
    void illegalMovesOutliveMoves();
    void secondIllegalMoveLoses_data();
    void secondIllegalMoveLoses();
};

void TestDealings::nothingAtFirst() {
    const Dealings dealings;
    QVERIFY(!dealings.openOffer());
    QVERIFY(!dealings.announced());
    for (const Color color : AllColors) {
        QVERIFY(!dealings.wasDeclined(color));
        QCOMPARE(dealings.illegalMoves(color), 0);
    }
    QVERIFY(!dealings.wasJudged(AsItStands));
}

// 9.1.2.1: valid at any time, on one's own time and on the opponent's
void TestDealings::opens_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<Color>("by");
    QTest::newRow("9.1.2.1 after one's own move") << "e4 e5" << Black;
    QTest::newRow("9.1.2.1 on one's own time") << "e4 e5" << White;
    QTest::newRow("9.1.2.1 after one's own move, White") << "e4 e5 Nf3" << White;
    QTest::newRow("9.1.2.1 on one's own time, Black") << "e4 e5 Nf3" << Black;
}

void TestDealings::opens() {
    QFETCH(QString, line);
    QFETCH(Color, by);
    const Table table = Table(line).offers(by);
    QCOMPARE(openOffer(table.game), name(by));
    QVERIFY(table.game.acts().back() == Act(DrawOffered{by})); // noted in the record
    QVERIFY(!table.game.isOver());
    QVERIFY(!table.game.legalMoves().isEmpty()); // and the game goes on
}

void TestDealings::staysThroughTheOfferersMove() { // 9.1.2.1
    QCOMPARE(openOffer(Table().offers(White).plays("Nf3").game), "White");
    QCOMPARE(openOffer(Table("e4 e5 Nf3").offers(Black).plays("Nc6").game), "Black");
}

void TestDealings::endsWithTheOpponentsMove() { // 9.1.2.1
    const Table table = Table("e4 e5 Nf3").offers(White).plays("Nc6");
    QCOMPARE(openOffer(table.game), "-");
    QVERIFY(table.game.dealings().wasDeclined(White));
    QCOMPARE(refusal(table.game.acceptDraw()), "NoOffer");
    QCOMPARE(openOffer(Table().offers(White).plays("Nf3 Nc6").game), "-");
}

void TestDealings::endsInWords() { // 9.1.2.1
    const Table table = Table().offers(White).declines();
    QCOMPARE(openOffer(table.game), "-");
    QVERIFY(table.game.dealings().wasDeclined(White));
    QVERIFY(!table.game.dealings().wasDeclined(Black));
    QVERIFY(table.game.acts().back() == Act(DrawDeclined{}));
}

void TestDealings::notBeforeBothHaveMoved_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("agreementMoves");
    QTest::addColumn<QString>("why");
    QTest::newRow("5.2.3 no move") << "" << 1 << "BothMustMove";
    QTest::newRow("5.2.3 White's alone") << "e4" << 1 << "BothMustMove";
    QTest::newRow("5.2.3 both") << "e4 e5" << 1 << "-";
    QTest::newRow("9.1.1 one of two by each") << "e4 e5" << 2 << "TooFewMoves";
    QTest::newRow("9.1.1 two by White") << "e4 e5 Nf3" << 2 << "TooFewMoves";
    QTest::newRow("9.1.1 two by each") << "e4 e5 Nf3 Nc6" << 2 << "-";
}

void TestDealings::notBeforeBothHaveMoved() {
    QFETCH(QString, line);
    QFETCH(int, agreementMoves);
    QFETCH(QString, why);
    Ruleset rules;
    rules.agreementMoves = agreementMoves;
    const Game game = playLine(Game(Position::initial(), rules), line);
    for (const Color color : AllColors) {
        QCOMPARE(refusal(game.offerRefusal(color)), why);
        QCOMPARE(refusal(game.offerDraw(color)), why);
    }
}

void TestDealings::oneAtATime() {
    const Table table = Table().offers(White);
    for (const Color color : AllColors) {
        QCOMPARE(refusal(table.game.offerRefusal(color)), "OfferOpen");
    }
}

void TestDealings::notAgainBeforeTheNextMove() { // 11.5
    Table table = Table("e4 e5 Nf3").offers(White).declines();
    QCOMPARE(refusal(table.game.offerRefusal(White)), "OfferDeclined");
    table.plays("Nc6");
    QCOMPARE(refusal(table.game.offerRefusal(White)), "OfferDeclined");
    table.plays("Bb5");
    QCOMPARE(refusal(table.game.offerRefusal(White)), "-");
}

void TestDealings::refusalIsTheOfferersAlone() {
    Table table = Table("e4 e5 Nf3").offers(White).declines().offers(Black);
    QCOMPARE(openOffer(table.game), "Black");
    table.declines();
    QCOMPARE(refusal(table.game.offerRefusal(Black)), "OfferDeclined");
    QCOMPARE(refusal(table.game.offerRefusal(White)), "OfferDeclined");
    table.plays("Nc6"); // Black's own
    QCOMPARE(refusal(table.game.offerRefusal(Black)), "-");
    QCOMPARE(refusal(table.game.offerRefusal(White)), "OfferDeclined");
}

void TestDealings::acceptedNamesTheOfferer_data() {
    QTest::addColumn<Color>("by");
    QTest::newRow("White") << White;
    QTest::newRow("Black") << Black;
}

void TestDealings::acceptedNamesTheOfferer() { // 5.2.3
    QFETCH(Color, by);
    const auto accepted = Table().offers(by).game.acceptDraw();
    QVERIFY(accepted.has_value());
    QVERIFY(accepted->outcome() == Outcome::agreement(by));
    QVERIFY(accepted->acts().back() == Act(DrawAgreed{by}));
}

void TestDealings::nothingToAnswer() {
    const Table table;
    QCOMPARE(refusal(table.game.acceptDraw()), "NoOffer");
    QCOMPARE(refusal(table.game.declineDraw()), "NoOffer");
}

void TestDealings::endsWithTheGame() { // 9.1.2.1: or the game is concluded in some other way
    const Game ended = *Table().offers(White).game.resign(Black);
    QCOMPARE(refusal(ended.acceptDraw()), "GameOver");
    QCOMPARE(refusal(ended.declineDraw()), "GameOver");
    QCOMPARE(refusal(ended.offerRefusal(White)), "GameOver");
    QCOMPARE(refusal(ended.claimRefusal(AsItStands)), "GameOver");
    QCOMPARE(refusal(ended.completeIllegal(IllegalKind::Move)), "GameOver");
}

// Claims

void TestDealings::wrongClaimIsAnOffer() { // 9.1.2.3
    const Table table = Table("e4 e5 Nf3").claims(AsItStands);
    QVERIFY(!table.game.isOver());
    QCOMPARE(openOffer(table.game), "Black");
    QVERIFY(table.game.acceptDraw()->outcome() == Outcome::agreement(Black));
    QCOMPARE(openOffer(Table(table).plays("Nc6").game), "Black"); // the claimant's own move
    QCOMPARE(openOffer(Table(table).plays("Nc6 Bb5").game), "-");
    QVERIFY(Table(table).declines().game.dealings().wasDeclined(Black));
}

void TestDealings::wrongClaimBeforeBothHaveMoved() { // 5.2.3
    Table table = Table("").claims(AsItStands);
    QCOMPARE(openOffer(table.game), "White");
    QCOMPARE(refusal(table.game.acceptDraw()), "BothMustMove");
    table.plays("e4");
    QCOMPARE(refusal(table.game.acceptDraw()), "BothMustMove");
}

void TestDealings::wrongClaimBesideAnOffer() { // 9.1.2.3: the claim is an offer too
    const Table table = Table().offers(Black).claims(AsItStands);
    QCOMPARE(openOffer(table.game), "Black");
    QCOMPARE(openOffer(Table(table).plays("Nf3").game), "White");
    QCOMPARE(openOffer(Table(table).declines().game), "White");
    QCOMPARE(openOffer(Table(table).declines().declines().game), "-");
    const Table both = Table().offers(White).claims(AsItStands); // his own was there before
    QCOMPARE(openOffer(both.game), "White");
    QCOMPARE(openOffer(Table(both).declines().game), "-");
}

void TestDealings::refusedClaimDoesNotComeBack() {
    const Table table = Table().claims(AsItStands).declines().offers(Black).plays("Nf3");
    QCOMPARE(openOffer(table.game), "-");
}

void TestDealings::announcedMoveMustBePlayed() { // 9.5.3
    Table table;
    table.claims(announced(table.game, "Nf3"));
    QCOMPARE(uciMoves(table.game.legalMoves()), QStringList{"g1f3"});
    QVERIFY(table.game.dealings().announced() == move(table.game.position(), "Nf3"));
    const Move other = move(table.game.position(), "d4");
    QCOMPARE(refusal(table.game.play(other)), "AnnouncedMoveStands");
    table.plays("Nf3");
    QVERIFY(!table.game.dealings().announced());
    QVERIFY(table.game.legalMoves().size() > 1U);
}

void TestDealings::announcedMoveBarsClaims() {
    Table table;
    table.claims(announced(table.game, "Nf3"));
    for (const Claim& claim :
         {AsItStands, FiftyAsItStands, announced(table.game, "Nf3", ClaimRule::FiftyMoves)}) {
        QCOMPARE(refusal(table.game.claimRefusal(claim)), "AnnouncedMoveStands");
    }
}

void TestDealings::judgedOnce() {
    const Table table = Table().claims(AsItStands);
    QVERIFY(table.game.dealings().wasJudged(AsItStands));
    QCOMPARE(refusal(table.game.claimDraw(AsItStands)), "ClaimJudged");
    QCOMPARE(refusal(table.game.claimRefusal(FiftyAsItStands)), "-");              // another rule
    QCOMPARE(refusal(table.game.claimRefusal(announced(table.game, "Nf3"))), "-"); // another place
}

void TestDealings::judgedUntilTheNextMove() {
    const Table table = Table().claims(AsItStands).plays("Nf3");
    QVERIFY(!table.game.dealings().wasJudged(AsItStands));
    QCOMPARE(refusal(table.game.claimRefusal(AsItStands)), "-");
}

void TestDealings::rightClaimEnds() { // 9.5.2
    const Table table("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    const auto claimed = table.game.claimDraw(announced(table.game, "Ng8"));
    QVERIFY(claimed.has_value());
    QVERIFY(claimed->outcome() == Outcome::threefold(Black));
    QCOMPARE(claimed->plyCount(), std::size_t{7}); // announced, not made
}

void TestDealings::announcedMoveIsLegal() {
    const Table table;
    const Position other = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const Claim claim{ClaimRule::Threefold, move(other, "Ra8")};
    QCOMPARE(refusal(table.game.claimDraw(claim)), "NotLegal");
}

// Take-back

void TestDealings::takeBackDropsAnOffer() {
    const Table table = Table("e4 e5 Nf3").offers(White).takesBack();
    QCOMPARE(openOffer(table.game), "-");
    QCOMPARE(refusal(table.game.offerRefusal(White)), "-"); // nobody has declined it
    const Table before = Table().offers(White).plays("Nf3").takesBack();
    QCOMPARE(openOffer(before.game), "-");
    QCOMPARE(before.game.acts().size(), std::size_t{2}); // no trace of it
}

void TestDealings::takeBackDropsAClaim() {
    Table table;
    table.claims(announced(table.game, "Nf3")).plays("Nf3").takesBack();
    QCOMPARE(openOffer(table.game), "-");
    QVERIFY(!table.game.dealings().announced());
    QVERIFY(table.game.legalMoves().size() > 1U);
    QCOMPARE(refusal(table.game.claimRefusal(AsItStands)), "-");
}

void TestDealings::takeBackDropsBoth() {
    const Table table = Table().offers(Black).claims(AsItStands).plays("Nf3").takesBack();
    QCOMPARE(openOffer(table.game), "-");
    QVERIFY(!table.game.dealings().wasJudged(AsItStands));
    QCOMPARE(table.game.acts().size(), std::size_t{2});
}

// A refusal without an offer could not be read back.
void TestDealings::takeBackDropsTheRefusalToo() {
    Table table;
    table.claims(announced(table.game, "Nf3")).declines().plays("Nf3").takesBack();
    QCOMPARE(table.game.acts().size(), std::size_t{2});
    QVERIFY(!table.game.dealings().wasDeclined(White));
    QCOMPARE(refusal(table.game.offerRefusal(White)), "-");
}

void TestDealings::takeBackKeepsWhatWasBefore() { // a refusal that stood before the move
    const Table table = Table("e4 e5 Nf3").offers(White).declines().plays("Nc6").takesBack();
    QVERIFY(table.game.dealings().wasDeclined(White));
    QCOMPARE(refusal(table.game.offerRefusal(White)), "OfferDeclined");
}

void TestDealings::takeBackForgetsARefusalSince() {
    const Table table = Table("e4 e5 Nf3").offers(White).declines().takesBack();
    QVERIFY(!table.game.dealings().wasDeclined(White));
    QCOMPARE(refusal(table.game.offerRefusal(White)), "-");
}

void TestDealings::redoBringsTheMoveAlone() {
    const Table table = Table("e4 e5 Nf3").offers(White).takesBack().doesAgain();
    QCOMPARE(table.game.plyCount(), std::size_t{3});
    QCOMPARE(openOffer(table.game), "-");
}

// Illegal moves

void TestDealings::illegalMovesAreCounted() { // 7.5.5: by each player
    Table table;
    table.completesIllegal();
    QCOMPARE(table.game.dealings().illegalMoves(White), 1);
    QCOMPARE(table.game.dealings().illegalMoves(Black), 0);
    QVERIFY(!table.game.isOver());
    QVERIFY(table.game.position() == playLine(Game(), Opened).position());
    table.plays("Nf3").completesIllegal();
    QCOMPARE(table.game.dealings().illegalMoves(Black), 1);
    QVERIFY(!table.game.isOver());
}

void TestDealings::illegalMovesOutliveMoves() {
    const Table table = Table().completesIllegal().plays("Nf3 Nc6");
    QCOMPARE(table.game.dealings().illegalMoves(White), 1);
    QVERIFY(table.game.completeIllegal(IllegalKind::NothingMoved)->isOver());
}

void TestDealings::secondIllegalMoveLoses_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("end");
    QTest::newRow("7.5.5 loses") << InitialFen << "IllegalMoves Black";
    QTest::newRow("7.5.5 Black loses")
        << "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
        << "IllegalMoves White";
    QTest::newRow("7.5.5 draws against a bare king") << "8/8/4k3/8/8/4KQ2/8/8 w - - 0 60"
                                                     << "IllegalMoves";
    QTest::newRow("7.5.5 the bare king loses") << "8/8/4k3/8/8/4KQ2/8/8 b - - 0 60"
                                               << "IllegalMoves White";
}

void TestDealings::secondIllegalMoveLoses() {
    QFETCH(QString, fen);
    QFETCH(QString, end);
    const Game once = *game(fen).completeIllegal(IllegalKind::Move);
    QVERIFY(!once.isOver());
    for (const IllegalKind kind :
         {IllegalKind::Move, IllegalKind::PromotionNotChosen, IllegalKind::NothingMoved}) {
        QCOMPARE(endOf(once.completeIllegal(kind)->outcome()), end);
    }
}

QTEST_GUILESS_MAIN(TestDealings)
#include "tst_dealings.moc"
