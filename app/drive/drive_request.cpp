// SPDX-License-Identifier: Apache-2.0
#include "app/drive/drive_request.h"

#include "rules/core/json_text.h"

#include <array>

namespace watchfire::drive {

namespace {

using Json = nlohmann::ordered_json;
using Made = std::variant<Request::What, std::string>;

constexpr int longestPatience = 60 * 60 * 1000;

/// The text in the field; "" where there is none.
std::string textOf(const Json& command, const char* field) {
    return textIn(command, field).value_or("");
}

Made tap(const Json& command, bool touch) {
    request::Tap made;
    made.touch = touch;
    made.finger = flagIn(command, "finger").value_or(false);
    const bool named = !textOf(command, "name").empty();
    if (named)
        made.name = textOf(command, "name");
    for (const auto& [field, into] :
         {std::pair(named ? "fx" : "x", &made.fx), std::pair(named ? "fy" : "y", &made.fy)}) {
        if (named && !command.contains(field))
            continue;
        const auto number = numberIn(command, field);
        if (!number)
            return named ? "\"fx\" and \"fy\" are numbers" : "a tap needs \"name\", or \"x\" and \"y\"";
        *into = *number;
    }
    return made;
}

/// A part of a drag, with the finger if "touch" is true.
Made pointer(const Json& command, request::Pointer::Phase phase) {
    Made at = tap(command, flagIn(command, "touch").value_or(false));
    auto* what = std::get_if<Request::What>(&at);
    return what == nullptr ? at : Made(request::Pointer{std::get<request::Tap>(*what), phase});
}

Made audit(const Json& command) {
    request::Audit made;
    for (const auto& [field, into] : {std::pair("mm", &made.mm), std::pair("target", &made.target),
                                      std::pair("text", &made.textHeight)}) {
        if (!command.contains(field))
            continue;
        *into = numberIn(command, field);
        if (!*into || **into <= 0)
            return std::string("\"") + field + "\" is a number above 0";
    }
    return made;
}

Made screenshot(const Json& command) {
    if (textOf(command, "path").empty())
        return "a screenshot needs \"path\"";
    return request::Screenshot{textOf(command, "path")};
}

struct Known {
    std::string_view name;
    Made (*make)(const Json& command);
};
constexpr std::array known{
    Known{"tap", [](const Json& command) { return tap(command, false); }},
    Known{"touch", [](const Json& command) { return tap(command, true); }},
    Known{"press", [](const Json& command) { return pointer(command, request::Pointer::Phase::down); }},
    Known{"move", [](const Json& command) { return pointer(command, request::Pointer::Phase::move); }},
    Known{"release", [](const Json& command) { return pointer(command, request::Pointer::Phase::up); }},
    Known{"key", [](const Json& command) -> Made { return request::Key{textOf(command, "key")}; }},
    Known{"type", [](const Json& command) -> Made { return request::Type{textOf(command, "text")}; }},
    Known{"screenshot", screenshot},
    Known{"audit", audit},
    Known{"accessible", [](const Json&) -> Made { return request::Accessible{}; }},
    Known{"frames", [](const Json&) -> Made { return request::Frames{}; }},
    Known{"state", [](const Json&) -> Made { return request::State{}; }},
    Known{"picture", [](const Json&) -> Made { return request::Picture{}; }},
    Known{"texts", [](const Json&) -> Made { return request::Texts{}; }},
    Known{"find", [](const Json& command) -> Made { return request::Find{textOf(command, "name")}; }},
    Known{"wait-for",
          [](const Json& command) -> Made {
              return request::WaitFor{textOf(command, "name"), true};
          }},
    Known{"wait-gone",
          [](const Json& command) -> Made {
              return request::WaitFor{textOf(command, "name"), false};
          }},
    Known{"wait-saved", [](const Json&) -> Made { return request::WaitSaved{}; }},
    Known{"wait-idle", [](const Json&) -> Made { return request::WaitIdle{}; }},
    Known{"quit", [](const Json&) -> Made { return request::Quit{}; }},
};

} // namespace

std::variant<Request, std::string> readRequest(std::string_view line) {
    const auto command = readJsonText(line);
    if (!command || !command->is_object())
        return "not a JSON object";
    const std::string what = textOf(*command, "do");
    for (const Known& one : known) {
        if (one.name != what)
            continue;
        Made made = one.make(*command);
        if (auto* wrong = std::get_if<std::string>(&made))
            return std::move(*wrong);
        Request request{std::move(std::get<Request::What>(made)), what};
        if (command->contains("timeout")) {
            const auto patience = integerIn(*command, "timeout", 0, longestPatience);
            if (!patience)
                return "\"timeout\" is a whole number of milliseconds, up to an hour";
            request.patience = *patience;
        }
        return request;
    }
    return "unknown command \"" + what + "\"";
}

} // namespace watchfire::drive
