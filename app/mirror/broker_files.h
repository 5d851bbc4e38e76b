// SPDX-License-Identifier: Apache-2.0
// The files from which the program starts its own broker (mosquitto): who may connect, who may read and write
// what, and the limits for everybody. The broker serves the page for phones too. docs/mirror.md has the
// topics, SECURITY.md what is defended.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace watchfire::mirror {

/// A secret for a phone: 128 random bits, as 26 letters and digits that nobody confuses when reading them.
[[nodiscard]] QString newToken();

/// Who may connect from outside. The name is what the broker calls them.
struct Reader {
    QString name;  ///< "phone"
    QString token; ///< their password
    int seat = -1; ///< whose proposals they may write; -1: nobody's
};

struct BrokerPlan {
    QString folder;   ///< the broker's own: its files, the program's socket, the page
    quint16 port = 0; ///< of page and phones
    QString runAs;    ///< a user without rights, if the program runs as root; else empty
    QList<Reader> readers;
};

[[nodiscard]] QString programSocket(const BrokerPlan& plan);
[[nodiscard]] QString pageFolder(const BrokerPlan& plan);
[[nodiscard]] QString configFile(const BrokerPlan& plan);

[[nodiscard]] QByteArray brokerConfig(const BrokerPlan& plan);
/// Each reader may read the view; one with a seat may also write that seat's proposals and read what became
/// of them. Nobody from outside may write anything else.
[[nodiscard]] QByteArray brokerAccess(const BrokerPlan& plan);
/// A line for each reader, with a salted hash of the token as mosquitto keeps it ("$7$": PBKDF2, SHA-512).
[[nodiscard]] QByteArray brokerPasswords(const BrokerPlan& plan);

/// The page with the hashes of its scripts instead of the word SCRIPTS, so that a browser runs these and no
/// others.
[[nodiscard]] QByteArray withScriptsNamed(const QByteArray& page);

/// Writes all of it into the folder, with the page; only the broker's user may read it. Errors: an English
/// sentence that names the file.
[[nodiscard]] std::optional<QString> writeBrokerFiles(const BrokerPlan& plan, const QByteArray& page);

} // namespace watchfire::mirror
