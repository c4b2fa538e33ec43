// Keeps the game on disk, so that a kill or a power cut loses nothing: one file, written whole
// beside the old one and put in its place, after every change.
#pragma once

#include "core/game/game.h"

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

    chess::Result<void, StoreError> keep(const chess::Game& game);

    // The game kept last; nothing if there is none.
    chess::Result<std::optional<chess::Game>, StoreError> load();

private:
    StoreError setAside(StoreFault fault, const QString& reason);

    QString m_folder;
};

// The file's text, and the game it holds: as much of it as the laws allow is not enough, a game is
// whole or damaged.
QByteArray writeGame(const chess::Game& game);
std::optional<chess::Game> readGame(const QByteArray& text);

} // namespace app
