// SPDX-License-Identifier: Apache-2.0
// The storm of The World: a seven drives it over the map, the roller steers, and everybody with a road or a
// ship beside the hex where it stops loses one (WO-20 to WO-26); a resulting gap must be mended first
// (WO-27).
#include "rules/hex/modules/storm/storm.h"

#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/placement.h"
#include "rules/hex/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace watchfire::hex {

namespace {

// ---- the map

/// A place of the storm on the printed map: a hex, and the half of a split hex. For other hexes the half is
/// west, so that equal places are equal values.
struct MapPlace {
    HexId hex;
    MapEdge half = MapEdge::west;
};

/// Where a step in this direction leads; `nullopt` if it leaves the map. The map consists of the hexes as
/// listed and both halves of a split one; its left and right edges stop the storm, unless the option is on
/// (WO-22, WO-23).
std::optional<MapPlace> ahead(const State& state, Direction direction) {
    const Board& board = state.board();
    const HexId hex = board[state.storm.at].neighbours[static_cast<std::size_t>(direction)];
    if (!hex.valid())
        return std::nullopt;
    const Axial at = neighbour(board.onMap(state.storm.at, state.storm.half), direction);
    for (const MapEdge half : {MapEdge::west, MapEdge::east})
        if (board.onMap(hex, half) == at)
            return MapPlace{hex, half}; // a hex that is not split has the first half, west
    if (!state.setup->options().stormCrossesSeam)
        return std::nullopt;
    return MapPlace{hex};
}

/// The directions in which the storm can go on, as a question to the roller; the same clause forbids the
/// others.
Decision askHeading(const State& state, DecisionKind id, PlayerId roller, Clause rule) {
    Decision decision{.id = id, .player = roller, .at = state.storm.at, .rule = rule};
    for (const Direction direction : allDirections) {
        if (ahead(state, direction))
            decision.options.emplace_back(direction);
        else
            decision.forbidden.push_back({direction, rule, {}});
    }
    return decision;
}

/// Turns the storm. The table is told each new heading, and also an unchanged one if it was asked; if only
/// one was possible, nobody was asked.
void turnStorm(Context& context, const Decision& asked, Direction heading) {
    StormPart& storm = context.state.storm;
    const bool told = heading != storm.heading || asked.options.size() > 1;
    storm.heading = heading;
    if (told)
        context.tell(step::TurnStorm{heading, asked.rule});
}

// ---- losses and gaps

/// The player's roads and bridges, or the player's ships: "a piece of that kind" (WO-27).
struct Kind {
    const State& state;
    PlayerId player;
    LineKind kind;

