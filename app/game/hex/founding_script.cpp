// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/founding_script.h"

#include "app/game/hex/no_place.h"
#include "app/game/hex/piece_text.h"
#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/founding.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct FoundingText {
    Q_DECLARE_TR_FUNCTIONS(FoundingText)
};

constexpr hex::PlayerId first(0);

std::optional<hex::FoundingTurn> next(const hex::State& state) {
    return hex::nextFounding(state, first);
}

/// What players need to know before they place a settlement.
QString settlementDetail(const hex::State& state, const hex::FoundingTurn& turn) {
    const hex::Setup& setup = *state.setup;
    if (turn.borderFort)
        return FoundingText::tr("The section of the wall beside it is yours.");
    for (const ModuleRoom* room : roomsOf(setup))
        if (QString own = room->founding(turn); !own.isEmpty())
            return own;
    if (setup.has(hex::ModuleName::continents))
        return turn.firstCards ? FoundingText::tr("On Eurasia. It brings your first cards.")
                               : FoundingText::tr("On Eurasia. A road or, on a coast, a ship follows.");
    if (turn.firstCards)
        return FoundingText::tr("It brings your first cards.");
    return FoundingText::tr("A road follows.");
}

hex::Piece otherLine(hex::Piece line) {
    return line == hex::Piece::road ? hex::Piece::ship : hex::Piece::road;
}

/// If a ship may replace the road: the two to choose from.
QList<ChoiceRow> piecesOf(const hex::State& state, const hex::FoundingTurn& turn, hex::Piece line) {
    QList<ChoiceRow> rows;
    if (!turn.orShip)
        return rows;
    for (const hex::Piece piece : {hex::Piece::road, hex::Piece::ship}) {
        ChoiceRow row;
        row.id = logText(piece);
        row.title = pieceTitle(piece);
        row.chosen = piece == line;
        row.enabled = !hex::legalPlaces(state, piece, turn.player, true).empty();
        rows.append(row);
    }
    return rows;
}

bool holds(const std::vector<hex::Place>& places, const hex::Place& place) {
    return std::find(places.begin(), places.end(), place) != places.end();
}

/// Where the piece may go, and where a ship may replace the road, also where only the other one may: a tap at
/// sea means a ship.
std::vector<hex::Place> placesOf(const hex::State& state, const hex::FoundingTurn& turn, hex::Piece piece) {
    std::vector<hex::Place> places = hex::legalPlaces(state, piece, turn.player, true);
    if (turn.orShip) {
        for (const hex::Place& place : hex::legalPlaces(state, otherLine(piece), turn.player, true)) {
            if (!holds(places, place))
                places.push_back(place);
        }
    }
    return places;
}

} // namespace

hex::Command foundingScript(HexEntry& entry) {
    const hex::State& state = entry.state();
    const auto turn = state.turn.phase == hex::TurnPhase::founding ? next(state) : std::nullopt;
    if (!turn)
        throw Unanswered{};
    hex::Piece line = hex::Piece::road; // the default
    while (true) {
        const hex::Piece piece = turn->orShip ? line : turn->piece;
        const HexTouch& touch = entry.ask([&] {
            HexStage stage;
            stage.choices = piecesOf(state, *turn, line);
            stage.places = placesOf(state, *turn, piece);
            stage.wanted = HexStage::Wanted{piece, turn->player, true};
            return stage;
        });
        if (const auto* place = std::get_if<hex::Place>(&touch)) {
            const bool fits =
                !turn->orShip || holds(hex::legalPlaces(state, piece, turn->player, true), *place);
            hex::command::PlacePiece command{fits ? piece : otherLine(piece), turn->player, *place};
            command.founding = true;
            return command;
        }
        line = hex::parsePiece(std::get<QString>(touch).toStdString()).value_or(line);
    }
}

FoundingModel::Facts foundingFacts(const hex::State& state, const HexStage& stage) {
    const hex::Setup& setup = *state.setup;
    FoundingModel::Facts facts;
    if (state.turn.phase != hex::TurnPhase::founding || state.ending.over)
        return facts;
    facts.active = true;
    const int players = static_cast<int>(setup.playerCount());
    // Two settlements with a road each, and at the wall a border fort before them (BA-34, GW-10).
    facts.total = players * (hex::foundingSettlements(setup) + 2);
    int placed = 0;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        placed += hex::foundedBy(state, p);
        placed +=
            hex::piecesOnBoard(state, hex::Piece::road, p) + hex::piecesOnBoard(state, hex::Piece::ship, p);
    }
    facts.number = std::min(placed + 1, facts.total);
    const auto turn = next(state);
    if (!turn) {
        facts.complete = true;
        facts.title = FoundingText::tr("Everything is founded");
        facts.detail = FoundingText::tr("%1 has the first turn.").arg(text::playerName(setup, first));
        return facts;
    }
    const QString name = text::playerName(setup, turn->player);
    dress(facts, setup, turn->player);
    const hex::Piece piece = stage.wanted ? stage.wanted->piece : turn->piece;
    facts.piece = logText(piece);
    if (piece == hex::Piece::settlement) {
        facts.title = turn->borderFort ? FoundingText::tr("%1, choose your border fort").arg(name)
                                       : FoundingText::tr("%1, place a settlement").arg(name);
        facts.detail = settlementDetail(state, *turn);
    } else {
        facts.title = piece == hex::Piece::ship ? FoundingText::tr("%1, place a ship beside it").arg(name)
                                                : FoundingText::tr("%1, lay a road beside it").arg(name);
    }
    facts.hint = stage.places.empty() ? whyNowhere(state, piece, turn->player, true)
                                      : FoundingText::tr("Tap a lit place, then put the piece on the board.");
    return facts;
}

QList<FoundingRoundRow> foundingRounds(const hex::State& state) {
    QList<FoundingRoundRow> rows;
    if (state.turn.phase != hex::TurnPhase::founding || state.ending.over)
        return rows;
    const hex::Setup& setup = *state.setup;
    const bool forts = hex::foundingSettlements(setup) == 3;
    int settlement = 0;
    QStringList names;
    const auto tell = [&rows, &names] {
        if (rows.isEmpty())
            return;
        FoundingRoundRow& row = rows.last();
        row.spoken = FoundingText::tr("%1: %2. %3 of %4 done.", "a round of the founding: what, who in order")
                         .arg(row.title, names.join(QStringLiteral(", ")), QString::number(row.done),
                              QString::number(names.size()));
    };
    for (const hex::FoundingPart& part : hex::foundingOrder(state, first)) {
        if (part.settlement != settlement) {
            tell();
            settlement = part.settlement;
            names.clear();
            FoundingRoundRow row;
            row.title = part.borderFort ? FoundingText::tr("Border fort")
                        : settlement == (forts ? 2 : 1)
                            ? FoundingText::tr("First settlement", "a round of the founding")
                            : FoundingText::tr("Second settlement", "a round of the founding");
            rows.append(row);
        }
        FoundingRoundRow& row = rows.last();
        const QString colour = text::playerColour(setup, part.player);
        row.colours.append(colour);
        row.symbols.append(text::symbolOf(colour));
        names.append(text::playerName(setup, part.player));
        row.done += part.done ? 1 : 0;
    }
    tell();
    // The first round that is not complete is the present one.
    const auto now = std::find_if(rows.begin(), rows.end(),
                                  [](const FoundingRoundRow& row) { return row.done < row.colours.size(); });
    if (now != rows.end())
        now->now = true;
    return rows;
}

hex::Command endOfFounding() {
    return hex::command::Begin{first};
}

} // namespace watchfire
