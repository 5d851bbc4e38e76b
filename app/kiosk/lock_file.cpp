// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/lock_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <utility>

namespace watchfire::kiosk {

namespace {

constexpr qint64 largest = 64 * 1024;

void save(const QString& path, const LockFile::Record& record) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return; // the journal beside it reports the fault
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const QJsonDocument pin = QJsonDocument::fromJson(record.pin);
    const QJsonObject json{
        {QStringLiteral("kiosk"), record.kiosk},
        {QStringLiteral("pin"), pin.isObject() ? QJsonValue(pin.object()) : QJsonValue(QJsonValue::Null)}};
    file.write(QJsonDocument(json).toJson(QJsonDocument::Compact));
    file.commit();
}

} // namespace

LockFile::LockFile(const QString& journal) : m_journal(journal) {
    m_worker.setMaxThreadCount(1);
}

LockFile::~LockFile() {
    m_worker.waitForDone();
}

QString LockFile::pathFor(const QString& journal) {
    return journal + QStringLiteral(".lock.json");
}

bool LockFile::isThere(const QString& path) {
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

LockFile::Found LockFile::load(const QString& journal) {
    Found found;
    found.journal = QFileInfo::exists(journal);
    const QFileInfo info(pathFor(journal));
    found.there = isThere(info.filePath());
    QFile file(info.filePath());
    if (!info.isFile() || info.size() > largest || !file.open(QIODevice::ReadOnly))
        return found;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonValue kiosk = json[QStringLiteral("kiosk")];
    const QJsonValue pin = json[QStringLiteral("pin")];
    if (!kiosk.isBool())
        return found;
    found.record =
        Record{kiosk.toBool(),
               pin.isObject() ? QJsonDocument(pin.toObject()).toJson(QJsonDocument::Compact) : QByteArray()};
    return found;
}

void LockFile::read(QObject* context, std::function<void(const Found&)> done) {
    m_worker.start([journal = m_journal, context, done = std::move(done)] {
        const Found found = load(journal);
        QMetaObject::invokeMethod(
            context, [found, done] { done(found); }, Qt::QueuedConnection);
    });
}

void LockFile::write(const Record& record) {
    m_worker.start([path = pathFor(m_journal), record] { save(path, record); });
}

} // namespace watchfire::kiosk
