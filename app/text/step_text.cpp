// SPDX-License-Identifier: Apache-2.0
// See step_text.h.
#include "app/text/step_text.h"

#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace watchfire::text {

namespace {

struct StepText {
    Q_DECLARE_TR_FUNCTIONS(StepText)
};

QString plain() {
    return QStringLiteral("plain");
}
QString danger() {
    return QStringLiteral("danger");
}
QString gain() {
    return QStringLiteral("gain");
}
QString good() {
    return QStringLiteral("good");
}

QString harbourCorners(const hex::State& state, hex::HarbourId id) {
    return sideName(state, state.board()[id].at);
}

/// StepCard::moves of a step that moves cards alone, or that is news.
constexpr bool NothingMoves = false;

/// Makes the card of a single step.
struct CardMaker {
    const hex::State& state;
    const hex::Setup& setup = *state.setup;
    const hex::Board& board = state.board();

    QString name(hex::PlayerId p) const { return playerName(setup, p); }

    StepCard operator()(const hex::step::Discard& s) const {
        return {{
                    .icon = QStringLiteral("discard"),
                    .sentence = StepText::tr("Discard half of more than 7 cards"),
                    .detail = StepText::tr("Everyone with more than 7 cards gives back half, rounded down."),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("A seven was rolled."),
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::Blocked& s) const {
        const QString where = hexName(state, s.hex);
        const QString who = playerList(setup, s.players);
        const int sum = state.turn.dice.sum();
        QString detail;
        QString reason;
        switch (s.by) {
        case hex::Blocker::robber:
            detail = StepText::tr("The robber stands there: no cards for %1.").arg(who);
            reason = StepText::tr("%1 was rolled, but the robber stands on this hex.").arg(sum);
            break;
        case hex::Blocker::rider:
            detail = StepText::tr("A rider stands there: no cards for %1.").arg(who);
            reason = StepText::tr("%1 was rolled, but a rider stands on this hex.").arg(sum);
            break;
        case hex::Blocker::raider:
            detail = StepText::tr("A raider stands there: no cards for %1.").arg(who);
            reason = StepText::tr("%1 was rolled, but a raider stands on this hex.").arg(sum);
            break;
        default:
            if (const auto words =
                    askRooms([&](const ModuleRoom& room) { return room.blocked(s.by, who, sum); })) {
                detail = words->detail;
                reason = words->reason;
            }
        }
        return {{
                    .icon = QStringLiteral("blocked"),
                    .sentence = StepText::tr("Nothing from %1", "%1 is a hex").arg(where),
                    .detail = detail,
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = reason,
                },
                {s.hex},
                NothingMoves};
    }
    StepCard operator()(const hex::step::Collect& s) const {
        const bool founding = state.turn.phase == hex::TurnPhase::founding;
        return {
            {
                .icon = QStringLiteral("collect"),
                .sentence = founding ? StepText::tr("%1, take your first cards").arg(name(s.player))
                                     : StepText::tr("Collect for %1", "%1 is the number rolled")
                                           .arg(state.turn.dice.sum()),
                .tone = gain(),
                .clause = s.rule,
                .reason = founding
                              ? StepText::tr("The second settlement gives a card for each hex around it.")
                              : StepText::tr("The number of these hexes was rolled and nothing blocks them."),
            },
            {s.hex},
            NothingMoves};
    }
    StepCard operator()(const hex::step::MoveRobber& s) const {
        return {{
                    .icon = QStringLiteral("move-robber"),
                    .sentence = StepText::tr("Put the robber %1", "%1: on hills 5").arg(ontoHex(state, s.at)),
                    .detail = StepText::tr("This hex gives nothing while he stands there."),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = s.rule == BA(21) ? StepText::tr("%1 chose this hex.").arg(name(s.player))
                                               : StepText::tr("No other hex is open to him."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::MovePirate& s) const {
        return {{
                    .icon = QStringLiteral("move-pirate"),
                    .sentence = StepText::tr("Put the pirate %1", "%1: on the sea beside hills 5")
                                    .arg(ontoHex(state, s.at)),
                    .detail = StepText::tr("The harbours of this hex are shut while he stands there."),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = StepText::tr("%1 chose this hex.").arg(name(s.player)),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::Steal& s) const {
        return {{
                    .icon = QStringLiteral("steal"),
                    .sentence = StepText::tr("%1 draws a card from %2").arg(name(s.player), name(s.from)),
                    .detail = StepText::tr("One card, unseen."),
                    .tone = plain(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::PlacePiece& s) const {
        QString sentence;
        switch (s.piece) {
        case hex::Piece::settlement:
            sentence = StepText::tr("%1, put down your settlement").arg(name(s.player));
            break;
        case hex::Piece::city:
            sentence = StepText::tr("%1, put a city in place of your settlement").arg(name(s.player));
            break;
        case hex::Piece::road:
            sentence = StepText::tr("%1, lay your road").arg(name(s.player));
            break;
        case hex::Piece::ship:
            sentence = StepText::tr("%1, put down your ship").arg(name(s.player));
            break;
        case hex::Piece::wall:
            sentence = StepText::tr("%1, raise your wall").arg(name(s.player));
            break;
        default:
            sentence = pieceOfARoom(s.piece, PieceSaying::lay).arg(name(s.player));
        }
        return {
            {
                .icon = QStringLiteral("place-piece"),
                .sentence = sentence,
                .detail = StepText::tr("At the %1.", "%1 is a corner or a side").arg(placeName(state, s.at)),
                .tone = good(),
                .clause = s.rule,
            },
            {s.at}};
    }
    StepCard operator()(const hex::step::MoveShip& s) const {
        return {{
                    .icon = QStringLiteral("move-ship"),
                    .sentence = StepText::tr("%1, move your ship").arg(name(s.player)),
                    .detail = StepText::tr("From the %1 to the %2.")
                                  .arg(sideName(state, s.from), sideName(state, s.to)),
                    .tone = plain(),
                    .clause = s.rule,
                },
                {s.from, s.to}};
    }
    StepCard operator()(const hex::step::GainCard& s) const {
        const bool road = s.card == hex::Card::longestRoad;
        return {{
                    .icon = QStringLiteral("gain-card"),
                    .sentence = road ? StepText::tr("%1 takes the longest road").arg(name(s.player))
                                     : StepText::tr("%1 takes the largest army").arg(name(s.player)),
                    .tone = good(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::LoseCard& s) const {
        const bool road = s.card == hex::Card::longestRoad;
        return {{
                    .icon = QStringLiteral("lose-card"),
                    .sentence = road ? StepText::tr("%1 gives up the longest road").arg(name(s.player))
                                     : StepText::tr("%1 gives up the largest army").arg(name(s.player)),
                    .tone = danger(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::DrawRider& s) const {
        return {{
            .icon = QStringLiteral("draw-rider"),
            .sentence = StepText::tr("%1 draws a rider from the bag").arg(name(s.player)),
            .detail = StepText::tr("Say which numeral it shows."),
            .tone = danger(),
            .clause = s.rule,
            .reason = StepText::tr("%1 founded a settlement or improved one to a city.").arg(name(s.player)),
        }};
    }
    StepCard operator()(const hex::step::PlaceRider& s) const {
        return {
            {
                .icon = QStringLiteral("place-rider"),
                .sentence = StepText::tr("Put the rider on assembly hex %1").arg(assemblyName(board, s.at)),
                .tone = danger(),
                .clause = s.rule,
            },
            {board[s.at].at}};
    }
    StepCard operator()(const hex::step::MoveRider& s) const {
        const QString from = assemblyName(board, s.from);
        if (const auto* wall = std::get_if<hex::WallId>(&s.to)) {
            const hex::PlayerId owner = ownerOfWall(*wall);
            return {
                {
                    .icon = QStringLiteral("move-rider"),
                    .sentence = StepText::tr("Move a rider from %1 to %2").arg(from, wallName(board, *wall)),
                    .detail =
                        owner.valid()
                            ? StepText::tr("He stands before %1 wall.", "%1: Ann's").arg(whose(name(owner)))
                            : QString(),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("%1 is an attack number of %2, its arrow points to %3.")
                                  .arg(state.turn.dice.sum())
                                  .arg(from, wallName(board, *wall)),
                },
                {board[s.from].at, board[*wall].attack}};
        }
        const auto* to = std::get_if<hex::AssemblyId>(&s.to);
        return {
            {
                .icon = QStringLiteral("move-rider"),
                .sentence = StepText::tr("Move a rider from %1 to %2")
                                .arg(from, to == nullptr ? placeName(state, s.to) : assemblyName(board, *to)),
                .detail = StepText::tr("He waits until a number of his new hex is rolled."),
                .tone = plain(),
                .clause = s.rule,
            },
            to == nullptr ? std::vector<hex::Place>{board[s.from].at}
                          : std::vector<hex::Place>{board[s.from].at, board[*to].at}};
    }
    StepCard operator()(const hex::step::Breach& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        const QString riders = StepText::tr("%n rider(s)", "before the wall", s.riders);
        const QString towers = StepText::tr("%n watchtower(s)", "of the wall", s.level);
        return {
            {
                .icon = QStringLiteral("breach"),
                .sentence = owner.valid() ? StepText::tr("%1 wall (%2) is breached", "%1: Ann's")
                                                .arg(whose(name(owner)), wallName(board, s.wall))
                                          : StepText::tr("Wall %1 is breached").arg(wallName(board, s.wall)),
                .detail = StepText::tr("%1 against %2.", "riders against watchtowers").arg(riders, towers),
                .tone = danger(),
                .clause = s.rule,
                .reason = StepText::tr("%1 stand before a section with %2.", "riders, watchtowers")
                              .arg(riders, towers),
            },
            {board[s.wall].attack},
            NothingMoves};
    }
    StepCard operator()(const hex::step::RiderBehindWall& s) const {
        return {{
                    .icon = QStringLiteral("rider-behind-wall"),
                    .sentence = StepText::tr("Put the rider %1", "behind the wall; %1: on hills 5")
                                    .arg(ontoHex(state, s.hex)),
                    .detail = StepText::tr("It gives nothing now.", "a hex with a rider behind the wall"),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("All riders before a breached wall go down its column."),
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::LowerWall& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        return {{
                    .icon = QStringLiteral("lower-wall"),
                    .sentence = owner.valid() ? StepText::tr("Lower %1 wall from %2 to %3", "%1: Ann's")
                                                    .arg(whose(name(owner)))
                                                    .arg(s.from)
                                                    .arg(s.to)
                                              : StepText::tr("Lower wall %1 from %2 to %3")
                                                    .arg(wallName(board, s.wall))
                                                    .arg(s.from)
                                                    .arg(s.to),
                    .detail = StepText::tr("Take the wall piece off %1.").arg(wallName(board, s.wall)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("This section was just breached."),
                },
                {board[s.wall].fort}};
    }
    StepCard operator()(const hex::step::Penalty& s) const {
        return {{
            .icon = QStringLiteral("penalty"),
            .sentence = StepText::tr("%1 takes a penalty chip").arg(name(s.player)),
            .detail = StepText::tr("One point less. %n chip(s) left.", nullptr, s.left),
            .tone = danger(),
            .clause = s.rule,
            .reason = StepText::tr("%1 owns the border fort of the breached section.").arg(name(s.player)),
        }};
    }
    StepCard operator()(const hex::step::RiderToBag& s) const {
        return {
            {
                .icon = QStringLiteral("rider-to-bag"),
                .sentence = StepText::tr("Put the rider on %1 back into the bag").arg(hexName(state, s.hex)),
                .detail =
                    StepText::tr("It shows %1.", "%1 is a Roman numeral").arg(assemblyName(board, s.numeral)),
                .tone = good(),
                .clause = s.rule,
            },
            {s.hex}};
    }
    StepCard operator()(const hex::step::RaiseWall& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        return {
            {
                .icon = QStringLiteral("raise-wall"),
                .sentence =
                    StepText::tr("%1, raise your wall from %2 to %3").arg(name(owner)).arg(s.from).arg(s.to),
                .detail = StepText::tr("Put a wall piece on %1.").arg(wallName(board, s.wall)),
                .tone = good(),
                .clause = s.rule,
            },
            {board[s.wall].fort}};
    }
    StepCard operator()(const hex::step::HarbourShut& s) const {
        return {
            {
                .icon = QStringLiteral("harbour-shut"),
                .sentence =
                    capital(StepText::tr("%1 is shut", "%1 is a harbour").arg(harbourName(board, s.harbour))),
                .detail = StepText::tr("%1 cannot use it.", "%1 is a list of players")
                              .arg(playerList(setup, s.players)),
                .tone = danger(),
                .clause = s.rule,
                .reason =
                    s.by == hex::HarbourShutter::raider
                        ? StepText::tr("The building that uses it lies on its side.")
                        : StepText::tr("The pirate stands at the %1.").arg(harbourCorners(state, s.harbour)),
            },
            {board[s.harbour].at},
            NothingMoves};
    }
    StepCard operator()(const hex::step::HarbourOpens& s) const {
        return {
            {
                .icon = QStringLiteral("harbour-opens"),
                .sentence = capital(
                    StepText::tr("%1 is open again", "%1 is a harbour").arg(harbourName(board, s.harbour))),
                .detail = StepText::tr("%1 can use it again.", "%1 is a list of players")
                              .arg(playerList(setup, s.players)),
                .tone = good(),
                .clause = s.rule,
                .reason = s.by == hex::HarbourShutter::raider
                              ? StepText::tr("The building that uses it stands again.")
                              : StepText::tr("The pirate has left it."),
            },
            {board[s.harbour].at},
            NothingMoves};
    }
    StepCard operator()(const hex::step::MoveStorm& s) const {
        return {
            {
                .icon = QStringLiteral("move-storm"),
                .sentence = stormSentence(s),
                .detail =
                    StepText::tr("%1.", "where the storm goes: To hills 5").arg(capital(toHex(state, s.to))),
                .tone = danger(),
                .clause = s.rule,
                .reason = StepText::tr("It goes as far as the larger die shows: %1.")
                              .arg(std::max(state.turn.dice.a, state.turn.dice.b)),
            },
            std::vector<hex::Place>(s.path.begin(), s.path.end())};
    }
    StepCard operator()(const hex::step::TurnStorm& s) const {
        return {{
                    .icon = QStringLiteral("turn-storm"),
                    .sentence = StepText::tr("Turn the storm to the %1", "%1 is a direction")
                                    .arg(directionName(s.heading)),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = s.rule == WO(22) ? StepText::tr("Its next step would have left the map.")
                                               : StepText::tr("After its last step the roller may turn it."),
                },
                {state.storm.at}};
    }
    StepCard operator()(const hex::step::LosePiece& s) const {
        return {
            {
                .icon = QStringLiteral("lose-piece"),
                .sentence = lossSentence(s),
                .detail = StepText::tr("At the %1. It goes back to your stock.").arg(sideName(state, s.at)),
                .tone = danger(),
                .clause = s.rule,
                .reason = StepText::tr("It lay beside the hex where the storm stopped."),
            },
            {s.at}};
    }
    StepCard operator()(const hex::step::RepairFirst& s) const {
        return {{
                    .icon = QStringLiteral("repair-first"),
                    .sentence = StepText::tr("%1, a gap has to be filled first").arg(name(s.player)),
                    .detail = s.piece == hex::Piece::ship
                                  ? StepText::tr("Build a ship at the %1 before any other ship.")
                                        .arg(sideName(state, s.at))
                                  : StepText::tr("Build a road at the %1 before any other road.")
                                        .arg(sideName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("The storm tore your line, and nothing else joins its ends."),
                },
                {s.at},
                NothingMoves};
    }
    StepCard operator()(const hex::step::Repaired& s) const {
        return {{
                    .icon = QStringLiteral("repaired"),
                    .sentence = StepText::tr("%1 has filled the gap").arg(name(s.player)),
                    .detail = s.piece == hex::Piece::ship
                                  ? StepText::tr("Ships may be built anywhere again.")
                                  : StepText::tr("Roads may be built anywhere again."),
                    .tone = good(),
                    .clause = s.rule,
                },
                {s.at},
                NothingMoves};
    }
    StepCard operator()(const hex::step::DrawToken& s) const {
        return {{
                    .icon = QStringLiteral("draw-token"),
                    .sentence = StepText::tr("%1 draws a number from the bag").arg(name(s.player)),
                    .detail = StepText::tr("It goes to the new land: %1.").arg(hexName(state, s.hex)),
                    .tone = gain(),
                    .clause = s.rule,
                    .reason = StepText::tr("A road or ship has reached land that never carried a number."),
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::PlaceToken& s) const {
        return {{
                    .icon = QStringLiteral("place-token"),
                    .sentence = StepText::tr("Put the %1 on the new land").arg(s.number),
                    .detail = StepText::tr("On the %1.").arg(terrainName(board[s.hex].terrain)),
                    .tone = gain(),
                    .clause = s.rule,
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::MoveToken& s) const {
        return {{
                    .icon = QStringLiteral("move-token"),
                    .sentence = StepText::tr("Move the %1 to the new land").arg(s.number),
                    .detail = StepText::tr("From %1 to %2.")
                                  .arg(terrainName(board[s.from].terrain), terrainName(board[s.to].terrain)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("The bag is empty, so a number on the board moves."),
                },
                {s.from, s.to}};
    }
    StepCard operator()(const hex::step::TakeMarker& s) const {
        return {{
                    .icon = QStringLiteral("take-marker"),
                    .sentence = StepText::tr("%1 takes the one-point marker").arg(name(s.player)),
                    .detail = StepText::tr("It is worth one point and is kept for good."),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = StepText::tr("A road or ship has reached it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::PlaceRaider& s) const {
        return {{
                    .icon = QStringLiteral("place-raider"),
                    .sentence = StepText::tr("Put %n raider(s) on the desert", nullptr, 1),
                    .detail = state.raiders.supply > 0 ? StepText::tr("%n raider(s) are still to come.",
                                                                      nullptr, state.raiders.supply)
                                                       : StepText::tr("That was the last one."),
                    .items = {desertName(state, s.at)},
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("A settlement or city was built, and raiders gather."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::StormBegins& s) const {
        return {{
                    .icon = QStringLiteral("storm-begins"),
                    .sentence = StepText::tr("The storm of the raiders begins"),
                    .detail = StepText::tr("From the next roll on they spread over the land."),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("The last raider has been placed."),
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::RaiderTakes& s) const {
        return {
            {
                .icon = QStringLiteral("raider-takes"),
                .sentence = StepText::tr("A raider takes %1").arg(hexName(state, s.hex)),
                .detail =
                    StepText::tr("He comes from the %1. The hex still gives for this roll.", "%1 is a desert")
                        .arg(desertName(state, s.from)),
                .tone = danger(),
                .clause = s.rule,
                .reason = StepText::tr("%1 was rolled, and the hex lies beside the desert or beside raiders.")
                              .arg(state.turn.dice.sum()),
            },
            {s.from, s.hex}};
    }
    StepCard operator()(const hex::step::RaiderLeaves& s) const {
        return {
            {
                .icon = QStringLiteral("raider-leaves"),
                .sentence =
                    StepText::tr("%1, take the raider from %2").arg(name(s.player), desertName(state, s.hex)),
                .detail = StepText::tr("Put him in front of you; he is out of the game."),
                .tone = good(),
                .clause = s.rule,
                .reason = StepText::tr("A knight drives one raider off."),
            },
            {s.hex}};
    }
    StepCard operator()(const hex::step::TurnRoad& s) const {
        return {{
                    .icon = QStringLiteral("turn-road"),
                    .sentence = StepText::tr("%1, turn your road crosswise").arg(name(s.player)),
                    .detail = StepText::tr("At the %1. It counts for nothing until it is freed.")
                                  .arg(sideName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("Raiders stand on both sides of it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::RestoreRoad& s) const {
        return {{
                    .icon = QStringLiteral("restore-road"),
                    .sentence = StepText::tr("%1, turn your road back").arg(name(s.player)),
                    .detail = StepText::tr("At the %1.").arg(sideName(state, s.at)),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = StepText::tr("Raiders no longer stand on both sides of it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::BuildingFalls& s) const {
        return {{
                    .icon = QStringLiteral("building-falls"),
                    .sentence = kindAt(s.at) == hex::BuildingKind::city
                                    ? StepText::tr("%1, lay your city on its side").arg(name(s.player))
                                    : StepText::tr("%1, lay your settlement on its side").arg(name(s.player)),
                    .detail = StepText::tr("At the %1. No points, no cards until it is freed.")
                                  .arg(cornerName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("Raiders stand on all land around it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::BuildingRises& s) const {
        return {{
                    .icon = QStringLiteral("building-rises"),
                    .sentence = kindAt(s.at) == hex::BuildingKind::city
                                    ? StepText::tr("%1, stand your city up").arg(name(s.player))
                                    : StepText::tr("%1, stand your settlement up").arg(name(s.player)),
                    .detail = StepText::tr("At the %1.").arg(cornerName(state, s.at)),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = StepText::tr("Not all land around it is taken any more."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::Erupt& s) const {
        return {{
                    .icon = QStringLiteral("erupt"),
                    .sentence =
                        capital(StepText::tr("%1 erupts: the die shows %2", "volcano, a number from 1 to 6")
                                    .arg(hexName(state, s.hex))
                                    .arg(s.die)),
                    .detail = StepText::tr("It hits the %1.").arg(cornerName(state, s.corner)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("Its number was rolled, and somebody has built beside it."),
                },
                {s.hex, s.corner},
                NothingMoves};
    }
    StepCard operator()(const hex::step::Destroy& s) const {
        return {{
                    .icon = QStringLiteral("destroy"),
                    .sentence = StepText::tr("%1, take your building off the board").arg(name(s.player)),
                    .detail = StepText::tr("At the %1.").arg(cornerName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("The volcano has buried it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::Reduce& s) const {
        return {
            {
                .icon = QStringLiteral("reduce"),
                .sentence = StepText::tr("%1, put a settlement in place of your city").arg(name(s.player)),
                .detail = StepText::tr("At the %1.").arg(cornerName(state, s.at)),
                .tone = danger(),
                .clause = s.rule,
                .reason = StepText::tr("The volcano has hit it."),
            },
            {s.at}};
    }
    StepCard operator()(const hex::step::Win& s) const {
        return {
            {
                .icon = QStringLiteral("win"),
                .sentence = StepText::tr("%1 wins with %n point(s)", nullptr, s.points).arg(name(s.player)),
                .tone = good(),
                .clause = s.rule,
            },
            {},
            NothingMoves};
    }
    StepCard operator()(const hex::step::GameOver& s) const {
        QStringList winners;
        QStringList points;
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            if (s.winners[i])
                winners.append(name(p));
            points.append(StepText::tr("%1: %n point(s)", nullptr, s.points[i]).arg(name(p)));
        }
        return {{
                    .icon = QStringLiteral("game-over"),
                    .sentence = StepText::tr("The game is over"),
                    .detail = winners.size() == 1
                                  ? StepText::tr("%1 has won.").arg(winners.first())
                                  : StepText::tr("%1 have won together.").arg(listOf(winners)),
                    .items = points,
                    .tone = good(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    /// A room was asked before; see cardOf.
    template <WordedInARoom Step> StepCard operator()(const Step&) const { return {}; }

    /// "Move the storm 3 hexes to the north-east"; a leg is straight (WO-21).
    QString stormSentence(const hex::step::MoveStorm& s) const {
        const int steps = std::max(0, static_cast<int>(s.path.size()) - 1);
        if (steps > 0) {
            const auto& around = board[s.path[0]].neighbours;
            for (const hex::Direction direction : hex::allDirections)
                if (around[static_cast<std::size_t>(direction)] == s.path[1])
                    return StepText::tr("Move the storm %n hex(es) to the %1", "%1 is a direction", steps)
                        .arg(directionName(direction));
        }
        return StepText::tr("Move the storm %n hex(es)", nullptr, steps);
    }
    QString lossSentence(const hex::step::LosePiece& s) const {
        switch (s.piece) {
        case hex::Piece::ship:
            return StepText::tr("%1, take your ship off the board").arg(name(s.player));
        case hex::Piece::road:
            return StepText::tr("%1, take your road off the board").arg(name(s.player));
        default:
            return pieceOfARoom(s.piece, PieceSaying::takeOff).arg(name(s.player));
        }
    }
    hex::BuildingKind kindAt(hex::CornerId corner) const { return state.buildings[corner].kind; }
    hex::PlayerId ownerOfWall(hex::WallId wall) const { return state.buildings[board[wall].fort].player; }
    static QString capital(const QString& text) {
        return text.isEmpty() ? text : QString(text.at(0).toUpper()) + text.mid(1);
    }
};

StepCard cardOf(const hex::State& state, const hex::Step& step) {
    if (auto card = askRooms([&](const ModuleRoom& room) { return room.card(state, step); }))
        return *std::move(card);
    return std::visit(CardMaker{state}, step);
}

/// What everybody collects, a line a player from the roller on: "Bo: 2 grain, 2 brick".
void shareCards(const hex::State& state, const hex::Steps& steps, std::size_t from, std::size_t to,
                StepCard& card) {
    std::array<std::map<hex::Resource, int>, hex::maxPlayers> due;
    for (std::size_t i = from; i < to; ++i) {
        const auto& collect = std::get<hex::step::Collect>(steps[i]);
        due[collect.player.index()][collect.resource] += collect.amount;
    }
    const std::size_t players = state.setup->playerCount();
    const std::size_t first = state.turn.player.valid() ? state.turn.player.index() : 0;
    for (std::size_t i = 0; i < players; ++i) {
        const hex::PlayerId player((first + i) % players);
        QStringList cards;
        QVariantList goods;
        for (const auto& [resource, amount] : due[player.index()]) {
            cards.append(
                StepText::tr("%1 %2", "number, resource: 2 ore").arg(amount).arg(resourceName(resource)));
            goods.append(QVariantMap{
                {QStringLiteral("kind"), QString::fromUtf8(hex::toString(resource).data())},
                {QStringLiteral("text"), cards.last()},
            });
        }
        if (cards.isEmpty())
            continue;
        const QString name = playerName(*state.setup, player);
        const QString colour = playerColour(*state.setup, player);
        card.items.append(StepText::tr("%1: %2", "player, cards: Bo: 2 ore, 1 grain")
                              .arg(name, cards.join(QStringLiteral(", "))));
        card.shares.append(QVariantMap{
            {QStringLiteral("name"), name},
            {QStringLiteral("colour"), colour},
            {QStringLiteral("symbol"), symbolOf(colour)},
            {QStringLiteral("goods"), goods},
        });
    }
}

/// Riders behind the wall from `from` on: one card says how many they are, and where each goes.
void shareRiders(const hex::State& state, const hex::Steps& steps, std::size_t from, std::size_t to,
                 StepCard& card) {
    card.sentence = StepText::tr("Put %n rider(s) behind the wall", nullptr, static_cast<int>(to - from));
    card.detail = StepText::tr("One on each lit hex. These hexes give nothing now.");
    card.places.clear();
    for (std::size_t k = from; k < to; ++k) {
        const hex::HexId at = std::get<hex::step::RiderBehindWall>(steps[k]).hex;
        card.items.append(hexName(state, at));
        card.places.push_back(at);
    }
}

/// How many steps from `from` on share its card.
template <class Kind> std::size_t runOf(const hex::Steps& steps, std::size_t from) {
    std::size_t end = from;
    while (end < steps.size() && std::holds_alternative<Kind>(steps[end]))
        ++end;
    return end;
}

} // namespace

bool StepCard::heard() const {
    static const QStringList news{QStringLiteral("blocked"),      QStringLiteral("breach"),
                                  QStringLiteral("storm-begins"), QStringLiteral("erupt"),
                                  QStringLiteral("win"),          QStringLiteral("game-over")};
    return news.contains(icon);
}

QList<StepCard> cardsOf(const hex::State& state, const hex::Steps& steps) {
    QList<StepCard> cards;
    for (std::size_t i = 0; i < steps.size();) {
        StepCard card = cardOf(state, steps[i]);
        std::size_t end = i + 1;
        if (std::holds_alternative<hex::step::Collect>(steps[i])) {
            end = runOf<hex::step::Collect>(steps, i);
            shareCards(state, steps, i, end, card);
            card.places.clear();
            for (std::size_t k = i; k < end; ++k)
                card.places.push_back(std::get<hex::step::Collect>(steps[k]).hex);
        } else if (std::holds_alternative<hex::step::RiderBehindWall>(steps[i])) {
            end = runOf<hex::step::RiderBehindWall>(steps, i);
            if (end > i + 1)
                shareRiders(state, steps, i, end, card);
        } else if (std::holds_alternative<hex::step::PlaceRaider>(steps[i])) {
            end = runOf<hex::step::PlaceRaider>(steps, i);
            card.sentence =
                StepText::tr("Put %n raider(s) on the desert", nullptr, static_cast<int>(end - i));
            for (std::size_t k = i + 1; k < end; ++k) {
                const hex::HexId at = std::get<hex::step::PlaceRaider>(steps[k]).at;
                card.items.append(desertName(state, at));
                card.places.push_back(at);
            }
        }
        card.steps = static_cast<int>(end - i);
        cards.append(card);
        i = end;
    }
    return cards;
}

QString quietText(const hex::State& state, const QList<StepCard>& cards) {
    // What is still to be answered may move something.
    if (hex::openDecision(state))
        return {};
    // Nobody's hand moves a piece, and yet it is not quiet.
    static const QStringList loud{QStringLiteral("breach"), QStringLiteral("discard"),
                                  QStringLiteral("erupt"), QStringLiteral("storm-begins")};
    for (const StepCard& card : cards) {
        if (card.moves || loud.contains(card.icon))
            return {};
    }
    const bool collects = std::any_of(cards.begin(), cards.end(), [](const StepCard& card) {
        return card.icon == QLatin1String("collect") || card.icon == QLatin1String("jungle-counter");
    });
    return collects ? StepText::tr("Nothing moves. Collect for %1.").arg(state.turn.dice.sum())
                    : StepText::tr("Nothing moves. Nobody collects for %1.").arg(state.turn.dice.sum());
}

Headline headlineOf(const hex::State& state, const hex::Steps& steps) {
    const auto decision = hex::openDecision(state);
    const auto asks = [&](hex::DecisionKind kind) { return decision && decision->id == kind; };
    const auto has = [&]<class Kind>(std::type_identity<Kind>) {
        return std::any_of(steps.begin(), steps.end(),
                           [](const hex::Step& s) { return std::holds_alternative<Kind>(s); });
    };
    if (has(std::type_identity<hex::step::GameOver>{}))
        return {StepText::tr("The end!", "headline"), good()};
    if (has(std::type_identity<hex::step::Breach>{}))
        return {StepText::tr("Breach!", "headline"), danger()};
    if (has(std::type_identity<hex::step::Erupt>{}) || asks(hex::DecisionKind::eruptionDie))
        return {StepText::tr("Eruption!", "headline"), danger()};
    if (has(std::type_identity<hex::step::StormBegins>{}) || asks(hex::DecisionKind::raiderHex) ||
        asks(hex::DecisionKind::raiderDesert))
        return {StepText::tr("Raiders!", "headline"), danger()};
    if (has(std::type_identity<hex::step::Discard>{}))
        return {StepText::tr("Seven!", "headline"), QStringLiteral("seven")};
    if (has(std::type_identity<hex::step::MoveRider>{}))
        return {StepText::tr("Riders!", "headline"), danger()};
    if (has(std::type_identity<hex::step::RaiderTakes>{}))
        return {StepText::tr("Raiders!", "headline"), danger()};
    if (has(std::type_identity<hex::step::Collect>{}))
        return {StepText::tr("Collect", "headline"), plain()};
    return {StepText::tr("All quiet", "headline"), plain()};
}

} // namespace watchfire::text
