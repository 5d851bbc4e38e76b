// SPDX-License-Identifier: Apache-2.0
// What journal, backup and salvage do with files besides SQLite. Everything that they make can be read by its
// owner alone: a journal holds names and the PIN's hash.
#pragma once

#include <QString>

namespace watchfire::journal::files {

/// The system's words for an error number.
QString reasonOf(int error);
/// What the folder or file holds is on the disk when this returns true; errno says why not.
bool synchronize(const QString& path);
/// Over one that lies there.
bool rename(const QString& from, const QString& to);
/// Gives a new database its name, unless another program was quicker.
bool beginAs(const QString& from, const QString& to);
/// Another program has this database open.
bool inUse(const QString& path);
/// With -wal, -shm and -journal.
void removeDatabase(const QString& path);
/// Why nothing can be made in this folder, which may not be there itself: an error number, 0 for no known
/// reason.
int whyNotWritable(const QString& folder);
/// An empty file of the owner's alone, which must not be there yet; errno says why not.
bool create(const QString& path);
/// Takes the others' rights away, of the database, what SQLite lays beside it, and every copy that is kept
/// there.
void tighten(const QString& path);
/// The owner's alone, on the disk; over one that lies there. errno says why not.
bool copy(const QString& from, const QString& to);
/// `base` with the present time and `ending`, and a number where that is taken: a clock may stand still.
QString freeName(const QString& base, const QString& ending = {});

} // namespace watchfire::journal::files
