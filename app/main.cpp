#include "app/application.h"
#include "app/program.h"

#include <QIcon>

int main(int argc, char* argv[]) {
    app::Program program(argc, argv);
    QApplication::setApplicationName(QStringLiteral("banmen"));
    QApplication::setApplicationDisplayName(QStringLiteral("Banmen"));
    QApplication::setApplicationVersion(QStringLiteral(BANMEN_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("banmen"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/banmen.svg")));

    app::Application banmen(app::Places::ofUser(), program.time());
    banmen.start();
    return QApplication::exec();
}
