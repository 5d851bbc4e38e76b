// SPDX-License-Identifier: Apache-2.0
#include "app/models/place_rows.h"

#include "app/files/drive_desk.h"

namespace watchfire {

QList<ChoiceRow> placeRows(const DriveDesk& desk) {
    QList<ChoiceRow> rows;
    for (const drives::Place& place : desk.places()) {
        ChoiceRow row;
        row.id = place.folder;
        row.title = place.title;
        row.detail = place.folder;
        row.chosen = place.folder == desk.folder();
        rows.append(row);
    }
    return rows;
}

QList<ChoiceRow> fileRows(const DriveDesk& desk) {
    QList<ChoiceRow> rows;
    for (const QString& name : desk.files()) {
        ChoiceRow row;
        row.id = name;
        row.title = name;
        rows.append(row);
    }
    return rows;
}

} // namespace watchfire
