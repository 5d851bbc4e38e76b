// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/build_script.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/no_place.h"
#include "app/game/hex/piece_text.h"
#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/acts.h"
#include "rules/hex/module.h"
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

/// Everywhere that a piece of this kind could be.
std::vector<hex::Place> everywhere(const hex::Board& board, hex::Piece piece) {
    switch (piece) {
    case hex::Piece::settlement:
    case hex::Piece::city:
        return allPlaces<hex::CornerId>(board.corners().size());
    case hex::Piece::wall:
        return allPlaces<hex::WallId>(board.walls().size());
    default:
        return allPlaces<hex::SideId>(board.sides().size());
    }
}

/// The choices so far, and the next possible ones.
class Construction {
public:
    Construction(const hex::State& state, hex::PlayerId builder, bool anywhere)
        : m_state(state), m_builder(builder), m_anywhere(anywhere) {}

    void buildsFor(hex::PlayerId player) { m_builder = player; }
    void choose(const QString& id) {
        m_moveShip = id == QLatin1String(moveShip);
        m_from = {};
        m_piece = hex::parsePiece(id.toStdString());
    }
    /// A command that needs no place: a player has one section of the wall, so there is nothing to choose.
    [[nodiscard]] std::optional<hex::Command> complete() const {
        if (m_piece != hex::Piece::wall)
            return std::nullopt;
        const auto places = hex::legalPlaces(m_state, hex::Piece::wall, m_builder);
        return places.size() == 1 ? std::optional(built(places.front())) : std::nullopt;
    }
    /// The command, or `nullopt` while the ship's new place is missing.
    std::optional<hex::Command> pick(const hex::Place& place) {
        if (m_piece)
            return built(place);
        const hex::SideId side = std::get<hex::SideId>(place);
        if (m_from.valid())
            return hex::command::MoveShip{m_builder, m_from, side};
        m_from = side;
        return std::nullopt;
    }

    /// Each command that the rules take now, with its words.
    [[nodiscard]] std::vector<BuildOffer> offers() {
        std::vector<BuildOffer> offers;
        for (const ChoiceRow& row : pieces()) {
            choose(row.id);
            if (!m_piece)
                continue; // a ship that moves has two places
            for (const hex::Place& place : hex::legalPlaces(m_state, *m_piece, m_builder)) {
                const hex::Command command = built(place);
                if (isAllowed(m_state, command))
                    offers.push_back({command, row.id, row.title, row.detail,
                                      geometry::placeRow(m_state, place), placeKey(m_state.board(), place)});
            }
        }
        return offers;
    }

    [[nodiscard]] HexStage stage() const {
        HexStage stage;
        stage.name = m_moveShip ? QString::fromLatin1(moveShip) : m_piece ? logText(*m_piece) : QString();
        stage.choices = pieces();
        // A piece without a legal place may still go to another one (BA-33).
        for (const ChoiceRow& piece : stage.choices)
            stage.buttons.append(piece.id);
        stage.players = players();
        stage.places = places();
        stage.hint = hint(stage.places.empty());
        stage.player = m_builder;
        if (m_piece || m_from.valid())
            stage.wanted = HexStage::Wanted{m_piece.value_or(hex::Piece::ship), m_builder};
        return stage;
    }

private:
    [[nodiscard]] hex::Command built(const hex::Place& place) const {
        hex::command::Build build;
        build.piece = *m_piece;
        build.player = m_builder;
        build.at = place;
        // A card's roads belong to the turn, even before its roll (BA-06).
        const bool byCard = m_builder == m_state.turn.player && hex::laidByCard(m_state, *m_piece);
        build.special = m_state.turn.specialAfter.valid() && !byCard;
        return build;
    }

    [[nodiscard]] std::vector<hex::Place> places() const {
        if (m_moveShip)
            return m_from.valid() ? asPlaces(hex::shipTargets(m_state, m_builder, m_from))
                                  : asPlaces(hex::movableShips(m_state, m_builder));
        if (!m_piece)
            return {};
        return m_anywhere ? everywhere(m_state.board(), *m_piece)
                          : hex::legalPlaces(m_state, *m_piece, m_builder);
    }

    [[nodiscard]] QString hint(bool nowhere) const {
        if (m_moveShip && nowhere)
            return whyNoShipMoves(m_state, m_builder);
        if (m_moveShip)
            return m_from.valid() ? BuildText::tr("Tap its new place") : BuildText::tr("Tap the ship");
        if (!m_piece)
            return m_state.turn.freeRoads == 0 ? QString()
                   : m_state.setup->ships()
                       ? BuildText::tr("%n road(s) or ship(s) are free by the card", nullptr,
                                       m_state.turn.freeRoads)
                       : BuildText::tr("%n road(s) are free by the card", nullptr, m_state.turn.freeRoads);
        return nowhere ? whyNowhere(m_state, *m_piece, m_builder) : BuildText::tr("Tap a lit place");
    }

    [[nodiscard]] QList<ChoiceRow> players() const {
        QList<ChoiceRow> rows;
        if (!m_state.turn.specialAfter.valid())
            return rows;
        // A player who has declined may change his mind.
        for (const hex::PlayerId p :
             hex::playersFrom(m_state, hex::nextPlayer(m_state, m_state.turn.player))) {
            if (p != m_state.turn.specialAfter)
                rows.append(playerChoice(*m_state.setup, p, p == m_builder));
        }
        return rows;
    }

