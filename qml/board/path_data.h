// SPDX-License-Identifier: Apache-2.0
// Shapes written as text, in the path notation of SVG.
#pragma once

#include <QPainterPath>

#include <string_view>

namespace watchfire::ui {

/// The path of `data`: SVG's commands M L H V C Q T and Z, absolute or, as small letters, relative; and
/// `O x y r`, a circle, which SVG does not have. Numbers are separated by spaces, commas or a sign. Other
/// letters are a programming error; a number that is missing counts as 0.
QPainterPath pathFrom(std::string_view data);

} // namespace watchfire::ui
