// SPDX-License-Identifier: Apache-2.0
// Names of players, hexes, walls, pieces, cards. Whole names only; the other files here make the sentences,
// with each name in its own place (decisions 25).
#pragma once

#include "rules/hex/state.h"
#include "rules/hex/step.h"

#include <QString>
#include <QStringList>

namespace watchfire::text {

/// The player's name as entered; otherwise the name of the player's colour.
QString playerName(const hex::Setup& setup, hex::PlayerId player);
/// "Ann's", before something that belongs to Ann.
QString whose(const QString& name);
/// One of six colour ids, and its symbol. A player id that is not a colour gets the colour of the player's
/// place in the turn order.
QString playerColour(const hex::Setup& setup, hex::PlayerId player);
QString symbolOf(const QString& colour);
/// All colours in the order of the offer.
QStringList allColours();
QString colourName(const QString& colour);

/// "hills 5", "sea", "assembly hex III", "the hex before W3": terrain and the present number.
QString hexName(const hex::State& state, hex::HexId id);
/// The same if the picture shows which hex it is: seas with the same text are not distinguished.
QString hexNameSeen(const hex::State& state, hex::HexId id);
/// The place of a piece, or its target: "on hills 5", "on the desert", "to the sea beside hills 5". Seas are
/// not distinguished.
QString ontoHex(const hex::State& state, hex::HexId id);
QString toHex(const hex::State& state, hex::HexId id);
/// What distinguishes a hex from others with the same text: "beside hills 5 and forest 4"; empty if there is
/// no land.
QString besideName(const hex::State& state, hex::HexId id);
/// A desert among several, by its neighbours: "desert beside hills 5 and forest 4"; any other hex as above.
QString desertName(const hex::State& state, hex::HexId id);
/// "corner of hills 5, forest 4 and sea"
QString cornerName(const hex::State& state, hex::CornerId id);
/// "side between hills 5 and forest 4"
QString sideName(const hex::State& state, hex::SideId id);
QString wallName(const hex::Board& board, hex::WallId id);
QString assemblyName(const hex::Board& board, hex::AssemblyId id);
QString harbourName(const hex::Board& board, hex::HarbourId id);
QString placeName(const hex::State& state, const hex::Place& place);

/// "north-east"
QString directionName(hex::Direction direction);
/// The nearest of eight points of the compass: "north-east", "north".
QString compassName(double east, double north);
QString terrainName(hex::Terrain terrain);
QString resourceName(hex::Resource resource);
QString pieceName(hex::Piece piece);
/// "ore, wood, brick and grain"
QString resourceList(const std::vector<hex::Resource>& resources);
/// "Ann", "Ann and Bo", "Ann, Bo and Cy", as the language joins a list.
QString listOf(const QStringList& items);
QString playerList(const hex::Setup& setup, const hex::PlayerList& players);

QString scenarioTitle(hex::Scenario scenario);
/// "with the Great River"
QString additionTitle(hex::Addition addition);

} // namespace watchfire::text
