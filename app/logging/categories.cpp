// SPDX-License-Identifier: Apache-2.0
#include "app/logging/categories.h"

namespace watchfire::logging {

Q_LOGGING_CATEGORY(link, "watchfire.link")
Q_LOGGING_CATEGORY(journal, "watchfire.journal")
Q_LOGGING_CATEGORY(desk, "watchfire.desk")
Q_LOGGING_CATEGORY(screen, "watchfire.screen")
Q_LOGGING_CATEGORY(helper, "watchfire.helper")

} // namespace watchfire::logging
