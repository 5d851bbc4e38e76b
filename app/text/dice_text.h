// SPDX-License-Identifier: Apache-2.0
// Rolled dice in words.
#pragma once

#include <QString>

#include <vector>

namespace watchfire::text {

/// "5 and 3"; dice known not to be six-sided say so: "17 (d20)". `faces`: how many each die has; empty if
/// unknown.
QString diceText(const std::vector<int>& dice, const std::vector<int>& faces);

} // namespace watchfire::text
