// SPDX-License-Identifier: Apache-2.0
// Ends a program whose GUI thread hangs, so that whatever started the program starts it again. systemd's own
// watchdog cannot do this in a kiosk: the login session takes the program out of the unit's control group,
// and systemd listens to no message from outside of it.
#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace watchfire::kiosk {

/// The exit status of a program that its watchdog ended (EX_SOFTWARE of sysexits.h).
inline constexpr int hungStatus = 70;

class Watchdog : public QObject {
    Q_OBJECT
public:
    /// The GUI thread hangs if it leaves a question unanswered for so many ticks in a row. Ticks are counted,
    /// not the time: while the machine sleeps or the whole program is stopped, no tick passes.
    struct Patience {
        std::chrono::milliseconds tick{3000};
        int ticks = 10;
    };

    /// Made on the GUI thread; it begins with the first answer, which is when the event loop runs. `hung` is
    /// called once at most, on the watchdog's thread.
    Watchdog(Patience patience, std::function<void()> hung, QObject* parent = nullptr);
    ~Watchdog() override;

private:
    void watch();
    void ask();

    Patience m_patience;
    std::function<void()> m_hung;
    std::atomic<bool> m_answered = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_over = false; ///< guarded by m_mutex
    std::thread m_thread;
};

/// Writes a line into the log and ends the program with `hungStatus`. The journal loses nothing by it.
[[noreturn]] void endHungProgram();

} // namespace watchfire::kiosk
