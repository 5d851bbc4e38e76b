// SPDX-License-Identifier: Apache-2.0
// The program's own short sounds, made of a few decaying notes.
#pragma once

#include <QByteArray>
#include <QString>

namespace watchfire::voice {

inline constexpr int toneRate = 22050; ///< samples a second

/// Signed 16-bit little-endian samples, one channel, at most a second. `sound`: "roll", "danger", "done",
/// "your-turn", "refused"; empty for another name. `volume`: 0 to 1.
QByteArray tone(const QString& sound, double volume);

} // namespace watchfire::voice
