// SPDX-License-Identifier: Apache-2.0
// The friendly robber in the app (FR): its option, and why he does not go to a hex.
#pragma once

#include "app/hex/room.h"

namespace watchfire {

class FriendlyRobberRoom final : public ModuleRoom {
public:
    [[nodiscard]] hex::ModuleName module() const override;

    [[nodiscard]] OptionWords option() const override;
    [[nodiscard]] QString forbidden(const hex::State& state, const hex::Decision& decision,
                                    const hex::Decision::Forbidden& answer) const override;
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override;
};

} // namespace watchfire
