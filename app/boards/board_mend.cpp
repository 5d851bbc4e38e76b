// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_mend.h"

#include "app/boards/board_reach.h"
#include "app/boards/random_board.h"
#include "rules/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::SideName;
using hex::Terrain;
using Kind = Problem::Kind;
using Found = std::optional<Mend>;

Mend by(Mend::Kind kind, Draft draft) {
    Mend mend{};
    mend.kind = kind;
    mend.draft = std::move(draft);
    return mend;
}

/// Steps from hex to hex, also around a cylinder.
int distance(const Draft& draft, Axial a, Axial b) {
    const auto flat = [](int q, int r) { return std::max({std::abs(q), std::abs(r), std::abs(q + r)}); };
    const int around = draft.board.circumference;
    const Axial from = plain(draft, a);
    const Axial to = plain(draft, b);
    const int q = to.q - from.q;
    const int r = to.r - from.r;
    return around == 0 ? flat(q, r) : std::min({flat(q, r), flat(q - around, r), flat(q + around, r)});
}

/// The only kind that still has pieces, if it has enough of them.
template <class Key>
std::optional<Key> onlyOneLeft(const std::map<Key, int>& box, const std::map<Key, int>& laid, int wanted) {
    std::optional<Key> only;
    for (const auto& [kind, stock] : box) {
        const auto it = laid.find(kind);
        const int left = stock - (it == laid.end() ? 0 : it->second);
        if (left <= 0)
            continue;
        if (only || left < wanted)
            return std::nullopt;
        only = kind;
    }
    return only;
}

Found fill(const Draft& draft) {
    const auto terrain = onlyOneLeft(draft.tiles, laidTiles(draft), static_cast<int>(draft.open.size()));
    if (!terrain)
        return std::nullopt;
    Mend mend = by(Mend::Kind::fill, draft);
    mend.terrain = *terrain;
    for (const Axial at : draft.open)
        setTerrain(mend.draft, at, *terrain);
    return mend;
}

Found lay(const Draft& draft, const Problem& problem) {
    const auto number = onlyOneLeft(draft.tokens, laidTokens(draft), static_cast<int>(problem.hexes.size()));
    if (!number)
        return std::nullopt;
    Mend mend = by(Mend::Kind::lay, draft);
    mend.number = *number;
    for (const Axial at : problem.hexes)
        setNumber(mend.draft, at, *number);
    return mend;
}

/// The first hex of the easternmost column keeps its number (GW-04).
bool isKept(const Draft& draft, Axial at) {
    const auto& walls = draft.board.walls;
    return !walls.empty() && !walls.back().column.empty() &&
           plain(draft, walls.back().column.front()) == plain(draft, at);
}

/// One of two red numbers changes places with the nearest number that may lie there, and beside whose hex no
/// other red one lies.
Found part(const Draft& draft, const Problem& problem) {
    const auto sees = [&](Axial at, Axial besides) {
        return std::any_of(hex::allDirections.begin(), hex::allDirections.end(), [&](hex::Direction d) {
            const Axial next = hex::neighbour(at, d);
            return plain(draft, next) != plain(draft, besides) && isRed(numberAt(draft, next));
        });
    };
    int nearest = std::numeric_limits<int>::max();
    std::pair<Axial, Axial> best;
    for (const Axial from : problem.hexes) {
        if (isKept(draft, from))
            continue;
        for (const Axial to : numberOrder(draft)) {
            const int number = numberAt(draft, to);
            const int far = distance(draft, from, to);
            if (number == 0 || isRed(number) || isKept(draft, to) || sees(to, from) || far >= nearest)
                continue;
            nearest = far;
            best = {from, to};
        }
    }
    if (nearest == std::numeric_limits<int>::max())
        return std::nullopt;
    Mend mend = by(Mend::Kind::exchange, draft);
    std::tie(mend.one, mend.other) = best;
    setNumber(mend.draft, mend.one, numberAt(draft, mend.other));
    setNumber(mend.draft, mend.other, numberAt(draft, mend.one));
    return mend;
}

