// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_acts.h"

#include "app/game/powder/acting_clans.h"
#include "app/game/powder/powder_planner.h"
#include "app/text/powder/command_text.h"
#include "app/text/powder/season_guide.h"
#include "rules/powder/apply.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace watchfire {

namespace {

template <std::size_t N> bool isOneOf(const std::array<std::string_view, N>& ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// What the whole table does, when it comes next.
constexpr std::array<std::string_view, 5> ofTheTable{"tea", "order", "season", "assault", "begin"};
constexpr std::array<std::string_view, 6> ofTheTurn{"recruit",  "attack",   "build",
                                                    "end-turn", "overseer", "donate"};
/// In the fall on the own turn, in the other seasons whenever it happens.
constexpr std::array<std::string_view, 8> ofThePlayer{"move",  "honor", "shame", "shame-back",
                                                      "wound", "kill",  "shot",  "tower"};
/// Those whose first question comes unasked, when they come next.
constexpr std::array<std::string_view, 4> opening{"tea", "order", "overseer", "machine"};

bool isFor(const powder::State& state, powder::Clan clan, std::string_view act, std::string_view next) {
    if (isOneOf(ofTheTable, act))
        return act == next;
    if (state.season == powder::Season::setUp)
        return act == next && ((act == "overseer" && nextToRaise(state) == clan) ||
                               (act == "machine" && nextToPlace(state) == clan));
    if (state.season == powder::Season::fall && powder::whoseTurn(state) != clan)
        return false;
    return isOneOf(ofThePlayer, act) || (state.season == powder::Season::fall && isOneOf(ofTheTurn, act));
}

bool isTheTables(const QString& act) {
    return isOneOf(ofTheTable, act.toStdString());
}

/// No row of another player, where the act is a player's own; nobody enters it for somebody else.
bool isOpenTo(powder::Clan clan, bool own, const ChoiceRow& row) {
    const QString name = QString::fromUtf8(powder::toString(clan).data());
    return !own || ((row.player.isEmpty() || row.player == name) &&
                    row.id != QLatin1String(entry::otherTouch.data()));
}

ActStage stageOf(const PowderStage& asked, const ActOffer& act, powder::Clan clan) {
    const bool own = !isTheTables(act.id);
    ActStage stage;
    stage.title = asked.title;
    // A season that begins although something is left ends other players' turns.
    if (act.id != QLatin1String("season"))
        stage.done = asked.doneText;
    stage.planned = asked.planned;
    std::copy_if(asked.choices.begin(), asked.choices.end(), std::back_inserter(stage.choices),
                 [&](const ChoiceRow& row) { return isOpenTo(clan, own, row); });
    for (const PowderPlaceRow& row : asked.places) {
        if (!row.forbidden)
            stage.places.append({row.place, row.label, std::nullopt, row.chosen});
    }
    if (stage.places.isEmpty())
        stage.hint = asked.hint; // otherwise it says where to touch the table's screen
    if (asked.number)
        stage.number = ActStage::Range{asked.number->least, asked.number->most};
    return stage;
}

/// A question whose only answer is the player who is entering anyway.
bool asksOnlyWho(const ActStage& stage, powder::Clan clan) {
    return stage.choices.size() == 1 && stage.places.isEmpty() && stage.done.isEmpty() && !stage.number &&
           stage.choices.first().id == QString::fromUtf8(powder::toString(clan).data());
}

/// The touch of the script that a text from outside means; empty if it answers nothing that is offered.
std::string meant(const ActStage& stage, const std::string& text) {
    const QString touch = QString::fromStdString(text);
    if (touch == doneAct)
        return stage.done.isEmpty() ? std::string() : std::string(doneTouch);
    const auto named = [&](const auto& row) { return row.id == touch; };
    const bool offered = std::any_of(stage.choices.begin(), stage.choices.end(),
                                     [&](const ChoiceRow& row) { return row.enabled && named(row); }) ||
                         std::any_of(stage.places.begin(), stage.places.end(), named);
    bool isNumber = false;
    const int number = touch.toInt(&isNumber);
    const bool counts =
        stage.number && isNumber && number >= stage.number->least && number <= stage.number->most;
    return offered || counts ? text : std::string();
}

/// Whether the player may enter it: not for another one, and not while others still have turns.
bool isOwn(const powder::State& state, powder::Clan clan, const powder::Command& command) {
    if (const auto* season = std::get_if<powder::command::ToSeason>(&command))
        return !season->anyway;
    const auto whose = text::commandClan(state, command);
    return !whose || *whose == clan;
}

} // namespace

std::vector<ActOffer> powderActs(const powder::State& state, powder::Clan clan, int stepsLeft) {
    std::vector<ActOffer> acts;
    if (state.ending.over || powder::openDecision(state) || !state.setup->plays(clan))
        return acts;
    const std::string_view next = text::nextAction(text::seasonGuide(state));
    const QStringList beside = PowderPlanner::beside(state);
    for (const ChoiceRow& row : PowderPlanner::actions(state)) {
        const std::string id = row.id.toStdString();
        if (!row.enabled || (stepsLeft > 0 && !beside.contains(row.id)) || !isFor(state, clan, id, next))
            continue;
        ActOffer act{row.id, row.title, row.detail};
        const ActReply first = enterPowderAct(state, clan, act, {});
        if (!leadsOn(first))
            continue;
        // One that asks nothing would be a whole command.
        act.opens = std::holds_alternative<ActStage>(first) && isOneOf(opening, id) && id == next;
        acts.push_back(std::move(act));
    }
    return acts;
}

ActReply enterPowderAct(const powder::State& state, powder::Clan clan, const ActOffer& act,
                        const ActTouches& touches) {
    PowderPlanner planner;
    if (!planner.start(state, act.id))
        return {};
    QStringList words;
    for (auto touch = touches.begin();;) {
        const PowderPlanner::Run::Plan& plan = planner.plan(state);
        if (plan.command) {
            if (touch != touches.end() || !isOwn(state, clan, *plan.command))
                return {};
            return ActCommand{Request{GameCommand(*plan.command)}, actWords(act.title, words)};
        }
        const ActStage stage = stageOf(plan.stage, act, clan);
        if (asksOnlyWho(stage, clan)) {
            if (!planner.touch(state, stage.choices.first().id.toStdString()))
                return {};
            continue;
        }
        if (touch == touches.end())
            return stage;
        const std::string answer = meant(stage, *touch);
        if (answer.empty() || !planner.touch(state, answer))
            return {};
        // An order says itself what it is: its soldiers are presumed, not touched.
        if (answer == doneTouch && !stage.planned.isEmpty())
            words = stage.planned;
        else if (answer != doneTouch)
            words.append(touchWords(stage, QString::fromStdString(answer)));
        ++touch;
    }
}

std::vector<std::string> placesOf(const powder::Command& command) {
    std::vector<std::string> places;
    const auto ofSoldiers = [&](const std::vector<powder::Deployed>& soldiers) {
        for (const powder::Deployed& soldier : soldiers)
            places.push_back(powder::toString(soldier.at.value_or(soldier.from)));
    };
    if (const auto* recruited = std::get_if<powder::command::Recruit>(&command))
        ofSoldiers(recruited->soldiers);
    else if (const auto* attacked = std::get_if<powder::command::Attack>(&command))
        ofSoldiers(attacked->soldiers);
    else if (const auto* built = std::get_if<powder::command::Build>(&command))
        places = {powder::sectionName(built->at)};
    else if (const auto* moved = std::get_if<powder::command::Move>(&command))
        places = {powder::toString(moved->from), powder::toString(moved->to)};
    else if (const auto* manned = std::get_if<powder::command::Tower>(&command))
        places = {powder::towerName(manned->at)};
    else if (const auto* wounded = std::get_if<powder::command::Wound>(&command))
        places = {powder::spotName(wounded->at)};
    else if (const auto* placed = std::get_if<powder::command::PlacePiece>(&command)) {
        if (const auto* section = std::get_if<powder::SectionNamed>(&placed->at))
            places = {powder::sectionName(section->index)};
    }
    return places;
}

} // namespace watchfire
