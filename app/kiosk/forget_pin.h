// SPDX-License-Identifier: Apache-2.0
// `watchfire --forget-pin`: the way out for an owner who has forgotten kiosk mode's PIN and can reach the
// machine in another way (a second console, ssh). Works without a display, and only while no Watchfire has
// the journal open.
#pragma once

#include <QString>

namespace watchfire::kiosk {

/// The journal's setting that holds the PIN's hash.
inline constexpr auto pinSetting = "pin";

struct PinForgotten {
    bool good = false;
    QString message; ///< English, one sentence with its full stop
};
PinForgotten forgetPin(const QString& journal);

} // namespace watchfire::kiosk
