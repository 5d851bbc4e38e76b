// SPDX-License-Identifier: Apache-2.0
// Where a broker is, and who this program is there.
#pragma once

#include <QString>

namespace watchfire::mirror {

struct Server {
    QString host; ///< a name or an address; the path of a unix socket if `port` is 0
    quint16 port = 0;
    QString user{};     ///< empty: nobody
    QString password{}; ///< goes over the wire as it is, so not without `encrypted` outside one's own network
    bool encrypted = false;
    /// With `encrypted`: PEM files. `authorities` may vouch for the broker (empty: the system's);
    /// `certificate` and `key` identify this program (empty: nothing does).
    QString authorities{};
    QString certificate{};
    QString key{};
    bool operator==(const Server&) const = default;
};

} // namespace watchfire::mirror
