// SPDX-License-Identifier: Apache-2.0
// A really full disk: the system refuses to write beyond a limit, in the middle of a write.
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace watchfire::test {

/// While it lives no file of this process can grow, as on a full disk: a write stops half way.
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
