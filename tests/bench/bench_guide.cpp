// How long the rules guide takes from the request to its first painted frame, in a real window, in
// milliseconds: opened for the first time, opened again, and turned to each of its pages.
#include "app/application.h"
#include "app/program.h"
#include "ui/guide/guidepage.h"
#include "ui/shell/guidedesk.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QIcon>
#include <QTemporaryDir>
#include <QWindow>

#include <algorithm>
#include <cstdio>

namespace {

// Ends once something below a widget has been painted, and what was posted by then is done.
class Painted : public QObject {
public:
    explicit Painted(QEventLoop& loop) : m_loop(loop) { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Paint && widget && isInGuide(*widget)) {
            qApp->removeEventFilter(this);
            QMetaObject::invokeMethod(&m_loop, &QEventLoop::quit, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static bool isInGuide(const QWidget& widget) {
        for (const QWidget* each = &widget; each; each = each->parentWidget()) {
            if (each->objectName() == QLatin1String("guideColumn")) {
                return true;
            }
        }
        return false;
    }

    QEventLoop& m_loop;
};

template <class Request>
double milliseconds(Request request) {
    QEventLoop loop;
    const Painted painted(loop);
    QElapsedTimer timer;
    timer.start();
    request();
    loop.exec();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char* argv[]) {
    app::Program qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("banmen"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/banmen.svg")));
    const QTemporaryDir home;
    app::Application program(
        {home.filePath(QStringLiteral("data")), home.filePath(QStringLiteral("banmen.ini"))},
        qt.time()
    );
    program.start();
    while (!program.window().windowHandle()->isExposed()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    ui::GuideDesk& guide = program.window().guide();
    std::printf("opened first: %.1f\n", milliseconds([&] { guide.openSection("5.2"); }));
    guide.close();
    std::printf("opened again: %.1f\n", milliseconds([&] { guide.open(); }));
    QStringList pages = ui::GuideBook().sections();
    pages << "mistakes"
          << "glossary"
          << "articles"
          << "contents"
          << "search:en passant";
    double longest = 0;
    QString slowest;
    for (const QString& page : std::as_const(pages)) {
        const double taken = milliseconds([&] { guide.openSection(page); });
        if (taken > longest) {
            longest = taken;
            slowest = page;
        }
    }
    std::printf("slowest page: %.1f (%s)\n", longest, qPrintable(slowest));
}
