// SPDX-License-Identifier: Apache-2.0
// The program's own short sounds, made from a few decaying notes.
#pragma once

#include <QByteArray>
#include <QString>

namespace watchfire::voice {

inline constexpr int toneRate = 22050; ///< samples per second

/// Signed 16-bit little-endian samples, one channel, at most a second. `sound`: "roll", "danger", "done",
/// "your-turn", "refused"; any other name gives an empty result. `volume`: 0 to 1.
QByteArray tone(const QString& sound, double volume);

} // namespace watchfire::voice
