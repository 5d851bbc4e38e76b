// SPDX-License-Identifier: Apache-2.0
// `watchfire --forget-pin`: the way out for whoever has forgotten kiosk mode's PIN and can reach the machine
// by another way (a second console, ssh). Without a display, and only while no Watchfire has the journal
// open.
#pragma once

#include <QString>

namespace watchfire::kiosk {

/// Key of the journal's settings under which the PIN's hash lies.
inline constexpr auto pinSetting = "pin";

struct PinForgotten {
    bool good = false;
    QString message; ///< English, one line with its full stop
};
PinForgotten forgetPin(const QString& journal);

} // namespace watchfire::kiosk
