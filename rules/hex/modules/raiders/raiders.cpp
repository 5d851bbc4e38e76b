// SPDX-License-Identifier: Apache-2.0
// Raiders: they gather on the home deserts, spread with the rolls, turn roads, make buildings fall, shut
// harbours, and are driven back by knights (RA-00 to RA-50).
#include "rules/hex/modules/raiders/raiders.h"

#include "rules/hex/founding.h"
#include "rules/hex/module.h"
#include "rules/hex/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace watchfire::hex {

bool isHomeDesert(const Board& board, HexId hex) {
    const auto deserts = board.deserts();
    return std::find(deserts.begin(), deserts.end(), hex) != deserts.end();
}

namespace {

/// Raiders that can still spread (RA-21).
std::size_t raidersOnDeserts(const State& state) {
    std::size_t raiders = 0;
    for (const HexId desert : state.board().deserts())
        raiders += state.raiders.at[desert];
    return raiders;
}

/// True if raiders count there for production, roads and buildings; not in the roll that brings them (RA-22,
/// RA-24).
bool isOccupied(const State& state, HexId hex) {
    return raidersAt(state, hex) > 0 && !state.raiders.fresh[hex.index()];
}

/// RA-20: true if no raider stands there, and it is land for a single raider.
bool isFree(const State& state, HexId hex) {
    const Board& board = state.board();
    return isLand(board[hex].terrain) && raidersAt(state, hex) == 0 && !isHomeDesert(board, hex);
}

/// RA-20: true if raiders reach a hex from this neighbour.
bool spreadsFrom(const State& state, HexId neighbour) {
    const bool desert = isHomeDesert(state.board(), neighbour);
    const bool occupied = raidersAt(state, neighbour) > 0;
    switch (state.setup->options().frontier) {
    case Frontier::desertsAndOccupied:
        return desert || occupied;
    case Frontier::raiders:
        return occupied;
    case Frontier::deserts:
        return desert && occupied;
    }
    return false;
}

/// RA-20: marks the hexes that this roll takes; all are judged before any is taken.
void markDue(State& state) {
    state.raiders.due.reset();
    const int sum = state.turn.dice.sum();
    for (HexId hex = nextWith(state, sum, 0); hex.valid(); hex = nextWith(state, sum, hex.index() + 1)) {
        if (!isFree(state, hex))
            continue;
        const auto& around = state.board()[hex].neighbours;
        if (std::any_of(around.begin(), around.end(),
                        [&](HexId next) { return next.valid() && spreadsFrom(state, next); }))
            state.raiders.due.set(hex.index());
    }
}

/// The marked hexes that are still to be taken: a correction in the middle of the roll may have brought a
/// raider there, changed the number, or ended the storm.
boost::container::small_vector<HexId, 8> dueHexes(const State& state) {
    boost::container::small_vector<HexId, 8> due;
    if (!stormIsOn(state) || state.raiders.due.none())
        return due;
    const int sum = state.turn.dice.sum();
    for (HexId hex = nextWith(state, sum, 0); hex.valid(); hex = nextWith(state, sum, hex.index() + 1))
        if (state.raiders.due[hex.index()] && isFree(state, hex))
            due.push_back(hex);
    return due;
}

/// RA-31, RA-41: lays a building on its side, or raises it.
void setFallen(State& state, CornerId corner, bool fallen) {
    Building building = state.buildings[corner];
    building.fallen = fallen;
    state.buildings.put(corner, building);
}

void setSpared(State& state, CornerId corner, bool spared) {
    Building building = state.buildings[corner];
    building.spared = spared;
    state.buildings.put(corner, building);
}

/// RA-41, option any-removal-frees: a raider that comes beside a spared building counts again.
void endSparing(State& state, HexId hex) {
    for (const CornerId corner : state.board()[hex].corners)
        setSpared(state, corner, false);
}

/// Moves one raider from the supply to a home desert (RA-10).
void gatherRaider(State& state, HexId desert) {
    --state.raiders.supply;
    ++state.raiders.at[desert];
    endSparing(state, desert);
}

/// Moves one raider from a desert to the hex that it takes (RA-20).
void spreadRaider(State& state, HexId from, HexId to) {
    --state.raiders.at[from];
    state.raiders.at[to] = 1;
    endSparing(state, to);
}

/// A player drives one raider off this hex (RA-40).
void driveRaider(State& state, PlayerId player, HexId from) {
    --state.raiders.at[from];
    ++state.raiders.driven[player.index()];
}

/// RA-30: between two occupied hexes. Sea is never occupied, so coastal roads stay.
bool isRoadCutOff(const State& state, SideId side) {
    const auto& hexes = state.board()[side].hexes;
    return hexes.size() == 2 &&
           std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) { return isOccupied(state, hex); });
}

