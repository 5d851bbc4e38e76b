// SPDX-License-Identifier: Apache-2.0
// How a game ended, for a hall's page and for BG Stats: made from the snapshot of the table, so it says no
// more than that. The game's id makes it harmless to say it twice.
#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace watchfire::mirror {

inline constexpr int resultVersion = 1;

/// Nullopt while the game is not over, and for practice. `table`: the name of the table in the hall.
[[nodiscard]] std::optional<nlohmann::ordered_json> resultOf(const nlohmann::ordered_json& view,
                                                             const QString& table);

/// The link that hands a result to BG Stats, which its owner opens or scans; nothing is sent by it.
[[nodiscard]] QByteArray bgStatsLink(const nlohmann::ordered_json& result);

/// A text as a QR code: `size` modules a side, and in `rows` each row as hexadecimal digits of four modules,
/// dark ones 1. Null for a text that no code can hold.
[[nodiscard]] nlohmann::ordered_json codeOf(const QByteArray& text);

/// The kept results that are whole, and of too many the latest: a journal may have been damaged, or written
/// by somebody else.
[[nodiscard]] nlohmann::ordered_json wholeResults(const nlohmann::ordered_json& kept);
/// The results of an evening, the oldest first, with this one added or put in its place.
[[nodiscard]] nlohmann::ordered_json withResult(nlohmann::ordered_json results,
                                                const nlohmann::ordered_json& result);
/// Removes the result of this game: its end was undone. True if there was one.
bool takeResult(nlohmann::ordered_json& results, const std::string& game);
/// Lets results that end after `now` (ISO 8601 in UTC) end at `now`: a clock was ahead, and they would stay
/// for years. True if there was one.
bool endBy(nlohmann::ordered_json& results, const std::string& now);
/// Removes the results that ended before `since`, both ISO 8601 in UTC.
void forgetBefore(nlohmann::ordered_json& results, const std::string& since);

} // namespace watchfire::mirror
