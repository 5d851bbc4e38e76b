// SPDX-License-Identifier: Apache-2.0
// Plays all seats of a hex game by one stated policy (docs/simulate.md, "How they play"). Every command is
// legal: places come from `legalPlaces`, answers from the decision's options, and a knight's ways from the
// questions that the rules would ask.
#pragma once

#include "app/play/ground.h"
#include "app/play/hand.h"
#include "app/play/random_stream.h"
#include "app/play/way_map.h"
#include "rules/hex/module.h"
#include "rules/hex/outcome.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace watchfire::play {

/// Raised whenever the same seed would play another game.
inline constexpr int policyVersion = 2;

class Player {
public:
    /// `ground` must outlive the player.
    Player(const Ground& ground, RandomStream random);

    /// The next command. `open`: the decision that the last command left open. The game must not be over.
    hex::Command next(const hex::State& state, const std::optional<hex::Decision>& open);
    /// Brings the hands up to date with what a command has told.
    void heed(const hex::Steps& steps);

private:
    using MaybeCommand = std::optional<hex::Command>;

    hex::Command answer(const hex::State& state, const hex::Decision& open);
    hex::Command found(const hex::State& state);
    /// Before the roll: BA-51's buildings of the others, a knight, the roll.
    hex::Command beforeRoll(const hex::State& state);
    hex::Command afterRoll(const hex::State& state);

    /// Builds or buys for the player, if the hand allows; what needs no command is bought on the way.
    MaybeCommand build(const hex::State& state, hex::PlayerId player, bool special);
    MaybeCommand buildPiece(const hex::State& state, hex::PlayerId player, hex::Piece piece, bool special);
    MaybeCommand raiseWall(const hex::State& state, hex::PlayerId player, bool special);
    MaybeCommand buildLine(const hex::State& state, hex::PlayerId player, bool special);
    MaybeCommand buyCard(const hex::State& state, hex::PlayerId player, bool special, bool& bought);
    using MayLay = std::function<bool(hex::LineKind)>;
    /// The line that leads nearest to a goal; `nullopt` if none leads to any.
    std::optional<hex::Placement> bestLine(const hex::State& state, hex::PlayerId player, bool founding,
                                           const MayLay& allowed);
    MaybeCommand layFreeLine(const hex::State& state);

    MaybeCommand playKnight(const hex::State& state);
    MaybeCommand robberKnight(const hex::State& state, hex::PlayerId player);
    MaybeCommand raiderKnight(const hex::State& state, hex::PlayerId player);
    hex::Command wallKnight(const hex::State& state, hex::PlayerId player);
    MaybeCommand playOtherCard(const hex::State& state);

    /// The best of a few places drawn at random: the one whose hexes are rolled most often.
    hex::Place choosePlace(const hex::State& state, const std::vector<hex::Place>& places);
    hex::HexId chooseRobberHex(const hex::State& state, hex::PlayerId player, const hex::Values& options);
    [[nodiscard]] hex::PlayerId anyOther(hex::PlayerId player);
    const std::vector<hex::Place>& sitesOf(const hex::State& state, hex::PlayerId player);
    [[nodiscard]] Rates ratesOf(const hex::State& state, hex::PlayerId player) const;
    [[nodiscard]] Hand& handOf(hex::PlayerId player) { return m_hands[player.index()]; }
    [[nodiscard]] CardsHeld& cardsOf(hex::PlayerId player) { return m_cards[player.index()]; }
    /// Takes one card of the kind, if there is one that may be played.
    bool spend(hex::PlayerId player, CardKind kind);

    const Ground& m_ground;
    RandomStream m_random;
    std::array<Hand, hex::maxPlayers> m_hands{};
    std::array<CardsHeld, hex::maxPlayers> m_cards{};
    CardPile m_pile;
    WayMap m_ways;
    std::optional<std::vector<hex::Place>> m_sites;
    std::size_t m_specialLeft = 0; ///< BA-51: players who may still build before the roll
    bool m_freeLines = false;      ///< a road-building card may still lay a line
};

} // namespace watchfire::play
