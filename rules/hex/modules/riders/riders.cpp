// SPDX-License-Identifier: Apache-2.0
// Walls and riders of The Great Wall: they gather, attack before production, break through, and stand on the
// land behind (GW-01 to GW-06, GW-10, GW-11, GW-20 to GW-36, GW-60, GW-71).
#include "rules/hex/modules/riders/riders.h"

#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/scoring.h"
#include "rules/hex/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace watchfire::hex {

namespace {

/// GW-34 and GW-35 as one rule: the column's hex with the fewest riders; among equals, the one nearest the
/// wall. Only hexes with a number belong to a column (GW-04).
HexId nextInColumn(const State& state, WallId wall) {
    HexId best;
    int fewest = 0;
    for (const HexId hex : state.board()[wall].column) {
        if (state.numbers[hex] == 0)
            continue;
        const int riders = ridersAt(state, hex);
        if (!best.valid() || riders < fewest) {
            best = hex;
            fewest = riders;
        }
    }
    return best;
}

void takePenalty(Context& context, PlayerId owner) {
    State& state = context.state;
    if (!owner.valid() || chipsLeft(state) == 0)
        return;
    ++state.greatWall.chips[owner.index()];
    context.tell(step::Penalty{owner, static_cast<std::uint8_t>(chipsLeft(state)), GW(33)});
    if (chipsLeft(state) == 0 && state.setup->options().endOnLastPenalty)
        endByPoints(context,
                    GW(71)); // decisions 3: right after the penalty; the rest of the roll does not happen
}

/// GW-30: more riders than watchtowers. The riders go behind the wall, the wall loses a level, its owner
/// takes a chip.
void breach(Context& context, WallId wall) {
    State& state = context.state;
    const HexId attack = context.board()[wall].attack;
    std::uint8_t& level = state.greatWall.level[wall.index()];
    const int riders = ridersAt(state, attack);

    context.tell(step::Breach{wall, static_cast<std::uint8_t>(riders), level, GW(30)});
    for (int i = 0; i < riders; ++i) {
        const AssemblyId numeral = *takeRider(state, attack);
        const HexId hex = nextInColumn(state, wall);
        putRider(state, hex, numeral);
        context.tell(step::RiderBehindWall{hex, GW(31), wall});
    }
    if (level > 0) {
        context.tell(step::LowerWall{wall, level, static_cast<std::uint8_t>(level - 1), GW(32)});
        --level;
    }
    takePenalty(context, ownerOf(state, wall));
}

/// GW-21: one rider along the arrow, if there is one and the attack hex has room (GW-22).
void attack(Context& context, AssemblyId from, const Board::Arrow& arrow) {
    State& state = context.state;
    const HexId gathering = context.board()[from].at;
    const HexId target = context.board()[arrow.wall].attack;
    if (ridersAt(state, gathering) == 0 || ridersAt(state, target) >= maxRidersOnAttackHex)
        return;
    putRider(state, target, *takeRider(state, gathering));
    context.tell(step::MoveRider{from, arrow.wall, GW(21)});
    if (ridersAt(state, target) > state.greatWall.level[arrow.wall.index()])
        breach(context, arrow.wall);
}

/// How far east a hex lies on the map, in half hexes (BA-01).
int eastOf(const Board& board, HexId hex) {
    return 2 * board[hex].at.q + board[hex].at.r;
}

struct Attack {
    AssemblyId from;
    const Board::Arrow* arrow;
};

/// The arrows with this number. GW-03: if a number occurs twice, each arrow moves one rider, from west to
/// east on the map, whatever the order in the board's file.
boost::container::small_vector<Attack, 4> attacksBy(const Board& board, int number) {
    boost::container::small_vector<Attack, 4> attacks;
    for (std::size_t i = 0; i < board.assembly().size(); ++i)
        for (const Board::Arrow* arrow : {&board.assembly()[i].left, &board.assembly()[i].right})
            if (arrow->number == number)
                attacks.push_back({AssemblyId(i), arrow});
    const auto place = [&](const Attack& a) {
        return std::pair{eastOf(board, board[a.from].at), eastOf(board, board[a.arrow->wall].attack)};
    };
    if (attacks.size() > 1) // no two arrows lead from one hex to one wall, so the order is total
        std::sort(attacks.begin(), attacks.end(),
                  [&](const Attack& a, const Attack& b) { return place(a) < place(b); });
    return attacks;
}

/// The value of a Roman numeral; 0 of any other text.
int romanValue(std::string_view text) {
    constexpr std::string_view letters = "IVXLC";
    constexpr std::array values{1, 5, 10, 50, 100};
    int sum = 0;
    int before = 0; // the letter to the right
    for (auto it = text.rbegin(); it != text.rend(); ++it) {
        const auto letter = letters.find(*it);
        if (letter == std::string_view::npos)
            return 0;
        const int value = values[letter];
        sum += value < before ? -value : value;
        before = value;
    }
    return sum;
}

/// The lowest numeral with a rider in the bag (decisions 19); among equals, and among names that are not
/// numerals, the westmost. Invalid if the bag is empty.
AssemblyId lowestInBag(const State& state) {
    const Board& board = state.board();
    const auto rank = [&](AssemblyId id) {
        return std::pair{romanValue(board[id].id), eastOf(board, board[id].at)};
    };
    AssemblyId lowest;
    for (std::size_t i = 0; i < board.assembly().size(); ++i)
        if (state.greatWall.bag[i] > 0 && (!lowest.valid() || rank(AssemblyId(i)) < rank(lowest)))
            lowest = AssemblyId(i);
    return lowest;
}

bool isFort(const State& state, CornerId corner) {
    const auto walls = state.board().walls();
    return std::any_of(walls.begin(), walls.end(),
                       [&](const Board::Wall& wall) { return wall.fort == corner; });
}

bool ownsFort(const State& state, PlayerId player) {
    const auto walls = state.board().walls();
    return std::any_of(walls.begin(), walls.end(),
                       [&](const Board::Wall& wall) { return ownBuildingAt(state, wall.fort, player); });
}

bool ownsBuildingElsewhere(const State& state, PlayerId player) {
    for (std::size_t i = 0; i < state.buildings.size(); ++i) {
        if (ownBuildingAt(state, CornerId(i), player) && !isFort(state, CornerId(i)))
            return true;
    }
    return false;
}

class Riders final : public RuleModule, public YieldRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::riders; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }
    static constexpr std::array actsIn{Phase::claim};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    [[nodiscard]] std::optional<Error> checkSetup(const Setup& setup) const override {
        const Board& board = setup.board();
        const std::size_t players = setup.playerCount();
        if (board.walls().size() != players)
            return headerError("$.board.walls",
                               fmt::format("{} wall sections for {} players; each player has one",
                                           board.walls().size(), players),
                               GW(1));
        if (board.assembly().size() + 1 != players)
            return headerError("$.board.assembly",
                               fmt::format("{} assembly hexes for {} sections; one stands between each two",
                                           board.assembly().size(), players),
                               GW(1));
        return std::nullopt;
    }

    void prepare(State& state) const override {
        // GW-05: 7 riders for each numeral (21 with four players, 35 with six).
        for (std::size_t i = 0; i < state.board().assembly().size(); ++i)
            state.greatWall.bag[i] = ridersPerNumeral;
    }

    void run(Phase, Context& context) const override {
        for (const auto& [from, arrow] : attacksBy(context.board(), context.state.turn.dice.sum())) {
            attack(context, from, *arrow);
            if (context.state.ending.over)
                return;
        }
    }

    [[nodiscard]] std::optional<Block> blocks(const State& state, HexId hex) const override {
        if (ridersAt(state, hex) > 0)
            return Block{Blocker::rider, GW(23)};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        if (placement.piece == Piece::ship)
            return forbiddenPlace(GW(0), "The Great Wall is played without ships.");
        if (placement.piece == Piece::wall) {
            const WallId wall = std::get<WallId>(placement.at);
            if (ownerOf(state, wall) != placement.player)
                return Error{ErrorCode::notYourWall, GW(60),
                             fmt::format("Only the owner of its border fort may raise section {}.",
                                         state.board()[wall].id)};
            if (state.greatWall.level[wall.index()] >= maxWallLevel)
                return Error{ErrorCode::wallComplete, GW(6),
                             fmt::format("Section {} is at level 5 already.", state.board()[wall].id)};
            return std::nullopt;
        }
        if (joinsAsRoad(lineOf(placement.piece)))
            return forbidsRoad(state, placement);
        const CornerId corner = std::get<CornerId>(placement.at);
        const auto& hexes = state.board()[corner].hexes;
        // GW-01: corners that touch only steppe or sea are forbidden, except the printed border forts.
        if (!isFort(state, corner) && std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) {
                const Terrain terrain = state.board()[hex].terrain;
                return terrain == Terrain::steppe || terrain == Terrain::sea;
            }))
            return forbiddenPlace(GW(1), "A corner that touches only steppe or sea is barred.");
        if (placement.founding && placement.piece == Piece::settlement) {
            const bool fortStands = ownsFort(state, placement.player);
            if (!fortStands && !isFort(state, corner))
                return forbiddenPlace(GW(10), "The first settlement stands on a border-fort site.");
            if (fortStands && isFort(state, corner))
                return forbiddenPlace(GW(10), "Each player founds on one border-fort site only.");
        }
        return std::nullopt;
    }

    static std::optional<Error> forbidsRoad(const State& state, const Placement& placement) {
        if (placement.founding && !ownsBuildingElsewhere(state, placement.player))
            return forbiddenPlace(GW(10), "The border fort is founded without a road.");
        if (placement.founding) {
            const auto& ends = state.board()[std::get<SideId>(placement.at)].corners;
            const auto own = [&](CornerId corner) { return ownBuildingAt(state, corner, placement.player); };
            const bool atFort =
                std::any_of(ends.begin(), ends.end(), [&](CornerId c) { return own(c) && isFort(state, c); });
            const bool atOther = std::any_of(ends.begin(), ends.end(),
                                             [&](CornerId c) { return own(c) && !isFort(state, c); });
            if (atFort && !atOther)
                return forbiddenPlace(GW(10), "The border fort is founded without a road.");
        }
        return std::nullopt;
    }

    void built(Context& context, const Placement& placement) const override {
        if (placement.piece != Piece::settlement && placement.piece != Piece::city)
            return;
        // GW-11: the founding phase draws no riders, unless the option says so.
        if (placement.founding && !context.setup().options().foundingDrawsRiders)
            return;
        const auto& bag = context.state.greatWall.bag;
        if (std::all_of(bag.begin(), bag.end(), [](std::uint8_t count) { return count == 0; }))
            return; // GW-20: the bag is empty
        context.tell(step::DrawRider{placement.player, GW(20)});
        context.then(task::DrawRider{placement.player});
    }

    [[nodiscard]] bool givesPoints() const override { return true; }
    [[nodiscard]] int points(const State& state, PlayerId player) const override {
        return -static_cast<int>(state.greatWall.chips[player.index()]); // GW-33
    }

    [[nodiscard]] bool endsGame(const State& state) const override {
        return state.setup->options().endOnLastPenalty && chipsLeft(state) == 0; // GW-71
    }
};

} // namespace

