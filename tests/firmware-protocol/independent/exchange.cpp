// SPDX-License-Identifier: Apache-2.0
// The C codec at the other end of a pipe, for a comparison with another implementation. Each line of the
// input is `tower HEX` or `host HEX`: the sender, and the bytes for a fresh decoder. Each line of the output
// lists the outcomes, separated by tabs and spelled as in the published vectors; then, after `<`, the bytes
// (hex) that the encoder makes of the messages among them (of each that can be sent).
#include <cstdint>
#include <iostream>
#include <string>

#include <fmt/format.h>

#include "tests/firmware-protocol/message_text.h"

namespace {

using watchfire::test::Side;

std::string bytes_of(const std::string& hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
    return bytes;
}

std::string hex_of(const std::string& bytes) {
    std::string hex;
    for (const char byte : bytes)
        hex += fmt::format("{:02x}", static_cast<std::uint8_t>(byte));
    return hex;
}

std::string answer(Side side, const std::string& bytes) {
    std::string said;
    for (const auto& outcome : watchfire::test::decode(side, bytes))
        said += (said.empty() ? "" : "\t") + outcome;
    return said + "<" + hex_of(watchfire::test::encode_all(side, bytes));
}

} // namespace

int main() {
    std::string side;
    std::string hex;
    // `-` stands for no bytes at all.
    while (std::cin >> side >> hex)
        std::cout << answer(side == "host" ? Side::host : Side::tower, hex == "-" ? "" : bytes_of(hex))
                  << "\n";
}
