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
            .arg(name(s.player), QString::number(s.amount), resourceName(s.resource));
    }
    QString operator()(const hex::step::MoveRobber& s) const {
        return StepLine::tr("Robber %1", "%1: to hills 5").arg(toHex(state, s.at));
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
    QString operator()(const hex::step::HarbourShut& s) const {
        return StepLine::tr("Shut: %1").arg(harbourName(board, s.harbour));
    }
    QString operator()(const hex::step::HarbourOpens& s) const {
        return StepLine::tr("Open again: %1").arg(harbourName(board, s.harbour));
    }
    QString operator()(const hex::step::Win& s) const {
        return StepLine::tr("%1 wins with %n point(s)", nullptr, s.points).arg(name(s.player));
    }
    QString operator()(const hex::step::GameOver&) const { return StepLine::tr("The game is over"); }
    /// Already handled by a room; see shortLine.
    template <WordedInARoom Step> QString operator()(const Step&) const { return {}; }
};

} // namespace

QString shortLine(const hex::State& state, const hex::Step& step) {
    const QString line = askRooms([&](const ModuleRoom& room) { return room.line(state, step); });
    return line.isEmpty() ? std::visit(LineMaker{state}, step) : line;
}

} // namespace watchfire::text
