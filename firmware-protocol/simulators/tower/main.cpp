// SPDX-License-Identifier: Apache-2.0
// watchfire-tower: reads the command line, finds the dice, hands both to the simulator.
#include <cstdio>
#include <memory>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include <termios.h>
#include <unistd.h>

#include "firmware-protocol/simulators/tower/simulator.h"

namespace {

using namespace watchfire::tower_simulator;

// While this object lives, keys arrive one by one and are not echoed.
class KeyInput {
public:
    KeyInput() {
        ::tcgetattr(STDIN_FILENO, &before_);
        termios keys = before_;
        keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        ::tcsetattr(STDIN_FILENO, TCSANOW, &keys);
    }
    ~KeyInput() { ::tcsetattr(STDIN_FILENO, TCSANOW, &before_); }
    KeyInput(const KeyInput&) = delete;
    KeyInput& operator=(const KeyInput&) = delete;

private:
    termios before_{};
};

int fail(int status, const std::string& message) {
    std::fprintf(stderr, "watchfire-tower: %s\n", message.c_str());
    if (status == 2)
        std::fputs("Try: watchfire-tower --help\n", stderr);
    return status;
}

std::uint64_t seed_of(const Options& options) {
    std::random_device device;
    return options.seed ? *options.seed : (std::uint64_t{device()} << 32) | device();
}

int run(const Options& options) {
    std::unique_ptr<DiceSource> source;
    if (options.list.empty()) {
        source = std::make_unique<RandomDice>(seed_of(options), options.dice);
    } else {
        auto list = read_list(options.list, options.dice);
        if (const auto* problem = std::get_if<std::string>(&list))
            return fail(1, *problem);
        source = std::make_unique<ListedDice>(std::get<std::deque<wf_dice>>(std::move(list)));
    }
    std::unique_ptr<KeyInput> keys;
    if (options.keys) {
        if (::isatty(STDIN_FILENO) == 0)
            return fail(1, "--keys needs a terminal as standard input");
        keys = std::make_unique<KeyInput>();
    }
    return Simulator(options, std::move(source)).run();
}

} // namespace

int main(int argc, char** argv) {
    const auto read = read_options(std::vector<std::string>(argv + 1, argv + argc));
    if (std::holds_alternative<HelpWanted>(read)) {
        std::fputs(help_text(), stdout);
        return 0;
    }
    if (std::holds_alternative<VersionWanted>(read)) {
        std::puts("watchfire-tower " WATCHFIRE_VERSION);
        return 0;
    }
    if (const auto* bad = std::get_if<BadUsage>(&read))
        return fail(2, bad->message);
    return run(std::get<Options>(read));
}
