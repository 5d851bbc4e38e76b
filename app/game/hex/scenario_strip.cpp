// SPDX-License-Identifier: Apache-2.0
// See scenario_strip.h. Titles are short: title and value stand in one line.
#include "app/game/hex/scenario_strip.h"

#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct StripText {
    Q_DECLARE_TR_FUNCTIONS(StripText)
};

/// What a glance at the table is to notice.
constexpr auto alarm = "danger";

StripRow rowOf(const char* kind, const QString& title, const QString& value, const QString& detail = {}) {
    StripRow row;
    row.kind = QString::fromLatin1(kind);
    row.id = row.kind;
    row.title = title;
    row.value = value;
    row.detail = detail;
    return row;
}

/// One row of several of a kind: each player's own.
void dressEach(StripRow& row, const hex::Setup& setup, hex::PlayerId player) {
    dress(row, setup, player);
    row.id += QLatin1Char(' ') + row.player;
}

void addStorm(QList<StripRow>& rows, const hex::State& state) {
    rows.append(rowOf("storm", StripText::tr("Storm"), text::directionName(state.storm.heading),
                      StripText::tr("at %1", "%1 is a hex").arg(text::hexNameSeen(state, state.storm.at))));
    for (const auto& repair : state.storm.repairs) {
        StripRow row =
            rowOf("repair", text::playerName(*state.setup, repair.player), StripText::tr("gap to fill first"),
                  StripText::tr("%1, %2", "a piece, and a side of the board")
                      .arg(text::pieceName(hex::pieceOf(repair.kind)), text::sideName(state, repair.at)));
        dressEach(row, *state.setup, repair.player);
        row.id += QLatin1Char(' ') + geometry::nameOf(state.board(), repair.at);
        row.danger = QStringLiteral("warn");
        rows.append(row);
    }
}

void addDiscovery(QList<StripRow>& rows, const hex::State& state) {
    QStringList numbers;
    for (std::size_t number = 0; number < state.discovery.bag.size(); ++number) {
        for (int i = 0; i < state.discovery.bag[number]; ++i)
            numbers.append(QString::number(number));
    }
    rows.append(
        rowOf("tokens", StripText::tr("In the bag"), QString::number(numbers.size()),
              numbers.isEmpty() ? StripText::tr("Now one moves from the board.") : text::listOf(numbers)));
}

void addRaiders(QList<StripRow>& rows, const hex::State& state) {
    int deserts = 0;
    int land = 0;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const hex::HexId id(i);
        (state.board()[id].terrain == hex::Terrain::desert ? deserts : land) += hex::raidersAt(state, id);
    }
    StripRow row = rowOf("raiders", StripText::tr("Raiders"),
                         StripText::tr("%1 to come", "raiders in the supply").arg(state.raiders.supply),
                         StripText::tr("%1 on deserts, %2 on land").arg(deserts).arg(land));
    if (hex::stormIsOn(state))
        row.value = StripText::tr("storming");
    if (hex::stormIsOn(state) || land > 0)
        row.danger = QString::fromLatin1(alarm);
    rows.append(row);
}

} // namespace

QList<StripRow> scenarioStrip(const hex::State& state) {
    const hex::Setup& setup = *state.setup;
    QList<StripRow> rows;
    if (setup.has(hex::ModuleName::storm))
        addStorm(rows, state);
    if (setup.has(hex::ModuleName::discovery))
        addDiscovery(rows, state);
    for (const ModuleRoom* room : roomsOf(setup))
        rows += room->strip(state);
    if (setup.has(hex::ModuleName::raiders))
        addRaiders(rows, state);
    return rows;
}

} // namespace watchfire
