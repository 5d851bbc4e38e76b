// SPDX-License-Identifier: Apache-2.0
// See kiosk_lock.h.
#include "app/models/kiosk_lock.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <algorithm>
#include <memory>
#include <utility>

namespace watchfire {

namespace {

constexpr int newRounds = 10'000; // some ten milliseconds on the GUI thread
constexpr int mostRounds = 1'000'000;
constexpr int saltBytes = 16;
constexpr int hashBytes = 32;
constexpr int freeTries = 3; // a slip of the finger costs nothing
constexpr int firstPause = 5;
constexpr int longestPause = 600;
constexpr qint64 msPerSecond = 1000;

QByteArray hashOf(const QString& pin, const QByteArray& salt, int rounds) {
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, pin.toLatin1(), salt, rounds,
                                              hashBytes);
}

int pauseAfter(int tries) {
    int seconds = tries < freeTries ? 0 : firstPause;
    for (int n = freeTries; n < tries && seconds < longestPause; ++n)
        seconds *= 2;
    return std::min(seconds, longestPause);
}

KioskLock::Clock steadyClock() {
    auto since = std::make_shared<QElapsedTimer>();
    since->start();
    return [since] { return since->elapsed(); };
}

} // namespace

KioskLock::KioskLock(Clock clock, QObject* parent)
    : QObject(parent), m_clock(clock ? std::move(clock) : steadyClock()) {
    m_tick.setInterval(msPerSecond);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (pause() == 0)
            m_tick.stop();
        emit pauseChanged();
    });
}

int KioskLock::pause() const {
    const qint64 left = m_until - m_clock();
    return left <= 0 ? 0 : static_cast<int>((left + msPerSecond - 1) / msPerSecond);
}

void KioskLock::setKioskMode(bool on) {
    m_kioskMode = on;
}

void KioskLock::ask(std::function<void()> then, bool stayOpen) {
    if (!locked()) {
        then();
        return;
    }
    m_then = std::move(then);
    m_stayOpen = stayOpen;
    m_lastWrong = false;
    if (pause() > 0)
        m_tick.start();
    emit askingChanged();
}

void KioskLock::setPause() {
    m_until = m_clock() + pauseAfter(m_tries) * msPerSecond;
    if (pause() > 0)
        m_tick.start();
    emit pauseChanged();
}

bool KioskLock::enter(const QString& pin) {
    if (!asking() || pause() > 0)
        return false;
    if (hashOf(pin, m_salt, m_rounds) != m_hash) {
        ++m_tries;
        m_lastWrong = true;
        setPause();
        emit askingChanged();
        emit touched();
        return false;
    }
    if (std::exchange(m_tries, 0) > 0)
        emit touched();
    m_open = m_stayOpen;
    const auto then = std::exchange(m_then, nullptr);
    answered();
    then();
    return true;
}

void KioskLock::cancel() {
    m_then = nullptr;
    answered();
}

void KioskLock::answered() {
    m_lastWrong = false;
    m_tick.stop();
    emit askingChanged();
}

bool KioskLock::setPin(const QString& pin) {
    const bool good = pin.size() == digits && std::all_of(pin.begin(), pin.end(), [](QChar c) {
                          return c >= QLatin1Char('0') && c <= QLatin1Char('9');
                      });
    if (!good || locked())
        return false;
    m_salt.resize(saltBytes);
    QRandomGenerator::system()->generate(m_salt.begin(), m_salt.end());
    m_rounds = newRounds;
    m_hash = hashOf(pin, m_salt, m_rounds);
    m_tries = 0;
    m_open = true; // who has just set it is at the settings
    emit pinChanged();
    emit touched();
    return true;
}

QByteArray KioskLock::toJson() const {
    if (!pinSet())
        return "{}";
    return QJsonDocument(QJsonObject{{QStringLiteral("salt"), QString::fromLatin1(m_salt.toHex())},
                                     {QStringLiteral("hash"), QString::fromLatin1(m_hash.toHex())},
                                     {QStringLiteral("rounds"), m_rounds},
                                     {QStringLiteral("wrong"), m_tries}})
        .toJson(QJsonDocument::Compact);
}

void KioskLock::fromJson(const QByteArray& text) {
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const auto bytes = [&](const char* field) {
        return QByteArray::fromHex(json[QLatin1String(field)].toString().toLatin1());
    };
    m_salt = bytes("salt");
    m_hash = bytes("hash");
    m_rounds = json[QStringLiteral("rounds")].toInt();
    m_tries = std::max(0, json[QStringLiteral("wrong")].toInt());
    if (m_salt.isEmpty() || m_hash.size() != hashBytes || m_rounds < 1 || m_rounds > mostRounds) {
        m_salt.clear();
        m_hash.clear();
        m_tries = 0;
    }
    setPause();
    emit pinChanged();
}

} // namespace watchfire
