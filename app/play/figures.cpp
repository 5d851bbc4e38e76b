// SPDX-License-Identifier: Apache-2.0
#include "app/play/figures.h"

#include <algorithm>
#include <cmath>

namespace watchfire::play {

void Figures::add(const WholeGame& game) {
    ++games;
    for (std::size_t i = 0; i < walls.size(); ++i) {
        walls[i].fell += game.breaches[i] > 0 ? 1 : 0;
        walls[i].breaches += game.breaches[i];
    }
    const std::size_t winners = game.winners.count();
    if (!game.over || winners == 0)
        return;
    ++ended;
    lastPenalty += game.lastPenalty ? 1 : 0;
    shared += winners > 1 ? 1 : 0;
    const std::uint64_t parts = partsPerWin / winners;
    for (std::size_t seat = 0; seat < wins.size(); ++seat)
        wins[seat] += game.winners[seat] ? parts : 0;
    for (std::size_t i = 0; i < walls.size(); ++i)
        if (const hex::PlayerId owner = game.wallOwners[i]; owner.valid() && game.winners[owner.index()])
            walls[i].ownerWins += parts;
    const auto rolls = static_cast<std::size_t>(game.rolls);
    if (lengths.size() <= rolls)
        lengths.resize(rolls + 1);
    ++lengths[rolls];
}

void Figures::add(const Figures& others) {
    games += others.games;
    ended += others.ended;
    lastPenalty += others.lastPenalty;
    shared += others.shared;
    for (std::size_t i = 0; i < wins.size(); ++i)
        wins[i] += others.wins[i];
    for (std::size_t i = 0; i < walls.size(); ++i) {
        walls[i].fell += others.walls[i].fell;
        walls[i].breaches += others.walls[i].breaches;
        walls[i].ownerWins += others.walls[i].ownerWins;
    }
    lengths.resize(std::max(lengths.size(), others.lengths.size()));
    for (std::size_t i = 0; i < others.lengths.size(); ++i)
        lengths[i] += others.lengths[i];
}

int Figures::rollsOf(double share) const {
    const double wanted = share * static_cast<double>(ended);
    double counted = 0;
    for (std::size_t rolls = 0; rolls < lengths.size(); ++rolls) {
        counted += static_cast<double>(lengths[rolls]);
        if (counted > 0 && counted >= wanted)
            return static_cast<int>(rolls);
    }
    return 0;
}

Share shareOf(double count, std::uint64_t games) {
    if (games == 0)
        return {};
    constexpr double z = 1.959963984540054; // 95 in 100 of a normal distribution lie within
    const auto n = static_cast<double>(games);
    const double share = count / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Verdict verdictOf(const Share& share, std::size_t seats) {
    const double fair = 1.0 / static_cast<double>(seats);
    if (share.low > fair)
        return Verdict::more;
    return share.high < fair ? Verdict::fewer : Verdict::fair;
}

} // namespace watchfire::play
