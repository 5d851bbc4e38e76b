// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/act_stage.h"

#include "app/mirror/item.h"

#include <utility>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

Json choices(const QList<ChoiceRow>& rows) {
    Json list = Json::array();
    for (const ChoiceRow& row : rows) {
        Item item;
        item.with("touch", row.id).with("text", row.title).with("group", row.group);
        item.with("detail", row.enabled ? row.detail : row.why);
        item.with("forbidden", !row.enabled).with("chosen", row.chosen);
        list.push_back(std::move(item).json());
    }
    return list;
}

Json places(const QList<ActPlace>& rows) {
    Json list = Json::array();
    for (const ActPlace& row : rows) {
        Item item;
        item.with("touch", row.id).with("text", row.label).with("chosen", row.chosen);
        if (row.at)
            item.at("x", row.at->x()).at("y", row.at->y());
        list.push_back(std::move(item).json());
    }
    return list;
}

} // namespace

Json stageJson(const ActStage& stage) {
    Item item;
    item.with("title", stage.title).with("hint", stage.hint).with("planned", stage.planned);
    item.with("choices", choices(stage.choices)).with("places", places(stage.places));
    item.with("done", stage.done);
    if (stage.number)
        item.with("number", Json{{"least", stage.number->least}, {"most", stage.number->most}});
    return std::move(item).json();
}

} // namespace watchfire::mirror
