// SPDX-License-Identifier: Apache-2.0
// The places and files of a DriveDesk as rows of a screen's lists.
#pragma once

#include "app/models/acting_models.h"

namespace watchfire {

class DriveDesk;

/// Each place, with its folder as id and detail; the chosen one is marked, and says how many of its files are
/// not listed.
QList<ChoiceRow> placeRows(const DriveDesk& desk);
/// Each listed file of the chosen place, with its name as id.
QList<ChoiceRow> fileRows(const DriveDesk& desk);

} // namespace watchfire