/// RA-31: nothing around it yields any more, and at least one raider is beside it.
bool isSurrounded(const State& state, CornerId corner) {
    const Board& board = state.board();
    if (state.setup->options().coastalBuildingsSafe && board.touchesSea(corner))
        return false;
    bool raided = false;
    for (const HexId hex : board[corner].hexes) {
        const bool occupied = isOccupied(state, hex);
        const Terrain terrain = board[hex].terrain;
        if (isLand(terrain) && terrain != Terrain::desert && !occupied)
            return false;
        raided = raided || occupied;
    }
    return raided;
}

void judgeRoads(Context& context) {
    State& state = context.state;
    const bool storm = stormIsOn(state);
    for (std::size_t i = 0; i < state.lines.size(); ++i) {
        Line& line = state.lines[SideId(i)];
        if (!line || !joinsAsRoad(line.kind))
            continue;
        const bool turned = storm && isRoadCutOff(state, SideId(i));
        if (turned == line.turned)
            continue;
        line.turned = turned;
        context.networkChanged = true;
        if (turned)
            context.tell(step::TurnRoad{line.player, SideId(i), RA(30)});
        else
            context.tell(step::RestoreRoad{line.player, SideId(i), RA(41)});
    }
}

void judgeBuildings(Context& context) {
    State& state = context.state;
    const bool storm = stormIsOn(state);
    for (std::size_t i = 0; i < state.buildings.size(); ++i) {
        const Building building = state.buildings[CornerId(i)];
        if (!building)
            continue;
        const bool fallen = storm && !building.spared && isSurrounded(state, CornerId(i));
        if (fallen == building.fallen)
            continue;
        setFallen(state, CornerId(i), fallen);
        context.networkChanged = true; // RA-34: it joins no road to a ship while it has fallen
        if (fallen)
            context.tell(step::BuildingFalls{building.player, CornerId(i), RA(31)});
        else
            context.tell(step::BuildingRises{building.player, CornerId(i), RA(41)});
    }
}

/// Players with a fallen, or with a standing, building at the harbour, in turn order.
PlayerList ownersAt(const State& state, const Board::Harbour& harbour, bool fallen) {
    PlayerList owners;
    for (const PlayerId player : playersFrom(state, state.turn.player)) {
        const auto& corners = state.board()[harbour.at].corners;
        if (std::any_of(corners.begin(), corners.end(), [&](CornerId corner) {
                const Building building = state.buildings[corner];
                return building && building.player == player && building.fallen == fallen;
            }))
            owners.push_back(player);
    }
    return owners;
}

/// RA-32, and RA-41 for those that open again.
void judgeHarbours(Context& context) {
    State& state = context.state;
    const auto harbours = context.board().harbours();
    for (std::size_t i = 0; i < harbours.size(); ++i) {
        const PlayerList losers = ownersAt(state, harbours[i], true);
        const std::uint8_t told = state.shutHarbours[i];
        const std::uint8_t shut = bitsOf(losers);
        if (shut == told)
            continue;
        state.shutHarbours[i] = shut;
        if (const auto news = withBit(losers, static_cast<std::uint8_t>(~told)); !news.empty())
            context.tell(step::HarbourShut{HarbourId(i), HarbourShutter::raider, news, RA(32)});
        const auto open = static_cast<std::uint8_t>(told & ~shut);
        if (const auto users = withBit(ownersAt(state, harbours[i], false), open); !users.empty())
            context.tell(step::HarbourOpens{HarbourId(i), HarbourShutter::raider, users, RA(41)});
    }
}

