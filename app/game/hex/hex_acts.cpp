// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/hex_acts.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/build_script.h"
#include "app/game/hex/card_script.h"
#include "app/game/hex/founding_script.h"
#include "app/game/hex/piece_text.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "rules/hex/founding.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace watchfire {

namespace {

struct HexActText {
    Q_DECLARE_TR_FUNCTIONS(HexActText)
};

constexpr auto foundAct = "found";
constexpr auto beginAct = "begin";
constexpr auto cardAct = "card";
constexpr auto shipAct = "move-ship";
constexpr auto endAct = "end-turn";

/// A card that only shows what was hidden: that stays at the table.
constexpr QLatin1String hiddenCard("point");

ActOffer offerOf(const char* id, const QString& title, const QString& detail = {}) {
    return {QString::fromLatin1(id), title, detail};
}

/// What the modules of the game let this player begin.
std::vector<OwnAct> ownActs(const hex::State& state, hex::PlayerId player) {
    std::vector<OwnAct> acts;
    for (const ModuleRoom* room : roomsOf(*state.setup))
        for (OwnAct& act : room->acts(state, player))
            acts.push_back(std::move(act));
    return acts;
}

hex::Command ownScript(HexEntry& entry, hex::PlayerId player, const QString& id) {
    const std::vector<OwnAct> acts = ownActs(entry.state(), player);
    const auto act = std::find_if(acts.begin(), acts.end(),
                                  [&](const OwnAct& one) { return id == QLatin1String(one.id); });
    if (act == acts.end())
        throw Unanswered{};
    const QString& touch = std::get<QString>(entry.ask([&] {
        HexStage stage;
        stage.title = act->question;
        for (const OwnAct::Answer& answer : act->answers) {
            if (!isAllowed(entry.state(), answer.command))
                continue;
            ChoiceRow row;
            row.id = row.title = answer.text;
            stage.choices.append(row);
        }
        return stage;
    }));
    return std::find_if(act->answers.begin(), act->answers.end(),
                        [&](const OwnAct::Answer& answer) { return answer.text == touch; })
        ->command;
}

HexRun::Script scriptOf(const QString& act, hex::PlayerId player) {
    if (act == QLatin1String(foundAct))
        return foundingScript;
    if (act == QLatin1String(cardAct))
        return cardScript;
    if (act == QLatin1String(shipAct))
        return [player](HexEntry& entry) { return moveShipScript(entry, player); };
    if (act == QLatin1String(beginAct))
        return [](HexEntry&) { return endOfFounding(); };
    if (act == QLatin1String(endAct))
        return [](HexEntry&) { return hex::command::EndTurn{}; };
    return [player, act](HexEntry& entry) { return ownScript(entry, player, act); };
}

ActStage stageOf(const hex::State& state, const ActOffer& act, const HexStage& asked) {
    ActStage stage;
    stage.title = asked.title.isEmpty() ? act.title : asked.title;
    stage.hint = asked.places.empty() ? asked.hint : act.detail;
    stage.planned = asked.planned;
    std::copy_if(asked.choices.begin(), asked.choices.end(), std::back_inserter(stage.choices),
                 [](const ChoiceRow& row) { return row.id != hiddenCard; });
    if (asked.buttons.contains(QLatin1String(playTouch)))
        stage.done = HexActText::tr("Play it so", "the card, as it is planned");
    for (const PlaceRow& row : placeRows(state, asked.places))
        stage.places.append({{}, row.label, QPointF(row.cx, row.cy), false});
    for (std::size_t i = 0; i < asked.places.size(); ++i)
        stage.places[static_cast<qsizetype>(i)].id = placeKey(state.board(), asked.places[i]);
    return stage;
}

/// What a text from outside means as an answer to this question; nothing if it is none.
std::optional<HexTouch> meant(const hex::State& state, const HexStage& asked, const ActStage& stage,
                              const QString& touch) {
    if (touch == doneAct)
        return stage.done.isEmpty() ? std::nullopt : std::optional<HexTouch>(QString::fromLatin1(playTouch));
    const bool choice = std::any_of(stage.choices.begin(), stage.choices.end(),
                                    [&](const ChoiceRow& row) { return row.enabled && row.id == touch; });
    if (choice)
        return touch;
    const auto place = std::find_if(asked.places.begin(), asked.places.end(), [&](const hex::Place& at) {
        return placeKey(state.board(), at) == touch;
    });
    return place == asked.places.end() ? std::nullopt : std::optional<HexTouch>(*place);
}

/// A founded piece is named by itself: the act's title is a sentence to whoever founds.
QString titleOf(const ActOffer& act, const hex::Command& command) {
    const auto* placed = std::get_if<hex::command::PlacePiece>(&command);
    return placed != nullptr ? pieceTitle(placed->piece) : act.title;
}

} // namespace

