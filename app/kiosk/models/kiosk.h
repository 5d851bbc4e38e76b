// SPDX-License-Identifier: Apache-2.0
// The root object of the screens: the current screen, the games to resume, and the models of each screen
// (screens.md 1). It requests actions by signals; the composition root carries them out.
#pragma once

#include "app/editor/board_editor_model.h"
#include "app/kiosk/models/backup_model.h"
#include "app/kiosk/models/device_model.h"
#include "app/kiosk/models/doubt_model.h"
#include "app/kiosk/models/hall_model.h"
#include "app/kiosk/models/kiosk_lock.h"
#include "app/kiosk/models/logs_model.h"
#include "app/kiosk/models/phones_model.h"
#include "app/kiosk/models/proposal_model.h"
#include "app/kiosk/models/report_model.h"
#include "app/models/new_game_model.h"
#include "app/models/property.h"
#include "app/models/risk_model.h"
#include "app/models/settings_model.h"
#include "app/models/table_herald.h"
#include "app/models/table_model.h"
#include "app/models/value_book_model.h"
#include "app/models/voice_model.h"

#include <QObject>

namespace watchfire {

struct SavedGameRow {
    QString id;
    QString title;   ///< "The Great Wall"
    QString players; ///< "Ann, Bo, Cy, Di"
    QString points;  ///< "Ann 5, Bo 6, Cy 5, Di 8"
    QString when;    ///< "today, 20:14"
    QString moves;   ///< "34 moves"
    QString origin;  ///< "practice", "from a file, yesterday, 18:02"; empty: it was begun here
    bool over = false;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, players, points, when, moves, origin, over);
};

