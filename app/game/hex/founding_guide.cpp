// SPDX-License-Identifier: Apache-2.0
// See founding_guide.h.
#include "app/game/hex/founding_guide.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/no_place.h"
#include "app/game/hex/piece_text.h"
#include "app/game/hex/player_dress.h"
#include "app/text/names.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct FoundingText {
    Q_DECLARE_TR_FUNCTIONS(FoundingText)
};

constexpr hex::PlayerId first(0);

std::optional<hex::FoundingTurn> next(const hex::State& state) {
    return hex::nextFounding(state, first);
}

/// What is to be known before a settlement is placed.
QString settlementDetail(const hex::State& state, const hex::FoundingTurn& turn) {
    const hex::Setup& setup = *state.setup;
    if (turn.borderFort)
        return FoundingText::tr("The section of the wall beside it is yours.");
    const bool raiders = setup.has(hex::ModuleName::raiders);
    if (raiders && !turn.firstCards)
        return FoundingText::tr("On a coast of the home island. A ship follows.");
    if (raiders)
        return FoundingText::tr("On the home island. It brings your first cards.");
    if (setup.has(hex::ModuleName::continents))
        return turn.firstCards ? FoundingText::tr("On Eurasia. It brings your first cards.")
                               : FoundingText::tr("On Eurasia. A road or, on a coast, a ship follows.");
    if (turn.firstCards)
        return FoundingText::tr("It brings your first cards.");
    return FoundingText::tr("A road follows.");
}

} // namespace

hex::Piece FoundingGuide::pieceOf(const hex::FoundingTurn& turn) const {
    return turn.orShip ? m_line : turn.piece;
}

FoundingModel::Facts FoundingGuide::facts(const hex::State& state) const {
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
    const hex::Piece piece = pieceOf(*turn);
    facts.piece = logText(piece);
    if (piece == hex::Piece::settlement) {
        facts.title = turn->borderFort ? FoundingText::tr("%1, choose your border fort").arg(name)
                                       : FoundingText::tr("%1, place a settlement").arg(name);
        facts.detail = settlementDetail(state, *turn);
    } else {
        facts.title = piece == hex::Piece::ship ? FoundingText::tr("%1, place a ship beside it").arg(name)
                                                : FoundingText::tr("%1, lay a road beside it").arg(name);
    }
    facts.hint = places(state).empty()
                     ? whyNowhere(state, piece, turn->player, true)
                     : FoundingText::tr("Tap a lit place, then put the piece on the board.");
    return facts;
}

QList<ChoiceRow> FoundingGuide::pieces(const hex::State& state) const {
    QList<ChoiceRow> rows;
    const auto turn = next(state);
    if (!turn || state.turn.phase != hex::TurnPhase::founding || !turn->orShip)
        return rows;
    for (const hex::Piece piece : {hex::Piece::road, hex::Piece::ship}) {
        ChoiceRow row;
        row.id = logText(piece);
        row.title = pieceTitle(piece);
        row.chosen = piece == m_line;
        row.enabled = !hex::legalPlaces(state, piece, turn->player, true).empty();
        rows.append(row);
    }
    return rows;
}

void FoundingGuide::choosePiece(const QString& piece) {
    if (const auto parsed = hex::parsePiece(piece.toStdString()))
        m_line = *parsed;
}

std::vector<hex::Place> FoundingGuide::places(const hex::State& state) const {
    const auto turn = next(state);
    if (!turn)
        return {};
    return hex::legalPlaces(state, pieceOf(*turn), turn->player, true);
}

QString FoundingGuide::whyNot(const hex::State& state, const std::vector<hex::Place>& touched) const {
    const auto turn = next(state);
    if (!turn)
        return {};
    const hex::Piece piece = pieceOf(*turn);
    const hex::Place place = placeFor(piece, touched);
    return std::holds_alternative<std::monostate>(place)
               ? QString()
               : whyNotThere(state, {piece, turn->player, place, true});
}

std::optional<FoundingGuide::Json> FoundingGuide::pick(const hex::State& state, const hex::Place& place) {
    const auto turn = next(state);
    if (!turn)
        return std::nullopt;
    const hex::Piece piece = pieceOf(*turn);
    if (turn->piece != hex::Piece::settlement)
        m_line = hex::Piece::road; // the usual one, for whoever comes next
    Json command{{"do", "place"},
                 {"piece", hex::toString(piece)},
                 {"player", (*state.setup)[turn->player].id},
                 {"at", logName(state.board(), place)},
                 {"founding", true}};
    // In place: nlohmann-json 3.12 makes an optional of a Json in two ways.
    return std::optional<Json>(std::in_place, std::move(command));
}

FoundingGuide::Json FoundingGuide::begin(const hex::State& state) const {
    return {{"do", "begin"}, {"player", (*state.setup)[first].id}};
}

} // namespace watchfire
