#include "app/application.h"
#include "app/inputtime.h"

#include <QApplication>
#include <QIcon>

namespace {

// Notes when each input arrived, before anything else happens.
class Program : public QApplication {
public:
    using QApplication::QApplication;

    app::InputTime& time() { return m_time; }

    bool notify(QObject* receiver, QEvent* event) override {
        const app::InputTime::Handling handling(m_time, *event);
        return QApplication::notify(receiver, event);
    }

private:
    app::InputTime m_time;
};

} // namespace

int main(int argc, char* argv[]) {
    Program program(argc, argv);
    QApplication::setApplicationName(QStringLiteral("banmen"));
    QApplication::setApplicationDisplayName(QStringLiteral("Banmen"));
    QApplication::setApplicationVersion(QStringLiteral(BANMEN_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("banmen"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/banmen.svg")));

    app::Application banmen(app::Places::ofUser(), program.time());
    banmen.start();
    return QApplication::exec();
}
