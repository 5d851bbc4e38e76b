// SPDX-License-Identifier: Apache-2.0
// The rows of a list that a screen shows, as JSON, whatever they are about.
#pragma once

#include <nlohmann/json_fwd.hpp>

class QAbstractItemModel;

namespace watchfire::drive {

/// An object for each row, with all its roles by name. Points are [x, y]; what has no form in JSON is null.
[[nodiscard]] nlohmann::ordered_json rowsOf(const QAbstractItemModel& model);

} // namespace watchfire::drive