int ridersAt(const State& state, HexId hex) {
    const auto& riders = state.greatWall.riders;
    return static_cast<int>(
        std::count_if(riders.begin(), riders.end(), [hex](const auto& rider) { return rider.at == hex; }));
}

int chipsLeft(const State& state) {
    const auto& chips = state.greatWall.chips;
    return chipsPerGame - std::accumulate(chips.begin(), chips.end(), 0);
}

bool isBehindWall(const State& state, HexId hex) {
    const auto walls = state.board().walls();
    return std::any_of(walls.begin(), walls.end(), [&](const Board::Wall& wall) {
        return std::find(wall.column.begin(), wall.column.end(), hex) != wall.column.end();
    });
}

std::optional<AssemblyId> takeRider(State& state, HexId from) {
    auto& riders = state.greatWall.riders;
    const auto there = [from](const auto& rider) { return rider.at == from; };
    auto it = riders.end();
    if (isBehindWall(state, from)) {
        const auto last = std::find_if(riders.rbegin(), riders.rend(), there);
        if (last != riders.rend())
            it = std::prev(last.base());
    } else {
        it = std::find_if(riders.begin(), riders.end(), there);
    }
    if (it == riders.end())
        return std::nullopt;
    const AssemblyId numeral = it->numeral;
    riders.erase(it);
    return numeral;
}

