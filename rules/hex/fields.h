// SPDX-License-Identifier: Apache-2.0
// Lists of fields (rules/core/fields.h) for what a state keeps by hex, corner or side.
#pragma once

#include "rules/hex/ids.h"

#include <bitset>
#include <vector>

namespace watchfire::hex {

template <class IdType, class T> struct Placed {
    IdType at;
    T what{};
};

template <class Archive, class IdType, class T> void fields(Archive& archive, Placed<IdType, T>& placed) {
    archive("at", placed.at);
    archive("what", placed.what);
}

/// Writes only the places that differ from an empty one. An entry that names no place is dropped; the check
/// of a whole position then notices that it is missing.
template <class Archive, class IdType, class T, std::size_t N>
void sparse(Archive& archive, const char* name, ById<IdType, T, N>& items) {
    std::vector<Placed<IdType, T>> list;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!(items[IdType(i)] == T{}))
            list.push_back({IdType(i), items[IdType(i)]});
    archive(name, list);
    items = ById<IdType, T, N>(items.size());
    for (const auto& [at, what] : list)
        if (at.valid() && at.index() < items.size())
            items[at] = what;
}

/// Writes a set of hexes as a list.
template <class Archive> void hexes(Archive& archive, const char* name, std::bitset<maxHexes>& set) {
    std::vector<HexId> list;
    for (std::size_t i = 0; i < set.size(); ++i)
        if (set.test(i))
            list.emplace_back(i);
    archive(name, list);
    set.reset();
    for (const HexId hex : list)
        if (hex.valid())
            set.set(hex.index());
}

} // namespace watchfire::hex
