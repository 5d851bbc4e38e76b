// SPDX-License-Identifier: Apache-2.0
// A table of Black Powder for tests: commands as log lines, steps as short lines of text.
#pragma once

#include "rules/game.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::test {

using Json = nlohmann::ordered_json;
using Lines = std::vector<std::string>;

/// The shipped sample book.
[[nodiscard]] Json sampleBook();

class PowderTable {
public:
    /// Three players, dragon before snake before turtle in tea order, with the sample book and the newest
    /// rules.
    explicit PowderTable(const std::vector<std::string>& clans = {"dragon", "snake", "turtle"},
                         Json options = {}, Json book = sampleBook(), int rules = rulesVersion);

    /// Plays a legal command. Returns the steps, and what `begin` finds missing, each as "do field field …
    /// BP-nn", without field names.
    Lines play(const char* command);
    Lines play(const Json& command);
    /// Plays a command that is refused; returns "code BP-nn".
    std::string refusal(std::string_view command);
    /// The open decision, or null.
    [[nodiscard]] Json decision() const;
    [[nodiscard]] Lines options() const;
    Lines answer(const Json& value);

    /// Places a horde card, before the game begins.
    void horde(std::string_view card, std::string_view at);
    /// Places a soldier, before the game begins.
    void soldier(std::string_view clan, std::string_view type, std::string_view at);
    void machine(std::string_view machine, std::string_view section);
    void begin();
    /// Begins the game and plays through the firing phase; the assault is still to come.
    void winter();
    Lines assault() { return play(R"({"do":"assault"})"); }
    Lines correct(std::string_view what, std::string_view at, const Json& value);

    [[nodiscard]] PowderGame& game() { return *m_game; }
    [[nodiscard]] const powder::State& state() const { return m_game->current(); }
    [[nodiscard]] Json json() const { return m_game->state(); }
    [[nodiscard]] int honor(powder::Clan clan) const { return state().of(clan).honor; }

private:
    std::unique_ptr<PowderGame> m_game;
};

/// The steps whose name is one of these.
[[nodiscard]] Lines only(const Lines& steps, const std::vector<std::string>& names);

} // namespace watchfire::test