/// RA-02: where and with what the founding begins.
std::optional<Error> forbidsFounding(const State& state, const Placement& placement) {
    const Board& board = state.board();
    if (const auto* corner = std::get_if<CornerId>(&placement.at)) {
        const auto& hexes = board[*corner].hexes;
        if (std::none_of(hexes.begin(), hexes.end(), [&](HexId hex) { return board.isHome(hex); }))
            return forbiddenPlace(RA(2), "Starting settlements stand on the home island.");
        if (nextFounded(state, placement.player, *corner) == 1 && !board.touchesSea(*corner))
            return forbiddenPlace(RA(2), "The first settlement stands on a coast.");
        return std::nullopt;
    }
    if (placement.piece == Piece::ship)
        return std::nullopt;
    // The own settlements beside the road; the first has a ship.
    bool first = false;
    bool later = false;
    for (const CornerId end : board[std::get<SideId>(placement.at)].corners) {
        const Building building = state.buildings[end];
        const bool own = building && building.player == placement.player;
        first = first || (own && building.founded == 1);
        later = later || (own && building.founded != 1);
    }
    if (!later && (first || foundedBy(state, placement.player) <= 1))
        return forbiddenPlace(RA(2), "The first settlement is founded with a ship, not with a road.");
    return std::nullopt;
}

class Raiders final : public RuleModule, public YieldRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::raiders; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }
    static constexpr std::array actsIn{Phase::claim, Phase::thieves, Phase::settle};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    [[nodiscard]] std::optional<Error> checkSetup(const Setup& setup) const override {
        if (setup.board().deserts().empty())
            return headerError("$.board.deserts", "raiders gather on home deserts; the board names none",
                               RA(1));
        if (!setup.board().hasHome())
            return headerError("$.board.home", "the board does not say which hexes are the home island",
                               RA(1));
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Piece> firstFoundedLine() const override { return Piece::ship; } // RA-02

    void prepare(State& state) const override {
        state.raiders.supply = static_cast<std::uint8_t>(raidersPerGame(*state.setup));
        state.raiders.at = decltype(state.raiders.at)(state.board().hexes().size());
    }

    void run(Phase phase, Context& context) const override {
        State& state = context.state;
        if (phase == Phase::claim) {
            if (!stormIsOn(state))
                return;
            markDue(state);
            context.then(task::TakeHexes{state.turn.player});
        } else if (phase == Phase::thieves) {
            context.then(task::TakeCard{state.turn.player});
        } else {
            // RA-24: hexes taken by a roll still yield until its end, and count for roads and buildings only
            // from then on. A correction in the middle is not that end.
            const bool midRoll = context.correction && !state.tasks.empty();
            if (!midRoll && state.raiders.fresh.any()) {
                state.raiders.fresh.reset();
                context.raidersChanged = true;
            }
            if (!context.raidersChanged && !context.networkChanged)
                return;
            judgeRoads(context);
            judgeBuildings(context);
            judgeHarbours(context);
        }
    }

    [[nodiscard]] std::optional<Block> blocks(const State& state, HexId hex) const override {
        if (isOccupied(state, hex))
            return Block{Blocker::raider, RA(22)};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        if (placement.founding)
            return forbidsFounding(state, placement);
        if (placement.piece == Piece::city) {
            const Building there = state.buildings[std::get<CornerId>(placement.at)];
            if (there.fallen && there.player == placement.player)
                return forbiddenPlace(RA(34), "A fallen settlement cannot be made a city.");
        }
        return std::nullopt;
    }

    void built(Context& context, const Placement& placement) const override {
        const bool building = placement.piece == Piece::settlement || placement.piece == Piece::city;
        if (!building || placement.founding || context.state.raiders.supply == 0)
            return;
        const std::size_t players = context.setup().playerCount();
        const std::uint8_t due = players == 4 || players == 6 ? 2 : 3; // RA-10
        context.then(task::PlaceRaiders{placement.player, due});
    }

    [[nodiscard]] std::optional<Error> playKnight(Context& context,
                                                  const command::Knight& knight) const override {
        State& state = context.state;
        if (knight.to.valid() || knight.from.valid() || !knight.actions.empty())
            return Error{ErrorCode::knightActions, RA(40),
                         "A knight takes one raider: it names its hex in \"at\", and nothing beside."};
        if (!knight.at.valid() || raidersAt(state, knight.at) == 0)
            return Error{ErrorCode::knightActions, RA(40),
                         "A knight takes one raider from a land hex: name a hex with a raider in \"at\"."};
        driveRaider(state, knight.player, knight.at);
        context.raidersChanged = true;
        context.tell(step::RaiderLeaves{knight.player, knight.at, RA(40)});
        if (context.setup().options().anyRemovalFrees)
            for (const CornerId corner : context.board()[knight.at].corners)
                if (state.buildings[corner].fallen)
                    setSpared(state, corner, true); // RA-41
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::pair<int, Clause>> largestArmyWorth() const override {
        return std::pair{0, RA(0)};
    }
};

} // namespace

