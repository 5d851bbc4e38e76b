// SPDX-License-Identifier: Apache-2.0
// See build_planner.h.
#include "app/game/hex/build_planner.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/no_place.h"
#include "app/game/hex/piece_text.h"
#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/acts.h"
#include "rules/hex/apply.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct BuildText {
    Q_DECLARE_TR_FUNCTIONS(BuildText)
};

constexpr auto moveShip = "move-ship";

bool onCorners(hex::Piece piece) {
    return piece == hex::Piece::settlement || piece == hex::Piece::city;
}

template <class Id> std::vector<hex::Place> allOf(std::size_t count) {
    std::vector<hex::Place> places;
    for (std::size_t i = 0; i < count; ++i)
        places.emplace_back(Id(i));
    return places;
}

} // namespace

void BuildPlanner::start() {
    m_piece.reset();
    m_moveShip = false;
    m_shipFrom = {};
    m_player = {};
}

hex::PlayerId BuildPlanner::builder(const hex::State& state) const {
    if (m_player.valid())
        return m_player;
    if (state.turn.freeRoads > 0)
        return state.turn.player;
    const hex::PlayerList others = waiting(state);
    return others.empty() ? state.turn.player : others.front();
}

void BuildPlanner::skip(const hex::State& state, const QString& player) {
    if (m_skippedAfter != state.turn.specialAfter)
        m_skipped.clear();
    m_skippedAfter = state.turn.specialAfter;
    for (const hex::PlayerId other : waiting(state)) {
        if (player.isEmpty() || other == state.setup->findPlayer(player.toStdString()))
            m_skipped.push_back(other);
    }
}

hex::PlayerList BuildPlanner::waiting(const hex::State& state) const {
    hex::PlayerList others;
    const hex::PlayerId ended = state.turn.specialAfter;
    if (!ended.valid() || state.ending.over || hex::openDecision(state))
        return others;
    const hex::PlayerId first = hex::nextPlayer(state, state.turn.player);
    for (const hex::PlayerId player : hex::playersFrom(state, first)) {
        const bool skipped = m_skippedAfter == ended &&
                             std::find(m_skipped.begin(), m_skipped.end(), player) != m_skipped.end();
        if (player != ended && !skipped)
            others.push_back(player);
    }
    return others;
}

void BuildPlanner::choosePlayer(const hex::State& state, const QString& player) {
    m_player = state.setup->findPlayer(player.toStdString());
}

std::optional<BuildPlanner::Json> BuildPlanner::choose(const hex::State& state, const QString& id) {
    m_moveShip = id == QLatin1String(moveShip);
    m_shipFrom = {};
    m_piece = hex::parsePiece(id.toStdString());
    if (m_piece != hex::Piece::wall)
        return std::nullopt;
    // A player has one section: nothing to choose from.
    const auto places = hex::legalPlaces(state, hex::Piece::wall, builder(state));
    if (places.size() != 1)
        return std::nullopt;
    // In place: nlohmann-json 3.12 makes an optional of a Json in two ways.
    return std::optional<Json>(std::in_place, build(state, places.front()));
}

BuildPlanner::Json BuildPlanner::build(const hex::State& state, const hex::Place& place) const {
    Json command{{"do", "build"},
                 {"piece", hex::toString(*m_piece)},
                 {"player", (*state.setup)[builder(state)].id},
                 {"at", logName(state.board(), place)}};
    // The roads of a card belong to the turn, also before its roll (BA-06).
    const bool byCard = builder(state) == state.turn.player && hex::laidByCard(state, *m_piece);
    if (state.turn.specialAfter.valid() && !byCard)
        command["special"] = true;
    return command;
}

std::optional<BuildPlanner::Json> BuildPlanner::pick(const hex::State& state, const hex::Place& place) {
    if (m_piece)
        return std::optional<Json>(std::in_place, build(state, place));
    const auto* side = std::get_if<hex::SideId>(&place);
    if (!m_moveShip || side == nullptr)
        return std::nullopt;
    if (!m_shipFrom.valid()) {
        m_shipFrom = *side;
        return std::nullopt;
    }
    Json command{{"do", "move-ship"},
                 {"player", (*state.setup)[builder(state)].id},
                 {"from", state.board().nameOf(m_shipFrom)},
                 {"to", state.board().nameOf(*side)}};
    return std::optional<Json>(std::in_place, std::move(command));
}

std::vector<hex::Place> BuildPlanner::places(const hex::State& state, bool anywhere) const {
    if (m_moveShip) {
        const auto sides = m_shipFrom.valid() ? hex::shipTargets(state, builder(state), m_shipFrom)
                                              : hex::movableShips(state, builder(state));
        return {sides.begin(), sides.end()};
    }
    if (!m_piece)
        return {};
    if (!anywhere)
        return hex::legalPlaces(state, *m_piece, builder(state));
    const hex::Board& board = state.board();
    return onCorners(*m_piece) ? allOf<hex::CornerId>(board.corners().size())
                               : allOf<hex::SideId>(board.sides().size());
}

