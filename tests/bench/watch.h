// SPDX-License-Identifier: Apache-2.0
// What a measurement took: this process's own time, which leaves out other programs on the machine, and the
// time by the clock. peers/rounds.py reads the printed line.
#pragma once

#include <cstdint>
#include <cstdio>
#include <ctime>

namespace watchfire::bench {

class Watch {
public:
    void say(const char* what, std::uint64_t times) const {
        const double n = times > 0 ? static_cast<double>(times) : 1;
        const double spent = now(CLOCK_PROCESS_CPUTIME_ID) - m_spent;
        const double passed = now(CLOCK_MONOTONIC) - m_passed;
        std::printf("%s %.1f ns, %.1f by the clock\n", what, spent / n, passed / n);
    }

private:
    static double now(clockid_t clock) {
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
    }
    double m_spent = now(CLOCK_PROCESS_CPUTIME_ID);
    double m_passed = now(CLOCK_MONOTONIC);
};

} // namespace watchfire::bench
