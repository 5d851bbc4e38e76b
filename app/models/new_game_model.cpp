// SPDX-License-Identifier: Apache-2.0
// See new_game_model.h.
#include "app/models/new_game_model.h"

#include "app/text/names.h"
#include "rules/hex/log/json.h"
#include "rules/hex/state.h"
#include "rules/log/replay.h"

#include <QCoreApplication>
#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {
struct NewGame {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

Result<hex::Board> parse(const QByteArray& text) {
    const auto json = parseLine(text.toStdString(), 1);
    if (!json)
        return json.error();
    return hex::boardFromJson(*json);
}

constexpr int defaultGoal = 10;

QStringList seatsFor(int count) {
    const QString south = QStringLiteral("south");
    const QString west = QStringLiteral("west");
    const QString north = QStringLiteral("north");
    const QString east = QStringLiteral("east");
    // Clockwise, seen from above, as turns go (BA-50).
    switch (count) {
    case 2:
        return {south, north};
    case 3:
        return {south, west, north};
    case 4:
        return {south, west, north, east};
    case 5:
        return {south, south, west, north, east};
    default:
        return {south, south, west, north, north, east};
    }
}

QString switchText(bool on) {
    return on ? NewGame::tr("on") : NewGame::tr("off");
}
} // namespace

const QList<Role<ScenarioRow>>& ScenarioRow::roles() {
    static const QList<Role<ScenarioRow>> table{
        role<&ScenarioRow::id>("id"),
        role<&ScenarioRow::title>("title"),
        role<&ScenarioRow::sentence>("sentence"),
        role<&ScenarioRow::players>("players"),
        role<&ScenarioRow::minutes>("minutes"),
        role<&ScenarioRow::chosen>("chosen"),
    };
    return table;
}

const QList<Role<SeatRow>>& SeatRow::roles() {
    static const QList<Role<SeatRow>> table{
        role<&SeatRow::slot>("slot"),     role<&SeatRow::name>("name"), role<&SeatRow::colour>("colour"),
        role<&SeatRow::symbol>("symbol"), role<&SeatRow::seat>("seat"), role<&SeatRow::first>("first"),
    };
    return table;
}

const QList<Role<GameOptionRow>>& GameOptionRow::roles() {
    static const QList<Role<GameOptionRow>> table{
        role<&GameOptionRow::id>("id"),
        role<&GameOptionRow::title>("title"),
        role<&GameOptionRow::detail>("detail"),
        role<&GameOptionRow::type>("type"),
        role<&GameOptionRow::value>("value"),
        role<&GameOptionRow::valueText>("valueText"),
        role<&GameOptionRow::values>("values"),
        role<&GameOptionRow::valueTexts>("valueTexts"),
        role<&GameOptionRow::isDefault>("isDefault"),
    };
    return table;
}

NewGameModel::NewGameModel(QList<ShippedBoard> boards, QObject* parent)
    : QObject(parent), m_known(std::move(boards)) {
    reset();
}

void NewGameModel::reset() {
    m_chosenOptions.clear();
    m_first = 0;
    m_seats.clear();
    m_count = 4;
    m_board.clear();
    if (m_scenario.isEmpty())
        m_scenario = QStringLiteral("great-wall");
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
    emit optionsTouched();
}

void NewGameModel::setScenario(const QString& scenario) {
    if (scenario == m_scenario || !hex::parseScenario(scenario.toStdString()))
        return;
    m_scenario = scenario;
    m_chosenOptions.clear();
    m_board.clear();
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
    emit optionsTouched();
}

QList<int> NewGameModel::playerCounts() const {
    QList<int> counts;
    for (const ShippedBoard& board : m_known) {
        for (const int count : board.players) {
            if (board.scenarios.contains(m_scenario) && !counts.contains(count))
                counts.append(count);
        }
    }
    std::sort(counts.begin(), counts.end());
    return counts;
}

void NewGameModel::setPlayerCount(int count) {
    if (count == m_count || !playerCounts().contains(count))
        return;
    m_count = count;
    refill();
    emit playerCountChanged();
    emit optionsTouched();
}

void NewGameModel::setBoard(const QString& name) {
    if (name == m_board)
        return;
    m_board = name;
    showBoards();
    check();
    emit boardChanged();
}

QStringList NewGameModel::colours() const {
    return text::allColours();
}

bool NewGameModel::optionsAreChanged() const {
    return !m_chosenOptions.isEmpty();
}

void NewGameModel::setName(int slot, const QString& name) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    const QString trimmed = name.simplified().left(24);
    m_seats[slot].name = trimmed.isEmpty() ? text::colourName(m_seats[slot].colour) : trimmed;
    showPlayers();
    check();
}

