// SPDX-License-Identifier: Apache-2.0
#include "rules/log/origin.h"

#include <nlohmann/json.hpp>

namespace watchfire {

using Json = nlohmann::ordered_json;

Origin originFromJson(const Json& json) {
    Origin origin;
    if (!json.is_object())
        return origin;
    const auto text = [&](const char* field, std::string& into) {
        if (const auto it = json.find(field); it != json.end() && it->is_string())
            into = it->get<std::string>();
    };
    const auto number = [&](const char* field, std::uint64_t& into) {
        if (const auto it = json.find(field); it != json.end() && it->is_number_unsigned())
            into = it->get<std::uint64_t>();
    };
    text("time", origin.time);
    text("by", origin.by);
    text("tower", origin.tower);
    number("boot", origin.boot);
    number("seq", origin.seq);
    return origin;
}

void addOrigin(Json& json, const Origin& origin) {
    if (!origin.by.empty())
        json["by"] = origin.by;
    if (!origin.tower.empty()) {
        json["tower"] = origin.tower;
        json["boot"] = origin.boot;
        json["seq"] = origin.seq;
    }
    if (!origin.time.empty())
        json["time"] = origin.time;
}

} // namespace watchfire
