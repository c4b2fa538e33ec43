#include "tests/support/player.h"

#include "tests/support/chess.h"
#include "ui/play/clockdisplay.h"
#include "ui/play/clockface.h"
#include "ui/play/movelist.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace support {
namespace {

constexpr int DragSteps = 6;

QString nameOf(chess::Square square) {
    return QString::fromStdString(square.name());
}

QPointingDevice* finger() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

QPoint inside(const QWidget* widget, const QWidget* window) {
    return widget->mapTo(window, widget->rect().center());
}

} // namespace

void Home::writeGameFile(const QByteArray& text) const {
    QDir().mkpath(dataFolder());
    QFile file(gameFile());
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("The test cannot write %s", qPrintable(gameFile()));
    }
}

QByteArray Home::readGameFile() const {
    QFile file(gameFile());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList Home::dataFiles() const {
    return QDir(dataFolder()).entryList(QDir::Files, QDir::Name);
}

Player::Player(
    const QString& language, const QString& fen, std::unique_ptr<app::MateWatcher> watcher
)
    : m_ownHome(std::make_unique<Home>()), m_home(m_ownHome.get()) {
    app::Settings(m_home->settingsFile()).setLanguage(language);
    m_program = std::make_unique<app::Application>(m_home->places(), m_time, std::move(watcher));
    m_program->start();
    settle();
    if (!fen.isEmpty()) {
        startFrom(fen);
    }
}

Player::Player(const Home& home, const QString& language) : m_home(&home) {
    if (!language.isEmpty()) {
        app::Settings(m_home->settingsFile()).setLanguage(language);
    }
    m_program = std::make_unique<app::Application>(m_home->places(), m_time);
    m_program->start();
    if (!QTest::qWaitForWindowExposed(&window())) {
        qFatal("The window does not show itself");
    }
    settle(); // an unfinished game is offered now
}

Player::~Player() {
    while (!m_fingers.isEmpty()) {
        fingerUp(m_fingers.firstKey());
    }
}

void Player::settle() {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (!window().isVisible() || QApplication::activePopupWidget()) {
        return;
    }
    QWidget* top = anyDialog() ? static_cast<QWidget*>(anyDialog()) : &window();
    if (!QTest::qWaitForWindowExposed(top)) {
        qFatal("The window does not show itself");
    }
    top->activateWindow(); // as a window manager does
    if (!QTest::qWaitForWindowActive(top)) {
        qFatal("The window does not come to the front");
    }
    QCoreApplication::processEvents();
}

QWindow* Player::front() {
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* top = popup ? popup : anyDialog() ? static_cast<QWidget*>(anyDialog()) : &window();
    return top->windowHandle();
}

void Player::startFrom(const QString& fen) {
    session().resume(chess::Game(position(fen)));
    settle();
}

QPoint Player::pointOf(const QString& square) {
    const QPointF center = board().geometryNow().rectOf(support::square(square)).center();
    return board().mapTo(&window(), center.toPoint());
}

QPoint Player::pointOutside() {
    return board().mapTo(&window(), QPoint(board().width() + 3, board().height() / 2));
}

void Player::press(QPoint at, Qt::MouseButton button) {
    m_mouse = at;
    m_pressed = front();
    QTest::mousePress(m_pressed, button, {}, at);
}

void Player::moveMouse(QPoint to) {
    const QPoint start = m_mouse;
    for (int step = 1; step <= DragSteps; ++step) {
        m_mouse = start + (to - start) * step / DragSteps;
        QTest::mouseMove(m_pressed ? m_pressed.data() : front(), m_mouse);
    }
}

void Player::release(Qt::MouseButton button) {
    if (m_pressed) { // the window that was pressed has the mouse until it is let go
        QTest::mouseRelease(m_pressed, button, {}, m_mouse);
    }
}

void Player::tap(const QString& square) {
    press(pointOf(square));
    release();
}

void Player::hold(const QString& from, const QString& over) {
    press(pointOf(from));
    moveMouse(pointOf(over));
}

void Player::letGo() {
    release();
    settle();
}

void Player::drag(const QString& from, const QString& to) {
    hold(from, to);
    letGo();
}

void Player::dragOut(const QString& from) {
    press(pointOf(from));
    moveMouse(pointOutside());
    letGo();
}

void Player::bring(const QString& from, const QString& to, By by) {
    if (by == By::Drag) {
        return drag(from, to);
    }
    tap(from);
    tap(to);
    settle();
}

void Player::touch(int id, QEventPoint::State state, QPoint at) {
    m_fingers[id] = at;
    auto event = QTest::touchEvent(front(), finger(), false);
    for (auto it = m_fingers.cbegin(); it != m_fingers.cend(); ++it) {
        if (it.key() != id) {
            event.stationary(it.key());
        } else if (state == QEventPoint::Pressed) {
            event.press(id, at);
        } else if (state == QEventPoint::Released) {
            event.release(id, at);
        } else {
            event.move(id, at);
        }
    }
    event.commit();
    if (state == QEventPoint::Released) {
        m_fingers.remove(id);
    }
    settle();
}

void Player::fingerDown(int id, const QString& square) {
    touch(id, QEventPoint::Pressed, pointOf(square));
}

void Player::fingerMove(int id, const QString& square) {
    const QPoint start = m_fingers.value(id);
    for (int step = 1; step <= DragSteps; ++step) {
        const QPoint at = start + (pointOf(square) - start) * step / DragSteps;
        touch(id, QEventPoint::Updated, at);
    }
}

void Player::fingerUp(int id) {
    touch(id, QEventPoint::Released, m_fingers.value(id));
}

void Player::fingerTap(const QString& square) {
    fingerDown(1, square);
    fingerUp(1);
}

bool Player::play(const QString& san, By by) {
    const std::size_t acts = game().acts().size();
    const chess::Move wanted = move(game().position(), san);
    bring(nameOf(wanted.from()), nameOf(wanted.to()), by);
    if (wanted.promotion() && !choosePiece(*wanted.promotion())) {
        return false;
    }
    return game().acts().size() == acts + 1 && game().lastMove() == wanted;
}

bool Player::playLine(const QString& line, By by) {
    for (const QString& san : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!play(san, by)) {
            qWarning("%s was not played", qPrintable(san));
            return false;
        }
    }
    return true;
}

