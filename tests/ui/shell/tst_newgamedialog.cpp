// The dialog before a game, used by mouse and keys.
#include "ui/shell/controlpresets.h"
#include "ui/shell/newgamedialog.h"
#include "ui/shell/theme.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

using namespace std::chrono_literals;

Q_DECLARE_METATYPE(ui::NewGameChoice)

namespace {

using Controls = std::optional<std::array<chess::TimeControl, 2>>;

Controls both(const chess::TimeControl& control) {
    return {{control, control}};
}

// What the players of the last time chose, with everything open.
ui::NewGameChoice everything() {
    const chess::Bonus bonus{chess::BonusKind::Fischer, 30s};
    ui::NewGameChoice choice;
    choice.terms.names = {"Aya", "Ken"};
    choice.terms.controls = {
        chess::Timed{
            {chess::Period{90min, 40, bonus},
             chess::Period{30min, 20, {}},
             chess::Period{15min, std::nullopt, bonus}},
            chess::ByoYomi{3, 60s}},
        chess::suddenDeath(5min)};
    choice.terms.press = chess::PressMode::Done;
    choice.terms.takeBack = chess::TakeBackMode::Ask;
    choice.terms.start = chess::ClockStart::FirstMove;
    choice.match = chess::MatchLength{chess::MatchEnd::FirstTo, 5};
    choice.colors = ui::ColorChoice::Swapped;
    return choice;
}

struct Asked { // the dialog, open and in front
    explicit Asked(const ui::NewGameChoice& last = {}) : dialog(last) {
        dialog.open();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog)) {
            qFatal("the dialog does not come to the front");
        }
    }

    template <class Part>
    Part* part(const char* name) {
        auto* found = dialog.findChild<Part*>(QLatin1String(name));
        if (!found) {
            qFatal("there is no %s", name);
        }
        return found;
    }

    template <class Part>
    Part* ofPlayer(int player, const char* name) {
        return part<QGroupBox>(player == 0 ? "control0" : "control1")
            ->findChild<Part*>(QLatin1String(name));
    }

    void choose(const char* list, const QString& text) {
        auto* box = part<QComboBox>(list);
        box->setCurrentIndex(box->findText(text));
    }

    void chooseTime(const char* key) {
        auto* box = part<QComboBox>("time");
        box->setCurrentIndex(box->findData(QLatin1String(key)));
    }

    Controls controls() const { return dialog.choice().terms.controls; }

    ui::NewGameDialog dialog;
};

// Every word longer by half, and known when it is seen.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        const QString word = QString::fromUtf8(text);
        return word + word.left(word.size() / 2);
    }
};

} // namespace

class TestNewGameDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void enterStarts_data();
    void enterStarts();
    void enterStartsFromAField_data();
    void enterStartsFromAField();
    void escapeCancels();
    void names();
    void presets_data();
    void presets();
    void presetByKeys();
    void presetByMouse();
    void custom_data();
    void custom();
    void customBeginsWithThePreset();
    void handicap();
    void hourglassHasTwoEnds();
    void noTime();
    void doneNeedsTakeBack();
    void pressNeedsAClock();
    void match();
    void playersAndColors();
    void more();
    void fits_data();
    void fits();
    void everyItemIsReadable();
    void language();
    void labels();
};

void TestNewGameDialog::initTestCase() {
    ui::applyTheme(*qApp, ui::Theme::Light);
}

void TestNewGameDialog::enterStarts_data() {
    QTest::addColumn<ui::NewGameChoice>("last");
    QTest::newRow("at first") << ui::NewGameChoice{};
    QTest::newRow("everything") << everything();
    ui::NewGameChoice rapid;
    rapid.terms.controls = both(ui::usualControl());
    rapid.terms.press = chess::PressMode::Press;
    QTest::newRow("rapid") << rapid;
}

