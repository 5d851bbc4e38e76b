// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/kiosk_program.h"

#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "app/game/hex/hex_family.h"
#include "app/game/powder/powder_presenter.h"
#include "app/kiosk/drive_picture.h"
#include "app/kiosk/frame_trace.h"
#include "app/kiosk/shipped_boards.h"
#include "app/logging/categories.h"
#include "app/models/clan_colours.h"
#include "app/models/kept_answers.h"
#include "app/text/clipped.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/setup_text.h"
#include "app/text/when_text.h"
#include "rules/core/name_length.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scoring.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace watchfire::kiosk {

namespace {

struct KioskText {
    Q_DECLARE_TR_FUNCTIONS(KioskText)
};

using Json = nlohmann::ordered_json;

constexpr qreal usualPixelsPerMm = 5.9; // a 10.1-inch screen of 1280x800
constexpr int mostRecentNames = 12;
constexpr auto mainQml = "qrc:/qt-project.org/imports/Watchfire/Ui/Main.qml";
constexpr QSize usualSize(1280, 800);
const char* const portsSetting = "ports"; // a setting of the journal: ports chosen on the tower's page
const char* const bookSetting = "book";   // the table's own value book
const char* const shelfSetting = "books"; // its other value books
const char* const bookNamesSetting = "book-names";   // their former names
const char* const unreadBookSetting = "book-unread"; // a book that this version cannot read, set aside
const char* const unreadShelfSetting = "books-unread";

std::string nowText() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

/// The size that the screen reports, if it is plausible: projectors and virtual screens report anything.
qreal pixelsPerMm(const QScreen& screen) {
    const QSizeF mm = screen.physicalSize();
    if (mm.width() <= 0)
        return usualPixelsPerMm;
    const qreal pixels = screen.size().width() / mm.width();
    constexpr qreal least = 2.0;
    constexpr qreal most = 25.0;
    return pixels >= least && pixels <= most ? pixels : usualPixelsPerMm;
}

/// The shipped sample. A broken resource would be a build error; it shows an empty book.
powder::Book sampleBook() {
    const auto text = books::read("sample");
    const auto json = text ? parseLine(*text, 1) : Result<Json>(text.error());
    auto book = json ? powder::bookFromJson(*json) : Result<powder::Book>(json.error());
    return book ? std::move(*book) : powder::Book{};
}

QList<ChoiceRow> clanRows(const powder::State& state) {
    QList<ChoiceRow> rows;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->hasHonor(clan))
            continue;
        ChoiceRow row;
        row.id = QString::fromUtf8(powder::toString(clan).data());
        row.title = text::playerName(*state.setup, clan);
        const QString honor = KioskText::tr("%1 honor").arg(state.of(clan).honor);
        row.detail = row.title == text::clanName(clan)
                         ? honor
                         : KioskText::tr("%1 · %2", "clan, honor").arg(text::clanName(clan), honor);
        setLook(row, clan);
        rows.append(row);
    }
    return rows;
}

QList<ChoiceRow> scoreRows(const hex::State& state) {
    QList<ChoiceRow> rows;
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const hex::PlayerId player(i);
        ChoiceRow row;
        row.id = QString::fromStdString((*state.setup)[player].id);
        row.title = text::playerName(*state.setup, player);
        row.detail = QString::number(hex::pointsOf(state, player));
        row.colour = text::playerColour(*state.setup, player);
        row.symbol = text::symbolOf(row.colour);
        rows.append(row);
    }
    return rows;
}

/// What the game waits for.
QString waitingFor(const hex::State& state) {
    const QString name = text::playerName(*state.setup, state.turn.player);
    switch (state.turn.phase) {
    case hex::TurnPhase::founding:
        return KioskText::tr("founding");
    case hex::TurnPhase::beforeRoll:
        return KioskText::tr("%1 to roll", "player").arg(name);
    case hex::TurnPhase::afterRoll:
        break;
    }
    return KioskText::tr("%1 to play", "player").arg(name);
}

QString waitingFor(const powder::State& state) {
    return state.season == powder::Season::setUp ? KioskText::tr("set-up")
                                                 : KioskText::tr("%1 of year %2", "season")
                                                       .arg(text::capital(text::seasonName(state.season)))
                                                       .arg(state.year);
}

} // namespace

