// SPDX-License-Identifier: Apache-2.0
// A hand at the table of Black Powder: it finds the touches that enter a given command.
#pragma once

#include "app/game/powder/powder_planner.h"
#include "app/models/table_model.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::test {

using Json = nlohmann::ordered_json;
using Touches = std::vector<std::string>;

struct Entered {
    std::string action;
    Touches touches;
};

inline const std::string done{doneTouch};

/// The command as the log writes it: fields in their order, without empty ones.
inline Json canonical(const powder::State& state, const Json& command) {
    const auto read = powder::commandFromJson(state, command);
    return read ? powder::toJson(*read) : Json();
}

inline Touches soldierTouches(const Json& soldiers) {
    Touches touches;
    for (const Json& soldier : soldiers) {
        const std::string type = soldier["type"];
        const std::string from = soldier.value("from", std::string());
        const std::string at = soldier.value("at", from);
        touches.push_back(from.empty() ? type : type + "@" + from);
        if (soldier.contains("at"))
            touches.push_back(at);
        if (!at.ends_with(".fire"))
            continue;
        touches.push_back(soldier.value("hits", "later"));
        if (type == "bomber")
            touches.push_back(soldier.value("then", "later"));
    }
    touches.push_back(done);
    return touches;
}

/// A small amount is one touch; others go in on the pad, which `pad` opens.
inline Touches amountTouches(int amount, const std::string& pad) {
    if (amount >= 1 && amount <= 4)
        return {std::to_string(amount)};
    return {pad, std::to_string(amount)};
}

