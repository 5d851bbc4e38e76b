// SPDX-License-Identifier: Apache-2.0
// Runs watchfire-tower as a real program, and opens its port as a host would. Every wait ends after
// `patience` at the latest and then fails with an empty result.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/types.h>

#include "firmware-protocol/codec/decoder.h"

namespace watchfire::test {

constexpr std::chrono::seconds patience{20};

// A new empty directory; its destructor removes it with its content.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    std::string write(const std::string& name, const std::string& text) const; // returns its path

private:
    std::string folder_;
};

class TowerProcess {
public:
    // `stdin_fd`: where it reads its commands from; -1: a pipe that command() writes to.
    explicit TowerProcess(std::vector<std::string> arguments, int stdin_fd = -1);
    ~TowerProcess(); // kills it if it still runs
    TowerProcess(const TowerProcess&) = delete;
    TowerProcess& operator=(const TowerProcess&) = delete;

    void command(const std::string& line);
    void close_input();
    void signal(int number) const;

    // Reads its standard output up to the next line with this beginning; empty if none came.
    std::string line(const std::string& beginning);
    // The number behind `name=` in a fresh stats line.
    std::string stat(const std::string& name);

    bool running();
    // Its exit status; empty if it did not end, or not by itself.
    std::optional<int> end();
    const std::string& errors();           // after end(): all of its standard error
    std::chrono::microseconds cpu() const; // after end()

private:
    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
    std::string unread_;
    std::string errors_;
    rusage usage_{};
};

class Client {
public:
    explicit Client(const std::string& port) { open(port); }
    ~Client() { close(); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void open(const std::string& port); // waits for the port to be there
    void close();
    int fd() const { return fd_; }

    void send(const std::string& bytes) const;
    void send(const wf_message& message) const;
    void ack(const wf_message& roll) const;

    // The next message of this kind, skipping others. Empty if none came.
    std::optional<wf_message> next(wf_kind kind);
    // The next roll that has not been returned yet; repeats of earlier ones are acknowledged again.
    std::optional<wf_message> next_roll();
    // The next message of any kind as text, errors included; empty if none came.
    std::string next_text();
    // Waits until the port disappears while the client has it open.
    bool hung_up();

private:
    bool read_byte(std::uint8_t& byte);

    int fd_ = -1;
    std::vector<char> line_ = std::vector<char>(WF_TOWER_LINE_MAX);
    wf_decoder decoder_{};
    std::uint32_t last_roll_ = 0;
};

} // namespace watchfire::test
