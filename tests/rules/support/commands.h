// SPDX-License-Identifier: Apache-2.0
// The commands of the game log as words, so that a test reads like a game: `roll(5, 6)`, `place("city",
// "blue", "2,1:SE")`. Each word makes the JSON object that a log line holds, nothing more.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

namespace watchfire::test {

using nlohmann::json;

inline json place(const std::string& piece, const std::string& player, const std::string& at) {
    return {{"do", "place"}, {"piece", piece}, {"player", player}, {"at", at}};
}
inline json founding(const std::string& piece, const std::string& player, const std::string& at) {
    return {{"do", "place"}, {"piece", piece}, {"player", player}, {"at", at}, {"founding", true}};
}
inline json begin(const std::string& player, const std::string& phase = "before-roll") {
    return {{"do", "begin"}, {"player", player}, {"phase", phase}};
}
inline json roll(int a, int b) {
    return {{"do", "roll"}, {"dice", {a, b}}, {"by", "hand"}};
}
inline json build(const std::string& piece, const std::string& player, const std::string& at) {
    return {{"do", "build"}, {"piece", piece}, {"player", player}, {"at", at}};
}
inline json anyway(json command) {
    command["anyway"] = true;
    return command;
}
inline json special(json command) {
    command["special"] = true;
    return command;
}
inline json moveShip(const std::string& player, const std::string& from, const std::string& to) {
    return {{"do", "move-ship"}, {"player", player}, {"from", from}, {"to", to}};
}
/// A knight of The Great Wall: the actions of GW-50 in order.
inline json knight(const std::string& player, const std::vector<json>& actions) {
    return {{"do", "knight"}, {"player", player}, {"actions", json(actions)}};
}
inline json moveRider(const std::string& from, const std::string& to) {
    return {{"move-rider", {from, to}}};
}
inline json driveOff(const std::string& hex) {
    return {{"drive-off", hex}};
}
inline json movePirate(const std::string& hex, json from = nullptr) {
    return {{"pirate", hex}, {"from", std::move(from)}};
}
/// A knight in a game with a robber (BA-21); `to` is null while the robber has drowned (GR-23).
inline json knightTo(const std::string& player, json to, json from = nullptr) {
    return {{"do", "knight"}, {"player", player}, {"to", std::move(to)}, {"from", std::move(from)}};
}
/// A knight of The Raiders: takes the raider from this hex (RA-40).
inline json knightAt(const std::string& player, json at) {
    return {{"do", "knight"}, {"player", player}, {"at", std::move(at)}};
}
inline json card(const std::string& player, const std::string& name) {
    return {{"do", "card"}, {"player", player}, {"card", name}};
}
inline json spendCounters(const std::string& player, int amount) {
    return {{"do", "spend-counters"}, {"player", player}, {"amount", amount}};
}
inline json answer(const std::string& decision, json value) {
    return {{"do", "answer"}, {"decision", decision}, {"value", std::move(value)}};
}
inline json endTurn() {
    return {{"do", "end-turn"}};
}
inline json correct(const std::string& what, const std::string& at, json value) {
    return {{"do", "correct"}, {"what", what}, {"at", at}, {"value", std::move(value)}};
}
inline json correct(const std::string& what, json value) {
    return {{"do", "correct"}, {"what", what}, {"value", std::move(value)}};
}
inline json correctRiders(const std::string& at, json value) {
    return correct("riders", at, std::move(value));
}
/// Raiders on a hex, in the "supply", or in front of a player.
inline json raiders(const std::string& at, json value) {
    return correct("raiders", at, std::move(value));
}
inline json undo() {
    return {{"do", "undo"}};
}
inline json redo() {
    return {{"do", "redo"}};
}

} // namespace watchfire::test
