// The clock face as a widget by itself: where its digits lie, what it shows of each state, what it
// says and what it reports.
#include "app/language.h"
#include "ui/play/clockface.h"
#include "ui/shell/theme.h"

#include <QSignalSpy>
#include <QtTest>

using namespace std::chrono_literals;
using chess::ClockReading;
using chess::Color;
using chess::Duration;
using ui::ClockFace;
using ui::ClockFaceState;

namespace {

constexpr ClockFaceState Running{true, true, false, false};
constexpr ClockFaceState RunningLow{true, true, false, true};
constexpr ClockFaceState Standing{false, false, false, false};
constexpr ClockFaceState StandingLow{false, false, false, true};
constexpr ClockFaceState ToRun{false, true, false, false};
constexpr ClockFaceState Paused{false, true, true, false};

ClockReading left(Duration time) {
    ClockReading reading;
    reading.time = time;
    return reading;
}

ClockReading fallen() {
    ClockReading reading;
    reading.hasFlagFallen = true;
    return reading;
}

QImage picture(ClockFace& face) {
    return face.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

QVector<QRectF> placesOf(const ClockFace& face) {
    QVector<QRectF> places;
    for (const ui::ClockCell& cell : face.layOut().cells) {
        places.append(cell.rect);
    }
    return places;
}

// What the picture is without its colours: light or dark against the middle of the face.
QImage shapeOf(const QImage& picture) {
    const int ground = qGray(picture.pixel(picture.width() / 2, 6));
    QImage shape(picture.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const bool isInk = std::abs(qGray(picture.pixel(x, y)) - ground) > 60;
            shape.scanLine(y)[x] = isInk ? 255 : 0;
        }
    }
    return shape;
}

} // namespace

Q_DECLARE_METATYPE(chess::ClockReading)
Q_DECLARE_METATYPE(ui::ClockFaceState)

class TestClockFace : public QObject {
    Q_OBJECT

private slots:
    void init();
    void digitsStandStill();
    void onlyTheChangedDigitIsDrawnAnew();
    void fits_data();
    void fits();
    void everyNoteIsShown();
    void statesDiffer_data();
    void statesDiffer();
    void isEmptyUntilShown();
    void says();
    void reportsPresses();
    void reportsBothPlayersFingers();

private:
    app::Language m_language;
};

void TestClockFace::init() {
    m_language.use(QStringLiteral("en"));
    ui::applyTheme(*qApp, ui::Theme::Light);
}

// From each reading to the next the cells stay, and the size is the same with tenths as without.
void TestClockFace::digitsStandStill() {
    ClockFace face(Color::White);
    face.resize(220, 64);
    QHash<qsizetype, QVector<QRectF>> places;
    int pixels = 0;
    for (Duration time = 12min; time > 0s; time -= time < 25s ? Duration(100ms) : Duration(1s)) {
        face.show(left(time), Running);
        const QVector<QRectF> now = placesOf(face);
        QCOMPARE(now.size(), face.digits().size());
        if (!places.contains(now.size())) {
            places.insert(now.size(), now);
        }
        QCOMPARE(now, places.value(now.size()));
        pixels = pixels > 0 ? pixels : face.layOut().digitFont.pixelSize();
        QCOMPARE(face.layOut().digitFont.pixelSize(), pixels);
    }
    QCOMPARE(places.size(), 3); // "12:00", "9:59", "0:19.9"
    const QVector<QRectF> four = places.value(4);
    const QVector<QRectF> five = places.value(5);
    QCOMPARE(five.mid(1), four); // 10:00 to 9:59
    for (int i = 1; i < five.size(); ++i) {
        QVERIFY(five.at(i - 1).right() <= five.at(i).left() + 0.001);
    }
}

void TestClockFace::onlyTheChangedDigitIsDrawnAnew() {
    ClockFace face(Color::White);
    face.resize(220, 64);
    face.show(left(71s), Running);
    const QImage before = picture(face);
    const QRectF cell = face.layOut().cells.back().rect.adjusted(-1, -2, 1, 2);
    const qreal ratio = face.devicePixelRatio();
    const QRect last = QRectF(cell.topLeft() * ratio, cell.size() * ratio).toAlignedRect();
    for (int seconds = 72; seconds < 80; ++seconds) {
        face.show(left(std::chrono::seconds(seconds)), Running);
        const QImage now = picture(face);
        for (int y = 0; y < now.height(); ++y) {
            for (int x = 0; x < now.width(); ++x) {
                QVERIFY(last.contains(x, y) || now.pixel(x, y) == before.pixel(x, y));
            }
        }
        QVERIFY(now != before);
    }
}

