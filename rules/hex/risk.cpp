// SPDX-License-Identifier: Apache-2.0
// See risk.h. For each position this keeps its probability and, for each target, how much of that comes from
// ways on which the target was hit. Both are summed where two ways lead to the same position, so following it
// once loses nothing.
#include "rules/hex/risk.h"

#include "rules/hex/apply.h"
#include "rules/hex/modules/modules.h"
#include "rules/hex/scoring.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>

namespace watchfire::hex {

static_assert(modulesAreKnown);

namespace {

using Target = std::pair<HitKind, Place>;
using Targets = std::vector<std::size_t>; ///< indices, without repeats

/// Every target that was ever hit, numbered in the order of appearance.
class Register {
public:
    std::size_t of(HitKind kind, Place at) {
        const auto [found, fresh] = m_index.try_emplace({kind, at}, m_index.size());
        return found->second;
    }
    [[nodiscard]] const std::map<Target, std::size_t>& all() const { return m_index; }

private:
    std::map<Target, std::size_t> m_index;
};

struct Position {
    std::unique_ptr<const State> state; ///< apart, because positions move about and a state is large
    std::size_t hash = 0;               ///< of the state
    double weight = 0;
    std::vector<double> hit; ///< by target; missing entries are 0
};

void increase(std::vector<double>& sums, std::size_t at, double value) {
    if (sums.size() <= at)
        sums.resize(at + 1, 0.0);
    sums[at] += value;
}

void increase(std::vector<double>& sums, const std::vector<double>& values, double share) {
    if (sums.size() < values.size())
        sums.resize(values.size(), 0.0);
    for (std::size_t i = 0; i < values.size(); ++i)
        sums[i] += values[i] * share;
}

/// Brings parts that make no difference into one form, so that equal positions are equal values.
void normalize(State& state) {
    const auto one = [](auto& part) {
        if constexpr (requires { normalize(part); })
            normalize(part);
    };
    std::apply([&](auto&... part) { (one(part), ...); }, partsOf(state));
}

std::size_t hashOf(const State& state) {
    std::size_t hash = 1469598103934665603ULL;
    const auto mix = [&](std::size_t value) { hash = (hash ^ value) * 1099511628211ULL; };
    mix(state.turn.player.index());
    mix(state.tasks.size());
    mix(state.thieves.robber.index());
    mix(state.thieves.pirate.index());
    const auto mixPart = [&](const auto& part) {
        if constexpr (requires { mixInto(mix, part); })
            mixInto(mix, part);
    };
    std::apply([&](const auto&... part) { (mixPart(part), ...); }, partsOf(state));
    // Most places are empty: which ones is in the number of those that are not.
    for (std::size_t i = 0; i < state.buildings.size(); ++i)
        if (const Building& building = state.buildings[CornerId(i)])
            mix(i * 8 + static_cast<std::size_t>(building.kind) * 2 + (building.fallen ? 1 : 0));
    for (std::size_t i = 0; i < state.lines.size(); ++i)
        if (const Line& line = state.lines[SideId(i)])
            mix(i * 8 + static_cast<std::size_t>(line.kind) * 2 + (line.turned ? 1 : 0));
    return hash;
}

/// The positions after a roll, with equal ones merged.
class Layer {
public:
    /// Adds `state`, which is used up, reached from `from` with this chance and these hits.
    void add(State&& state, const Position& from, double chance, const Targets& hits) {
        normalize(state);
        const std::size_t hash = hashOf(state);
        Position* to = find(state, hash);
        if (to == nullptr)
            to = &append({std::make_unique<const State>(std::move(state)), hash, 0, {}});
        const double weight = from.weight * chance;
        to->weight += weight;
        increase(to->hit, from.hit, chance);
        // Targets that are hit now for the first time.
        for (const std::size_t i : hits)
            increase(to->hit, i, weight - (i < from.hit.size() ? from.hit[i] * chance : 0));
    }
    /// Adds a position that stays as it is; it is used up.
    void addSame(Position&& from) {
        if (Position* to = find(*from.state, from.hash)) {
            to->weight += from.weight;
            increase(to->hit, from.hit, 1);
        } else {
            append(std::move(from));
        }
    }
    std::vector<Position> take() { return std::move(m_positions); }

private:
    /// Null if no position has this state.
    Position* find(const State& state, std::size_t hash) {
        const auto [first, last] = m_byHash.equal_range(hash);
        for (auto same = first; same != last; ++same)
            if (*m_positions[same->second].state == state)
                return &m_positions[same->second];
        return nullptr;
    }
    Position& append(Position&& position) {
        m_byHash.emplace(position.hash, m_positions.size());
        return m_positions.emplace_back(std::move(position));
    }

