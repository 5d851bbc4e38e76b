// SPDX-License-Identifier: Apache-2.0
// File operations of journal, backup and salvage that SQLite does not do. Only the owner can read the files
// made here: a journal holds names and the PIN's hash.
#pragma once

#include "app/journal/journal_records.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace watchfire::journal::files {

/// What kind of failure an error number is.
JournalErrorKind kindOf(int error);
/// The system's text for an error number.
QString reasonOf(int error);
/// Returns true once the content of the folder or file is on the disk; otherwise errno says why not.
bool synchronize(const QString& path);
/// Replaces an existing file.
bool rename(const QString& from, const QString& to);
/// Gives a new database its name, unless another program was faster.
bool beginAs(const QString& from, const QString& to);
/// True if another program has this database open.
bool inUse(const QString& path);
/// With -wal, -shm and -journal; false if none of them was there.
bool removeDatabase(const QString& path);
/// Why nothing can be made in this folder, which may not exist itself: an error number; 0 if no reason is
/// known.
int whyNotWritable(const QString& folder);
/// How much this user may still write on the folder's disk; nullopt if the disk does not say.
std::optional<qint64> freeBytes(const QString& folder);
/// Makes an empty file that only the owner can read and that must not exist yet; on failure errno says why.
bool create(const QString& path);
/// Takes away other users' rights to the database, SQLite's files beside it, and every copy kept there; also
/// where a link leads to.
void tighten(const QString& path);
/// Makes a copy that only the owner can read and that is on the disk; replaces an existing file. On failure
/// errno says why: EINVAL for what is no file, ECANCELED where `goOn` was given and says no.
bool copy(const QString& from, const QString& to, const std::function<bool()>& goOn = {});
/// The same for a file with parts that cannot be read: instead of them there are zeros. `holes`: where those
/// parts begin.
bool copyReadable(const QString& from, const QString& to, std::vector<qint64>& holes);
/// False if a part of the file cannot be read.
bool readable(const QString& path);
/// How many bytes a database has, and how many its own header says; the latter is 0 without a header.
struct Extent {
    qint64 bytes = 0;
    qint64 wanted = 0;
};
Extent extentOf(const QString& database);
/// SQLite reads nothing of a file that is shorter than its own header says, and reads the log only for pages
/// that the file has. So the missing pages are added as empty ones; false if that is not possible.
bool fillUp(const QString& database);
/// `base` with the present time and `ending`, plus a number if that name is taken: a clock may stand still.
QString freeName(const QString& base, const QString& ending = {});

} // namespace watchfire::journal::files
