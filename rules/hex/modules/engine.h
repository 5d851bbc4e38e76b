// SPDX-License-Identifier: Apache-2.0
// What a module's functions work on. State, Step and Command consist of what the modules' headers declare, so
// here these types are only named. A module declares its functions beside the data that they are about:
// overload resolution finds each by the type of its argument, wherever that type is known.
//   `question`, `answer`, `perform`   a waiting task
//   `show`                            a step whose effect the picture shows
//   `count`                           a step for statistics
//   `refusalOf`, `act`                a command
//   `correct`                         a correction
//   `faultOf`, `mixInto`              a part of a state: what is wrong with it; what goes into its hash
//   `writeState`, `read`, `write`     a part of a state, or a correction, in the log's form
// `hits` says what a step hits and which of its fields is the place, for the steps that the risk counts.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/kinds.h"
#include "rules/hex/value.h"

#include <nlohmann/json_fwd.hpp>

namespace watchfire::hex {

using Json = nlohmann::ordered_json;

struct Decision;
struct LineFacts;
struct State;
class Board;
class CommandReader;
class Context;
class Setup;
class Tally;

namespace command {
struct Answer;
}

} // namespace watchfire::hex
