// SPDX-License-Identifier: Apache-2.0
#include "app/hall_sim/simulated_table.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace watchfire::hall_sim {

namespace {

using Json = nlohmann::ordered_json;

constexpr int pausesBetweenGames = 4;
constexpr int savedMilliseconds = 50;

const QStringList& names() {
    static const QStringList all{
        QStringLiteral("Ada"),  QStringLiteral("Ben"),  QStringLiteral("Cleo"), QStringLiteral("Dan"),
        QStringLiteral("Eva"),  QStringLiteral("Finn"), QStringLiteral("Gita"), QStringLiteral("Hugo"),
        QStringLiteral("Ines"), QStringLiteral("Jo"),   QStringLiteral("Kaya"), QStringLiteral("Lars"),
        QStringLiteral("Mia"),  QStringLiteral("Noor"), QStringLiteral("Otto"), QStringLiteral("Paul"),
        QStringLiteral("Rosa"), QStringLiteral("Sami"), QStringLiteral("Thea"), QStringLiteral("Uwe"),
        QStringLiteral("Vera"), QStringLiteral("Wim"),  QStringLiteral("Yara"), QStringLiteral("Zoltan")};
    return all;
}

std::string nowText() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

} // namespace

SimulatedTable::SimulatedTable(const std::vector<RecordedGame>& games, Plan plan, QObject* parent)
    : QObject(parent)
    , m_games(games)
    , m_plan(std::move(plan))
    , m_random(m_plan.seed)
    , m_journal(m_plan.journal)
    , m_rolls(m_journal, nowText)
    , m_desk({m_table, m_journal, m_rolls, nowText, [this](std::uint32_t limit) { return below(limit); }})
    , m_snapshots({m_table, m_desk, m_journal, [] { return QStringLiteral("en"); }, nowText})
    , m_hall(
          {m_snapshots, m_desk, m_model, m_journal, nowText,
           [this](const std::string& key, const std::string& value) { m_journal.setSetting(key, value); }}) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &SimulatedTable::act);
    connect(&m_journal, &journal::Journal::opened, this, [this](const journal::JournalContents& contents) {
        m_hall.give(m_plan.place);
        m_hall.load(contents);
        beginGame();
    });
}

SimulatedTable::~SimulatedTable() = default;

void SimulatedTable::start() {
    m_journal.open();
}

void SimulatedTable::rest() {
    m_next.stop();
    m_resting = true;
}

std::uint32_t SimulatedTable::below(std::uint32_t limit) {
    return std::uniform_int_distribution<std::uint32_t>(0, limit - 1)(m_random);
}

int SimulatedTable::pause() {
    const int pace = std::max(1, m_plan.paceMilliseconds);
    return pace / 2 + static_cast<int>(below(static_cast<std::uint32_t>(pace)));
}

void SimulatedTable::beginGame() {
    m_desk.close();
    if (m_plan.games > 0 && m_begun == m_plan.games) {
        m_finished = true;
        return;
    }
    ++m_begun;
    m_game = &m_games[below(static_cast<std::uint32_t>(m_games.size()))];
    m_at = 0;
    Json header = m_game->header;
    std::vector<int> order(static_cast<std::size_t>(names().size()));
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    std::shuffle(order.begin(), order.end(), m_random);
    std::size_t seat = 0;
    for (Json& player : header["players"])
        player["name"] = names()[order[seat++]].toStdString();
    const auto id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    if (const auto wrong = m_desk.begin(header, id, false))
        qFatal("a recorded game cannot begin: %s", wrong->message.c_str());
    if (!m_resting)
        m_next.start(pause());
}

/// The next command; a table reads its cards before it goes on.
void SimulatedTable::act() {
    if (m_at == m_game->commands.size()) {
        // Nobody leaves a game in the moment in which it ends.
        if (m_journal.unsaved() > 0 || m_snapshots.pending()) {
            m_next.start(savedMilliseconds);
            return;
        }
        ++m_ended;
        emit gameEnded(m_plan.place.table, QString::fromStdString(m_desk.gameId()));
        m_game = nullptr;
        beginGame();
        return;
    }
    m_table.steps()->doneAll();
    ++m_commands;
    // What the recorded table was refused is refused here too.
    m_desk.submit(m_desk.family()->read(m_game->commands[m_at++]));
    const bool last = m_at == m_game->commands.size();
    m_next.start(last ? pausesBetweenGames * pause() : pause());
}

} // namespace watchfire::hall_sim

#include "moc_simulated_table.cpp"
