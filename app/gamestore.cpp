#include "app/gamestore.h"

#include "app/sessionjson.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <utility>

namespace app {
GameStore::GameStore(QString folder) : m_folder(std::move(folder)) {}

QString GameStore::file() const {
    return QDir(m_folder).filePath(QStringLiteral("game.json"));
}

chess::Result<void, StoreError> GameStore::keep(const SessionRecord& record) {
    const auto fault = [this](const QString& reason) {
        return chess::failure(StoreError{StoreFault::CannotWrite, file(), reason});
    };
    QDir().mkpath(m_folder); // where that fails, opening the file says why
    QSaveFile saved(file()); // written beside the old file, then put in its place in one step
    if (!saved.open(QIODevice::WriteOnly)) {
        return fault(saved.errorString());
    }
    // Flushed here, since commit() of Qt 6.4 overlooks that the last of it could not be written.
    if (saved.write(writeSession(record)) < 0 || !saved.flush() || !saved.commit()) {
        return fault(saved.errorString());
    }
    return {};
}

StoreError GameStore::setAside(StoreFault fault, const QString& reason) {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const auto named = [&](int number) {
        return QDir(m_folder).filePath(
            QStringLiteral("game-damaged-%1-%2.json").arg(stamp).arg(number)
        );
    };
    int number = 1;
    while (QFile::exists(named(number))) {
        ++number;
    }
    const QString aside = named(number);
    const bool isMoved = QFile::rename(file(), aside);
    return {fault, isMoved ? aside : file(), reason};
}

chess::Result<std::optional<SessionRecord>, StoreError> GameStore::load() {
    QFile kept(file());
    if (!kept.exists()) {
        return std::optional<SessionRecord>();
    }
    if (!kept.open(QIODevice::ReadOnly)) {
        return chess::failure(setAside(StoreFault::CannotRead, kept.errorString()));
    }
    const QByteArray text = kept.readAll();
    kept.close();
    auto record = readSession(text);
    if (!record) {
        return chess::failure(setAside(StoreFault::Damaged, {}));
    }
    return record;
}

} // namespace app
