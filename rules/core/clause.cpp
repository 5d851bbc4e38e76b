// SPDX-License-Identifier: Apache-2.0
#include "rules/core/clause.h"

#include <fmt/format.h>

namespace watchfire {

std::string toString(Clause clause) {
    if (clause.empty())
        return {};
    return fmt::format("{}-{:02}", bookLetters[static_cast<std::size_t>(clause.book)], clause.number);
}

} // namespace watchfire
