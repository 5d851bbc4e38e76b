// SPDX-License-Identifier: Apache-2.0
// What a running game would make of another printed value: told before the value is changed.
#pragma once

#include "rules/powder/state.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace watchfire::text {

/// What would change on the board and in the outlook, one sentence each; at last what stays as it is.
QStringList valueEffects(const powder::State& state, const powder::ValueKey& key,
                         const powder::BookValue& value);
/// Why the value cannot be taken: a soldier, token or wound lies where the card would have a gap, so one of
/// them has to be corrected first; or a command that waits for it would be impossible.
std::optional<QString> valueConflict(const powder::State& state, const powder::ValueKey& key,
                                     const powder::BookValue& value);

} // namespace watchfire::text
