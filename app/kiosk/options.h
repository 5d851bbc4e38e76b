// SPDX-License-Identifier: Apache-2.0
// The kiosk's command line; it is read and checked before any window is made.
#pragma once

#include "app/mirror/hall_place.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace watchfire::kiosk {

struct Options {
    QString board;     ///< name of a shipped board, or a path; empty: none given
    QString db;        ///< journal file; empty: the user's data folder
    QStringList ports; ///< of dice towers; empty: the program searches
    bool simulate = false;
    QString drive; ///< socket path; empty: no drive socket
    QString trace; ///< file for a trace; empty: none
    std::optional<bool> fullscreen;
    QSize size;       ///< of the window; empty: the screen's or 1280x800
    double mm = 0;    ///< pixels per millimetre; 0: as the screen reports
    QString theme;    ///< "dark", "light", or empty: as last set
    QString language; ///< "en", "de", or empty: as last set, else the system's
    bool kiosk = false;
    bool forgetPin = false;                ///< shows nothing: removes kiosk mode's PIN from the journal
    int idleSeconds = 300;                 ///< before a running game dims to the calm view
    std::optional<mirror::HallPlace> hall; ///< where a club sees this table; empty: as last set
    QString voice;                         ///< the helper that speaks and plays; empty: the program's own
};

struct HelpWanted {};
struct VersionWanted {};
struct BadUsage {
    QString message; ///< English, one line, without the program's name
};

/// `arguments` come without the program's name.
std::variant<Options, HelpWanted, VersionWanted, BadUsage> readOptions(const QStringList& arguments);

/// The lines about these options for --help.
QString optionsHelp();

} // namespace watchfire::kiosk