std::vector<ActOffer> hexActs(const hex::State& state, hex::PlayerId player, const OpenToPlayer& open) {
    std::vector<ActOffer> acts;
    if (state.ending.over)
        return acts;
    if (state.turn.phase == hex::TurnPhase::founding) {
        HexRun run;
        run.start(foundingScript);
        const FoundingModel::Facts facts = foundingFacts(state, run.plan(state).stage);
        const hex::PlayerId first(0);
        const auto next = hex::nextFounding(state, first);
        if (next && next->player == player) {
            acts.push_back(offerOf(foundAct, facts.title, facts.detail));
            acts.back().opens = true;
        } else if (!next && player == first) {
            acts.push_back(offerOf(beginAct, HexActText::tr("Begin the game"), facts.detail));
        }
        return acts;
    }
    if (open.card)
        acts.push_back(offerOf(cardAct, HexActText::tr("Play a card")));
    // Between two turns others build, but only after the own roll a ship moves.
    if (open.endTurn && canMoveShip(state, player))
        acts.push_back(offerOf(shipAct, HexActText::tr("Move a ship")));
    if (open.build) {
        for (const OwnAct& act : ownActs(state, player))
            acts.push_back(offerOf(act.id, act.title));
    }
    if (open.endTurn)
        acts.push_back(offerOf(endAct, HexActText::tr("End the turn")));
    std::erase_if(acts, [&](const ActOffer& act) { return !leadsOn(enterHexAct(state, player, act, {})); });
    return acts;
}

ActReply enterHexAct(const hex::State& state, hex::PlayerId player, const ActOffer& act,
                     const ActTouches& touches) {
    HexRun run;
    run.start(scriptOf(act.id, player));
    QStringList words;
    for (const std::string& text : touches) {
        const HexRun::Plan& plan = run.plan(state);
        if (plan.command)
            return {};
        const ActStage stage = stageOf(state, act, plan.stage);
        const QString touch = QString::fromStdString(text);
        const auto answer = meant(state, plan.stage, stage, touch);
        if (!answer)
            return {};
        if (touch != doneAct)
            words.append(touchWords(stage, touch));
        if (!run.touch(state, *answer))
            return {};
    }
    const HexRun::Plan& plan = run.plan(state);
    if (!plan.command)
        return stageOf(state, act, plan.stage);
    if (std::holds_alternative<hex::command::PlacePiece>(*plan.command))
        words = words.mid(words.size() - 1); // the place; the title names the piece
    return ActCommand{Request{*plan.command}, actWords(titleOf(act, *plan.command), words)};
}

std::vector<hex::Place> placesOf(const hex::Command& command) {
    struct OfKnight {
        std::vector<hex::Place>& places;
        void operator()(const hex::command::MoveRider& move) const {
            places.insert(places.end(), {move.from, move.to});
        }
        void operator()(const hex::command::DriveOff& off) const { places.emplace_back(off.hex); }
        void operator()(const hex::command::MovePirate& move) const { places.emplace_back(move.to); }
        void operator()(const hex::command::UnknownAction&) const {}
    };
    std::vector<hex::Place> places;
    if (const auto* placed = std::get_if<hex::command::PlacePiece>(&command)) {
        places = {placed->at};
    } else if (const auto* built = std::get_if<hex::command::Build>(&command)) {
        places = {built->at};
    } else if (const auto* moved = std::get_if<hex::command::MoveShip>(&command)) {
        places = {moved->from, moved->to};
    } else if (const auto* knight = std::get_if<hex::command::Knight>(&command)) {
        for (const hex::HexId hex : {knight->to, knight->at}) {
            if (hex.valid())
                places.emplace_back(hex);
        }
        for (const hex::command::KnightAction& action : knight->actions)
            std::visit(OfKnight{places}, action);
    }
    return places;
}

} // namespace watchfire
