// SPDX-License-Identifier: Apache-2.0
#include "app/journal/journal.h"

#include "app/journal/journal_worker.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <memory>
#include <utility>

namespace watchfire::journal {

namespace {
QByteArray lineToKeep(const CommandRecord& command) {
    return QJsonDocument({{QStringLiteral("game"), QString::fromStdString(command.game)},
                          {QStringLiteral("n"), command.n},
                          {QStringLiteral("time"), QString::fromStdString(command.time)},
                          {QStringLiteral("line"), QString::fromStdString(command.line)}})
        .toJson(QJsonDocument::Compact);
}
} // namespace

Journal::Journal(QString path, QObject* parent) : Journal(std::move(path), Options(), parent) {}

Journal::Journal(QString path, Options options, QObject* parent)
    : QObject(parent), path_(std::move(path)), worker_(new JournalWorker(*this, path_, options)) {
    if (!options.ownThread)
        return;
    thread_.setObjectName(QStringLiteral("journal"));
    worker_->moveToThread(&thread_);
    thread_.start();
}

Journal::~Journal() {
    if (!thread_.isRunning()) {
        QCoreApplication::sendPostedEvents(worker_); // every write requested before
        worker_->close();
        delete worker_;
        return;
    }
    // Queued behind every write requested before.
    QMetaObject::invokeMethod(
        worker_,
        [worker = worker_] {
            worker->close();
            delete worker; // on its own thread, as Qt SQL and QTimer require
            QThread::currentThread()->quit();
        },
        Qt::QueuedConnection);
    thread_.wait();
}

void Journal::open() {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_] { worker->open(); }, Qt::QueuedConnection);
}

void Journal::opening(JournalContents contents) {
    open_ = true;
    settings_ = contents.settingsWhole ? SettingsState::read : SettingsState::lost;
    for (const auto& [key, value] : std::exchange(early_, {})) {
        --unsaved_;
        if (contents.settings.try_emplace(key, value).second)
            setSetting(key, value);
    }
    emit opened(contents);
    emit unsavedChanged(unsaved_);
}

void Journal::cutGame(const std::string& game, int from) {
    struct Cut {
        QString kept;
        int lines = 0;
    };
    const auto cut = std::make_shared<Cut>(); // written on one thread, and read on the other when it is done
    write([game, from, cut](JournalFile& file) { return file.cut(game, from, cut->kept, cut->lines); },
          {game}, [game, cut](Journal& journal) { emit journal.gameCut(game, cut->lines, cut->kept); });
}

void Journal::close() {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_] { worker->close(); }, Qt::QueuedConnection);
}

void Journal::commitRoll(const InboxEntry& entry) {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, entry] { worker->commitRoll(entry); }, Qt::QueuedConnection);
}

void Journal::leaveUnsaved() {
    --unsaved_;
    emit unsavedChanged(unsaved_);
}

void Journal::write(std::function<std::optional<JournalError>(JournalFile&)> call, WriteSubject about,
                    std::function<void(Journal&)> saved,
                    std::function<void(Journal&, const JournalError&)> failed) {
    ++unsaved_;
    emit unsavedChanged(unsaved_);
    auto done = [saved = std::move(saved)](Journal& journal) {
        --journal.unsaved_;
        if (saved)
            saved(journal);
        emit journal.unsavedChanged(journal.unsaved_);
    };
    if (!failed)
        failed = [](Journal&, const JournalError&) {}; // writesStuck reports it
    QMetaObject::invokeMethod(
        worker_,
        [worker = worker_, call = std::move(call), about = std::move(about), done = std::move(done),
         failed = std::move(failed)] { worker->enqueue(call, about, done, failed); },
        Qt::QueuedConnection);
}

void Journal::discardRoll(const RollId& id) {
    write([id](JournalFile& file) { return file.discardRoll(id); });
}

void Journal::createGame(const GameRecord& game) {
    write([game](JournalFile& file) { return file.createGame(game); }, {game.id},
          [id = game.id](Journal& journal) { emit journal.gameSaved(id); });
}

void Journal::takeIn(const GameRecord& game, std::vector<CommandRecord> lines) {
    write([game, lines = std::move(lines)](JournalFile& file) { return file.takeIn(game, lines); }, {game.id},
          [id = game.id](Journal& journal) { emit journal.gameSaved(id); });
}

void Journal::setFinished(const std::string& game, bool finished) {
    write([game, finished](JournalFile& file) { return file.setFinished(game, finished); }, {game});
}

void Journal::setSetting(const std::string& key, const std::string& value) {
    if (settings_ == SettingsState::unread) {
        if (early_.insert_or_assign(key, value).second)
            emit unsavedChanged(++unsaved_);
        return;
    }
    write([worker = worker_, key, value, number = worker_->newest.next(key)](JournalFile& file) {
        return worker->newest.is(key, number) ? file.setSetting(key, value) : JournalFile::Failure();
    });
}

void Journal::deleteGame(const std::string& game, const std::string& setting) {
    write([game, setting](JournalFile& file) { return file.deleteGame(game, setting); }, {game});
}

void Journal::backUp(const QString& path) {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, path] { worker->backUp(path); }, Qt::QueuedConnection);
}

void Journal::restore(const CheckedBackup& backup) {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, backup] { worker->restore(backup); }, Qt::QueuedConnection);
}

void Journal::append(const CommandRecord& command) {
    append(command, std::nullopt);
}

void Journal::append(const NewCommand& command, const std::optional<RollUse>& use) {
    const std::string& game = command.record.game;
    const int n = command.record.n;
    write(
        [line = command, use](JournalFile& file) mutable {
            if (const auto complete = std::exchange(line.complete, {}))
                complete(line.record);
            return file.append(line.record, use);
        },
        {game, lineToKeep(command.record)},
        [game, n](Journal& journal) { emit journal.commandSaved(game, n); },
        [game, n](Journal& journal, const JournalError& error) {
            emit journal.commandFailed(game, n, error);
        });
}

void Journal::listGames() {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_] { worker->listGames(); }, Qt::QueuedConnection);
}

void Journal::loadGame(const std::string& game) {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, game] { worker->loadGame(game); }, Qt::QueuedConnection);
}

} // namespace watchfire::journal

#include "moc_journal.cpp"
