// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/simulator.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <sstream>

#include <fmt/format.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace watchfire::tower_simulator {

namespace {

using namespace std::chrono_literals;

// An opened port wakes the program by itself; checking now and then covers systems that do not report it.
constexpr int look_ms = 200;
constexpr int look_blindly_ms = 10;
constexpr int look_for_parent_ms = 1000;
constexpr std::size_t command_limit = 1024;

// Prints a line for people on the standard output. Drops it rather than wait: a parent that does not read
// must not stop the tower.
void say(const std::string& line) {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    if (::poll(&out, 1, 0) == 1 && (out.revents & POLLOUT) != 0) {
        const std::string text = line + "\n";
        [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, text.data(), text.size());
    }
}

void complain(const std::string& line) {
    std::fprintf(stderr, "watchfire-tower: %s\n", line.c_str());
}

const char* name_of(wf_notice notice) {
    switch (notice) {
    case WF_NOTICE_NONE:
        return "none";
    case WF_NOTICE_FULL:
        return "full";
    case WF_NOTICE_REFUSED:
        return "refused";
    }
    return "none";
}

std::string text_of(const wf_dice& dice) {
    std::string text;
    for (std::size_t i = 0; i < dice.count; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : " ", dice.die[i].value);
    return text;
}

} // namespace

Simulator::Simulator(Options options, std::unique_ptr<DiceSource> source)
    : options_(std::move(options))
    , source_(std::move(source))
    , boots_(options_.state)
    , port_(options_.link)
    // One generator per direction, so that the traffic of one side does not shift the faults of the other.
    , to_host_(options_.fault_seed)
    , from_host_(options_.fault_seed ^ 0x9e3779b97f4a7c15u)
    , parent_(::getppid()) {
    hal_.context = this;
    hal_.send = [](void* context, char byte) { static_cast<Simulator*>(context)->sending_ += byte; };
    hal_.lamp = [](void* context, wf_lamp effect, wf_notice notice) {
        static_cast<Simulator*>(context)->show(effect, notice);
    };
    hal_.count_boot = [](void* context) { return static_cast<Simulator*>(context)->boots_.count(); };
    hal_.entropy = [](void*) { return random_16_bits(); };
    identity_ = {"Watchfire-Simulator", WATCHFIRE_VERSION, options_.serial.c_str(),
                 WF_CAP_LAMP | WF_CAP_COCKED | WF_CAP_ELECTRONIC | WF_CAP_SIMULATED};
}

std::uint32_t Simulator::now() const {
    const auto gone = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    return static_cast<std::uint32_t>(gone.count());
}

void Simulator::show(wf_lamp effect, wf_notice notice) {
    say(fmt::format("lamp {} notice {}", wf_lamp_name(effect), name_of(notice)));
}

void Simulator::start_tower() {
    wf_tower_init(&tower_, &hal_, &identity_, now());
    if (!boots_.problem().empty())
        complain(boots_.problem());
    deliver();
}

// Puts what the core has said on the wire; it is lost if nobody is there.
void Simulator::deliver() {
    if (port_.listened())
        port_.write(to_host_.pass(sending_, rates_));
    sending_.clear();
}

void Simulator::serve_port() {
    if (!port_.plugged())
        return;
    if (port_.look()) {
        if (options_.reset_on_open)
            start_tower();
        else
            wf_tower_greet(&tower_, now());
        deliver();
    }
    for (const char byte : from_host_.pass(port_.read(), rates_)) {
        wf_tower_receive(&tower_, static_cast<std::uint8_t>(byte), now());
        deliver();
    }
    if (port_.wants_to_write())
        port_.flush();
}

void Simulator::roll_when_due() {
    if (!options_.interval || list_ended_ || Clock::now() < next_roll_)
        return;
    next_roll_ = std::max(next_roll_ + *options_.interval, Clock::now());
    roll();
}

int Simulator::wait_ms(std::uint32_t tower_wants) const {
    auto wait = static_cast<std::int64_t>(tower_wants);
    if (port_.plugged() && !port_.listened())
        wait = std::min<std::int64_t>(wait, port_.opens_to_poll() >= 0 ? look_ms : look_blindly_ms);
    if (options_.exit_with_parent)
        wait = std::min<std::int64_t>(wait, look_for_parent_ms);
    if (options_.interval && !list_ended_) {
        const auto until = std::chrono::ceil<std::chrono::milliseconds>(next_roll_ - Clock::now());
        wait = std::min<std::int64_t>(wait, std::max<std::int64_t>(0, until.count()));
    }
    return static_cast<int>(wait);
}

void Simulator::sleep(int ms) {
    const auto events = static_cast<short>(port_.wants_to_write() ? POLLIN | POLLOUT : POLLIN);
    std::array<pollfd, 4> what{pollfd{input_open_ ? STDIN_FILENO : -1, POLLIN, 0},
                               pollfd{signals_, POLLIN, 0}, pollfd{port_.master_to_poll(), events, 0},
                               pollfd{port_.opens_to_poll(), POLLIN, 0}};
    if (::poll(what.data(), what.size(), ms) <= 0)
        return;
    if (what[1].revents != 0)
        done_ = true;
    if (what[0].revents != 0)
        take_input();
}

