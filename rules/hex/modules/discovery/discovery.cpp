// SPDX-License-Identifier: Apache-2.0
// Discovery in The World: a road or ship that reaches new land draws a number token for it, one that reaches
// a marker takes it (WO-30 to WO-32); when the bag is empty, tokens leave Eurasia (WO-40, WO-41).
#include "rules/hex/modules/discovery/discovery.h"

#include "rules/hex/module.h"
#include "rules/hex/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace watchfire::hex {

namespace {

bool isRed(int number) {
    return number == 6 || number == 8;
}

int tokensIn(const TokenBag& bag) {
    return std::accumulate(bag.begin(), bag.end(), 0);
}

/// True if a 6 or 8 lies beside this hex, also across the seam (WO-10); `except` is ignored.
bool hasRedNeighbour(const State& state, HexId hex, HexId except = {}) {
    const auto& around = state.board()[hex].neighbours;
    return std::any_of(around.begin(), around.end(), [&](HexId next) {
        return next.valid() && next != except && isRed(state.numbers[next]);
    });
}

// ---- which token may leave (WO-40)

/// True if some building at this hex would have no number beside it without the token here.
bool isLastNumberOfABuilding(const State& state, HexId hex) {
    const Board& board = state.board();
    return std::any_of(board[hex].corners.begin(), board[hex].corners.end(), [&](CornerId corner) {
        const auto& around = board[corner].hexes;
        return state.buildings[corner] && std::none_of(around.begin(), around.end(), [&](HexId other) {
                   return other != hex && state.numbers[other] != 0;
               });
    });
}

/// The letter of WO-40 that keeps this token where it is for every player; "" if none does.
const char* whyItStays(const State& state, HexId from, HexId to) {
    if (isLastNumberOfABuilding(state, from))
        return "a";
    // Judged as if the token had left its old hex, so that its own place does not count.
    if (isRed(state.numbers[from]) && hasRedNeighbour(state, to, from))
        return "c";
    return "";
}

/// WO-40 (b): those of these hexes that lie beside an own building; all of them if there is none.
std::vector<HexId> nearestToOwn(const State& state, const std::vector<HexId>& free, PlayerId player) {
    std::vector<HexId> own;
    std::copy_if(free.begin(), free.end(), std::back_inserter(own),
                 [&](HexId hex) { return ownBuildingAtOneOf(state, state.board()[hex].corners, player); });
    return own.empty() ? free : own;
}

/// Puts a token of the bag on a hex, which is known from now on (WO-30).
void putToken(State& state, HexId hex, std::uint8_t number) {
    --state.discovery.bag[number];
    state.discovery.known.set(hex.index()); // even if a correction changed it during the draw
    state.numbers[hex] = number;
}

/// Moves a token to another hex, which is known from now on (WO-40).
void moveToken(State& state, HexId from, HexId to) {
    state.discovery.known.set(to.index());
    state.numbers[to] = std::exchange(state.numbers[from], std::uint8_t{0});
}

/// Gives the player the marker at this corner. Returns false if there is none (WO-31).
bool takeMarker(State& state, PlayerId player, CornerId at) {
    const auto markers = state.board().markers();
    for (std::size_t i = 0; i < markers.size(); ++i) {
        PlayerId& holder = state.discovery.markerHolders[i];
        if (holder.valid() || markers[i] != at)
            continue;
        holder = player;
        return true;
    }
    return false;
}

class Discovery final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::discovery; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }

    void prepare(State& state) const override {
        const Board& board = state.board();
        for (const int number : board.description().bag)
            ++state.discovery.bag[static_cast<std::size_t>(number)];
        for (std::size_t i = 0; i < board.hexes().size(); ++i)
            state.discovery.known[i] = board.hexes()[i].number != 0;
    }

    /// For a line that was built or moved; founding discovers nothing (game-log, "Commands").
    void built(Context& context, const Placement& placement) const override {
        const auto* side = std::get_if<SideId>(&placement.at);
        if (side == nullptr || placement.founding)
            return;
        context.then(task::Discover{placement.player, *side});
        context.then(task::TakeMarkers{placement.player, *side});
    }

    [[nodiscard]] bool givesPoints() const override { return true; }
    [[nodiscard]] int points(const State& state, PlayerId player) const override {
        const auto& holders = state.discovery.markerHolders;
        return static_cast<int>(std::count(holders.begin(), holders.end(), player)); // WO-02: one point each
    }
};

