// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware-protocol/tower_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/firmware-protocol/message_text.h"

namespace watchfire::test {

namespace {

using Clock = std::chrono::steady_clock;

// Waits until `fd` has something to read (or is at its end), up to the deadline.
bool readable(int fd, Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd what{fd, POLLIN, 0};
    return left > 0 && ::poll(&what, 1, static_cast<int>(left)) > 0;
}

// Polls a condition that cannot wake the caller.
template <typename Condition> bool eventually(Condition condition) {
    const auto deadline = Clock::now() + patience;
    while (!condition()) {
        if (Clock::now() > deadline)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return true;
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "watchfire-tower-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name)) << text;
    return path(name);
}

TowerProcess::TowerProcess(std::vector<std::string> arguments, int stdin_fd) {
    arguments.insert(arguments.begin(), WATCHFIRE_TOWER);
    std::vector<char*> argv;
    for (auto& argument : arguments)
        argv.push_back(argument.data());
    argv.push_back(nullptr);
    std::array<int, 2> in{-1, -1};
    std::array<int, 2> out{-1, -1};
    std::array<int, 2> err{-1, -1};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0 ||
        ::pipe2(err.data(), O_CLOEXEC) != 0)
        std::abort();
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(stdin_fd >= 0 ? stdin_fd : in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        ::dup2(err[1], STDERR_FILENO);
        ::execv(argv[0], argv.data());
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    ::close(err[1]);
    in_ = in[1];
    out_ = out[0];
    err_ = err[0];
}

TowerProcess::~TowerProcess() {
    if (pid_ > 0) {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
    close_input();
    ::close(out_);
    ::close(err_);
}

void TowerProcess::command(const std::string& line) {
    const std::string text = line + "\n";
    [[maybe_unused]] const auto written = ::write(in_, text.data(), text.size());
}

void TowerProcess::close_input() {
    if (in_ >= 0)
        ::close(in_);
    in_ = -1;
}

void TowerProcess::signal(int number) const {
    ::kill(pid_, number);
}

std::string TowerProcess::line(const std::string& beginning) {
    const auto deadline = Clock::now() + patience;
    for (;;) {
        for (auto end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
            const std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.rfind(beginning, 0) == 0)
                return line;
        }
        std::array<char, 1024> some{};
        const ssize_t got = readable(out_, deadline) ? ::read(out_, some.data(), some.size()) : 0;
        if (got <= 0)
            return {};
        unread_.append(some.data(), static_cast<std::size_t>(got));
    }
}

std::string TowerProcess::stat(const std::string& name) {
    command("stats");
    const std::string stats = line("stats ") + " ";
    const auto at = stats.find(" " + name + "=");
    if (at == std::string::npos)
        return {};
    const auto from = at + name.size() + 2;
    return stats.substr(from, stats.find(' ', from) - from);
}

bool TowerProcess::running() {
    siginfo_t ended{};
    return pid_ > 0 && ::waitid(P_PID, static_cast<id_t>(pid_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           ended.si_pid == 0;
}

std::optional<int> TowerProcess::end() {
    int status = 0;
    if (!eventually([&] { return ::wait4(pid_, &status, WNOHANG, &usage_) == pid_; }))
        return std::nullopt;
    pid_ = -1;
    return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
}

const std::string& TowerProcess::errors() {
    std::array<char, 1024> some{};
    for (ssize_t got = 1; got > 0;) {
        got = ::read(err_, some.data(), some.size());
        if (got > 0)
            errors_.append(some.data(), static_cast<std::size_t>(got));
    }
    return errors_;
}

std::chrono::microseconds TowerProcess::cpu() const {
    const auto micro = [](const timeval& t) {
        return std::chrono::seconds(t.tv_sec) + std::chrono::microseconds(t.tv_usec);
    };
    return micro(usage_.ru_utime) + micro(usage_.ru_stime);
}

void Client::open(const std::string& port) {
    close();
    wf_decoder_init_from_tower(&decoder_, line_.data(), WF_TOWER_LINE_MAX);
    eventually([&] { return (fd_ = ::open(port.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC)) >= 0; });
}

void Client::close() {
    if (fd_ >= 0)
        ::close(fd_);
    fd_ = -1;
}

void Client::send(const std::string& bytes) const {
    [[maybe_unused]] const auto written = ::write(fd_, bytes.data(), bytes.size());
}

void Client::send(const wf_message& message) const {
    send(encode(message));
}

void Client::ack(const wf_message& roll) const {
    wf_message ack{};
    ack.kind = WF_ACK;
    ack.boot = roll.boot;
    ack.seq = roll.seq;
    send(ack);
}

bool Client::read_byte(std::uint8_t& byte) {
    return readable(fd_, Clock::now() + patience) && ::read(fd_, &byte, 1) == 1;
}

std::optional<wf_message> Client::next(wf_kind kind) {
    wf_message message{};
    for (std::uint8_t byte = 0; read_byte(byte);)
        if (wf_decoder_feed(&decoder_, byte, &message) == WF_FEED_MESSAGE && message.kind == kind)
            return message;
    return std::nullopt;
}

std::optional<wf_message> Client::next_roll() {
    auto roll = next(WF_ROLL);
    while (roll && roll->seq <= last_roll_) {
        ack(*roll);
        roll = next(WF_ROLL);
    }
    if (roll)
        last_roll_ = roll->seq;
    return roll;
}

std::string Client::next_text() {
    wf_message message{};
    for (std::uint8_t byte = 0; read_byte(byte);) {
        const auto result = wf_decoder_feed(&decoder_, byte, &message);
        if (result != WF_FEED_MORE)
            return result == WF_FEED_MESSAGE ? text_of(message) : text_of(decoder_.error);
    }
    return {};
}

bool Client::hung_up() {
    return eventually([&] {
        pollfd what{fd_, POLLIN, 0};
        return ::poll(&what, 1, 0) == 1 && (what.revents & POLLHUP) != 0;
    });
}

} // namespace watchfire::test
