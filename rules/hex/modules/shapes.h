// SPDX-License-Identifier: Apache-2.0
// Steps and tasks that have the same fields. A module derives its own kinds from these and names them.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <cstdint>

namespace watchfire::hex {

namespace step {

struct OnHex {
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex); }
};
template <class Id> struct PlayerAt {
    PlayerId player;
    Id at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};
struct PieceAt {
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("piece", piece)("at", at); }
};
struct WallLevels {
    WallId wall;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Clause rule;
    void fields(auto& archive) const { archive("wall", wall)("from", from)("to", to); }
};

} // namespace step

namespace task {

struct OfPlayer {
    PlayerId player;
    friend bool operator==(const OfPlayer&, const OfPlayer&) = default;
};
struct OfPlayerOnHex {
    PlayerId player;
    HexId hex;
    friend bool operator==(const OfPlayerOnHex&, const OfPlayerOnHex&) = default;
};
struct OfPlayerOnSide {
    PlayerId player;
    SideId side;
    friend bool operator==(const OfPlayerOnSide&, const OfPlayerOnSide&) = default;
};

} // namespace task

} // namespace watchfire::hex