bool isNewLand(Terrain terrain) {
    return isLand(terrain) && terrain != Terrain::desert;
}

} // namespace

bool canBeDiscovered(const State& state, HexId hex) {
    return isNewLand(state.board()[hex].terrain) && !state.discovery.known[hex.index()];
}

Decision question(const State& state, const task::Discover& task) {
    Decision decision{.id = DecisionKind::tokenHex, .player = task.player, .rule = WO(30)};
    const Board& board = state.board();
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        const HexId hex(i);
        const auto& ends = board[task.side].corners;
        if ((board.touches(ends[0], hex) || board.touches(ends[1], hex)) && canBeDiscovered(state, hex))
            decision.options.emplace_back(hex);
    }
    return decision;
}

void answer(Context& context, const task::Discover& task, const Value& value) {
    DiscoveryPart& discovery = context.state.discovery;
    const HexId hex = std::get<HexId>(value);
    discovery.known.set(hex.index());
    if (tokensIn(discovery.bag) > 0) {
        context.tell(step::DrawToken{task.player, hex, WO(30)});
        context.then(task::DrawToken{task.player, hex});
    } else {
        context.then(task::MoveToken{task.player, hex});
    }
    context.then(task); // one token for each new hex
}

// A new hex gets its token from the bag or, if that is empty, from the board (WO-30, WO-40). A correction may
// fill or empty the bag while the question is open, which then becomes the other one (`correctTokens`). If
// the table has put a number there itself, nothing is left to ask.

Decision question(const State& state, const task::DrawToken& task) {
    const TokenBag& bag = state.discovery.bag;
    Decision decision{
        .id = DecisionKind::token, .player = task.player, .at = task.hex, .rule = WO(30), .drawn = true};
    if (state.numbers[task.hex] != 0)
        return decision;
    for (std::size_t number = 0; number < bag.size(); ++number)
        if (bag[number] > 0)
            decision.options.emplace_back(Number{static_cast<std::uint8_t>(number)});
    return decision;
}

void answer(Context& context, const task::DrawToken& task, const Value& value) {
    State& state = context.state;
    TokenBag& bag = state.discovery.bag;
    const std::uint8_t number = std::get<Number>(value).value;
    // WO-32: with the option it goes back, as long as another one is possible.
    if (state.setup->options().redrawRedNeighbours && isRed(number) && hasRedNeighbour(state, task.hex) &&
        tokensIn(bag) > bag[6] + bag[8]) {
        context.tell(step::DrawToken{task.player, task.hex, WO(30)});
        context.then(task);
        return;
    }
    putToken(state, task.hex, number);
    context.tell(step::PlaceToken{task.hex, number, WO(30)});
}

Decision question(const State& state, const task::MoveToken& task) {
    Decision decision{.id = DecisionKind::tokenFrom, .player = task.player, .at = task.hex, .rule = WO(40)};
    if (state.numbers[task.hex] != 0)
        return decision;
    const Board& board = state.board();
    std::vector<HexId> eurasian;
    std::vector<HexId> anywhere;
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        const HexId hex(i);
        if (state.numbers[hex] == 0 || *whyItStays(state, hex, task.hex) != '\0')
            continue;
        anywhere.push_back(hex);
        if (board.isHome(hex))
            eurasian.push_back(hex);
    }
    const auto allowed = nearestToOwn(state, eurasian.empty() ? anywhere : eurasian, task.player);
    for (const HexId hex : allowed)
        decision.options.emplace_back(hex);
    for (std::size_t i = 0; i < board.hexes().size(); ++i) { // WO-41: a reason for each of the other hexes
        const HexId hex(i);
        if (state.numbers[hex] == 0 || std::find(allowed.begin(), allowed.end(), hex) != allowed.end())
            continue;
        const std::string_view why = whyItStays(state, hex, task.hex);
        decision.forbidden.push_back({hex, WO(40), why.empty() ? "b" : why});
    }
    return decision;
}