void NewGameModel::setColour(int slot, const QString& colour) {
    if (slot < 0 || slot >= m_seats.size() || !colours().contains(colour))
        return;
    const QString before = m_seats[slot].colour;
    const auto dress = [](SeatRow& seat, const QString& with) {
        const bool named = seat.name != text::colourName(seat.colour);
        seat.colour = with;
        seat.symbol = text::symbolOf(with);
        if (!named)
            seat.name = text::colourName(with);
    };
    for (SeatRow& seat : m_seats) {
        if (seat.colour == colour)
            dress(seat, before);
    }
    dress(m_seats[slot], colour);
    showPlayers();
    check();
}

void NewGameModel::setSeat(int slot, const QString& seat) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    m_seats[slot].seat = seat;
    showPlayers();
}

void NewGameModel::movePlayer(int from, int to) {
    if (from < 0 || from >= m_seats.size() || to < 0 || to >= m_seats.size() || from == to)
        return;
    // The seats stay where they are, the people change places.
    QStringList seats;
    for (const SeatRow& seat : m_seats)
        seats.append(seat.seat);
    m_seats.move(from, to);
    for (int i = 0; i < m_seats.size(); ++i)
        m_seats[i].seat = seats[i];
    showPlayers();
}

void NewGameModel::setFirst(int slot) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    m_first = slot;
    showPlayers();
}

void NewGameModel::setOption(const QString& id, const QString& value) {
    for (const GameOptionRow& row : m_options.rows()) {
        if (row.id != id || !row.values.contains(value))
            continue;
        m_chosenOptions.insert(id, value);
        showOptions();
        emit optionsTouched();
        return;
    }
}

void NewGameModel::start() {
    check();
    if (m_problem.isEmpty())
        emit startAsked();
}

nlohmann::ordered_json NewGameModel::header() const {
    using Json = nlohmann::ordered_json;
    Json header{{"watchfire", 1}, {"scenario", m_scenario.toStdString()}};
    for (const ShippedBoard& board : m_known) {
        if (board.name == m_board)
            header["board"] = parseLine(board.json.toStdString(), 1).value();
    }
    // Turn order is clockwise from the first player (BA-50).
    Json players = Json::array();
    for (int i = 0; i < m_seats.size(); ++i) {
        const SeatRow& seat = m_seats[(m_first + i) % m_seats.size()];
        players.push_back({{"id", seat.colour.toStdString()},
                           {"name", seat.name.toStdString()},
                           {"seat", seat.seat.toStdString()}});
    }
    header["players"] = players;
    Json options = Json::object();
    for (const GameOptionRow& row : m_options.rows()) {
        if (row.isDefault)
            continue;
        if (row.type == QLatin1String("switch"))
            options[row.id.toStdString()] = row.value == QLatin1String("true");
        else if (row.type == QLatin1String("number"))
            options[row.id.toStdString()] = row.value.toInt();
        else
            options[row.id.toStdString()] = row.value.toStdString();
    }
    header["options"] = options;
    return header;
}

void NewGameModel::setRecentNames(const QStringList& names) {
    if (names == m_recent)
        return;
    m_recent = names;
    emit recentNamesChanged();
}

void NewGameModel::offerBoard(const ShippedBoard& board) {
    m_known.prepend(board);
    if (!board.scenarios.isEmpty())
        m_scenario = board.scenarios.first();
    if (!board.players.isEmpty())
        m_count = board.players.first();
    m_board = board.name;
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
}

void NewGameModel::refill() {
    const QList<int> counts = playerCounts();
    if (!counts.contains(m_count) && !counts.isEmpty())
        m_count = counts.first();

    const QList<ScenarioRow> scenarios{
        {QStringLiteral("great-wall"), text::scenarioTitle(hex::Scenario::greatWall),
         NewGame::tr("Guard your part of the wall against the riders."), NewGame::tr("4 or 6 players"),
         NewGame::tr("90 minutes"), m_scenario == QLatin1String("great-wall")},
        {QStringLiteral("base"), text::scenarioTitle(hex::Scenario::base),
         NewGame::tr("Found, build and trade, with a robber who blocks."), NewGame::tr("3 or 4 players"),
         NewGame::tr("75 minutes"), m_scenario == QLatin1String("base")}};
    m_scenarios.setRows(scenarios);

    const QStringList places = seatsFor(m_count);
    while (m_seats.size() > m_count)
        m_seats.removeLast();
    while (m_seats.size() < m_count) {
        QString free;
        for (const QString& colour : colours()) {
            const bool taken = std::any_of(m_seats.begin(), m_seats.end(),
                                           [&](const SeatRow& seat) { return seat.colour == colour; });
            if (!taken) {
                free = colour;
                break;
            }
        }
        SeatRow seat;
        seat.colour = free;
        seat.symbol = text::symbolOf(free);
        seat.name = text::colourName(free);
        m_seats.append(seat);
    }
    for (int i = 0; i < m_seats.size(); ++i)
        m_seats[i].seat = places[i];
    m_first = std::min(m_first, m_count - 1);
    showPlayers();
    showBoards();
    showOptions();
    check();
}

