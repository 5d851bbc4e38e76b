// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/public_view.h"

#include "app/mirror/drawing.h"
#include "app/mirror/item.h"
#include "app/models/table_model.h"

#include <algorithm>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

/// How much of the story a snapshot tells: about two turns of everybody.
constexpr int mostStories = 12;

template <class Row> const QList<Row> rowsOf(QAbstractItemModel* model) {
    return static_cast<const RowModel<Row>*>(model)->rows();
}

Json players(const TableModel& table) {
    Json list = Json::array();
    for (const PlayerRow& row : table.playerRows().rows()) {
        Item player;
        player.with("id", row.player)
            .with("name", row.name)
            .with("colour", row.colour)
            .with("symbol", row.symbol);
        player.with("seat", row.seat)
            .with("goal", row.goal)
            .with("turn", row.turn)
            .with("winner", row.winner);
        if (row.points >= 0)
            player.with("points", Json(row.points));
        player.with("longest-road", row.longestRoad).with("largest-army", row.largestArmy);
        player.with("knights", row.knights).with("penalty", row.penalty).with("markers", row.markers);
        player.with("raiders", row.raiders).with("counters", row.counters);
        player.with("shame", row.shame).with("claimed", row.claimed).with("says", row.spoken);
        list.push_back(std::move(player).json());
    }
    return list;
}

/// The step that the table does now; empty when all is done.
Json current(const QList<StepRow>& steps) {
    const auto now = std::find_if(steps.begin(), steps.end(),
                                  [](const StepRow& step) { return step.state == QLatin1String("current"); });
    if (now == steps.end())
        return Json::object();
    Item step;
    step.with("id", now->id).with("do", now->icon).with("text", now->sentence).with("detail", now->detail);
    step.with("items", now->items).with("tone", now->tone).with("clause", now->clause).with("why", now->why);
    return std::move(step).json();
}

Json steps(const QList<StepRow>& rows) {
    Json list = Json::array();
    for (const StepRow& row : rows) {
        Item step;
        step.with("id", row.id).with("text", row.sentence).with("items", row.items);
        step.with("state", row.state).with("tone", row.tone);
        list.push_back(std::move(step).json());
    }
    return list;
}

Json question(DecisionModel& decision) {
    if (!decision.open())
        return Json::object();
    Item asked;
    asked.with("decision", decision.decision())
        .with("title", decision.title())
        .with("detail", decision.detail());
    asked.with("player", decision.player()).with("name", decision.name());
    asked.with("colour", decision.colour()).with("symbol", decision.symbol());
    Json answers = Json::array();
    for (const OptionRow& row : rowsOf<OptionRow>(&decision)) {
        Item answer;
        answer.with("text", row.label).with("detail", row.detail).with("place", row.place);
        answer.with("forbidden", row.forbidden).with("why", row.why);
        answers.push_back(std::move(answer).json());
    }
    return std::move(asked.with("answers", std::move(answers))).json();
}

/// The last commands in force, the latest one first.
Json story(const HistoryModel& history) {
    Json list = Json::array();
    const QList<HistoryRow>& rows = history.all();
    for (auto row = rows.crbegin(); row != rows.crend() && static_cast<int>(list.size()) < mostStories;
         ++row) {
        if (row->undone)
            continue;
        Item told;
        told.with("number", row->number).with("text", row->title).with("lines", row->lines);
        told.with("time", row->time).with("colour", row->colour).with("symbol", row->symbol);
        list.push_back(std::move(told).json());
    }
    return list;
}

Json forecast(ForecastModel& model) {
    Json rolls = Json::array();
    for (const ForecastRow& row : rowsOf<ForecastRow>(&model)) {
        Item roll;
        roll.with("sum", row.sum).with("ways", row.ways).with("text", row.headline).with("level", row.level);
        rolls.push_back(std::move(roll).json());
    }
    Item told;
    told.with("text", model.headline()).with("danger", model.danger());
    return std::move(told.with("rolls", std::move(rolls))).json();
}

Json forecast(const PowderModel& powder) {
    Json lines = Json::array();
    for (const PowderForecastRow& row : powder.forecastRows().rows()) {
        Item line;
        line.with("text", row.headline).with("level", row.level);
        lines.push_back(std::move(line).json());
    }
    Item told;
    told.with("text", powder.forecastHeadline()).with("danger", powder.danger());
    return std::move(told.with("lines", std::move(lines))).json();
}

Json facts(StripModel& strip) {
    Json list = Json::array();
    for (const StripRow& row : rowsOf<StripRow>(&strip)) {
        Item fact;
        fact.with("kind", row.kind)
            .with("title", row.title)
            .with("value", row.value)
            .with("detail", row.detail);
        fact.with("danger", row.danger).with("colour", row.colour).with("symbol", row.symbol);
        list.push_back(std::move(fact).json());
    }
    return list;
}

Json ending(EndModel& end) {
    if (!end.over())
        return Json::object();
    Item over;
    over.with("text", end.headline())
        .with("why", end.reason())
        .with("clause", end.clause())
        .with("facts", end.facts());
    Json ranking = Json::array();
    for (const RankRow& row : rowsOf<RankRow>(end.ranking())) {
        Item place;
        place.with("player", row.player)
            .with("name", row.name)
            .with("colour", row.colour)
            .with("symbol", row.symbol);
        place.with("rank", row.rank)
            .with("points", Json(row.points))
            .with("winner", row.winner)
            .with("detail", row.detail);
        ranking.push_back(std::move(place).json());
    }
    return std::move(over.with("ranking", std::move(ranking))).json();
}

Item begun(const ViewFacts& facts) {
    Item view;
    view.with("watchfire-view", viewVersion)
        .with("game", Json(facts.game))
        .with("revision", Json(facts.revision));
    view.with("made", Json(facts.made)).with("table", facts.table).with("language", facts.language);
    return view;
}

} // namespace

Json publicView(TableModel& table, const ViewFacts& about) {
    const bool yard = table.scenario() == QLatin1String("black-powder");
    const QList<StepRow>& cards = rowsOf<StepRow>(table.steps());
    Item view = begun(about);
    view.with("scenario", table.scenario())
        .with("title", table.scenarioTitle())
        .with("practice", table.practice());
    view.with("players", players(table)).with("mode", table.modeName()).with("turn", table.turnPlayer());
    view.with("headline",
              std::move(Item().with("text", table.headline()).with("tone", table.headlineTone())).json());
    if (table.die1() > 0)
        view.with("dice", Json::array({table.die1(), table.die2()})).with("rolled-by", table.rolledBy());
    view.with("now", current(cards)).with("steps", steps(cards)).with("quiet", table.steps()->quietText());
    view.with("question", question(*table.decision())).with("story", story(*table.history()));
    if (yard) {
        PowderModel& powder = *table.powder();
        view.with("season", powder.season())
            .with("year", powder.yearText())
            .with("todo", powder.guideTitle());
        view.with("forecast", forecast(powder)).with("yard", yardDrawing(powder));
    } else {
        view.with("forecast", forecast(*table.forecast())).with("facts", facts(*table.strip()));
        view.with("board", boardDrawing(*table.board()));
    }
    return std::move(view.with("end", ending(*table.end()))).json();
}

QByteArray oneLine(const Json& json) {
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json emptyView(const ViewFacts& about) {
    ViewFacts none = about;
    none.game.clear();
    return std::move(begun(none)).json();
}

} // namespace watchfire::mirror
