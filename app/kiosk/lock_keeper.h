// SPDX-License-Identifier: Apache-2.0
// Keeps kiosk mode's lock over restarts in two places: the journal's settings and a file beside it. The lock
// is closed until one of them says what it should be; a journal that is locked, damaged, empty or missing
// opens nothing.
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

    /// The command line demands kiosk mode: it is on, stays on, and has a PIN.
    void want();
    /// Call before the journal is opened.
    void begin();
    /// The journal was opened and its settings were loaded; `whole`: all stored settings are there.
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
    /// What the file said at the start, with what was entered before the journal could be read.
    [[nodiscard]] QByteArray pinBeside() const;
    void store();
    LockFile::Record now() const;

    Parts m_parts;
    LockFile m_file;
    std::optional<LockFile::Found> m_found;
    std::optional<Stored> m_stored;
    std::optional<LockFile::Record> m_kept; ///< kept when a backup is restored: this machine's lock stays
    bool m_failed = false;
    bool m_wanted = false;
    bool m_storing = false; ///< in both places; before the journal is read, in the file alone
    bool m_early = false;   ///< a PIN was set, or a wrong one counted, before that
};

} // namespace watchfire::kiosk
