// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/no_place.h"

#include "app/hex/rooms.h"
#include "app/text/decision_text.h"
#include "app/text/refusal_text.h"
#include "rules/hex/module.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct NoPlace {
    Q_DECLARE_TR_FUNCTIONS(NoPlace)
};

bool onCorners(hex::Piece piece) {
    return piece == hex::Piece::settlement || piece == hex::Piece::city;
}

/// A clause that forbids a piece on a place to every player.
QString barred(const hex::State& state, const hex::Placement& placement, const Error& error) {
    if (QString own =
            askRooms([&](const ModuleRoom& room) { return room.barred(state, placement, error.rule); });
        !own.isEmpty())
        return own;
    const auto* corner = std::get_if<hex::CornerId>(&placement.at);
    if (error.rule == WO(1))
        return state.board().touchesTerrain(*corner, hex::Terrain::desert)
                   ? NoPlace::tr("Nobody founds at the desert.")
                   : NoPlace::tr("Everybody founds on Eurasia.");
    if (error.rule == BA(31) && placement.piece == hex::Piece::city)
        return NoPlace::tr("A city replaces one of your settlements.");
    if (error.rule == BA(31) && placement.piece == hex::Piece::ship && state.setup->ships())
        return NoPlace::tr("No ship is built beside the pirate.");
    return text::refusalText(state, error);
}

/// Says that the player has no such piece left (BA-32). Empty if there is one, and for a wall: it has a
/// highest level instead, which `whyNowhere` explains.
QString outOfStock(const hex::State& state, hex::Piece piece, hex::PlayerId player) {
    if (hex::piecesLeft(state, piece, player) > 0)
        return {};
    return wordsFor(piece, PieceSaying::noneLeft,
                    {.settlement = NoPlace::tr("All your settlements are on the board."),
                     .city = NoPlace::tr("All your cities are on the board."),
                     .road = NoPlace::tr("All your roads are on the board."),
                     .ship = NoPlace::tr("All your ships are on the board.")});
}

} // namespace

QString whyNotThere(const hex::State& state, const hex::Placement& placement) {
    if (const auto* side = std::get_if<hex::SideId>(&placement.at)) {
        // Clearer than saying that it does not join.
        if (placement.piece == hex::Piece::ship && !state.board()[*side].touchesSea)
            return NoPlace::tr("Ships lie on the coast or at sea only.");
        if (placement.piece == hex::Piece::road && !state.board()[*side].touchesLand)
            return NoPlace::tr("Roads lie on land only.");
    }
    const auto error = hex::checkPlacement(state, placement);
    if (!error)
        return {};
    switch (error->code) {
    case ErrorCode::forbiddenPlace:
        return barred(state, placement, *error);
    case ErrorCode::tooClose:
        return NoPlace::tr("A building stands on the next corner: settlements stand two sides apart.");
    case ErrorCode::notConnected:
        if (error->rule != BA(31))
            return text::refusalText(state, *error);
        if (onCorners(placement.piece))
            return state.setup->ships() ? NoPlace::tr("No road or ship of yours leads there.")
                                        : NoPlace::tr("No road of yours leads there.");
        return placement.piece == hex::Piece::ship
                   ? NoPlace::tr("No ship or building of yours is next to it.")
                   : NoPlace::tr("No road or building of yours is next to it.");
    case ErrorCode::noPieceLeft:
        return outOfStock(state, placement.piece, placement.player);
    default:
        return text::refusalText(state, *error);
    }
}

QString whyNowhere(const hex::State& state, hex::Piece piece, hex::PlayerId player, bool founding) {
    if (QString out = outOfStock(state, piece, player); !out.isEmpty())
        return out;
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        if (QString own = room->nowhere(state, piece, player, founding); !own.isEmpty())
            return own;
    }
    if (founding)
        return onCorners(piece) ? NoPlace::tr("No corner is left for it: settlements stand two sides apart.")
                                : NoPlace::tr("No side beside that settlement is free.");
    switch (piece) {
    case hex::Piece::road:
        return NoPlace::tr("No free side on land joins your roads and buildings.");
    case hex::Piece::ship:
        return NoPlace::tr("Ships lie on the coast or at sea only, and no free side there joins yours.");
    case hex::Piece::settlement:
        return state.setup->ships()
                   ? NoPlace::tr("Your roads and ships lead to no free corner two sides from any building.")
                   : NoPlace::tr("Your roads lead to no free corner two sides from any building.");
    case hex::Piece::city:
        return NoPlace::tr("You have no settlement that can become a city.");
    case hex::Piece::wall:
        return hex::piecesOnBoard(state, piece, player) > 0
                   ? NoPlace::tr("Your wall is at its highest level.")
                   : NoPlace::tr("You have no border fort, so no section of the wall is yours.");
    default:
        return pieceOfARoom(piece, PieceSaying::nowhere);
    }
}

bool shipsMoveNow(const hex::State& state, hex::PlayerId player) {
    return player == state.turn.player && state.turn.phase == hex::TurnPhase::afterRoll &&
           !state.turn.specialAfter.valid();
}

QString whyNoShipMoves(const hex::State& state, hex::PlayerId player) {
    if (hex::piecesOnBoard(state, hex::Piece::ship, player) == 0)
        return NoPlace::tr("You have no ship on the board.");
    if (!shipsMoveNow(state, player))
        return NoPlace::tr("A ship moves only in its player's own turn, after the roll.");
    if (state.turn.shipMoved)
        return NoPlace::tr("A ship was moved this turn already.");
    return NoPlace::tr("Only the open end of a line may move: none built this turn, none beside the pirate.");
}

QString whyNoRobber(const hex::State& state, const std::vector<hex::Place>& touched) {
    const hex::Decision decision = hex::question(state, hex::task::MoveRobber{state.turn.player});
    for (const hex::Place& place : touched) {
        const auto* hexId = std::get_if<hex::HexId>(&place);
        for (const hex::Decision::Forbidden& forbidden : decision.forbidden) {
            if (hexId != nullptr && forbidden.value == hex::Value(*hexId))
                return text::forbiddenText(state, decision, forbidden);
        }
    }
    return {};
}

hex::Place placeFor(hex::Piece piece, const std::vector<hex::Place>& touched) {
    const auto fits = [&](const hex::Place& place) {
        return onCorners(piece)            ? std::holds_alternative<hex::CornerId>(place)
               : piece == hex::Piece::wall ? std::holds_alternative<hex::WallId>(place)
                                           : std::holds_alternative<hex::SideId>(place);
    };
    const auto found = std::find_if(touched.begin(), touched.end(), fits);
    return found == touched.end() ? hex::Place() : *found;
}

} // namespace watchfire
