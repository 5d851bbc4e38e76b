// SPDX-License-Identifier: Apache-2.0
// A disk that is full, for real: the system refuses what goes beyond a limit, in the middle of a write.
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace watchfire::test {

/// From here on no file of this process gets larger, as on a full disk: a write stops half way.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

} // namespace watchfire::test