    /// The builder's section of the wall; its next level and what that costs.
    void showWall(ChoiceRow& row) const {
        const auto& costs = m_state.board().description().wallCosts;
        for (std::size_t i = 0; i < m_state.board().walls().size(); ++i) {
            if (hex::ownerOf(m_state, hex::WallId(i)) != m_builder)
                continue;
            row.level = m_state.greatWall.level[i] + 1;
            const auto cost = costs.find(row.level);
            if (cost == costs.end()) {
                row.detail = BuildText::tr("to level %1, the cost is on the piece").arg(row.level);
                return;
            }
            row.detail =
                BuildText::tr("to level %1: %2").arg(row.level).arg(text::resourceList(cost->second));
            row.price = signsOf(cost->second);
            return;
        }
    }

    /// In the builder's colour; before the first turn nobody builds.
    [[nodiscard]] ChoiceRow ofBuilder() const {
        ChoiceRow row;
        if (m_builder.valid())
            dress(row, *m_state.setup, m_builder);
        return row;
    }

    [[nodiscard]] ChoiceRow pieceRow(hex::Piece piece) const {
        ChoiceRow row = ofBuilder();
        row.id = logText(piece);
        row.title = pieceTitle(piece);
        if (piece == hex::Piece::wall) {
            showWall(row);
        } else {
            row.detail = text::resourceList(pieceCost(piece));
            row.price = signsOf(pieceCost(piece));
        }
        row.enabled = !hex::legalPlaces(m_state, piece, m_builder).empty();
        if (!row.enabled)
            row.why = whyNowhere(m_state, piece, m_builder);
        row.chosen = m_piece == piece;
        return row;
    }

    [[nodiscard]] QList<ChoiceRow> pieces() const {
        const hex::Setup& setup = *m_state.setup;
        QList<ChoiceRow> rows;
        rows.append(pieceRow(hex::Piece::road));
        for (const ModuleRoom* room : roomsOf(setup))
            for (const hex::Piece piece : room->lines())
                rows.append(pieceRow(piece));
        if (setup.ships())
            rows.append(pieceRow(hex::Piece::ship));
        rows.append(pieceRow(hex::Piece::settlement));
        rows.append(pieceRow(hex::Piece::city));
        if (setup.has(hex::ModuleName::riders))
            rows.append(pieceRow(hex::Piece::wall));
        if (setup.ships()) {
            ChoiceRow row = ofBuilder();
            row.id = QString::fromLatin1(moveShip);
            row.title = BuildText::tr("Move a ship");
            row.enabled = canMoveShip(m_state, m_builder);
            if (!row.enabled)
                row.why = whyNoShipMoves(m_state, m_builder);
            row.chosen = m_moveShip;
            rows.append(row);
        }
        return rows;
    }

    const hex::State& m_state;
    hex::PlayerId m_builder;
    bool m_anywhere;
    std::optional<hex::Piece> m_piece;
    bool m_moveShip = false;
    hex::SideId m_from{}; ///< the ship that moves; valid once chosen
};

} // namespace

void SpecialBuilders::skip(const hex::State& state, const QString& player) {
    if (m_skippedAfter != state.turn.specialAfter)
        m_skipped.clear();
    m_skippedAfter = state.turn.specialAfter;
    for (const hex::PlayerId other : waiting(state)) {
        if (player.isEmpty() || other == state.setup->findPlayer(player.toStdString()))
            m_skipped.push_back(other);
    }
}

hex::PlayerList SpecialBuilders::waiting(const hex::State& state) const {
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

hex::Command buildScript(HexEntry& entry, const SpecialBuilders& builders, bool anywhere) {
    const hex::State& state = entry.state();
    const hex::PlayerList others = builders.waiting(state);
    const bool ownTurn = state.turn.freeRoads > 0 || others.empty();
    Construction building(state, ownTurn ? state.turn.player : others.front(), anywhere);
    while (true) {
        const HexTouch& touch = entry.ask([&] { return building.stage(); });
        std::optional<hex::Command> command;
        if (const auto* place = std::get_if<hex::Place>(&touch)) {
            command = building.pick(*place);
        } else if (const auto* player = std::get_if<hex::PlayerId>(&touch)) {
            building.buildsFor(*player);
        } else {
            building.choose(std::get<QString>(touch));
            command = building.complete();
        }
        if (command)
            return *command;
    }
}

std::vector<BuildOffer> buildOffers(const hex::State& state, hex::PlayerId player) {
    return Construction(state, player, false).offers();
}

hex::Command moveShipScript(HexEntry& entry, hex::PlayerId player) {
    Construction moving(entry.state(), player, false);
    moving.choose(QString::fromLatin1(moveShip));
    while (true) {
        const auto touched = askPlace<hex::SideId>(entry, [&] {
            HexStage stage = moving.stage();
            stage.title = std::exchange(stage.hint, {});
            stage.choices.clear();
            stage.buttons.clear();
            stage.players.clear();
            return stage;
        });
        if (const auto command = moving.pick(touched))
            return *command;
    }
}

bool canMoveShip(const hex::State& state, hex::PlayerId player) {
    return state.setup->ships() && shipsMoveNow(state, player) && !state.turn.shipMoved &&
           !hex::movableShips(state, player).empty();
}

int spendableCounters(const hex::State& state, hex::PlayerId player) {
    const std::uint8_t most = hex::countersForCard(state, player);
    return most > 0 && isAllowed(state, hex::command::SpendCounters{player, most}) ? most : 0;
}

} // namespace watchfire
