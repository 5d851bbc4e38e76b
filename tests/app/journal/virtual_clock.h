// SPDX-License-Identifier: Apache-2.0
// Qt's timers in virtual time: an event dispatcher that never waits. Time passes only when the test says so,
// so hours of retries run in milliseconds and in the same order each time.
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <map>

namespace watchfire::journal::test {

class VirtualClock : public QAbstractEventDispatcher {
public:
    using Time = std::chrono::milliseconds;

    [[nodiscard]] Time now() const { return m_now; }
    /// What somebody slept for has passed; timers that are due meanwhile come later, as on a blocked thread.
    void slept(Time duration) { m_now += duration; }
    /// Delivers events and fires timers until this much time has passed.
    void pass(Time duration) {
        const Time until = m_now + duration;
        for (;;) {
            deliver();
            auto next = m_timers.end();
            for (auto it = m_timers.begin(); it != m_timers.end(); ++it)
                if (next == m_timers.end() || it->second.due < next->second.due)
                    next = it;
            if (next == m_timers.end() || next->second.due > until)
                break;
            m_now = std::max(m_now, next->second.due);
            next->second.due = m_now + std::max(next->second.interval, Time(1));
            QTimerEvent event(next->first);
            const QPointer<QObject> whose = next->second.whose;
            if (whose)
                QCoreApplication::sendEvent(whose, &event);
        }
        m_now = std::max(m_now, until);
    }

    bool processEvents(QEventLoop::ProcessEventsFlags) override {
        deliver();
        return true;
    }
    void registerSocketNotifier(QSocketNotifier*) override {}
    void unregisterSocketNotifier(QSocketNotifier*) override {}
    void registerTimer(int id, qint64 interval, Qt::TimerType, QObject* whose) override {
        m_timers[id] = {Time(interval), m_now + Time(interval), whose};
    }
    bool unregisterTimer(int id) override { return m_timers.erase(id) == 1; }
    bool unregisterTimers(QObject* whose) override {
        return std::erase_if(m_timers, [&](const auto& one) { return one.second.whose == whose; }) > 0;
    }
    QList<TimerInfo> registeredTimers(QObject* whose) const override {
        QList<TimerInfo> list;
        for (const auto& [id, timer] : m_timers)
            if (timer.whose == whose)
                list.append(TimerInfo(id, static_cast<int>(timer.interval.count()), Qt::PreciseTimer));
        return list;
    }
    int remainingTime(int id) override {
        const auto timer = m_timers.find(id);
        return timer == m_timers.end() ? -1 : static_cast<int>((timer->second.due - m_now).count());
    }
    void wakeUp() override {}
    void interrupt() override {}

private:
    struct Timer {
        Time interval{};
        Time due{};
        QPointer<QObject> whose;
    };
    static void deliver() {
        constexpr int rounds = 8; // what is posted while others are delivered needs a round of its own
        for (int round = 0; round < rounds; ++round)
            QCoreApplication::sendPostedEvents();
    }

    Time m_now{0};
    std::map<int, Timer> m_timers;
};

} // namespace watchfire::journal::test
