// SPDX-License-Identifier: Apache-2.0
// The picture at the head of README.md: the sign and the name over the wall at night.
#pragma once

#include <QImage>

namespace watchfire::ui {

/// `family` is Inter, which the caller has loaded.
[[nodiscard]] QImage bannerImage(const QString& family);

} // namespace watchfire::ui