/// The first harbour on that side; a board from a file may have two there.
Mend withoutHarbour(const Draft& draft, std::size_t index) {
    Mend mend = by(Mend::Kind::removeHarbour, draft);
    auto& harbours = mend.draft.board.harbours;
    mend.trade = harbours[index].trade;
    const SideName side = harbours[index].at;
    const hex::BoardDescription::Hex* beside = find(draft, side.hex);
    mend.one = beside != nullptr && hex::isLand(beside->terrain) ? side.hex
                                                                 : hex::neighbour(side.hex, side.direction);
    harbours.erase(harbours.begin() + static_cast<std::ptrdiff_t>(index));
    if (findAt(draft, harbours, side) == nullptr)
        std::erase_if(mend.draft.openHarbours, [&](SideName open) { return same(draft, open, side); });
    return mend;
}

std::vector<std::size_t> harboursAt(const Draft& draft, SideName side) {
    std::vector<std::size_t> found;
    const auto& harbours = draft.board.harbours;
    for (std::size_t i = 0; i < harbours.size(); ++i)
        if (plain(draft, harbours[i].at) == plain(draft, side))
            found.push_back(i);
    return found;
}

/// Moves the harbour to the nearest side of the coast where it touches no other harbour, or removes it if
/// there is none.
Found toTheCoast(const Draft& draft, const Problem& problem) {
    const SideName lost = problem.sides.front();
    const auto index = harboursAt(draft, lost);
    if (index.empty())
        return std::nullopt;
    Mend away = withoutHarbour(draft, index.front());
    const auto& others = away.draft.board.harbours;
    const auto far = [&](SideName side) {
        return distance(draft, side.hex, lost.hex) +
               distance(draft, side.hex, hex::neighbour(lost.hex, lost.direction));
    };
    std::optional<SideName> best;
    for (const SideName side : coast(draft)) {
        const bool taken = std::any_of(others.begin(), others.end(),
                                       [&](const auto& other) { return touch(draft, other.at, side); });
        if (!taken && (!best || far(side) < far(*best)))
            best = side;
    }
    if (!best)
        return away;
    Mend mend = by(Mend::Kind::moveHarbour, std::move(away.draft));
    if (isOpen(draft, lost))
        openHarbour(mend.draft, *best);
    else
        setHarbour(mend.draft, *best, away.trade);
    mend.trade = away.trade;
    return mend;
}

/// Removes one of two harbours that touch: the one that touches more harbours, or whose trade is on the board
/// more often than in the box, or that was added last.
Found partHarbours(const Draft& draft, const Problem& problem) {
    const auto& harbours = draft.board.harbours;
    const auto laid = laidHarbours(draft);
    std::vector<std::size_t> both;
    for (const SideName side : problem.sides)
        for (const std::size_t index : harboursAt(draft, side))
            if (std::find(both.begin(), both.end(), index) == both.end())
                both.push_back(index);
    if (both.size() < 2)
        return std::nullopt;
    const auto rank = [&](std::size_t index) {
        const auto touched = std::count_if(harbours.begin(), harbours.end(), [&](const auto& other) {
            return touch(draft, harbours[index].at, other.at);
        });
        const auto box = draft.harbours.find(harbours[index].trade);
        const auto used = laid.find(harbours[index].trade);
        const bool over = box != draft.harbours.end() && used != laid.end() && used->second > box->second;
        return std::tuple(touched, over, index);
    };
    return withoutHarbour(draft,
                          *std::max_element(both.begin(), both.end(),
                                            [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); }));
}

