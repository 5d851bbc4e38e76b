// SPDX-License-Identifier: Apache-2.0
// The program's trace (`--trace`): what it spends its time on between the last byte of a roll and the painted
// steps, in Chrome's format, which chrome://tracing and Perfetto open. docs/performance.md lists the hops.
// Code that has a hop gets a pointer to the trace; without a trace it is null, and a hop costs one
// comparison.
#pragma once

#include <QFile>
#include <QMutex>
#include <QString>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <variant>

namespace watchfire::tracing {

using Clock = std::chrono::steady_clock; ///< of the times in the file, in microseconds

class Trace {
public:
    /// Begins a trace in a new file. Errors: an English sentence without the path. A file that exists is
    /// never overwritten: it could be a journal.
    static std::variant<std::shared_ptr<Trace>, QString> begin(const QString& path);

    explicit Trace(std::unique_ptr<QFile> file);
    Trace(const Trace&) = delete;
    Trace& operator=(const Trace&) = delete;
    /// Closes the array. A killed program leaves it open, which the format allows.
    ~Trace();

    /// This thread was busy with `name` from `since` until now; `roll`, if it is known, says for which roll.
    /// From every thread.
    void span(const char* name, Clock::time_point since, const std::string& roll = {});

private:
    int numberOfThread();
    void write(const std::string& event);

    QMutex m_mutex;
    std::unique_ptr<QFile> m_file;
    std::map<std::thread::id, int> m_threads;
};

/// A roll as the trace names it: the tower's boot id as on the wire, and the roll's number since then.
[[nodiscard]] std::string rollName(std::uint64_t boot, std::uint64_t sequence);

/// A hop that lasts as long as this object.
class Span {
public:
    Span(Trace* trace, const char* name, std::string roll = {})
        : m_trace(trace), m_name(name), m_roll(std::move(roll)) {
        if (m_trace != nullptr)
            m_since = Clock::now();
    }
    Span(const Span&) = delete;
    Span& operator=(const Span&) = delete;
    ~Span() {
        if (m_trace != nullptr)
            m_trace->span(m_name, m_since, m_roll);
    }

private:
    Trace* m_trace;
    const char* m_name;
    std::string m_roll;
    Clock::time_point m_since;
};

} // namespace watchfire::tracing
