// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/hall_place.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace watchfire::mirror {

namespace {

std::optional<QString> wrongNames(const HallPlace& place) {
    for (const auto& [what, name] :
         {std::pair{QStringLiteral("hall"), place.hall}, {QStringLiteral("table"), place.table}}) {
        const auto wrong = wrongPlaceName(name);
        if (!wrong)
            continue;
        if (*wrong == WrongName::empty)
            return QStringLiteral("the %1 has no name: a URL ends with /HALL/TABLE").arg(what);
        if (*wrong == WrongName::tooLong)
            return QStringLiteral("the name of the %1 has more than %2 letters")
                .arg(what)
                .arg(longestPlaceName);
        return QStringLiteral("the name of the %1 may not have /, + or #: \"%2\"").arg(what, name);
    }
    return std::nullopt;
}

/// Emoji are made with signs that nobody sees, and newer ones than Qt's Unicode are not assigned there. What
/// brokers refuse (MQTT 3.1.1, 1.5.3) and what turns the direction of writing is none of them.
bool mayStand(char32_t letter) {
    constexpr char32_t nonJoiner = 0x200C;
    constexpr char32_t joiner = 0x200D;
    constexpr char32_t firstTag = 0xE0020;
    constexpr char32_t lastTag = 0xE007F;
    if (letter == U'/' || letter == U'+' || letter == U'#')
        return false;
    return QChar::isPrint(letter) || letter == nonJoiner || letter == joiner ||
           (letter >= firstTag && letter <= lastTag) ||
           (QChar::category(letter) == QChar::Other_NotAssigned && !QChar::isNonCharacter(letter));
}

} // namespace

QByteArray HallPlace::topic(const char* what) const {
    return QByteArrayLiteral("watchfire/") + hall.toUtf8() + '/' + table.toUtf8() + '/' + what;
}

std::optional<WrongName> wrongPlaceName(const QString& name) {
    if (name.trimmed().isEmpty())
        return WrongName::empty;
    // Half of a letter that is stored in two would become a question mark.
    if (!name.isValidUtf16())
        return WrongName::sign;
    const QList<uint> letters = name.toUcs4();
    if (letters.size() > longestPlaceName)
        return WrongName::tooLong;
    return std::all_of(letters.begin(), letters.end(), mayStand) ? std::nullopt
                                                                 : std::optional(WrongName::sign);
}

std::variant<HallPlace, QString> readHallPlace(const QString& url) {
    const QUrl read(url, QUrl::StrictMode);
    const QString form = QStringLiteral("mqtt://[USER[:PASSWORD]@]HOST[:PORT]/HALL/TABLE");
    if (!read.isValid() ||
        (read.scheme() != QLatin1String("mqtt") && read.scheme() != QLatin1String("mqtts")))
        return QStringLiteral("a hall's address is %1, or mqtts:// for an encrypted one").arg(form);
    if (read.host().isEmpty())
        return QStringLiteral("no host: a hall's address is %1").arg(form);
    HallPlace place;
    place.server.host = read.host();
    place.server.encrypted = read.scheme() == QLatin1String("mqtts");
    place.server.port = static_cast<quint16>(read.port(place.server.encrypted ? encryptedPort : usualPort));
    place.server.user = read.userName(QUrl::FullyDecoded);
    place.server.password = read.password(QUrl::FullyDecoded);
    const QStringList path = read.path(QUrl::FullyEncoded).mid(1).split(QLatin1Char('/'));
    if (path.size() > 2)
        return QStringLiteral("a hall's address ends with /HALL/TABLE and nothing behind it");
    place.hall = QUrl::fromPercentEncoding(path.value(0).toUtf8()).trimmed();
    place.table = QUrl::fromPercentEncoding(path.value(1).toUtf8()).trimmed();
    const QUrlQuery query(read);
    place.server.authorities = query.queryItemValue(QStringLiteral("ca"), QUrl::FullyDecoded);
    place.server.certificate = query.queryItemValue(QStringLiteral("cert"), QUrl::FullyDecoded);
    place.server.key = query.queryItemValue(QStringLiteral("key"), QUrl::FullyDecoded);
    if (read.hasQuery() && !place.server.encrypted)
        return QStringLiteral("files of certificates are for mqtts:// only");
    if (place.server.certificate.isEmpty() != place.server.key.isEmpty())
        return QStringLiteral("a certificate needs its key, and a key its certificate");
    if (place.server.port == 0)
        return QStringLiteral("a port is from 1 to 65535");
    if (auto wrong = wrongNames(place))
        return *wrong;
    return place;
}

} // namespace watchfire::mirror
