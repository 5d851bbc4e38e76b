// SPDX-License-Identifier: Apache-2.0
// The simulated serial port: a pseudo-terminal whose slave behaves like a USB serial device. It can be pulled
// and put in again, loses data while nobody listens, and has a symlink that always points to the current one.
#pragma once

#include <string>
#include <string_view>

namespace watchfire::tower_simulator {

class Port {
public:
    explicit Port(std::string link) : link_(std::move(link)) {}
    ~Port() { unplug(); }
    Port(const Port&) = delete;
    Port& operator=(const Port&) = delete;

    // Makes the pseudo-terminal and publishes the symlink. Returns an error text, or "" on success.
    std::string plug();

    // Closes it, as pulling the cable does, and takes the symlink away.
    void unplug();

    bool plugged() const { return master_ >= 0; }
    const std::string& slave() const { return slave_; }
    bool listened() const { return listened_; } // as of the last look()

    // Checks whether somebody has the slave open now. Returns true if that began since the last check.
    bool look();

    // The descriptors to poll: the master while somebody listens (a closed slave would wake the program
    // endlessly), and one that wakes it when the slave is opened. -1 if there is none.
    int master_to_poll() const { return listened_ ? master_ : -1; }
    int opens_to_poll() const { return watch_; }
    bool wants_to_write() const { return listened_ && !outbox_.empty(); }

    std::string read();
    void write(std::string_view bytes); // lost if nobody listens
    void flush();                       // when the master can take more

private:
    std::string publish();
    void unpublish() const;
    void watch_opens();
    void tidy();

    std::string link_;
    std::string slave_;
    std::string outbox_;
    int master_ = -1;
    int watch_ = -1;
    bool listened_ = false;
};

} // namespace watchfire::tower_simulator
