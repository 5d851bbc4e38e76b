// SPDX-License-Identifier: Apache-2.0
// What the program reads from its journal at every start, and what a repaired, restored or damaged journal
// may contain in any form: the games' headers for the list of games, own boards, an unsaved board, settings,
// the lock, chosen ports. Each line is given to every reader.
#include "app/kiosk/models/kiosk_lock.h"
#include "app/kiosk/saved_games.h"
#include "app/kiosk/tower_desk.h"
#include "app/models/settings_model.h"
#include "app/stores/own_boards.h"
#include "app/stores/unsaved_board.h"
#include "tests/fuzz/fuzz_target.h"

#include <string>

namespace watchfire::fuzz {

const bool pretty = false;

namespace {

void read(const std::string& text) {
    journal::GameRecord game;
    game.header = text;
    game.title = "as it was";
    game.updated = text.substr(0, 30);
    (void)kiosk::savedGameRow(game);
    OwnBoards boards;
    if (!boards.load(text)) {
        const std::string kept = boards.toJson();
        demand(!boards.load(kept) && boards.toJson() == kept, "own boards are kept as they are");
    }
    if (const auto board = unsavedBoardFromJson(text)) {
        const auto again = unsavedBoardFromJson(toJson(*board));
        demand(again.ok() && *again == *board, "an unsaved board is kept as it is");
    }
    SettingsModel settings;
    settings.fromJson(QByteArray::fromStdString(text));
    KioskLock lock;
    lock.fromJson(QByteArray::fromStdString(text));
    const QStringList ports = kiosk::TowerDesk::fromJson(text);
    demand(kiosk::TowerDesk::fromJson(kiosk::TowerDesk::toJson(ports)) == ports,
           "ports are kept as they are");
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(watchfire::fuzz::textOf(data, size));
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        watchfire::fuzz::read(text.substr(at, end - at));
        at = end + 1;
    }
    return 0;
}
