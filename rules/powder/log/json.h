// SPDX-License-Identifier: Apache-2.0
// Black Powder's side of the log's contract (game-log of Black Powder): header, book, commands, steps,
// decisions and states as JSON. Names exist only here and in the pieces' own tables.
#pragma once

#include "rules/core/session.h"
#include "rules/powder/outcome.h"
#include "rules/powder/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

using Json = nlohmann::ordered_json;

/// Errors: `header` with the JSON path of the field and the reason.
Result<std::vector<Player>> playersFromJson(const Json& json);
/// Errors: `unknown-option`, `header`.
Result<Options> optionsFromJson(const Json& json);
[[nodiscard]] Json toJson(const Options& options);

/// Errors: `header` with the JSON path: masks that are not 2×6, a reward on a gap, `backs` not one per copy,
/// a cell outside the grid, a number outside 0 to 99.
Result<Book> bookFromJson(const Json& json);
/// Writes the book without the values that it does not know.
[[nodiscard]] Json toJson(const Book& book);
/// Reads a single value in the form of its place in the book. Errors: `bad-value` with the path.
Result<BookValue> valueFromJson(const ValueKey& key, const Json& json);
[[nodiscard]] Json toJson(const BookValue& value);
/// The kind of value that a question wants: [0,99], or "spots", "cells", "reward", "cost", "ability".
[[nodiscard]] Json rangeOf(const ValueKey& key);

/// Reads a command as typed data; unknown fields are ignored. Errors: `bad-value`, `unknown-player`,
/// `unknown-place`, `unknown-piece`, `unknown-card`.
Result<Command> commandFromJson(const State& state, const Json& json);
[[nodiscard]] Json toJson(const Command& command, const Origin& origin = {});

[[nodiscard]] Json toJson(const Step& step);
[[nodiscard]] Json toJson(const Decision& decision);
[[nodiscard]] Json toJson(const State& state);
/// A header's "position": the whole state, for a game that begins there. Null while a question is open.
[[nodiscard]] Json positionJson(const State& state);
/// Errors: `header` with the JSON path and the reason. Also refuses a position that no game can have, such as
/// lost soldiers.
Result<State> positionFromJson(const std::shared_ptr<const Setup>& setup, const Json& json);
/// {"ok":true,"steps":…,"decisions":…}.
[[nodiscard]] Json answerJson(const Steps& steps, const std::optional<Decision>& decision);

// ---- shared by the readers and writers

[[nodiscard]] Json cellsToJson(const CellSet& cells);
[[nodiscard]] Json toJson(const Value& value);
[[nodiscard]] Json toJson(const Claimed& claimed);
/// {"spearman":2}; types without soldiers are left out.
[[nodiscard]] Json soldiersToJson(const Soldiers& soldiers);
/// Where shame lies: a type of soldier in the pool, or a claimed place.
[[nodiscard]] Json shamePlaceToJson(const std::variant<SoldierType, ClaimedAt>& place);
[[nodiscard]] Json sectionOrNull(const std::optional<SectionIndex>& section);

} // namespace watchfire::powder
