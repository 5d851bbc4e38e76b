// SPDX-License-Identifier: Apache-2.0
// Corrections: the table overrules the program (BA-60). They trigger no event; the phases that follow judge
// again what depends on the position.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/module.h"

#include <optional>

namespace watchfire::hex {

/// Carries a correction out on the context's state. Errors: `bad-value` with the clause that limits the
/// value, and `no-piece-left` (BA-32).
std::optional<Error> correct(Context& context, const command::Correct& correction);

} // namespace watchfire::hex