void TestNewGameDialog::enterStarts() {
    QFETCH(ui::NewGameChoice, last);
    Asked asked(last);
    QSignalSpy accepted(&asked.dialog, &QDialog::accepted);
    QCOMPARE(QApplication::focusWidget(), asked.part<QPushButton>("newGameStart"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QVERIFY(!asked.dialog.isVisible());
    QVERIFY(asked.dialog.choice() == last);
}

void TestNewGameDialog::enterStartsFromAField_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"name0", "time", "takeBackMode", "minutes", "matchCount"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestNewGameDialog::enterStartsFromAField() {
    QFETCH(QString, name);
    Asked asked(everything());
    QSignalSpy accepted(&asked.dialog, &QDialog::accepted);
    auto* field = asked.dialog.findChild<QWidget*>(name);
    QVERIFY(field);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QVERIFY(asked.dialog.choice() == everything());
}

void TestNewGameDialog::escapeCancels() {
    Asked asked;
    QSignalSpy rejected(&asked.dialog, &QDialog::rejected);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(rejected.size(), 1);
    Asked again;
    QSignalSpy cancelled(&again.dialog, &QDialog::rejected);
    QTest::mouseClick(again.part<QPushButton>("newGameCancel"), Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
}

void TestNewGameDialog::names() {
    Asked asked;
    QTest::keyClicks(asked.part<QLineEdit>("name0"), QStringLiteral("  Aya   Tanaka "));
    QTest::keyClicks(asked.part<QLineEdit>("name1"), QString(200, QLatin1Char('k')));
    QCOMPARE(asked.dialog.choice().terms.names[0], std::string("Aya Tanaka"));
    QCOMPARE(asked.dialog.choice().terms.names[1], std::string(ui::LongestName, 'k'));
    QTest::mouseClick(asked.part<QToolButton>("swapNames"), Qt::LeftButton);
    QCOMPARE(asked.dialog.choice().terms.names[1], std::string("Aya Tanaka"));
}

// Time

void TestNewGameDialog::presets_data() {
    QTest::addColumn<QString>("key");
    for (const ui::ControlPreset& preset : ui::controlPresets()) {
        QTest::newRow(preset.key) << QString::fromLatin1(preset.key);
    }
}

void TestNewGameDialog::presets() {
    QFETCH(QString, key);
    const ui::ControlPreset* preset = ui::presetWithKey(key);
    Asked asked;
    asked.chooseTime(preset->key);
    QCOMPARE(asked.part<QComboBox>("time")->currentText(), preset->name());
    QVERIFY(asked.controls() == (preset->control ? both(*preset->control) : Controls()));
    QVERIFY(!asked.part<QGroupBox>("control0")->isVisible());
    Asked later(asked.dialog.choice()); // and is shown as itself the next time
    QCOMPARE(later.part<QComboBox>("time")->currentText(), preset->name());
}

void TestNewGameDialog::presetByKeys() {
    Asked asked;
    auto* list = asked.part<QComboBox>("time");
    QTest::keyClick(&asked.dialog, Qt::Key_T, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Down); // over the line between the groups
    QVERIFY(asked.controls() == both(chess::suddenDeath(1min)));
    QTest::keyClick(list, Qt::Key_R); // by the first letter
    QVERIFY(asked.controls() == both(chess::suddenDeath(10min)));
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(asked.controls() == both(ui::usualControl()));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!asked.dialog.isVisible());
}

void TestNewGameDialog::presetByMouse() {
    // So long the list lets a release pass, which may belong to the press that has opened it.
    QApplication::setDoubleClickInterval(0);
    Asked asked;
    auto* list = asked.part<QComboBox>("time");
    QTest::mouseClick(list, Qt::LeftButton);
    QAbstractItemView* view = list->view();
    QTRY_VERIFY(view->isVisible());
    const int wanted = list->findText(QStringLiteral("Blitz: 5 min + 3 s"));
    const QRect row = view->visualRect(view->model()->index(wanted, 0));
    QTest::mouseMove(view->viewport(), row.center());
    QCoreApplication::processEvents();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, row.center());
    QTRY_VERIFY(!view->isVisible());
    QVERIFY(asked.controls() == both(chess::suddenDeath(5min, {chess::BonusKind::Fischer, 3s})));
}

struct Field {
    const char* name;
    int value;
};

void TestNewGameDialog::custom_data() {
    QTest::addColumn<QList<Field>>("fields");
    QTest::addColumn<int>("expected"); // which of these
    using chess::BonusKind;
    const auto row = [](const char* id, const QList<Field>& fields, int expected) {
        QTest::newRow(id) << fields << expected;
    };
    row("7 min 30 s", {{"minutes", 7}, {"seconds", 30}, {"bonus", 0}}, 0);
    row("Fischer", {{"minutes", 7}, {"bonus", 1}, {"bonusSeconds", 4}}, 1);
    row("Bronstein", {{"minutes", 7}, {"bonus", 2}, {"bonusSeconds", 4}}, 2);
    row("delay", {{"minutes", 7}, {"bonus", 3}, {"bonusSeconds", 4}}, 3);
    row("further period",
        {{"minutes", 120},
         {"bonusSeconds", 30},
         {"hasPeriod", 1},
         {"moves", 36},
         {"periodMinutes", 60}},
        4);
    row("byo-yomi",
        {{"minutes", 0}, {"bonus", 0}, {"hasByoYomi", 1}, {"spans", 10}, {"spanSeconds", 40}},
        5);
    row("hourglass", {{"kind", 1}, {"minutes", 2}, {"seconds", 1}}, 6);
    row("count up", {{"kind", 2}}, 7);
    row("to and fro",
        {{"hasPeriod", 1},
         {"hasByoYomi", 1},
         {"hasByoYomi", 0},
         {"hasPeriod", 0},
         {"kind", 2},
         {"kind", 0}},
        8);
}

void TestNewGameDialog::custom() {
    QFETCH(QList<Field>, fields);
    QFETCH(int, expected);
    using chess::BonusKind;
    const chess::Bonus thirty{BonusKind::Fischer, 30s};
    const std::vector<chess::TimeControl> controls{
        chess::suddenDeath(7min + 30s),
        chess::suddenDeath(7min, {BonusKind::Fischer, 4s}),
        chess::suddenDeath(7min, {BonusKind::Bronstein, 4s}),
        chess::suddenDeath(7min, {BonusKind::Delay, 4s}),
        chess::Timed{
            {chess::Period{120min, 36, thirty}, chess::Period{60min, std::nullopt, thirty}},
            std::nullopt},
        chess::Timed{{chess::Period{0min}}, chess::ByoYomi{10, 40s}},
        chess::Hourglass{2min + 1s},
        chess::CountUp{},
        ui::usualControl(),
    };
    Asked asked;
    asked.chooseTime("custom");
    for (const Field& field : fields) {
        auto* widget = asked.ofPlayer<QWidget>(0, field.name);
        QVERIFY2(widget && widget->isVisible() && widget->isEnabled(), field.name);
        if (auto* number = qobject_cast<QSpinBox*>(widget)) {
            number->setFocus();
            number->selectAll();
            QTest::keyClicks(number, QString::number(field.value));
        } else if (auto* list = qobject_cast<QComboBox*>(widget)) {
            list->setCurrentIndex(field.value);
        } else {
            auto* box = qobject_cast<QCheckBox*>(widget);
            QCOMPARE(box->isChecked(), field.value == 0);
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
    }
    QVERIFY(asked.controls() == both(controls[static_cast<std::size_t>(expected)]));
    QVERIFY(asked.part<QPushButton>("newGameStart")->isEnabled());
}

void TestNewGameDialog::customBeginsWithThePreset() {
    Asked asked;
    asked.chooseTime("custom"); // from no clock: the usual
    QVERIFY(asked.controls() == both(ui::usualControl()));
    asked.chooseTime("byo_yomi_20_3_60");
    asked.chooseTime("custom");
    QVERIFY(asked.controls() == both(*ui::presetWithKey("byo_yomi_20_3_60")->control));
    QCOMPARE(asked.ofPlayer<QSpinBox>(0, "minutes")->value(), 20);
    QVERIFY(asked.ofPlayer<QCheckBox>(0, "hasByoYomi")->isChecked());
}

void TestNewGameDialog::handicap() {
    Asked asked;
    asked.chooseTime("blitz_5");
    asked.chooseTime("custom");
    QVERIFY(!asked.part<QGroupBox>("control1")->isVisible());
    QTest::keyClick(&asked.dialog, Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(asked.part<QGroupBox>("control1")->isVisible());
    QCOMPARE(asked.part<QGroupBox>("control0")->title(), QStringLiteral("White"));
    QCOMPARE(asked.part<QGroupBox>("control1")->title(), QStringLiteral("Black"));
    asked.ofPlayer<QSpinBox>(1, "minutes")->setValue(2);
    QVERIFY(asked.controls() == Controls({{chess::suddenDeath(5min), chess::suddenDeath(2min)}}));
    Asked later(asked.dialog.choice());
    QVERIFY(later.part<QCheckBox>("handicap")->isChecked());
    QCOMPARE(later.ofPlayer<QSpinBox>(1, "minutes")->value(), 2);
    later.part<QCheckBox>("handicap")->setChecked(false);
    QVERIFY(later.controls() == both(chess::suddenDeath(5min)));
}

void TestNewGameDialog::hourglassHasTwoEnds() {
    Asked asked;
    asked.chooseTime("custom");
    asked.part<QCheckBox>("handicap")->setChecked(true);
    asked.ofPlayer<QComboBox>(1, "kind")->setCurrentIndex(1);
    asked.ofPlayer<QSpinBox>(1, "minutes")->setValue(4);
    QVERIFY(asked.controls() == Controls({{chess::Hourglass{10min}, chess::Hourglass{4min}}}));
    asked.ofPlayer<QComboBox>(0, "kind")->setCurrentIndex(0);
    QVERIFY(isSound(asked.dialog.choice()));
}

void TestNewGameDialog::noTime() {
    Asked asked;
    auto* fault = asked.part<QLabel>("timeFault");
    auto* start = asked.part<QPushButton>("newGameStart");
    asked.chooseTime("blitz_5");
    asked.chooseTime("custom");
    QVERIFY(!fault->isVisible());
    asked.ofPlayer<QSpinBox>(0, "minutes")->setValue(0);
    QVERIFY(fault->isVisible());
    QVERIFY(!start->isEnabled());
    QTest::keyClick(&asked.dialog, Qt::Key_Return);
    QVERIFY(asked.dialog.isVisible());
    asked.ofPlayer<QSpinBox>(0, "seconds")->setValue(1);
    QVERIFY(!fault->isVisible());
    QVERIFY(start->isEnabled());
}

// Manners

bool canChoose(const QComboBox* list, int index) {
    return qobject_cast<const QStandardItemModel*>(list->model())->item(index)->isEnabled();
}

void TestNewGameDialog::doneNeedsTakeBack() {
    Asked asked;
    auto* press = asked.part<QComboBox>("pressMode");
    asked.choose("takeBackMode", QStringLiteral("Off"));
    QVERIFY(!canChoose(press, 2));
    QVERIFY(press->itemText(2).contains(QStringLiteral("needs take-back")));
    asked.choose("takeBackMode", QStringLiteral("Ask the other player"));
    QVERIFY(canChoose(press, 2));
    QVERIFY(!press->itemText(2).contains(QStringLiteral("needs")));
    press->setCurrentIndex(2);
    QVERIFY(asked.dialog.choice().terms.press == chess::PressMode::Done);
    asked.choose("takeBackMode", QStringLiteral("Off"));
    QVERIFY(asked.dialog.choice().terms.press == chess::PressMode::Automatic);
    QVERIFY(isSound(asked.dialog.choice()));
    asked.choose("takeBackMode", QStringLiteral("Free")); // what was wanted comes back
    QVERIFY(asked.dialog.choice().terms.press == chess::PressMode::Done);
}

void TestNewGameDialog::pressNeedsAClock() {
    Asked asked;
    auto* press = asked.part<QComboBox>("pressMode");
    QVERIFY(!canChoose(press, 1));
    QVERIFY(press->itemText(1).contains(QStringLiteral("needs a clock")));
    QVERIFY(!asked.part<QComboBox>("clockStart")->isEnabled());
    asked.chooseTime("blitz_5");
    QVERIFY(canChoose(press, 1));
    QVERIFY(asked.part<QComboBox>("clockStart")->isEnabled());
    press->setCurrentIndex(1);
    QVERIFY(asked.dialog.choice().terms.press == chess::PressMode::Press);
    asked.chooseTime("none");
    QVERIFY(asked.dialog.choice().terms.press == chess::PressMode::Automatic);
    QVERIFY(isSound(asked.dialog.choice()));
}

void TestNewGameDialog::match() {
    Asked asked;
    asked.part<QToolButton>("moreOptions")->click();
    auto* count = asked.part<QSpinBox>("matchCount");
    QVERIFY(!count->isVisible());
    QVERIFY(!asked.dialog.choice().match);
    asked.choose("match", QStringLiteral("Number of games"));
    QVERIFY(count->isVisible());
    count->setValue(6);
    QVERIFY((asked.dialog.choice().match == chess::MatchLength{chess::MatchEnd::Games, 6}));
    asked.choose("match", QStringLiteral("First to N points"));
    QVERIFY((asked.dialog.choice().match == chess::MatchLength{chess::MatchEnd::FirstTo, 6}));
    asked.choose("match", QStringLiteral("Single game"));
    QVERIFY(!asked.dialog.choice().match);
}

void TestNewGameDialog::playersAndColors() {
    Asked asked;
    auto* label = asked.part<QLabel>("nameLabel0");
    QCOMPARE(label->text(), QStringLiteral("&White"));
    asked.choose("colors", QStringLiteral("Random"));
    QCOMPARE(label->text(), QStringLiteral("Player &1"));
    QVERIFY(asked.dialog.choice().colors == ui::ColorChoice::Random);
    asked.choose("colors", QStringLiteral("Swap from last game"));
    QVERIFY(asked.dialog.choice().colors == ui::ColorChoice::Swapped);
    asked.choose("colors", QStringLiteral("As above"));
    QCOMPARE(label->text(), QStringLiteral("&White"));
}

void TestNewGameDialog::more() {
    Asked asked;
    const int height = asked.dialog.height();
    const int width = asked.dialog.width();
    QVERIFY(!asked.part<QComboBox>("pressMode")->isVisible());
    QTest::keyClick(&asked.dialog, Qt::Key_M, Qt::AltModifier);
    QTRY_VERIFY(asked.part<QComboBox>("pressMode")->isVisible());
    QVERIFY(asked.dialog.height() > height);
    QCOMPARE(asked.dialog.width(), width); // and nothing jumps aside
    QTest::keyClick(&asked.dialog, Qt::Key_M, Qt::AltModifier);
    QTRY_COMPARE(asked.dialog.height(), height);
    Asked unusual(everything()); // nothing that was chosen is hidden
    QVERIFY(unusual.part<QComboBox>("pressMode")->isVisible());
}

// Looks and words

void TestNewGameDialog::fits_data() {
    QTest::addColumn<bool>("isLong");
    QTest::newRow("English") << false;
    QTest::newRow("longer words") << true;
}

void TestNewGameDialog::fits() {
    QFETCH(bool, isLong);
    LongWords words;
    if (isLong) {
        QCoreApplication::installTranslator(&words);
    }
    Asked asked(everything());
    asked.ofPlayer<QComboBox>(0, "bonus")->setCurrentIndex(0);
    asked.ofPlayer<QSpinBox>(0, "minutes")->setValue(0);
    asked.ofPlayer<QCheckBox>(0, "hasByoYomi")->setChecked(false);
    asked.ofPlayer<QSpinBox>(0, "seconds")->setValue(0);
    QVERIFY(asked.part<QLabel>("timeFault")->isVisible()); // all that there can be is there
    constexpr int Frame = 40;                              // of a window manager
    QVERIFY2(isLong || asked.dialog.width() <= 800, QByteArray::number(asked.dialog.width()));
    QVERIFY2(asked.dialog.height() <= 600 - Frame, QByteArray::number(asked.dialog.height()));
    for (const QWidget* part : asked.dialog.findChildren<QWidget*>()) {
        if (part->isVisible() && part->parentWidget() == &asked.dialog && !part->isWindow()) {
            QVERIFY2(
                asked.dialog.rect().contains(part->geometry()), qPrintable(part->objectName())
            );
            QVERIFY2(
                part->width() >= part->minimumSizeHint().width(), qPrintable(part->objectName())
            );
        }
    }
    QCoreApplication::removeTranslator(&words);
}

void TestNewGameDialog::everyItemIsReadable() {
    Asked asked;
    asked.part<QToolButton>("moreOptions")->click();
    constexpr int Arrow = 30; // of the list, with its margins
    for (const QComboBox* list : asked.dialog.findChildren<QComboBox*>()) {
        for (int i = 0; list->isVisible() && i < list->count(); ++i) {
            const int width = list->fontMetrics().horizontalAdvance(list->itemText(i)) + Arrow;
            QVERIFY2(width <= list->width(), qPrintable(list->itemText(i)));
        }
    }
}

void TestNewGameDialog::language() {
    Asked asked(everything());
    const QString before = asked.part<QPushButton>("newGameStart")->text();
    LongWords words;
    QCoreApplication::installTranslator(&words);
    QCoreApplication::sendPostedEvents();
    QVERIFY(asked.part<QPushButton>("newGameStart")->text() != before);
    QVERIFY(asked.ofPlayer<QSpinBox>(0, "minutes")->text().startsWith(QStringLiteral("90")));
    QVERIFY(asked.dialog.choice() == everything());
    QCoreApplication::removeTranslator(&words);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(asked.part<QPushButton>("newGameStart")->text(), before);
    QVERIFY(asked.dialog.choice() == everything());
}

// Whatever can be used says what it is.
void TestNewGameDialog::labels() {
    Asked asked(everything());
    for (QWidget* part : asked.dialog.findChildren<QWidget*>()) {
        if (!part->isVisible() || !(part->focusPolicy() & Qt::TabFocus) || part->focusProxy()) {
            continue;
        }
        const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(part);
        QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(), qPrintable(part->objectName()));
    }
}

QTEST_MAIN(TestNewGameDialog)
#include "tst_newgamedialog.moc"
