// SPDX-License-Identifier: Apache-2.0
#include "app/voice/helper/tones.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace watchfire::voice {

namespace {

struct Note {
    double hertz;
    double at;    ///< seconds from the beginning
    double fades; ///< seconds until it has fallen to a third
    double loud;  ///< 0 to 1
};

constexpr double knockHertz = 190;
// Three knocks of dice on wood, each following a little faster.
constexpr Note roll[] = {{knockHertz * 1.9, 0, 0.02, 0.6},    {knockHertz, 0, 0.04, 0.7},
                         {knockHertz * 2.2, 0.11, 0.02, 0.5}, {knockHertz * 1.2, 0.11, 0.03, 0.6},
                         {knockHertz * 1.7, 0.19, 0.02, 0.4}, {knockHertz * 0.9, 0.19, 0.05, 0.5}};
// A low horn, twice, the second one lower: heard across a room, and unlike everything else.
constexpr Note danger[] = {
    {220, 0, 0.22, 0.5}, {331, 0, 0.16, 0.3}, {175, 0.32, 0.3, 0.5}, {262, 0.32, 0.2, 0.3}};
constexpr Note done[] = {{659, 0, 0.09, 0.4}, {880, 0.09, 0.16, 0.4}};
constexpr Note yourTurn[] = {{523, 0, 0.14, 0.35}, {659, 0.13, 0.14, 0.35}, {784, 0.26, 0.2, 0.35}};
constexpr Note refused[] = {{208, 0, 0.06, 0.5}, {196, 0.12, 0.1, 0.5}};

struct Named {
    const char* name;
    std::span<const Note> notes;
};
constexpr Named sounds[] = {
    {"roll", roll}, {"danger", danger}, {"done", done}, {"your-turn", yourTurn}, {"refused", refused}};

/// Rises within two milliseconds, so that it does not click, and is gone after five times its fade.
double sample(const Note& note, double seconds) {
    constexpr double rise = 0.002;
    const double t = seconds - note.at;
    if (t < 0)
        return 0;
    const double wave = std::sin(2 * std::numbers::pi * note.hertz * t);
    return note.loud * wave * std::min(1.0, t / rise) * std::exp(-t / note.fades);
}

} // namespace

QByteArray tone(const QString& sound, double volume) {
    const auto* found = std::find_if(std::begin(sounds), std::end(sounds),
                                     [&](const Named& one) { return sound == QLatin1String(one.name); });
    if (found == std::end(sounds))
        return {};
    double length = 0;
    for (const Note& note : found->notes)
        length = std::max(length, note.at + 5 * note.fades);
    length = std::min(length, 1.0);
    constexpr double fadeOut = 0.02; // the end of a note that is cut off by the next one
    constexpr double loudest = 32767;
    const auto count = static_cast<qsizetype>(length * toneRate);
    std::vector<qint16> samples(static_cast<std::size_t>(count));
    for (qsizetype i = 0; i < count; ++i) {
        const double seconds = static_cast<double>(i) / toneRate;
        double sum = 0;
        for (const Note& note : found->notes)
            sum += sample(note, seconds);
        const double end = std::min(1.0, (length - seconds) / fadeOut);
        const double value = std::clamp(sum * end * std::clamp(volume, 0.0, 1.0), -1.0, 1.0);
        samples[static_cast<std::size_t>(i)] =
            qToLittleEndian(static_cast<qint16>(std::lround(value * loudest)));
    }
    return {reinterpret_cast<const char*>(samples.data()),
            static_cast<qsizetype>(samples.size() * sizeof(qint16))};
}

} // namespace watchfire::voice
