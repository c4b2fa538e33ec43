// One picture of a board, painted by hand: what lies above what, and what can be told apart.
#include "tests/support/chess.h"
#include "ui/board/scene.h"

#include <QtTest>

#include <cmath>

using namespace support;
using chess::Color;
using ui::BoardColors;
using ui::BoardGeometry;
using ui::BoardState;

namespace {

constexpr int Side = 480;

QPalette themeOf(bool isDark) {
    QPalette palette;
    palette.setColor(QPalette::Window, isDark ? Qt::black : Qt::white);
    return palette;
}

BoardGeometry sceneGeometry() {
    return {QSizeF(Side, Side), Color::White, 1};
}

QImage painted(
    const BoardState& state, const QPalette& palette, const std::vector<ui::Glide>& glides = {}
) {
    QImage image(Side, Side, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    const BoardColors colors = BoardColors::fitting(palette);
    const BoardGeometry geometry = sceneGeometry();
    ui::PieceSet pieces;
    ui::BoardPainter draw(painter, geometry, colors, pieces);
    paintScene(draw, {state, ui::BoardInput(), glides, 0, std::nullopt}, geometry);
    return image;
}

QImage onSquare(const QImage& image, const char* name) {
    return image.copy(sceneGeometry().rectOf(square(QString(name))).toRect());
}

// The grey in the middle of a man, where its body is.
int bodyGrey(const QImage& image, const char* name) {
    const QPointF center = sceneGeometry().rectOf(square(QString(name))).center();
    const QImage body = image.copy(QRect(center.toPoint() - QPoint(4, 4), QSize(9, 9)));
    return qGray(body.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
}

BoardState checkState() {
    const chess::Position here = position(QStringLiteral("4k3/8/8/8/8/8/8/4RK2 b - - 0 1"));
    BoardState state;
    state.board = here.board();
    state.turn = here.turn();
    state.check = ui::BoardCheck{here.king(Color::Black), here.checkers()};
    return state;
}

} // namespace

class TestScene : public QObject {
    Q_OBJECT

private slots:
    void themes_data();
    void faintMenKeepTheirColour_data() { themes_data(); }
    void faintMenKeepTheirColour();
    void ringOfTheCheckIsSeen_data() { themes_data(); }
    void ringOfTheCheckIsSeen();
    void checkComesWithTheMan();
    void linesLieBelowTheMen();
};

void TestScene::themes_data() {
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

// White is lighter than the square and Black darker, on squares of both colours.
void TestScene::faintMenKeepTheirColour() {
    QFETCH(bool, isDark);
    constexpr int LeastApart = 20;
    BoardState state;
    state.board = position(QStringLiteral("k7/8/8/8/2r1R3/2r1R3/8/7K w - - 0 1")).board();
    state.faint = state.board.occupied();
    const QImage image = painted(state, themeOf(isDark));
    for (const auto& [white, black] : {std::pair{"e4", "c4"}, std::pair{"e3", "c3"}}) {
        QVERIFY(bodyGrey(image, white) - bodyGrey(image, black) > 2 * LeastApart);
    }
    const QColor dark = BoardColors::fitting(themeOf(isDark)).darkSquare;
    QVERIFY(bodyGrey(image, "e3") - qGray(dark.rgb()) > LeastApart); // a white man on a dark square
}

// It stands out from the glow that it lies on.
void TestScene::ringOfTheCheckIsSeen() {
    QFETCH(bool, isDark);
    constexpr int LeastApart = 30;
    const QImage image = painted(checkState(), themeOf(isDark));
    const QRectF king = sceneGeometry().rectOf(square(QStringLiteral("e8")));
    const QPointF center = king.center();
    const auto greyAt = [&](qreal radius) { // obliquely, where no part of the king is
        const QPointF at = center + QPointF(radius, -radius) * king.width() / std::sqrt(2.0);
        return qGray(image.pixel(at.toPoint()));
    };
    QVERIFY(qAbs(greyAt(0.45) - greyAt(0.38)) > LeastApart);
}

// While it glides, neither king nor checker is marked; one that glides back hides nothing.
void TestScene::checkComesWithTheMan() {
    const BoardState state = checkState();
    const auto centerOf = [](const char* name) {
        return sceneGeometry().rectOf(square(QString(name))).center();
    };
    BoardState plain = state;
    plain.check.reset();
    const ui::Glide comes{
        {Color::White, chess::Role::Rook}, centerOf("a1"), square(QStringLiteral("e1"))};
    const ui::Glide back{
        {Color::Black, chess::Role::King}, centerOf("e7"), square(QStringLiteral("e8"))};
    const QPalette light = themeOf(false);
    QCOMPARE(painted(state, light, {comes}), painted(plain, light, {comes}));
    QVERIFY(painted(state, light, {back}) != painted(plain, light, {back}));
    QVERIFY(painted(state, light) != painted(plain, light));
}

// A pin's line does not cross out the men on it; one through men thought away lies on their veil.
void TestScene::linesLieBelowTheMen() {
    BoardState state;
    state.board = position(QStringLiteral("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1")).board();
    const QPalette light = themeOf(false);
    const QImage plain = painted(state, light);
    chess::RefusalDrawing drawing;
    drawing.lines.push_back({square(QStringLiteral("e7")), square(QStringLiteral("e1"))});
    state.refusal = drawing;
    const QImage lined = painted(state, light);
    QVERIFY(onSquare(lined, "e4") != onSquare(plain, "e4"));
    QCOMPARE(bodyGrey(lined, "e2"), bodyGrey(plain, "e2"));
    state.refusal->lines.clear();
    state.refusal->greyed = square(QStringLiteral("e2"));
    const QImage veiled = painted(state, light);
    state.refusal->lines = drawing.lines;
    QVERIFY(bodyGrey(painted(state, light), "e2") != bodyGrey(veiled, "e2"));
}

QTEST_MAIN(TestScene)
#include "tst_scene.moc"
