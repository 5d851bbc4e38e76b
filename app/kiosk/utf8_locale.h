// SPDX-License-Identifier: Apache-2.0
// Qt wants a locale whose characters are UTF-8 and warns in four lines where the environment names another,
// as "C" on a bare system. The words on screen do not depend on it, so the process takes such a locale by
// itself.
#pragma once

namespace watchfire::kiosk {

/// Makes UTF-8 the characters of this process and of its children; language, dates and numbers stay as the
/// environment has them. Does nothing where they are UTF-8 already. Call it before the application is made
/// and before any thread.
void useUtf8Locale();

} // namespace watchfire::kiosk
