// SPDX-License-Identifier: Apache-2.0
// New land and one-point markers: their part of a state, their steps, tasks and corrections, and what the
// engine does with them (WO-02, WO-30 to WO-41).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/fields.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

namespace watchfire::hex {

/// The number tokens in a bag, counted by number.
using TokenBag = std::array<std::uint8_t, 13>;

struct DiscoveryPart {
    static constexpr const char* name = "discovery";
    static constexpr ModuleName module = ModuleName::discovery;

    TokenBag bag{};
    std::bitset<maxHexes> known; ///< hexes that have carried a number or were discovered
    std::array<PlayerId, maxMarkers>
        markerHolders{}; ///< by the board's marker; invalid: it lies on its corner

    void fields(auto& archive) {
        archive("bag", bag, 0, maxTokens);
        hexes(archive, "known", known);
        archive("marker-holders", markerHolders);
    }
    friend bool operator==(const DiscoveryPart&, const DiscoveryPart&) = default;
};

namespace step {

struct DrawToken {
    static constexpr const char* name = "draw-token";
    PlayerId player;
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("hex", hex); }
};
struct PlaceToken {
    static constexpr const char* name = "place-token";
    HexId hex;
    std::uint8_t number = 0;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex)("number", number); }
};
struct MoveToken {
    static constexpr const char* name = "move-token";
    HexId from;
    HexId to;
    std::uint8_t number = 0;
    Clause rule;
    void fields(auto& archive) const { archive("from", from)("to", to)("number", number); }
};
struct TakeMarker : PlayerAt<CornerId> {
    static constexpr const char* name = "take-marker";
};

} // namespace step

namespace task {

/// WO-30: which of the new hexes at the ends of this side is discovered next?
struct Discover : OfPlayerOnSide {};
/// WO-30: which token came out of the bag?
struct DrawToken : OfPlayerOnHex {};
/// WO-40: which token on the board goes to the new hex?
struct MoveToken : OfPlayerOnHex {};
/// WO-31: the markers at the ends of this side are taken.
struct TakeMarkers : OfPlayerOnSide {};

} // namespace task

namespace command {

struct CorrectTokens {
    static constexpr const char* name = "bag";
    static constexpr ModuleName module = ModuleName::discovery;

    TokenBag bag{};
    friend bool operator==(const CorrectTokens&, const CorrectTokens&) = default;
};
struct CorrectDiscovered {
    static constexpr const char* name = "discovered";
    static constexpr ModuleName module = ModuleName::discovery;

    HexId hex;
    bool discovered = false;
    void fields(auto& archive) { archive("at", hex)("value", discovered, WO(30)); }
    friend bool operator==(const CorrectDiscovered&, const CorrectDiscovered&) = default;
};
struct CorrectMarker {
    static constexpr const char* name = "marker";
    static constexpr ModuleName module = ModuleName::discovery;

    CornerId at;
    PlayerId player{}; ///< invalid: it lies on its corner
    void fields(auto& archive) { archive("at", at).orNone("value", player); }
    friend bool operator==(const CorrectMarker&, const CorrectMarker&) = default;
};

} // namespace command

struct DiscoveryData {
    using Steps = TypeList<step::DrawToken, step::PlaceToken, step::MoveToken, step::TakeMarker>;
    using Tasks = TypeList<task::Discover, task::DrawToken, task::MoveToken, task::TakeMarkers>;
    using Corrections = TypeList<command::CorrectTokens, command::CorrectDiscovered, command::CorrectMarker>;
    using Commands = TypeList<>;

    DiscoveryPart discovery;
    static constexpr auto part = &DiscoveryData::discovery;
    friend bool operator==(const DiscoveryData&, const DiscoveryData&) = default;
};

// ---- what the engine does with them

/// True if this hex is new: land other than desert that has never carried a number (WO-30).
[[nodiscard]] bool canBeDiscovered(const State& state, HexId hex);

[[nodiscard]] Decision question(const State& state, const task::Discover& task);
[[nodiscard]] Decision question(const State& state, const task::DrawToken& task);
[[nodiscard]] Decision question(const State& state, const task::MoveToken& task);
void answer(Context& context, const task::Discover& task, const Value& value);
void answer(Context& context, const task::DrawToken& task, const Value& value);
void answer(Context& context, const task::MoveToken& task, const Value& value);
void perform(Context& context, const task::TakeMarkers& task);
/// How many such tokens are in the bag.
[[nodiscard]] std::uint32_t copiesInBag(const State& state, const task::DrawToken& task, const Value& value);

// BA-60. Errors: `bad-value` with the clause.

/// Fills the bag with these tokens. An open question about a new hex's token is asked again of the new bag
/// (WO-30, WO-40). If the token now has to be drawn, a step tells the table to draw it.
std::optional<Error> correct(Context& context, const command::CorrectTokens& correction);
/// Marks a hex as discovered or as new; a hex with a number cannot be new.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectDiscovered& correction);
/// Gives a marker to this player, or puts it back on its corner.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectMarker& correction);
/// WO-30: a hex to which a correction gives a number is known from now on.
void noteNumber(DiscoveryPart& discovery, HexId hex);

inline void show(State&, const step::DrawToken&) {} // only announces the draw
void show(State& state, const step::PlaceToken& step);
void show(State& state, const step::MoveToken& step);
void show(State& state, const step::TakeMarker& step);
/// WO-30: the answered hex is no longer new, even if no token comes to it.
void showAnswer(DiscoveryPart& discovery, const command::Answer& answer);

void count(Tally& tally, const step::PlaceToken& step);
void count(Tally& tally, const step::MoveToken& step);

// ---- in the log's form, where a list of fields does not say it all

void writeState(Json& json, const State& state, const DiscoveryPart& discovery);

void read(const CommandReader& reader, command::CorrectTokens& into);
void write(Json& json, const Setup& setup, const command::CorrectTokens& correction);

} // namespace watchfire::hex
