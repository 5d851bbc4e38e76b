// SPDX-License-Identifier: Apache-2.0
// Corrections: the table overrules the program (BA-60). They trigger no event; what derives from the position
// is judged anew by the phases that follow.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/module.h"

#include <optional>

namespace watchfire::hex {

/// Carries a correction out on the context's state. Errors: `bad-value` with the clause that bounds the
/// value, `no-piece-left` (BA-32).
std::optional<Error> correct(Context& context, const command::Correct& correction);

} // namespace watchfire::hex
