// SPDX-License-Identifier: Apache-2.0
// See board_editor_model.h; here: boards as files on drives, for this program and for Pioneers.
#include "app/boards/board_files.h"
#include "app/boards/pioneers_writer.h"
#include "app/editor/board_editor_model.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/import_words.h"
#include "app/hex/rooms.h"
#include "app/text/clipped.h"

namespace watchfire {

void BoardEditorModel::choosePlace(const QString& folder) {
    tell({});
    FilesModel::choosePlace(folder);
}

void BoardEditorModel::exportAs(bool pioneers) {
    behindGate([this, pioneers] { reallyExport(pioneers); });
}

namespace {

QString notInPioneers(std::string_view part) {
    return askRooms([&](const ModuleRoom& room) { return room.notInPioneers(part); });
}

} // namespace

void BoardEditorModel::reallyExport(bool pioneers) {
    const bool edited = m_pageBefore == Page::edit;
    auto from = edited ? Result<boards::Draft>(draft()) : source();
    if (!from)
        return;
    const QString title = edited ? m_title : chosenSource().title;
    from->board.title = {{"en", title.toStdString()}};
    from->board.name = boards::fileNameOf(title.toStdString());
    auto text =
        !pioneers ? Result<std::string>(boards::fileOf(*from))
        : from->open.empty()
            ? boards::writePioneers(from->board, title.toStdString(), notInPioneers)
            : Result<std::string>(Error{ErrorCode::header,
                                        {},
                                        BoardEditor::tr("Not every hex has its terrain yet.").toStdString(),
                                        {}});
    if (!text) {
        tell(BoardEditor::tr("This board cannot be a map for Pioneers: %1")
                 .arg(QString::fromStdString(text.error().message)));
        return;
    }
    const QString name = QString::fromStdString(from->board.name);
    write(name + (pioneers ? QLatin1String(".game") : QLatin1String(".json")),
          QByteArray::fromStdString(*text));
}

void BoardEditorModel::importBoard(const QString& file) {
    behindGate([this, file] { reallyImport(file); });
}

void BoardEditorModel::reallyImport(const QString& file) {
    tell({});
    desk().beside([path = desk().path(file)] { return drives::read(path, boards::largestBoardFile); },
                  [this, file](Result<QByteArray> bytes) {
                      if (bytes)
                          take(file, *bytes);
                      else
                          tell(QString::fromStdString(bytes.error().message));
                  });
}

void BoardEditorModel::take(const QString& file, const QByteArray& bytes) {
    const bool pioneers = file.endsWith(QLatin1String(".game"), Qt::CaseInsensitive);
    auto read = boards::readBoardFile(bytes.toStdString(), pioneers, m_scenario);
    if (!read) {
        tell(BoardEditor::tr("%1 was not imported: %2")
                 .arg(file, text::clipped(QString::fromStdString(read.error().message))));
        return;
    }
    if (asksBefore([this, file, bytes] { take(file, bytes); }))
        return;
    QString title = QString::fromStdString(read->title).trimmed();
    if (title.isEmpty() || m_own.hasTitle(title))
        title = m_own.freeTitle();
    ImportReport report = editor::importReport(file, *read, m_scenario);
    edit(std::move(read->draft), {}, title);
    m_imported = std::move(report);
    m_saved.emplace(); // not kept yet
    m_page = Page::imported;
    show();
}

} // namespace watchfire