void TestClockFace::fits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<ClockReading>("reading");
    QTest::addColumn<ClockFaceState>("state");
    ClockReading full = left(10h);
    full.delayLeft = 12s + 300ms;
    full.movesToGo = 40;
    ClockReading overtime = left(30s);
    overtime.spansLeft = 12;
    for (const char* language : {"en", "ja"}) {
        for (const QSize size :
             {QSize(220, 64), QSize(140, 48), QSize(220, 48), QSize(330, 64), QSize(700, 400)}) {
            const auto row = [&](const char* id, const ClockReading& reading, auto state) {
                QTest::addRow("%s %s %dx%d", id, language, size.width(), size.height())
                    << QString::fromLatin1(language) << size << reading << state;
            };
            row("clock-10: 10:00:00", left(10h), Running);
            row("a thousand hours", left(1000h), Standing);
            row("with notes", full, Running);
            row("with a warning", full, RunningLow);
            row("paused", full, Paused);
            row("byo-yomi", overtime, RunningLow);
            row("flag", fallen(), Standing);
        }
    }
}

void TestClockFace::fits() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(ClockReading, reading);
    QFETCH(ClockFaceState, state);
    m_language.use(language);
    ClockFace face(Color::Black);
    face.setControl(chess::Timed{
        {{90min, 40, {chess::BonusKind::Fischer, 30s}},
         {30min, {}, {chess::BonusKind::Fischer, 30s}}},
        {}});
    face.resize(size);
    face.show(reading, state);
    const ui::ClockLayout layout = face.layOut();
    const QRectF room = QRectF(face.rect()).adjusted(4, 4, -4, -4); // the frame is outside
    QVERIFY(room.contains(layout.mark));
    for (const ui::ClockCell& cell : layout.cells) {
        QVERIFY(room.contains(cell.rect));
        QVERIFY(!cell.rect.intersects(layout.mark));
        const QRectF ink = QFontMetricsF(layout.digitFont).tightBoundingRect(QString(cell.glyph));
        QVERIFY(ink.width() <= cell.rect.width() + 1);
        QVERIFY(ink.height() <= cell.rect.height() + 1);
    }
    if (!layout.line.isEmpty()) {
        QVERIFY(room.contains(layout.lineRect));
        QVERIFY(layout.lineFont.pixelSize() >= 10);
        const QFontMetricsF metrics(layout.lineFont);
        QVERIFY(metrics.horizontalAdvance(layout.line) <= layout.lineRect.width());
        QVERIFY(layout.lineRect.top() + metrics.leading() >= layout.cells.front().rect.bottom());
    }
    QVERIFY(layout.digitFont.pixelSize() >= size.height() / (layout.cells.size() > 8 ? 6 : 4));
}

void TestClockFace::everyNoteIsShown() { // in the size that it is made for
    ClockReading reading = left(59min);
    reading.delayLeft = 12s + 300ms;
    reading.movesToGo = 40;
    for (const char* language : {"en", "ja"}) {
        m_language.use(QString::fromLatin1(language));
        ClockFace face(Color::White);
        face.resize(face.sizeHint());
        face.show(reading, Running);
        QVERIFY(face.layOut().line.contains(QStringLiteral("12.3")));
        QVERIFY(face.layOut().line.contains(QStringLiteral("40")));
        face.setControl(chess::suddenDeath(5min, {chess::BonusKind::Fischer, 3s}));
        face.show(left(1min), Running);
        QVERIFY(face.layOut().line.contains(QStringLiteral(" + 3")));
    }
}

void TestClockFace::statesDiffer_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ui::Theme::Light);
    QTest::newRow("dark") << static_cast<int>(ui::Theme::Dark);
}

