// SPDX-License-Identifier: Apache-2.0
// Unplugs and plugs in a tower thousands of times over real pseudo-terminals: the tower's core at one end,
// the program's serial tower at the other, with settle time and pauses as short as possible. Rolls fall while
// the cable is in and while it is out; it is pulled at random instants, also before any answer. Every roll
// must arrive in order, once per identity, and a pulled cable must leave nothing behind: no open file, no
// thread, no memory.
//
// --idle SECONDS measures instead what the program's side costs while unplugged, with the times that ship.
#include "devices/serial_tower.h"
#include "tests/devices/pty_tower.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <sys/resource.h>

namespace watchfire::devices {
namespace {

using std::chrono::milliseconds;
using test::PtyTower;

template <class Condition> bool waitFor(Condition condition, milliseconds longest) {
    const QDeadlineTimer deadline(longest);
    QTimer wake;
    wake.start(1);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

void pass(milliseconds span) {
    const QDeadlineTimer deadline(span);
    (void)waitFor([&] { return deadline.hasExpired(); }, span + milliseconds(1000));
}

// Figures that would show a leak.
struct Footprint {
    std::size_t files = 0;
    long threads = 0;
    long residentKb = 0;

    static Footprint now() {
        Footprint seen;
        // One of them belongs to the iteration itself.
        seen.files = static_cast<std::size_t>(
                         std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {})) -
                     1;
        std::ifstream status("/proc/self/status");
        for (std::string word; status >> word;) {
            if (word == "Threads:")
                status >> seen.threads;
            else if (word == "VmRSS:")
                status >> seen.residentKb;
        }
        return seen;
    }
};

class Soak {
public:
    explicit Soak(unsigned seed)
        : random_(seed)
        , peer_(folder_.filePath(QStringLiteral("tower")).toStdString(), "WF-1")
        , tower_(options(peer_.path())) {
        tower_.rolled.connect([this](const Roll& roll) { hear(roll); });
        tower_.start();
    }

    // Returns true if all went well; prints how it went.
    bool run(int rounds) {
        constexpr long flatKb = 512;
        if (!waitFor([this] { return isUp(); }, patience))
            return fail("the tower was never found");
        const int warm = rounds / 20 + 1;
        Footprint early;
        Footprint half;
        const auto began = std::chrono::steady_clock::now();
        for (int round = 0; round < rounds; ++round) {
            if (round == warm)
                early = settled();
            if (round == rounds / 2)
                half = settled();
            if (!unplugOnce(round))
                return false;
        }
        const auto late = settled();
        const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        std::printf("%d times unplugged in %.0f s, %d rolls, each once; %d came again after a lost answer\n"
                    "open files %zu, %zu, %zu; threads %ld, %ld, %ld; resident kB %ld, %ld, %ld "
                    "(after %d rounds, half, all)\n",
                    rounds, took, made_, again_, early.files, half.files, late.files, early.threads,
                    half.threads, late.threads, early.residentKb, half.residentKb, late.residentKb, warm);
        if (late.files != early.files || late.threads != early.threads)
            return fail("files or threads were left behind");
        if (late.residentKb > half.residentKb + flatKb)
            return fail("memory grew over the second half");
        return true;
    }

private:
    static constexpr milliseconds patience{20000};

    static SerialTower::Options options(const std::string& path) {
        SerialTower::Options o;
        o.path = path;
        o.retry = milliseconds(1);
        o.longestRetry = milliseconds(4);
        o.tellEvery = milliseconds(5);
        o.link.settle = milliseconds(0);
        o.link.firstAsk = milliseconds(5);
        o.link.lastAsk = milliseconds(20);
        return o;
    }

