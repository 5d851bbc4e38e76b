// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/hall_place.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

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

} // namespace

QByteArray HallPlace::topic(const char* what) const {
    return QByteArrayLiteral("watchfire/") + hall.toUtf8() + '/' + table.toUtf8() + '/' + what;
}

std::optional<WrongName> wrongPlaceName(const QString& name) {
    if (name.trimmed().isEmpty())
        return WrongName::empty;
    if (name.size() > longestPlaceName)
        return WrongName::tooLong;
    for (const QChar letter : name) {
        if (QStringLiteral("/+#").contains(letter) || !letter.isPrint())
            return WrongName::sign;
    }
    return std::nullopt;
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