// No two states look the same, and no two that matter are told apart by colour alone.
void TestClockFace::statesDiffer() {
    QFETCH(int, theme);
    ui::applyTheme(*qApp, static_cast<ui::Theme>(theme));
    ClockFace face(Color::White);
    face.resize(220, 64);
    QVector<QImage> pictures;
    QVector<QImage> shapes;
    for (const ClockFaceState state : {Running, RunningLow, Standing, StandingLow, ToRun, Paused}) {
        face.show(left(65s), state);
        const QImage now = picture(face);
        QVERIFY(!pictures.contains(now));
        pictures.append(now);
        const QImage shape = shapeOf(now);
        QVERIFY(!shapes.contains(shape));
        shapes.append(shape);
    }
    // The ground of the one that runs is far from the ground of the one that stands.
    const auto ground = [&](int i) { return qGray(pictures.at(i).pixel(110, 6)); };
    QVERIFY(std::abs(ground(0) - ground(2)) > 60);
    face.show(fallen(), Standing);
    QVERIFY(!pictures.contains(picture(face)));
    QVERIFY(!shapes.contains(shapeOf(picture(face))));
}

void TestClockFace::isEmptyUntilShown() {
    ClockFace face(Color::White);
    face.resize(220, 64);
    QVERIFY(face.digits().isEmpty());
    QVERIFY(face.layOut().cells.empty());
    QVERIFY(!face.grab().isNull());
}

void TestClockFace::says() {
    ClockFace white(Color::White);
    ClockFace black(Color::Black);
    QCOMPARE(white.accessibleName(), QStringLiteral("White’s clock"));
    QCOMPARE(black.accessibleName(), QStringLiteral("Black’s clock"));
    white.show(left(65s), RunningLow);
    QCOMPARE(
        white.accessibleDescription(),
        QStringLiteral("1 minute 5 seconds, running, little time left")
    );
    m_language.use(QStringLiteral("ja"));
    QTRY_COMPARE(white.accessibleName(), QStringLiteral("白の時計"));
    QCOMPARE(white.accessibleDescription(), QStringLiteral("1分5秒、動作中、残りわずか"));
    white.show(left(65s), Paused);
    QCOMPARE(white.accessibleDescription(), QStringLiteral("1分5秒、一時停止"));
    white.show(fallen(), Standing);
    QCOMPARE(white.accessibleDescription(), QStringLiteral("時間切れ"));
}

void TestClockFace::reportsPresses() {
    ClockFace face(Color::White);
    face.resize(220, 64);
    face.show(left(65s), Running);
    const QSignalSpy pressed(&face, &ClockFace::pressed);
    QTest::mouseClick(&face, Qt::LeftButton);
    QCOMPARE(pressed.count(), 0);
    face.setPressable(true);
    QTest::mousePress(&face, Qt::LeftButton);
    QCOMPARE(pressed.count(), 1); // when it goes down
    QTest::mouseRelease(&face, Qt::LeftButton);
    QCOMPARE(pressed.count(), 1);
    QTest::mouseClick(&face, Qt::RightButton);
    QCOMPARE(pressed.count(), 1);
    QTest::mouseClick(&face, Qt::LeftButton);
    QTest::mouseDClick(&face, Qt::LeftButton); // as the second of two quick presses arrives
    QCOMPARE(pressed.count(), 3);
    face.setPressable(false);
    QTest::mouseClick(&face, Qt::LeftButton);
    QCOMPARE(pressed.count(), 3);
}

// On one screen a finger that rests on a clock does not keep the other clock from being pressed.
void TestClockFace::reportsBothPlayersFingers() {
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QWidget table;
    ClockFace white(Color::White, &table);
    ClockFace black(Color::Black, &table);
    white.setGeometry(0, 0, 220, 64);
    black.setGeometry(0, 100, 220, 64);
    QStringList pressed;
    for (ClockFace* face : {&white, &black}) {
        face->show(left(65s), Running);
        face->setPressable(true);
        connect(face, &ClockFace::pressed, face, [&pressed, face] {
            pressed.append(face->objectName());
        });
    }
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QTest::touchEvent(&table, screen.get()).press(0, QPoint(100, 30));
    QCOMPARE(pressed, QStringList{"clockWhite"});
    QTest::touchEvent(&table, screen.get()).stationary(0).press(1, QPoint(100, 130));
    QCOMPARE(pressed, (QStringList{"clockWhite", "clockBlack"}));
    QTest::touchEvent(&table, screen.get())
        .release(0, QPoint(100, 30))
        .release(1, QPoint(100, 130));
    QCOMPARE(pressed.size(), 2);
}

QTEST_MAIN(TestClockFace)
#include "tst_clockface.moc"