void putRider(State& state, HexId to, AssemblyId numeral) {
    state.greatWall.riders.push_back({to, numeral});
}

void raiseWall(Context& context, WallId wall) {
    std::uint8_t& level = context.state.greatWall.level[wall.index()];
    context.tell(step::RaiseWall{wall, level, static_cast<std::uint8_t>(level + 1), GW(60)});
    ++level;
}

std::optional<Error> correct(Context& context, const command::CorrectRiders& correction) {
    State& state = context.state;
    // GW-04: a column passes over sea and desert; no rider stands there.
    const bool inColumn = isBehindWall(state, correction.at) &&
                          (state.numbers[correction.at] != 0 || ridersAt(state, correction.at) > 0);
    if (!state.board().assemblyAt(correction.at).valid() && !state.board().wallAt(correction.at).valid() &&
        !inColumn)
        return Error{ErrorCode::badValue, GW(31),
                     "Riders stand on assembly hexes, attack hexes and the columns behind the walls."};
    const AssemblyId own = state.board().assemblyAt(correction.at);
    const bool attackHex = state.board().wallAt(correction.at).valid();
    const std::size_t wanted =
        correction.count.value_or(static_cast<std::uint8_t>(correction.numerals.size()));
    if (attackHex && wanted > maxRidersOnAttackHex)
        return Error{ErrorCode::badValue, GW(22),
                     fmt::format("{} riders: an attack hex holds at most {}.", wanted, maxRidersOnAttackHex)};

    // A refusal discards the new state, so nothing has to be undone.
    const auto refuse = [](std::string message) {
        return Error{ErrorCode::badValue, GW(5), std::move(message)};
    };
    auto& bag = state.greatWall.bag;

    if (!correction.count) {
        while (const auto numeral = takeRider(state, correction.at))
            ++bag[numeral->index()];
        for (const AssemblyId numeral : correction.numerals) {
            if (bag[numeral.index()] == 0)
                return refuse(
                    fmt::format("There is no rider {} left in the bag.", state.board()[numeral].id));
            --bag[numeral.index()];
            putRider(state, correction.at, numeral);
        }
        return std::nullopt;
    }
    // A smaller number removes the last in first; a larger one takes riders from the bag (decisions 19).
    while (ridersAt(state, correction.at) > static_cast<int>(wanted)) {
        auto& riders = state.greatWall.riders;
        const auto last = std::find_if(riders.rbegin(), riders.rend(),
                                       [&](const auto& rider) { return rider.at == correction.at; });
        ++bag[last->numeral.index()];
        riders.erase(std::prev(last.base()));
    }
    while (ridersAt(state, correction.at) < static_cast<int>(wanted)) {
        const AssemblyId numeral = own.valid() ? own : lowestInBag(state);
        if (!numeral.valid() || bag[numeral.index()] == 0)
            return refuse(fmt::format("There are not enough riders in the bag for {} at {}.", wanted,
                                      state.board().nameOf(correction.at)));
        --bag[numeral.index()];
        putRider(state, correction.at, numeral);
    }
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectWallLevel& correction) {
    if (correction.level > maxWallLevel)
        return Error{ErrorCode::badValue, GW(6),
                     fmt::format("Level {}: walls have the levels 0 to {}.", correction.level, maxWallLevel)};
    context.state.greatWall.level[correction.wall.index()] = correction.level;
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectBag& correction) {
    State& state = context.state;
    for (std::size_t i = 0; i < correction.bag.size(); ++i) {
        const auto& riders = state.greatWall.riders;
        const auto outside = std::count_if(riders.begin(), riders.end(),
                                           [&](const auto& r) { return r.numeral == AssemblyId(i); });
        if (correction.bag[i] + outside > ridersPerNumeral)
            return Error{ErrorCode::badValue, GW(5),
                         fmt::format("{} riders {} in the bag and {} outside: there are {} of each numeral.",
                                     correction.bag[i], state.board()[AssemblyId(i)].id, outside,
                                     ridersPerNumeral)};
    }
    state.greatWall.bag = correction.bag;
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectPenalty& correction) {
    std::uint8_t& chips = context.state.greatWall.chips[correction.player.index()];
    const int others = chipsPerGame - chipsLeft(context.state) - chips;
    if (correction.chips + others > chipsPerGame)
        return Error{ErrorCode::badValue, GW(5),
                     fmt::format("{} chips: only {} are left beside what the others hold.", correction.chips,
                                 chipsPerGame - others)};
    chips = correction.chips;
    return std::nullopt;
}