int raidersAt(const State& state, HexId hex) {
    return hex.index() < state.raiders.at.size() ? state.raiders.at[hex] : 0;
}

int raidersPerGame(const Setup& setup) {
    return setup.playerCount() <= 4 ? 18 : 24;
}

bool stormIsOn(const State& state) {
    return state.raiders.supply == 0 && state.setup->has(ModuleName::raiders);
}

std::optional<Error> correct(Context& context, const command::CorrectRaiders& correction) {
    State& state = context.state;
    const auto refuse = [](Clause rule, std::string message) {
        return Error{ErrorCode::badValue, rule, std::move(message)};
    };
    if (!context.setup().has(ModuleName::raiders))
        return refuse(RA(3), "There are no raiders in this game.");
    const int all = raidersPerGame(context.setup());
    if (correction.count > all)
        return refuse(RA(3), fmt::format("{} raiders: there are {}.", correction.count, all));
    context.raidersChanged = true;
    if (correction.player.valid()) {
        state.raiders.driven[correction.player.index()] = correction.count;
        return std::nullopt;
    }
    if (!correction.hex.valid()) {
        state.raiders.supply = correction.count;
        return std::nullopt;
    }
    const Board& board = context.board();
    if (!isLand(board[correction.hex].terrain))
        return refuse(RA(23), "Raiders never stand on water.");
    if (correction.count > 1 && !isHomeDesert(board, correction.hex))
        return refuse(RA(23),
                      fmt::format("{} raiders: only a home desert holds more than one.", correction.count));
    if (correction.count > state.raiders.at[correction.hex])
        endSparing(state, correction.hex);
    state.raiders.at[correction.hex] = correction.count;
    return std::nullopt;
}

std::string_view faultOf(const State& state, const State&, const RaidersPart& raiders) {
    constexpr std::string_view fault =
        "there are more raiders than in the box, or where none can be (RA-03, RA-23)";
    const int all = state.setup->has(ModuleName::raiders) ? raidersPerGame(*state.setup) : 0;
    const auto fits = [&](std::uint8_t count) { return count <= all; };
    if (!fits(raiders.supply) || !std::all_of(raiders.driven.begin(), raiders.driven.end(), fits))
        return fault;
    for (std::size_t i = 0; i < raiders.at.size(); ++i) {
        const int here = raiders.at[HexId(i)];
        if (here > (isHomeDesert(state.board(), HexId(i)) ? all : 1) ||
            (here > 0 && !isLand(state.board()[HexId(i)].terrain)))
            return fault;
    }
    return {};
}

// ---- RA-10, RA-11: gathering

Decision question(const State& state, const task::PlaceRaiders& task) {
    Decision decision{.id = DecisionKind::raiderPlace, .player = task.player, .rule = RA(10)};
    if (state.raiders.supply > 0)
        for (const HexId desert : state.board().deserts())
            decision.options.emplace_back(desert);
    return decision;
}

void answer(Context& context, const task::PlaceRaiders& task, const Value& value) {
    RaidersPart& raiders = context.state.raiders;
    const HexId desert = std::get<HexId>(value);
    gatherRaider(context.state, desert);
    context.raidersChanged = true;
    context.tell(step::PlaceRaider{desert, RA(10)});
    if (raiders.supply == 0)
        context.tell(step::StormBegins{RA(11)});
    else if (task.left > 1)
        context.then(task::PlaceRaiders{task.player, static_cast<std::uint8_t>(task.left - 1)});
}

