// SPDX-License-Identifier: Apache-2.0
// Requests of the drive socket: each line is a request, or is refused with a sentence.
#include "app/drive/drive_request.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cmath>

namespace watchfire::fuzz {

const bool pretty = false;

namespace {

void read(std::string_view line) {
    const auto read = drive::readRequest(line);
    const auto* request = std::get_if<drive::Request>(&read);
    if (request == nullptr) {
        demand(!std::get<std::string>(read).empty(), "a refusal has its words");
        return;
    }
    demand(!request->name.empty(), "a request has its name");
    demand(request->patience >= 0 && request->patience <= 3600000, "a request waits an hour at most");
    if (const auto* tap = std::get_if<drive::request::Tap>(&request->what))
        demand(std::isfinite(tap->fx) && std::isfinite(tap->fy), "a tap has its place");
    if (const auto* shot = std::get_if<drive::request::Screenshot>(&request->what))
        demand(!shot->path.empty(), "a picture has its path");
    if (const auto* audit = std::get_if<drive::request::Audit>(&request->what))
        for (const auto& bound : {audit->mm, audit->target, audit->textHeight})
            demand(!bound || (std::isfinite(*bound) && *bound > 0), "a bound is above 0");
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = watchfire::fuzz::textOf(data, size);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        watchfire::fuzz::read(text.substr(at, end - at));
        at = end + 1;
    }
    return 0;
}
