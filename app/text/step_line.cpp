// SPDX-License-Identifier: Apache-2.0
// Steps as single lines for history and forecast; see step_text.h.
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "app/text/step_text.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct StepLine {
    Q_DECLARE_TR_FUNCTIONS(StepLine)
};

struct LineMaker {
    const hex::State& state;
    const hex::Setup& setup = *state.setup;
    const hex::Board& board = state.board();

    QString name(hex::PlayerId p) const { return playerName(setup, p); }

    QString operator()(const hex::step::Discard&) const {
        return StepLine::tr("More than 7 cards: discard half");
    }
    QString operator()(const hex::step::Blocked& s) const {
        return StepLine::tr("%1 gives nothing to %2")
            .arg(hexName(state, s.hex), playerList(setup, s.players));
    }
    QString operator()(const hex::step::Collect& s) const {
        return StepLine::tr("%1: %2 %3", "player, number, resource: Bo: 2 ore")
            .arg(name(s.player))
            .arg(s.amount)
            .arg(resourceName(s.resource));
    }
    QString operator()(const hex::step::MoveRobber& s) const {
        return StepLine::tr("Robber %1", "%1: to hills 5").arg(toHex(state, s.at));
    }
    QString operator()(const hex::step::MovePirate& s) const {
        return StepLine::tr("Pirate %1", "%1: to the sea beside hills 5").arg(toHex(state, s.at));
    }
    QString operator()(const hex::step::Steal& s) const {
        return StepLine::tr("%1 takes a card from %2").arg(name(s.player), name(s.from));
    }
    QString operator()(const hex::step::PlacePiece& s) const {
        return StepLine::tr("%1: %2", "player, piece").arg(name(s.player), pieceName(s.piece));
    }
    QString operator()(const hex::step::MoveShip& s) const {
        return StepLine::tr("%1 moves a ship").arg(name(s.player));
    }
    QString operator()(const hex::step::GainCard& s) const {
        return s.card == hex::Card::longestRoad ? StepLine::tr("Longest road to %1").arg(name(s.player))
                                                : StepLine::tr("Largest army to %1").arg(name(s.player));
    }
    QString operator()(const hex::step::LoseCard& s) const {
        return s.card == hex::Card::longestRoad
                   ? StepLine::tr("%1 loses the longest road").arg(name(s.player))
                   : StepLine::tr("%1 loses the largest army").arg(name(s.player));
    }
    QString operator()(const hex::step::DrawRider& s) const {
        return StepLine::tr("%1 draws a rider").arg(name(s.player));
    }
    QString operator()(const hex::step::PlaceRider& s) const {
        return StepLine::tr("New rider on %1").arg(assemblyName(board, s.at));
    }
    QString operator()(const hex::step::MoveRider& s) const {
        QString to = placeName(state, s.to);
        if (const auto* wall = std::get_if<hex::WallId>(&s.to))
            to = wallName(board, *wall);
        else if (const auto* assembly = std::get_if<hex::AssemblyId>(&s.to))
            to = assemblyName(board, *assembly);
        return StepLine::tr("Rider %1 to %2", "from an assembly hex to a wall or assembly hex")
            .arg(assemblyName(board, s.from), to);
    }
    QString operator()(const hex::step::Breach& s) const {
        const hex::PlayerId owner = state.buildings[board[s.wall].fort].player;
        const QString wall = wallName(board, s.wall);
        return owner.valid()
                   ? StepLine::tr("%1 wall (%2) is breached", "%1: Ann's").arg(whose(name(owner)), wall)
                   : StepLine::tr("Wall %1 is breached", "%1 is a wall").arg(wall);
    }
    QString operator()(const hex::step::RiderBehindWall& s) const {
        return StepLine::tr("Rider on %1").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::LowerWall& s) const {
        return StepLine::tr("%1 down to level %2").arg(wallName(board, s.wall)).arg(s.to);
    }
    QString operator()(const hex::step::Penalty& s) const {
        return StepLine::tr("Penalty chip for %1").arg(name(s.player));
    }
    QString operator()(const hex::step::RiderToBag& s) const {
        return StepLine::tr("Rider %1 from %2 to the bag")
            .arg(assemblyName(board, s.numeral), hexName(state, s.hex));
    }
    QString operator()(const hex::step::RaiseWall& s) const {
        return StepLine::tr("%1 up to level %2").arg(wallName(board, s.wall)).arg(s.to);
    }
    QString operator()(const hex::step::HarbourShut& s) const {
        return StepLine::tr("Shut: %1").arg(harbourName(board, s.harbour));
    }
    QString operator()(const hex::step::HarbourOpens& s) const {
        return StepLine::tr("Open again: %1").arg(harbourName(board, s.harbour));
    }
    QString operator()(const hex::step::MoveStorm& s) const {
        return StepLine::tr("The storm goes %n hex(es)", nullptr, static_cast<int>(s.path.size()) - 1);
    }
    QString operator()(const hex::step::TurnStorm& s) const {
        return StepLine::tr("The storm points to the %1", "%1 is a direction").arg(directionName(s.heading));
    }
    QString operator()(const hex::step::LosePiece& s) const {
        switch (s.piece) {
        case hex::Piece::ship:
            return StepLine::tr("%1 loses a ship").arg(name(s.player));
        case hex::Piece::road:
            return StepLine::tr("%1 loses a road").arg(name(s.player));
        default:
            return pieceOfARoom(s.piece, PieceSaying::loses).arg(name(s.player));
        }
    }
    QString operator()(const hex::step::RepairFirst& s) const {
        return StepLine::tr("%1 has a gap to fill").arg(name(s.player));
    }
    QString operator()(const hex::step::Repaired& s) const {
        return StepLine::tr("%1 has filled the gap").arg(name(s.player));
    }
    QString operator()(const hex::step::DrawToken& s) const {
        return StepLine::tr("%1 draws a number for new land").arg(name(s.player));
    }
    QString operator()(const hex::step::PlaceToken& s) const {
        return StepLine::tr("Number %1 on new land").arg(s.number);
    }
    QString operator()(const hex::step::MoveToken& s) const {
        return StepLine::tr("Number %1 moves to new land").arg(s.number);
    }
    QString operator()(const hex::step::TakeMarker& s) const {
        return StepLine::tr("%1 takes a one-point marker").arg(name(s.player));
    }
    QString operator()(const hex::step::PlaceRaider& s) const {
        return StepLine::tr("Raider on %1").arg(desertName(state, s.at));
    }
    QString operator()(const hex::step::StormBegins&) const {
        return StepLine::tr("The raiders' storm begins");
    }
    QString operator()(const hex::step::RaiderTakes& s) const {
        return StepLine::tr("Raider takes %1").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::RaiderLeaves& s) const {
        return StepLine::tr("Raider leaves %1").arg(desertName(state, s.hex));
    }
    QString operator()(const hex::step::TurnRoad& s) const {
        return StepLine::tr("One of %1's roads is cut off").arg(name(s.player));
    }
    QString operator()(const hex::step::RestoreRoad& s) const {
        return StepLine::tr("One of %1's roads is free again").arg(name(s.player));
    }
    QString operator()(const hex::step::BuildingFalls& s) const {
        return StepLine::tr("One of %1's buildings falls").arg(name(s.player));
    }
    QString operator()(const hex::step::BuildingRises& s) const {
        return StepLine::tr("One of %1's buildings stands again").arg(name(s.player));
    }
    QString operator()(const hex::step::Erupt& s) const {
        return StepLine::tr("%1 erupts", "%1 is a volcano").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::Destroy& s) const {
        return StepLine::tr("%1 loses a building to the volcano").arg(name(s.player));
    }
    QString operator()(const hex::step::Reduce& s) const {
        return StepLine::tr("One of %1's cities becomes a settlement").arg(name(s.player));
    }
    QString operator()(const hex::step::Win& s) const {
        return StepLine::tr("%1 wins with %n point(s)", nullptr, s.points).arg(name(s.player));
    }
    QString operator()(const hex::step::GameOver&) const { return StepLine::tr("The game is over"); }
    /// A room was asked before; see shortLine.
    template <WordedInARoom Step> QString operator()(const Step&) const { return {}; }
};

} // namespace

QString shortLine(const hex::State& state, const hex::Step& step) {
    const QString line = askRooms([&](const ModuleRoom& room) { return room.line(state, step); });
    return line.isEmpty() ? std::visit(LineMaker{state}, step) : line;
}

} // namespace watchfire::text
