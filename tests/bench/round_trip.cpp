// SPDX-License-Identifier: Apache-2.0
// Measures how long a question takes to the tower and back, with the program's own serial tower, and compares
// it with a bare echo: the same question through the same Qt and the same kind of pseudo-terminal, returned
// at once.
//
//   round_trip PORT COUNT     prints: medians and 95th percentiles of both, in milliseconds
#include "devices/serial_tower.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QSerialPort>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace {

using namespace watchfire::devices;

constexpr const char* question = "PING 1000*f042ebe1\n";

void report(const char* name, std::vector<double> values) {
    std::sort(values.begin(), values.end());
    if (values.empty())
        return;
    std::printf("%s median %.3f p95 %.3f most %.3f of %zu\n", name, values[values.size() / 2],
                values[values.size() * 95 / 100], values.back(), values.size());
}

// Returns everything that comes until the other end closes.
class Echo {
public:
    Echo() {
        master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        ::grantpt(master_);
        ::unlockpt(master_);
        std::array<char, 128> name{};
        ::ptsname_r(master_, name.data(), name.size());
        path_ = name.data();
        // Also opened here, so that the client's close does not hang up the line.
        slave_ = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
        termios raw{};
        ::tcgetattr(slave_, &raw);
        ::cfmakeraw(&raw);
        ::tcsetattr(slave_, TCSANOW, &raw);
        if (::pipe2(end_.data(), O_CLOEXEC) != 0)
            std::abort(); // nothing can be measured without descriptors
        thread_ = std::thread([this] { run(); });
    }
    ~Echo() {
        ::close(end_[1]);
        thread_.join();
        ::close(end_[0]);
        ::close(slave_);
        ::close(master_);
    }
    Echo(const Echo&) = delete;
    Echo& operator=(const Echo&) = delete;
    [[nodiscard]] QString path() const { return QString::fromStdString(path_); }

private:
    void run() {
        std::array<char, 256> some{};
        for (;;) {
            std::array<pollfd, 2> what{pollfd{master_, POLLIN, 0}, pollfd{end_[0], POLLIN, 0}};
            ::poll(what.data(), what.size(), -1);
            if (what[1].revents != 0)
                return;
            const ssize_t got = ::read(master_, some.data(), some.size());
            if (got <= 0 || ::write(master_, some.data(), static_cast<std::size_t>(got)) != got)
                return;
        }
    }
    int master_ = -1;
    int slave_ = -1;
    std::array<int, 2> end_{-1, -1};
    std::string path_;
    std::thread thread_;
};

std::vector<double> echoed(int count) {
    const Echo echo;
    QSerialPort port(echo.path());
    port.setBaudRate(115200);
    std::vector<double> times;
    if (!port.open(QIODevice::ReadWrite))
        return times;
    const auto size = static_cast<qint64>(std::char_traits<char>::length(question));
    for (int i = 0; i < count; ++i) {
        QElapsedTimer clock;
        clock.start();
        port.write(question);
        const QDeadlineTimer deadline(10000);
        while (port.bytesAvailable() < size && !deadline.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (port.readAll().size() != size)
            return times;
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return times;
}

std::vector<double> asked(const char* path, int count) {
    SerialTower::Options options;
    options.path = path;
    options.tellEvery = std::chrono::milliseconds(1);
    options.link.settle = std::chrono::milliseconds(20);
    options.link.ping = std::chrono::milliseconds(40);
    SerialTower tower(options);
    std::vector<double> times;
    std::optional<double> last;
    tower.statistics.connect([&](const LinkStatistics& statistics) {
        // The first one belongs to HELLO?, which takes longer.
        if (tower.link().phase == LinkPhase::up && statistics.roundTripMs && statistics.roundTripMs != last) {
            if (last)
                times.push_back(*statistics.roundTripMs);
            last = statistics.roundTripMs;
        }
    });
    tower.start();
    const QDeadlineTimer deadline(120000);
    QTimer wake;
    wake.start(50);
    while (times.size() < static_cast<std::size_t>(count) && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    tower.stop();
    return times;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const int count = argc == 3 ? std::atoi(argv[2]) : 0;
    if (count <= 0) {
        std::fputs("usage: round_trip PORT COUNT\n", stderr);
        return 2;
    }
    const auto echo = echoed(count);
    const auto tower = asked(argv[1], count);
    report("echo", echo);
    report("tower", tower);
    const auto enough = static_cast<std::size_t>(count);
    return echo.size() >= enough && tower.size() >= enough ? 0 : 1;
}
