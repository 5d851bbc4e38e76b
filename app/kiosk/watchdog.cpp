// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/watchdog.h"

#include "app/logging/categories.h"

#include <cstdlib>
#include <future>
#include <memory>
#include <utility>

namespace watchfire::kiosk {

Watchdog::Watchdog(Patience patience, std::function<void()> hung, QObject* parent)
    : QObject(parent), m_patience(patience), m_hung(std::move(hung)) {
    ask();
    m_thread = std::thread([this] { watch(); });
}

Watchdog::~Watchdog() {
    {
        const std::lock_guard lock(m_mutex);
        m_over = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void Watchdog::ask() {
    QMetaObject::invokeMethod(
        this, [this] { m_answered = true; }, Qt::QueuedConnection);
}

void Watchdog::watch() {
    std::unique_lock lock(m_mutex);
    bool begun = false;
    int unanswered = 0;
    while (!m_changed.wait_for(lock, m_patience.tick, [this] { return m_over; })) {
        if (m_answered.exchange(false)) {
            begun = true;
            unanswered = 0;
            ask();
        } else if (begun && ++unanswered == m_patience.ticks) {
            lock.unlock();
            m_hung();
            return;
        }
    }
}

void endHungProgram() {
    // On a thread of its own: the line may wait for the very disk or pipe that the GUI thread waits for.
    auto written = std::make_shared<std::promise<void>>();
    std::thread([written] {
        qCCritical(logging::screen)
            << "the screen does not answer any more; this program ends, to be started again";
        written->set_value();
    }).detach();
    constexpr std::chrono::seconds patience(2);
    written->get_future().wait_for(patience);
    std::_Exit(hungStatus);
}

} // namespace watchfire::kiosk

#include "moc_watchdog.cpp"