    bool unplugOnce(int round) {
        if (random_() % 3 != 0)
            drop();
        if (random_() % 4 == 0) // before much was exchanged
            pass(milliseconds(random_() % 6));
        else if (!waitFor([this] { return isUp() && under_.empty(); }, patience))
            return fail("round " + std::to_string(round) + ": " + std::to_string(under_.size()) +
                        " rolls did not arrive");
        if (random_() % 3 == 0)
            drop(); // on its way when the cable goes
        peer_.unplug();
        if (random_() % 3 == 0)
            drop();
        if (random_() % 2 == 0)
            pass(milliseconds(random_() % 4)); // perhaps nobody noticed
        else if (!waitFor([this] { return !isUp(); }, patience))
            return fail("round " + std::to_string(round) + ": the cable was out and nobody noticed");
        peer_.plug();
        return wrong_.empty() || fail("round " + std::to_string(round) + ": " + wrong_);
    }

    // Waits until everything has arrived and was answered: the same state each time.
    Footprint settled() {
        (void)waitFor([this] { return isUp() && under_.empty() && peer_.held() == 0; }, patience);
        return Footprint::now();
    }

    void drop() {
        if (peer_.held() >= static_cast<int>(WF_TOWER_QUEUE))
            return;
        const std::vector<int> dice{1 + static_cast<int>(random_() % 6), 1 + static_cast<int>(random_() % 6)};
        peer_.roll(dice);
        under_.push_back(dice);
        ++made_;
    }

    // Simulates the inbox: keeps new rolls and recognises known ones.
    void hear(const Roll& roll) {
        if (roll.id == last_) {
            ++again_;
        } else if (under_.empty() || roll.dice != under_.front() ||
                   (last_.sequence >= roll.id.sequence && last_.boot == roll.id.boot)) {
            wrong_ = "roll " + std::to_string(roll.id.sequence) + " is not the one that fell next";
        } else {
            last_ = roll.id;
            under_.pop_front();
        }
        tower_.acknowledge(roll.id);
    }

    [[nodiscard]] bool isUp() const { return tower_.link().phase == LinkPhase::up; }

    static bool fail(const std::string& what) {
        std::printf("%s\n", what.c_str());
        return false;
    }

    QTemporaryDir folder_;
    std::minstd_rand random_;
    int made_ = 0;
    std::deque<std::vector<int>> under_; // thrown but not yet reported, oldest first
    RollId last_;
    int again_ = 0;
    std::string wrong_;
    PtyTower peer_;
    SerialTower tower_;
};

double cpuSeconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// The other end is completely gone, so that only the program's own work is measured.
bool idle(int seconds) {
    const QTemporaryDir folder;
    auto peer = std::make_unique<PtyTower>(folder.filePath(QStringLiteral("tower")).toStdString(), "WF-1");
    SerialTower::Options shipped;
    shipped.path = peer->path();
    SerialTower tower(shipped);
    tower.start();
    const auto phaseIs = [&](LinkPhase phase) { return tower.link().phase == phase; };
    if (!waitFor([&] { return phaseIs(LinkPhase::up); }, milliseconds(20000)))
        return false;
    peer.reset();
    if (!waitFor([&] { return !phaseIs(LinkPhase::up); }, milliseconds(20000)))
        return false;
    const double before = cpuSeconds();
    QTimer::singleShot(std::chrono::seconds(seconds), QCoreApplication::instance(), &QCoreApplication::quit);
    QCoreApplication::exec();
    const double share = (cpuSeconds() - before) / seconds;
    std::printf("unplugged for %d s: %.3f %% of a core\n", seconds, 100 * share);
    return share < 0.01;
}

} // namespace
} // namespace watchfire::devices

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions(
        {{QStringLiteral("rounds"), QStringLiteral("How often."), QStringLiteral("n"), QStringLiteral("200")},
         {QStringLiteral("seed"), QStringLiteral("Of what happens when."), QStringLiteral("n"),
          QStringLiteral("1")},
         {QStringLiteral("idle"), QStringLiteral("Measure the idle program."), QStringLiteral("seconds")}});
    options.process(app);
    if (options.isSet(QStringLiteral("idle")))
        return watchfire::devices::idle(options.value(QStringLiteral("idle")).toInt()) ? 0 : 1;
    watchfire::devices::Soak soak(options.value(QStringLiteral("seed")).toUInt());
    return soak.run(options.value(QStringLiteral("rounds")).toInt()) ? 0 : 1;
}
