// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/broker_files.h"

#include "app/folders/own_folder.h"
#include "app/mirror/topics.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <pwd.h>
#include <unistd.h>

#include <array>

namespace watchfire::mirror {

namespace {

/// Without letters that look like others: I, L, O, U.
constexpr char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int tokenDigits = 26; // of 5 bits each: 128 and two more

QByteArray randomBytes(int count) {
    QByteArray bytes(count, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return bytes;
}

std::optional<QString> write(const QString& path, const QByteArray& text) {
    QFile file(path);
    const bool open =
        file.open(QIODevice::WriteOnly | QIODevice::Truncate, QFile::ReadOwner | QFile::WriteOwner);
    if (!open || file.write(text) != text.size() || !file.flush())
        return QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString());
    return std::nullopt;
}

/// Gives all files to the broker's user; only root can, and only root has to.
std::optional<QString> give(const BrokerPlan& plan) {
    if (plan.runAs.isEmpty())
        return std::nullopt;
    const passwd* user = getpwnam(plan.runAs.toLocal8Bit().constData());
    if (user == nullptr)
        return QStringLiteral("there is no user %1").arg(plan.runAs);
    const QString page = pageFolder(plan);
    QStringList paths{plan.folder, page};
    for (const QString& folder : {plan.folder, page}) {
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            paths.append(folder + QLatin1Char('/') + name);
    }
    for (const QString& path : paths) {
        if (chown(QFile::encodeName(path).constData(), user->pw_uid, user->pw_gid) != 0)
            return QStringLiteral("%1 cannot be given to the user %2").arg(path, plan.runAs);
    }
    return std::nullopt;
}

} // namespace

QString newToken() {
    QString token;
    for (int i = 0; i < tokenDigits; ++i)
        token.append(QLatin1Char(digits[QRandomGenerator::system()->bounded(32)]));
    return token;
}

QString programSocket(const BrokerPlan& plan) {
    return plan.folder + QStringLiteral("/program");
}

QString pageFolder(const BrokerPlan& plan) {
    return plan.folder + QStringLiteral("/page");
}

QString configFile(const BrokerPlan& plan) {
    return plan.folder + QStringLiteral("/mosquitto.conf");
}

QByteArray brokerConfig(const BrokerPlan& plan) {
    const QString folder = plan.folder;
    QStringList lines{
        QStringLiteral("per_listener_settings true"),
        QStringLiteral("persistence false"),
        QStringLiteral("log_dest stderr"),
        QStringLiteral("log_type error"),
        QStringLiteral("log_type warning"),
        QStringLiteral("connection_messages false"),
        // A part of a snapshot has 4 kB, and the largest board's has about a dozen parts. Whoever does not
        // read fast enough gets the next one: nothing is queued for long.
        QStringLiteral("max_packet_size 16384"),
        QStringLiteral("max_queued_messages 64"),
        QStringLiteral("max_inflight_messages 4"),
        QStringLiteral("max_keepalive 120"),
        QStringLiteral("memory_limit 67108864"),
        QStringLiteral("sys_interval 0"),
    };
    // The program's own way in: a socket in a folder that nobody else may enter.
    lines.append(
        {QStringLiteral("listener 0 ") + programSocket(plan), QStringLiteral("allow_anonymous true")});
    // The phones' way in, which also serves the page.
    lines.append({QStringLiteral("listener %1").arg(plan.port), QStringLiteral("protocol websockets"),
                  QStringLiteral("http_dir ") + pageFolder(plan), QStringLiteral("allow_anonymous false"),
                  QStringLiteral("password_file %1/passwords").arg(folder),
                  QStringLiteral("acl_file %1/access").arg(folder), QStringLiteral("max_connections 64")});
    return lines.join(QLatin1Char('\n')).toUtf8() + '\n';
}

QByteArray brokerAccess(const BrokerPlan& plan) {
    QByteArray text;
    for (const Reader& reader : plan.readers) {
        text += "user " + reader.name.toUtf8() + '\n';
        text += QByteArray("topic read ") + topics::view + "/+\n";
        text += QByteArray("topic read ") + topics::alive + '\n';
        if (reader.seat < 0)
            continue;
        text += "topic write " + topics::ask(reader.seat) + '\n';
        text += "topic read " + topics::told(reader.seat) + '\n';
    }
    return text;
}

QByteArray brokerPasswords(const BrokerPlan& plan) {
    // The token has 128 bits, so that rounds would add nothing.
    constexpr int rounds = 101;
    constexpr int saltBytes = 12;
    constexpr int hashBytes = 64;
    QByteArray text;
    for (const Reader& reader : plan.readers) {
        const QByteArray salt = randomBytes(saltBytes);
        const QByteArray hash = QPasswordDigestor::deriveKeyPbkdf2(
            QCryptographicHash::Sha512, reader.token.toUtf8(), salt, rounds, hashBytes);
        text += reader.name.toUtf8() + ":$7$" + QByteArray::number(rounds) + '$' + salt.toBase64() + '$' +
                hash.toBase64() + '\n';
    }
    return text;
}

QByteArray withScriptsNamed(const QByteArray& page) {
    const QByteArray begin = "<script>";
    QByteArray hashes;
    for (qsizetype at = page.indexOf(begin); at >= 0; at = page.indexOf(begin, at)) {
        at += begin.size();
        const QByteArray script = page.mid(at, page.indexOf("</script>", at) - at);
        hashes +=
            " 'sha256-" + QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64() + '\'';
    }
    QByteArray named = page;
    return named.replace("script-src SCRIPTS", "script-src" + hashes);
}

std::optional<QString> writeBrokerFiles(const BrokerPlan& plan, const QByteArray& page) {
    for (const QString& folder : {plan.folder, pageFolder(plan)}) {
        if (!folders::make(folder))
            return QStringLiteral("the folder %1 cannot be made").arg(folder);
    }
    const std::array<std::pair<QString, QByteArray>, 4> files{{
        {configFile(plan), brokerConfig(plan)},
        {plan.folder + QStringLiteral("/access"), brokerAccess(plan)},
        {plan.folder + QStringLiteral("/passwords"), brokerPasswords(plan)},
        {pageFolder(plan) + QStringLiteral("/index.html"), withScriptsNamed(page)},
    }};
    for (const auto& [path, text] : files) {
        if (auto wrong = write(path, text))
            return wrong;
    }
    return give(plan);
}

} // namespace watchfire::mirror
