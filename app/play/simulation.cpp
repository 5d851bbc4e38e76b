// SPDX-License-Identifier: Apache-2.0
#include "app/play/simulation.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace watchfire::play {

namespace {

/// What the threads share. Each takes a few games at a time and hands over its figures once, at its end.
class Crew {
public:
    Crew(const Ground& ground, const Order& order, const std::atomic<bool>& stop)
        : m_ground(ground), m_order(order), m_stop(stop) {}

    void work() {
        Figures mine;
        for (;;) {
            const std::uint64_t first = m_next.fetch_add(atOnce);
            const std::uint64_t end = std::min(first + atOnce, m_order.games);
            for (std::uint64_t game = first; game < end && !m_stop && !m_failed; ++game) {
                const auto played = playWholeGame(m_ground, streamOf(m_order, game), m_order.mostRolls);
                if (!played)
                    return fail(played.error());
                mine.add(*played);
                m_played.fetch_add(1, std::memory_order_relaxed);
            }
            if (end >= m_order.games || m_stop || m_failed)
                break;
        }
        const std::lock_guard lock(m_mutex);
        m_sum.add(mine);
        ++m_finished;
        m_changed.notify_all();
    }

    /// Waits until all threads are done; `progress` is called meanwhile.
    void wait(unsigned threads, const std::function<void(std::uint64_t)>& progress,
              std::chrono::milliseconds pace) {
        std::unique_lock lock(m_mutex);
        while (!m_changed.wait_for(lock, pace, [&] { return m_finished == threads; })) {
            lock.unlock();
            progress(m_played);
            lock.lock();
        }
    }

    [[nodiscard]] Result<Figures> result() {
        if (m_error)
            return *m_error;
        return m_sum;
    }

private:
    static constexpr std::uint64_t atOnce = 8;

    void fail(const Error& error) {
        const std::lock_guard lock(m_mutex);
        m_error = error;
        m_failed = true;
        ++m_finished;
        m_changed.notify_all();
    }

    const Ground& m_ground;
    const Order& m_order;
    const std::atomic<bool>& m_stop;
    std::atomic<std::uint64_t> m_next{0};
    std::atomic<std::uint64_t> m_played{0};
    std::atomic<bool> m_failed{false};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Figures m_sum;
    std::optional<Error> m_error;
    unsigned m_finished = 0;
};

} // namespace

Result<Figures> simulate(const Ground& ground, const Order& order, const std::atomic<bool>& stop,
                         const std::function<void(std::uint64_t)>& progress, std::chrono::milliseconds pace) {
    Crew crew(ground, order, stop);
    std::vector<std::thread> threads;
    const unsigned count = std::max(1U, order.threads);
    for (unsigned i = 0; i < count; ++i)
        threads.emplace_back([&] { crew.work(); });
    crew.wait(count, progress, pace);
    for (std::thread& thread : threads)
        thread.join();
    return crew.result();
}

} // namespace watchfire::play
