// SPDX-License-Identifier: Apache-2.0
// What the table asks of the open game: a command of either family, or undo or redo. It stays typed from the
// finger or the dice to the session; the recorder writes it as a line of the log (architecture.md, "One way
// in").
#pragma once

#include "rules/core/session.h"
#include "rules/hex/command.h"
#include "rules/powder/command.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <variant>

namespace watchfire {

struct Undo {};
struct Redo {};
/// A command of the family that is open.
using GameCommand = std::variant<hex::Command, powder::Command>;

struct Request {
    std::variant<Undo, Redo, GameCommand> what;
    Origin origin{};
    /// The line of the log that the request was read from, its fields in their order; null if it came typed.
    nlohmann::ordered_json line{};
    /// It was entered by the same touch as the command before it, whose cards are still to be done.
    bool joined = false;
};

/// "hand", "tower" or "program" (decisions 12); the desk adds the time.
inline Origin originBy(const char* who) {
    Origin origin;
    origin.by = who;
    return origin;
}

/// Hands a request to the desk, which shows the refusal, also that of a line that could not be read. False if
/// it was refused.
using Submit = std::function<bool(const Result<Request>&)>;

} // namespace watchfire
