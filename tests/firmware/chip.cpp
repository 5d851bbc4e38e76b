// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware/chip.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

extern "C" {
#include <simavr/avr_adc.h>
#include <simavr/avr_eeprom.h>
#include <simavr/avr_extint.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
}

namespace watchfire::simavr {

namespace {

constexpr const char* controller = "atmega328p";
constexpr std::uint32_t supplyMillivolts = 5000;
constexpr double converterStep = supplyMillivolts / 1023.0;

// Registers of the ATmega328P, by their addresses in its data space.
constexpr std::size_t ucsr0a = 0xc0;
constexpr std::size_t ubrr0l = 0xc4;
constexpr std::size_t ubrr0h = 0xc5;
constexpr std::size_t udr0 = 0xc6;
constexpr std::uint8_t u2x0 = 1u << 1;
constexpr std::size_t ramStart = 0x100;

// The receiver holds two bytes, and a third one in its shift register.
constexpr int receiverDepth = 3;

// simavr counts a start bit, eight data bits, a parity bit that is not there, and a stop bit.
constexpr Cycles bitsPerByte = 11;

std::size_t index(char port) {
    return static_cast<std::size_t>(port - 'B');
}

avr_irq_t* pinIrq(avr_t* avr, char port, int pin) {
    return avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(static_cast<std::uint32_t>(port)), pin);
}

// simavr prints messages on standard output that the tests suppress; its errors go to standard error.
void log(avr_t*, const int level, const char* format, va_list arguments) {
    if (level <= LOG_ERROR && level != LOG_OUTPUT)
        std::vfprintf(stderr, format, arguments);
}

bool isElf(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr)
        return false;
    std::array<char, 4> head{};
    const std::size_t got = std::fread(head.data(), 1, head.size(), file);
    std::fclose(file);
    return got == head.size() && std::memcmp(head.data(), "\177ELF", 4) == 0;
}

} // namespace

struct ElfFile {
    elf_firmware_t firmware{};
};

std::variant<std::unique_ptr<Chip>, std::string> Chip::make(const std::string& path, Options options) {
    avr_global_logger_set(log);
    auto elf = std::make_unique<ElfFile>();
    if (!isElf(path) || elf_read_firmware(path.c_str(), &elf->firmware) != 0 || elf->firmware.flashsize == 0)
        return path + " is no firmware (an ELF file for the " + controller + ")";
    if (options.eeprom.size() > eepromSize)
        return std::string("the EEPROM holds 1024 bytes");
    return std::unique_ptr<Chip>(new Chip(std::move(elf), std::move(options)));
}

