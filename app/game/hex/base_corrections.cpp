// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/base_corrections.h"

#include "app/hex/places.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/lines.h"
#include "rules/hex/scoring.h"

#include <array>

namespace watchfire {

namespace {

using hex::command::Correction;
using Values = std::vector<CorrectionValue>;

// ---- where ----

std::vector<hex::Place> numberedHexes(const hex::State& state) {
    const hex::Board& board = state.board();
    return hexesThat(state, [&](hex::HexId h) {
        return !isSea(board, h) && !board.wallAt(h).valid() && !board.assemblyAt(h).valid();
    });
}
std::vector<hex::Place> landCorners(const hex::State& state) {
    const hex::Board& board = state.board();
    return asPlaces(idsThat<hex::CornerId>(board.corners().size(),
                                           [&](hex::CornerId c) { return board[c].touchesLand; }));
}
std::vector<hex::Place> allSides(const hex::State& state) {
    return allPlaces<hex::SideId>(state.board().sides().size());
}

/// The hex of a place; none where it is off the board.
hex::HexId hexOf(const hex::Place& at) {
    const auto* hex = std::get_if<hex::HexId>(&at);
    return hex == nullptr ? hex::HexId{} : *hex;
}

// ---- what ----

constexpr int mostPoints = 10;
constexpr int mostKnights = 14;

CorrectionValue nothing(const QString& title, bool now, const Correction& what) {
    return {QStringLiteral("null"), title, now, what};
}

/// Where place or player says everything.
Values onlyValue(const Correction& what) {
    return {{{}, {}, false, what}};
}

/// A piece of somebody.
CorrectionValue owned(const hex::Setup& setup, hex::Piece piece, hex::PlayerId player, const QString& title,
                      bool now, const Correction& what) {
    const QString id = QStringLiteral("%1:%2").arg(QString::fromUtf8(hex::toString(piece).data()),
                                                   QString::fromStdString(setup[player].id));
    return {id, title.arg(text::playerName(setup, player)), now, what, {}, player};
}

Values buildingValues(const hex::State& state, const hex::Place& at, hex::PlayerId) {
    const auto corner = std::get<hex::CornerId>(at);
    const hex::Building now = state.buildings[corner];
    const auto with = [&](const hex::Building& building) {
        return hex::command::CorrectBuilding{corner, building};
    };
    Values values{nothing(CorrectionText::tr("Nothing"), !now, with({}))};
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const hex::PlayerId p(i);
        const auto add = [&](hex::BuildingKind kind, hex::Piece piece, const QString& title) {
            const bool stands = now.kind == kind && now.player == p;
            values.push_back(owned(*state.setup, piece, p, title, stands, with({kind, p})));
        };
        add(hex::BuildingKind::settlement, hex::Piece::settlement, CorrectionText::tr("%1's settlement"));
        add(hex::BuildingKind::city, hex::Piece::city, CorrectionText::tr("%1's city"));
    }
    return values;
}

/// The piece, if a module of the game allows only its own piece there.
std::optional<hex::Piece> onlyLineAt(const hex::State& state, hex::SideId side) {
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        if (const auto piece = room->onlyLineAt(state.board(), side))
            return piece;
    }
    return std::nullopt;
}

Values lineValues(const hex::State& state, const hex::Place& at, hex::PlayerId) {
    const auto side = std::get<hex::SideId>(at);
    const hex::Line now = state.lines[side];
    const auto only = onlyLineAt(state, side);
    Values values{nothing(CorrectionText::tr("Nothing"), !now, hex::command::CorrectLine{side, {}})};
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const hex::PlayerId p(i);
        const auto add = [&](hex::Piece piece, const QString& title) {
            const hex::Line line{hex::lineOf(piece), p};
            const bool lies = now.kind == line.kind && now.player == p;
            values.push_back(
                owned(*state.setup, piece, p, title, lies, hex::command::CorrectLine{side, line}));
        };
        if (only) {
            add(*only, pieceOfARoom(*only, PieceSaying::owned));
            continue;
        }
        add(hex::Piece::road, CorrectionText::tr("%1's road"));
        if (state.setup->ships())
            add(hex::Piece::ship, CorrectionText::tr("%1's ship"));
    }
    return values;
}

Values robberValues(const hex::State&, const hex::Place& at, hex::PlayerId) {
    return onlyValue(hex::command::CorrectRobber{hexOf(at)});
}
Values pointValues(const hex::State& state, const hex::Place&, hex::PlayerId player) {
    return countsTo(mostPoints, state.players[player.index()].cardPoints, [&](std::uint8_t count) {
        return hex::command::CorrectPoints{player, count};
    });
}
Values armyValues(const hex::State& state, const hex::Place&, hex::PlayerId player) {
    return countsTo(mostKnights, state.players[player.index()].army, [&](std::uint8_t count) {
        return hex::command::CorrectArmy{player, count};
    });
}
Values longestRoadValues(const hex::State&, const hex::Place&, hex::PlayerId player) {
    return onlyValue(hex::command::CorrectLongestRoad{player});
}
Values largestArmyValues(const hex::State&, const hex::Place&, hex::PlayerId player) {
    return onlyValue(hex::command::CorrectLargestArmy{player});
}