bool Player::moveCursor(const QString& to) {
    const chess::Square goal = square(to);
    const int sign = board().below() == chess::Color::White ? 1 : -1;
    constexpr int Most = 20; // 7 and 7 steps, and one that only shows the cursor
    for (int i = 0; i < Most && board().cursorSquare() != goal; ++i) {
        const chess::Square now = board().cursorSquare();
        const int files = sign * (indexOf(goal.file()) - indexOf(now.file()));
        const int ranks = sign * (indexOf(goal.rank()) - indexOf(now.rank()));
        key(files > 0   ? Qt::Key_Right
            : files < 0 ? Qt::Key_Left
            : ranks > 0 ? Qt::Key_Up
                        : Qt::Key_Down);
    }
    return board().cursorSquare() == goal;
}

bool Player::playByKeys(const QString& san) {
    const std::size_t acts = game().acts().size();
    const chess::Move wanted = move(game().position(), san);
    if (!moveCursor(nameOf(wanted.from()))) {
        return false;
    }
    key(Qt::Key_Return);
    if (board().selected() != wanted.from() || !moveCursor(nameOf(wanted.to()))) {
        return false;
    }
    key(Qt::Key_Return);
    if (wanted.promotion()) {
        const auto& roles = chess::PromotionRoles;
        const auto steps =
            std::find(roles.begin(), roles.end(), *wanted.promotion()) - roles.begin();
        for (int i = 0; i < steps; ++i) {
            key(Qt::Key_Down);
        }
        key(Qt::Key_Return);
    }
    return game().acts().size() == acts + 1 && game().lastMove() == wanted;
}

bool Player::make(const QString& san, By by) {
    const chess::Move wanted = move(game().position(), san);
    bring(nameOf(wanted.from()), nameOf(wanted.to()), by);
    if (wanted.promotion() && !choosePiece(*wanted.promotion())) {
        return false;
    }
    const auto* made = std::get_if<chess::MoveMade>(&session().pending());
    return made && made->move == wanted;
}

bool Player::choosePiece(chess::Role role) {
    QWidget* picker = find("promotionPicker");
    if (!picker) {
        return false;
    }
    for (QAbstractButton* button : picker->findChildren<QAbstractButton*>()) {
        if (button->property("role").toInt() == indexOf(role)) {
            const QPoint at = inside(button, &window());
            if (window().childAt(at) != button) {
                return false; // something is over it, or it is outside
            }
            press(at);
            letGo();
            return true;
        }
    }
    return false;
}

void Player::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(front(), static_cast<Qt::Key>(key), modifiers);
    settle();
}

void Player::holdKey(int key, int repeats) {
    QWindow* window = front();
    for (int i = 0; i <= repeats; ++i) {
        QTest::simulateEvent(window, true, key, Qt::NoModifier, QString(), i > 0);
    }
    QTest::simulateEvent(window, false, key, Qt::NoModifier, QString(), false);
    settle();
}

QWidget* Player::find(const char* name) {
    QWidget* found = anyDialog() ? static_cast<QWidget*>(anyDialog()) : &window();
    for (const QString& part : QString::fromLatin1(name).split(QLatin1Char('/'))) {
        const QList<QWidget*> all = found->findChildren<QWidget*>(part);
        const auto seen = std::find_if(all.begin(), all.end(), [](const QWidget* widget) {
            return widget->isVisible();
        });
        if (seen == all.end()) {
            return nullptr;
        }
        found = *seen;
    }
    return found;
}

