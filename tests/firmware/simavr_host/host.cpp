// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware/simavr_host/host.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "firmware-protocol/firmware/firmware.h"
#include "tests/firmware/board_dice.h"
#include "tests/firmware/simavr_host/terminal_speed.h"

namespace watchfire::simavr {

namespace {

using namespace std::chrono_literals;
using tower_simulator::FaultRates;

// How often the chip is brought up to the present: often while bytes are in transit, otherwise as its own
// clock ticks.
constexpr std::chrono::nanoseconds busySlice = 200us;
constexpr std::chrono::nanoseconds idleSlice = 1ms;
constexpr std::chrono::nanoseconds staysBusy = 20ms;
// After a delay longer than this, the chip's time has stood still meanwhile, rather than racing to catch up.
constexpr std::chrono::nanoseconds latest = 50ms;
// The firmware first gathers noise, says HELLO, and must then see a released button and an empty tray.
constexpr Cycles startTime = 500 * cyclesPerMillisecond;
// Beyond this a receiver reads wrong bits.
constexpr double speedTolerance = 0.045;
constexpr std::size_t commandLimit = 1024;

// Dropped rather than waited for: a parent that does not read must not stop the chip.
void say(const std::string& line) {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    if (::poll(&out, 1, 0) == 1 && (out.revents & POLLOUT) != 0) {
        const std::string text = line + "\n";
        [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, text.data(), text.size());
    }
}

void complain(const std::string& line) {
    std::fprintf(stderr, "watchfire-simavr: %s\n", line.c_str());
}

std::string faces(const wf_dice& dice) {
    std::string text;
    for (std::size_t i = 0; i < dice.count; ++i)
        text += fmt::format(" {}", dice.die[i].value);
    return text;
}

} // namespace

Host::Host(Options options, std::unique_ptr<Chip> chip)
    : options_(std::move(options))
    , chip_(std::move(chip))
    , port_(options_.link)
    // One generator per direction, so that the traffic of one side does not shift the faults of the other.
    , toHost_(options_.faultSeed)
    , fromHost_(options_.faultSeed ^ 0x9e3779b97f4a7c15u)
    , kept_(chip_->eeprom())
    , handsOff_(startTime)
    , parent_(::getppid()) {
    wf_decoder_init_from_tower(&decoder_, line_.data(), WF_TOWER_LINE_MAX);
    if (!options_.serial.empty()) {
        std::vector<std::uint8_t> serial(options_.serial.begin(), options_.serial.end());
        if (serial.size() < WF_SERIAL_MAX)
            serial.push_back(0);
        chip_->writeEeprom(WF_SERIAL_FIRST, serial);
    }
}

Cycles Host::present() const {
    const auto gone = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start_).count();
    return static_cast<Cycles>(std::max<std::int64_t>(0, gone)) * hertz / 1'000'000'000u;
}

void Host::later(Cycles from, Cycles pause, std::function<void()> act) {
    const Cycles at = std::max({from, chip_->now(), handsOff_}) + pause;
    const auto behind = std::find_if(deeds_.begin(), deeds_.end(), [at](const Deed& d) { return d.at > at; });
    deeds_.insert(behind, {at, std::move(act)});
}

void Host::sleep() {
    const bool busy = Clock::now() < busyUntil_;
    const timespec wait{0, (busy ? busySlice : idleSlice).count()};
    const auto events = static_cast<short>(port_.wants_to_write() ? POLLIN | POLLOUT : POLLIN);
    std::array<pollfd, 4> what{pollfd{inputOpen_ ? STDIN_FILENO : -1, POLLIN, 0}, pollfd{signals_, POLLIN, 0},
                               pollfd{port_.master_to_poll(), events, 0},
                               pollfd{port_.opens_to_poll(), POLLIN, 0}};
    const int ready = ::ppoll(what.data(), what.size(), &wait, nullptr);
    catchUp();
    if (ready <= 0)
        return;
    if (what[1].revents != 0)
        done_ = true;
    if (what[0].revents != 0)
        takeInput();
}

