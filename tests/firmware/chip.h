// SPDX-License-Identifier: Apache-2.0
// The tower's controller board in the simulator simavr: the compiled firmware, its wire, button, dice, lamp
// and noise input, in virtual time. No clock is used, so two runs with the same calls are identical to the
// cycle. This class corrects what simavr 1.6 gets wrong about the chip.
//
// Test programs only: simavr is GPL-3 and is never linked into Watchfire.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct avr_t;
struct avr_irq_t;

namespace watchfire::simavr {

using Cycles = std::uint64_t; // of the chip's clock since it was made

constexpr Cycles hertz = 16'000'000;
constexpr Cycles cyclesPerMicrosecond = hertz / 1'000'000;
constexpr Cycles cyclesPerMillisecond = hertz / 1'000;
constexpr std::size_t eepromSize = 1024;

// What the open analogue input delivers.
enum class Noise {
    alive, // a few steps of the converter around a level that wanders
    dead,  // one level without a tremor, like a pin tied to a supply
    hum,   // two alternating levels: it changes all the time but is predictable
};

// How the chip came to its start.
enum class Start {
    power, // RAM holds anything
    reset, // the reset button: RAM keeps its content
};

struct ElfFile; // as simavr reads it

class Chip {
public:
    struct Options {
        std::uint64_t seed = 1; // for the noise, and for the content of RAM at power-on
        // Empty: erased (all 0xff). Shorter than the chip's: the rest is erased.
        std::vector<std::uint8_t> eeprom{};
    };

    // Makes the chip with this firmware at power-on, or returns what is wrong with the file, in words for
    // people.
    static std::variant<std::unique_ptr<Chip>, std::string> make(const std::string& elf, Options options);
    ~Chip();
    Chip(const Chip&) = delete;
    Chip& operator=(const Chip&) = delete;

    // Runs to this cycle, or one instruction beyond it.
    void runUntil(Cycles end);
    [[nodiscard]] Cycles now() const;
    [[nodiscard]] Cycles asleep() const { return asleep_; } // of all cycles so far
    [[nodiscard]] bool crashed() const { return crashed_; } // ran off its code, or slept with interrupts off

    void restart(Start how);

    // ---- the wire, as seen from the host ----

    // Queues bytes on the wire behind those already there; each takes its time.
    void send(std::string_view bytes);
    [[nodiscard]] bool sending() const { return !toChip_.empty(); }
    // What has arrived from the chip so far, whole bytes only.
    std::string received();
    [[nodiscard]] std::optional<Cycles> nextReceived() const;          // when the next byte will have come
    [[nodiscard]] Cycles cyclesPerByte() const;                        // as the firmware has set its wire
    [[nodiscard]] int baud() const;                                    // the same; 0: not set up
    [[nodiscard]] std::uint64_t overruns() const { return overruns_; } // bytes the chip did not fetch in time

    // ---- the board ----

    // Drives a pin from outside, or releases it; the firmware's own pull-up then holds it.
    void drive(char port, int pin, std::optional<bool> level);
    [[nodiscard]] bool pin(char port, int pin) const;
    void button(bool pressed);
    [[nodiscard]] bool lamp() const { return lamp_; }
    // Called at each change of the lamp's pin.
    std::function<void(bool on, Cycles at)> lampChanged;
    void noise(Noise noise) { noise_ = noise; }

    [[nodiscard]] std::vector<std::uint8_t> eeprom() const;
    void writeEeprom(std::size_t at, const std::vector<std::uint8_t>& bytes);
    [[nodiscard]] std::uint64_t conversions() const { return conversions_; } // of the analogue input

private:
    Chip(std::unique_ptr<ElfFile> elf, Options options);
    void prepareAfterReset();
    void scrambleRam();
    void feed();
    void driveAgain(char port);
    std::uint32_t nextLevel();

    struct Pins {
        std::uint8_t driven = 0; // mask
        std::uint8_t levels = 0;
    };
    struct SentByte {
        char byte;
        Cycles at; // its stop bit is over
    };

    std::unique_ptr<ElfFile> elf_;
    avr_t* avr_ = nullptr;
    avr_irq_t* uartIn_ = nullptr;
    std::array<Pins, 3> pins_{}; // B, C, D
    std::mt19937_64 noiseRandom_;
    std::mt19937_64 ramRandom_;
    Noise noise_ = Noise::alive;
    double wander_ = 0; // millivolts
    bool humHigh_ = false;
    std::deque<char> toChip_;
    Cycles nextFeed_ = 0;
    int unread_ = 0;       // bytes that lie in the chip's receiver
    bool written_ = false; // the access to the data register under way is a writing one
    std::deque<SentByte> fromChip_;
    Cycles lineBusyUntil_ = 0;
    Cycles asleep_ = 0;
    std::uint64_t overruns_ = 0;
    std::uint64_t conversions_ = 0;
    bool lamp_ = false;
    bool crashed_ = false;
};

} // namespace watchfire::simavr
