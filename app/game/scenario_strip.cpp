// SPDX-License-Identifier: Apache-2.0
// See scenario_strip.h. Titles are short: title and value stand in one line.
#include "app/game/scenario_strip.h"

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

void dress(StripRow& row, const hex::Setup& setup, hex::PlayerId player) {
    row.player = QString::fromStdString(setup[player].id);
    row.id += QLatin1Char(' ') + row.player;
    row.colour = text::playerColour(setup, player);
    row.symbol = text::symbolOf(row.colour);
}

/// One row for each player of whom `count` is not 0.
template <class Count>
void perPlayer(QList<StripRow>& rows, const hex::State& state, const char* kind, const QString& title,
               const Count& count) {
    const hex::Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        const int n = count(p);
        if (n == 0)
            continue;
        StripRow row = rowOf(kind, title, QString::number(n), text::playerName(setup, p));
        dress(row, setup, p);
        rows.append(row);
    }
}

void addStorm(QList<StripRow>& rows, const hex::State& state) {
    rows.append(rowOf("storm", StripText::tr("Storm"), text::directionName(state.storm.heading),
                      StripText::tr("at %1", "%1 is a hex").arg(text::hexName(state, state.storm.at))));
    for (const auto& repair : state.storm.repairs) {
        StripRow row =
            rowOf("repair", text::playerName(*state.setup, repair.player), StripText::tr("gap to fill first"),
                  StripText::tr("%1, %2", "a piece, and a side of the board")
                      .arg(text::pieceName(hex::pieceOf(repair.kind)), text::sideName(state, repair.at)));
        dress(row, *state.setup, repair.player);
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
    rows.append(rowOf("tokens", StripText::tr("In the bag"), QString::number(numbers.size()),
                      numbers.isEmpty() ? StripText::tr("New land takes one from the board.")
                                        : text::listOf(numbers)));
    perPlayer(rows, state, "markers", StripText::tr("Markers"), [&](hex::PlayerId p) {
        int n = 0;
        for (std::size_t i = 0; i < state.board().markers().size(); ++i)
            n += state.discovery.markerHolders[i] == p ? 1 : 0;
        return n;
    });
}

void addRiver(QList<StripRow>& rows, const hex::State& state) {
    StripRow row = rowOf("flood", StripText::tr("Plain"),
                         state.river.flooded ? StripText::tr("flooded") : StripText::tr("dry"),
                         state.river.flooded ? StripText::tr("It yields nothing.")
                                             : StripText::tr("It also yields on 6 and 8."));
    if (state.river.flooded)
        row.danger = QStringLiteral("warn");
    rows.append(row);
    if (state.setup->has(hex::ModuleName::robber) && !state.thieves.robber.valid())
        rows.append(rowOf("robber", StripText::tr("Robber"), StripText::tr("drowned"),
                          StripText::tr("The next seven brings him back.")));
}

void addRaiders(QList<StripRow>& rows, const hex::State& state) {
    int deserts = 0;
    int land = 0;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const hex::HexId id(i);
        (state.board()[id].terrain == hex::Terrain::desert ? deserts : land) += hex::raidersAt(state, id);
    }
    if (hex::stormIsOn(state)) {
        StripRow storming = rowOf("raider-storm", StripText::tr("Raiders"), StripText::tr("the storm is on"),
                                  StripText::tr("Each roll may take land."));
        storming.danger = QString::fromLatin1(alarm);
        rows.append(storming);
    }
    const auto raiders = [&](const char* id, const QString& title, int count) {
        rows.append(rowOf("raiders", title, QString::number(count)));
        rows.last().id = QString::fromLatin1(id);
    };
    raiders("supply", StripText::tr("Raiders to come"), state.raiders.supply);
    raiders("deserts", StripText::tr("On deserts"), deserts);
    raiders("land", StripText::tr("On land"), land);
    if (land > 0)
        rows.last().danger = QString::fromLatin1(alarm);
    perPlayer(rows, state, "raiders", StripText::tr("Driven off"),
              [&](hex::PlayerId p) { return static_cast<int>(state.raiders.driven[p.index()]); });
}

} // namespace

QList<StripRow> scenarioStrip(const hex::State& state) {
    const hex::Setup& setup = *state.setup;
    QList<StripRow> rows;
    if (setup.has(hex::ModuleName::storm))
        addStorm(rows, state);
    if (setup.has(hex::ModuleName::discovery))
        addDiscovery(rows, state);
    if (setup.has(hex::ModuleName::river))
        addRiver(rows, state);
    if (setup.has(hex::ModuleName::raiders))
        addRaiders(rows, state);
    if (setup.has(hex::ModuleName::jungle)) {
        perPlayer(rows, state, "counters", StripText::tr("Jungle counters"),
                  [&](hex::PlayerId p) { return static_cast<int>(state.jungle.counters[p.index()]); });
    }
    return rows;
}

} // namespace watchfire
