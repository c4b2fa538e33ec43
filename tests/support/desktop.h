// A desktop of the test's own: a screen, a window manager, a real pointer and real keys, by Xvfb,
// openbox and xdotool. Whatever is started here ends with the Desktop, or with the test itself if
// that is killed.
#pragma once

#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>

#include <functional>
#include <memory>
#include <vector>

namespace support {

// Asks until the answer is yes, for half a minute: the machine may be busy with other things.
// QTRY_VERIFY will not do, which counts its questions and not the time that they take.
bool eventually(const std::function<bool()>& isSo);

class Desktop {
public:
    using Window = QByteArray; // the number that X gives it

    Desktop() = default;
    ~Desktop();
    Q_DISABLE_COPY_MOVE(Desktop)

    // The programs it needs and cannot find.
    static QStringList missingTools();

    // Why there is no desktop; nothing if there is one, with its window manager at work.
    QString start(QSize screen);

    // Starts a program on this desktop; nothing if it cannot be started.
    QProcess* launch(const QString& program, QProcessEnvironment environment);

    std::vector<Window> windowsOf(const QProcess& program) const; // visible now
    bool isDialog(const Window& window) const;                    // it belongs to another window
    Window activeWindow() const;
    QString title(const Window& window) const;

    // What a window shows, seen twice the same: not in the middle of a movement. Nothing if it is
    // gone, or never rests.
    QImage picture(const Window& window) const;

    // Points are pixels of the window's picture. False if the pointer or the key did not obey.
    bool tap(const Window& window, QPoint at) const;
    bool lift(const Window& window, QPoint from, QPoint to) const; // a drag, not yet let go
    bool letGo() const;
    bool press(const QByteArray& key) const; // "ctrl+n"

private:
    QString startScreen(QSize size);
    QString startWindowManager();
    QProcess* begin(
        const QString& program,
        const QStringList& args,
        const QProcessEnvironment& environment,
        QProcess::ProcessChannelMode mode
    );
    bool point(const QStringList& gestures) const;
    QImage glimpse(const Window& window) const;

    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    std::vector<std::unique_ptr<QProcess>> m_started;
};

} // namespace support
