// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/hex_game.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/place_chips.h"
#include "app/game/hex/player_dress.h"
#include "app/game/hex/table_presenter.h"
#include "app/text/command_text.h"
#include "app/text/names.h"
#include "app/text/step_text.h"
#include "rules/hex/log/json.h"

namespace watchfire {

namespace {

ToldCard toldCard(const hex::State& state, const text::StepCard& card) {
    const hex::Board& board = state.board();
    ToldCard told{static_cast<const text::CardText&>(card),
                  {},
                  {},
                  card.steps,
                  !card.news,
                  card.shares,
                  placeChips(state, card.places)};
    for (const hex::Place& place : card.places) {
        if (const QString key = placeKey(board, place); !key.isEmpty()) {
            told.places.append(key);
            told.onBoard.push_back(place);
        }
    }
    return told;
}

} // namespace

Result<hex::Command> HexPlay::read(const HexGame& game, const nlohmann::ordered_json& line) {
    return hex::commandFromJson(game.setup(), line);
}

nlohmann::ordered_json HexPlay::write(const HexGame& game, const hex::Command& command,
                                      const Origin& origin) {
    return hex::toJson(game.setup(), command, origin);
}

nlohmann::ordered_json HexPlay::steps(const HexGame& game, const hex::Steps& steps) {
    return hex::answerJson(game.setup(), steps, std::nullopt)["steps"];
}

QString HexPlay::title(const hex::Setup& setup) {
    return gameTitle(setup.combination());
}

QStringList HexPlay::idNames(const hex::Player& player) {
    const QString id = QString::fromStdString(player.id);
    return {id, text::colourName(id)};
}

Told HexPlay::tell(const hex::State& before, const HexSession::Entry& entry, const hex::Outcome& outcome) {
    Told told;
    fillOrigin(told, entry.origin);
    told.title = text::commandTitle(before, entry.command);
    told.how = text::commandOrigin(entry.command, entry.origin);
    if (const hex::PlayerId player = text::commandPlayer(before, entry.command); player.valid()) {
        const hex::Setup& setup = *before.setup;
        dress(told, setup, player);
        told.playerName = text::playerName(setup, player);
    }

    told.isRoll = std::holds_alternative<hex::command::Roll>(entry.command);
    told.isAnswer = std::holds_alternative<hex::command::Answer>(entry.command);
    told.isBuild =
        holdsAny<hex::command::PlacePiece, hex::command::Build, hex::command::MoveShip>(entry.command);
    told.isCorrection = std::holds_alternative<hex::command::Correct>(entry.command);
    told.clearsCards = told.isRoll || holdsAny<hex::command::EndTurn, hex::command::Begin>(entry.command);

    const QList<text::StepCard> cards = text::cardsOf(outcome.state, outcome.steps);
    for (const text::StepCard& card : cards)
        told.cards.append(toldCard(outcome.state, card));
    told.headline = text::headlineOf(outcome.state, outcome.steps);
    if (told.isRoll)
        told.quiet = text::quietText(outcome.state, cards);
    QStringList lines;
    for (const hex::Step& step : outcome.steps)
        lines.append(text::shortLine(outcome.state, step));
    fillLines(told, lines);
    told.steps = outcome.steps;
    return told;
}

} // namespace watchfire
