// SPDX-License-Identifier: Apache-2.0
// The state at one moment, as the journal keeps it. Its text takes longer than a picture may wait: each part
// is made where it is called, on any thread.
#pragma once

#include <nlohmann/json.hpp>

#include <functional>

namespace watchfire {

struct StateText {
    std::function<nlohmann::ordered_json()> whole;
    /// As a header's "position"; null while a question is open.
    std::function<nlohmann::ordered_json()> position;
};

} // namespace watchfire