inline Touches operator+(Touches first, const Touches& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// "spearman+spearman+archer" for {"spearman":2,"archer":1}.
inline std::string groupTouch(const Json& soldiers) {
    std::string group;
    for (const auto& [type, n] : soldiers.items()) {
        for (int i = 0; i < n.get<int>(); ++i)
            group += (group.empty() ? "" : "+") + type;
    }
    return group;
}

/// The action and the touches, if the command is about the player that the panel expects.
inline Entered touchesOf(const Json& command) {
    const std::string name = command["do"];
    const auto field = [&](const char* key) { return command[key].get<std::string>(); };
    const std::string why = command.contains("why") ? field("why") : std::string();
    if (name == "tea") {
        Touches order = command["order"].get<Touches>();
        order.pop_back(); // the last one follows automatically
        return {name, order};
    }
    if (name == "deck")
        return {name, command["out"].empty() ? Touches{"not-known"} : command["out"].get<Touches>()};
    if (name == "horde")
        return {name,
                {field("card"),
                 command.contains("next") && command["next"].is_string() ? field("next") : "not-known"}};
    if (name == "overseer")
        return {name, {command.contains("type") ? field("type") : groupTouch(command["soldiers"])}};
    if (name == "place")
        return {"machine", {field("piece"), field("at")}};
    if (name == "order") {
        Touches order = command["players"].get<Touches>();
        order.push_back(done);
        return {name, order};
    }
    if (name == "season")
        return {name, command.value("anyway", false) ? Touches{done} : Touches{}};
    if (name == "recruit" || name == "attack")
        return {name, soldierTouches(command["soldiers"])};
    if (name == "move") {
        Touches touches{field("from"), field("to")};
        for (const auto& [type, n] : command["soldiers"].items())
            touches.insert(touches.end(), n.get<std::size_t>(), type);
        touches.push_back(done);
        return {name, touches};
    }
    if (name == "build")
        return {name, {field("piece"), field("at")}};
    if (name == "shot") {
        Touches touches{why, field("machine") + ">" + field("at")};
        if (field("machine") == "rocket-launcher")
            touches.push_back(command.contains("card") ? field("card") : "later");
        return {name, touches};
    }
    if (name == "tower" || name == "wound")
        return {name, {why, field("at")}};
    if (name == "kill")
        return {name, {why, field("soldier").substr(field("soldier").find('@') + 1)}};
    if (name == "honor") {
        const int amount = command["amount"];
        if (why == "donate")
            return {"donate", amountTouches(amount, "more")};
        return {name, Touches{why} + (amount < 0 ? Touches{"lose"} + amountTouches(-amount, "more")
                                                 : amountTouches(amount, "gain"))};
    }
    if (name == "shame")
        return {name, Touches{why} + amountTouches(command["amount"].get<int>(), "more")};
    if (name == "shame-back") {
        const std::string from = field("from");
        return {name, {from.find('/') == std::string::npos ? field("player") + ":" + from : from}};
    }
    if (name == "adjust") {
        const bool power = command.contains("power");
        const int amount = command[power ? "power" : "defense"];
        const std::string what = std::string(power ? "power" : "defense") + (amount < 0 ? "-" : "+");
        const std::string number = std::to_string(std::abs(amount));
        return {name, Touches{field("at")} +
                          (std::abs(amount) <= 3 ? Touches{what + number} : Touches{"more", what, number})};
    }
    return {name, {}};
}

/// The command that these touches lead to; `nullopt` if one is not offered or a question is left.
inline std::optional<Json> commandBy(const powder::State& state, const Entered& entered) {
    PowderPlanner planner;
    if (!planner.start(state, QString::fromStdString(entered.action)))
        return std::nullopt;
    for (const std::string& touch : entered.touches) {
        if (!planner.touch(state, touch))
            return std::nullopt;
    }
    const auto command = planner.plan(state).command;
    return command ? std::optional<Json>(std::in_place, powder::toJson(*command)) : std::nullopt;
}

/// The touches that enter this command now; `nullopt` if the panel does not allow it.
inline std::optional<Entered> entryOf(const powder::State& state, Json command) {
    if (command.value("why", std::string()) == "command card")
        command["why"] = "command-cards"; // the panel's word for it
    const Json wanted = canonical(state, command);
    if (wanted.is_null())
        return std::nullopt;
    // The rules ask for the back of the next card only where they need it.
    if (wanted["do"] == "horde" && powder::apply(state, *powder::commandFromJson(state, command))) {
        const Entered card{"horde", {wanted["card"].get<std::string>()}};
        if (commandBy(state, card))
            return card;
    }
    const Entered plain = touchesOf(wanted);
    std::vector<Entered> ways{plain};
    if (wanted.contains("player")) {
        const std::string player = wanted["player"];
        ways.push_back(plain);
        ways.back().touches.insert(ways.back().touches.begin(), player);
        ways.push_back(plain);
        ways.back().touches.insert(ways.back().touches.begin(), {std::string(entry::otherTouch), player});
    }
    if (wanted["do"] == "overseer" &&
        wanted.contains("type")) { // at set-up all of a player are named at once
        const std::vector<Entered> all = ways;
        for (Entered way : all) {
            way.touches.insert(std::prev(way.touches.end()), "one");
            ways.push_back(way);
        }
    }
    if (wanted["do"] == "place" && plain.touches.size() == 2) // the last machine is not asked for
        ways.push_back({plain.action, {plain.touches.back()}});
    if (wanted["do"] == "move") { // for a single soldier nothing more is asked
        const std::vector<Entered> all = ways;
        for (Entered way : all) {
            way.touches.resize(way.touches.size() - 2);
            ways.push_back(way);
        }
    }
    for (const Entered& way : ways) {
        if (commandBy(state, way) == wanted)
            return way;
    }
    return std::nullopt;
}

/// Touches the models as the screens do, and counts a finger's taps.
class Hand {
public:
    explicit Hand(TableModel& table) : m_table(table) {}

    /// Called after each touch of `enter`.
    std::function<void()> touched = [] {};

    /// False if something to be touched was not there.
    bool enter(const Entered& entered) {
        m_table.powderAction()->start(QString::fromStdString(entered.action));
        ++m_taps;
        touched();
        for (const std::string& touch : entered.touches) {
            if (!this->touch(touch))
                return false;
            touched();
        }
        return true;
    }
    bool touch(const std::string& touch) {
        PowderActionModel& panel = *m_table.powderAction();
        if (!panel.open())
            return false;
        ++m_taps;
        if (touch == done) {
            if (panel.doneText().isEmpty())
                return false;
            panel.done();
            return true;
        }
        const QString id = QString::fromStdString(touch);
        for (const ChoiceRow& choice : panel.choiceRows().rows()) {
            if (choice.id == id && choice.enabled) {
                panel.choose(id);
                return true;
            }
        }
        for (const PowderPlaceRow& place : m_table.powder()->placeRows().rows()) {
            if (place.place == id && !place.forbidden) {
                tapPlace(id);
                return true;
            }
        }
        if (!panel.number())
            return false;
        m_taps += static_cast<int>(touch.size()); // its digits
        panel.enter(QString(id).toInt());
        return true;
    }
    /// Answers the open question.
    bool answer(const Json& value) {
        DecisionModel& decision = *m_table.decision();
        if (decision.several()) {
            for (const Json& one : value) {
                if (!choose(Json::array({one}), true))
                    return false;
            }
            ++m_taps;
            if (!decision.ready())
                return false;
            decision.confirm();
            return true;
        }
        if (choose(value, false))
            return true;
        if (decision.question().isEmpty() && decision.decision() != QLatin1String("rocket"))
            return false;
        decision.answerWith(QString::fromStdString(value.dump()));
        return true;
    }
    [[nodiscard]] int taps() const { return m_taps; }

private:
    /// Taps a place; both spots of a pair, one after the other.
    void tapPlace(const QString& place) {
        const auto plus = place.indexOf(QLatin1Char('+'));
        if (plus < 0) {
            tapBlock(place);
            return;
        }
        ++m_taps;
        m_table.powder()->pick(place.left(plus));
        m_table.powder()->pick(place.left(5) + place.mid(plus + 1));
    }
    /// Taps a spot; if a block can lie in two ways, also the corner across.
    void tapBlock(const QString& place) {
        QString across;
        for (const PowderPlaceRow& row : m_table.powder()->placeRows().rows()) {
            if (row.place == place && !row.spots.isEmpty())
                across = row.spots.last();
        }
        m_table.powder()->pick(place);
        if (across.isEmpty() || m_table.powder()->blocks().isEmpty())
            return;
        ++m_taps;
        m_table.powder()->pick(across);
    }
    bool choose(const Json& value, bool once) {
        DecisionModel& decision = *m_table.decision();
        for (int i = 0; i < decision.rows().size(); ++i) {
            const OptionRow option = decision.rows()[i];
            if ((once && option.chosen) || Json::parse(option.id.toStdString()) != value)
                continue;
            ++m_taps;
            decision.answer(i);
            return true;
        }
        return false;
    }

    TableModel& m_table;
    int m_taps = 0;
};

} // namespace watchfire::test
