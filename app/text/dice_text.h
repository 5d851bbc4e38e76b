// SPDX-License-Identifier: Apache-2.0
// Dice that lie somewhere, in words.
#pragma once

#include <QString>

#include <vector>

namespace watchfire::text {

/// "5 and 3"; dice that are known to be other than six-sided say so: "17 (d20)". `faces`: how many each die
/// has, empty where nobody said.
QString diceText(const std::vector<int>& dice, const std::vector<int>& faces);

} // namespace watchfire::text
