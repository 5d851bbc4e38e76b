// SPDX-License-Identifier: Apache-2.0
// The dice tower on a serial port. The port lives on its own thread, so that opening it, a stuck write or a
// flood of garbage never blocks the GUI; what waits for the GUI is bounded. Unplugging is normal: the port is
// closed at the first error and tried again on a timer.
#pragma once

#include "devices/dice_source.h"
#include "devices/port_finder.h"
#include "devices/tower_link.h"

#include <QThread>

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace watchfire::devices {

class SerialTower : public DiceSource {
public:
    struct Options {
        // A named path: only this one is tried, and the bare numbers of a home-made tower are accepted there.
        // Empty: search among `ports` (null: the ports that the system lists).
        std::string path;
        std::shared_ptr<PortEnumerator> ports;
        // Shared by all towers of the program; null if this is the only one.
        std::shared_ptr<PortClaims> claims;
        int baud = 115200;
        // Pause between two searches, and after a loss. A port that fails is left alone for this long at
        // first, then twice as long each time, up to `longestRetry`.
        std::chrono::milliseconds retry{500};
        std::chrono::milliseconds longestRetry{8000};
        std::chrono::milliseconds giveUp{3000}; // search: how long a port may be silent after it was opened
        std::chrono::milliseconds stuckWrite{3000}; // reopen the port if no byte leaves for this long
        std::chrono::milliseconds tellEvery{500};   // least pause between two statistics
        TowerLink::Options link;                    // the tower fills in the plain fields
        // Called on the tower's thread for a trace: it was busy with `name` from `since` until now; `roll`
        // is null if none is known. Null: nobody traces.
        std::function<void(const char* name, std::chrono::steady_clock::time_point since, const RollId* roll)>
            traced{};
    };

    explicit SerialTower(Options options);
    // Closes the port. If the system holds the worker in an open or close, it is left behind after 2 s.
    ~SerialTower() override;

    void start() override;
    void stop() override;
    void acknowledge(const RollId& roll) override;
    void release(const RollId& roll) override;
    void lamp(LampEffect effect) override;
    [[nodiscard]] LinkState link() const override { return state_; }
    [[nodiscard]] const LinkStatistics& latestStatistics() const { return latest_; }

private:
    class Mailbox;
    class Worker;

    void collect();
    template <class Call> void post(Call call);

    std::shared_ptr<Mailbox> mailbox_;
    std::unique_ptr<QObject> receiver_; // queued calls to the GUI thread end here
    QThread* thread_;                   // not a member: it must survive a worker that hangs in the system
    Worker* worker_;                    // lives on thread_, deleted there
    LinkState state_;
    LinkStatistics latest_;
};

} // namespace watchfire::devices
