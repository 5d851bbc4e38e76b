// SPDX-License-Identifier: Apache-2.0
// Qt wants a locale with UTF-8 as its character set and warns in four lines if the environment names another
// one, such as "C" on a bare system. The texts on screen do not depend on it, so the process sets such a
// locale by itself.
#pragma once

namespace watchfire::kiosk {

/// Sets UTF-8 as the character set of this process and of its children; language, dates and numbers stay as
/// in the environment. Does nothing if it is UTF-8 already. Call it before the application is made and before
/// any thread starts.
void useUtf8Locale();

} // namespace watchfire::kiosk
