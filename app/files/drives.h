// SPDX-License-Identifier: Apache-2.0
// The folders of files that people carry from one table to another (value books, boards, logs, pictures,
// backups), and reading and writing such files as a whole. Plain functions that may wait for a slow or dying
// drive: a program with a screen calls them through a DriveDesk (drive_desk.h), a subcommand may call them
// directly.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

namespace watchfire {
template <class T> class Result;
}

namespace watchfire::drives {

/// A folder for files that people carry from table to table.
struct Place {
    QString folder; ///< absolute; may not exist yet
    QString title;
};

/// The Watchfire folder in the documents folder, then each mounted removable drive that can be read.
QList<Place> places();

/// Some files of a folder.
struct Names {
    QStringList names; ///< sorted
    int older = 0;     ///< how many more there are
};
/// A screen makes a button for each name. A stranger's drive may have a million of them.
inline constexpr std::size_t mostNames = 200;

/// The folder's readable files that match one of the patterns ("*.json"); of more than `mostNames` those that
/// were changed last. None if the folder does not exist.
Names names(const QString& folder, const QStringList& patterns);

/// The file's bytes. Errors: `header` if it is not a file (untrusted_file.h), cannot be read or has more
/// bytes than `largest`; the message is for people and says which file and what to do.
Result<QByteArray> read(const QString& path, qint64 largest);

/// Who may read a file that is written.
enum class Readers {
    all,  ///< whoever the umask lets: it is made to be handed on, such as a board or a picture
    owner ///< its owner alone, also while it is made: it tells of people and of this machine
};

/// True if the folder has an entry of that name, also a link that leads nowhere: `write` would replace it.
bool isThere(const QString& path);

/// Writes a file completely or not at all and makes the folder; when it returns, the drive may be unplugged.
/// Overwrites, so ask first (`isThere`). A link is replaced and never followed: the drive may be a
/// stranger's. The error is for people: which file, why, what to do.
std::optional<QString> write(const QString& path, const QByteArray& data, Readers readers = Readers::all);

} // namespace watchfire::drives