bool Player::click(const char* name) {
    QCoreApplication::processEvents(); // what has come a moment ago is where it will be seen
    QWidget* widget = find(name);
    if (!widget || !widget->isEnabled()) {
        return false;
    }
    const bool isBox = qobject_cast<QCheckBox*>(widget) || // beside its words it is dead
                       qobject_cast<QRadioButton*>(widget);
    const int half = widget->height() / 2;
    press(
        isBox ? widget->mapTo(widget->window(), QPoint(half, half))
              : inside(widget, widget->window())
    );
    letGo();
    return true;
}

bool Player::command(const char* name) {
    const auto* action = window().findChild<QAction*>(QLatin1String(name));
    QMenuBar* bar = window().menuBar();
    for (QAction* entry : bar->actions()) {
        QMenu* menu = entry->menu();
        if (!menu->actions().contains(action)) {
            continue;
        }
        press(bar->mapTo(&window(), bar->actionGeometry(entry).center()));
        release();
        if (QApplication::activePopupWidget() != menu) {
            return false;
        }
        const bool isEnabled = action->isEnabled();
        press(menu->actionGeometry(const_cast<QAction*>(action)).center());
        release();
        if (!isEnabled) { // the menu stays open
            menu->close();
        }
        settle();
        return isEnabled;
    }
    return false;
}

bool Player::answer(const char* button) {
    const QDialog* box = anyDialog();
    return box && click(button) && anyDialog() != box;
}

bool Player::openNewGame() {
    if (!command("newGame") || (dialog() && !answer("confirmYes"))) {
        return false;
    }
    settle();
    return anyDialog() && anyDialog()->objectName() == QLatin1String("newGame");
}

bool Player::choose(const char* list, const QVariant& value) {
    auto* box = qobject_cast<QComboBox*>(find(list));
    const int wanted = box ? box->findData(value) : -1;
    if (wanted < 0 || !click(list) || !box->view()->isVisible()) {
        return false;
    }
    key(Qt::Key_Home);
    for (int i = 0; i < box->count() && box->view()->currentIndex().row() != wanted; ++i) {
        key(Qt::Key_Down);
    }
    key(Qt::Key_Return);
    settle();
    return !QApplication::activePopupWidget() && box->currentIndex() == wanted;
}

bool Player::enter(const char* field, const QString& text) {
    if (!click(field)) {
        return false;
    }
    key(Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : text) {
        QTest::sendKeyEvent(
            QTest::Click, QApplication::focusWidget(), Qt::Key(0), QString(letter), Qt::NoModifier
        );
    }
    key(Qt::Key_Tab);
    return true;
}

void Player::continueFrom(const QString& fen) {
    app::SessionRecord record = session().record();
    record.game = chess::Game(position(fen), record.game.rules());
    if (const auto& controls = record.terms.controls) {
        record.clocks = {chess::Clock(controls->at(0), controls->at(1))};
    }
    session().resume(record);
    settle();
}

ui::ClockFace* Player::face(chess::Color color) {
    window().findChild<ui::ClockDisplay*>()->refresh(); // as its timer does in a time that flows
    return qobject_cast<ui::ClockFace*>(window().findChild<QWidget*>(
        color == chess::Color::White ? QStringLiteral("clockWhite") : QStringLiteral("clockBlack")
    ));
}

QString Player::reads(chess::Color color) {
    const ui::ClockFace* shown = face(color);
    return shown->isVisible() ? shown->digits() : QString();
}

QString Player::spoken(chess::Color color) {
    const ui::ClockFace* shown = face(color);
    return shown->isVisible() ? shown->accessibleDescription() : QString();
}

QString Player::text(const char* name) {
    const QWidget* widget = find(name);
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        return label->text();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        return button->text();
    }
    return {};
}

QStringList Player::badge() {
    QStringList facts;
    for (const QLabel* fact : window().findChildren<QLabel*>(QStringLiteral("badgeFact"))) {
        if (fact->isVisible()) {
            facts.append(fact->text());
        }
    }
    return facts;
}

QStringList Player::moves() {
    return window().findChild<ui::MoveList*>(QStringLiteral("moveList"))->moves();
}

QString Player::fen() {
    QApplication::clipboard()->clear();
    window().findChild<QAction*>(QStringLiteral("copyFen"))->trigger();
    return QApplication::clipboard()->text();
}

QString Player::notice() {
    const QWidget* bar = find("noticeBar");
    return bar ? bar->findChild<QLabel*>()->text() : QString();
}

QMessageBox* Player::dialog() {
    return qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
}

QDialog* Player::anyDialog() {
    return qobject_cast<QDialog*>(QApplication::activeModalWidget());
}

void Player::advance(chess::Duration time) {
    m_time.advance(time);
    session().lookAtClock();
    settle();
}

QString Player::question() {
    const QMessageBox* box = dialog();
    return box ? box->text() + QLatin1Char('\n') + box->informativeText() : QString();
}

QStringList Player::selected() {
    const auto& square = board().selected();
    return square ? QStringList(nameOf(*square)) : QStringList();
}

} // namespace support
