// SPDX-License-Identifier: Apache-2.0
// Value books of Black Powder: read, written, read again, and a game begun with them.
#include "rules/core/json_text.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "rules/powder/state.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

namespace watchfire::fuzz {

const bool pretty = true;

namespace {

void begin(const powder::Book& book) {
    static const auto players = powder::playersFromJson(
        nlohmann::ordered_json::array({{{"id", "dragon"}}, {{"id", "turtle"}}, {{"id", "snake"}}}));
    const auto setup = powder::Setup::make(*players, {}, std::make_shared<const powder::Book>(book));
    if (!setup)
        return;
    const powder::State state = powder::initialState(*setup);
    (void)powder::toJson(state).dump();
    (void)powder::openDecision(state);
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace watchfire;
    using fuzz::demand;
    const auto json = readJsonText(fuzz::textOf(data, size));
    if (!json)
        return 0;
    const auto book = powder::bookFromJson(*json);
    if (!book) {
        demand(!book.error().message.empty(), "a refusal has its words");
        return 0;
    }
    const auto written = powder::toJson(*book);
    const auto again = powder::bookFromJson(written);
    demand(again.ok() && *again == *book, "what is written is read again");
    demand(powder::toJson(*again).dump() == written.dump(), "and written alike");
    fuzz::begin(*book);
    return 0;
}
