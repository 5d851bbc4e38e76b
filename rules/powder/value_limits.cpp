// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/value_limits.h"

namespace watchfire::powder {

namespace {

using Field = ValueKey::Field;

int soldiersWhoFire() {
    int sum = 0;
    for (const Clan clan : {Clan::monkey, Clan::panda, Clan::dragon, Clan::snake, Clan::turtle}) { // BP-03
        for (const SoldierType type : soldierTypes)
            sum += firesFromWall(type) ? piecesOf(clan, type) : 0;
    }
    return sum;
}

} // namespace

std::optional<ValueLimit> largestPossible(Field field) {
    constexpr int cards = static_cast<int>(basicTypes - basicTypesOut + newTypes) * copiesPerType;
    switch (field) {
    case Field::wallFiring:
        return ValueLimit{soldiersWhoFire(), LimitReason::soldiersWhoFire};
    case Field::timeHordes:
        return ValueLimit{cards, LimitReason::cardsInDeck};
    case Field::timeLethality:
        return ValueLimit{static_cast<int>(cellCount), LimitReason::spotsOfCard};
    default:
        return std::nullopt;
    }
}

int largestLikely(Field field) {
    constexpr int likelyFew = 8;   // firing spots, lethality
    constexpr int likelyMany = 18; // defense, power, honor
    switch (field) {
    case Field::timeHordes:
        return hordePlaces - 1; // one horde more comes than is printed
    case Field::wallFiring:
    case Field::timeLethality:
        return likelyFew;
    default:
        return likelyMany;
    }
}

} // namespace watchfire::powder