/// The box has fewer of them: those go that touch another harbour, else those that were added last.
Found surplusAway(const Draft& draft, const Problem& problem) {
    if (problem.count < 1)
        return std::nullopt;
    Found mend;
    Draft left = draft;
    for (int n = 0; n < problem.count; ++n) {
        const auto& harbours = left.board.harbours;
        std::optional<std::pair<bool, std::size_t>> last;
        for (std::size_t i = 0; i < harbours.size(); ++i) {
            if (harbours[i].trade != problem.trade || isOpen(left, harbours[i].at))
                continue;
            const bool touches = std::count_if(harbours.begin(), harbours.end(), [&](const auto& other) {
                                     return touch(left, harbours[i].at, other.at);
                                 }) > 1; // it touches itself
            last = std::max(last.value_or(std::pair(touches, i)), std::pair(touches, i));
        }
        if (!last)
            return std::nullopt;
        mend = withoutHarbour(left, last->second);
        left = mend->draft;
    }
    if (problem.count > 1) {
        mend->kind = Mend::Kind::removeHarbours;
        mend->number = problem.count;
    }
    return mend;
}

Found robberHome(const Draft& draft, const Problem& problem) {
    const auto sand = deserts(draft);
    if (sand.empty() && problem.kind == Kind::noRobber)
        return std::nullopt;
    Mend mend =
        by(sand.empty() || !robberLives(draft) ? Mend::Kind::robberAway : Mend::Kind::robberToDesert, draft);
    mend.draft.board.robber.reset();
    if (mend.kind == Mend::Kind::robberToDesert)
        mend.draft.board.robber = sand.front();
    return mend;
}

Found addSea(const Draft& draft, const Problem& problem) {
    const auto sea = missingSea(draft, problem.hexes);
    if (sea.empty())
        return std::nullopt;
    Mend mend = by(Mend::Kind::addSea, draft);
    for (const Axial at : sea)
        setTerrain(mend.draft, at, Terrain::sea);
    return mend;
}

/// Where two neighbouring attack hexes both touch a hex that is free, riders gather.
Found addAssembly(const Draft& draft) {
    Mend mend = by(Mend::Kind::addAssembly, draft);
    const auto walls = draft.board.walls;
    const auto isUsed = [&](Axial at) {
        const auto here = [&](const auto& other) { return plain(draft, other) == plain(draft, at); };
        return std::any_of(walls.begin(), walls.end(), [&](const auto& wall) { return here(wall.attack); });
    };
    for (std::size_t i = 0; i + 1 < walls.size(); ++i) {
        const auto& assembly = mend.draft.board.assembly;
        const bool there = std::any_of(assembly.begin(), assembly.end(), [&](const auto& one) {
            return one.left.wall == walls[i].id && one.right.wall == walls[i + 1].id;
        });
        if (there)
            continue;
        for (const hex::Direction d : hex::allDirections) {
            const Axial at = hex::neighbour(walls[i].attack, d);
            const auto* hex = find(draft, at);
            if (hex != nullptr && hex->terrain == Terrain::steppe && !isUsed(at) &&
                distance(draft, at, walls[i + 1].attack) == 1 && toggleAssembly(mend.draft, at))
                break;
        }
    }
    return mend;
}

Found removeAssembly(const Draft& draft, const Problem& problem) {
    Mend mend = by(Mend::Kind::removeAssembly, draft);
    return !problem.hexes.empty() && toggleAssembly(mend.draft, problem.hexes.front())
               ? Found(std::move(mend))
               : std::nullopt;
}

/// A section that is taken away and set again has its fort and its column in their usual places.
Found usualPlaces(const Draft& draft, const Problem& problem) {
    const auto& walls = draft.board.walls;
    const auto wall =
        std::find_if(walls.begin(), walls.end(), [&](const auto& one) { return one.id == problem.name; });
    if (wall == walls.end())
        return std::nullopt;
    Draft fresh = draft;
    toggleSection(fresh, wall->attack);
    toggleSection(fresh, wall->attack);
    const auto usual = std::find_if(fresh.board.walls.begin(), fresh.board.walls.end(), [&](const auto& one) {
        return plain(draft, one.attack) == plain(draft, wall->attack);
    });
    if (usual == fresh.board.walls.end())
        return std::nullopt;
    const bool fort = problem.kind == Kind::fortPlace;
    Mend mend = by(fort ? Mend::Kind::placeFort : Mend::Kind::leadColumn, draft);
    auto& mended = mend.draft.board.walls[static_cast<std::size_t>(wall - walls.begin())];
    if (fort)
        mended.fort = usual->fort;
    else
        mended.column = usual->column;
    return mend;
}

