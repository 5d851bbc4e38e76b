// SPDX-License-Identifier: Apache-2.0
// New land and one-point markers as data: their part of a state, their steps, tasks and corrections
// (WO-30 to WO-41).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/fields.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <array>
#include <bitset>
#include <cstdint>

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
struct TakeMarker {
    static constexpr const char* name = "take-marker";
    PlayerId player;
    CornerId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};

} // namespace step

namespace task {

/// WO-30: which of the new hexes at the ends of this side is discovered next?
struct Discover {
    PlayerId player;
    SideId side;
    friend bool operator==(const Discover&, const Discover&) = default;
};
/// WO-30: which token came out of the bag?
struct DrawToken {
    PlayerId player;
    HexId hex;
    friend bool operator==(const DrawToken&, const DrawToken&) = default;
};
/// WO-40: which token on the board goes to the new hex?
struct MoveToken {
    PlayerId player;
    HexId hex;
    friend bool operator==(const MoveToken&, const MoveToken&) = default;
};
/// WO-31: the markers at the ends of this side are taken.
struct TakeMarkers {
    PlayerId player;
    SideId side;
    friend bool operator==(const TakeMarkers&, const TakeMarkers&) = default;
};

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

} // namespace watchfire::hex