hex::PlayerId whoseTurn(const hex::State& state) {
    return state.turn.phase == hex::TurnPhase::founding ? hex::PlayerId{} : state.turn.player;
}
Values turnValues(const hex::State& state, const hex::Place&, hex::PlayerId player) {
    const auto row = [&](const char* id, const QString& title, hex::TurnPhase phase) {
        return CorrectionValue{QLatin1String(id), title,
                               state.turn.player == player && state.turn.phase == phase,
                               hex::command::CorrectTurn{player, phase}};
    };
    return {row("before-roll", CorrectionText::tr("Before the roll"), hex::TurnPhase::beforeRoll),
            row("after-roll", CorrectionText::tr("After the roll"), hex::TurnPhase::afterRoll)};
}

/// None, or what a token may show: a number of two dice.
Values numberValues(const hex::State& state, const hex::Place& at, hex::PlayerId) {
    const auto hex = std::get<hex::HexId>(at);
    const int now = state.numbers[hex];
    const auto with = [&](std::uint8_t number) { return hex::command::CorrectNumber{hex, number}; };
    Values values{nothing(CorrectionText::tr("None"), now == 0, with(0))};
    for (const std::uint8_t i : std::to_array<std::uint8_t>({2, 3, 4, 5, 6, 8, 9, 10, 11, 12}))
        values.push_back({QString::number(i), QString::number(i), i == now, with(i)});
    return values;
}

// ---- the table ----

bool always(const hex::Setup&) {
    return true;
}
bool withShips(const hex::Setup& setup) {
    return setup.ships();
}
bool withoutShips(const hex::Setup& setup) {
    return !setup.ships();
}
bool withKnights(const hex::Setup& setup) {
    return hex::largestArmyWorth(setup) > 0; // RA-00
}

using Where = CorrectionKind::Where;
constexpr std::array pieceKinds{
    CorrectionKind{.id = "building",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "A settlement or city"),
                   .glyph = "settlement",
                   .where = Where::place,
                   .fits = always,
                   .places = landCorners,
                   .values = buildingValues},
    CorrectionKind{.id = "line",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "A road or ship"),
                   .glyph = "road",
                   .where = Where::place,
                   .fits = withShips,
                   .places = allSides,
                   .values = lineValues},
    CorrectionKind{.id = "line",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "A road"),
                   .glyph = "road",
                   .where = Where::place,
                   .fits = withoutShips,
                   .places = allSides,
                   .values = lineValues},
};
constexpr std::array otherKinds{
    CorrectionKind{.id = "robber",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "The robber"),
                   .glyph = "robber",
                   .where = Where::placeOrOff,
                   .fits = withModule<hex::ModuleName::robber>,
                   .places = landHexes,
                   .stands = [](const hex::State& state) { return state.thieves.robber; },
                   .values = robberValues},
    CorrectionKind{.id = "points",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "Points in cards"),
                   .glyph = "crown",
                   .where = Where::player,
                   .fits = always,
                   .values = pointValues},
    CorrectionKind{.id = "army",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "Knights played"),
                   .glyph = "knight",
                   .where = Where::player,
                   .fits = withKnights,
                   .values = armyValues},
    CorrectionKind{.id = "longest-road",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "Who has the longest road"),
                   .glyph = "road-long",
                   .where = Where::playerOrNobody,
                   .fits = always,
                   .values = longestRoadValues,
                   .holder = [](const hex::State& state) { return state.longestRoad; }},
    CorrectionKind{.id = "largest-army",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "Who has the largest army"),
                   .glyph = "knight",
                   .where = Where::playerOrNobody,
                   .fits = withKnights,
                   .values = largestArmyValues,
                   .holder = [](const hex::State& state) { return state.largestArmy; }},
    CorrectionKind{.id = "turn",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "Whose turn it is"),
                   .glyph = "people",
                   .where = Where::player,
                   .fits = always,
                   .values = turnValues,
                   .holder = whoseTurn},
    CorrectionKind{.id = "number",
                   .title = QT_TRANSLATE_NOOP("CorrectionText", "The number on a hex"),
                   .glyph = "token",
                   .where = Where::place,
                   .fits = always,
                   .places = numberedHexes,
                   .values = numberValues},
};

} // namespace

std::span<const CorrectionKind> pieceCorrections() {
    return pieceKinds;
}

std::span<const CorrectionKind> otherCorrections() {
    return otherKinds;
}

} // namespace watchfire