std::string_view faultOf(const State&, const State& start, const GreatWallPart& wall) {
    constexpr std::string_view fault = "a rider has no place, or there are more than in the box (GW-05)";
    std::array<int, maxAssembly> count{};
    std::copy(wall.bag.begin(), wall.bag.end(), count.begin());
    for (const auto& rider : wall.riders) {
        if (!rider.at.valid() || !rider.numeral.valid())
            return fault;
        ++count[rider.numeral.index()];
    }
    for (std::size_t i = 0; i < maxAssembly; ++i)
        if (count[i] > start.greatWall.bag[i])
            return fault;
    return {};
}

void normalize(GreatWallPart& wall) {
    std::stable_sort(wall.riders.begin(), wall.riders.end(),
                     [](const auto& a, const auto& b) { return a.at < b.at; });
}

Decision question(const State& state, const task::DrawRider& task) {
    Decision decision{.id = DecisionKind::riderNumeral, .player = task.player, .rule = GW(20), .drawn = true};
    for (std::size_t i = 0; i < state.board().assembly().size(); ++i)
        if (state.greatWall.bag[i] > 0)
            decision.options.emplace_back(AssemblyId(i));
    return decision;
}

void answer(Context& context, const task::DrawRider&, const Value& value) {
    const AssemblyId numeral = std::get<AssemblyId>(value);
    --context.state.greatWall.bag[numeral.index()];
    putRider(context.state, context.board()[numeral].at, numeral);
    context.tell(step::PlaceRider{numeral, GW(20)});
}