void Host::catchUp() {
    const Cycles limit = static_cast<Cycles>(latest.count()) * hertz / 1'000'000'000u;
    if (const Cycles now = present(); now > chip_->now() + limit)
        start_ += std::chrono::nanoseconds((now - chip_->now()) * 1'000'000'000u / hertz);
    const Cycles now = present();
    while (chip_->now() < now && !chip_->crashed()) {
        chip_->runUntil(deeds_.empty() ? now : std::clamp(deeds_.front().at, chip_->now(), now));
        while (!deeds_.empty() && deeds_.front().at <= chip_->now()) {
            const auto act = std::move(deeds_.front().act);
            deeds_.pop_front();
            act();
        }
    }
    if (chip_->crashed()) {
        complain("the firmware has crashed");
        status_ = 1;
        done_ = true;
    }
    keepEeprom();
    deliver();
}

// Runs before anything leaves that the firmware sent after writing; otherwise a killed host could forget an
// announced start.
void Host::keepEeprom() {
    if (options_.state.empty())
        return;
    auto now = chip_->eeprom();
    if (now == kept_)
        return;
    kept_ = std::move(now);
    const std::string fresh = options_.state + ".new";
    {
        std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
        out.write(reinterpret_cast<const char*>(kept_.data()), static_cast<std::streamsize>(kept_.size()));
    }
    if (std::rename(fresh.c_str(), options_.state.c_str()) != 0)
        complain("cannot write " + options_.state + ": " + std::strerror(errno));
}

bool Host::wrongSpeed() const {
    const int terminal = port_.master_to_poll();
    const int client = terminal >= 0 ? terminalSpeed(terminal) : 0;
    const int chip = chip_->baud();
    if (client == 0 || chip == 0)
        return false;
    const double ratio = static_cast<double>(client) / chip;
    return ratio < 1 - speedTolerance || ratio > 1 + speedTolerance;
}

void Host::deliver() {
    const std::string sent = chip_->received();
    if (sent.empty())
        return;
    busyUntil_ = Clock::now() + staysBusy;
    if (port_.listened()) {
        std::string arriving = sent;
        if (wrongSpeed()) {
            garbled_ += sent.size();
            for (char& byte : arriving)
                byte = static_cast<char>(~byte);
        }
        port_.write(toHost_.pass(arriving, rates_));
    }
    watch(sent);
}

// What the chip has sent, before faults are added.
void Host::watch(const std::string& sent) {
    const auto when = std::chrono::nanoseconds(Clock::now().time_since_epoch()).count();
    for (const char byte : sent) {
        wf_message message;
        if (wf_decoder_feed(&decoder_, static_cast<std::uint8_t>(byte), &message) != WF_FEED_MESSAGE)
            continue;
        if (message.boot != boot_) {
            boot_ = message.boot;
            lastRoll_ = 0;
            say(fmt::format("boot {:08x}", boot_));
        }
        if (message.kind == WF_ROLL && message.seq > lastRoll_) {
            lastRoll_ = message.seq;
            ++rolls_;
            say(fmt::format("rolled{} at {}", faces(message.as.roll), when));
        }
    }
}

void Host::servePort() {
    if (!port_.plugged())
        return;
    if (port_.look() && options_.resetOnOpen)
        restart(Start::reset);
    std::string bytes = port_.read();
    if (!bytes.empty()) {
        busyUntil_ = Clock::now() + staysBusy;
        if (wrongSpeed()) {
            garbled_ += bytes.size();
            for (char& byte : bytes)
                byte = static_cast<char>(~byte);
        }
        chip_->send(fromHost_.pass(bytes, rates_));
    }
    if (port_.wants_to_write())
        port_.flush();
}

void Host::takeInput() {
    std::array<char, 512> some{};
    const ssize_t got = ::read(STDIN_FILENO, some.data(), some.size());
    if (got <= 0) {
        inputOpen_ = false;
        done_ = done_ || options_.exitWithParent;
        return;
    }
    for (const char c : std::string_view(some.data(), static_cast<std::size_t>(got))) {
        if (c == '\n') {
            command(typed_);
            typed_.clear();
        } else if (typed_.size() < commandLimit) {
            typed_ += c;
        }
    }
}

void Host::restart(Start how) {
    // A line that broke off is not continued by the next start.
    wf_decoder_reset(&decoder_);
    chip_->restart(how);
    handsOff_ = chip_->now() + startTime;
}

void Host::press(int milliseconds) {
    later(chip_->now(), 0, [this] { chip_->button(true); });
    later(chip_->now(), static_cast<Cycles>(milliseconds) * cyclesPerMillisecond,
          [this] { chip_->button(false); });
}

// Six strokes within two milliseconds, at the closing and at the opening of the contact.
void Host::bounce() {
    constexpr std::array<Cycles, 7> strokes{0, 90, 250, 600, 900, 1400, 1900}; // microseconds
    constexpr Cycles hold = 100'000;
    for (std::size_t i = 0; i < strokes.size(); ++i) {
        const bool down = i % 2 == 0;
        later(chip_->now(), strokes[i] * cyclesPerMicrosecond, [this, down] { chip_->button(down); });
        later(chip_->now(), (hold + strokes[i]) * cyclesPerMicrosecond,
              [this, down] { chip_->button(!down); });
    }
}

void Host::lay(std::vector<int> dice) {
    // Rolls that are commanded together are thrown one after the other.
    const Cycles from = deeds_.empty() ? chip_->now() : deeds_.back().at;
    later(from, 0, [this, dice = std::move(dice)] { layDice(*chip_, dice); });
    later(from, diceLie, [this] { layDice(*chip_, {}); });
    later(from, diceLie + diceUp, [] {});
}

void Host::plug() {
    const std::string problem = port_.plug();
    if (problem.empty())
        say("ready " + options_.link + " " + port_.slave());
    else
        complain(problem);
}

void Host::command(const std::string& line) {
    std::istringstream in(line);
    std::string word;
    std::string rest;
    if (!(in >> word))
        return;
    std::getline(in >> std::ws, rest);
    if (word == "press" || (word == "roll" && rest.empty())) {
        const int ms = rest.empty() ? 100 : std::atoi(rest.c_str());
        if (ms <= 0 || ms > 60'000)
            return complain("press wants milliseconds from 1 to 60000");
        press(ms);
    } else if (word == "bounce") {
        bounce();
    } else if (word == "roll") {
        std::istringstream values(rest);
        int a = 0;
        int b = 0;
        if (!(values >> a >> b) || a < 1 || a > 6 || b < 1 || b > 6)
            return complain("'" + rest + "' is no roll of two dice");
        lay({a, b});
    } else if (word == "cocked") {
        lay({diceAskew, 1});
    } else if (word == "pin") {
        pinCommand(rest);
    } else if (word == "reset") {
        restart(Start::reset);
    } else if (word == "power") {
        restart(Start::power);
    } else if (word == "unplug") {
        port_.unplug();
        say("unplugged");
    } else if (word == "replug") {
        plug();
    } else if (word == "noise" && rest == "alive") {
        chip_->noise(Noise::alive);
    } else if (word == "noise" && rest == "dead") {
        chip_->noise(Noise::dead);
    } else if (word == "noise" && rest == "hum") {
        chip_->noise(Noise::hum);
    } else if (word == "corrupt") {
        setRate(&FaultRates::corrupt, word, rest);
    } else if (word == "drop") {
        setRate(&FaultRates::drop, word, rest);
    } else if (word == "double") {
        setRate(&FaultRates::twice, word, rest);
    } else if (word == "stats") {
        tellStats();
    } else if (word == "quit") {
        done_ = true;
    } else {
        complain("unknown command '" + line + "'; --help tells which there are");
    }
}

void Host::pinCommand(const std::string& rest) {
    std::istringstream in(rest);
    std::string name;
    std::string level;
    if (!(in >> name >> level) || name.size() != 2 || name[0] < 'B' || name[0] > 'D' || name[1] < '0' ||
        name[1] > '7' || (level != "0" && level != "1" && level != "-"))
        return complain("pin wants a name from B0 to D7 and 0, 1 or -");
    chip_->drive(name[0], name[1] - '0', level == "-" ? std::nullopt : std::optional(level == "1"));
}

void Host::setRate(double FaultRates::*rate, const std::string& word, const std::string& value) {
    std::istringstream in(value);
    double probability = -1;
    if (!(in >> probability) || !in.eof() || !(probability >= 0 && probability <= 1))
        return complain(word + " wants a probability from 0 to 1");
    rates_.*rate = probability;
}

void Host::tellStats() {
    const auto& out = toHost_.counts();
    const auto& in = fromHost_.counts();
    say(fmt::format("stats boot={:08x} rolls={} plugged={} open={} lamp={} cycles={} asleep={:.4f} "
                    "overruns={} garbled={} "
                    "out={} in={} corrupted={} dropped={} doubled={}",
                    boot_, rolls_, port_.plugged() ? "yes" : "no", port_.listened() ? "yes" : "no",
                    chip_->lamp() ? "on" : "off", chip_->now(),
                    static_cast<double>(chip_->asleep()) / static_cast<double>(chip_->now()),
                    chip_->overruns(), garbled_, out.bytes, in.bytes, out.corrupted + in.corrupted,
                    out.dropped + in.dropped, out.doubled + in.doubled));
}

int Host::run() {
    sigset_t ending{};
    ::sigemptyset(&ending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        ::sigaddset(&ending, signal);
    ::sigprocmask(SIG_BLOCK, &ending, nullptr);
    ::signal(SIGPIPE, SIG_IGN);
    signals_ = ::signalfd(-1, &ending, SFD_NONBLOCK | SFD_CLOEXEC);
    // The default of 50 us is half a byte on the wire.
    ::prctl(PR_SET_TIMERSLACK, 1000UL, 0UL, 0UL, 0UL);

    if (const std::string problem = port_.plug(); !problem.empty()) {
        complain(problem);
        return 1;
    }
    say("ready " + options_.link + " " + port_.slave());
    layDice(*chip_, {});
    start_ = Clock::now();
    busyUntil_ = start_;
    auto parentLooked = start_;
    while (!done_) {
        sleep();
        servePort();
        if (options_.exitWithParent && Clock::now() - parentLooked > 1s) {
            parentLooked = Clock::now();
            done_ = done_ || ::getppid() != parent_;
        }
    }
    keepEeprom();
    port_.unplug();
    ::close(signals_);
    return status_;
}

} // namespace watchfire::simavr
