// SPDX-License-Identifier: Apache-2.0
// Kiosk mode's lock (screens.md 6): everything that leads out of the games (quitting, settings, deleting, the
// value book, own boards, files, ports) asks for a PIN.
//
// It is closed until its state is known: before the settings are read nothing goes through, and unreadable
// settings open nothing. The PIN is stored as a salted hash that takes some tenths of a second to compute, on
// its own thread. A pause that grows with each wrong PIN, and that a restart does not shorten, keeps
// strangers from trying.
#pragma once

#include "app/models/property.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <optional>

namespace watchfire {

class KioskLock : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// A PIN is set.
    WATCHFIRE_PROPERTY(bool, pinSet, m_setting || !m_stored.secret.hash.isEmpty(), pinChanged)
    /// A new one is being made ready for storing; until then it would be lost with the program.
    WATCHFIRE_PROPERTY(bool, setting, m_setting, pinChanged)
    /// The PIN is asked for now: a number pad is shown.
    WATCHFIRE_PROPERTY(bool, asking, m_then != nullptr, askingChanged)
    WATCHFIRE_PROPERTY(bool, wrong, m_lastWrong, askingChanged)
    /// What was entered is being compared.
    WATCHFIRE_PROPERTY(bool, checking, m_checking, askingChanged)
    /// Why no PIN can be entered: "" (it can), "waiting" (the settings are being read), "unreadable".
    Q_PROPERTY(QString closed READ closed NOTIFY askingChanged)
    /// Seconds until the next attempt is possible; 0: now.
    Q_PROPERTY(int pause READ pause NOTIFY pauseChanged)
    /// The command line demands kiosk mode and there is no PIN yet: it must be chosen before anything else.
    WATCHFIRE_PROPERTY(bool, wanted,
                       m_wanted&& m_knowledge == Knowledge::known && m_stored.secret.hash.isEmpty(),
                       pinChanged)

public:
    static constexpr int digits = 4;
    /// Rounds of PBKDF2 with SHA-256: 0.4 s of one core here, so all ten thousand PINs take about an hour.
    static constexpr int usualRounds = 200'000;
    using Clock = std::function<qint64()>; ///< milliseconds, never backwards

    /// `rounds` of new hashes; a hash with fewer is replaced when its PIN is entered.
    explicit KioskLock(Clock clock = {}, int rounds = usualRounds, QObject* parent = nullptr);
    ~KioskLock() override;

    QString closed() const;
    int pause() const;

    /// Kiosk mode is on: with a PIN, the protected actions are locked.
    void setKioskMode(bool on) { m_kioskMode = on; }
    /// Kiosk mode must get a PIN.
    void want();
    [[nodiscard]] bool locked() const;
    /// Runs `then` at once or after the right PIN. `stayOpen`: nothing more is asked until lock().
    void ask(std::function<void()> then, bool stayOpen);
    /// Call when the protected page is left.
    Q_INVOKABLE void lock();
    /// Call when somebody touches the screen: while nobody does, an open lock closes by itself.
    void stir() { m_lastTouch = m_clock(); }
    /// How long an open lock stays open while nobody touches anything.
    static constexpr int longestAlone = 180; // seconds

    /// The answer comes later: `asking` ends, or `wrong` is true.
    Q_INVOKABLE void enter(const QString& pin);
    Q_INVOKABLE void cancel();
    /// Four digits; anything else is refused. It counts at once, and is stored a moment later.
    Q_INVOKABLE bool setPin(const QString& pin);

    /// For storing and loading. "{}" means no PIN; any other text that is not a complete PIN is unreadable.
    QByteArray toJson() const;
    void fromJson(const QByteArray& json);
    /// True if the text holds a complete PIN.
    static bool holdsPin(const QByteArray& json);

signals:
    void pinChanged();
    void askingChanged();
    void pauseChanged();
    /// The lock was open, nobody has touched anything for a while, and it is closed now.
    void leftAlone();
    /// The state must be stored.
    void touched();

private:
    enum class Knowledge { waiting, known, unreadable };
    struct Secret {
        QByteArray salt, hash;
        int rounds = 0;
    };
    struct Stored {
        Secret secret; ///< without a hash: no PIN
        int tries = 0; ///< wrong ones since the last right one
    };

    void open();
    void know(Knowledge knowledge);
    void setPause();
    void answered();
    void checked(bool right, const Secret& better);
    static Secret secretOf(const QString& pin, int rounds);
    /// `nullopt` if the text is unreadable.
    static std::optional<Stored> read(const QByteArray& json);

    Clock m_clock;
    int m_newRounds;
    Stored m_stored;
    qint64 m_until = 0; ///< on the clock
    Knowledge m_knowledge = Knowledge::waiting;
    bool m_lastWrong = false;
    bool m_checking = false;
    bool m_setting = false; ///< a new PIN is being hashed
    bool m_wanted = false;
    bool m_kioskMode = false;
    bool m_open = false;
    bool m_stayOpen = false;
    std::function<void()> m_then;
    QTimer m_tick;          ///< runs while a pause is shown
    QTimer m_alone;         ///< runs while the lock is open
    qint64 m_lastTouch = 0; ///< on the clock
    QThreadPool m_worker;
};

} // namespace watchfire
