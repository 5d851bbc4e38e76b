// SPDX-License-Identifier: Apache-2.0
#include "devices/tower_link.h"

#include "firmware-protocol/codec/encoder.h"

#include <algorithm>
#include <utility>

namespace watchfire::devices {

namespace {

constexpr std::size_t acknowledgedKept = 64;
constexpr std::size_t plainHeldMax = 8;

std::string text(const wf_text& t) {
    return {t.data, t.size};
}

// The name of a checked tower: its serial number. One that looks like the name of a home-made tower gets a
// blank, which no serial number has: otherwise its rolls would be treated as those of that tower.
std::string nameOf(const wf_text& serial) {
    std::string name = text(serial);
    return name.starts_with("plain:") ? "tower " + name : name;
}

std::vector<int> values(const wf_dice& dice) {
    std::vector<int> result;
    for (std::uint8_t i = 0; i < dice.count; ++i)
        result.push_back(dice.die[i].value);
    return result;
}

std::vector<int> faces(const wf_dice& dice) {
    std::vector<int> result;
    for (std::uint8_t i = 0; i < dice.count; ++i)
        result.push_back(dice.die[i].faces);
    return result;
}

std::string version(unsigned major, unsigned minor) {
    return std::to_string(major) + "." + std::to_string(minor);
}

std::string explain(wf_error error) {
    switch (error) {
    case WF_ERROR_NONE:
        return {};
    case WF_ERROR_TOO_LONG:
        return "a line was too long";
    case WF_ERROR_BYTE:
        return "a line held a byte that is no text";
    case WF_ERROR_NO_CRC:
        return "a line came without its check value";
    case WF_ERROR_CRC:
        return "a line's check value was wrong";
    case WF_ERROR_FIELD:
        return "a line's field was missing or out of range";
    }
    return {};
}

wf_message host(wf_kind kind) {
    wf_message message{};
    message.kind = kind;
    return message;
}

} // namespace

std::string TowerLink::hostProtocol() {
    return version(WF_VERSION_MAJOR, WF_VERSION_MINOR);
}

TowerLink::TowerLink(Options options) : options_(std::move(options)) {
    wf_decoder_init_from_tower(&decoder_, line_.data(), static_cast<std::uint8_t>(line_.size()));
}

void TowerLink::opened(Time now) {
    open_ = true;
    boot_ = 0;
    anyChecked_ = false;
    asks_ = 0;
    askPause_ = options_.firstAsk;
    askAt_ = now + options_.settle;
    askedAt_.reset();
    lastAsk_.reset();
    lampAt_.reset();
    pingAt_.reset();
    wf_decoder_reset(&decoder_);
    raw_.clear();
    output_.clear();
    plainHeld_.clear();
    trouble_ = LinkTrouble::none;
    setPhase(LinkPhase::asking);
}

void TowerLink::closed() {
    open_ = false;
    askAt_.reset();
    pingAt_.reset();
    boot_ = 0;
    output_.clear();
    plainHeld_.clear();
    trouble_ = LinkTrouble::none;
    setPhase(LinkPhase::searching);
}

void TowerLink::received(std::span<const std::uint8_t> bytes, Time now) {
    if (!open_)
        return;
    // A line that lost its end would swallow the next one, perhaps the repeat of a roll.
    if (anyChecked_ && now - lastByte_ > options_.lineGap)
        wf_decoder_reset(&decoder_);
    lastByte_ = now;
    for (const auto byte : bytes) {
        keepRaw(byte);
        wf_message message;
        switch (wf_decoder_feed(&decoder_, byte, &message)) {
        case WF_FEED_MORE:
            break;
        case WF_FEED_MESSAGE:
            take(message, now);
            break;
        case WF_FEED_ERROR:
            statistics_.lastError = explain(decoder_.error);
            break;
        }
    }
    statistics_.goodLines = decoder_.good;
    statistics_.badLines = decoder_.bad;
}

void TowerLink::keepRaw(std::uint8_t byte) {
    if (byte == '\n' || byte == '\r') {
        if (raw_.empty())
            return;
        auto& lines = statistics_.lastLines;
        if (lines.size() >= linesKept)
            lines.erase(lines.begin());
        lines.push_back(std::exchange(raw_, {}));
        return;
    }
    if (raw_.size() >= lineKeptMax)
        return;
    constexpr const char* digits = "0123456789abcdef";
    if (byte >= ' ' && byte < 0x7f)
        raw_ += static_cast<char>(byte);
    else
        raw_.append({'\\', 'x', digits[byte >> 4U], digits[byte & 15U]});
}

void TowerLink::take(const wf_message& message, Time now) {
    if (message.kind == WF_PLAIN_ROLL) {
        takePlain(message, now);
        return;
    }
    anyChecked_ = true;
    plainHeld_.clear();
    if (phase_ == LinkPhase::plain) {
        setPhase(LinkPhase::asking);
        askSoon(now);
    }
    heard(now);
    if (boot_ != 0 && message.boot == boot_)
        counted_.sequence = std::max(counted_.sequence, message.kind == WF_HELLO ? 0 : message.seq);
    switch (message.kind) {
    case WF_HELLO:
        takeHello(message, now);
        break;
    case WF_ROLL:
        takeRoll(message, now);
        break;
    case WF_PONG:
        takePong(message, now);
        break;
    case WF_COCKED:
        if (message.boot == boot_)
            events_.emplace_back(CockedSeen{tower_});
        else
            askSoon(now);
        break;
    case WF_STATUS:
        if (message.as.status.battery == WF_BATTERY_NONE)
            statistics_.batteryPercent.reset();
        else
            statistics_.batteryPercent = message.as.status.battery;
        break;
    default: // a message of a host (an echo), or of a newer tower
        break;
    }
}

// A tower numbers its messages upwards and repeats nothing but rolls. So a HELLO with a number that the same
// boot had already reached means that the tower restarted with its old boot id.
bool TowerLink::beganAnew(const std::string& serial, const wf_message& hello) {
    if (serial != counted_.tower)
        repeats_ = false;
    const bool anew =
        serial == counted_.tower && hello.boot == counted_.boot && hello.seq <= counted_.sequence;
    counted_ = {serial, hello.boot, hello.seq};
    repeats_ = repeats_ || anew;
    return anew;
}

void TowerLink::takeHello(const wf_message& message, Time now) {
    const auto& hello = message.as.hello;
    if (askedAt_)
        statistics_.roundTripMs = std::chrono::duration<double, std::milli>(now - *askedAt_).count();
    askedAt_.reset();
    protocol_ = version(hello.major, hello.minor);
    if (hello.major != WF_VERSION_MAJOR) {
        // Of its fields, only the version surely means what this program expects.
        boot_ = 0;
        pingAt_.reset();
        askPause_ = options_.lastAsk;
        if (!askAt_)
            askAt_ = now + askPause_;
        tower_.clear();
        device_.clear();
        firmware_.clear();
        abilities_ = {};
        simulated_ = false;
        trouble_ = LinkTrouble::otherVersion;
        setPhase(LinkPhase::asking);
        events_.emplace_back(Changed{});
        return;
    }
    auto serial = nameOf(hello.serial);
    const bool anew = beganAnew(serial, message);
    if (serial == tower_ && boot_ != 0 && (message.boot != boot_ || anew))
        ++statistics_.resets;
    const bool reset = message.boot != boot_ || anew;
    tower_ = std::move(serial);
    device_ = text(hello.name);
    firmware_ = text(hello.firmware);
    abilities_ = {(hello.caps & WF_CAP_LAMP) != 0, (hello.caps & WF_CAP_COCKED) != 0,
                  (hello.caps & WF_CAP_BATTERY) != 0, (hello.caps & WF_CAP_ELECTRONIC) != 0};
    simulated_ = (hello.caps & WF_CAP_SIMULATED) != 0;
    boot_ = message.boot;
    trouble_ = LinkTrouble::none;
    askAt_.reset();
    asks_ = 0;
    askPause_ = options_.firstAsk;
    if (reset) {
        // Rolls that the former boot left unanswered can never be repeated.
        std::erase_if(inFlight_, [&](const auto& flight) {
            return flight.first.tower == tower_ && flight.first.boot != boot_;
        });
        pingAt_ = now + options_.ping;
        pongOpen_ = false;
        missed_ = 0;
        lampAgain_ = true;
        // A device that answers it with the HELLO of another boot would be answered again, without end.
        if (!lampAt_ || now >= *lampAt_ + options_.hurriedAsk) {
            lampAt_ = now;
            sendLamp();
        }
        events_.emplace_back(Changed{});
    }
    setPhase(LinkPhase::up);
}

void TowerLink::takeRoll(const wf_message& message, Time now) {
    if (boot_ == 0 || message.boot != boot_) {
        askSoon(now);
        return;
    }
    Roll roll{{tower_, message.boot, message.seq},
              values(message.as.roll),
              RollSource::tower,
              faces(message.as.roll)};
    if (const auto flying = inFlight_.find(roll.id); flying != inFlight_.end()) {
        // An ACK names no dice. The one for the roll in flight would also count for these dice, which are not
        // stored yet.
        if (flying->second.roll == roll)
            ++statistics_.duplicates;
        else
            flying->second.clashed = true;
        return;
    }
    if (wasAcknowledged(roll)) {
        ++statistics_.duplicates;
        sendAcknowledgement(roll.id, true);
        return;
    }
    if (heldBackUntil_ && now < *heldBackUntil_)
        return;
    report(std::move(roll));
}

bool TowerLink::wasAcknowledged(const Roll& roll) const {
    return std::find(acknowledged_.begin(), acknowledged_.end(), roll) != acknowledged_.end();
}

void TowerLink::takePong(const wf_message& message, Time now) {
    if (!pongOpen_ || message.as.token != token_)
        return;
    pongOpen_ = false;
    missed_ = 0;
    statistics_.roundTripMs = std::chrono::duration<double, std::milli>(now - pingedAt_).count();
    pingAt_ = pingedAt_ + options_.ping;
    if (message.boot != boot_)
        askSoon(now);
}

void TowerLink::takePlain(const wf_message& message, Time now) {
    if (!options_.allowPlain || anyChecked_)
        return;
    if (now - plainSecond_ >= std::chrono::seconds(1)) {
        plainSecond_ = now;
        plainReported_ = 0;
    }
    if (++plainReported_ > plainASecond) {
        ++statistics_.passedOver;
        return;
    }
    Roll roll{
        {options_.plainName, options_.plainBoot, ++plainCount_}, values(message.as.roll), RollSource::plain};
    if (phase_ == LinkPhase::plain)
        report(std::move(roll));
    else if (plainHeld_.size() < plainHeldMax)
        plainHeld_.push_back(std::move(roll));
    else
        ++statistics_.passedOver;
    if (asks_ >= options_.asksBeforePlain)
        becomePlain();
}

void TowerLink::becomePlain() {
    askAt_.reset();
    askedAt_.reset();
    setPhase(LinkPhase::plain);
    for (auto& roll : std::exchange(plainHeld_, {}))
        report(std::move(roll));
}

void TowerLink::report(Roll roll) {
    if (inFlight_.size() >= inFlightMax)
        return;
    inFlight_.emplace(roll.id, Flight{roll});
    events_.emplace_back(RollSeen{std::move(roll)});
}

void TowerLink::heard(Time now) {
    missed_ = 0;
    if (phase_ == LinkPhase::silent && boot_ != 0) {
        askAt_.reset();
        asks_ = 0;
        pingAt_ = now + options_.ping;
        pongOpen_ = false;
        setPhase(LinkPhase::up);
    }
}

void TowerLink::tick(Time now) {
    if (!open_)
        return;
    if (askAt_ && now >= *askAt_) {
        if (options_.allowPlain && !plainHeld_.empty() && asks_ >= options_.asksBeforePlain)
            becomePlain();
        else
            ask(now);
    }
    if (pingAt_ && now >= *pingAt_)
        ping(now);
}

std::optional<TowerLink::Time> TowerLink::deadline() const {
    if (!askAt_)
        return pingAt_;
    return pingAt_ ? std::min(*askAt_, *pingAt_) : *askAt_;
}

void TowerLink::ask(Time now) {
    if (asks_ > 0)
        ++statistics_.retries;
    ++asks_;
    // Sends an empty line first, which ends any half line that the tower still has.
    if (output_.size() < outputMax)
        output_ += "\n";
    send(host(WF_HELLO_ASK));
    askedAt_ = now;
    lastAsk_ = now;
    askAt_ = now + askPause_;
    askPause_ = std::min(askPause_ * 2, options_.lastAsk);
}

// Asks soon after a line from a boot that has not said HELLO yet, because its rolls wait for that. The pause
// does not grow here; it is only long enough that a flood of such lines causes no flood of questions. A tower
// of another version has already answered, and no further question would help its rolls.
void TowerLink::askSoon(Time now) {
    if (trouble_ == LinkTrouble::otherVersion || (lastAsk_ && now < *lastAsk_ + options_.hurriedAsk))
        return;
    askPause_ = options_.firstAsk;
    ask(now);
}

void TowerLink::ping(Time now) {
    if (pongOpen_) {
        ++statistics_.retries;
        if (++missed_ >= options_.missedPongs) {
            pongOpen_ = false;
            pingAt_.reset();
            asks_ = 0;
            askPause_ = options_.firstAsk;
            setPhase(LinkPhase::silent);
            ask(now);
            return;
        }
    }
    pongOpen_ = true;
    pingedAt_ = now;
    pingAt_ = now + options_.pongWithin;
    if (std::exchange(lampAgain_, false))
        sendLamp();
    auto message = host(WF_PING);
    message.as.token = ++token_;
    send(message);
}

void TowerLink::acknowledge(const RollId& roll) {
    auto flight = inFlight_.extract(roll);
    if (flight.empty())
        return;
    acknowledged_.push_back(std::move(flight.mapped().roll));
    if (acknowledged_.size() > acknowledgedKept)
        acknowledged_.pop_front();
    if (open_ && roll.tower == tower_ && roll.boot == boot_ && !flight.mapped().clashed)
        sendAcknowledgement(roll, false);
}

// `again`: the previous one was lost, perhaps because of its line end; an empty line ends what is left of it.
void TowerLink::sendAcknowledgement(const RollId& roll, bool again) {
    if (again && output_.size() < outputMax)
        output_ += "\n";
    auto message = host(WF_ACK);
    message.boot = roll.boot;
    message.seq = roll.sequence;
    send(message);
}

// A roll that cannot be kept now cannot be kept a moment later either. Without a pause, a flood of rolls,
// each reported and given back, would keep the whole program busy.
void TowerLink::release(const RollId& roll) {
    if (inFlight_.erase(roll) > 0)
        heldBackUntil_ = lastByte_ + options_.heldBack;
}

void TowerLink::lamp(LampEffect effect) {
    lamp_ = effect;
    lampAgain_ = true;
    if (open_ && boot_ != 0)
        sendLamp();
}

void TowerLink::sendLamp() {
    auto message = host(WF_LAMP);
    message.as.lamp = lamp_;
    send(message);
}

void TowerLink::send(const wf_message& message) {
    std::array<char, WF_ENCODE_MAX> line;
    const std::size_t size = wf_encode(&message, line.data(), line.size());
    if (output_.size() + size > outputMax) {
        statistics_.dropped += size;
        return;
    }
    output_.append(line.data(), size);
}

void TowerLink::setPhase(LinkPhase phase) {
    if (phase == phase_)
        return;
    phase_ = phase;
    events_.emplace_back(Changed{});
}

std::string TowerLink::takeOutput() {
    return std::exchange(output_, {});
}

std::vector<TowerLink::Event> TowerLink::takeEvents() {
    return std::exchange(events_, {});
}

} // namespace watchfire::devices