KioskProgram::KioskProgram(Options options, TowerFactory towers, tracing::Trace* trace, QObject* parent)
    : QObject(parent)
    , m_engine(std::make_unique<QQmlEngine>())
    , m_reading(std::make_unique<QQmlComponent>(m_engine.get(), QUrl(QString::fromLatin1(mainQml)),
                                                QQmlComponent::Asynchronous))
    , m_options(std::move(options))
    , m_trace(trace)
    , m_journal(journalPath(m_options.db), {.trace = trace})
    , m_rolls(m_journal, nowText)
    , m_bookModel(m_book, m_shelf, sampleBook(), drives::places)
    , m_newGame({}, sampleBook())
    , m_boards(
          m_journal, m_newGame,
          [](std::uint32_t below) { return QRandomGenerator::system()->bounded(below); }, drives::places)
    , m_settings(text::Language::ofSystem())
    , m_towers({std::move(towers), m_rolls, m_device, SimulatedTower::find(),
                QFileInfo(m_journal.path()).absolutePath() + QStringLiteral("/simulated-tower.boot")})
    , m_kiosk(m_newGame, m_bookModel, m_table, m_device, m_settings, QCoreApplication::applicationVersion())
    , m_desk({m_table, m_journal, m_rolls, nowText,
              [](std::uint32_t below) { return QRandomGenerator::system()->bounded(below); }, trace})
    , m_summary({m_table, m_desk, drives::places, nowText,
                 [this](std::function<void()> then) { m_kiosk.lock()->ask(std::move(then), false); }})
    , m_attention({m_kiosk, m_desk, m_rolls, m_settings, m_options.voice, m_options.idleSeconds})
    , m_snapshots({m_table, m_desk, m_journal, [this] { return m_settings.language(); }, nowText})
    , m_hall({m_snapshots, m_desk, *m_kiosk.hall(), m_journal, nowText,
              [this](const std::string& key, const std::string& value) {
                  m_stored[key] = value;
                  m_journal.setSetting(key, value);
              }}) {
    connectKiosk();
    connectSettings();
    connectBook();
    connectJournal();
    connectTower();
    m_keeper = std::make_unique<Keeper>(Keeper::Parts{m_journal, m_desk, m_kiosk, nowText});
}

KioskProgram::~KioskProgram() {
    m_drive.reset();
    m_window.reset();
    m_screens.reset();
    m_reading.reset();
    m_engine.reset();
}

QString KioskProgram::journalPath(const QString& given) {
    QString path = given;
    if (path.isEmpty())
        path = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
               QStringLiteral("/journal.db");
    // SQLite keeps its log beside the file, not beside the link; and a new journal would take the link's
    // place.
    constexpr int mostLinks = 40; // as many as the system follows
    for (int links = 0; links < mostLinks && QFileInfo(path).isSymbolicLink(); ++links)
        path = QFileInfo(path).symLinkTarget();
    return path;
}

std::optional<KioskProgram::Failure> KioskProgram::offerBoard() {
    constexpr int badUsage = 2;
    auto text = boards::read(m_options.board.toStdString());
    if (!text)
        return Failure{QString::fromStdString(text.error().message), badUsage};
    const auto failure = [&](const Error& error) {
        return Failure{QStringLiteral("%1: %2").arg(m_options.board, QString::fromStdString(error.message)),
                       badUsage};
    };
    const auto json = parseLine(*text, 1);
    if (!json)
        return failure(json.error());
    auto board = hex::boardFromJson(*json);
    if (!board)
        return failure(board.error());
    m_newGame.offerBoard(shippedBoard(m_options.board, *board, *text));
    return std::nullopt;
}

