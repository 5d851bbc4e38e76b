// SPDX-License-Identifier: Apache-2.0
// See risk.h. For each position this keeps its probability and, for each target, how much of that comes from
// ways on which the target was hit. Both are summed where two ways lead to the same position, so following it
// once loses nothing. A question whose answer matters only later is not asked at once, because each answer
// would be a position of its own:
// - Where nothing else depends on the robber's place, only his moves are counted; robber_walk.h says what
//   they hit.
// - The direction in which the storm is left (WO-24) matters when it moves again: until then one position
//   stands for all directions.
// - On the last roll, nothing that is counted depends on where the storm stops and which pieces it takes
//   (WO-21, WO-25): storm_walk.h says where it may stop, and the pieces beside these hexes have their
//   chances.
#include "rules/hex/risk.h"

#include "rules/hex/apply.h"
#include "rules/hex/module.h"
#include "rules/hex/robber_walk.h"
#include "rules/hex/scoring.h"
#include "rules/hex/storm_walk.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace watchfire::hex {

namespace {

using Target = std::pair<HitKind, Place>;
using Targets = std::vector<std::size_t>; ///< indices, without repeats

/// What a way has left open beside the state. Positions that differ in it are different ones.
struct Pending {
    int robberMoves = 0; ///< so far, if he is followed apart
    bool headsAny =
        false; ///< the storm may point in any direction that is open to it; its heading does not count
    friend bool operator==(const Pending&, const Pending&) = default;
};

/// What steps do besides changing the state.
struct Happened {
    Pending pending;
    Targets hits{};
    std::vector<double> maybe{}; ///< chances of targets that may be hit, by target; 0 for those in `hits`