    [[nodiscard]] bool has(SideId side) const {
        const Line line = state.lines[side];
        return line && line.player == player && sameWay(line.kind, kind);
    }
    /// True if an own building, or an own piece of the kind, is at this corner.
    [[nodiscard]] bool reaches(CornerId corner) const {
        const Building building = state.buildings[corner];
        const auto& sides = state.board()[corner].sides;
        return (building && building.player == player) ||
               std::any_of(sides.begin(), sides.end(), [this](SideId side) { return has(side); });
    }
    /// True if pieces of the kind lead from one corner to the other, without passing a foreign building.
    [[nodiscard]] bool joins(CornerId from, CornerId to) const {
        const Board& board = state.board();
        std::vector<CornerId> found{from};
        for (std::size_t i = 0; i < found.size(); ++i) {
            const CornerId corner = found[i];
            if (corner == to)
                return true;
            const Building building = state.buildings[corner];
            if (i > 0 && building && building.player != player)
                continue;
            for (const SideId side : board[corner].sides) {
                if (!has(side))
                    continue;
                const auto& ends = board[side].corners;
                const CornerId next = ends[0] == corner ? ends[1] : ends[0];
                if (std::find(found.begin(), found.end(), next) == found.end())
                    found.push_back(next);
            }
        }
        return false;
    }
    /// True if the piece lost from this side leaves a gap: it joined two own ends that nothing joins now. One
    /// between two foreign buildings could never be filled.
    [[nodiscard]] bool gapesAt(SideId side) const {
        const auto& [one, other] = state.board()[side].corners;
        const bool torn = reaches(one) && reaches(other) && !joins(one, other);
        return torn && binds(state, {side, player, kind});
    }
};

/// True if a line of this kind may lie on the side, whoever else is near. Open duties do not count.
bool mayLie(const State& state, const LineFacts& line, PlayerId player, SideId at) {
    const Board::Side& side = state.board()[at];
    const Setup& setup = *state.setup;
    if (line.kind == LineKind::ship ? !side.touchesSea : !side.touchesLand)
        return false;
    if (line.module && !setup.has(*line.module))
        return false;
    const auto& modules = setup.modules();
    return std::none_of(modules.begin(), modules.end(), [&](const RuleModule* module) {
        const auto error = module->forbids(state, {line.piece, player, at, false});
        return error && error->code != ErrorCode::repairFirst;
    });
}

/// The kind of the line that the player is to rebuild at this side, where none lies: a ship if there is no
/// land, a road if there is no sea; on a coast a ship if an own ship but no own road leads there. Since
/// rules 2 a bridge at a crossing, and a ship where no road may lie (GR-30).
LineKind missingAt(const State& state, SideId at, PlayerId player) {
    const Board::Side& side = state.board()[at];
    const auto leadsHere = [&](LineKind kind) {
        const Kind own{state, player, kind};
        return std::any_of(side.corners.begin(), side.corners.end(), [&](CornerId corner) {
            const auto& sides = state.board()[corner].sides;
            return std::any_of(sides.begin(), sides.end(), [&](SideId next) { return own.has(next); });
        });
    };
    const bool coastalShip = leadsHere(LineKind::ship) && !leadsHere(LineKind::road);
    const LineKind likely =
        !side.touchesLand || (side.touchesSea && coastalShip) ? LineKind::ship : LineKind::road;
    if (state.setup->rules() < 2)
        return likely;
    LineKind missing = LineKind::none;
    for (const LineFacts& line : allLines())
        if (mayLie(state, line, player, at) && (missing == LineKind::none || sameWay(line.kind, likely)))
            missing = line.kind;
    return missing;
}

/// WO-27: true if the piece mends the gap: the owner's, of that kind.
bool mends(const Line& line, const StormPart::Repair& repair) {
    return line && line.player == repair.player && sameWay(line.kind, repair.kind);
}

/// Ends the duties that meet the condition.
template <class Condition> void endRepairs(State& state, Condition&& ends) {
    auto& repairs = state.storm.repairs;
    repairs.erase(std::remove_if(repairs.begin(), repairs.end(), ends), repairs.end());
}

/// Ends the duty at this side.
void endRepair(State& state, SideId at) {
    endRepairs(state, [&](const StormPart::Repair& repair) { return repair.at == at; });
}

/// Ends the duties at sides that now have a piece: if it mends the gap, that is announced; any other makes
/// the duty lapse (WO-27).
void judgeRepairs(Context& context) {
    dropLapsed(context.state);
    endRepairs(context.state, [&](const StormPart::Repair& repair) {
        const Line line = context.state.lines[repair.at];
        if (!mends(line, repair))
            return false;
        context.tell(step::Repaired{repair.player, pieceOf(line.kind), repair.at, WO(27)});
        return true;
    });
}

class Storm final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::storm; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::storm, Phase::settle};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    [[nodiscard]] bool readsLargerDie() const override { return true; }

    [[nodiscard]] std::optional<Error> checkSetup(const Setup& setup) const override {
        if (setup.board().storm())
            return std::nullopt;
        return headerError("$.board.storm", "the board does not say where the storm begins", WO(2));
    }

    void prepare(State& state) const override {
        const Board::Storm& storm = *state.board().storm();
        state.storm.at = storm.at;
        state.storm.heading = storm.heading;
        state.storm.half = storm.half;
    }

    void run(Phase phase, Context& context) const override {
        if (phase == Phase::settle) {
            judgeRepairs(context); // after corrections too (BA-60)
            return;
        }
        const Turn& turn = context.state.turn;
        context.then(task::MoveStorm{turn.player, std::max(turn.dice.a, turn.dice.b)}); // WO-21
        context.then(task::TurnStorm{turn.player});
        for (const PlayerId player : playersFrom(context.state, turn.player)) // WO-25
            context.then(task::LosePiece{player});
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        const auto* side = std::get_if<SideId>(&placement.at);
        if (side == nullptr || placement.founding)
            return std::nullopt;
        const bool asRoad = placement.piece != Piece::ship;
        SideId first; // the gap to name, if the player builds in none
        for (const StormPart::Repair& repair : state.storm.repairs) {
            if (repair.player != placement.player || joinsAsRoad(repair.kind) != asRoad)
                continue;
            if (repair.at == *side)
                return std::nullopt;
            if (!first.valid() && binds(state, repair))
                first = repair.at;
        }
        if (!first.valid())
            return std::nullopt;
        const std::string gap = state.board().nameOf(first);
        return Error{ErrorCode::repairFirst, WO(27),
                     fmt::format("The gap that the storm left at {} is rebuilt first.", gap), gap, true};
    }

    void built(Context& context, const Placement& placement) const override {
        if (std::holds_alternative<SideId>(placement.at))
            judgeRepairs(context);
    }
};

} // namespace