class Kiosk : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    Q_PROPERTY(Screen screen READ screen NOTIFY screenChanged)
    WATCHFIRE_PROPERTY(bool, canResume, !m_resumeId.isEmpty(), resumeChanged)
    WATCHFIRE_PROPERTY(QString, resumeTitle, m_resumeTitle, resumeChanged)
    WATCHFIRE_PROPERTY(QString, resumeDetail, m_resumeDetail, resumeChanged)
    /// What every player has, for a screen reader: "Ann 5, Bo 6".
    WATCHFIRE_PROPERTY(QString, resumeStandings, m_resumeStandings, resumeChanged)
    WATCHFIRE_PART(watchfire::BoardModel*, resumeBoard, &m_resumeBoard)
    /// False for games without a board picture; the players stand in its place.
    WATCHFIRE_PROPERTY(bool, resumeHasBoard, m_resumeHasBoard, resumeChanged)
    WATCHFIRE_PART(QAbstractItemModel*, resumePlayers, &m_resumePlayers) ///< ChoiceRow
    /// No game is open, and the table's models show the one that `resume` opens: its page may be made.
    WATCHFIRE_PROPERTY(bool, tableAhead, m_tableAhead, tableAheadChanged)
    WATCHFIRE_PROPERTY(bool, loading, m_loading, loadingChanged) ///< the journal has not answered yet
    WATCHFIRE_PART(QAbstractItemModel*, games, &m_games)
    WATCHFIRE_PROPERTY(int, gamesCount, m_games.rowCount(), gamesCountChanged)
    /// The game that the open question would delete; empty: no question is open.
    WATCHFIRE_PROPERTY(QString, doomed, m_doomed, doomedChanged)
    WATCHFIRE_PART(watchfire::NewGameModel*, newGameModel, &m_newGame)
    WATCHFIRE_PART(watchfire::ValueBookModel*, book, &m_book)
    WATCHFIRE_PART(watchfire::BoardEditorModel*, editor, m_editor)
    WATCHFIRE_PART(watchfire::TableModel*, table, &m_table)
    WATCHFIRE_PART(watchfire::TableHerald*, herald, &m_herald)
    WATCHFIRE_PART(watchfire::RiskModel*, risk, &m_risk)
    WATCHFIRE_PART(watchfire::DeviceModel*, device, &m_device)
    WATCHFIRE_PART(watchfire::SettingsModel*, settings, &m_settings)
    WATCHFIRE_PART(watchfire::VoiceModel*, voice, &m_voice)
    /// Nobody has touched a running game for a while: the calm view.
    WATCHFIRE_PROPERTY(bool, idle, m_idle, idleChanged)
    WATCHFIRE_PART(watchfire::KioskLock*, lock, &m_lock)
    WATCHFIRE_PART(watchfire::BackupModel*, backup, &m_backup)
    WATCHFIRE_PART(watchfire::LogsModel*, logs, &m_logs)
    WATCHFIRE_PART(watchfire::ReportModel*, report, &m_report)
    WATCHFIRE_PART(watchfire::PhonesModel*, phones, &m_phones)
    WATCHFIRE_PART(watchfire::ProposalModel*, proposal, &m_proposal)
    WATCHFIRE_PART(watchfire::HallModel*, hall, &m_hall)
    Q_PROPERTY(QString fontLicence READ fontLicence CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    WATCHFIRE_PART(watchfire::DoubtModel*, doubt, &m_doubt)
    /// The journal cannot be written, a board is refused ….
    WATCHFIRE_PROPERTY(QString, problem, m_problem, problemChanged)

public:
    enum class Screen { Start, NewGame, Table, Tower, Settings, Book, Games, Phones, Boards };
    Q_ENUM(Screen)

    Kiosk(NewGameModel& newGame, ValueBookModel& book, TableModel& table, DeviceModel& device,
          SettingsModel& settings, QString version, QObject* parent = nullptr);

    Screen screen() const { return m_screen; }
    QString screenName() const { return enumName(m_screen); } ///< "start", "newGame", …
    void setEditor(BoardEditorModel* editor);
    QString fontLicence() const; ///< of the shipped font, complete
    QString version() const { return m_version; }

    /// Does nothing for the table if no game is open.
    Q_INVOKABLE void go(watchfire::Kiosk::Screen screen);
    /// The target of "back": the table if the page was opened from there, otherwise the start.
    Q_INVOKABLE void back();
    Q_INVOKABLE void newGame();
    /// Starts a game with the simulated tower and defaults for everything.
    Q_INVOKABLE void practice() { emit practiceAsked(); }
    Q_INVOKABLE void resume();
    Q_INVOKABLE void open(const QString& gameId) { emit openAsked(gameId); }
    /// In kiosk mode these ask for the PIN first, and so do settings, quitting, own boards, the tower's
    /// ports, and changes to the value book. `doom` asks whether the game is to be deleted: a stranger sees
    /// the PIN's pad and not the question.
    Q_INVOKABLE void doom(const QString& gameId);
    Q_INVOKABLE void deleteGame(const QString& gameId);
    /// Leaves the game whose deletion is asked about.
    Q_INVOKABLE void spare();
    Q_INVOKABLE void quit();
    Q_INVOKABLE void dismissProblem() { showProblem({}); }
    /// Leaves the calm view without a touch: for a screen reader's press.
    Q_INVOKABLE void wake() { emit wakeAsked(); }

    void showScreen(Screen screen);
    void showGames(const QList<SavedGameRow>& games);
    void showResume(const QString& id, const QString& title, const QString& detail,
                    const QString& standings = {});
    /// Shows who plays it and what each player has: points over a board's picture; without a board, a
    /// sentence each.
    void showResumePlayers(const QList<ChoiceRow>& players, bool hasBoard);
    void showTableAhead(bool ahead) { change(*this, m_tableAhead, ahead, &Kiosk::tableAheadChanged); }
    void showLoading(bool loading) { change(*this, m_loading, loading, &Kiosk::loadingChanged); }
    void showProblem(const QString& problem) { change(*this, m_problem, problem, &Kiosk::problemChanged); }
    void showIdle(bool idle) { change(*this, m_idle, idle, &Kiosk::idleChanged); }
    void setGameOpen(bool open) { m_gameOpen = open; }

signals:
    void screenChanged();
    void resumeChanged();
    void tableAheadChanged();
    void loadingChanged();
    void gamesCountChanged();
    void doomedChanged();
    void problemChanged();
    void idleChanged();
    void wakeAsked();
    void practiceAsked();
    void openAsked(const QString& gameId);
    void deleteAsked(const QString& gameId);
    void quitAsked();

private:
    NewGameModel& m_newGame;
    ValueBookModel& m_book;
    TableModel& m_table;
    TableHerald m_herald{m_table};
    RiskModel m_risk;
    DeviceModel& m_device;
    SettingsModel& m_settings;
    KioskLock m_lock;
    BackupModel m_backup{drives::places};
    LogsModel m_logs{drives::places};
    ReportModel m_report{drives::places};
    PhonesModel m_phones;
    ProposalModel m_proposal;
    HallModel m_hall;
    DoubtModel m_doubt;
    BoardEditorModel* m_editor = nullptr; ///< null before the screens are loaded
    QString m_version;
    Screen m_screen = Screen::Start;
    bool m_gameOpen = false;
    bool m_fromTable = false; ///< of start page and table, the table was shown last
    bool m_idle = false;
    bool m_tableAhead = false;
    bool m_loading = true;
    bool m_resumeHasBoard = true;
    QString m_resumeId, m_resumeTitle, m_resumeDetail, m_resumeStandings, m_problem;
    BoardModel m_resumeBoard;
    VoiceModel m_voice;
    RowModel<ChoiceRow> m_resumePlayers;
    RowModel<SavedGameRow> m_games;
    QString m_doomed;
};

} // namespace watchfire
