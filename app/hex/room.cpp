// SPDX-License-Identifier: Apache-2.0
#include "app/hex/room.h"

#include "app/rows/board_rows.h"
#include "app/rows/strip_row.h"

namespace watchfire {

ModuleRoom::~ModuleRoom() = default;

QList<MarkRow> ModuleRoom::marks(const hex::Board&) const {
    return {};
}

QList<MarkRow> ModuleRoom::marks(const hex::BoardDescription&) const {
    return {};
}

QList<MarkRow> ModuleRoom::movingMarks(const hex::State&) const {
    return {};
}

QList<MarkRow> ModuleRoom::questionMarks(const hex::State&) const {
    return {};
}

QList<StripRow> ModuleRoom::strip(const hex::State&) const {
    return {};
}

} // namespace watchfire
