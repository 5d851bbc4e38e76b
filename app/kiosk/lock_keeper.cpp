// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/lock_keeper.h"

#include "app/kiosk/forget_pin.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace watchfire::kiosk {

namespace {

/// A text that no PIN matches; KioskLock recognises it as unreadable.
constexpr auto unreadable = "null";
const auto kioskField = QStringLiteral("kiosk-mode");

/// True if the stored settings say anything about kiosk mode.
bool tellsMode(const std::optional<std::string>& settings) {
    return settings &&
           QJsonDocument::fromJson(QByteArray::fromStdString(*settings)).object()[kioskField].isBool();
}

/// What a stored PIN is, whatever the number of wrong tries.
QJsonObject secretOf(const QByteArray& pin) {
    QJsonObject json = QJsonDocument::fromJson(pin).object();
    json.remove(QStringLiteral("wrong"));
    return json;
}

int triesOf(const QByteArray& pin) {
    return QJsonDocument::fromJson(pin).object()[QStringLiteral("wrong")].toInt();
}

std::optional<std::string> entry(const std::map<std::string, std::string>& stored, const char* key) {
    const auto found = stored.find(key);
    return found == stored.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

LockKeeper::LockKeeper(Parts parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_file(parts.journal.path()) {
    const auto followMode = [this] { m_parts.lock.setKioskMode(m_parts.settings.kioskMode()); };
    connect(&m_parts.settings, &SettingsModel::kioskModeChanged, this, [this, followMode] {
        followMode();
        if (m_storing || m_early)
            m_file.write(now());
    });
    connect(&m_parts.lock, &KioskLock::touched, this, [this] {
        if (m_wanted && m_parts.lock.pinSet())
            m_parts.settings.keep(kioskField);
        if (m_storing) {
            store();
        } else {
            m_early = true;
            m_file.write(now());
        }
    });
    connect(&m_parts.journal, &journal::Journal::restored, this, [this] { m_kept = now(); });
    followMode();
}

void LockKeeper::want() {
    m_wanted = true;
    m_parts.settings.give(kioskField, true);
    m_parts.lock.want();
}

void LockKeeper::begin() {
    m_file.read(this, [this](const LockFile::Found& found) {
        m_found = found;
        // A record in the file closes the lock at once; a missing one does not open it yet.
        if (found.there && (!found.record || found.record->kiosk)) {
            m_parts.settings.setKioskMode(true);
            m_parts.lock.setKioskMode(true);
            if (!found.record || found.record->pin != "{}")
                m_parts.lock.fromJson(found.record ? found.record->pin : QByteArray(unreadable));
        }
        decide();
    });
}

void LockKeeper::opened(const std::map<std::string, std::string>& stored, bool whole) {
    m_stored = Stored{entry(stored, pinSetting), entry(stored, "settings"), whole};
    decide();
}

void LockKeeper::failed() {
    m_failed = true;
    decide();
}

void LockKeeper::decide() {
    if (!m_found)
        return;
    if (m_stored) {
        decideWith(*std::exchange(m_stored, std::nullopt));
        return;
    }
    if (!m_failed)
        return;
    if (m_found->record)
        m_parts.lock.fromJson(m_found->record->pin);
    else if (!m_found->there && !m_found->journal)
        m_parts.lock.fromJson("{}"); // a first start: nothing was ever stored here
    // Otherwise it stays closed: the journal may hold a PIN, and is retried.
}

QByteArray LockKeeper::pinBeside() const {
    if (m_early)
        return m_parts.lock.toJson();
    return m_found->record ? m_found->record->pin : QByteArray("{}");
}

void LockKeeper::decideWith(const Stored& stored) {
    const QByteArray kept = stored.pin ? QByteArray::fromStdString(*stored.pin) : QByteArray("{}");
    const auto& file = m_found->record;
    const bool fileHolds = file && KioskLock::holdsPin(file->pin);
    std::optional<bool> mode;
    QByteArray pin;
    const auto before = std::exchange(m_kept, std::nullopt);
    if (before) {
        pin = before->pin;
        mode = before->kiosk;
    } else if (KioskLock::holdsPin(kept)) {
        // What was entered before was checked against the file; a journal with another PIN keeps its own.
        const bool same = fileHolds && secretOf(kept) == secretOf(file->pin);
        pin = same && (m_early || triesOf(file->pin) > triesOf(kept)) ? pinBeside() : kept;
        if (!tellsMode(stored.settings))
            mode = file ? file->kiosk : true;
    } else if (fileHolds) { // the journal has lost it: a PIN is never removed from one place alone
        pin = pinBeside();
        mode = file->kiosk;
    } else if (kept != "{}" || !stored.whole || (m_found->there && (!file || file->pin != "{}"))) {
        pin = unreadable;
        mode = true;
    } else {
        pin = pinBeside();
    }
    m_storing = true;
    m_early = false;
    if (mode)
        m_parts.settings.setKioskMode(*mode);
    m_parts.lock.fromJson(pin);
    if (m_wanted && m_parts.lock.pinSet())
        m_parts.settings.keep(kioskField);
    // A backup's PIN is taken out of the restored journal too, even if this machine has none: it would win at
    // the next start.
    if (pin != kept && (before || KioskLock::holdsPin(pin)))
        m_parts.journal.setSetting(pinSetting, pin.toStdString());
    // The unreadable state survives restarts, until the PIN is forgotten.
    m_file.write(pin == unreadable ? LockFile::Record{true, pin} : now());
}

void LockKeeper::store() {
    m_parts.journal.setSetting(pinSetting, m_parts.lock.toJson().toStdString());
    m_file.write(now());
}

LockFile::Record LockKeeper::now() const {
    return {m_parts.settings.kioskMode(), m_parts.lock.toJson()};
}

} // namespace watchfire::kiosk

#include "moc_lock_keeper.cpp"
