// SPDX-License-Identifier: Apache-2.0
// A table's place in a club's hall: the club's broker, the hall and the table, as `--hall URL` gives them and
// as the page for them keeps them (docs/club-night.md).
#pragma once

#include "app/mirror/server.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace watchfire::mirror {

/// Ports of MQTT, without and with TLS.
inline constexpr quint16 usualPort = 1883;
inline constexpr quint16 encryptedPort = 8883;

/// A hall and a table have a name of so many letters at most, however these are stored, without those that
/// mean something in a topic: / + #.
inline constexpr int longestPlaceName = 40;

struct HallPlace {
    Server server{};
    QString hall{};
    QString table{};
    bool operator==(const HallPlace&) const = default;

    /// "watchfire/HALL/TABLE/" and one of "view", "alive", "event", "result".
    [[nodiscard]] QByteArray topic(const char* what) const;
};

/// Reads `mqtt://[USER[:PASSWORD]@]HOST[:PORT]/HALL/TABLE`; `mqtts` is encrypted, and then
/// `?ca=FILE&cert=FILE&key=FILE` name its files. Names are percent-encoded where a URL wants it. Errors: an
/// English sentence without a full stop.
[[nodiscard]] std::variant<HallPlace, QString> readHallPlace(const QString& url);

enum class WrongName { empty, tooLong, sign };
/// What is wrong with the name of a hall or a table; nullopt: nothing.
[[nodiscard]] std::optional<WrongName> wrongPlaceName(const QString& name);

} // namespace watchfire::mirror
