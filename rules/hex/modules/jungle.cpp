// SPDX-License-Identifier: Apache-2.0
// Jungles: they yield discovery counters in place of cards (RA-62). Counters are kept by production and spent
// by their own command.
#include "rules/hex/modules/modules.h"

namespace watchfire::hex {

namespace {

class Jungle final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::jungle; }

    [[nodiscard]] std::optional<Harvest> harvest(const State& state, HexId hex) const override {
        if (state.board()[hex].terrain != Terrain::jungle)
            return std::nullopt;
        return Harvest{Resource::none, true, RA(62)};
    }
};

} // namespace

const RuleModule& jungleModule() {
    static const Jungle module;
    return module;
}

} // namespace watchfire::hex