    std::vector<Position> m_positions;
    std::unordered_multimap<std::size_t, std::size_t> m_byHash; ///< indices
};

/// One answer to a decision and how likely it is.
struct Weighed {
    Value value;
    double chance = 0;
};

class Enumeration {
public:
    Enumeration(PlayerId player, const RiskLimits& limits) : m_player(player), m_limits(limits) {}

    Risk run(const State& start) {
        State first = start;
        normalize(first);
        const std::size_t hash = hashOf(first);
        std::vector<Position> positions;
        positions.push_back({std::make_unique<const State>(std::move(first)), hash, 1, {}});
        if (start.turn.phase == TurnPhase::afterRoll)
            positions = afterTurn(positions);
        Risk risk;
        while (!positions.empty()) {
            ++risk.rolls;
            Layer rolled;
            for (const Position& position : positions) {
                if (m_limits.givenUp && m_limits.givenUp())
                    return {};
                rollFrom(position, rolled);
            }
            // Follows answer by answer and merges equal positions each time. Otherwise a storm that is turned
            // at every edge of the map would take more ways than can be followed.
            Layer settled;
            for (std::vector<Position> open = rolled.take(); !open.empty();) {
                Layer answered;
                for (Position& position : open) {
                    if (m_limits.givenUp && m_limits.givenUp())
                        return {};
                    const auto decision = openDecision(*position.state);
                    if (decision && position.weight < m_limits.least)
                        passOver(position);
                    else if (decision)
                        answerFrom(position, *decision, answered);
                    else
                        settled.addSame(std::move(position));
                }
                open = keep(answered.take(), m_limits.positions * answersPerPosition);
            }
            positions = afterTurn(settled.take());
        }
        for (const auto& [target, index] : m_register.all())
            if (index < m_hit.size() && m_hit[index] > 0)
                risk.hits.push_back({target.first, target.second, m_hit[index]});
        std::stable_sort(risk.hits.begin(), risk.hits.end(),
                         [](const auto& a, const auto& b) { return a.chance > b.chance; });
        risk.passedOver = m_passedOver;
        risk.exact = !m_chosen && m_passedOver == 0;
        return risk;
    }

private:
    /// Rolls every sum, and a seven by its larger die too, because the storm depends on it (WO-21).
    void rollFrom(const Position& position, Layer& next) {
        for (int sum = 2; sum <= 12; ++sum) {
            const int ways = 6 - std::abs(sum - 7);
            if (sum == 7 && readsLargerDie(*position.state->setup)) {
                for (const int larger : {4, 5, 6})
                    roll(position, 7 - larger, larger, 2.0 / 36, next);
                continue;
            }
            const int a = std::max(1, sum - 6);
            roll(position, a, sum - a, ways / 36.0, next);
        }
    }

