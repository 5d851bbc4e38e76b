// SPDX-License-Identifier: Apache-2.0
// The composition root: makes journal, inbox, dice source, desk and models, hands them to each other and to
// the screens, and carries out what the screens ask of the program as a whole. Only this class knows all of
// them.
#pragma once

#include "app/desk/game_desk.h"
#include "app/desk/risk_desk.h"
#include "app/desk/summary_desk.h"
#include "app/drive/drive_server.h"
#include "app/journal/journal.h"
#include "app/journal/roll_desk.h"
#include "app/kiosk/attention.h"
#include "app/kiosk/board_desk.h"
#include "app/kiosk/keeper.h"
#include "app/kiosk/kiosk_window.h"
#include "app/kiosk/lock_keeper.h"
#include "app/kiosk/models/kiosk.h"
#include "app/kiosk/options.h"
#include "app/kiosk/saved_games.h"
#include "app/kiosk/tower_desk.h"
#include "app/mirror/hall_desk.h"
#include "app/mirror/phones_desk.h"
#include "app/stores/book_shelf.h"
#include "app/stores/value_book_keeper.h"
#include "app/text/language.h"

#include <QObject>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRandomGenerator>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QQuickWindow;

namespace watchfire::kiosk {

class KioskProgram : public QObject {
    Q_OBJECT
public:
    /// `trace`: of everything that a roll passes; null for none; must outlive the program.
    KioskProgram(Options options, TowerFactory towers, tracing::Trace* trace = nullptr,
                 QObject* parent = nullptr);
    ~KioskProgram() override;

    struct Failure {
        QString message; ///< English, without the program's name and a full stop
        int status = 1;  ///< exit status: 2 for a wrong command line
    };
    /// Loads the screens and opens the journal.
    std::optional<Failure> start();

    /// The path of the journal, with links followed; `given` on the command line, or empty.
    static QString journalPath(const QString& given);

    [[nodiscard]] Kiosk& kiosk() { return m_kiosk; }
    [[nodiscard]] GameDesk& desk() { return m_desk; }
    [[nodiscard]] journal::Journal& journal() { return m_journal; }

signals:
    /// The engine's thread still reads the screens: what the first frame needs besides may be prepared. The
    /// thread now and then waits until this one has sent a QEvent::User. `mm`: pixels of a millimetre, with
    /// the user's factor.
    void reading(double mm, double diagonal);
    /// The first frame is on the screen: work that it does not show may begin.
    void shown();

private:
    void connectSettings();
    void tellAgain();
    std::optional<Failure> offerBoard();
    void connectKiosk();
    void connectJournal();
    void connectBook();
    void showOwnBook();
    void showKeptAnswers();
    void connectTower();
    void loadBook();
    void journalOpened(const journal::JournalContents& contents);
    void tellStart(const journal::JournalContents& contents) const;
    void journalFailed(const journal::JournalError& error);
    bool mayLeave();
    void gameLoaded(const journal::GameLog& log);
    void showGames();
    /// As the list of games says; 0 if the game is not in it yet.
    [[nodiscard]] int linesOf(const std::string& game) const;
    void showPreview(const journal::GameLog& log);
    void startGame(bool practice);
    void beginGame(bool practice);
    void showProblem(const QString& problem) { m_kiosk.showProblem(problem); }
    void rememberNames();
    void useTowerFor(bool practice);
    void lightLamp();
    [[nodiscard]] bool fillsScreen() const;
    [[nodiscard]] QSize windowSize() const;
    void showWindow(QQuickWindow& window);
    nlohmann::ordered_json driveState() const;

    // The engine comes first, because its thread reads the screens while everything else is made. The
    // destructor takes it away first, because the screens look at the models. Not a QQmlApplicationEngine,
    // which looks for a variant of each file in folders that a program inside its resources does not have.
    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<QQmlComponent> m_reading; ///< of the screens' types
    std::unique_ptr<QObject> m_screens;       ///< the window with everything in it
    Options m_options;
    tracing::Trace* m_trace;
    text::Language m_language{[this] { tellAgain(); }};
    journal::Journal m_journal;
    journal::RollDesk m_rolls;

    ValueBook m_book;
    BookShelf m_shelf{m_book};
    ValueBookKeeper m_bookKeeper{m_book};
    ValueBookModel m_bookModel;
    NewGameModel m_newGame;
    BoardDesk m_boards;
    TableModel m_table;
    DeviceModel m_device;
    SettingsModel m_settings;
    TowerDesk m_towers;
    Kiosk m_kiosk;
    LockKeeper m_lock{{m_journal, *m_kiosk.lock(), m_settings}};
    GameDesk m_desk;
    SummaryDesk m_summary;
    Attention m_attention;
    std::unique_ptr<Keeper> m_keeper;
    RiskDesk m_risk{*m_kiosk.risk(), m_desk};
    mirror::Snapshots m_snapshots;
    mirror::PhonesDesk m_phones{{m_snapshots, m_desk, m_table, *m_kiosk.phones(), *m_kiosk.proposal()}};
    mirror::HallDesk m_hall;
    std::unique_ptr<KioskWindow> m_window;
    std::unique_ptr<drive::DriveServer> m_drive;

    std::optional<journal::JournalError> m_unopened; ///< why the journal is not open
    bool m_writesStuck = false;
    std::vector<journal::GameRecord> m_games;
    SavedGames m_savedGames;
    std::map<std::string, std::string> m_stored; ///< the journal's settings
    std::string m_wanted;                        ///< the game to be opened when it is loaded
    std::string m_previewed;
    bool m_storing = false;     ///< settings are loaded: changes are to be kept
    bool m_booksLoaded = false; ///< the value books come from a journal
    bool m_restored = false;    ///< the journal that opens next was a backup
};

} // namespace watchfire::kiosk
