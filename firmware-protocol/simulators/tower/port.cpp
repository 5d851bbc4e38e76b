// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/port.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <poll.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace watchfire::tower_simulator {

namespace {

// For a reader that never reads: keeps as much as a driver would and drops the rest.
constexpr std::size_t outbox_limit = 65536;

std::string failure(const std::string& what) {
    return what + ": " + std::strerror(errno);
}

// A fresh pseudo-terminal echoes and edits lines, and would send the tower its own greeting back.
bool make_raw(int terminal) {
    termios settings{};
    if (::tcgetattr(terminal, &settings) != 0)
        return false;
    ::cfmakeraw(&settings);
    ::cfsetspeed(&settings, B115200);
    settings.c_cflag |= CLOCAL | CREAD;
    return ::tcsetattr(terminal, TCSANOW, &settings) == 0;
}

bool is_open(int master) {
    pollfd look{master, POLLIN, 0};
    return ::poll(&look, 1, 0) >= 0 && (look.revents & POLLHUP) == 0;
}

} // namespace

std::string Port::plug() {
    if (plugged())
        return {};
    master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (master_ < 0)
        return failure("cannot make a pseudo-terminal");
    std::array<char, 128> name{};
    int slave = -1;
    if (::grantpt(master_) == 0 && ::unlockpt(master_) == 0 &&
        ::ptsname_r(master_, name.data(), name.size()) == 0)
        slave = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    // Opens and closes the slave once, so that the master also reports that nobody has it open.
    const bool ready = slave >= 0 && make_raw(slave);
    std::string problem = ready ? std::string{} : failure("cannot set up a pseudo-terminal");
    if (slave >= 0)
        ::close(slave);
    slave_ = name.data();
    if (problem.empty())
        problem = publish();
    if (problem.empty())
        watch_opens();
    else
        unplug();
    return problem;
}

void Port::unplug() {
    if (!plugged())
        return;
    unpublish();
    if (watch_ >= 0)
        ::close(watch_);
    ::close(master_);
    master_ = -1;
    watch_ = -1;
    listened_ = false;
    outbox_.clear();
}

// Replaces the link in one step, so that a client always finds it while the port exists. Only a link to a
// pseudo-terminal (left by an earlier run) may be replaced.
std::string Port::publish() {
    namespace fs = std::filesystem;
    std::error_code error;
    const auto status = fs::symlink_status(link_, error);
    if (fs::is_symlink(status)) {
        if (fs::read_symlink(link_, error).string().rfind("/dev/pts/", 0) != 0)
            return link_ + " is there already and is not a tower's port";
    } else if (fs::exists(status)) {
        return link_ + " is there already and is not a tower's port";
    }
    const std::string fresh = link_ + "." + std::to_string(::getpid());
    ::unlink(fresh.c_str());
    if (::symlink(slave_.c_str(), fresh.c_str()) != 0)
        return failure("cannot make the link " + link_);
    if (::rename(fresh.c_str(), link_.c_str()) != 0) {
        std::string problem = failure("cannot make the link " + link_);
        ::unlink(fresh.c_str());
        return problem;
    }
    return {};
}

void Port::unpublish() const {
    std::error_code error;
    if (std::filesystem::read_symlink(link_, error) == slave_ && !error)
        ::unlink(link_.c_str());
}

void Port::watch_opens() {
    watch_ = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch_ < 0)
        return;
    if (::inotify_add_watch(watch_, slave_.c_str(), IN_OPEN) < 0) {
        ::close(watch_);
        watch_ = -1;
    }
}

// Cleans up after a client: a killed client leaves the port exclusive and perhaps cooked. If others are
// locked out for good, only a new pseudo-terminal helps, as if the cable had been pulled and put in again.
void Port::tidy() {
    const int slave = ::open(slave_.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (slave >= 0) {
        ::ioctl(slave, TIOCNXCL);
        make_raw(slave);
        ::close(slave);
    } else if (errno == EBUSY) {
        unplug();
        (void)plug();
    }
}

bool Port::look() {
    if (!plugged())
        return false;
    if (watch_ >= 0) {
        std::array<char, 4096> events{};
        while (::read(watch_, events.data(), events.size()) > 0) {
        }
    }
    const bool before = listened_;
    listened_ = is_open(master_);
    if (before && !listened_) {
        outbox_.clear();
        tidy();
    }
    return listened_ && !before;
}

std::string Port::read() {
    std::string bytes;
    std::array<char, 4096> some{};
    while (plugged()) {
        const ssize_t got = ::read(master_, some.data(), some.size());
        if (got > 0)
            bytes.append(some.data(), static_cast<std::size_t>(got));
        if (got < static_cast<ssize_t>(some.size()))
            break; // no more for now, or EIO: the client has closed, which look() notices
    }
    return bytes;
}

void Port::write(std::string_view bytes) {
    // Asks again, because data written to a closed slave would wait there for the next client.
    if (!plugged() || !listened_ || !is_open(master_) || outbox_.size() + bytes.size() > outbox_limit)
        return;
    outbox_ += bytes;
    flush();
}

void Port::flush() {
    while (!outbox_.empty()) {
        const ssize_t put = ::write(master_, outbox_.data(), outbox_.size());
        if (put <= 0)
            return;
        outbox_.erase(0, static_cast<std::size_t>(put));
    }
}

} // namespace watchfire::tower_simulator
