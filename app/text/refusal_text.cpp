// SPDX-License-Identifier: Apache-2.0
#include "app/text/refusal_text.h"

#include "app/hex/rooms.h"
#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire::text {

namespace {
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

/// A sentence for each code that needs no clause; %1 is the error's subject. Without a subject, the sentence
/// is `bare`.
struct Sentence {
    ErrorCode code;
    const char* text;
    const char* bare = nullptr;
};
constexpr std::array sentences{
    Sentence{ErrorCode::syntax, QT_TRANSLATE_NOOP("Refusals", "This line cannot be read: %1"),
             QT_TRANSLATE_NOOP("Refusals", "This line cannot be read.")},
    Sentence{ErrorCode::header, QT_TRANSLATE_NOOP("Refusals", "This game cannot be read: %1"),
             QT_TRANSLATE_NOOP("Refusals", "This game cannot be read.")},
    Sentence{ErrorCode::unknownPlayer,
             QT_TRANSLATE_NOOP("Refusals", "There is no player \"%1\" in this game."),
             QT_TRANSLATE_NOOP("Refusals", "There is no such player in this game.")},
    Sentence{ErrorCode::unknownPlace,
             QT_TRANSLATE_NOOP("Refusals", "There is no place \"%1\" on this board."),
             QT_TRANSLATE_NOOP("Refusals", "There is no such place on this board.")},
    Sentence{ErrorCode::unknownPiece, QT_TRANSLATE_NOOP("Refusals", "There is no piece \"%1\" in this game."),
             QT_TRANSLATE_NOOP("Refusals", "There is no such piece in this game.")},
    Sentence{ErrorCode::unknownOption,
             QT_TRANSLATE_NOOP("Refusals", "There is no option \"%1\" in this scenario."),
             QT_TRANSLATE_NOOP("Refusals", "There is no such option in this scenario.")},
    Sentence{ErrorCode::badValue, QT_TRANSLATE_NOOP("Refusals", "This value cannot be used: %1"),
             QT_TRANSLATE_NOOP("Refusals", "This is not possible.")},
    Sentence{ErrorCode::badDice, QT_TRANSLATE_NOOP("Refusals", "A die shows 1 to 6.")},
    Sentence{ErrorCode::gameOver,
             QT_TRANSLATE_NOOP("Refusals", "The game is over. Only corrections and undo are left.")},
    Sentence{ErrorCode::decisionOpen, QT_TRANSLATE_NOOP("Refusals", "First answer the open question.")},
    Sentence{ErrorCode::noDecision, QT_TRANSLATE_NOOP("Refusals", "No question is open.")},
    Sentence{ErrorCode::notAnOption, QT_TRANSLATE_NOOP("Refusals", "That answer is not allowed here.")},
    Sentence{ErrorCode::notBegun, QT_TRANSLATE_NOOP("Refusals", "The founding is not over yet.")},
    Sentence{ErrorCode::alreadyBegun, QT_TRANSLATE_NOOP("Refusals", "The game has begun already.")},
    Sentence{ErrorCode::notYourTurn, QT_TRANSLATE_NOOP("Refusals", "It is somebody else's turn.")},
    Sentence{ErrorCode::alreadyRolled,
             QT_TRANSLATE_NOOP("Refusals", "The dice were already rolled this turn.")},
    Sentence{ErrorCode::notRolled, QT_TRANSLATE_NOOP("Refusals", "The dice have to be rolled first.")},
    Sentence{ErrorCode::oneCardATurn,
             QT_TRANSLATE_NOOP("Refusals", "Only one development card may be played in a turn.")},
    Sentence{ErrorCode::notYourWall,
             QT_TRANSLATE_NOOP("Refusals", "This section of the wall belongs to somebody else.")},
    Sentence{ErrorCode::wallComplete,
             QT_TRANSLATE_NOOP(
                 "Refusals",
                 "This section cannot be raised any further, or not by more than one level at a time.")},
    Sentence{ErrorCode::forbiddenPlace, QT_TRANSLATE_NOOP("Refusals", "Nothing may stand at this place.")},
    Sentence{ErrorCode::occupied, QT_TRANSLATE_NOOP("Refusals", "This place is taken.")},
    Sentence{ErrorCode::tooClose,
             QT_TRANSLATE_NOOP("Refusals", "A building stands on a neighbouring corner.")},
    Sentence{ErrorCode::notLand, QT_TRANSLATE_NOOP("Refusals", "This piece belongs on land.")},
    Sentence{ErrorCode::notSea, QT_TRANSLATE_NOOP("Refusals", "This piece belongs on the sea.")},
    Sentence{ErrorCode::shipFixed, QT_TRANSLATE_NOOP("Refusals", "This ship may not be moved.")},
    Sentence{ErrorCode::noPieceLeft, QT_TRANSLATE_NOOP("Refusals", "No such piece is left in the box.")},
    Sentence{ErrorCode::nothingToUndo, QT_TRANSLATE_NOOP("Refusals", "There is nothing to undo.")},
    Sentence{ErrorCode::nothingToRedo, QT_TRANSLATE_NOOP("Refusals", "There is nothing to redo.")},
    Sentence{ErrorCode::wrongSeason, QT_TRANSLATE_NOOP("Refusals", "This belongs to another season.")},
    Sentence{ErrorCode::noSuchSpot, QT_TRANSLATE_NOOP("Refusals", "The card has no vital spot there.")},
    Sentence{ErrorCode::spotTaken, QT_TRANSLATE_NOOP("Refusals", "Something is on that spot already.")},
    Sentence{ErrorCode::wrongRow,
             QT_TRANSLATE_NOOP("Refusals", "From there only another row can be reached.")},
    Sentence{ErrorCode::sectionFull,
             QT_TRANSLATE_NOOP("Refusals", "There is no room for more in this section.")},
    Sentence{ErrorCode::sectionOutOfPlay, QT_TRANSLATE_NOOP("Refusals", "This section is out of play.")},
    Sentence{ErrorCode::noHorde, QT_TRANSLATE_NOOP("Refusals", "No horde stands there.")},
    Sentence{ErrorCode::noFiringSpot, QT_TRANSLATE_NOOP("Refusals", "No firing spot of this wall is free.")},
    Sentence{ErrorCode::unknownCard, QT_TRANSLATE_NOOP("Refusals", "There is no such card in this game.")},
    Sentence{ErrorCode::wrongClan, QT_TRANSLATE_NOOP("Refusals", "Only one clan has this soldier.")},
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
    if (QString own = askRooms([&](const ModuleRoom& room) { return room.refused(error); }); !own.isEmpty())
        return own;
    if (error.code == ErrorCode::knightActions)
        return Refusals::tr("A knight cannot do this.");
    if (error.code == ErrorCode::notConnected) {
        if (error.rule == BA(34))
            return Refusals::tr("A founded settlement has one road or ship, and it starts there.");
        return Refusals::tr("This place does not join the player's own pieces.");
    }
    const auto* sentence = std::find_if(sentences.begin(), sentences.end(),
                                        [&](const Sentence& each) { return each.code == error.code; });
    if (sentence == sentences.end())
        return {};
    if (error.subject.empty() && sentence->bare != nullptr)
        return Refusals::tr(sentence->bare);
    const QString text = Refusals::tr(sentence->text);
    return text.contains(QLatin1String("%1")) ? text.arg(QString::fromStdString(error.subject)) : text;
}

} // namespace watchfire::text
