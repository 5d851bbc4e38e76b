// SPDX-License-Identifier: Apache-2.0
#include "rules/core/error.h"

namespace watchfire {

std::string_view toString(ErrorCode code) {
    switch (code) {
    case ErrorCode::syntax:
        return "syntax";
    case ErrorCode::header:
        return "header";
    case ErrorCode::unknownPlayer:
        return "unknown-player";
    case ErrorCode::unknownPlace:
        return "unknown-place";
    case ErrorCode::unknownPiece:
        return "unknown-piece";
    case ErrorCode::unknownOption:
        return "unknown-option";
    case ErrorCode::badValue:
        return "bad-value";
    case ErrorCode::badDice:
        return "bad-dice";
    case ErrorCode::gameOver:
        return "game-over";
    case ErrorCode::decisionOpen:
        return "decision-open";
    case ErrorCode::noDecision:
        return "no-decision";
    case ErrorCode::notAnOption:
        return "not-an-option";
    case ErrorCode::notBegun:
        return "not-begun";
    case ErrorCode::alreadyBegun:
        return "already-begun";
    case ErrorCode::notYourTurn:
        return "not-your-turn";
    case ErrorCode::alreadyRolled:
        return "already-rolled";
    case ErrorCode::notRolled:
        return "not-rolled";
    case ErrorCode::oneCardATurn:
        return "one-card-a-turn";
    case ErrorCode::notYourWall:
        return "not-your-wall";
    case ErrorCode::wallComplete:
        return "wall-complete";
    case ErrorCode::knightActions:
        return "knight-actions";
    case ErrorCode::robberDrowned:
        return "robber-drowned";
    case ErrorCode::forbiddenPlace:
        return "forbidden-place";
    case ErrorCode::repairFirst:
        return "repair-first";
    case ErrorCode::occupied:
        return "occupied";
    case ErrorCode::tooClose:
        return "too-close";
    case ErrorCode::notConnected:
        return "not-connected";
    case ErrorCode::notLand:
        return "not-land";
    case ErrorCode::notSea:
        return "not-sea";
    case ErrorCode::shipFixed:
        return "ship-fixed";
    case ErrorCode::noPieceLeft:
        return "no-piece-left";
    case ErrorCode::nothingToUndo:
        return "nothing-to-undo";
    case ErrorCode::nothingToRedo:
        return "nothing-to-redo";
    case ErrorCode::wrongSeason:
        return "wrong-season";
    case ErrorCode::noSuchSpot:
        return "no-such-spot";
    case ErrorCode::spotTaken:
        return "spot-taken";
    case ErrorCode::wrongRow:
        return "wrong-row";
    case ErrorCode::sectionFull:
        return "section-full";
    case ErrorCode::sectionOutOfPlay:
        return "section-out-of-play";
    case ErrorCode::noHorde:
        return "no-horde";
    case ErrorCode::noFiringSpot:
        return "no-firing-spot";
    case ErrorCode::unknownCard:
        return "unknown-card";
    case ErrorCode::wrongClan:
        return "wrong-clan";
    }
    return "";
}

} // namespace watchfire
