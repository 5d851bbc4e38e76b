// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/options.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <sstream>

#include "firmware-protocol/codec/message.h"

namespace watchfire::tower_simulator {

namespace {

template <typename Number> std::optional<Number> number(const std::string& text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

bool good_serial(const std::string& text) {
    return !text.empty() && text.size() <= WF_SERIAL_MAX &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f && c != '*'; });
}

// Takes an option's value into `options`; false if the value is invalid.
using Take = std::function<bool(Options& options, const std::string& value)>;

struct WithValue {
    Take take;
    const char* wanted;
};

const std::map<std::string, WithValue>& options_with_value() {
    static const std::map<std::string, WithValue> table{
        {"--link", {[](Options& o, const std::string& v) { return !(o.link = v).empty(); }, "a path"}},
        {"--list", {[](Options& o, const std::string& v) { return !(o.list = v).empty(); }, "a file"}},
        {"--state", {[](Options& o, const std::string& v) { return !(o.state = v).empty(); }, "a file"}},
        {"--seed",
         {[](Options& o, const std::string& v) { return (o.seed = number<std::uint64_t>(v)).has_value(); },
          "a number from 0 to 18446744073709551615"}},
        {"--fault-seed",
         {[](Options& o, const std::string& v) {
              const auto seed = number<std::uint64_t>(v);
              o.fault_seed = seed.value_or(0);
              return seed.has_value();
          },
          "a number from 0 to 18446744073709551615"}},
        {"--serial",
         {[](Options& o, const std::string& v) { return good_serial(o.serial = v); },
          "1 to 24 printable ASCII characters without blanks and '*'"}},
        {"--interval",
         {[](Options& o, const std::string& v) {
              const auto ms = number<std::uint32_t>(v);
              o.interval = std::chrono::milliseconds(ms.value_or(0));
              return ms.has_value() && *ms > 0 && *ms <= 86'400'000;
          },
          "milliseconds from 1 to 86400000"}},
        {"--dice",
         {[](Options& o, const std::string& v) { return !(o.dice = read_dice(v)).empty(); },
          "1 to 8 dice with 2 to 20 faces, such as d6,d6"}},
    };
    return table;
}

const std::map<std::string, bool Options::*>& flags() {
    static const std::map<std::string, bool Options::*> table{
        {"--keys", &Options::keys},
        {"--reset-on-open", &Options::reset_on_open},
        {"--exit-with-parent", &Options::exit_with_parent},
    };
    return table;
}

std::optional<BadUsage> check(const Options& options) {
    if (options.link.empty())
        return BadUsage{"--link PATH is needed: where shall the port appear?"};
    if (!options.list.empty() && options.seed)
        return BadUsage{"--seed and --list exclude each other"};
    if (options.keys && options.exit_with_parent)
        return BadUsage{"--keys and --exit-with-parent exclude each other: both want the standard input"};
    return std::nullopt;
}

} // namespace

std::vector<std::uint8_t> read_dice(const std::string& text) {
    std::vector<std::uint8_t> dice;
    std::istringstream in(text);
    std::string die;
    while (std::getline(in, die, ',')) {
        const auto faces =
            die.size() > 1 && die.front() == 'd' ? number<std::uint8_t>(die.substr(1)) : std::nullopt;
        if (!faces || *faces < WF_FACES_MIN || *faces > WF_FACES_MAX || dice.size() == WF_DICE_MAX)
            return {};
        dice.push_back(*faces);
    }
    return text.empty() || text.back() == ',' ? std::vector<std::uint8_t>{} : dice;
}

std::variant<Options, HelpWanted, VersionWanted, BadUsage>
read_options(const std::vector<std::string>& arguments) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string name = arguments[i];
        if (name == "--help" || name == "-h")
            return HelpWanted{};
        if (name == "--version")
            return VersionWanted{};
        if (const auto flag = flags().find(name); flag != flags().end()) {
            options.*flag->second = true;
            continue;
        }
        std::optional<std::string> value;
        if (const auto equals = name.find('='); name.rfind("--", 0) == 0 && equals != std::string::npos) {
            value = name.substr(equals + 1);
            name.resize(equals);
        }
        const auto known = options_with_value().find(name);
        if (known == options_with_value().end())
            return BadUsage{"unknown option '" + arguments[i] + "'"};
        if (!value) {
            if (i + 1 == arguments.size())
                return BadUsage{name + " wants " + known->second.wanted};
            value = arguments[++i];
        }
        if (!known->second.take(options, *value))
            return BadUsage{name + " wants " + known->second.wanted + ", not '" + *value + "'"};
    }
    if (auto bad = check(options))
        return std::move(*bad);
    return options;
}

const char* help_text() {
    return R"(watchfire-tower: a dice tower without hardware, behind a pseudo-terminal.

  watchfire-tower --link PATH [options]

  --link PATH          put the port's symlink here; open it like any serial port
  --seed N             random rolls that are the same each time
  --list FILE          rolls from a file, one a line ("5 3"); '#' begins a remark
  --keys               roll by key: space or Enter rolls, c cocked, u unplug, p plug in,
                       x reset, q quit
  --dice LIST          the dice that are rolled (d6,d6)
  --interval MS        roll by itself so often
  --serial NAME        serial number (SIM-0001)
  --state FILE         remember the count of starts here, as a tower's EEPROM does
  --reset-on-open      restart when the port is opened, as boards with DTR reset do
  --fault-seed N       seed of the faults (1)
  --exit-with-parent   quit when the standard input or the parent process ends
  --help, --version

Commands, one a line on the standard input:

  roll                 roll once (at random, or the next of the list)
  roll 5 3             a roll of this, with the dice of --dice where they fit, else six-sided
  cocked [N]           N dice lie askew
  reset                power off and on: what it holds is lost
  unplug, replug       pull the cable, put it in again; the tower runs on
  corrupt P, drop P, double P
                       damage each byte in both directions with probability P (0 to 1)
  stats                one line of counts
  quit

Exit status: 0 ended as asked, 1 something failed, 2 the command line is wrong.
)";
}

} // namespace watchfire::tower_simulator
