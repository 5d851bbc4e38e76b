// SPDX-License-Identifier: Apache-2.0
// What a printed price may be paid with, in words. Apart from names.h, which half of the program includes.
#pragma once

#include "rules/powder/book.h"

#include <QString>

namespace watchfire::text {

/// "wood, stone or gold"; without a restriction "any resources".
QString goodsText(const powder::Cost& cost);

} // namespace watchfire::text
