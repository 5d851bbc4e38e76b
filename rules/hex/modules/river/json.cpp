// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/river/json.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

void read(const BoardValue& value, RiverDescription& into) {
    into.x = value.field("x").hex();
    into.y = value.field("y").hex();
    into.z = value.field("z").hex();
    const BoardValue corners = value.field("corners");
    if (!corners.json().is_object())
        corners.refuse("an object of corners by label is wanted here");
    for (const auto& [label, corner] : corners.json().items())
        into.corners[label] = BoardValue(corner, corners.path() + "." + label).corner();
}

Json toJson(const RiverDescription& river) {
    Json json{{"x", toString(river.x)}, {"y", toString(river.y)}, {"z", toString(river.z)}};
    for (const auto& [label, corner] : river.corners)
        json["corners"][label] = toString(corner);
    return json;
}

void writeState(Json& json, const State&, const RiverPart& river) {
    json["flood"] = river.flooded;
}

} // namespace watchfire::hex
