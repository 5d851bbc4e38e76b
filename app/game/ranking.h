// SPDX-License-Identifier: Apache-2.0
// Who stands where, for the summary of any game.
#pragma once

#include "app/models/statistics_model.h"

namespace watchfire {

/// Sorts winners first, then by points, and gives ranks; equal ones share theirs.
void rank(QList<CountRow>& players);
/// "Ann wins", "Ann leads", "Ann and Bo are level", of ranked players.
QString standingText(const QList<CountRow>& ranked);

} // namespace watchfire