std::optional<KioskProgram::Failure> KioskProgram::start() {
    if (!m_options.board.isEmpty()) {
        if (auto failure = offerBoard())
            return failure;
    }

    if (!m_options.theme.isEmpty())
        m_settings.give(QStringLiteral("theme"), m_options.theme);
    if (!m_options.language.isEmpty())
        m_settings.give(QStringLiteral("language"), m_options.language);
    if (m_options.kiosk)
        m_lock.want();
    if (m_options.hall)
        m_hall.give(*m_options.hall);
    m_lock.begin();
    if (m_options.mm > 0)
        m_settings.give(QStringLiteral("pixels-per-mm"), m_options.mm);
    if (const QScreen* screen = QGuiApplication::primaryScreen())
        m_settings.setScreenPixelsPerMm(pixelsPerMm(*screen));

    // With its size from the beginning, because every change of size lays out all texts again.
    const QSize size = windowSize();
    emit reading(m_settings.pixelsPerMm() * m_settings.scale(),
                 std::hypot(size.width(), size.height()) / m_settings.pixelsPerMm());
    QQmlComponent screens(m_engine.get(), QUrl(QString::fromLatin1(mainQml))); // waits for what is being read
    m_reading.reset();
    m_screens.reset(
        screens.createWithInitialProperties({{QStringLiteral("kiosk"), QVariant::fromValue(&m_kiosk)},
                                             {QStringLiteral("width"), size.width()},
                                             {QStringLiteral("height"), size.height()}}));
    for (const QQmlError& error : screens.errors())
        qCCritical(logging::screen).noquote() << error.toString();
    auto* window = qobject_cast<QQuickWindow*>(m_screens.get());
    if (window == nullptr)
        return Failure{QStringLiteral("the screens cannot be loaded; the lines above say why")};
    if (!m_options.drive.isEmpty()) {
        m_drive = std::make_unique<drive::DriveServer>(
            *window, drive::Program{[this] { return driveState(); },
                                    [this] {
                                        return m_desk.open() ? drivePicture(m_table, *m_desk.family())
                                                             : Json::object();
                                    },
                                    [this] { return m_journal.isOpen() && m_journal.unsaved() == 0; },
                                    [this] { m_window->leave(); }});
        if (const QString wrong = m_drive->listen(m_options.drive); !wrong.isEmpty())
            return Failure{QStringLiteral("--drive %1: %2").arg(m_options.drive, wrong)};
        connect(&m_desk, &GameDesk::changed, m_drive.get(), &drive::DriveServer::gameChanged);
    }
    m_attention.watch(*window);
    if (m_trace != nullptr)
        traceFrames(*window, *m_trace);
    showWindow(*window);
    m_storing = true; // before the journal answers, it accepts settings that it does not hold yet
    m_journal.open();
    return std::nullopt;
}

bool KioskProgram::fillsScreen() const {
    return m_options.fullscreen.value_or(!m_options.size.isValid());
}

QSize KioskProgram::windowSize() const {
    if (m_options.size.isValid())
        return m_options.size;
    const QScreen* screen = QGuiApplication::primaryScreen();
    return fillsScreen() && screen != nullptr ? screen->size() : usualSize;
}

