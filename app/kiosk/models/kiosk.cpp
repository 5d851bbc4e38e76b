// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/kiosk.h"

#include "app/rows/row_model_members.h"

#include <QFile>

#include <utility>

namespace watchfire {

template class RowModel<SavedGameRow>;

Kiosk::Kiosk(NewGameModel& newGame, ValueBookModel& book, TableModel& table, DeviceModel& device,
             SettingsModel& settings, QString version, QObject* parent)
    : QObject(parent)
    , m_newGame(newGame)
    , m_book(book)
    , m_table(table)
    , m_device(device)
    , m_settings(settings)
    , m_version(std::move(version)) {
    // After the right PIN nothing more is asked until the page is left.
    const Gate gate([this](Gate::Act then) { m_lock.ask(std::move(then), true); });
    m_book.setGate(gate);
    m_device.setGate(gate);
    m_logs.setGate(gate);
    m_backup.setGate(gate);
    m_report.setGate(gate);
    m_phones.setGate(gate);
    connect(&m_doubt, &DoubtModel::dismissed, &m_lock, &KioskLock::lock);
    connect(&m_lock, &KioskLock::leftAlone, this, [this] {
        // What its owner has left open is not for others: the settings' switches, the names of files, a
        // question that waits for its answer, a board that is being drawn.
        m_book.dismiss();
        m_backup.dismiss();
        m_doubt.dismiss();
        spare();
        m_phones.stopTyping();
        if (m_editor != nullptr)
            m_editor->setAside();
        if (m_screen == Screen::Settings || m_screen == Screen::Book || m_screen == Screen::Games)
            back();
    });
}

void Kiosk::setEditor(BoardEditorModel* editor) {
    m_editor = editor;
    m_editor->setGate(Gate([this](Gate::Act then) { m_lock.ask(std::move(then), true); }));
    // It lies over the page of a new game, which stays, or has a page of its own.
    connect(m_editor, &BoardEditorModel::shown, this, [this, open = false]() mutable {
        if (!std::exchange(open, m_editor->open()) || m_editor->open())
            return;
        m_lock.lock();
        if (m_screen == Screen::Boards)
            back();
    });
}

QString Kiosk::fontLicence() const {
    QFile file(QStringLiteral(":/qt-project.org/imports/Watchfire/Ui/fonts/OFL.txt"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void Kiosk::go(Screen screen) {
    if (screen == Screen::NewGame)
        newGame();
    else if (screen == Screen::Settings)
        m_lock.ask([this] { showScreen(Screen::Settings); }, true);
    else if (screen == Screen::Boards && m_editor != nullptr)
        m_lock.ask(
            [this] {
                showScreen(Screen::Boards);
                m_editor->beginOwn();
            },
            true);
    else if (screen != Screen::Table || m_gameOpen)
        showScreen(screen);
}

void Kiosk::back() {
    const bool further = m_screen == Screen::Tower || m_screen == Screen::Settings ||
                         m_screen == Screen::Book || m_screen == Screen::Phones;
    showScreen(further && m_gameOpen && m_fromTable ? Screen::Table : Screen::Start);
}

void Kiosk::newGame() {
    m_newGame.reset();
    showScreen(Screen::NewGame);
}

void Kiosk::resume() {
    if (canResume())
        emit openAsked(m_resumeId);
}

void Kiosk::doom(const QString& gameId) {
    m_lock.ask([this, gameId] { change(*this, m_doomed, gameId, &Kiosk::doomedChanged); }, true);
}

void Kiosk::deleteGame(const QString& gameId) {
    m_lock.ask(
        [this, gameId] {
            emit deleteAsked(gameId);
            spare();
        },
        false);
}

void Kiosk::spare() {
    if (m_doomed.isEmpty())
        return;
    change(*this, m_doomed, QString(), &Kiosk::doomedChanged);
    m_lock.lock(); // the PIN was for this question
}

void Kiosk::quit() {
    m_lock.ask(
        [this] {
            emit quitAsked();
            if (!m_doubt.asking())
                m_lock.lock();
        },
        true);
}

void Kiosk::showScreen(Screen screen) {
    if (screen == m_screen)
        return;
    if (screen != Screen::Settings && screen != Screen::Boards) // the right PIN has just led there
        m_lock.lock();
    m_phones.stopTyping();
    spare();
    m_screen = screen;
    if (screen == Screen::Table || screen == Screen::Start)
        m_fromTable = screen == Screen::Table;
    emit screenChanged();
}

void Kiosk::showGames(const QList<SavedGameRow>& games) {
    const int before = m_games.rowCount();
    m_games.setRows(games);
    if (m_games.rowCount() != before)
        emit gamesCountChanged();
}

void Kiosk::showResume(const QString& id, const QString& title, const QString& detail,
                       const QString& standings) {
    change(*this, std::tie(m_resumeId, m_resumeTitle, m_resumeDetail, m_resumeStandings),
           {id, title, detail, standings}, &Kiosk::resumeChanged);
}

void Kiosk::showResumePlayers(const QList<ChoiceRow>& players, bool hasBoard) {
    m_resumePlayers.setRows(players);
    change(*this, m_resumeHasBoard, hasBoard, &Kiosk::resumeChanged);
}

} // namespace watchfire

#include "moc_kiosk.cpp"
