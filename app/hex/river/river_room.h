// SPDX-License-Identifier: Apache-2.0
// The Great River in the app (GR): flood and ebb, bridges, the drowned robber.
#pragma once

#include "app/hex/room.h"

namespace watchfire {

class RiverRoom final : public ModuleRoom {
public:
    [[nodiscard]] hex::ModuleName module() const override;
    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override;
};

} // namespace watchfire
