// SPDX-License-Identifier: Apache-2.0
// Dense indices of a board's parts (decisions 1). Names exist only at the border, in the log; inside, a hex,
// corner, side, wall, assembly hex or player is a small number of a type of its own, so that they cannot be
// mixed up.
#pragma once

#include "rules/core/short_list.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>

namespace watchfire::hex {

template <class Tag, class Number> struct Id {
    using Value = Number;
    static constexpr Number noneValue = static_cast<Number>(~Number{0});

    Number value = noneValue;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index) : value(static_cast<Number>(index)) {}
    [[nodiscard]] constexpr bool valid() const { return value != noneValue; }
    [[nodiscard]] constexpr std::size_t index() const { return value; }
    constexpr explicit operator bool() const { return valid(); }
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

using HexId = Id<struct HexTag, std::uint16_t>;
using CornerId = Id<struct CornerTag, std::uint16_t>;
using SideId = Id<struct SideTag, std::uint16_t>;
using HarbourId = Id<struct HarbourTag, std::uint8_t>;
/// A wall section (GW-01), in the board's order. For the order on the map, use the places.
using WallId = Id<struct WallTag, std::uint8_t>;
/// An assembly hex and its numeral (GW-01), in the board's order, which may differ from the map's.
using AssemblyId = Id<struct AssemblyTag, std::uint8_t>;
/// A player, in turn order.
using PlayerId = Id<struct PlayerTag, std::uint8_t>;

inline constexpr std::size_t maxPlayers = 6;
inline constexpr std::size_t maxWalls = 6;
inline constexpr std::size_t maxAssembly = 5;
inline constexpr std::size_t maxHexes = 500;
inline constexpr std::size_t maxHarbours = 64;
inline constexpr std::size_t maxMarkers = 32;
inline constexpr std::size_t maxTokens = 60;

/// A flat array by index. Boards of usual size live inside the object, so copying a state allocates nothing.
template <class IdType, class T, std::size_t Inline> class ById {
public:
    ById() = default;
    explicit ById(std::size_t size, T value = T{}) : m_items(size, value) {}
    [[nodiscard]] T& operator[](IdType id) { return m_items[id.index()]; }
    [[nodiscard]] const T& operator[](IdType id) const { return m_items[id.index()]; }
    [[nodiscard]] std::size_t size() const { return m_items.size(); }
    [[nodiscard]] auto begin() const { return m_items.begin(); }
    [[nodiscard]] auto end() const { return m_items.end(); }
    friend bool operator==(const ById& a, const ById& b) {
        if constexpr (std::has_unique_object_representations_v<T>) // equal values are equal bytes
            return a.size() == b.size() &&
                   std::memcmp(a.m_items.data(), b.m_items.data(), a.size() * sizeof(T)) == 0;
        return std::equal(a.m_items.begin(), a.m_items.end(), b.m_items.begin(), b.m_items.end());
    }

private:
    boost::container::small_vector<T, Inline> m_items;
};

/// The first in the list that fits; invalid if none does.
template <class IdType, class List, class Fits> [[nodiscard]] IdType idWhere(const List& list, Fits fits) {
    const auto it = std::find_if(list.begin(), list.end(), fits);
    return it == list.end() ? IdType{} : IdType(static_cast<std::size_t>(it - list.begin()));
}

using PlayerList = ShortList<PlayerId, maxPlayers>;

/// Any place that a command, a step or an option can name; monostate for none.
using Place = std::variant<std::monostate, HexId, CornerId, SideId, WallId, AssemblyId>;

} // namespace watchfire::hex