void NewGameModel::showPlayers() {
    for (int i = 0; i < m_seats.size(); ++i) {
        m_seats[i].slot = i;
        m_seats[i].first = i == m_first;
    }
    m_players.setRows(m_seats);
}

void NewGameModel::showBoards() {
    const auto fits = [&](const ShippedBoard& board) {
        return board.scenarios.contains(m_scenario) &&
               (board.players.isEmpty() || board.players.contains(m_count));
    };
    const bool stillFits = std::any_of(m_known.begin(), m_known.end(), [&](const ShippedBoard& board) {
        return board.name == m_board && fits(board);
    });
    if (!stillFits) {
        const auto first = std::find_if(m_known.begin(), m_known.end(), fits);
        m_board = first == m_known.end() ? QString() : first->name;
        emit boardChanged();
    }
    QList<ChoiceRow> rows;
    for (const ShippedBoard& board : m_known) {
        if (!fits(board))
            continue;
        ChoiceRow row;
        row.id = board.name;
        row.title = board.title;
        row.detail = board.example ? NewGame::tr("Example board") : QString();
        row.chosen = board.name == m_board;
        rows.append(row);
    }
    m_boards.setRows(rows);
}

void NewGameModel::showOptions() {
    QList<GameOptionRow> rows;
    const auto add = [&](GameOptionRow row, const QString& normal) {
        row.value = m_chosenOptions.value(row.id, normal);
        row.isDefault = row.value == normal;
        row.valueText = row.valueTexts.value(row.values.indexOf(row.value));
        rows.append(row);
    };
    const QString yes = QStringLiteral("true");
    const QString no = QStringLiteral("false");
    const auto onOff = [&](const char* id, const QString& title, const QString& detail, bool normal) {
        GameOptionRow row;
        row.id = QString::fromLatin1(id);
        row.title = title;
        row.detail = detail;
        row.type = QStringLiteral("switch");
        row.values = QStringList{yes, no};
        row.valueTexts = QStringList{switchText(true), switchText(false)};
        add(row, normal ? yes : no);
    };

    GameOptionRow goal;
    goal.id = QStringLiteral("goal-points");
    goal.title = NewGame::tr("Points to win");
    goal.type = QStringLiteral("number");
    for (int points = 8; points <= 15; ++points) {
        goal.values.append(QString::number(points));
        goal.valueTexts.append(NewGame::tr("%n point(s)", nullptr, points));
    }
    add(goal, QString::number(defaultGoal));

    if (m_scenario == QLatin1String("great-wall")) {
        GameOptionRow draw;
        draw.id = QStringLiteral("draw");
        draw.title = NewGame::tr("Who draws the riders");
        draw.type = QStringLiteral("choice");
        draw.values = QStringList{QStringLiteral("table"), QStringLiteral("program")};
        draw.valueTexts = QStringList{NewGame::tr("the table, from the bag"), NewGame::tr("the program")};
        add(draw, QStringLiteral("table"));
        onOff("end-on-last-penalty", NewGame::tr("The last penalty chip ends the game"), {}, true);
        onOff("founding-draws-riders", NewGame::tr("Riders come at the founding already"), {}, false);
    } else {
        const auto board = std::find_if(m_known.begin(), m_known.end(),
                                        [&](const ShippedBoard& b) { return b.name == m_board; });
        if (board != m_known.end()) {
            const auto parsed = parse(board->json);
            if (parsed.ok() && parsed->hasSeaRoutes())
                onOff("ships", NewGame::tr("Ships"), {}, true);
        }
    }
    onOff("special-building", NewGame::tr("Special building phase after each turn"),
          NewGame::tr("Everyone else may build, without trading."), m_count >= 5);
    m_options.setRows(rows);
}

void NewGameModel::check() {
    QString problem;
    QSet<QString> names;
    for (const SeatRow& seat : m_seats) {
        if (names.contains(seat.name))
            problem = NewGame::tr("Two players are called %1.").arg(seat.name);
        names.insert(seat.name);
    }
    const auto board = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const ShippedBoard& b) { return b.name == m_board; });
    if (board == m_known.end()) {
        problem = NewGame::tr("There is no board for this number of players.");
    } else {
        auto parsed = parse(board->json);
        if (!parsed.ok()) {
            problem = QString::fromStdString(parsed.error().message);
        } else {
            std::vector<hex::Player> players;
            for (const SeatRow& seat : m_seats)
                players.push_back(
                    {seat.colour.toStdString(), seat.name.toStdString(), seat.seat.toStdString()});
            const auto scenario = hex::parseScenario(m_scenario.toStdString());
            auto setup =
                hex::Setup::make(*scenario, std::make_shared<const hex::Board>(std::move(parsed).value()),
                                 std::move(players), {});
            if (setup.ok())
                m_picture.show(hex::initialState(hex::SetupRef(*setup)));
            else
                problem = QString::fromStdString(setup.error().message);
        }
    }
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
}

} // namespace watchfire
