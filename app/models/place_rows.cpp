// SPDX-License-Identifier: Apache-2.0
#include "app/models/place_rows.h"

#include "app/files/drive_desk.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct PlaceRowsText {
    Q_DECLARE_TR_FUNCTIONS(PlaceRowsText)
};

} // namespace

QList<ChoiceRow> placeRows(const DriveDesk& desk) {
    QList<ChoiceRow> rows;
    for (const drives::Place& place : desk.places()) {
        ChoiceRow row;
        row.id = place.folder;
        row.title = place.title;
        row.detail = place.folder;
        row.chosen = place.folder == desk.folder();
        if (row.chosen && desk.olderFiles() > 0)
            row.detail = PlaceRowsText::tr("%1 · not listed: %n older file(s)", "a folder", desk.olderFiles())
                             .arg(place.folder);
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
