#include "tests/support/desktop.h"

#include <QDeadlineTimer>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <optional>
#include <utility>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace support {
namespace {

constexpr int PatienceMilliseconds = 30000;
constexpr int PollMilliseconds = 30;
constexpr int DragSteps = 6;

// What a tool printed; nothing if it failed or took too long.
std::optional<QByteArray>
output(const QString& tool, const QStringList& args, const QProcessEnvironment& environment) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(tool, args, QIODevice::ReadOnly);
    const bool isDone = process.waitForFinished(PatienceMilliseconds) &&
                        process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return isDone ? std::optional(process.readAllStandardOutput()) : std::nullopt;
}

QStringList pointerTo(const Desktop::Window& window, QPoint at) {
    return {
        QStringLiteral("mousemove"),
        QStringLiteral("--window"),
        QString::fromLatin1(window),
        QString::number(at.x()),
        QString::number(at.y())};
}

} // namespace

bool eventually(const std::function<bool()>& isSo) {
    const QDeadlineTimer deadline(PatienceMilliseconds);
    while (!isSo()) {
        if (deadline.hasExpired()) {
            return false;
        }
        QTest::qWait(PollMilliseconds);
    }
    return true;
}

Desktop::~Desktop() {
    while (!m_started.empty()) { // the screen last
        m_started.back()->kill();
        m_started.back()->waitForFinished(PatienceMilliseconds);
        m_started.pop_back();
    }
}

QStringList Desktop::missingTools() {
    QStringList missing;
    for (const char* name : {"Xvfb", "openbox", "xdotool", "xprop", "import"}) {
        const QString tool = QString::fromLatin1(name);
        if (QStandardPaths::findExecutable(tool).isEmpty()) {
            missing.append(tool);
        }
    }
    return missing;
}

QString Desktop::start(QSize screen) {
    for (const char* name : {"WAYLAND_DISPLAY", "XAUTHORITY", "SESSION_MANAGER"}) {
        m_environment.remove(QString::fromLatin1(name));
    }
    const QString fault = startScreen(screen);
    return fault.isEmpty() ? startWindowManager() : fault;
}

// Xvfb looks for a free number itself, and says which one it took once it listens.
QString Desktop::startScreen(QSize size) {
    const QString mode = QStringLiteral("%1x%2x24").arg(size.width()).arg(size.height());
    const QString args = QStringLiteral("-displayfd 1 -screen 0 %1 -nolisten tcp -noreset");
    QProcess* screen = begin(
        QStringLiteral("Xvfb"),
        args.arg(mode).split(QLatin1Char(' ')),
        m_environment,
        QProcess::SeparateChannels
    );
    const QDeadlineTimer deadline(PatienceMilliseconds);
    while (screen && !screen->canReadLine() &&
           screen->waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
    }
    const QByteArray number = screen ? screen->readLine().trimmed() : QByteArray();
    if (number.isEmpty()) {
        return QStringLiteral("Xvfb opens no screen: ") +
               (screen ? QString::fromLocal8Bit(screen->readAllStandardError()) : QString());
    }
    m_environment.insert(QStringLiteral("DISPLAY"), QLatin1Char(':') + QString::fromLatin1(number));
    return {};
}

// A program that starts before the window manager is ready would stay unseen for ever.
QString Desktop::startWindowManager() {
    QProcess* manager = begin(
        QStringLiteral("openbox"),
        {QStringLiteral("--sm-disable")},
        m_environment,
        QProcess::MergedChannels
    );
    const QStringList question{QStringLiteral("-root"), QStringLiteral("_NET_SUPPORTING_WM_CHECK")};
    const bool isReady = manager && eventually([&] {
                             return output(QStringLiteral("xprop"), question, m_environment)
                                 .value_or(QByteArray())
                                 .contains("window id");
                         });
    if (isReady) {
        return {};
    }
    return QStringLiteral("openbox manages no windows: ") +
           (manager ? QString::fromLocal8Bit(manager->readAll()) : QString());
}

