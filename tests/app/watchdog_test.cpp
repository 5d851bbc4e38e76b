// SPDX-License-Identifier: Apache-2.0
// Real threads and real time: the watchdog's answer is that of the scheduler. The bounds leave a busy machine
// room.
#include "app/kiosk/watchdog.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <chrono>

namespace watchfire::kiosk {
namespace {

using namespace std::chrono_literals;

constexpr Watchdog::Patience patience{10ms, 100}; // a second in all
constexpr int longerMs = 3000;

/// Keeps this thread, which is the GUI thread, from answering until the watchdog speaks or the time is over.
void hang(const std::atomic<int>& calls, int ms) {
    QElapsedTimer clock;
    clock.start();
    while (calls == 0 && clock.elapsed() < ms)
        QThread::msleep(5);
}

TEST(Watchdog, a_gui_thread_that_stops_answering_is_noticed_once) {
    std::atomic<int> calls = 0;
    Watchdog watchdog(patience, [&calls] { ++calls; });
    QTest::qWait(100); // the event loop runs
    EXPECT_EQ(calls, 0);
    hang(calls, 10 * longerMs);
    EXPECT_EQ(calls, 1);
}

TEST(Watchdog, a_busy_one_that_answers_between_its_work_is_left_alone) {
    std::atomic<int> calls = 0;
    Watchdog watchdog(patience, [&calls] { ++calls; });
    QTimer work;
    QObject::connect(&work, &QTimer::timeout, &work, [] { QThread::msleep(300); });
    work.start(0); // it never rests
    QTest::qWait(longerMs);
    EXPECT_EQ(calls, 0);
}

TEST(Watchdog, before_the_event_loop_runs_nothing_is_counted) {
    std::atomic<int> calls = 0;
    const Watchdog watchdog(patience, [&calls] { ++calls; });
    hang(calls, longerMs);
    EXPECT_EQ(calls, 0);
}

TEST(Watchdog, it_ends_with_its_owner_at_once) {
    std::atomic<int> calls = 0;
    QElapsedTimer clock;
    clock.start();
    {
        const Watchdog watchdog({1min, 1}, [&calls] { ++calls; });
        QTest::qWait(20);
    }
    EXPECT_LT(clock.elapsed(), 20000);
    EXPECT_EQ(calls, 0);
}

} // namespace
} // namespace watchfire::kiosk
