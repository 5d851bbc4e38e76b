// SPDX-License-Identifier: Apache-2.0
// The PIN of kiosk mode (screens.md 6): what leads out of the games (quitting, settings, deleting) asks for
// it. The PIN is kept as a salted hash: enough that nobody reads it off the journal. Whoever holds the file
// can try all ten thousand, so what keeps strangers out is the pause that grows with each wrong one, which a
// restart does not shorten.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace watchfire {

class KioskLock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    /// A PIN is set.
    Q_PROPERTY(bool pinSet READ pinSet NOTIFY pinChanged)
    /// The PIN is asked for now: a number pad is shown.
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged)
    Q_PROPERTY(bool wrong READ wrong NOTIFY askingChanged)
    /// Seconds until the next attempt is taken; 0: now.
    Q_PROPERTY(int pause READ pause NOTIFY pauseChanged)

public:
    static constexpr int digits = 4;
    using Clock = std::function<qint64()>; ///< milliseconds, never backwards

    explicit KioskLock(Clock clock = {}, QObject* parent = nullptr);

    bool pinSet() const { return !m_hash.isEmpty(); }
    bool asking() const { return m_then != nullptr; }
    bool wrong() const { return m_lastWrong; }
    int pause() const;

    /// Kiosk mode is on: with a PIN, what is asked for below is locked.
    void setKioskMode(bool on);
    [[nodiscard]] bool locked() const { return m_kioskMode && pinSet() && !m_open; }
    /// Does it, at once or after the right PIN. `stayOpen`: nothing more is asked until lock().
    void ask(std::function<void()> then, bool stayOpen);
    /// What was opened is left.
    void lock() { m_open = false; }

    /// True: it was the right one.
    Q_INVOKABLE bool enter(const QString& pin);
    Q_INVOKABLE void cancel();
    /// Four digits; anything else is refused.
    Q_INVOKABLE bool setPin(const QString& pin);

    /// For the journal, and back. Broken text is no PIN.
    QByteArray toJson() const;
    void fromJson(const QByteArray& json);

signals:
    void pinChanged();
    void askingChanged();
    void pauseChanged();
    /// To be stored.
    void touched();

private:
    void setPause();
    void answered();

    Clock m_clock;
    QByteArray m_salt, m_hash;
    int m_rounds = 0;
    int m_tries = 0;    ///< wrong ones since the last right one
    qint64 m_until = 0; ///< of the clock
    bool m_lastWrong = false;
    bool m_kioskMode = false;
    bool m_open = false;
    bool m_stayOpen = false;
    std::function<void()> m_then;
    QTimer m_tick; ///< while a pause is shown
};

} // namespace watchfire
