// How long the program takes from its start to the first frame of its window, in milliseconds:
//
//     bench_firstframe "$EPOCHREALTIME"
#include "app/application.h"
#include "app/program.h"

#include <QIcon>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using Seconds = std::chrono::duration<double>;

class FirstFrame : public QObject {
public:
    explicit FirstFrame(Seconds start) : m_start(start) { qApp->installEventFilter(this); }

protected:
    // What is painted is shown once the event of the painting is done.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            qApp->removeEventFilter(this);
            QMetaObject::invokeMethod(this, &FirstFrame::report, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void report() {
        const Seconds now = std::chrono::system_clock::now().time_since_epoch();
        std::printf("%.1f\n", (now - m_start).count() * 1000);
        QApplication::quit();
    }

    Seconds m_start;
};

} // namespace

int main(int argc, char* argv[]) {
    app::Program qt(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "usage: bench_firstframe \"$EPOCHREALTIME\"\n");
        return 2;
    }
    QApplication::setApplicationName(QStringLiteral("banmen"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/banmen.svg")));
    const QTemporaryDir home;
    app::Application program(
        {home.filePath(QStringLiteral("data")), home.filePath(QStringLiteral("banmen.ini"))},
        qt.time()
    );
    const FirstFrame frame{Seconds(std::strtod(argv[1], nullptr))};
    program.start();
    return QApplication::exec();
}
