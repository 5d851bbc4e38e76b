// SPDX-License-Identifier: Apache-2.0
// What differs between two value books, in words.
#pragma once

#include "app/books/book_difference.h"

#include <QString>

namespace watchfire {

/// "3 values are only in the file, 2 are different (power of Leader: 5, in the file 6), …": whole sentences;
/// the first differing values by name.
QString differenceText(const books::Comparison& comparison);

} // namespace watchfire