QString BuildPlanner::piece() const {
    if (m_moveShip)
        return QString::fromLatin1(moveShip);
    return m_piece ? logText(*m_piece) : QString();
}

QString BuildPlanner::hint(const hex::State& state, bool anywhere) const {
    if (m_moveShip && places(state, anywhere).empty())
        return whyNoShipMoves(state, builder(state));
    if (m_moveShip)
        return m_shipFrom.valid() ? BuildText::tr("Tap its new place") : BuildText::tr("Tap the ship");
    if (!m_piece)
        return state.turn.freeRoads == 0 ? QString()
               : state.setup->ships()
                   ? BuildText::tr("%n road(s) or ship(s) are free by the card", nullptr,
                                   state.turn.freeRoads)
                   : BuildText::tr("%n road(s) are free by the card", nullptr, state.turn.freeRoads);
    return places(state, anywhere).empty() ? whyNowhere(state, *m_piece, builder(state))
                                           : BuildText::tr("Tap a lit place");
}

QString BuildPlanner::whyNot(const hex::State& state, const std::vector<hex::Place>& touched) const {
    if (!m_piece && !m_shipFrom.valid())
        return {};
    const hex::Piece piece = m_piece.value_or(hex::Piece::ship);
    const hex::Place place = placeFor(piece, touched);
    return std::holds_alternative<std::monostate>(place)
               ? QString()
               : whyNotThere(state, {piece, builder(state), place, false});
}

int BuildPlanner::spendable(const hex::State& state) const {
    // Asked of the rules, the most first.
    constexpr std::uint8_t mostPerCard = 3; // RA-62
    for (std::uint8_t amount = mostPerCard; amount > 0; --amount) {
        if (hex::apply(state, hex::command::SpendCounters{builder(state), amount}).ok())
            return amount;
    }
    return 0;
}

BuildPlanner::Json BuildPlanner::spend(const hex::State& state, int amount) const {
    return {{"do", "spend-counters"}, {"player", (*state.setup)[builder(state)].id}, {"amount", amount}};
}

QList<ChoiceRow> BuildPlanner::players(const hex::State& state) const {
    QList<ChoiceRow> rows;
    if (!state.turn.specialAfter.valid())
        return rows;
    // Who has skipped may change his mind.
    for (const hex::PlayerId p : hex::playersFrom(state, hex::nextPlayer(state, state.turn.player))) {
        if (p != state.turn.specialAfter)
            rows.append(playerChoice(*state.setup, p, p == builder(state)));
    }
    return rows;
}

QString BuildPlanner::wallCost(const hex::State& state) const {
    const auto& costs = state.board().description().wallCosts;
    for (std::size_t i = 0; i < state.board().walls().size(); ++i) {
        if (hex::ownerOf(state, hex::WallId(i)) != builder(state))
            continue;
        const int next = state.greatWall.level[i] + 1;
        const auto cost = costs.find(next);
        return cost == costs.end()
                   ? BuildText::tr("to level %1, the cost is on the piece").arg(next)
                   : BuildText::tr("to level %1: %2").arg(next).arg(text::resourceList(cost->second));
    }
    return {};
}

ChoiceRow BuildPlanner::pieceRow(const hex::State& state, hex::Piece piece) const {
    ChoiceRow row;
    row.id = logText(piece);
    row.title = pieceTitle(piece);
    row.detail = piece == hex::Piece::wall ? wallCost(state) : pieceCost(piece);
    row.enabled = !hex::legalPlaces(state, piece, builder(state)).empty();
    if (!row.enabled)
        row.why = whyNowhere(state, piece, builder(state));
    row.chosen = m_piece == piece;
    return row;
}

QList<ChoiceRow> BuildPlanner::pieces(const hex::State& state) const {
    const hex::Setup& setup = *state.setup;
    QList<ChoiceRow> rows;
    rows.append(pieceRow(state, hex::Piece::road));
    for (const ModuleRoom* room : roomsOf(setup))
        for (const hex::Piece piece : room->lines())
            rows.append(pieceRow(state, piece));
    if (setup.ships())
        rows.append(pieceRow(state, hex::Piece::ship));
    rows.append(pieceRow(state, hex::Piece::settlement));
    rows.append(pieceRow(state, hex::Piece::city));
    if (setup.has(hex::ModuleName::riders))
        rows.append(pieceRow(state, hex::Piece::wall));
    if (setup.ships()) {
        ChoiceRow row;
        row.id = QString::fromLatin1(moveShip);
        row.title = BuildText::tr("Move a ship");
        row.enabled = !hex::movableShips(state, builder(state)).empty() && !state.turn.shipMoved;
        if (!row.enabled)
            row.why = whyNoShipMoves(state, builder(state));
        row.chosen = m_moveShip;
        rows.append(row);
    }
    return rows;
}

} // namespace watchfire
