// SPDX-License-Identifier: Apache-2.0
// The typeface of all screens, Inter, which is inside the program. Whoever needs it first registers it; the
// program does so on a thread of its own while the screens are read, because to look through the system's
// fonts takes as long as a tenth of the start. It has to be there before the first window: Qt lays out all
// texts of a window again when a font is added later.
#pragma once

#include <QFont>
#include <QList>
#include <QString>

namespace watchfire {

/// Registers Inter, medium and bold, when it is called for the first time, and returns the family's name. May
/// be called from any thread; waits while another thread registers it.
QString typeface();

/// What the start page is written in. `mm`: pixels of a millimetre, with the user's factor; `wide`: as
/// Theme.kiosk. The sizes are those of Theme.qml; if they were others, the first frame would only come later.
QList<QFont> firstFonts(double mm, bool wide);

} // namespace watchfire
