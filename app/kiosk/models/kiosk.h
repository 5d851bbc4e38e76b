// SPDX-License-Identifier: Apache-2.0
// The root that the screens are handed: which screen is shown, games to go on with, and the models of
// each screen (screens.md 1). It asks by signals; the composition root acts.
#pragma once

#include "app/editor/board_editor_model.h"
#include "app/kiosk/models/backup_model.h"
#include "app/kiosk/models/device_model.h"
#include "app/kiosk/models/doubt_model.h"
#include "app/kiosk/models/kiosk_lock.h"
#include "app/kiosk/models/logs_model.h"
#include "app/models/new_game_model.h"
#include "app/models/risk_model.h"
#include "app/models/settings_model.h"
#include "app/models/table_herald.h"
#include "app/models/table_model.h"
#include "app/models/value_book_model.h"
#include "app/models/voice_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct SavedGameRow {
    QString id;
    QString title;   ///< "The Great Wall"
    QString players; ///< "Ann, Bo, Cy, Di"
    QString points;  ///< "Ann 5, Bo 6, Cy 5, Di 8"
    QString when;    ///< "today, 20:14"
    bool over = false;
    QString key() const { return id; }
    static const QList<Role<SavedGameRow>>& roles();
};

class Kiosk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(Screen screen READ screen NOTIFY screenChanged)
    Q_PROPERTY(bool canResume READ canResume NOTIFY resumeChanged)
    Q_PROPERTY(QString resumeTitle READ resumeTitle NOTIFY resumeChanged)
    Q_PROPERTY(QString resumeDetail READ resumeDetail NOTIFY resumeChanged)
    Q_PROPERTY(watchfire::BoardModel* resumeBoard READ resumeBoard CONSTANT)
    Q_PROPERTY(bool resumeHasBoard READ resumeHasBoard NOTIFY resumeChanged)
    Q_PROPERTY(QAbstractItemModel* resumePlayers READ resumePlayers CONSTANT)
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(QAbstractItemModel* games READ games CONSTANT)
    Q_PROPERTY(watchfire::NewGameModel* newGameModel READ newGameModel CONSTANT)
    Q_PROPERTY(watchfire::ValueBookModel* book READ book CONSTANT)
    Q_PROPERTY(watchfire::BoardEditorModel* editor READ editor CONSTANT)
    Q_PROPERTY(watchfire::TableModel* table READ table CONSTANT)
    Q_PROPERTY(watchfire::TableHerald* herald READ herald CONSTANT)
    Q_PROPERTY(watchfire::RiskModel* risk READ risk CONSTANT)
    Q_PROPERTY(watchfire::DeviceModel* device READ device CONSTANT)
    Q_PROPERTY(watchfire::SettingsModel* settings READ settings CONSTANT)
    Q_PROPERTY(watchfire::VoiceModel* voice READ voice CONSTANT)
    Q_PROPERTY(bool idle READ idle NOTIFY idleChanged)
    Q_PROPERTY(watchfire::KioskLock* lock READ lock CONSTANT)
    Q_PROPERTY(watchfire::BackupModel* backup READ backup CONSTANT)
    Q_PROPERTY(watchfire::LogsModel* logs READ logs CONSTANT)
    Q_PROPERTY(QString fontLicence READ fontLicence CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(watchfire::DoubtModel* doubt READ doubt CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum class Screen { Start, NewGame, Table, Tower, Settings, Book, Games };
    Q_ENUM(Screen)

    Kiosk(NewGameModel& newGame, ValueBookModel& book, TableModel& table, DeviceModel& device,
          SettingsModel& settings, QString version, QObject* parent = nullptr);

    Screen screen() const { return m_screen; }
    QString screenName() const; ///< "start", "newGame", "table", "tower", "settings", "book", "games"
    bool canResume() const { return !m_resumeId.isEmpty(); }
    QString resumeTitle() const { return m_resumeTitle; }
    QString resumeDetail() const { return m_resumeDetail; }
    BoardModel* resumeBoard() { return &m_resumeBoard; }
    /// False for games without a board picture: then `resumePlayers` are shown.
    bool resumeHasBoard() const { return m_resumeHasBoard; }
    QAbstractItemModel* resumePlayers() { return &m_resumePlayers; } ///< ChoiceRow
    bool loading() const { return m_loading; }                       ///< the journal has not answered yet
    QAbstractItemModel* games() { return &m_games; }
    NewGameModel* newGameModel() { return &m_newGame; }
    ValueBookModel* book() { return &m_book; }
    BoardEditorModel* editor() { return m_editor; }
    void setEditor(BoardEditorModel* editor);
    TableModel* table() { return &m_table; }
    TableHerald* herald() { return &m_herald; }
    RiskModel* risk() { return &m_risk; }
    DeviceModel* device() { return &m_device; }
    SettingsModel* settings() { return &m_settings; }
    VoiceModel* voice() { return &m_voice; }
    bool idle() const { return m_idle; } ///< nobody has touched a running game for a while: the calm view
    KioskLock* lock() { return &m_lock; }
    BackupModel* backup() { return &m_backup; }
    LogsModel* logs() { return &m_logs; }
    DoubtModel* doubt() { return &m_doubt; }
    QString fontLicence() const; ///< of the font that ships, in full
    QString version() const { return m_version; }
    QString problem() const { return m_problem; } ///< the journal cannot be written, a board is refused …

    /// The table without a game does nothing.
    Q_INVOKABLE void go(watchfire::Kiosk::Screen screen);
    /// Where "back" leads: the table when a game is open, else the start.
    Q_INVOKABLE void back();
    Q_INVOKABLE void newGame();
    /// A game with the simulated tower and everything chosen by default.
    Q_INVOKABLE void practice();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void open(const QString& gameId);
    /// In kiosk mode this, the settings, quitting, what changes the value book, own boards and the tower's
    /// ports ask for the PIN first.
    Q_INVOKABLE void deleteGame(const QString& gameId);
    Q_INVOKABLE void quit();
    Q_INVOKABLE void dismissProblem();
    /// Back from the calm view, where no touch did it: a screen reader's press.
    Q_INVOKABLE void wake() { emit wakeAsked(); }

    void showScreen(Screen screen);
    void showGames(const QList<SavedGameRow>& games);
    void showResume(const QString& id, const QString& title, const QString& detail);
    /// The same game without a board picture, its players instead.
    void showResumePlayers(const QList<ChoiceRow>& players);
    void showLoading(bool loading);
    void showProblem(const QString& problem);
    void showIdle(bool idle);
    void setGameOpen(bool open) { m_gameOpen = open; }

signals:
    void screenChanged();
    void resumeChanged();
    void loadingChanged();
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
    DoubtModel m_doubt;
    BoardEditorModel* m_editor = nullptr; ///< before the screens are loaded
    QString m_version;
    Screen m_screen = Screen::Start;
    bool m_gameOpen = false;
    bool m_idle = false;
    bool m_loading = true;
    bool m_resumeHasBoard = true;
    QString m_resumeId, m_resumeTitle, m_resumeDetail, m_problem;
    BoardModel m_resumeBoard;
    VoiceModel m_voice;
    RowModel<ChoiceRow> m_resumePlayers;
    RowModel<SavedGameRow> m_games;
};

} // namespace watchfire
