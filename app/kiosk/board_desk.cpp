// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/board_desk.h"

#include "app/boards/board_check.h"
#include "app/editor/problem_words.h"
#include "app/kiosk/shipped_boards.h"
#include "rules/hex/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <utility>

namespace watchfire::kiosk {

namespace {

struct BoardDeskText {
    Q_DECLARE_TR_FUNCTIONS(BoardDeskText)
};

const char* const boardsSetting = "boards";
const char* const unreadSetting = "boards-unread"; // boards that this version cannot read, set aside

/// The board as the new game screen offers it; an unfinished one says why.
ShippedBoard offered(const OwnBoards::Board& own) {
    ShippedBoard board;
    board.name = own.id;
    board.titles = {{"en", own.title.toStdString()}};
    board.example = false;
    board.own = true;
    board.json = QByteArray::fromStdString(hex::toJson(own.draft.board).dump());
    const auto counts = boards::playerCounts(own.draft);
    for (const int count : counts)
        board.players.append(count);
    if (counts.empty()) {
        board.why = editor::verdict(own.draft, counts, boards::check(own.draft));
        const auto name = hex::toString(own.draft.scenario);
        board.scenarios = {QString::fromLatin1(name)};
    } else if (auto made = hex::Board::make(own.draft.board)) {
        board.scenarios = scenariosFor(*made);
    }
    return board;
}

} // namespace

BoardDesk::BoardDesk(journal::Journal& journal, NewGameModel& newGame, Random random,
                     DriveDesk::Places places, QObject* parent)
    : QObject(parent)
    , m_journal(journal)
    , m_newGame(newGame)
    , m_editor(m_own, {}, std::move(random), std::move(places))
    , m_unsaved(journal, m_editor) {
    connect(&m_own, &OwnBoards::changed, this, [this] {
        offer();
        if (!m_loading)
            m_journal.setSetting(boardsSetting, m_own.toJson());
    });
    connect(&m_editor, &BoardEditorModel::ready, &m_newGame, &NewGameModel::chooseBoard);
}

void BoardDesk::offerShipped() {
    if (std::exchange(m_shippedOffered, true))
        return;
    const QList<ShippedBoard> shipped = shippedBoards();
    m_editor.setExamples(shipped);
    m_newGame.offerExamples(shipped);
}

void BoardDesk::load(const std::map<std::string, std::string>& stored) {
    loadOwn(stored);
    if (const auto error = m_unsaved.load(stored))
        emit problem(BoardDeskText::tr("The unsaved board cannot be read: %1")
                         .arg(QString::fromStdString(error->message)));
}

void BoardDesk::loadOwn(const std::map<std::string, std::string>& stored) {
    const auto kept = stored.find(boardsSetting);
    // Another journal, from a backup, may have none.
    if (kept == stored.end() && m_own.all().isEmpty()) {
        m_loaded = true;
        return;
    }
    // A journal that opens in the middle of the evening does not remove what was made before it.
    const QList<OwnBoards::Board> made = m_loaded ? QList<OwnBoards::Board>() : m_own.all();
    m_loading = true;
    const auto error = m_own.load(kept == stored.end() ? OwnBoards().toJson() : kept->second);
    m_loading = false;
    m_loaded = true;
    QHash<QString, QString> moved;
    for (const OwnBoards::Board& board : made) {
        // A new journal holds these boards already, because they were stored as soon as it opened. Another
        // one may hold a different board of the same name: the first is called "Our board 1" everywhere.
        const OwnBoards::Board* there = m_own.find(board.id);
        if (there != nullptr && there->title == board.title &&
            boards::toJson(there->draft) == boards::toJson(board.draft))
            continue;
        const QString title = m_own.hasTitle(board.title) ? m_own.freeTitle() : board.title;
        moved[board.id] = m_own.put({}, title, board.draft, board.walking);
    }
    // Saving once more, or beginning a game, must not take the journal's board of that id.
    m_editor.follow(moved);
    if (const auto now = moved.constFind(m_newGame.board()); now != moved.constEnd())
        m_newGame.chooseBoard(*now);
    if (!error)
        return;
    m_journal.setSetting(unreadSetting, kept->second);
    emit problem(BoardDeskText::tr("The saved boards cannot be read: %1 They are put aside.")
                     .arg(QString::fromStdString(error->message)));
}

void BoardDesk::offer() {
    QList<ShippedBoard> all;
    for (const OwnBoards::Board& board : m_own.all())
        all.append(offered(board));
    m_newGame.setOwnBoards(all);
}

} // namespace watchfire::kiosk

#include "moc_board_desk.cpp"