void answer(Context& context, const task::MoveToken& task, const Value& value) {
    const HexId from = std::get<HexId>(value);
    context.tell(step::MoveToken{from, task.hex, context.state.numbers[from], WO(40)});
    moveToken(context.state, from, task.hex);
}

void perform(Context& context, const task::TakeMarkers& task) {
    const auto& ends = context.board()[task.side].corners;
    for (const CornerId marker : context.board().markers())
        if ((marker == ends[0] || marker == ends[1]) && takeMarker(context.state, task.player, marker))
            context.tell(step::TakeMarker{task.player, marker, WO(31)});
}

std::uint32_t copiesInBag(const State& state, const task::DrawToken&, const Value& value) {
    return state.discovery.bag[std::get<Number>(value).value];
}

std::optional<Error> correct(Context& context, const command::CorrectTokens& correction) {
    if (static_cast<std::size_t>(tokensIn(correction.bag)) > maxTokens)
        return Error{ErrorCode::badValue, WO(2), fmt::format("A bag holds at most {} tokens.", maxTokens)};
    State& state = context.state;
    state.discovery.bag = correction.bag;
    if (state.tasks.empty())
        return std::nullopt;
    // The waiting question is already the right one for this bag.
    Task& waiting = state.tasks.next();
    const bool empty = tokensIn(correction.bag) == 0;
    if (const auto* draw = std::get_if<task::DrawToken>(&waiting); draw != nullptr && empty) {
        waiting = task::MoveToken{draw->player, draw->hex};
    } else if (const auto* move = std::get_if<task::MoveToken>(&waiting); move != nullptr && !empty) {
        const task::MoveToken asked = *move;
        waiting = task::DrawToken{asked.player, asked.hex};
        context.tell(step::DrawToken{asked.player, asked.hex, WO(30)});
    }
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectDiscovered& correction) {
    State& state = context.state;
    if (!isNewLand(state.board()[correction.hex].terrain))
        return Error{ErrorCode::badValue, WO(30), "Sea and desert are never discovered."};
    if (!correction.discovered && state.numbers[correction.hex] != 0)
        return Error{ErrorCode::badValue, WO(30),
                     fmt::format("{} carries a number, so it has been discovered.",
                                 state.board().nameOf(correction.hex))};
    state.discovery.known[correction.hex.index()] = correction.discovered;
    return std::nullopt;
}

std::optional<Error> correct(Context& context, const command::CorrectMarker& correction) {
    State& state = context.state;
    const auto markers = state.board().markers();
    const auto it = std::find(markers.begin(), markers.end(), correction.at);
    if (it == markers.end())
        return Error{ErrorCode::badValue, WO(2),
                     fmt::format("There is no marker at {}.", state.board().nameOf(correction.at))};
    state.discovery.markerHolders[static_cast<std::size_t>(it - markers.begin())] = correction.player;
    return std::nullopt;
}

void noteNumber(DiscoveryPart& discovery, HexId hex) {
    discovery.known.set(hex.index());
}

// ---- the story

void show(State& state, const step::PlaceToken& step) {
    putToken(state, step.hex, step.number);
}
void show(State& state, const step::MoveToken& step) {
    moveToken(state, step.from, step.to);
}
void show(State& state, const step::TakeMarker& step) {
    takeMarker(state, step.player, step.at);
}
void showAnswer(DiscoveryPart& discovery, const command::Answer& answer) {
    if (const auto* hex = std::get_if<HexId>(&answer.value);
        hex != nullptr && answer.decision == DecisionKind::tokenHex)
        discovery.known.set(hex->index());
}

void count(Tally& tally, const step::PlaceToken&) {
    ++tally.told.tokensDrawn;
}
void count(Tally& tally, const step::MoveToken&) {
    ++tally.told.tokensMoved;
}

const RuleModule& discoveryModule() {
    static const Discovery module;
    return module;
}

} // namespace watchfire::hex
