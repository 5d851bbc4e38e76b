// SPDX-License-Identifier: Apache-2.0
// Which steps are dangers that the whole table should hear about, even if the rest is not spoken.
#pragma once

#include <QString>

namespace watchfire::voice {

/// `icon`: a card's icon, which is the log's name of its step.
bool isDanger(const QString& icon);

} // namespace watchfire::voice
