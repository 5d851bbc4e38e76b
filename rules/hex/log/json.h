// SPDX-License-Identifier: Apache-2.0
// The hex games' side of the log's contract (game-log): headers, boards, commands, steps, decisions and
// states as JSON. Names exist only here.
#pragma once

#include "rules/core/session.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/outcome.h"
#include "rules/hex/setup.h"

#include <functional>
#include <memory>
#include <string>

namespace watchfire::hex {

/// Errors: `header` with the JSON path of the field and the reason.
Result<Board> boardFromJson(const Json& json);

/// Writes the board as a file describes it, without the parts that it does not have. `boardFromJson` reads
/// the same board back.
[[nodiscard]] Json toJson(const BoardDescription& board);

/// Errors: `unknown-option`, `header`.
Result<Options> optionsFromJson(const Json& json);
[[nodiscard]] Json toJson(const Options& options);
Result<std::vector<Player>> playersFromJson(const Json& json);

/// Reads a command as typed data; unknown fields are ignored. Errors: `bad-value`, `bad-dice`,
/// `unknown-player`, `unknown-place`, `unknown-piece`, or the clause's own.
Result<Command> commandFromJson(const Setup& setup, const Json& json);
[[nodiscard]] Json toJson(const Setup& setup, const Command& command, const Origin& origin = {});

[[nodiscard]] Json toJson(const Setup& setup, const Step& step);
[[nodiscard]] Json toJson(const Setup& setup, const Decision& decision);
[[nodiscard]] Json toJson(const Setup& setup, const Value& value);
[[nodiscard]] Json toJson(const State& state);

/// A header's "position": the whole state, for a game that begins there. Null while a question is open.
[[nodiscard]] Json positionJson(const State& state);
/// Errors: `header` with the JSON path and the reason. Also refuses a position that no game can have, such as
/// lost riders.
Result<State> positionFromJson(const SetupRef& setup, const Json& json);

/// {"ok":true,"steps":…,"decisions":…} (game-log, "Answers").
[[nodiscard]] Json answerJson(const Setup& setup, const Steps& steps,
                              const std::optional<Decision>& decision);

} // namespace watchfire::hex
