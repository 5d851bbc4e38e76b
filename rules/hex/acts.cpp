// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/acts.h"

#include "rules/hex/lines.h"
#include "rules/hex/placement.h"

namespace watchfire::hex {

void act(State& state, const command::PlacePiece& command) {
    putPiece(state, {command.piece, command.player, command.at, command.founding});
}

void act(State& state, const command::Begin& command) {
    state.turn = Turn{.player = command.player, .phase = command.phase};
    for (std::size_t i = 0; i < state.buildings.size(); ++i) {
        Building building = state.buildings[CornerId(i)];
        building.founded = 0;
        state.buildings.put(CornerId(i), building);
    }
}

void act(State& state, const command::Roll& command) {
    state.turn.phase = TurnPhase::afterRoll;
    state.turn.dice = command.dice;
    state.turn.specialAfter = {}; // BA-51: the special building phase lasts until the roll
}

void act(State& state, const command::Build& command) {
    if (command.special || !laidByCard(state, command.piece))
        return;
    --state.turn.freeRoads;
    state.turn.onceByCard = state.turn.onceByCard || lineFactsOf(command.piece)->oncePerCard;
}

void act(State& state, const command::MoveShip&) {
    state.turn.shipMoved = true;
}

void act(State& state, const command::Knight& command) {
    ++state.players[command.player.index()].army;
    state.turn.cardPlayed = true;
}

void act(State& state, const command::PlayCard& command) {
    if (command.card == command::CardKind::point) {
        ++state.players[command.player.index()].cardPoints;
        return;
    }
    state.turn.cardPlayed = true;
    if (command.card == command::CardKind::roadBuilding)
        state.turn.freeRoads = 2;
}

void act(State& state, const command::EndTurn&) {
    for (std::size_t i = 0; i < state.lines.size(); ++i)
        state.lines[SideId(i)].builtThisTurn = false;
    const PlayerId ended = state.turn.player;
    state.turn = Turn{.player = nextPlayer(state, ended), .phase = TurnPhase::beforeRoll};
    if (state.setup->specialBuilding())
        state.turn.specialAfter = ended;
}

bool laidByCard(const State& state, Piece piece) {
    const LineFacts* line = lineFactsOf(piece);
    return line != nullptr && state.turn.freeRoads > 0 && !(line->oncePerCard && state.turn.onceByCard);
}

} // namespace watchfire::hex
