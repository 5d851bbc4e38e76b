// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/kiosk_lock.h"

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

constexpr int mostRounds = 10'000'000;
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

KioskLock::KioskLock(Clock clock, int rounds, QObject* parent)
    : QObject(parent), m_clock(clock ? std::move(clock) : steadyClock()), m_newRounds(rounds) {
    m_worker.setMaxThreadCount(1);
    m_tick.setInterval(msPerSecond);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (pause() == 0)
            m_tick.stop();
        emit pauseChanged();
    });
    m_alone.setInterval(msPerSecond);
    connect(&m_alone, &QTimer::timeout, this, [this] {
        if (!m_kioskMode || m_clock() - m_lastTouch < longestAlone * msPerSecond)
            return;
        lock();
        emit leftAlone();
    });
}

void KioskLock::lock() {
    m_open = false;
    m_alone.stop();
}

void KioskLock::open() {
    m_open = true;
    stir();
    m_alone.start();
}

KioskLock::~KioskLock() {
    m_worker.waitForDone(); // late results must still reach this object
}

QString KioskLock::closed() const {
    switch (m_knowledge) {
    case Knowledge::waiting:
        return QStringLiteral("waiting");
    case Knowledge::unreadable:
        return QStringLiteral("unreadable");
    case Knowledge::known:
        break;
    }
    return {};
}

int KioskLock::pause() const {
    const qint64 left = m_until - m_clock();
    return left <= 0 ? 0 : static_cast<int>((left + msPerSecond - 1) / msPerSecond);
}

bool KioskLock::locked() const {
    if (m_knowledge != Knowledge::known || wanted())
        return true;
    return m_kioskMode && !m_stored.secret.hash.isEmpty() && !m_open;
}

void KioskLock::want() {
    m_wanted = true;
    emit pinChanged();
}

void KioskLock::know(Knowledge knowledge) {
    m_knowledge = knowledge;
    if (!asking())
        return;
    if (wanted()) // no PIN can be entered; one has to be chosen first
        cancel();
    else if (locked()) {
        emit askingChanged();
    } else {
        const auto then =
            std::exchange(m_then, nullptr); // a request that came too early need not be repeated
        answered();
        then();
    }
}

void KioskLock::ask(std::function<void()> then, bool stayOpen) {
    if (!locked()) {
        then();
        return;
    }
    if (wanted())
        return; // the keyboard, or a screen reader, may reach what lies behind the choice of a PIN
    m_then = std::move(then);
    m_stayOpen = stayOpen;
    m_lastWrong = false;
    if (pause() > 0)
        m_tick.start();
    emit askingChanged();
}

void KioskLock::setPause() {
    m_until = m_clock() + pauseAfter(m_stored.tries) * msPerSecond;
    if (pause() > 0)
        m_tick.start();
    emit pauseChanged();
}

KioskLock::Secret KioskLock::secretOf(const QString& pin, int rounds) {
    Secret secret;
    secret.salt.resize(saltBytes);
    QRandomGenerator::system()->generate(secret.salt.begin(), secret.salt.end());
    secret.rounds = rounds;
    secret.hash = hashOf(pin, secret.salt, rounds);
    return secret;
}

void KioskLock::enter(const QString& pin) {
    if (!asking() || m_checking || m_knowledge != Knowledge::known || pause() > 0)
        return;
    m_checking = true;
    emit askingChanged();
    m_worker.start([this, pin, kept = m_stored.secret, wanted = m_newRounds] {
        const bool right = hashOf(pin, kept.salt, kept.rounds) == kept.hash;
        // A hash from an earlier version is quick to guess.
        const Secret better = right && kept.rounds < wanted ? secretOf(pin, wanted) : Secret();
        QMetaObject::invokeMethod(
            this, [this, right, better] { checked(right, better); }, Qt::QueuedConnection);
    });
}

void KioskLock::checked(bool right, const Secret& better) {
    m_checking = false;
    if (!right) { // also counts if somebody has left the page meanwhile
        ++m_stored.tries;
        m_lastWrong = asking();
        setPause();
        emit askingChanged();
        emit touched();
        return;
    }
    const bool before = std::exchange(m_stored.tries, 0) > 0;
    if (better.rounds > 0)
        m_stored.secret = better;
    if (before || better.rounds > 0)
        emit touched();
    if (!asking()) {
        emit askingChanged();
        return;
    }
    if (m_stayOpen)
        open();
    else
        lock();
    const auto then = std::exchange(m_then, nullptr);
    answered();
    then();
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
    const bool first = wanted();
    if (!good || (locked() && !first) || m_setting)
        return false;
    m_setting = true;
    if (first) // at the start: it locks from now on
        lock();
    else // a user who sets it on the settings page is already in
        open();
    emit pinChanged();
    m_worker.start([this, pin, rounds = m_newRounds] {
        const Secret secret = secretOf(pin, rounds);
        QMetaObject::invokeMethod(
            this,
            [this, secret] {
                m_setting = false;
                m_stored = {secret, 0};
                emit touched();
                emit pinChanged();
            },
            Qt::QueuedConnection);
    });
    return true;
}

QByteArray KioskLock::toJson() const {
    if (m_stored.secret.hash.isEmpty())
        return "{}";
    return QJsonDocument(
               QJsonObject{{QStringLiteral("salt"), QString::fromLatin1(m_stored.secret.salt.toHex())},
                           {QStringLiteral("hash"), QString::fromLatin1(m_stored.secret.hash.toHex())},
                           {QStringLiteral("rounds"), m_stored.secret.rounds},
                           {QStringLiteral("wrong"), m_stored.tries}})
        .toJson(QJsonDocument::Compact);
}

std::optional<KioskLock::Stored> KioskLock::read(const QByteArray& text) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject json = document.object();
    if (json.isEmpty())
        return Stored();
    const auto bytes = [&](const char* field) {
        return QByteArray::fromHex(json[QLatin1String(field)].toString().toLatin1());
    };
    Stored stored{{bytes("salt"), bytes("hash"), json[QStringLiteral("rounds")].toInt()},
                  std::max(0, json[QStringLiteral("wrong")].toInt())};
    const bool whole = !stored.secret.salt.isEmpty() && stored.secret.hash.size() == hashBytes &&
                       stored.secret.rounds >= 1 && stored.secret.rounds <= mostRounds;
    return whole ? std::optional(stored) : std::nullopt;
}

void KioskLock::fromJson(const QByteArray& text) {
    const auto stored = read(text);
    m_stored = stored.value_or(Stored());
    setPause();
    know(stored ? Knowledge::known : Knowledge::unreadable);
    emit pinChanged();
}

bool KioskLock::holdsPin(const QByteArray& text) {
    const auto stored = read(text);
    return stored && !stored->secret.hash.isEmpty();
}

} // namespace watchfire

#include "moc_kiosk_lock.cpp"
