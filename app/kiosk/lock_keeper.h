// SPDX-License-Identifier: Apache-2.0
// Keeps kiosk mode's lock over restarts, in two places: the journal's settings and a file beside it. Closed
// until one of them has said what it is to be; a journal that is locked, damaged, empty or gone opens
// nothing.
#pragma once

#include "app/journal/journal.h"
#include "app/kiosk/lock_file.h"
#include "app/kiosk/models/kiosk_lock.h"
#include "app/models/settings_model.h"

#include <QObject>

#include <map>
#include <optional>
#include <string>

namespace watchfire::kiosk {

class LockKeeper : public QObject {
    Q_OBJECT
public:
    struct Parts {
        journal::Journal& journal;
        KioskLock& lock;
        SettingsModel& settings;
    };
    explicit LockKeeper(Parts parts, QObject* parent = nullptr);

    /// The command line wants kiosk mode: it is on, stays on, and has a PIN.
    void want();
    /// Before the journal is opened.
    void begin();
    /// The journal was opened, and its settings are taken over; `whole`: all that were kept.
    void opened(const std::map<std::string, std::string>& stored, bool whole);
    /// The journal cannot be opened now.
    void failed();

private:
    struct Stored {
        std::optional<std::string> pin, settings;
        bool whole = true;
    };

    void decide();
    void decideWith(const Stored& stored);
    void store();
    LockFile::Record now() const;

    Parts m_parts;
    LockFile m_file;
    std::optional<LockFile::Found> m_found;
    std::optional<Stored> m_stored;
    std::optional<LockFile::Record> m_kept; ///< over a restored backup: this machine's lock stays
    bool m_failed = false;
    bool m_wanted = false;
    bool m_storing = false;
};

} // namespace watchfire::kiosk
