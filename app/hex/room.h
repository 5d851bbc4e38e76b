// SPDX-License-Identifier: Apache-2.0
// What the app knows of one rule module: its sentences, its part of the state strip, its marks on the board.
// A module overrides what it has; every default is "nothing". The screens ask the list in rooms.h and name no
// module that has a room.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QList>
#include <QString>

#include "rules/hex/state.h"

namespace watchfire {

struct StripRow;

class ModuleRoom {
public:
    ModuleRoom() = default;
    ModuleRoom(const ModuleRoom&) = delete;
    ModuleRoom& operator=(const ModuleRoom&) = delete;
    virtual ~ModuleRoom();

    /// The rule module whose room this is.
    [[nodiscard]] virtual hex::ModuleName module() const = 0;

    /// Its rows of the state strip. Only asked in a game with the module.
    [[nodiscard]] virtual QList<StripRow> strip(const hex::State& state) const;
};

} // namespace watchfire
