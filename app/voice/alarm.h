// SPDX-License-Identifier: Apache-2.0
// Which steps are dangers that the whole table should hear of, also where the rest is not spoken.
#pragma once

#include <QString>

namespace watchfire::voice {

/// `icon`: a card's, the log's name of its step.
bool isDanger(const QString& icon);

} // namespace watchfire::voice
