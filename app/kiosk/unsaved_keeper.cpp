// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/unsaved_keeper.h"

#include <utility>

namespace watchfire::kiosk {

namespace {
const char* const unsavedSetting = "board-unsaved"; // empty: everything is saved
} // namespace

UnsavedKeeper::UnsavedKeeper(journal::Journal& journal, BoardEditorModel& editor, QObject* parent)
    : QObject(parent), m_journal(journal), m_editor(editor) {
    connect(&m_editor, &BoardEditorModel::settled, this, &UnsavedKeeper::keep);
}

std::optional<Error> UnsavedKeeper::load(const std::map<std::string, std::string>& stored) {
    const auto it = stored.find(unsavedSetting);
    std::optional<Error> wrong;
    m_kept.reset();
    if (it != stored.end() && !it->second.empty()) {
        auto board = unsavedBoardFromJson(it->second);
        if (board)
            m_kept = std::move(*board);
        else
            wrong = board.error();
    }
    const auto early = std::exchange(m_loaded, true) ? std::nullopt : m_editor.unsaved();
    if (early && (!m_kept || *m_kept == *early)) { // the editor has it already
        m_kept.reset();
        keep();
        return wrong;
    }
    m_editor.offerUnsaved(m_kept);
    return wrong;
}

void UnsavedKeeper::keep() {
    auto now = m_editor.unsaved();
    if (now == m_kept)
        return;
    m_kept = std::move(now);
    m_journal.setSetting(unsavedSetting, m_kept ? toJson(*m_kept) : std::string());
}

} // namespace watchfire::kiosk

#include "moc_unsaved_keeper.cpp"