QProcess* Desktop::begin(
    const QString& program,
    const QStringList& args,
    const QProcessEnvironment& environment,
    QProcess::ProcessChannelMode mode
) {
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment);
#ifdef Q_OS_LINUX
    process->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
#endif
    process->setProcessChannelMode(mode);
    process->start(program, args, QIODevice::ReadOnly);
    if (!process->waitForStarted(PatienceMilliseconds)) {
        return nullptr;
    }
    return m_started.emplace_back(std::move(process)).get();
}

QProcess* Desktop::launch(const QString& program, QProcessEnvironment environment) {
    const QString display = QStringLiteral("DISPLAY");
    environment.insert(display, m_environment.value(display));
    for (const char* name : {"WAYLAND_DISPLAY", "XAUTHORITY", "SESSION_MANAGER"}) {
        environment.remove(QString::fromLatin1(name));
    }
    return begin(program, {}, environment, QProcess::ForwardedChannels);
}

std::vector<Desktop::Window> Desktop::windowsOf(const QProcess& program) const {
    const QStringList search{
        QStringLiteral("search"),
        QStringLiteral("--onlyvisible"),
        QStringLiteral("--pid"),
        QString::number(program.processId())};
    const QByteArray found =
        output(QStringLiteral("xdotool"), search, m_environment).value_or(QByteArray());
    std::vector<Window> windows;
    for (const QByteArray& line : found.split('\n')) {
        if (!line.isEmpty()) {
            windows.push_back(line);
        }
    }
    return windows;
}

bool Desktop::isDialog(const Window& window) const {
    const QStringList question{
        QStringLiteral("-id"), QString::fromLatin1(window), QStringLiteral("WM_TRANSIENT_FOR")};
    return output(QStringLiteral("xprop"), question, m_environment)
        .value_or(QByteArray())
        .contains("window id");
}

Desktop::Window Desktop::activeWindow() const {
    return output(QStringLiteral("xdotool"), {QStringLiteral("getactivewindow")}, m_environment)
        .value_or(QByteArray())
        .trimmed();
}

QString Desktop::title(const Window& window) const {
    const QStringList question{QStringLiteral("getwindowname"), QString::fromLatin1(window)};
    return QString::fromUtf8(
               output(QStringLiteral("xdotool"), question, m_environment).value_or(QByteArray())
    )
        .trimmed();
}

QImage Desktop::picture(const Window& window) const {
    QImage now = glimpse(window);
    const bool isAtRest = eventually([&] {
        const QImage before = std::exchange(now, glimpse(window));
        return now.isNull() || now == before;
    });
    return isAtRest ? now : QImage();
}

QImage Desktop::glimpse(const Window& window) const {
    const QStringList args{
        QStringLiteral("-silent"),
        QStringLiteral("-window"),
        QString::fromLatin1(window),
        QStringLiteral("-depth"),
        QStringLiteral("8"),
        QStringLiteral("ppm:-")};
    const auto bytes = output(QStringLiteral("import"), args, m_environment);
    return bytes ? QImage::fromData(*bytes, "ppm").convertToFormat(QImage::Format_RGB32) : QImage();
}

bool Desktop::point(const QStringList& gestures) const {
    return output(QStringLiteral("xdotool"), gestures, m_environment).has_value();
}

bool Desktop::tap(const Window& window, QPoint at) const {
    return point(pointerTo(window, at) + QStringList{QStringLiteral("click"), QStringLiteral("1")});
}

bool Desktop::lift(const Window& window, QPoint from, QPoint to) const {
    QStringList gestures = pointerTo(window, from);
    gestures << QStringLiteral("mousedown") << QStringLiteral("1");
    for (int step = 1; step <= DragSteps; ++step) {
        gestures += pointerTo(window, from + (to - from) * step / DragSteps);
    }
    return point(gestures);
}

bool Desktop::letGo() const {
    return point({QStringLiteral("mouseup"), QStringLiteral("1")});
}

bool Desktop::press(const QByteArray& key) const {
    return point({QStringLiteral("key"), QString::fromLatin1(key)});
}

} // namespace support
