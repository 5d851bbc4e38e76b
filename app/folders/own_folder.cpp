// SPDX-License-Identifier: Apache-2.0
#include "app/folders/own_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <sys/stat.h>

namespace watchfire::folders {

bool make(const QString& path) {
    const QString wanted = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList missing; // the innermost first
    for (QString at = wanted; !QFileInfo::exists(at); at = QFileInfo(at).absolutePath())
        missing.append(at);
    for (auto it = missing.crbegin(); it != missing.crend(); ++it) {
        if (::mkdir(QFile::encodeName(*it).constData(), S_IRWXU) != 0)
            break; // another program may have made it just now
    }
    return QFileInfo(wanted).isDir();
}

} // namespace watchfire::folders