    [[nodiscard]] bool anyHits() const { return !hits.empty() || !maybe.empty(); }
};

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
    std::size_t hash = 0;               ///< of state and pending
    Pending pending;
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

/// Adds the hits on the ways that lead on from `from` with this chance, and the targets that are hit now for
/// the first time.
void carry(std::vector<double>& sums, const Position& from, double chance, const Happened& happened) {
    increase(sums, from.hit, chance);
    const auto hit = [&](std::size_t i, double share) {
        increase(sums, i, (from.weight - (i < from.hit.size() ? from.hit[i] : 0)) * share);
    };
    for (const std::size_t i : happened.hits)
        hit(i, chance);
    for (std::size_t i = 0; i < happened.maybe.size(); ++i)
        if (happened.maybe[i] > 0)
            hit(i, chance * happened.maybe[i]);
}

/// Brings parts that make no difference into one form, so that equal positions are equal values.
void normalize(State& state) {
    const auto one = [](auto& part) {
        if constexpr (requires { normalize(part); })
            normalize(part);
    };
    std::apply([&](auto&... part) { (one(part), ...); }, partsOf(state));
}

std::size_t hashOf(const State& state, const Pending& pending) {
    std::size_t hash = 1469598103934665603ULL;
    const auto mix = [&](std::size_t value) { hash = (hash ^ value) * 1099511628211ULL; };
    mix(static_cast<std::size_t>(pending.robberMoves) * 2 + (pending.headsAny ? 1 : 0));
    mix(state.turn.player.index());
    mix(state.tasks.size());
    mix(state.thieves.robber.index());
    mix(state.thieves.pirate.index());
    const auto mixPart = [&](const auto& part) {
        if constexpr (requires { mixInto(mix, part); })
            mixInto(mix, part);
    };
    std::apply([&](const auto&... part) { (mixPart(part), ...); }, partsOf(state));
    // Few positions differ in their buildings and not in the points of these.
    for (std::size_t i = 0; i < maxPlayers; ++i)
        mix(static_cast<std::size_t>(state.buildings.points(PlayerId(i))));
    // Most places are empty: which ones is in the number of those that are not.
    for (std::size_t i = 0; i < state.lines.size(); ++i)
        if (const Line& line = state.lines[SideId(i)])
            mix(i * 8 + static_cast<std::size_t>(line.kind) * 2 + (line.turned ? 1 : 0));
    return hash;
}

/// The positions after a roll, with equal ones merged.
class Layer {
public:
    /// Adds `state`, which is used up, reached from `from` with this chance.
    void add(State&& state, const Position& from, double chance, const Happened& happened) {
        normalize(state);
        const std::size_t hash = hashOf(state, happened.pending);
        Position* to = find(state, happened.pending, hash);
        if (to == nullptr)
            to = &append({std::make_unique<const State>(std::move(state)), hash, happened.pending, 0, {}});
        to->weight += from.weight * chance;
        carry(to->hit, from, chance, happened);
    }
    /// Empties the layer.
    std::vector<Position> take() {
        m_byHash.clear();
        return std::exchange(m_positions, {});
    }

private:
    /// Null if no position has this state with the same things pending.
    Position* find(const State& state, const Pending& pending, std::size_t hash) {
        const auto [first, last] = m_byHash.equal_range(hash);
        for (auto same = first; same != last; ++same) {
            Position& position = m_positions[same->second];
            if (position.pending == pending && *position.state == state)
                return &position;
        }
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
    Enumeration(const State& start, PlayerId player, const RiskLimits& limits)
        : m_start(start)
        , m_player(player)
        , m_limits(limits)
        , m_robberApart(robberIsApart(*start.setup))
        , m_stormWalk(start) {}

    Risk run() {
        Risk risk;
        for (std::vector<Position> positions = first(); !positions.empty();) {
            ++risk.rolls;
            m_lastRoll = isLast(*positions.front().state); // all are at the same turn
            Layers next;
            for (const Position& position : positions) {
                if (m_limits.givenUp && m_limits.givenUp())
                    return {};
                rollFrom(position, next);
            }
            // Follows answer by answer and merges equal positions each time. Otherwise a storm that is turned
            // at every edge of the map would take more ways than can be followed.
            while (true) {
                const std::vector<Position> open =
                    keep(next.asked.take(), m_limits.positions * answersPerPosition);
                if (open.empty())
                    break;
                for (const Position& position : open) {
                    if (m_limits.givenUp && m_limits.givenUp())
                        return {};
                    if (position.weight < m_limits.least)
                        passOver(position);
                    else
                        answerFrom(position, *openDecision(*position.state), next);
                }
            }
            positions = keep(next.ended.take(), m_limits.positions);
        }
        risk.hits = allHits();
        risk.passedOver = m_passedOver;
        risk.exact = !m_chosen && m_passedOver == 0;
        return risk;
    }

private:
    /// Where the positions after a command belong.
    struct Layers {
        Layer asked; ///< a question is open
        Layer ended; ///< at the beginning of the next turn
    };

    /// Before the first roll.
    std::vector<Position> first() {
        State state = m_start;
        normalize(state);
        const std::size_t hash = hashOf(state, {});
        std::vector<Position> positions;
        positions.push_back({std::make_unique<const State>(std::move(state)), hash, {}, 1, {}});
        if (m_start.turn.phase == TurnPhase::beforeRoll)
            return positions;
        Layer ended;
        m_lastRoll = isLast(m_start);
        endTurn(m_start, positions.front(), 1, {}, ended);
        return ended.take();
    }

    /// True if the player's turn follows this one.
    [[nodiscard]] bool isLast(const State& state) const {
        return nextPlayer(state, state.turn.player) == m_player;
    }

    /// Likeliest first; equal ones by kind and place.
    [[nodiscard]] std::vector<Risk::Hit> allHits() const {
        std::vector<Risk::Hit> hits = robberHits(m_start, m_robberMoves);
        for (const auto& [target, index] : m_register.all())
            if (index < m_hit.size() && m_hit[index] > 0)
                hits.push_back({target.first, target.second, m_hit[index]});
        std::sort(hits.begin(), hits.end(), [](const auto& a, const auto& b) {
            return std::tie(b.chance, a.kind, a.at) < std::tie(a.chance, b.kind, b.at);
        });
        return hits;
    }

    /// Rolls every sum, and a seven by its larger die too, because the storm depends on it (WO-21).
    void rollFrom(const Position& position, Layers& next) {
        m_unchanged = {};
        for (int sum = 2; sum <= 12; ++sum) {
            const int ways = 6 - std::abs(sum - 7);
            if (sum == 7 && readsLargerDie(*position.state->setup)) {
                sevenFrom(position, next);
                continue;
            }
            const int a = std::max(1, sum - 6);
            roll(*position.state, position, a, sum - a, ways / 36.0, {position.pending}, next);
        }
        if (m_unchanged.chance > 0)
            endTurn(*m_unchanged.state, position, m_unchanged.chance, {position.pending}, next.ended);
    }

    /// Rolls a seven by each larger die, with the storm in each direction in which it may have been left.
    void sevenFrom(const Position& position, Layers& next) {
        Pending pending = position.pending;
        const auto heading = [&](const State& state, double chance) {
            for (const int larger : {4, 5, 6})
                roll(state, position, 7 - larger, larger, chance * 2.0 / 36, {pending}, next);
        };
        if (m_lastRoll) {
            roll(*position.state, position, 3, 4, 6.0 / 36, {pending, {}, lossesFrom(position)}, next);
            return;
        }
        if (!std::exchange(pending.headsAny, false)) {
            heading(*position.state, 1);
            return;
        }
        State state = *position.state;
        const Decision asked = question(state, task::TurnStorm{state.turn.player});
        m_chosen = true;
        for (const Value& value : asked.options) {
            state.storm.heading = std::get<Direction>(value);
            heading(state, 1.0 / static_cast<double>(asked.options.size()));
        }
    }

    /// The chances of the pieces that the storm may take on a seven, by target (WO-25).
    std::vector<double> lossesFrom(const Position& position) {
        std::vector<double> losses;
        State there = *position.state;
        for (const auto& [hex, chance] : m_stormWalk.stopsFrom(*position.state, position.pending.headsAny)) {
            there.storm.at = hex;
            for (std::size_t i = 0; i < there.setup->playerCount(); ++i) {
                const Values pieces = question(there, task::LosePiece{PlayerId(i)}).options;
                m_chosen = m_chosen || pieces.size() > 1;
                for (const Value& side : pieces)
                    increase(losses, m_register.of(HitKind::lost, std::get<SideId>(side)),
                             chance / static_cast<double>(pieces.size()));
            }
        }
        m_chosen = m_chosen || m_stormWalk.chosen();
        return losses;
    }

    /// Rolls in `state`, which is the state of `from` with those pending matters decided on which this roll
    /// depends. `happened` is what the roll does besides its steps.
    void roll(const State& state, const Position& from, int a, int b, double chance, Happened happened,
              Layers& next) {
        const Dice dice{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
        auto outcome = apply(state, command::Roll{dice});
        if (!outcome)
            return;
        note(state.thieves.robber, outcome->steps, happened);
        if (changesNothing(*outcome, from, happened))
            m_unchanged.add(std::move(outcome->state), chance);
        else
            follow(*std::move(outcome), from, chance, std::move(happened), next);
    }

    /// True if this roll leaves the position as it was, so that all rolls that do go on as one.
    static bool changesNothing(Outcome& outcome, const Position& before, const Happened& happened) {
        if (outcome.decision || happened.anyHits() || happened.pending != before.pending)
            return false;
        const Turn rolled = std::exchange(outcome.state.turn, before.state->turn);
        const bool same = outcome.state == *before.state;
        outcome.state.turn = rolled;
        return same;
    }

    void answerFrom(const Position& from, const Decision& decision, Layers& next) {
        for (const Weighed& answer : answers(*from.state, decision)) {
            Outcome outcome(*from.state);
            goOn(outcome, answer.value);
            Happened happened{from.pending};
            note(from.state->thieves.robber, outcome.steps, happened);
            follow(std::move(outcome), from, answer.chance, std::move(happened), next);
        }
    }

    void follow(Outcome&& outcome, const Position& from, double chance, Happened&& happened, Layers& next) {
        while (outcome.decision && isLeftOpen(*outcome.decision, happened)) {
            const HexId robber = outcome.state.thieves.robber;
            goOn(outcome, Value(outcome.decision->options.front()));
            note(robber, outcome.steps, happened);
        }
        if (outcome.decision) {
            next.asked.add(std::move(outcome.state), from, chance, happened);
            return;
        }
        // No question is open that depends on his place, so positions that differ in it alone become one.
        if (m_robberApart)
            outcome.state.thieves.robber = m_start.thieves.robber;
        endTurn(outcome.state, from, chance, happened, next.ended);
    }

    /// True if the first answer stands for all of them: who loses a card, where the robber goes if he is
    /// followed apart, and what else the head of this file names.
    bool isLeftOpen(const Decision& decision, Happened& happened) {
        switch (decision.id) {
        case DecisionKind::stealFrom:
            return true;
        case DecisionKind::stormTurn:
            happened.pending.headsAny = !m_lastRoll;
            return true;
        case DecisionKind::stormHeading:
        case DecisionKind::losePiece:
            return m_lastRoll; // `lossesFrom` knows all of them
        case DecisionKind::robber:
            m_chosen = m_chosen || m_robberApart;
            return m_robberApart;
        default:
            return false;
        }
    }

    /// Ends the turn of a state that was reached from `from`. If the game is over, or if it is the player's
    /// turn now, its hits are counted and it is dropped.
    void endTurn(const State& state, const Position& from, double chance, const Happened& happened,
                 Layer& ended) {
        if (!m_lastRoll) {
            auto outcome = apply(state, command::EndTurn{}); // refused if the game is over
            if (outcome && !outcome->state.ending.over) {
                ended.add(std::move(outcome->state), from, chance, happened);
                return;
            }
        }
        carry(m_hit, from, chance, happened);
        countMoves(happened.pending.robberMoves, from.weight * chance);
    }

    std::vector<Weighed> answers(const State& state, const Decision& decision) {
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

    /// Adds what these steps did. `robber` is where the robber stood before.
    void note(HexId robber, const Steps& steps, Happened& happened) {
        Targets& found = happened.hits;
        const auto hit = [&](HitKind kind, Place at) {
            const std::size_t target = m_register.of(kind, at);
            if (std::find(found.begin(), found.end(), target) == found.end())
                found.push_back(target);
        };
        for (const Step& told : steps) {
            std::visit(
                [&]<class S>(const S& s) {
                    if constexpr (std::is_same_v<S, step::LosePiece>) {
                        if (!m_lastRoll)
                            hit(HitKind::lost, s.at);
                    } else if constexpr (requires { s.hits; }) {
                        hit(s.hits.first, s.*s.hits.second); // a module's step
                    } else if constexpr (std::is_same_v<S, step::MoveRobber>) {
                        if (m_robberApart) {
                            ++happened.pending.robberMoves;
                            return;
                        }
                        hit(HitKind::blocked, s.at);
                        if (robber.valid())
                            hit(HitKind::freed, robber);
                    } else if constexpr (std::is_same_v<S, step::HarbourShut>) {
                        hit(HitKind::harbourShut, m_start.board()[s.harbour].at);
                    }
                },
                told);
        }
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
        increase(m_hit, position.hit, 1);
        countMoves(position.pending.robberMoves, position.weight);
    }

    void countMoves(int robberMoves, double weight) {
        increase(m_robberMoves, static_cast<std::size_t>(robberMoves), weight);
    }

    /// More positions are followed in the middle of a roll: most of them merge before it ends.
    static constexpr std::size_t answersPerPosition = 2;

    /// The rolls from a position that leave it as it was.
    struct Unchanged {
        std::optional<State> state{}; ///< after such a roll
        double chance = 0;
        void add(State&& rolled, double more) {
            if (!state)
                state.emplace(std::move(rolled));
            chance += more;
        }
    };

    const State& m_start;
    PlayerId m_player;
    const RiskLimits& m_limits;
    bool m_robberApart;
    Register m_register;
    StormWalk m_stormWalk;
    std::vector<double> m_hit;
    std::vector<double> m_robberMoves; ///< the chance of each number of his moves
    Unchanged m_unchanged;
    double m_passedOver = 0;
    bool m_chosen = false;
    bool m_lastRoll = false;
};

} // namespace

Risk riskUntilTurnOf(const State& state, PlayerId player, const RiskLimits& limits) {
    if (state.turn.phase == TurnPhase::founding || state.ending.over || openDecision(state) ||
        !player.valid())
        return {};
    return Enumeration(state, player, limits).run();
}

bool concerns(const State& state, PlayerId player, const Risk::Hit& hit) {
    const Board& board = state.board();
    if (const auto* wall = std::get_if<WallId>(&hit.at))
        return ownerOf(state, *wall) == player;
    if (const auto* corner = std::get_if<CornerId>(&hit.at))
        return ownBuildingAt(state, *corner, player);
    const auto anyOf = [&](const auto& corners) { return ownBuildingAtOneOf(state, corners, player); };
    if (const auto* side = std::get_if<SideId>(&hit.at))
        return hit.kind == HitKind::harbourShut ? anyOf(board[*side].corners)
                                                : state.lines[*side] && state.lines[*side].player == player;
    if (const auto* at = std::get_if<HexId>(&hit.at))
        return anyOf(board[*at].corners);
    return false;
}

} // namespace watchfire::hex
