// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware/simavr_host/options.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "firmware-protocol/codec/message.h"

namespace watchfire::simavr {

namespace {

bool takeNumber(const std::string& text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}

bool goodSerial(const std::string& text) {
    return !text.empty() && text.size() <= WF_SERIAL_MAX &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f && c != '*'; });
}

} // namespace

std::variant<Options, HelpWanted, BadUsage> readOptions(const std::vector<std::string>& arguments) {
    Options options;
    const std::map<std::string, std::string*> texts{{"--elf", &options.elf},
                                                    {"--link", &options.link},
                                                    {"--serial", &options.serial},
                                                    {"--state", &options.state}};
    const std::map<std::string, std::uint64_t*> numbers{{"--seed", &options.seed},
                                                        {"--fault-seed", &options.faultSeed}};
    const std::map<std::string, bool*> flags{{"--reset-on-open", &options.resetOnOpen},
                                             {"--exit-with-parent", &options.exitWithParent}};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& name = arguments[i];
        if (name == "--help" || name == "-h")
            return HelpWanted{};
        if (const auto flag = flags.find(name); flag != flags.end()) {
            *flag->second = true;
            continue;
        }
        const auto text = texts.find(name);
        const auto number = numbers.find(name);
        if (text == texts.end() && number == numbers.end())
            return BadUsage{"unknown option '" + name + "'"};
        if (i + 1 == arguments.size())
            return BadUsage{name + " wants a value"};
        const std::string& value = arguments[++i];
        if (text != texts.end())
            *text->second = value;
        else if (!takeNumber(value, *number->second))
            return BadUsage{name + " wants a number, not '" + value + "'"};
    }
    if (options.elf.empty() || options.link.empty())
        return BadUsage{"--elf FILE and --link PATH are needed"};
    if (!options.serial.empty() && !goodSerial(options.serial))
        return BadUsage{"--serial wants 1 to 24 printable ASCII characters without blanks and '*'"};
    return options;
}

const char* helpText() {
    return R"(watchfire-simavr: the compiled firmware of the dice tower on a simulated chip, in real time, behind a
pseudo-terminal.

  watchfire-simavr --elf FILE --link PATH [options]

  --elf FILE           the firmware as avr-gcc made it
  --link PATH          put the port's symlink here; open it like any serial port
  --serial NAME        the serial number, put into the EEPROM
  --state FILE         keep the EEPROM here, so that it outlives this program
  --seed N             seed of the noise at the analogue input (1)
  --fault-seed N       seed of the faults on the wire (1)
  --reset-on-open      reset the chip when the port is opened, as boards with DTR do
  --exit-with-parent   quit when the standard input or the parent process ends

Commands, one a line on the standard input:

  press [MS]           press the button so long (100)
  bounce               press it with a contact that bounces
  roll [A B]           dice on pins fall like this, lie a moment and are taken up; without numbers the same as press
  cocked               they fall, and the first one lies askew
  pin D2 0|1|-         drive a pin from outside, or let go of it
  reset                press the reset button: RAM stays
  power                power off and on: RAM is lost, the EEPROM stays
  unplug, replug       pull the cable, put it in again; the chip runs on
  noise alive|dead|hum what the analogue input sees
  corrupt P, drop P, double P
                       damage each byte in both directions with probability P (0 to 1)
  stats                one line of counts
  quit

It says `boot ID` at each start that it hears of, and `rolled A B at T` when a new roll has left the chip for the first
time: T is when its line was written, in nanoseconds of the system's monotonic clock.

Exit status: 0 ended as asked, 1 something failed, 2 the command line is wrong.
)";
}

} // namespace watchfire::simavr
