// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/lock_file.h"

#include "app/folders/own_folder.h"
#include "app/journal/files.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace watchfire::kiosk {

namespace {

constexpr qint64 largest = 64 * 1024;

/// Writes the complete new file beside the old one, then gives it the name. QSaveFile is not used, because
/// where it cannot make a file without a name, others may read what it makes until its rights are set.
void save(const QString& path, const LockFile::Record& record) {
    if (!folders::make(QFileInfo(path).absolutePath()))
        return; // the journal beside it reports the fault
    const QJsonDocument pin = QJsonDocument::fromJson(record.pin);
    const QJsonObject json{
        {QStringLiteral("kiosk"), record.kiosk},
        {QStringLiteral("pin"), pin.isObject() ? QJsonValue(pin.object()) : QJsonValue(QJsonValue::Null)}};
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part); // of a power cut
    QFile file(part);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return;
    const bool written = file.write(text) == text.size() && file.flush();
    file.close();
    if (!written || !journal::files::synchronize(part) || !journal::files::rename(part, path))
        QFile::remove(part);
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
