// SPDX-License-Identifier: Apache-2.0
// What differs between two value books, so that nobody loses a value without having been told.
#pragma once

#include "rules/powder/book.h"

#include <optional>
#include <vector>

namespace watchfire::books {

/// A value that only one of the two books has, or that differs between them.
struct Difference {
    powder::ValueKey key;
    std::optional<powder::BookValue> ours, theirs;
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct Comparison {
    std::vector<Difference> onlyOurs;
    std::vector<Difference> onlyTheirs;
    std::vector<Difference> changed;
    int copies = 0; ///< cards and rocket cards in both books whose copies or backs differ
    [[nodiscard]] bool same() const {
        return onlyOurs.empty() && onlyTheirs.empty() && changed.empty() && copies == 0;
    }
};

[[nodiscard]] Comparison compare(const powder::Book& ours, const powder::Book& theirs);

/// Our book with what only the other one has; nothing of ours changes.
[[nodiscard]] powder::Book completed(const powder::Book& ours, const powder::Book& theirs);

} // namespace watchfire::books
