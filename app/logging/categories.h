// SPDX-License-Identifier: Apache-2.0
// Where a log line comes from. Lines name no player and no PIN: they are passed on in reports.
#pragma once

#include <QLoggingCategory>

namespace watchfire::logging {

Q_DECLARE_LOGGING_CATEGORY(link)    ///< "watchfire.link": dice towers and their ports
Q_DECLARE_LOGGING_CATEGORY(journal) ///< "watchfire.journal": the file with all games
Q_DECLARE_LOGGING_CATEGORY(desk)    ///< "watchfire.desk": games that begin, go on and end
Q_DECLARE_LOGGING_CATEGORY(screen)  ///< "watchfire.screen": window, graphics, the system below
Q_DECLARE_LOGGING_CATEGORY(helper)  ///< "watchfire.helper": voice and simulated tower, processes of their own

} // namespace watchfire::logging
