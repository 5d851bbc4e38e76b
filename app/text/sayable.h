// SPDX-License-Identifier: Apache-2.0
// A sentence of the screen in a form for a voice: no symbols, no Roman numerals, a full stop at its end.
#pragma once

#include <QString>

namespace watchfire::text {

/// "Move a rider from III to W3" becomes "Move a rider from 3 to W 3."
QString sayable(const QString& sentence);

} // namespace watchfire::text
