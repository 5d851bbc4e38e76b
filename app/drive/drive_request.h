// SPDX-License-Identifier: Apache-2.0
// What the drive socket can be asked, read from one line of JSON; whatever the line holds, the outcome is a
// request or a sentence that says what is wrong with it. No Qt: a fuzzer reads these by the million.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace watchfire::drive {

namespace request {
/// On an item by its name, `fx` and `fy` within it from 0 to 1; without a name at `fx`, `fy` of the window,
/// pixels.
struct Tap {
    std::optional<std::string> name;
    double fx = 0.5;
    double fy = 0.5;
    bool touch = false;
    bool finger = false; ///< held to what a finger is held to: a double tap may be dropped
};
struct Key {
    std::string key;
};
struct Type {
    std::string text;
};
struct Screenshot {
    std::string path;
};
/// Bounds that are given replace the usual ones; lengths in pixels a millimetre, and in millimetres.
struct Audit {
    std::optional<double> mm;
    std::optional<double> target;
    std::optional<double> textHeight;
};
struct Accessible {};
struct Frames {};
struct State {};
struct Picture {};
struct Texts {};
struct Find {
    std::string name;
};
struct WaitFor {
    std::string name;
    bool there = true; ///< or until it is gone
};
struct WaitSaved {};
struct WaitIdle {};
struct Quit {};
} // namespace request

struct Request {
    using What =
        std::variant<request::Tap, request::Key, request::Type, request::Screenshot, request::Audit,
                     request::Accessible, request::Frames, request::State, request::Picture, request::Texts,
                     request::Find, request::WaitFor, request::WaitSaved, request::WaitIdle, request::Quit>;
    What what;
    std::string name; ///< of the request: "wait-for"
    /// How long it may wait for what it wants, in milliseconds.
    int patience = 15000;
};

/// A request, or why the line is none.
[[nodiscard]] std::variant<Request, std::string> readRequest(std::string_view line);

} // namespace watchfire::drive