Chip::Chip(std::unique_ptr<ElfFile> elf, Options options)
    : elf_(std::move(elf)), noiseRandom_(options.seed), ramRandom_(~options.seed) {
    avr_ = avr_make_mcu_by_name(controller);
    avr_init(avr_);
    std::strncpy(elf_->firmware.mmcu, controller, sizeof elf_->firmware.mmcu - 1);
    elf_->firmware.frequency = hertz;
    avr_load_firmware(avr_, &elf_->firmware);
    avr_->vcc = avr_->avcc = avr_->aref = supplyMillivolts;
    // simavr would wait here; in this program time passes only in runUntil.
    avr_->custom.data = this;
    avr_->sleep = [](avr_t* avr, avr_cycle_count_t cycles) {
        static_cast<Chip*>(avr->custom.data)->asleep_ += cycles + 1;
    };

    std::uint32_t flags = 0;
    avr_ioctl(avr_, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~static_cast<std::uint32_t>(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr_, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    uartIn_ = avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(
        avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT),
        [](avr_irq_t*, std::uint32_t value, void* self) {
            auto& chip = *static_cast<Chip*>(self);
            chip.lineBusyUntil_ = std::max(chip.lineBusyUntil_, chip.now()) + chip.cyclesPerByte();
            chip.fromChip_.push_back({static_cast<char>(value), chip.lineBusyUntil_});
            chip.written_ = true;
        },
        this);
    // Called at each access to the data register; for a write, right after the call above.
    avr_irq_register_notify(
        avr_iomem_getirq(avr_, udr0, nullptr, AVR_IOMEM_IRQ_ALL),
        [](avr_irq_t*, std::uint32_t, void* self) {
            auto& chip = *static_cast<Chip*>(self);
            if (!std::exchange(chip.written_, false) && chip.unread_ > 0)
                --chip.unread_;
        },
        this);
    avr_irq_register_notify(
        pinIrq(avr_, 'B', 5),
        [](avr_irq_t*, std::uint32_t value, void* self) {
            auto& chip = *static_cast<Chip*>(self);
            const bool on = (value & 1u) != 0;
            if (on == chip.lamp_)
                return;
            chip.lamp_ = on;
            if (chip.lampChanged)
                chip.lampChanged(on, chip.now());
        },
        this);
    avr_irq_register_notify(
        avr_io_getirq(avr_, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
        [](avr_irq_t* irq, std::uint32_t, void* self) {
            auto& chip = *static_cast<Chip*>(self);
            ++chip.conversions_;
            avr_raise_irq(irq - ADC_IRQ_OUT_TRIGGER + ADC_IRQ_ADC0, chip.nextLevel());
        },
        this);
    if (!options.eeprom.empty())
        writeEeprom(0, options.eeprom);
    scrambleRam();
    prepareAfterReset();
}

Chip::~Chip() {
    avr_terminate(avr_);
    std::free(avr_);
}

Cycles Chip::now() const {
    return avr_->cycle;
}

// A reset removes simavr's timers and resets some of its switches.
void Chip::prepareAfterReset() {
    // The number of instructions between two checks of its timers; a reset leaves one, which is four times as
    // slow.
    avr_->run_cycle_limit = cyclesPerMillisecond;
    // Otherwise each cycle in which the pin of an external interrupt is low costs a timer.
    avr_extint_set_strict_lvl_trig(avr_, EXTINT_IRQ_OUT_INT0, 0);
    avr_extint_set_strict_lvl_trig(avr_, EXTINT_IRQ_OUT_INT1, 0);
    unread_ = 0;
    written_ = false;
    for (const char port : {'B', 'C', 'D'}) {
        // simavr passes on changes only, and would not see a repeated pull-up as a change: the pin would stay
        // low.
        for (int pin = 0; pin < 8; ++pin)
            avr_raise_irq(pinIrq(avr_, port, pin), 0);
        driveAgain(port);
    }
}

void Chip::scrambleRam() {
    for (std::size_t at = ramStart; at <= avr_->ramend; ++at)
        avr_->data[at] = static_cast<std::uint8_t>(ramRandom_());
}

void Chip::restart(Start how) {
    // Output in progress is cut off; input from the host meets a chip that is starting.
    std::erase_if(fromChip_, [this](const SentByte& sent) { return sent.at > now(); });
    lineBusyUntil_ = now();
    avr_reset(avr_);
    avr_regbit_set(avr_, how == Start::power ? avr_->reset_flags.porf : avr_->reset_flags.extrf);
    if (how == Start::power)
        scrambleRam();
    crashed_ = false;
    if (std::exchange(lamp_, false) && lampChanged)
        lampChanged(false, now());
    prepareAfterReset();
}

void Chip::runUntil(Cycles end) {
    while (now() < end && !crashed_) {
        feed();
        Cycles stop = end;
        if (!toChip_.empty())
            stop = std::min(stop, nextFeed_);
        // The alarm bounds both a row of instructions and a sleep.
        avr_cycle_timer_register(
            avr_, stop > now() ? stop - now() : 1,
            [](avr_t*, avr_cycle_count_t, void*) -> avr_cycle_count_t { return 0; }, this);
        while (now() < stop) {
            const int state = avr_run(avr_);
            if (state == cpu_Crashed || state == cpu_Done || state == cpu_Stopped) {
                crashed_ = true;
                break;
            }
        }
    }
}

Cycles Chip::cyclesPerByte() const {
    const unsigned rate = avr_->data[ubrr0l] | (static_cast<unsigned>(avr_->data[ubrr0h]) << 8);
    const unsigned perBit = (rate + 1) * ((avr_->data[ucsr0a] & u2x0) != 0 ? 8 : 16);
    return perBit * bitsPerByte;
}

int Chip::baud() const {
    const bool set = avr_->data[ubrr0l] != 0 || avr_->data[ubrr0h] != 0;
    return set ? static_cast<int>(hertz * bitsPerByte / cyclesPerByte()) : 0;
}

void Chip::send(std::string_view bytes) {
    if (toChip_.empty())
        nextFeed_ = std::max(nextFeed_, now());
    toChip_.insert(toChip_.end(), bytes.begin(), bytes.end());
}

// simavr's receiver would hold 64 bytes and make the host wait; the real chip loses bytes that are not
// fetched in time.
void Chip::feed() {
    while (!toChip_.empty() && nextFeed_ <= now()) {
        if (unread_ >= receiverDepth) {
            ++overruns_;
        } else {
            ++unread_;
            avr_raise_irq(uartIn_, static_cast<std::uint8_t>(toChip_.front()));
        }
        toChip_.pop_front();
        nextFeed_ += cyclesPerByte();
    }
}

std::string Chip::received() {
    std::string bytes;
    while (!fromChip_.empty() && fromChip_.front().at <= now()) {
        bytes += fromChip_.front().byte;
        fromChip_.pop_front();
    }
    return bytes;
}

std::optional<Cycles> Chip::nextReceived() const {
    return fromChip_.empty() ? std::nullopt : std::optional(fromChip_.front().at);
}

// At each write to its port, simavr restores the pull-up's level on an input, unless it knows the level from
// outside as a pull too.
void Chip::driveAgain(char port) {
    const Pins& pins = pins_[index(port)];
    avr_ioport_external_t external{};
    external.name = static_cast<unsigned char>(port) & 0x7fu;
    external.mask = pins.driven;
    external.value = static_cast<std::uint8_t>(pins.levels & pins.driven);
    avr_ioctl(avr_, AVR_IOCTL_IOPORT_SET_EXTERNAL(static_cast<std::uint32_t>(port)), &external);
    for (int pin = 0; pin < 8; ++pin)
        if ((pins.driven >> pin & 1) != 0)
            avr_raise_irq(pinIrq(avr_, port, pin), static_cast<std::uint32_t>(pins.levels >> pin & 1));
}

void Chip::drive(char port, int pin, std::optional<bool> level) {
    Pins& pins = pins_[index(port)];
    const auto mask = static_cast<std::uint8_t>(1u << pin);
    const auto cleared = static_cast<std::uint8_t>(~mask);
    pins.driven = static_cast<std::uint8_t>(level ? pins.driven | mask : pins.driven & cleared);
    pins.levels =
        static_cast<std::uint8_t>(level.value_or(false) ? pins.levels | mask : pins.levels & cleared);
    driveAgain(port);
    if (!level) {
        avr_ioport_state_t state{};
        avr_ioctl(avr_, AVR_IOCTL_IOPORT_GETSTATE(static_cast<std::uint32_t>(port)), &state);
        avr_raise_irq(pinIrq(avr_, port, pin), (state.port >> pin) & 1u);
    }
}

bool Chip::pin(char port, int pin) const {
    avr_ioport_state_t state{};
    avr_ioctl(avr_, AVR_IOCTL_IOPORT_GETSTATE(static_cast<std::uint32_t>(port)), &state);
    return ((state.pin >> pin) & 1u) != 0;
}

void Chip::button(bool pressed) {
    drive('D', 2, pressed ? std::optional(false) : std::nullopt);
}

// The input in millivolts for the next conversion.
std::uint32_t Chip::nextLevel() {
    constexpr double middle = supplyMillivolts / 2.0;
    const auto uniform = [this] { return static_cast<double>(noiseRandom_() >> 11) * 0x1.0p-53 - 0.5; };
    switch (noise_) {
    case Noise::alive: {
        // A random walk that is pulled back to the middle, plus a tremor of about two steps: the sum of four
        // uniform numbers is close enough to a bell curve.
        wander_ += converterStep * uniform() - wander_ * 0.01;
        const double tremor = (uniform() + uniform() + uniform() + uniform()) * 3.5 * converterStep;
        return static_cast<std::uint32_t>(
            std::clamp(middle + wander_ + tremor, 0.0, double{supplyMillivolts}));
    }
    case Noise::dead:
        return 0;
    case Noise::hum:
        humHigh_ = !humHigh_;
        return static_cast<std::uint32_t>(middle + (humHigh_ ? converterStep : 0.0));
    }
    return 0;
}

std::vector<std::uint8_t> Chip::eeprom() const {
    std::vector<std::uint8_t> bytes(eepromSize);
    avr_eeprom_desc_t all{bytes.data(), 0, eepromSize};
    avr_ioctl(avr_, AVR_IOCTL_EEPROM_GET, &all);
    return bytes;
}

void Chip::writeEeprom(std::size_t at, const std::vector<std::uint8_t>& bytes) {
    std::vector<std::uint8_t> copy = bytes;
    avr_eeprom_desc_t part{copy.data(), static_cast<std::uint16_t>(at),
                           static_cast<std::uint32_t>(copy.size())};
    avr_ioctl(avr_, AVR_IOCTL_EEPROM_SET, &part);
}

} // namespace watchfire::simavr
