#include "app/application.h"

#include <QApplication>
#include <QIcon>

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("banmen"));
    QApplication::setApplicationDisplayName(QStringLiteral("Banmen"));
    QApplication::setApplicationVersion(QStringLiteral(BANMEN_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("banmen"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/banmen.svg")));

    app::Application banmen(app::Places::ofUser());
    banmen.start();
    return QApplication::exec();
}
