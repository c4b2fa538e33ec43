// Keeps the game on disk, so that a kill or a power cut loses nothing: one file, written whole
// beside the old one and put in its place, after every change.
#pragma once

#include "app/gamesession.h"

#include <QString>

#include <optional>

namespace app {

enum class StoreFault {
    CannotWrite, // no folder, no right, no room: the file is as it was
    CannotRead,  // the file is there but cannot be read; it was set aside under another name
    Damaged,     // the file does not hold a game; it was set aside, too
};

struct StoreError {
    StoreFault fault;
    QString file;   // which
    QString reason; // what the system says, if anything
};

class GameStore {
public:
    explicit GameStore(QString folder);

    QString file() const; // where the game is kept

    chess::Result<void, StoreError> keep(const SessionRecord& record);

    // The game kept last; nothing if there is none.
    chess::Result<std::optional<SessionRecord>, StoreError> load();

private:
    StoreError setAside(StoreFault fault, const QString& reason);

    QString m_folder;
};

} // namespace app
