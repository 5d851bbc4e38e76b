// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/boot_store.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <random>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::tower_simulator {

std::uint16_t random_16_bits() {
    return static_cast<std::uint16_t>(std::random_device{}());
}

std::optional<std::uint16_t> BootStore::read() {
    if (::access(path_.c_str(), F_OK) != 0 && errno == ENOENT)
        return 0;
    std::ifstream in(path_);
    std::string word;
    unsigned count = 0;
    if (!(in >> word >> count) || word != "boots" || count > UINT16_MAX) {
        problem_ = path_ + " does not hold a count of starts";
        return std::nullopt;
    }
    return static_cast<std::uint16_t>(count);
}

bool BootStore::write(std::uint16_t count) {
    const std::string text = "boots " + std::to_string(count) + "\n";
    const std::string fresh = path_ + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    bool good = file >= 0;
    if (good) {
        good = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
               ::fsync(file) == 0;
        good = ::close(file) == 0 && good;
    }
    good = good && std::rename(fresh.c_str(), path_.c_str()) == 0;
    if (!good)
        problem_ = "cannot write " + path_ + ": " + std::strerror(errno);
    return good;
}

std::uint16_t BootStore::count() {
    problem_.clear();
    if (path_.empty())
        return random_16_bits();
    const auto before = read();
    if (!before)
        return random_16_bits();
    const auto now = static_cast<std::uint16_t>(*before + 1u);
    return write(now) ? now : random_16_bits();
}

} // namespace watchfire::tower_simulator