void Simulator::take_input() {
    std::array<char, 512> some{};
    const ssize_t got = ::read(STDIN_FILENO, some.data(), some.size());
    if (got <= 0) {
        input_open_ = false;
        done_ = done_ || options_.exit_with_parent;
        return;
    }
    for (const char c : std::string_view(some.data(), static_cast<std::size_t>(got))) {
        if (options_.keys) {
            take_key(c);
        } else if (c == '\n') {
            command(typed_);
            typed_.clear();
        } else if (typed_.size() < command_limit) {
            typed_ += c;
        }
    }
}

void Simulator::take_key(char key) {
    switch (key) {
    case ' ':
    case '\n':
    case '\r':
        return roll();
    case 'c':
        return command("cocked 1");
    case 'u':
        return command("unplug");
    case 'p':
        return command("replug");
    case 'x':
        return command("reset");
    case 'q':
    case 4: // Ctrl-D
        return command("quit");
    default:
        return say("space or Enter: roll, c: cocked, u: unplug, p: plug in, x: reset, q: quit");
    }
}

void Simulator::command(const std::string& line) {
    std::istringstream in(line);
    std::string word;
    std::string rest;
    if (!(in >> word))
        return;
    std::getline(in >> std::ws, rest);
    if (word == "roll" && rest.empty()) {
        roll();
    } else if (word == "roll") {
        if (const auto dice = dice_of(rest, options_.dice))
            roll(*dice);
        else
            complain("'" + rest + "' is no roll");
    } else if (word == "cocked") {
        const auto count = rest.empty()                                           ? 1
                           : rest.size() == 1 && rest[0] >= '0' && rest[0] <= '8' ? rest[0] - '0'
                                                                                  : -1;
        if (count < 0)
            return complain("cocked wants 0 to 8");
        wf_tower_cocked(&tower_, static_cast<std::uint8_t>(count), now());
        deliver();
    } else if (word == "reset") {
        start_tower();
    } else if (word == "unplug") {
        port_.unplug();
        say("unplugged");
    } else if (word == "replug") {
        plug();
    } else if (word == "corrupt") {
        set_rate(&FaultRates::corrupt, word, rest);
    } else if (word == "drop") {
        set_rate(&FaultRates::drop, word, rest);
    } else if (word == "double") {
        set_rate(&FaultRates::twice, word, rest);
    } else if (word == "stats") {
        tell_stats();
    } else if (word == "quit") {
        done_ = true;
    } else {
        complain("unknown command '" + word +
                 "' (roll, cocked, reset, unplug, replug, corrupt, drop, double, stats, quit)");
    }
}

void Simulator::roll() {
    if (const auto dice = source_->next()) {
        roll(*dice);
    } else {
        list_ended_ = true;
        complain("the list of rolls is at its end");
    }
}

void Simulator::roll(const wf_dice& dice) {
    const wf_roll_result result = wf_tower_roll(&tower_, &dice, now());
    deliver();
    say((result == WF_ROLL_TAKEN ? "rolled " : "refused ") + text_of(dice));
}

void Simulator::plug() {
    const std::string problem = port_.plug();
    if (problem.empty())
        say("ready " + options_.link + " " + port_.slave());
    else
        complain(problem);
}

void Simulator::set_rate(double FaultRates::*rate, const std::string& word, const std::string& value) {
    std::istringstream in(value);
    double probability = -1;
    if (!(in >> probability) || !in.eof() || !(probability >= 0 && probability <= 1))
        return complain(word + " wants a probability from 0 to 1");
    rates_.*rate = probability;
}

void Simulator::tell_stats() {
    const auto& out = to_host_.counts();
    const auto& in = from_host_.counts();
    say(fmt::format("stats boot={:08x} held={} rolls={} resends={} refused={} bad={} plugged={} open={} "
                    "lamp={} notice={} "
                    "out={} in={} corrupted={} dropped={} doubled={}",
                    tower_.boot, tower_.held, tower_.status.rolls, tower_.status.resends,
                    tower_.status.refused, tower_.decoder.bad, port_.plugged() ? "yes" : "no",
                    port_.listened() ? "yes" : "no", wf_lamp_name(tower_.effect), name_of(tower_.notice),
                    out.bytes, in.bytes, out.corrupted + in.corrupted, out.dropped + in.dropped,
                    out.doubled + in.doubled));
}

int Simulator::run() {
    sigset_t ending{};
    ::sigemptyset(&ending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        ::sigaddset(&ending, signal);
    ::sigprocmask(SIG_BLOCK, &ending, nullptr);
    ::signal(SIGPIPE, SIG_IGN);
    signals_ = ::signalfd(-1, &ending, SFD_NONBLOCK | SFD_CLOEXEC);

    start_tower();
    if (const std::string problem = port_.plug(); !problem.empty()) {
        complain(problem);
        return 1;
    }
    say("ready " + options_.link + " " + port_.slave());
    next_roll_ = Clock::now() + options_.interval.value_or(0ms);
    while (!done_) {
        serve_port();
        roll_when_due();
        const std::uint32_t wants = wf_tower_poll(&tower_, now());
        deliver();
        sleep(wait_ms(wants));
        if (options_.exit_with_parent && ::getppid() != parent_)
            done_ = true;
    }
    port_.unplug();
    ::close(signals_);
    return 0;
}

} // namespace watchfire::tower_simulator