void perform(Context& context, const task::MoveStorm& task) {
    StormPart& storm = context.state.storm;
    step::MoveStorm leg{{storm.at}, {}, WO(21), {}};
    std::uint8_t left = task.left;
    for (; left > 0; --left) {
        const auto next = ahead(context.state, storm.heading);
        if (!next)
            break;
        storm.at = next->hex;
        storm.half = next->half;
        leg.path.push_back(storm.at);
    }
    leg.to = storm.at;
    leg.half = storm.half;
    if (left < task.left)
        context.tell(leg);
    if (left > 0)
        context.then(task::HeadStorm{task.player, left}); // WO-22
}

Decision question(const State& state, const task::HeadStorm& task) {
    return askHeading(state, DecisionKind::stormHeading, task.player, WO(22));
}

void answer(Context& context, const task::HeadStorm& task, const Value& value) {
    turnStorm(context, question(context.state, task), std::get<Direction>(value));
    context.then(task::MoveStorm{task.player, task.left});
}

Decision question(const State& state, const task::TurnStorm& task) {
    return askHeading(state, DecisionKind::stormTurn, task.player, WO(24));
}

void answer(Context& context, const task::TurnStorm& task, const Value& value) {
    turnStorm(context, question(context.state, task), std::get<Direction>(value));
}

Decision question(const State& state, const task::LosePiece& task) {
    Decision decision{
        .id = DecisionKind::losePiece, .player = task.player, .at = state.storm.at, .rule = WO(25)};
    for (const SideId side : state.board()[state.storm.at].sides)
        if (state.lines[side] && state.lines[side].player == task.player)
            decision.options.emplace_back(side);
    return decision;
}

void answer(Context& context, const task::LosePiece& task, const Value& value) {
    State& state = context.state;
    const SideId side = std::get<SideId>(value);
    const LineKind lost = state.lines[side].kind;
    state.lines[side] = {};
    context.networkChanged = true;
    context.tell(step::LosePiece{task.player, pieceOf(lost), side, WO(25)});
    if (!Kind{state, task.player, lost}.gapesAt(side))
        return;
    state.storm.repairs.push_back({side, task.player, lost});
    context.tell(step::RepairFirst{task.player, pieceOf(lost), side, WO(27)});
}

PlayerId lapsedAt(const State& state, const Place& at) {
    const auto* side = std::get_if<SideId>(&at);
    if (side == nullptr || !state.lines[*side])
        return {};
    for (const StormPart::Repair& repair : state.storm.repairs)
        if (repair.at == *side && !mends(state.lines[*side], repair))
            return repair.player;
    return {};
}

void dropLapsed(State& state) {
    endRepairs(state, [&](const StormPart::Repair& repair) {
        const Line line = state.lines[repair.at];
        return line && !mends(line, repair);
    });
}

bool binds(const State& state, const StormPart::Repair& repair) {
    return state.setup->rules() < 2 ||
           startsAtOwnPiece(state, {pieceOf(repair.kind), repair.player, repair.at, false});
}

std::string_view faultOf(const State&, const State& start, const StormPart& storm) {
    if (storm.at.valid() != start.storm.at.valid())
        return "the storm is missing, or there is none (WO-20)";
    for (const StormPart::Repair& repair : storm.repairs)
        if (!repair.at.valid() || !repair.player.valid() || repair.kind == LineKind::none)
            return "a gap names no side or no player (WO-27)";
    return {};
}

std::optional<Error> correct(Context& context, const command::CorrectStorm& correction) {
    StormPart& storm = context.state.storm;
    storm.at = correction.at;
    storm.heading = correction.heading;
    storm.half = correction.half;
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectRepair& correction) {
    State& state = context.state;
    endRepair(state, correction.at);
    if (!correction.player.valid())
        return std::nullopt;
    if (state.lines[correction.at])
        return Error{ErrorCode::badValue, WO(27),
                     fmt::format("A piece lies on {}; there is nothing to rebuild.",
                                 state.board().nameOf(correction.at))};
    state.storm.repairs.push_back(
        {correction.at, correction.player, missingAt(state, correction.at, correction.player)});
    return std::nullopt;
}

// ---- the story

void show(State& state, const step::MoveStorm& step) {
    state.storm.at = step.to;
    state.storm.half = step.half;
}
void show(State& state, const step::TurnStorm& step) {
    state.storm.heading = step.heading;
}
void show(State& state, const step::LosePiece& step) {
    state.lines[step.at] = {};
}
void show(State& state, const step::RepairFirst& step) {
    state.storm.repairs.push_back({step.at, step.player, lineOf(step.piece)});
}
void show(State& state, const step::Repaired& step) {
    endRepair(state, step.at);
}

void count(Tally& tally, const step::MoveStorm& step) {
    tally.told.stormPaths.push_back(static_cast<int>(step.path.size()) - (step.path.empty() ? 0 : 1));
}
void count(Tally& tally, const step::LosePiece& step) {
    ++tally.of(step.player).lost;
}

const RuleModule& stormModule() {
    static const Storm module;
    return module;
}

} // namespace watchfire::hex