Found makeHome(const Draft& draft) {
    const auto pieces = landPieces(draft);
    if (pieces.empty())
        return std::nullopt;
    Mend mend = by(Mend::Kind::makeHome, draft);
    for (const Axial at : pieces.front())
        setHome(mend.draft, at, true);
    return mend;
}

Found gather(const Draft& draft) {
    Mend mend = by(Mend::Kind::gather, draft);
    bool any = false;
    for (const Axial at : deserts(draft))
        any = setGathering(mend.draft, at, true) || any;
    return any ? Found(std::move(mend)) : std::nullopt;
}

Found attempt(const Draft& draft, const Problem& problem) {
    switch (problem.kind) {
    case Kind::open:
        return fill(draft);
    case Kind::noNumber:
    case Kind::tileNumber:
        return lay(draft, problem);
    case Kind::redNeighbours:
        return part(draft, problem);
    case Kind::openHarbours: {
        Mend mend = by(Mend::Kind::asBegun, draft);
        confirmHarbours(mend.draft);
        return mend;
    }
    case Kind::harbourPlace:
        return toTheCoast(draft, problem);
    case Kind::harboursTouch:
        return partHarbours(draft, problem);
    case Kind::tooManyHarbours:
        return surplusAway(draft, problem);
    case Kind::noRobber:
    case Kind::robberPlace:
        return robberHome(draft, problem);
    case Kind::piratePlace: {
        Mend mend = by(Mend::Kind::pirateAway, draft);
        mend.draft.board.pirate.reset();
        return mend;
    }
    case Kind::unreachable:
        return addSea(draft, problem);
    case Kind::assemblyHexes:
        return addAssembly(draft);
    case Kind::arrow:
        return removeAssembly(draft, problem);
    case Kind::columnEmpty:
    case Kind::fortPlace:
        return usualPlaces(draft, problem);
    case Kind::noHome:
        return makeHome(draft);
    case Kind::noGathering:
        return gather(draft);
    case Kind::noPlayers: {
        Mend mend = by(Mend::Kind::anyPlayers, draft);
        mend.draft.board.players.clear();
        return mend;
    }
    case Kind::tileTerrain: {
        Mend mend = by(Mend::Kind::setTerrain, draft);
        mend.terrain = problem.terrain;
        setTerrain(mend.draft, problem.hexes.front(), problem.terrain);
        return mend;
    }
    case Kind::tooManyTiles:
    case Kind::tooFewTiles:
    case Kind::tooManyTokens:
    case Kind::tooFewTokens:
    case Kind::tooFewHarbours:
    case Kind::noPirate:
    case Kind::markers:
    case Kind::bag:
    case Kind::sections:
    case Kind::attackNumber:
    case Kind::noTile:
    case Kind::tileShore:
    case Kind::noStorm:
    case Kind::faces:
    case Kind::rules:
        break;
    }
    return std::nullopt;
}

/// The problems whose mend may not solve them, such as a column without numbers or a coast with no way out.
bool mayFail(Kind kind) {
    return kind == Kind::columnEmpty || kind == Kind::fortPlace || kind == Kind::assemblyHexes ||
           kind == Kind::unreachable;
}

} // namespace

std::optional<Mend> mendOf(const Draft& draft, const Problem& problem) {
    auto mend = attempt(draft, problem);
    if (!mend || !mayFail(problem.kind))
        return mend;
    const auto left = check(mend->draft);
    const bool stays = std::any_of(left.begin(), left.end(), [&](const Problem& other) {
        return other.kind == problem.kind && other.name == problem.name;
    });
    return stays ? std::nullopt : std::move(mend);
}

} // namespace watchfire::boards
