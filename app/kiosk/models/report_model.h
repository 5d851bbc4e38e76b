// SPDX-License-Identifier: Apache-2.0
// The report for people who help (app/report), written to a drive from the settings page. What is in it comes
// from the composition root.
#pragma once

#include "app/models/files_model.h"
#include "app/models/property.h"

#include <functional>

namespace watchfire {

class ReportModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL

public:
    struct Made {
        QByteArray text;
        QString wrong; ///< a sentence, if there is no text
    };

    /// `places` is called outside the GUI thread.
    explicit ReportModel(DriveDesk::Places places, QObject* parent = nullptr);

    /// `make` is called outside the GUI thread.
    void setSource(std::function<Made()> make) { m_make = std::move(make); }
    Q_INVOKABLE void writeReport();

private:
    void reallyWrite();

    std::function<Made()> m_make;
};

} // namespace watchfire
