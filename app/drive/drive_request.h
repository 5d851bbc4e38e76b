// SPDX-License-Identifier: Apache-2.0
// The requests of the drive socket, read from one line of JSON each. Any line gives a request, or a sentence
// that says what is wrong with it. Without Qt, because a fuzzer reads millions of these.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace watchfire::drive {

namespace request {
/// A tap on an item by its name, at `fx`, `fy` within it from 0 to 1; without a name, at `fx`, `fy` of the
/// window in pixels.
struct Tap {
    std::optional<std::string> name;
    double fx = 0.5;
    double fy = 0.5;
    bool touch = false;
    bool finger = false; ///< as slow as a finger: a double tap may be dropped
};
/// One part of a drag: the finger comes down, moves or is lifted there.
struct Pointer {
    enum class Phase { down, move, up };
    Tap at;
    Phase phase = Phase::down;
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
/// Given bounds replace the usual ones; in pixels per millimetre and in millimetres.
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
    bool there = true; ///< or waits until it is gone
};
struct WaitSaved {};
struct WaitIdle {};
struct Quit {};
} // namespace request

struct Request {
    using What = std::variant<request::Tap, request::Pointer, request::Key, request::Type,
                              request::Screenshot, request::Audit, request::Accessible, request::Frames,
                              request::State, request::Picture, request::Texts, request::Find,
                              request::WaitFor, request::WaitSaved, request::WaitIdle, request::Quit>;
    What what;
    std::string name; ///< of the request: "wait-for"
    /// How long it may wait for its condition, in milliseconds.
    int patience = 15000;
};

/// A request, or why the line is not one.
[[nodiscard]] std::variant<Request, std::string> readRequest(std::string_view line);

} // namespace watchfire::drive
