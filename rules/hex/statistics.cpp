// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/statistics.h"

#include "rules/core/chance.h"
#include "rules/hex/module.h"
#include "rules/hex/modules/production.h"
#include "rules/hex/scoring.h"
#include "rules/hex/tally.h"

#include <algorithm>

namespace watchfire::hex {

namespace {

void count(DiceCount& dice, Dice thrown) {
    ++dice.rolls;
    for (int sum = 2; sum <= 12; ++sum) {
        const auto i = static_cast<std::size_t>(sum);
        dice.dryNow[i] = sum == thrown.sum() ? 0 : dice.dryNow[i] + 1;
        dice.dryMost[i] = std::max(dice.dryMost[i], dice.dryNow[i]);
    }
    ++dice.sums[static_cast<std::size_t>(thrown.sum())];
    ++dice.faces[thrown.a];
    ++dice.faces[thrown.b];
}

/// Each player's chance to collect something with the next roll.
std::array<double, maxPlayers> chancesOf(const State& state) {
    std::array<int, maxPlayers> ways{};
    for (int sum = 2; sum <= 12; ++sum) {
        std::array<bool, maxPlayers> some{};
        for (const Yield& yield : yieldsOf(state, sum)) {
            if (yield.block || yield.harvest.keeper != nullptr || sum == 7)
                continue;
            const Amounts amounts = amountsAt(state, yield.hex);
            for (std::size_t p = 0; p < maxPlayers; ++p)
                some[p] = some[p] || amounts[p] > 0;
        }
        for (std::size_t p = 0; p < maxPlayers; ++p)
            ways[p] += some[p] ? waysOf(sum) : 0;
    }
    std::array<double, maxPlayers> chances{};
    for (std::size_t p = 0; p < maxPlayers; ++p)
        chances[p] = ways[p] / 36.0;
    return chances;
}

class Counter {
public:
    explicit Counter(const State& start) : m_players(start.setup->playerCount()) { stand(start); }

    void roll(const State& before, Dice dice, const std::string& by) {
        endRoll();
        count(of(DiceFrom::all), dice);
        count(of(by == "tower" ? DiceFrom::tower : DiceFrom::hand), dice);
        m_rolled = true;
        m_gave = {};
        const auto chances = chancesOf(before);
        for (std::size_t p = 0; p < m_players; ++p)
            m_told.players[p].chances.push_back(chances[p]);
        for (const Yield& yield : yieldsOf(before, dice.sum())) {
            if (yield.block || yield.harvest.keeper != nullptr)
                continue;
            const Amounts lying = amountsAt(before, yield.hex, true);
            for (std::size_t p = 0; p < m_players; ++p)
                m_told.players[p].missed[static_cast<std::size_t>(MissedBy::fallen)] += lying[p];
        }
    }

    void steps(const State& before, const Steps& steps) {
        m_before = &before;
        for (const Step& step : steps)
            std::visit([this](const auto& s) { take(s); }, step);
        m_before = nullptr;
    }

    void stand(const State& state) {
        Standing now{m_tally.rolls(), {}};
        for (std::size_t p = 0; p < m_players; ++p)
            now.points[p] = pointsOf(state, PlayerId(p));
        auto& all = m_told.standings;
        if (!all.empty() && all.back().points == now.points)
            return;
        if (!all.empty() && all.back().roll == now.roll)
            all.back() = now; // one standing per roll: the last
        else
            all.push_back(now);
    }

    Statistics finish() {
        endRoll();
        return std::move(m_told);
    }

private:
    DiceCount& of(DiceFrom from) { return m_told.dice[static_cast<std::size_t>(from)]; }
    PlayerCount& of(PlayerId player) { return m_tally.of(player); }

    /// A roll's cards may come after answers, so the next roll ends it.
    void endRoll() {
        if (!m_rolled)
            return;
        for (std::size_t p = 0; p < m_players; ++p) {
            PlayerCount& player = m_told.players[p];
            player.dryNow = m_gave[p] ? 0 : player.dryNow + 1;
            player.dryMost = std::max(player.dryMost, player.dryNow);
        }
    }

    /// A module's step, or one that does not count.
    template <class S> void take(const S& s) {
        if constexpr (requires { count(m_tally, s); })
            count(m_tally, s);
    }
    void take(const step::Collect& s) {
        of(s.player).cards += s.amount;
        if (m_rolled && s.rule != BA(34))
            m_gave[s.player.index()] = true;
    }
    void take(const step::Blocked& s) {
        const Amounts amounts = amountsAt(*m_before, s.hex);
        for (const PlayerId player : s.players)
            of(player).missed[static_cast<std::size_t>(s.by)] += std::max<int>(1, amounts[player.index()]);
    }
    void take(const step::GainCard& s) {
        m_tally.happened(s.card == Card::longestRoad ? MomentKind::longestRoad : MomentKind::largestArmy,
                         s.player);
    }
    void take(const step::LoseCard& s) {
        m_tally.happened(s.card == Card::longestRoad ? MomentKind::longestRoad : MomentKind::largestArmy);
    }

    std::size_t m_players;
    Tally m_tally;
    Statistics& m_told = m_tally.told;
    const State* m_before = nullptr;
    bool m_rolled = false;
    std::array<bool, maxPlayers> m_gave{};
};

} // namespace

void Tally::happened(MomentKind kind, PlayerId player, WallId wall) {
    auto& all = told.moments;
    // A card that passes from one player to another is one event.
    const bool handedOn = player.valid() && !all.empty() && all.back().kind == kind &&
                          all.back().roll == rolls() && !all.back().player.valid() &&
                          (kind == MomentKind::longestRoad || kind == MomentKind::largestArmy);
    if (handedOn)
        all.pop_back();
    all.push_back({kind, rolls(), player, wall});
}

Statistics statisticsOf(const HexSession& session) {
    State state = session.stateAt(0);
    Counter counter(state);
    for (std::size_t n = 0; n < session.position(); ++n) {
        const HexSession::Entry& entry = session.entries()[n];
        auto outcome = HexRules::apply(state, entry.command);
        if (!outcome)
            break; // unreachable while apply is pure
        if (const auto* roll = std::get_if<command::Roll>(&entry.command))
            counter.roll(state, roll->dice, entry.origin.by);
        counter.steps(state, outcome->steps);
        counter.stand(outcome->state);
        state = std::move(outcome->state);
    }
    return counter.finish();
}

} // namespace watchfire::hex
