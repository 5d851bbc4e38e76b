// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware/lockstep.h"

#include <algorithm>
#include <span>
#include <stdexcept>

#include "tests/firmware-protocol/message_text.h"

namespace watchfire::simavr {

namespace {

constexpr Cycles step = cyclesPerMillisecond / 4;

std::unique_ptr<Chip> chipOrThrow(const std::string& elf, Chip::Options options) {
    auto made = Chip::make(elf, std::move(options));
    if (const auto* problem = std::get_if<std::string>(&made))
        throw std::runtime_error(*problem);
    return std::move(std::get<std::unique_ptr<Chip>>(made));
}

} // namespace

Lockstep::Lockstep(const std::string& elf, Options options)
    : chip_(chipOrThrow(elf, std::move(options.chip)))
    , toHost_(options.faultSeed)
    , toChip_(options.faultSeed ^ 0x9e3779b97f4a7c15u) {
    wf_decoder_init_from_tower(&decoder_, line_.data(), WF_TOWER_LINE_MAX);
    wf_decoder_init_from_tower(&witness_, witnessLine_.data(), WF_TOWER_LINE_MAX);
}

void Lockstep::send(std::string_view bytes) {
    chip_->send(toChip_.pass(bytes, rates));
}

void Lockstep::send(const wf_message& message) {
    send(test::encode(message));
}

void Lockstep::ask() {
    wf_message message{};
    message.kind = WF_HELLO_ASK;
    send(message);
}

void Lockstep::ping(std::uint32_t token) {
    wf_message message{};
    message.kind = WF_PING;
    message.as.token = token;
    send(message);
}

void Lockstep::acknowledge(const wf_message& roll) {
    wf_message message{};
    message.kind = WF_ACK;
    message.boot = roll.boot;
    message.seq = roll.seq;
    send(message);
}

void Lockstep::press(int milliseconds) {
    chip_->button(true);
    run(static_cast<Cycles>(milliseconds) * cyclesPerMillisecond);
    chip_->button(false);
    run(static_cast<Cycles>(milliseconds) * cyclesPerMillisecond);
}

bool Lockstep::runUntil(Cycles span, const std::function<bool()>& holds) {
    const Cycles end = now() + span;
    while (!holds()) {
        if (now() >= end || chip_->crashed())
            return false;
        chip_->runUntil(std::min(end, now() + step));
        const std::string sent = chip_->received();
        witness(sent);
        if (const std::string bytes = toHost_.pass(sent, rates); !bytes.empty())
            take(bytes);
        if (ticked)
            ticked();
    }
    return true;
}

bool Lockstep::runUntilHeard(wf_kind kind, std::size_t count, Cycles span) {
    return runUntil(span, [&] { return heard(kind).size() >= count; });
}

void Lockstep::witness(std::string_view bytes) {
    for (const char byte : bytes) {
        wf_message message;
        if (wf_decoder_feed(&witness_, static_cast<std::uint8_t>(byte), &message) == WF_FEED_MESSAGE &&
            message.kind == WF_ROLL &&
            (said_.empty() || said_.back().boot != message.boot || said_.back().seq != message.seq))
            said_.push_back(message);
    }
}

void Lockstep::take(std::string_view bytes) {
    bytes_ += bytes;
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        for (const std::uint64_t part : {std::uint64_t{byte}, now()})
            hash_ = (hash_ ^ part) * 0x100000001b3u;
        wf_message message;
        if (wf_decoder_feed(&decoder_, byte, &message) == WF_FEED_MESSAGE)
            heard_.push_back({now(), message, test::text_of(message)});
    }
    if (arrived)
        arrived(bytes);
}

std::vector<Heard> Lockstep::heard(wf_kind kind) const {
    std::vector<Heard> some;
    std::copy_if(heard_.begin(), heard_.end(), std::back_inserter(some),
                 [kind](const Heard& h) { return h.fields.kind == kind; });
    return some;
}

void Lockstep::forget() {
    heard_.clear();
    bytes_.clear();
}

LinkedHost::LinkedHost(Lockstep& lockstep, std::uint64_t seed, double failures)
    : lockstep_(lockstep), link_(devices::TowerLink::Options{}), random_(seed), failures_(failures) {
    lockstep_.arrived = [this](std::string_view bytes) {
        if (plugged_)
            link_.received(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()),
                           time());
    };
    lockstep_.ticked = [this] { tick(); };
}

devices::TowerLink::Time LinkedHost::time() const {
    return devices::TowerLink::Time(static_cast<std::int64_t>(lockstep_.now() / cyclesPerMicrosecond));
}

void LinkedHost::plug() {
    plugged_ = true;
    link_.opened(time());
}

void LinkedHost::unplug() {
    plugged_ = false;
    link_.closed();
}

void LinkedHost::tick() {
    if (const auto due = link_.deadline(); plugged_ && due && time() >= *due)
        link_.tick(time());
    for (auto& event : link_.takeEvents())
        if (auto* seen = std::get_if<devices::TowerLink::RollSeen>(&event)) {
            const Cycles pause = (1 + random_() % 30) * cyclesPerMillisecond;
            const bool fails = static_cast<double>(random_() >> 11) * 0x1.0p-53 < failures_;
            storing_.push_back({lockstep_.now() + pause, std::move(seen->roll), fails});
        }
    std::erase_if(storing_, [this](Storing& one) {
        if (one.at > lockstep_.now())
            return false;
        if (one.fails) {
            link_.release(one.roll.id);
        } else {
            link_.acknowledge(one.roll.id);
            stored_.push_back(std::move(one.roll));
        }
        return true;
    });
    if (plugged_)
        if (const std::string output = link_.takeOutput(); !output.empty())
            lockstep_.send(output);
}

} // namespace watchfire::simavr
