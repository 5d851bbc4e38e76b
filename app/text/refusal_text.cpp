// SPDX-License-Identifier: Apache-2.0
// See refusal_text.h.
#include "app/text/refusal_text.h"

#include "app/text/clause_text.h"
#include "app/text/names.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};
} // namespace

QString refusalText(const hex::State& state, const Error& error) {
    const QString turn = playerName(*state.setup, state.turn.player);
    if (error.code == ErrorCode::notYourTurn)
        return Refusals::tr("It is %1's turn.").arg(turn);
    if (error.code == ErrorCode::alreadyRolled)
        return Refusals::tr("%1 has already rolled this turn.").arg(turn);
    if (error.code == ErrorCode::notRolled)
        return Refusals::tr("%1 has to roll first.").arg(turn);
    return plainRefusal(error);
}

QString plainRefusal(const Error& error) {
    const QString subject = QString::fromStdString(error.subject);
    switch (error.code) {
    case ErrorCode::syntax:
        return Refusals::tr("This line cannot be read: %1").arg(subject);
    case ErrorCode::header:
        return Refusals::tr("This game cannot be read: %1").arg(subject);
    case ErrorCode::unknownPlayer:
        return Refusals::tr("There is no player \"%1\" in this game.").arg(subject);
    case ErrorCode::unknownPlace:
        return Refusals::tr("There is no place \"%1\" on this board.").arg(subject);
    case ErrorCode::unknownPiece:
        return Refusals::tr("There is no piece \"%1\" in this game.").arg(subject);
    case ErrorCode::unknownOption:
        return Refusals::tr("There is no option \"%1\" in this scenario.").arg(subject);
    case ErrorCode::badValue:
        return Refusals::tr("This value cannot be used: %1").arg(subject);
    case ErrorCode::badDice:
        return Refusals::tr("A die shows 1 to 6.");
    case ErrorCode::gameOver:
        return Refusals::tr("The game is over. Only corrections and undo are left.");
    case ErrorCode::decisionOpen:
        return Refusals::tr("First answer the open question.");
    case ErrorCode::noDecision:
        return Refusals::tr("No question is open.");
    case ErrorCode::notAnOption:
        return Refusals::tr("That answer is not allowed here.");
    case ErrorCode::notBegun:
        return Refusals::tr("The founding is not over yet.");
    case ErrorCode::alreadyBegun:
        return Refusals::tr("The game has begun already.");
    case ErrorCode::notYourTurn:
        return Refusals::tr("It is somebody else's turn.");
    case ErrorCode::alreadyRolled:
        return Refusals::tr("The dice were already rolled this turn.");
    case ErrorCode::notRolled:
        return Refusals::tr("The dice have to be rolled first.");
    case ErrorCode::oneCardATurn:
        return Refusals::tr("Only one development card may be played in a turn.");
    case ErrorCode::notYourWall:
        return Refusals::tr("This section of the wall belongs to somebody else.");
    case ErrorCode::wallComplete:
        return Refusals::tr(
            "This section cannot be raised any further, or not by more than one level at a time.");
    case ErrorCode::knightActions:
        return error.rule == RA(40) ? Refusals::tr("A knight takes a raider from a hex where one stands.")
                                    : Refusals::tr("A knight cannot do this.");
    case ErrorCode::robberDrowned:
        return Refusals::tr("The robber has drowned; a knight cannot bring him back.");
    case ErrorCode::repairFirst:
        return Refusals::tr("The gap that the storm left has to be filled first.");
    case ErrorCode::forbiddenPlace:
        return Refusals::tr("Nothing may stand at this place.");
    case ErrorCode::occupied:
        return Refusals::tr("This place is taken.");
    case ErrorCode::tooClose:
        return Refusals::tr("A building stands on a neighbouring corner.");
    case ErrorCode::notConnected:
        if (error.rule == BA(34))
            return Refusals::tr("A founded settlement has one road or ship, and it starts there.");
        if (error.rule == RA(30))
            return Refusals::tr("A turned road leads to no new settlement.");
        if (error.rule == RA(33))
            return Refusals::tr("Nothing new starts at a building that lies on its side.");
        return Refusals::tr("This place does not join the player's own pieces.");
    case ErrorCode::notLand:
        return Refusals::tr("This piece belongs on land.");
    case ErrorCode::notSea:
        return Refusals::tr("This piece belongs on the sea.");
    case ErrorCode::shipFixed:
        return Refusals::tr("This ship may not be moved.");
    case ErrorCode::noPieceLeft:
        return Refusals::tr("No such piece is left in the box.");
    case ErrorCode::nothingToUndo:
        return Refusals::tr("There is nothing to undo.");
    case ErrorCode::nothingToRedo:
        return Refusals::tr("There is nothing to redo.");
    case ErrorCode::wrongSeason:
        return Refusals::tr("This belongs to another season.");
    case ErrorCode::noSuchSpot:
        return Refusals::tr("The card has no vital spot there.");
    case ErrorCode::spotTaken:
        return Refusals::tr("Something is on that spot already.");
    case ErrorCode::wrongRow:
        return Refusals::tr("From there only another row can be reached.");
    case ErrorCode::sectionFull:
        return Refusals::tr("There is no room for more in this section.");
    case ErrorCode::sectionOutOfPlay:
        return Refusals::tr("This section is out of play.");
    case ErrorCode::noHorde:
        return Refusals::tr("No horde stands there.");
    case ErrorCode::noFiringSpot:
        return Refusals::tr("No firing spot of this wall is free.");
    case ErrorCode::unknownCard:
        return Refusals::tr("There is no such card in this game.");
    case ErrorCode::wrongClan:
        return Refusals::tr("Only one clan has this soldier.");
    }
    return {};
}

} // namespace watchfire::text
