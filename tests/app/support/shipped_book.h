// SPDX-License-Identifier: Apache-2.0
// The sample book of values that comes with the program.
#pragma once

#include "app/books/book_library.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

namespace watchfire::test {

inline powder::Book shippedBook() {
    return powder::bookFromJson(parseLine(books::read("sample").value(), 1).value()).value();
}

} // namespace watchfire::test
