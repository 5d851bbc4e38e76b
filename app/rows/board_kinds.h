// SPDX-License-Identifier: Apache-2.0
// What can lie on a board picture and where, as closed sets, so that drawing compares values and not words.
// Each value has a word, by which screens, the drive socket and boards in files know it; `none` is the empty
// word.
#pragma once

#include <QString>

#include <array>
#include <cstddef>

namespace watchfire::scene {

/// `open`: a hex of a board that is being made, not entered yet.
enum class Terrain {
    none,
    forest,
    hills,
    pasture,
    fields,
    mountains,
    desert,
    gold,
    jungle,
    volcano,
    sea,
    steppe,
    open
};
enum class HexKind { none, land, sea, assembly, attack, steppe };
/// What a harbour trades: `any` is 3:1, a resource 2:1.
enum class Trade { none, any, wood, brick, wool, grain, ore };
/// What ever stands on a board's sea: harbours only, the pirate in the middle of a hex, or ships on its
/// sides.
enum class Sea { bare, crossed, sailed };
enum class Piece { none, settlement, city, road, ship, bridge };
/// Two road pieces side by side (GR-31).
constexpr bool isPair(Piece piece) {
    return piece == Piece::bridge;
}
enum class Mark { none, storm, river, marker, repair, face };
/// True if the mark lies above all that is built; the others lie on the ground.
constexpr bool liesOnTop(Mark mark) {
    return mark == Mark::storm;
}
/// True if the mark has two ends, or points to one.
constexpr bool hasEnds(Mark mark) {
    return liesOnTop(mark) || mark == Mark::repair;
}
enum class PlaceKind { none, hex, corner, side, wall, heading };
/// What is lit: orange, red or green.
enum class Tone { none, task, danger, gain };

/// The words of a set, in the order of its values.
template <class Kind> inline constexpr int words = 0;
template <>
inline constexpr std::array words<Terrain>{"",          "forest", "hills", "pasture", "fields",
                                           "mountains", "desert", "gold",  "jungle",  "volcano",
                                           "sea",       "steppe", "open"};
template <> inline constexpr std::array words<HexKind>{"", "land", "sea", "assembly", "attack", "steppe"};
template <> inline constexpr std::array words<Trade>{"", "any", "wood", "brick", "wool", "grain", "ore"};
template <> inline constexpr std::array words<Piece>{"", "settlement", "city", "road", "ship", "bridge"};
template <> inline constexpr std::array words<Mark>{"", "storm", "river", "marker", "repair", "face"};
template <> inline constexpr std::array words<PlaceKind>{"", "hex", "corner", "side", "wall", "heading"};
template <> inline constexpr std::array words<Tone>{"", "do", "danger", "gain"};

template <class Kind> QString word(Kind kind) {
    return QString::fromLatin1(words<Kind>[static_cast<std::size_t>(kind)]);
}

/// `none` if no value has this word.
template <class Kind> Kind named(QLatin1String word) {
    for (std::size_t i = 1; i < words<Kind>.size(); ++i)
        if (word == QLatin1String(words<Kind>[i]))
            return static_cast<Kind>(i);
    return Kind::none;
}
template <class Kind> Kind named(const QString& word) {
    const QByteArray latin = word.toLatin1();
    return named<Kind>(QLatin1String(latin));
}

} // namespace watchfire::scene
