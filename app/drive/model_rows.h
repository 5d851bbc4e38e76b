// SPDX-License-Identifier: Apache-2.0
// The rows of any list that a screen shows, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>

class QAbstractItemModel;

namespace watchfire::drive {

/// An object for each row, with all its roles by name. Points are [x, y]; values without a JSON form are
/// null.
[[nodiscard]] nlohmann::ordered_json rowsOf(const QAbstractItemModel& model);

} // namespace watchfire::drive
