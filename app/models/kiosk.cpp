// SPDX-License-Identifier: Apache-2.0
// See kiosk.h.
#include "app/models/kiosk.h"

namespace watchfire {

const QList<Role<SavedGameRow>>& SavedGameRow::roles() {
    static const QList<Role<SavedGameRow>> table{
        role<&SavedGameRow::id>("id"),           role<&SavedGameRow::title>("title"),
        role<&SavedGameRow::players>("players"), role<&SavedGameRow::points>("points"),
        role<&SavedGameRow::when>("when"),       role<&SavedGameRow::over>("over"),
    };
    return table;
}

Kiosk::Kiosk(NewGameModel& newGame, ValueBookModel& book, TableModel& table, DeviceModel& device,
             SettingsModel& settings, QString version, QObject* parent)
    : QObject(parent)
    , m_newGame(newGame)
    , m_book(book)
    , m_table(table)
    , m_device(device)
    , m_settings(settings)
    , m_version(std::move(version)) {}

QString Kiosk::screenName() const {
    switch (m_screen) {
    case Screen::Start:
        return QStringLiteral("start");
    case Screen::NewGame:
        return QStringLiteral("newGame");
    case Screen::Table:
        return QStringLiteral("table");
    case Screen::Tower:
        return QStringLiteral("tower");
    case Screen::Settings:
        return QStringLiteral("settings");
    case Screen::Book:
        return QStringLiteral("book");
    }
    return {};
}

void Kiosk::go(Screen screen) {
    if (screen == Screen::NewGame)
        newGame();
    else if (screen != Screen::Table || m_gameOpen)
        showScreen(screen);
}

void Kiosk::back() {
    if (m_screen == Screen::Table || !m_gameOpen || m_screen == Screen::NewGame || m_screen == Screen::Book)
        showScreen(Screen::Start);
    else
        showScreen(Screen::Table);
}

void Kiosk::newGame() {
    m_newGame.reset();
    showScreen(Screen::NewGame);
}

void Kiosk::practice() {
    emit practiceAsked();
}

void Kiosk::resume() {
    if (canResume())
        emit openAsked(m_resumeId);
}

void Kiosk::open(const QString& gameId) {
    emit openAsked(gameId);
}

void Kiosk::quit() {
    emit quitAsked();
}

void Kiosk::dismissProblem() {
    showProblem({});
}

void Kiosk::showScreen(Screen screen) {
    if (screen == m_screen)
        return;
    m_screen = screen;
    emit screenChanged();
}

void Kiosk::showGames(const QList<SavedGameRow>& games) {
    m_games.setRows(games);
}

void Kiosk::showResume(const QString& id, const QString& title, const QString& detail) {
    if (id == m_resumeId && title == m_resumeTitle && detail == m_resumeDetail)
        return;
    m_resumeId = id;
    m_resumeTitle = title;
    m_resumeDetail = detail;
    emit resumeChanged();
}

void Kiosk::showResumePlayers(const QList<ChoiceRow>& players) {
    m_resumePlayers.setRows(players);
    if (m_resumeHasBoard == players.isEmpty())
        return;
    m_resumeHasBoard = players.isEmpty();
    emit resumeChanged();
}

void Kiosk::showLoading(bool loading) {
    if (loading == m_loading)
        return;
    m_loading = loading;
    emit loadingChanged();
}

void Kiosk::showProblem(const QString& problem) {
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

void Kiosk::showIdle(bool idle) {
    if (idle == m_idle)
        return;
    m_idle = idle;
    emit idleChanged();
}

} // namespace watchfire
