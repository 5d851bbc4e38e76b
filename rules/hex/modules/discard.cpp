// SPDX-License-Identifier: Apache-2.0
// A seven begins with discarding (BA-20). Hands are secret, so it is announced, not counted.
#include "rules/hex/module.h"

namespace watchfire::hex {

namespace {

class Discard final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::discard; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::discard};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }
    void run(Phase, Context& context) const override { context.tell(step::Discard{BA(20)}); }
};

} // namespace

const RuleModule& discardModule() {
    static const Discard module;
    return module;
}

} // namespace watchfire::hex