std::uint32_t copiesInBag(const State& state, const task::DrawRider&, const Value& value) {
    return state.greatWall.bag[std::get<AssemblyId>(value).index()];
}

// ---- the story

namespace {

void moveRider(State& state, HexId from, HexId to) {
    if (const auto numeral = takeRider(state, from))
        putRider(state, to, *numeral);
}

} // namespace

void show(State& state, const step::PlaceRider& step) {
    --state.greatWall.bag[step.at.index()];
    putRider(state, state.board()[step.at].at, step.at);
}
void show(State& state, const step::MoveRider& step) {
    const Board& board = state.board();
    const auto* wall = std::get_if<WallId>(&step.to);
    moveRider(state, board[step.from].at,
              wall != nullptr ? board[*wall].attack : board[std::get<AssemblyId>(step.to)].at);
}
void show(State& state, const step::RiderBehindWall& step) {
    moveRider(state, state.board()[step.wall].attack, step.hex);
}
void show(State& state, const step::RiderToBag& step) {
    takeRider(state, step.hex);
    ++state.greatWall.bag[step.numeral.index()];
}
void show(State& state, const step::LowerWall& step) {
    state.greatWall.level[step.wall.index()] = step.to;
}
void show(State& state, const step::RaiseWall& step) {
    state.greatWall.level[step.wall.index()] = step.to;
}
void show(State& state, const step::Penalty& step) {
    ++state.greatWall.chips[step.player.index()];
}

void count(Tally& tally, const step::MoveRider& step) {
    if (const auto* wall = std::get_if<WallId>(&step.to))
        ++tally.told.walls[wall->index()].riders;
}
void count(Tally& tally, const step::Breach& step) {
    ++tally.told.walls[step.wall.index()].breaches;
    tally.happened(MomentKind::breach, {}, step.wall);
}
void count(Tally& tally, const step::Penalty& step) {
    ++tally.of(step.player).penalties;
}

const RuleModule& ridersModule() {
    static const Riders module;
    return module;
}

} // namespace watchfire::hex
