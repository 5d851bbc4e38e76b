// SPDX-License-Identifier: Apache-2.0
// What a player's phone asks the table to do, read from one line of JSON from a network: a proposal, or why
// it is none. A proposal can only roll, tick, answer, build or enter an act that the table offers the player;
// there is no word for anything else, so that nothing that a phone sends can undo, correct or end another
// player's turn. docs/mirror.md has the fields.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace watchfire::mirror {

/// The version of the format.
inline constexpr int askVersion = 1;
/// Bytes; the longest proper one, an order of all soldiers of Black Powder, has a third of it.
inline constexpr std::size_t longestProposal = 1024;
/// Of one act.
inline constexpr std::size_t mostTouches = 64;

namespace proposal {
/// Two dice that somebody threw.
struct Roll {
    int die1 = 1, die2 = 1;
};
/// The current step is done.
struct Tick {
    std::string step; ///< its id
};
/// Answers the open question with these rows, from 0; several only if the answer is a list.
struct Answer {
    std::vector<int> rows;
};
struct Build {
    std::string piece; ///< "road"
    std::string place; ///< "side 0,1:E"
};
/// An act with the touches so far: the table answers with its next question, or it is complete.
struct Act {
    std::string act; ///< "move-ship"
    std::vector<std::string> touches;
};
} // namespace proposal

struct Proposal {
    using What =
        std::variant<proposal::Roll, proposal::Tick, proposal::Answer, proposal::Build, proposal::Act>;
    std::string id; ///< by which the phone knows the answer
    std::string game;
    int revision = 0; ///< of the snapshot for which it was made
    What what;
};

enum class Refusal {
    broken,   ///< not a proposal
    tooLarge, ///< more than longestProposal bytes
    tooOften, ///< more than anybody plays
    stale,    ///< made for another revision, or another step is current: the table has gone on
    notYours, ///< it is not this player's turn, roll or question
    notNow,   ///< nothing of the kind is offered
    busy,     ///< the same player's last proposal still waits
    no,       ///< the table said no
    rules,    ///< the rules refuse it
};
/// As the phone reads it: "too-large".
[[nodiscard]] const char* word(Refusal refusal);

/// A refused text, with its id if it had one.
struct Refused {
    Refusal why = Refusal::broken;
    std::string id{};
};

[[nodiscard]] std::variant<Proposal, Refused> readProposal(std::string_view text);

} // namespace watchfire::mirror