    void roll(const Position& from, int a, int b, double chance, Layer& next) {
        const Dice dice{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
        if (auto outcome = apply(*from.state, command::Roll{dice}))
            next.add(std::move(outcome->state), from, chance, hitsOf(*from.state, outcome->steps));
    }

    void answerFrom(const Position& from, const Decision& decision, Layer& next) {
        for (const Weighed& answer : answers(*from.state, decision)) {
            if (auto outcome = apply(*from.state, command::Answer{decision.id, answer.value}))
                next.add(std::move(outcome->state), from, answer.chance, hitsOf(*from.state, outcome->steps));
        }
    }

    std::vector<Weighed> answers(const State& state, const Decision& decision) {
        if (decision.id == DecisionKind::stealFrom)
            return {{decision.options.front(), 1}};
        if (!decision.drawn)
            m_chosen = true;
        std::vector<Weighed> answers;
        double all = 0;
        for (const Value& value : decision.options) {
            // One of several riders or tokens in a bag is likelier; the faces of a die are equally likely.
            const double share = std::max<std::uint32_t>(1, copiesInBag(state, value));
            all += share;
            answers.push_back({value, share});
        }
        for (Weighed& answer : answers)
            answer.chance /= all;
        return answers;
    }

    Targets hitsOf(const State& before, const Steps& steps) {
        Targets found;
        const auto hit = [&](HitKind kind, Place at) {
            const std::size_t target = m_register.of(kind, at);
            if (std::find(found.begin(), found.end(), target) == found.end())
                found.push_back(target);
        };
        for (const Step& told : steps) {
            std::visit(
                [&]<class S>(const S& s) {
                    if constexpr (requires { hits(hit, before, s); }) {
                        hits(hit, before, s); // a module's step
                    } else if constexpr (std::is_same_v<S, step::MoveRobber>) {
                        hit(HitKind::blocked, s.at);
                        if (before.thieves.robber.valid())
                            hit(HitKind::freed, before.thieves.robber);
                    } else if constexpr (std::is_same_v<S, step::HarbourShut>) {
                        hit(HitKind::harbourShut, before.board()[s.harbour].at);
                    }
                },
                told);
        }
        return found;
    }

    /// Ends the turn in each position. Positions that are over or have reached the player are counted and
    /// dropped.
    std::vector<Position> afterTurn(const std::vector<Position>& positions) {
        Layer next;
        for (const Position& position : positions) {
            auto ended = apply(*position.state, command::EndTurn{}); // refused if the game is over
            if (!ended || ended->state.ending.over || ended->state.turn.player == m_player) {
                count(position);
                continue;
            }
            next.add(std::move(ended->state), position, 1, {});
        }
        return keep(next.take(), m_limits.positions);
    }

    /// Keeps the likeliest positions, as many as may be followed. Hits on the ways to the others still count;
    /// only what would follow them is unknown.
    std::vector<Position> keep(std::vector<Position> positions, std::size_t most) {
        if (positions.size() <= most)
            return positions;
        const auto last = positions.begin() + static_cast<std::ptrdiff_t>(most);
        std::nth_element(positions.begin(), last, positions.end(),
                         [](const Position& a, const Position& b) { return a.weight > b.weight; });
        for (auto passed = last; passed != positions.end(); ++passed)
            passOver(*passed);
        positions.erase(last, positions.end());
        return positions;
    }

    void passOver(const Position& position) {
        m_passedOver += position.weight;
        count(position);
    }

    void count(const Position& position) { increase(m_hit, position.hit, 1); }

    /// More positions are followed in the middle of a roll: most of them merge before it ends.
    static constexpr std::size_t answersPerPosition = 2;

    PlayerId m_player;
    const RiskLimits& m_limits;
    Register m_register;
    std::vector<double> m_hit;
    double m_passedOver = 0;
    bool m_chosen = false;
};

bool holds(const State& state, PlayerId player, CornerId corner) {
    return state.buildings[corner] && state.buildings[corner].player == player;
}

} // namespace

Risk riskUntilTurnOf(const State& state, PlayerId player, const RiskLimits& limits) {
    if (state.turn.phase == TurnPhase::founding || state.ending.over || openDecision(state) ||
        !player.valid())
        return {};
    return Enumeration(player, limits).run(state);
}

bool concerns(const State& state, PlayerId player, const Risk::Hit& hit) {
    const Board& board = state.board();
    if (const auto* wall = std::get_if<WallId>(&hit.at))
        return ownerOf(state, *wall) == player;
    if (const auto* corner = std::get_if<CornerId>(&hit.at))
        return holds(state, player, *corner);
    const auto anyOf = [&](const auto& corners) {
        return std::any_of(corners.begin(), corners.end(),
                           [&](CornerId corner) { return holds(state, player, corner); });
    };
    if (const auto* side = std::get_if<SideId>(&hit.at))
        return hit.kind == HitKind::harbourShut ? anyOf(board[*side].corners)
                                                : state.lines[*side] && state.lines[*side].player == player;
    if (const auto* at = std::get_if<HexId>(&hit.at))
        return anyOf(board[*at].corners);
    return false;
}

} // namespace watchfire::hex
