// SPDX-License-Identifier: Apache-2.0
#include "rules/core/clause.h"

#include <fmt/format.h>

namespace watchfire {

std::string toString(Clause clause) {
    const char* book = nullptr;
    switch (clause.book) {
    case Book::none:
        return {};
    case Book::base:
        book = "BA";
        break;
    case Book::greatWall:
        book = "GW";
        break;
    case Book::world:
        book = "WO";
        break;
    case Book::greatRiver:
        book = "GR";
        break;
    case Book::raiders:
        book = "RA";
        break;
    case Book::blackPowder:
        book = "BP";
        break;
    }
    return fmt::format("{}-{:02}", book, clause.number);
}

} // namespace watchfire
