// SPDX-License-Identifier: Apache-2.0
// What the table calls things: players, hexes, walls, pieces, cards. Whole names only; sentences are made by
// the other files here, each name put in at its own place (decisions 25).
#pragma once

#include "rules/hex/state.h"
#include "rules/hex/step.h"

#include <QString>
#include <QStringList>

namespace watchfire::text {

/// The player's name as entered; his colour's name where none was.
QString playerName(const hex::Setup& setup, hex::PlayerId player);
/// "Ann's", before what is hers.
QString whose(const QString& name);
/// One of six colour ids, and the symbol that goes with it. A player id that is no colour gets the colour
/// of his place in the turn order.
QString playerColour(const hex::Setup& setup, hex::PlayerId player);
QString symbolOf(const QString& colour);
/// All colours in the order in which they are offered.
QStringList allColours();
QString colourName(const QString& colour);

/// "hills 5", "sea", "assembly hex III", "the hex before W3": terrain and the number as it lies now.
QString hexName(const hex::State& state, hex::HexId id);
/// The same where the picture shows which hex it is: seas that read the same are not told apart.
QString hexNameSeen(const hex::State& state, hex::HexId id);
/// Where a piece is put, and where it goes: "on hills 5", "on the desert", "to the sea beside hills 5". Seas
/// are not told apart.
QString ontoHex(const hex::State& state, hex::HexId id);
QString toHex(const hex::State& state, hex::HexId id);
/// What tells a hex apart from others that read the same: "beside hills 5 and forest 4"; empty without land
/// there.
QString besideName(const hex::State& state, hex::HexId id);
/// A desert among several, by what lies beside it: "desert beside hills 5 and forest 4"; any other hex as
/// above.
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