void KioskProgram::showWindow(QQuickWindow& window) {
    window.setTitle(QStringLiteral("Watchfire"));
    connect(&window, &QQuickWindow::sceneGraphError, this,
            [](QQuickWindow::SceneGraphError, const QString& message) {
                qCCritical(logging::screen).noquote()
                    << QStringLiteral("the graphics cannot be started: %1\n"
                                      "QT_QUICK_BACKEND=software watchfire draws without them.")
                           .arg(message.simplified());
                std::_Exit(EXIT_FAILURE); // Qt would abort
            });
    connect(&window, &QQuickWindow::frameSwapped, this, &KioskProgram::shown,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    connect(this, &KioskProgram::shown, &m_boards, &BoardDesk::offerShipped);
    if (fillsScreen())
        KioskWindow::fill(window);
    else
        window.show();
    m_window = std::make_unique<KioskWindow>(window, m_settings, fillsScreen() || !m_options.size.isValid(),
                                             [this] { return mayLeave(); });
}

// ---- what the screens ask ----

void KioskProgram::connectKiosk() {
    connect(&m_kiosk, &Kiosk::quitAsked, this, [this] {
        if (mayLeave())
            m_window->leave();
    });
    m_kiosk.setEditor(&m_boards.editor());
    connect(&m_boards, &BoardDesk::problem, this, &KioskProgram::showProblem);
    connect(&m_kiosk, &Kiosk::openAsked, this, [this](const QString& id) {
        if (m_desk.open() && m_desk.gameId() == id.toStdString()) {
            // No game is wanted any more: otherwise the start page, which loads this game for its preview,
            // would open it again.
            m_wanted.clear();
            m_kiosk.showScreen(Kiosk::Screen::Table);
            return;
        }
        if (const int lines = linesOf(id.toStdString()); lines > journal::mostStored) {
            showProblem(KioskText::tr("This game has %1 lines; at most %2 can be opened. It stays in the "
                                      "list until somebody deletes it.")
                            .arg(QString::number(lines), QString::number(journal::mostStored)));
            return;
        }
        m_wanted = id.toStdString();
        m_journal.loadGame(m_wanted);
    });
    connect(&m_kiosk, &Kiosk::practiceAsked, this, [this] {
        m_boards.offerShipped();
        useTowerFor(true);
        if (m_newGame.powder()) // practice uses dice
            m_newGame.setScenario(QStringLiteral("great-wall"));
        m_newGame.reset();
        startGame(true);
    });
    connect(&m_newGame, &NewGameModel::startAsked, this, [this] {
        useTowerFor(false);
        startGame(false);
    });
    connect(&m_kiosk, &Kiosk::screenChanged, this, [this] {
        if (m_kiosk.screen() != Kiosk::Screen::Start)
            m_boards.offerShipped();
        else if (m_journal.isOpen())
            m_journal.listGames();
    });
    connect(&m_desk, &GameDesk::gameOpened, this, [this] {
        m_kiosk.setGameOpen(true);
        m_kiosk.showScreen(Kiosk::Screen::Table);
        m_kiosk.showTableAhead(false); // after the page was shown, which it would take away
    });
    // On the start page nobody sees that phones look, and nobody can end it: so no phone may look.
    connect(&m_kiosk, &Kiosk::screenChanged, this, [this] {
        if (m_kiosk.screen() == Kiosk::Screen::Start)
            m_phones.turnOff();
        else if (m_kiosk.screen() == Kiosk::Screen::Phones)
            m_phones.lookForAddresses();
    });
    connect(m_kiosk.proposal(), &ProposalModel::changed, this, [this] {
        if (m_kiosk.proposal()->open()) // somebody plays
            m_kiosk.wake();
    });
    connect(&m_desk, &GameDesk::gameClosed, this, [this] {
        m_kiosk.setGameOpen(false);
        lightLamp();
    });
    connect(&m_desk, &GameDesk::changed, this, &KioskProgram::lightLamp);
    connect(&m_desk, &GameDesk::ticksStored, this, [this](const QString& key, const QString& ticks) {
        m_stored[key.toStdString()] = ticks.toStdString();
    });
}

// ---- settings, language ----

void KioskProgram::connectSettings() {
    connect(&m_settings, &SettingsModel::touched, this, [this] {
        if (m_storing)
            m_journal.setSetting("settings", m_settings.toJson().toStdString());
    });
    connect(&m_journal, &journal::Journal::restored, this, [this] { m_restored = true; });
    const auto followLanguage = [this] { m_language.use(m_settings.language()); };
    connect(&m_settings, &SettingsModel::languageChanged, this, followLanguage);
    followLanguage();
}

/// Updates every stored text; the screens' own texts update by themselves.
void KioskProgram::tellAgain() {
    m_newGame.tellAgain();
    m_boards.tellAgain();
    m_bookModel.refresh();
    m_towers.tellAgain();
    m_desk.tellAgain();
    m_kiosk.phones()->tellAgain();
    m_kiosk.hall()->tellAgain();
    m_savedGames.forget();
    m_desk.forgetAhead(); // its sentences are in the former language
    showGames();
    m_engine->retranslate();
}

// ---- the table's own value book ----

void KioskProgram::connectBook() {
    m_bookModel.setInGame([this](const powder::ValueKey& key) {
        const GameFamily* family = m_desk.family();
        const auto* game = family == nullptr ? nullptr : dynamic_cast<const PowderGame*>(family->game());
        // Another box has other values.
        return game == nullptr || m_shelf.named(game->setup().book()->name) != &m_book.book()
                   ? std::nullopt
                   : game->current().book->find(key);
    });
    connect(&m_desk, &GameDesk::changed, this, [this] {
        const auto* game = dynamic_cast<const PowderGame*>(m_desk.family()->game());
        const powder::Book* own = game == nullptr ? nullptr : m_shelf.named(game->setup().book()->name);
        if (own != nullptr && !m_kiosk.lock()->locked()) {
            // What the game learns belongs to the book that it began with.
            m_shelf.open(std::string(own->name));
            m_bookKeeper.changed(m_desk.gameId(), *game);
        } else if (game != nullptr) {
            // That book is not here; or strangers play, and which book is open stays its owner's choice.
            m_bookKeeper.pass(m_desk.gameId(), *game);
        }
        showKeptAnswers();
    });
    connect(&m_book, &ValueBook::changed, this, [this] {
        showOwnBook();
        showKeptAnswers();
        if (m_storing)
            m_journal.setSetting(bookSetting, m_book.toJson());
    });
    connect(&m_shelf, &BookShelf::changed, this, [this] {
        showOwnBook();
        if (!m_storing)
            return;
        m_journal.setSetting(shelfSetting, m_shelf.toJson());
        m_journal.setSetting(bookNamesSetting, m_shelf.namesToJson());
    });
    showOwnBook();
}

void KioskProgram::showOwnBook() {
    m_newGame.setOwnBook(m_book.book(), m_bookModel.bookTitle());
}

void KioskProgram::showKeptAnswers() {
    const auto* game = m_desk.open() ? dynamic_cast<const PowderGame*>(m_desk.family()->game()) : nullptr;
    const powder::Book* own = game == nullptr ? nullptr : m_shelf.named(game->setup().book()->name);
    if (own == nullptr) {
        m_table.decision()->showKept({});
        return;
    }
    const auto& session = game->session();
    const bool redo = session.position() < session.entries().size();
    m_table.decision()->showKept(
        keptAnswers(game->current(), *own, redo ? &session.entries()[session.position()].command : nullptr));
}

void KioskProgram::loadBook() {
    // What the journal does not have is as at the first start: it may be another journal, from a backup.
    const auto stored = [this](const char* setting, const std::string& otherwise) {
        const auto found = m_stored.find(setting);
        return found == m_stored.end() ? otherwise : found->second;
    };
    const auto load = [&](const char* setting, const char* unread, auto& into, const std::string& first,
                          const QString& problem) {
        const std::string kept = stored(setting, first);
        if (const auto error = into.load(kept)) {
            // Of a newer program, perhaps: it is kept beside the new one.
            m_journal.setSetting(unread, kept);
            showProblem(problem.arg(QString::fromStdString(error->message)));
            (void)into.load(first);
        }
    };
    std::vector<powder::Book> early; // entered while the journal could not be opened
    for (const powder::Book* book : m_shelf.all()) {
        if (!m_booksLoaded && countAll(*book).known > 0)
            early.push_back(*book);
    }
    m_booksLoaded = true;
    load(bookSetting, unreadBookSetting, m_book, ValueBook().toJson(),
         KioskText::tr("The saved value book cannot be read: %1 It is put aside, and an empty one begins."));
    load(shelfSetting, unreadShelfSetting, m_shelf, BookShelf(m_book).toJson(),
         KioskText::tr("The other value books cannot be read: %1 They are put aside."));
    m_shelf.loadNames(stored(bookNamesSetting, {}));
    for (powder::Book& book : early) {
        const powder::Book* there = m_shelf.named(book.name);
        if (there != nullptr && *there == book) // the journal is new, and has it from here
            continue;
        m_shelf.lay(std::move(book));
        m_journal.setSetting(shelfSetting, m_shelf.toJson());
    }
    showOwnBook();
    m_bookModel.refresh();
}

void KioskProgram::startGame(bool practice) {
    if (m_unopened) {
        m_kiosk.doubt()->ask(
            {KioskText::tr("Nothing will be saved"),
             QString::fromStdString(journal::describe(*m_unopened)) + QLatin1Char(' ') +
                 KioskText::tr(
                     "A game that begins now is lost when Watchfire ends, unless this is fixed first."),
             KioskText::tr("Play without saving"), KioskText::tr("Do not begin")},
            [this, practice] { beginGame(practice); });
        return;
    }
    beginGame(practice);
}

/// True if the program may end now; otherwise it asks first, and ends when the answer is yes.
bool KioskProgram::mayLeave() {
    const int unsaved = m_journal.unsaved();
    if (!m_writesStuck && (unsaved == 0 || !m_unopened))
        return true;
    // Nothing waits, and yet writes are stuck: somebody took the file away, and no other can be made.
    const QString lost =
        unsaved == 0 ? KioskText::tr("The journal is no longer in its place and cannot be written again "
                                     "yet. All games are lost if Watchfire ends now. They are saved by "
                                     "themselves as soon as it can be written.")
                     : KioskText::tr("%n change(s) could not be saved yet. They are lost if Watchfire "
                                     "ends now. They are saved by themselves as soon as the journal can "
                                     "be written again.",
                                     nullptr, unsaved);
    m_kiosk.doubt()->ask({KioskText::tr("Quit and lose what is not saved?"), lost,
                          KioskText::tr("Quit and lose them"), KioskText::tr("Do not quit")},
                         [this] {
                             // Its owner may have gone away from the question.
                             const auto leave = [this] { m_window->leave(); };
                             if (m_settings.kioskMode())
                                 m_kiosk.lock()->ask(leave, false);
                             else
                                 leave();
                         });
    return false;
}

void KioskProgram::beginGame(bool practice) {
    m_wanted.clear(); // a game that is still being loaded must not open over this one
    const Json header = m_newGame.header();
    const std::string id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    if (const auto error = m_desk.begin(header, id, practice)) {
        showProblem(text::setupRefusal(*error));
        return;
    }
    if (practice)
        return;
    rememberNames();
    Json counts = Json::object();
    for (auto count = m_newGame.lastCounts().begin(); count != m_newGame.lastCounts().end(); ++count)
        counts[count.key().toStdString()] = count.value();
    m_journal.setSetting("player-counts", counts.dump());
}

void KioskProgram::rememberNames() {
    QStringList names = m_desk.family()->enteredNames();
    for (const QString& name : m_newGame.recentNames()) {
        if (!names.contains(name))
            names.append(name);
    }
    names = names.mid(0, mostRecentNames);
    if (names == m_newGame.recentNames())
        return;
    m_newGame.setRecentNames(names);
    Json json = Json::array();
    for (const QString& name : names)
        json.push_back(name.toStdString());
    m_journal.setSetting("names", json.dump());
}

// ---- journal ----

void KioskProgram::connectJournal() {
    connect(&m_journal, &journal::Journal::opened, this, &KioskProgram::journalOpened);
    connect(&m_journal, &journal::Journal::openFailed, this, &KioskProgram::journalFailed);
    connect(&m_journal, &journal::Journal::writesStuck, this, [this](const journal::JournalError& error) {
        m_writesStuck = true;
        const QString what = QString::fromStdString(journal::describe(error));
        qCWarning(logging::journal).noquote() << what;
        showProblem(what);
    });
    connect(&m_journal, &journal::Journal::writesResumed, this, [this] {
        m_writesStuck = false;
        qCInfo(logging::journal) << "everything is saved again";
    });
    connect(&m_journal, &journal::Journal::writeRefused, this, [this](const journal::JournalError& error) {
        const QString what = QString::fromStdString(journal::describe(error));
        qCWarning(logging::journal).noquote() << what;
        showProblem(what);
    });
    connect(&m_journal, &journal::Journal::rescued, this, [this](const journal::JournalError& error) {
        const QString what = QString::fromStdString(journal::describe(error));
        qCWarning(logging::journal).noquote() << what;
        showProblem(what);
    });
    connect(&m_journal, &journal::Journal::gameCut, this,
            [this](const std::string& game, int lines, const QString& keptAs) {
                qCWarning(logging::journal).noquote()
                    << QStringLiteral("%1 line(s) of game %2 were left out and are kept in %3")
                           .arg(lines)
                           .arg(QString::fromStdString(game), keptAs);
                m_table.showNotice(
                    KioskText::tr("Left out of this game: %n line(s). They are kept in %1.", nullptr, lines)
                        .arg(keptAs));
            });
    connect(&m_desk, &GameDesk::leftOut, this, &KioskProgram::showProblem);
    connect(&m_desk, &GameDesk::leftOut, this,
            [](const QString& what) { qCWarning(logging::desk).noquote() << what; });
    connect(&m_journal, &journal::Journal::gamesListed, this,
            [this](const std::vector<journal::GameRecord>& games) {
                m_games = games;
                showGames();
            });
    connect(&m_journal, &journal::Journal::gameLoaded, this, &KioskProgram::gameLoaded);
    connect(&m_journal, &journal::Journal::loadFailed, this,
            [this](const std::string& game, const journal::JournalError& error) {
                if (game == m_wanted) // later the start page may load it, and must not open it
                    m_wanted.clear();
                showProblem(QString::fromStdString(journal::describe(error)));
            });
}

/// Shows the error on the screen and, for whoever looks after the machine, on the terminal.
void KioskProgram::journalFailed(const journal::JournalError& error) {
    m_kiosk.showLoading(false);
    m_lock.failed();
    m_unopened = error;
    const QString what = QString::fromStdString(journal::describe(error));
    qCWarning(logging::journal).noquote() << what;
    showProblem(what + QLatin1Char(' ') +
                (error.kind == journal::JournalErrorKind::noDriver
                     ? KioskText::tr("Until then nothing is saved.")
                     : KioskText::tr("Until then nothing is saved. It is tried again by itself.")));
}

/// The first lines of the log: the program, and the system that it runs on.
void KioskProgram::tellStart(const journal::JournalContents& contents) const {
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSize size = screen != nullptr ? screen->size() : QSize();
    qCInfo(logging::screen).noquote()
        << QStringLiteral("watchfire %1 on %2 (%3), Qt %4, platform %5, screen %6x%7")
               .arg(QCoreApplication::applicationVersion(), QSysInfo::prettyProductName(),
                    QSysInfo::currentCpuArchitecture(), QString::fromLatin1(qVersion()),
                    QGuiApplication::platformName())
               .arg(size.width())
               .arg(size.height());
    qCInfo(logging::journal).noquote() << QStringLiteral("%1 is open, with %2 game(s)")
                                              .arg(m_journal.path(), QString::number(contents.games.size()));
}

void KioskProgram::journalOpened(const journal::JournalContents& contents) {
    if (std::exchange(m_unopened, std::nullopt)) { // it was retried and works now
        showProblem({});
        m_table.showNotice(KioskText::tr("The journal is open now. What was played is saved in it."));
    }
    m_games = contents.games;
    m_stored = contents.settings;
    m_storing = false;
    tellStart(contents);
    if (contents.movedAside) {
        const QString what = QString::fromStdString(journal::describe(*contents.movedAside));
        qCWarning(logging::journal).noquote() << what;
        showProblem(what);
    }

    if (const auto settings = m_stored.find("settings"); settings != m_stored.end())
        m_settings.fromJson(QByteArray::fromStdString(settings->second));
    // They are of this machine and its screen: what a restored journal does not say of them stays, also when
    // Watchfire starts again.
    if (std::exchange(m_restored, false))
        m_journal.setSetting("settings", m_settings.toJson().toStdString());
    loadBook();
    m_boards.offerShipped();
    m_boards.load(m_stored);
    m_storing = true;
    m_hall.load(contents);
    m_lock.opened(m_stored, contents.settingsWhole);

    QStringList recent;
    if (const auto names = m_stored.find("names"); names != m_stored.end()) {
        if (const auto json = parseLine(names->second, 1); json && json->is_array()) {
            for (const Json& name : *json) {
                if (name.is_string() && recent.size() < mostRecentNames)
                    recent.append(
                        QString::fromStdString(std::string(cutToName(name.get_ref<const std::string&>()))));
            }
        }
    }
    m_newGame.setRecentNames(recent);
    QHash<QString, int> played;
    if (const auto counts = m_stored.find("player-counts"); counts != m_stored.end()) {
        if (const auto json = parseLine(counts->second, 1); json && json->is_object()) {
            for (const auto& [scenario, count] : json->items()) {
                if (count.is_number_integer())
                    played.insert(QString::fromStdString(scenario), count.get<int>());
            }
        }
    }
    m_newGame.setLastCounts(played);
    showGames();
    m_kiosk.showLoading(false);
    // Only now: rolls that come before the inbox is open would not be kept.
    if (m_options.simulate)
        m_towers.simulate();
    else if (const auto ports = m_stored.find(portsSetting);
             m_options.ports.isEmpty() && ports != m_stored.end())
        m_towers.start(TowerDesk::fromJson(ports->second));
    else
        m_towers.start(m_options.ports);
}

void KioskProgram::showGames() {
    m_kiosk.showGames(m_savedGames.rows(m_games));
    const journal::GameRecord* latest = toGoOnWith(m_games);
    if (latest == nullptr) {
        m_desk.forgetAhead();
        m_kiosk.showTableAhead(false);
        m_kiosk.showResume({}, {}, {});
        return;
    }
    m_kiosk.showResume(QString::fromStdString(latest->id), titleOf(*latest),
                       KioskText::tr("%1 · %2", "players, when")
                           .arg(playersOf(latest->header), text::whenText(latest->updated)));
    m_previewed = latest->id;
    if (latest->commands <= journal::mostStored)
        m_journal.loadGame(latest->id);
    else
        m_kiosk.showResumePlayers({}, false);
}

int KioskProgram::linesOf(const std::string& game) const {
    const auto found = std::find_if(m_games.begin(), m_games.end(),
                                    [&](const journal::GameRecord& one) { return one.id == game; });
    return found == m_games.end() ? 0 : found->commands;
}

void KioskProgram::gameLoaded(const journal::GameLog& log) {
    if (log.game.id != m_wanted) {
        if (log.game.id == m_previewed)
            showPreview(log);
        return;
    }
    m_wanted.clear();
    const auto ticks = m_stored.find(GameDesk::ticksKey(log.game.id));
    if (const auto error = m_desk.resume(log, ticks == m_stored.end() ? std::string() : ticks->second)) {
        showProblem(KioskText::tr("This game cannot go on: %1")
                        .arg(text::clipped(QString::fromStdString(error->message))));
        return;
    }
    useTowerFor(isPractice(log.game));
}

namespace {

/// A stored game as far as it can go on; null if not even its header can be read, or if it is not done by
/// `until`.
std::unique_ptr<Game> played(const journal::GameLog& log, QDeadlineTimer until) {
    const auto header = parseLine(log.game.header, 1);
    if (!header)
        return nullptr;
    auto made = makeGame(*header, boards::besideLog(), books::besideLog());
    if (!made)
        return nullptr;
    for (const journal::CommandRecord& line : log.commands) {
        if (until.hasExpired())
            return nullptr;
        const auto command = parseLine(line.line, line.n);
        if (!command || (*made)->submit(*command)["ok"] != true)
            break;
    }
    return std::move(*made);
}

} // namespace

void KioskProgram::showPreview(const journal::GameLog& log) {
    // While a game is open, it is that game, or none that is likely to be opened next.
    const QDeadlineTimer until(journal::previewPatience);
    const HexGame* hexGame = m_desk.open() ? nullptr : m_desk.lookAhead(log, until);
    if (hexGame != nullptr)
        m_desk.showAhead();
    m_kiosk.showTableAhead(hexGame != nullptr);
    const auto other = hexGame != nullptr ? nullptr : played(log, until);
    if (hexGame == nullptr && other == nullptr) {
        m_kiosk.showResumePlayers({}, false); // those are of the game that was shown before
        return;
    }
    QString waits;
    QStringList points;
    if (hexGame == nullptr)
        hexGame = dynamic_cast<const HexGame*>(other.get());
    if (hexGame != nullptr) {
        m_kiosk.resumeBoard()->show(hexGame->current());
        m_kiosk.showResumePlayers(scoreRows(hexGame->current()), true);
        waits = waitingFor(hexGame->current());
        points = standings(hexGame->current());
    } else if (const auto* powderGame = dynamic_cast<const PowderGame*>(other.get())) {
        const powder::State& state = powderGame->current();
        m_kiosk.showResumePlayers(clanRows(state), false);
        waits = waitingFor(state);
        points = standings(state);
    }
    m_kiosk.showResume(QString::fromStdString(log.game.id), titleOf(log.game),
                       KioskText::tr("%1 · %2", "what the game waits for, when it was played")
                           .arg(waits, text::whenText(log.game.updated)),
                       points.join(KioskText::tr(", ", "between players")));
}

// ---- tower ----

void KioskProgram::connectTower() {
    connect(&m_towers, &TowerDesk::problem, this, &KioskProgram::showProblem);
    connect(&m_towers, &TowerDesk::notice, &m_table, &TableModel::showNotice);
    connect(&m_towers, &TowerDesk::portsChosen, this, [this](const QStringList& ports) {
        m_journal.setSetting(portsSetting, TowerDesk::toJson(ports));
    });
    connect(&m_kiosk, &Kiosk::screenChanged, this, [this] {
        if (m_kiosk.screen() == Kiosk::Screen::Tower)
            m_device.refreshPorts();
        else
            m_towers.leavePage();
    });
}

/// Practice has a simulated tower; any other game goes on with the real ones, unless none is wanted.
void KioskProgram::useTowerFor(bool practice) {
    if (practice)
        m_towers.simulate();
    else if (!m_options.simulate)
        m_towers.leaveSimulation();
}

void KioskProgram::lightLamp() {
    if (!m_desk.open()) {
        m_rolls.lamp(WF_LAMP_IDLE);
        return;
    }
    m_rolls.lamp(m_desk.lamp());
}

Json KioskProgram::driveState() const {
    Json state{{"screen", m_kiosk.screenName().toStdString()},
               {"mode", m_table.modeName().toStdString()},
               {"link", m_device.state().toStdString()},
               {"loading", m_kiosk.loading()},
               {"problem", m_kiosk.problem().toStdString()},
               {"notice", m_table.notice().toStdString()},
               {"inbox", m_rolls.offer() ? 1 + m_rolls.offer()->queued : 0}};
    const BookCount values = countAll(m_book.book());
    state["book"] = {
        {"known", values.known}, {"wanted", values.wanted}, {"walk", m_bookModel.walkStop().toStdString()}};
    state["phones"] = {{"state", m_phones.model().state().toStdString()},
                       {"token", m_phones.model().token().toStdString()},
                       {"seats", Json::array()}};
    for (const PhonesModel::Seat& seat : m_phones.model().seatsOn())
        state["phones"]["seats"].push_back(
            {{"player", seat.id.toStdString()}, {"token", seat.token.toStdString()}});
    state["hall"] = {{"state", m_hall.model().state().toStdString()}};
    state["boards"] = m_boards.own().all().size();
    if (m_desk.open()) {
        state["game"] = m_desk.gameId();
        state["commands"] = m_desk.family()->position();
        state["revision"] = m_desk.revision();
        state["steps-left"] = m_desk.stepsLeft();
        state["refusal"] = m_desk.refusal();
        state["state"] = m_desk.state();
        // The steps of the last command, as `watchfire replay` answers them.
        state["steps"] = m_desk.family()->lastSteps();
    }
    return state;
}

} // namespace watchfire::kiosk

#include "moc_kiosk_program.cpp"
