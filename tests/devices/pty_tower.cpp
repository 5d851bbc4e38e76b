// SPDX-License-Identifier: Apache-2.0
#include "tests/devices/pty_tower.h"

#include <array>
#include <chrono>
#include <cstdlib>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace watchfire::test {

namespace {

std::uint32_t now() {
    return static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::milliseconds>(
                                          std::chrono::steady_clock::now().time_since_epoch())
                                          .count());
}

} // namespace

PtyTower::PtyTower(std::string symlink, std::string serial, Behaviour behaviour)
    : symlink_(std::move(symlink)), serial_(std::move(serial)), behaviour_(behaviour) {
    hal_.context = this;
    hal_.send = [](void* context, char byte) { static_cast<PtyTower*>(context)->send(&byte, 1); };
    hal_.count_boot = [](void* context) { return ++static_cast<PtyTower*>(context)->boots_; };
    hal_.entropy = [](void*) { return std::uint16_t{4711}; };
    identity_ = {"pty", "1.0", serial_.c_str(), 0};
    openMaster();
    if (behaviour_ == Behaviour::tower)
        wf_tower_init(&core_, &hal_, &identity_, now());
    thread_ = std::thread([this] { run(); });
}

PtyTower::~PtyTower() {
    ending_ = true;
    thread_.join();
    closeMaster();
}

void PtyTower::openMaster() {
    master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    std::array<char, 128> name{};
    if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0 ||
        ::ptsname_r(master_, name.data(), name.size()) != 0)
        throw std::runtime_error("no pseudo-terminal");
    // Raw before the first byte, or the line discipline echoes it.
    const int slave = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios settings{};
    ::tcgetattr(slave, &settings);
    ::cfmakeraw(&settings);
    ::tcsetattr(slave, TCSANOW, &settings);
    ::close(slave);
    ::unlink(symlink_.c_str());
    if (::symlink(name.data(), symlink_.c_str()) != 0)
        throw std::runtime_error("no symlink " + symlink_);
}

void PtyTower::closeMaster() {
    if (master_ < 0)
        return;
    ::unlink(symlink_.c_str());
    ::close(master_);
    master_ = -1;
}

void PtyTower::unplug() {
    const std::lock_guard lock(mutex_);
    closeMaster();
}

void PtyTower::plug() {
    const std::lock_guard lock(mutex_);
    openMaster();
}

void PtyTower::moveTo(std::string symlink) {
    const std::lock_guard lock(mutex_);
    symlink_ = std::move(symlink);
}

void PtyTower::reset() {
    const std::lock_guard lock(mutex_);
    wf_tower_init(&core_, &hal_, &identity_, now());
}

void PtyTower::roll(const std::vector<int>& dice) {
    const std::lock_guard lock(mutex_);
    wf_dice faces{};
    for (const int die : dice)
        faces.die[faces.count++] = {6, static_cast<std::uint8_t>(die)};
    if (wf_tower_roll(&core_, &faces, now()) != WF_ROLL_TAKEN)
        throw std::runtime_error("the tower took no roll");
}

void PtyTower::cocked() {
    const std::lock_guard lock(mutex_);
    wf_tower_cocked(&core_, 1, now());
}

void PtyTower::write(const std::string& bytes) {
    for (std::size_t done = 0; done < bytes.size() && !ending_;) {
        {
            const std::lock_guard lock(mutex_);
            const auto size = ::write(master_, bytes.data() + done, bytes.size() - done);
            if (size > 0) {
                done += static_cast<std::size_t>(size);
                continue;
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // the reader is slow
    }
}

int PtyTower::held() {
    const std::lock_guard lock(mutex_);
    return core_.held;
}

int PtyTower::resends() {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(core_.status.resends);
}

std::string PtyTower::received() {
    const std::lock_guard lock(mutex_);
    return received_;
}

wf_lamp PtyTower::lamp() {
    const std::lock_guard lock(mutex_);
    return core_.effect;
}

// Data that nobody listens to is lost, as on a real line.
void PtyTower::send(const char* bytes, std::size_t size) {
    pollfd state{master_, POLLOUT, 0};
    if (master_ < 0 || ::poll(&state, 1, 0) != 1 || (state.revents & POLLHUP) != 0)
        return;
    if (::write(master_, bytes, size) < 0)
        return;
}

void PtyTower::run() {
    while (!ending_) {
        {
            const std::lock_guard lock(mutex_);
            std::array<char, 1024> bytes;
            const auto size = master_ >= 0 && behaviour_ != Behaviour::stuck
                                  ? ::read(master_, bytes.data(), bytes.size())
                                  : -1;
            for (int i = 0; i < size; ++i) {
                const char byte = bytes[static_cast<std::size_t>(i)];
                if (behaviour_ == Behaviour::tower)
                    wf_tower_receive(&core_, static_cast<std::uint8_t>(byte), now());
                else
                    received_ += byte;
            }
            if (behaviour_ == Behaviour::tower)
                (void)wf_tower_poll(&core_, now());
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2)); // the wire's own speed
    }
}

} // namespace watchfire::test
