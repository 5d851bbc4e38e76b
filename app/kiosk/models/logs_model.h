// SPDX-License-Identifier: Apache-2.0
// Games as files on drives: lists them, and imports one. Reading a log and playing it through happens outside
// the GUI thread; the composition root writes it into the journal and opens it.
#pragma once

#include "app/models/files_model.h"
#include "app/models/property.h"
#include "app/stores/log_reading.h"

namespace watchfire {

class LogsModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL

public:
    /// `places` is called outside the GUI thread.
    explicit LogsModel(DriveDesk::Places places, QObject* parent = nullptr);

    void refreshFiles() override;
    /// Lists the files of the drives, where strangers use the screen after the PIN; `browsing` follows.
    Q_INVOKABLE void browse();
    Q_INVOKABLE void load(const QString& file);

signals:
    void browsing();
    void logRead(const watchfire::ReadLog& log);

private:
    void reallyLoad(const QString& file);
};

} // namespace watchfire