// ---- RA-20, RA-21: the storm spreads

void perform(Context& context, const task::TakeHexes& task) {
    const auto due = dueHexes(context.state);
    const std::size_t raiders = raidersOnDeserts(context.state);
    if (due.empty() || raiders == 0) {
        context.state.raiders.due.reset();
        return;
    }
    if (raiders < due.size())
        context.then(task::ChooseRaiderHex{task.player});
    else
        context.then(task::ChooseRaiderDesert{task.player, due.front()});
    context.then(task);
}

Decision question(const State& state, const task::ChooseRaiderHex& task) {
    Decision decision{.id = DecisionKind::raiderHex, .player = task.player, .rule = RA(21)};
    // A correction may have removed the last raider, or brought enough for all: then nothing is chosen.
    const auto due = dueHexes(state);
    const std::size_t raiders = raidersOnDeserts(state);
    if (raiders > 0 && raiders < due.size())
        for (const HexId hex : due)
            decision.options.emplace_back(hex);
    return decision;
}

void answer(Context& context, const task::ChooseRaiderHex& task, const Value& value) {
    context.then(task::ChooseRaiderDesert{task.player, std::get<HexId>(value), true});
}

Decision question(const State& state, const task::ChooseRaiderDesert& task) {
    Decision decision{
        .id = DecisionKind::raiderDesert, .player = task.player, .at = task.hex, .rule = RA(21)};
    const auto due = dueHexes(state);
    // A correction may leave fewer raiders than hexes; then the roller first chooses the hex.
    const bool enough = task.chosen || raidersOnDeserts(state) >= due.size();
    if (enough && std::find(due.begin(), due.end(), task.hex) != due.end())
        for (const HexId desert : state.board().deserts())
            if (state.raiders.at[desert] > 0)
                decision.options.emplace_back(desert);
    return decision;
}

void answer(Context& context, const task::ChooseRaiderDesert& task, const Value& value) {
    RaidersPart& raiders = context.state.raiders;
    const HexId desert = std::get<HexId>(value);
    spreadRaider(context.state, desert, task.hex);
    raiders.due.reset(task.hex.index());
    raiders.fresh.set(task.hex.index());
    context.raidersChanged = true;
    context.tell(step::RaiderTakes{task.hex, desert, RA(20)});
}

// ---- RA-50: a seven

Decision question(const State& state, const task::TakeCard& task) {
    Decision decision{.id = DecisionKind::stealFrom, .player = task.player, .rule = RA(50)};
    for (const PlayerId player : playersFrom(state, PlayerId(0)))
        if (player != task.player)
            decision.options.emplace_back(player);
    return decision;
}

void answer(Context& context, const task::TakeCard& task, const Value& value) {
    context.tell(step::Steal{task.player, std::get<PlayerId>(value), RA(50)});
}

// ---- the story

void show(State& state, const step::PlaceRaider& step) {
    gatherRaider(state, step.at);
}
void show(State& state, const step::RaiderTakes& step) {
    spreadRaider(state, step.from, step.hex);
}
void show(State& state, const step::RaiderLeaves& step) {
    driveRaider(state, step.player, step.hex);
}
void show(State& state, const step::TurnRoad& step) {
    state.lines[step.at].turned = true;
}
void show(State& state, const step::RestoreRoad& step) {
    state.lines[step.at].turned = false;
}
void show(State& state, const step::BuildingFalls& step) {
    setFallen(state, step.at, true);
}
void show(State& state, const step::BuildingRises& step) {
    setFallen(state, step.at, false);
}

void count(Tally& tally, const step::StormBegins&) {
    tally.happened(MomentKind::stormBegins);
}
void count(Tally& tally, const step::RaiderTakes&) {
    ++tally.told.raids;
}
void count(Tally& tally, const step::RaiderLeaves& step) {
    if (step.player.valid())
        ++tally.of(step.player).driven;
}
void count(Tally& tally, const step::BuildingFalls& step) {
    ++tally.of(step.player).fallen;
    tally.happened(MomentKind::falls, step.player);
}

const RuleModule& raidersModule() {
    static const Raiders module;
    return module;
}

} // namespace watchfire::hex
