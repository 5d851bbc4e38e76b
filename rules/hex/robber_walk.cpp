// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/robber_walk.h"

#include "rules/hex/module.h"

namespace watchfire::hex {

namespace {

/// The paths that end at one hex: their chance and, for each target, how much of it comes from paths on which
/// the target was hit.
struct Paths {
    double chance = 0;
    std::vector<double> hit; ///< by target; empty if no path ends here
};

/// The paths after each number of moves.
class Walk {
public:
    explicit Walk(const State& start) : m_state(start), m_hexes(start.board().hexes().size()) {
        m_paths.resize(m_hexes + 1);
        m_paths[placeOf(start.thieves.robber)] = {1, std::vector<double>(targets(), 0.0)};
    }

    [[nodiscard]] std::size_t targets() const { return 2 * m_hexes; }
    [[nodiscard]] Risk::Hit target(std::size_t i, double chance) const {
        return {i % 2 == 0 ? HitKind::blocked : HitKind::freed, HexId(i / 2), chance};
    }

    /// Adds the chance of each target to be hit so far, `share` of it.
    void addTo(std::vector<double>& sums, double share) const {
        for (const Paths& paths : m_paths)
            for (std::size_t i = 0; i < paths.hit.size(); ++i)
                sums[i] += paths.hit[i] * share;
    }

    void move() {
        std::vector<Paths> next(m_paths.size());
        for (std::size_t place = 0; place < m_paths.size(); ++place)
            if (m_paths[place].chance > 0)
                moveFrom(place == m_hexes ? HexId{} : HexId(place), m_paths[place], next);
        m_paths = std::move(next);
    }

private:
    /// The last place is off the board.
    [[nodiscard]] std::size_t placeOf(HexId hex) const { return hex.valid() ? hex.index() : m_hexes; }

    void moveFrom(HexId from, const Paths& before, std::vector<Paths>& next) {
        m_state.thieves.robber = from;
        const Decision asked = question(m_state, task::MoveRobber{m_state.turn.player});
        const double share = 1.0 / static_cast<double>(asked.options.size());
        for (const Value& value : asked.options) {
            const HexId hex = std::get<HexId>(value);
            Paths& to = next[placeOf(hex)];
            to.hit.resize(targets(), 0.0);
            to.chance += before.chance * share;
            for (std::size_t i = 0; i < targets(); ++i)
                to.hit[i] += before.hit[i] * share;
            // Targets that are hit now for the first time.
            const auto hit = [&](std::size_t i) { to.hit[i] += (before.chance - before.hit[i]) * share; };
            hit(2 * hex.index());
            if (from.valid())
                hit(2 * from.index() + 1);
        }
    }

    State m_state; ///< only the robber's place changes
    std::size_t m_hexes;
    std::vector<Paths> m_paths;
};

} // namespace

std::vector<Risk::Hit> robberHits(const State& start, const std::vector<double>& moves) {
    Walk walk(start);
    std::vector<double> chances(walk.targets(), 0.0);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        walk.move();
        walk.addTo(chances, moves[i]);
    }
    std::vector<Risk::Hit> hits;
    for (std::size_t i = 0; i < chances.size(); ++i)
        if (chances[i] > 0)
            hits.push_back(walk.target(i, chances[i]));
    return hits;
}

} // namespace watchfire::hex
