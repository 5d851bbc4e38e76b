// SPDX-License-Identifier: Apache-2.0
#include "app/models/new_game_model.h"

#include "app/hex/rooms.h"
#include "app/rows/row_model_members.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/setup_text.h"
#include "app/text/titles.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "rules/hex/state.h"
#include "rules/log/replay.h"

#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

template class RowModel<GameOptionRow>;
template class RowModel<ScenarioRow>;
template class RowModel<SeatRow>;

namespace {
/// Options that join another scenario (GR-50) go by this and its name.
constexpr auto withPrefix = "with-";

hex::Scenario scenarioNamed(const QString& name) {
    return hex::parseScenario(name.toStdString()).value_or(hex::Scenario::base);
}

/// As a module's room words it; the plain game belongs to none.
ScenarioWords wordsOf(hex::Scenario scenario) {
    if (scenario == hex::Scenario::base)
        return {text::scenarioTitle(scenario),
                NewGame::tr("Found, build and trade, with a robber who blocks."),
                NewGame::tr("3 or 4 players"), NewGame::tr("75 minutes"), QStringLiteral("settlement")};
    return askRooms([&](const ModuleRoom& room) { return room.scenario(scenario); })
        .value_or(ScenarioWords{});
}

/// In the order in which the page offers them; the plain game is the last.
std::vector<hex::Scenario> scenariosOffered() {
    std::vector<hex::Scenario> offered;
    for (const std::string_view name : hex::scenarioNames)
        if (const auto scenario = hex::parseScenario(name); scenario != hex::Scenario::base)
            offered.push_back(*scenario);
    std::sort(offered.begin(), offered.end(),
              [](hex::Scenario a, hex::Scenario b) { return wordsOf(a).place < wordsOf(b).place; });
    offered.push_back(hex::Scenario::base);
    return offered;
}

/// What can join a scenario on this board: the rules say so.
std::vector<hex::Addition> joining(hex::Scenario scenario, const hex::Board& board) {
    std::vector<hex::Addition> found;
    for (const std::string_view name : hex::additionNames)
        if (const auto addition = hex::parseAddition(name);
            !hex::whyNotWith({scenario, {*addition}}, 0, board))
            found.push_back(*addition);
    return found;
}

QString idOf(hex::Addition addition) {
    return QLatin1String(withPrefix) + QString::fromLatin1(hex::toString(addition));
}

QStringList seatsFor(int count) {
    const QString south = QStringLiteral("south");
    const QString west = QStringLiteral("west");
    const QString north = QStringLiteral("north");
    const QString east = QStringLiteral("east");
    // Clockwise, seen from above, as turns go (BA-50).
    switch (count) {
    case 1:
        return {south};
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

/// The options one after the other, each with what was chosen for it or else its normal value.
class OptionRows {
public:
    explicit OptionRows(const QHash<QString, QString>& chosen) : m_chosen(chosen) {}

    /// Whether it is on.
    bool onOff(const QString& id, const QString& title, const QString& detail, bool normal) {
        const QString yes = QStringLiteral("true");
        const QString no = QStringLiteral("false");
        return add(id, QStringLiteral("switch"), title, detail, {yes, no},
                   {NewGame::tr("on"), NewGame::tr("off")}, normal ? yes : no) == yes;
    }
    void add(const SwitchWords& option) {
        const QString id = QString::fromLatin1(option.id);
        if (option.values.isEmpty())
            onOff(id, option.title, option.detail, option.normal);
        else
            add(id, QStringLiteral("choice"), option.title, option.detail, option.values, option.texts,
                option.values.first());
    }
    void goal(int normal) {
        QStringList values;
        QStringList texts;
        for (int points = 8; points <= 18; ++points) {
            values.append(QString::number(points));
            texts.append(NewGame::tr("%n point(s)", nullptr, points));
        }
        add(QStringLiteral("goal-points"), QStringLiteral("number"), NewGame::tr("Points to win"),
            NewGame::tr("Whoever has this many on their own turn wins."), values, texts,
            QString::number(normal));
    }
    [[nodiscard]] const QList<GameOptionRow>& rows() const { return m_rows; }

private:
    QString add(const QString& id, const QString& type, const QString& title, const QString& detail,
                const QStringList& values, const QStringList& texts, const QString& normal) {
        GameOptionRow row;
        row.id = id;
        row.title = title;
        row.detail = detail;
        row.type = type;
        row.values = values;
        for (const QString& text : texts)
            row.valueTexts.append(text::capital(text));
        row.value = m_chosen.value(id, normal);
        row.isDefault = row.value == normal;
        row.valueText = row.valueTexts.value(values.indexOf(row.value));
        m_rows.append(row);
        return row.value;
    }

    const QHash<QString, QString>& m_chosen;
    QList<GameOptionRow> m_rows;
};

void addOptionsOf(hex::Scenario scenario, const hex::Board* board, OptionRows& options) {
    if (scenario == hex::Scenario::base && board != nullptr && board->hasSeaRoutes())
        options.add({"ships", NewGame::tr("Ships"), NewGame::tr("They lead to the other islands."), true});
    for (const ModuleRoom* room : rooms())
        for (const SwitchWords& own : room->switches(scenario))
            options.add(own);
}
} // namespace

NewGameModel::NewGameModel(QList<ShippedBoard> boards, powder::Book sample, QObject* parent)
    : QObject(parent), m_known(std::move(boards)), m_powder(std::move(sample)) {
    reset();
}

void NewGameModel::reset() {
    m_chosenOptions.clear();
    m_lie.reset();
    m_first = 0;
    m_seats.clear();
    m_count = 4;
    m_board.clear();
    m_powder.reset();
    if (m_scenario.isEmpty())
        m_scenario = QStringLiteral("great-wall");
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
    emit optionsTouched();
}

void NewGameModel::setScenario(const QString& scenario) {
    const bool toPowder = scenario == QLatin1String(PowderNewGame::scenario);
    if (scenario == m_scenario || (!toPowder && !hex::parseScenario(scenario.toStdString())))
        return;
    if (toPowder != powder())
        m_seats.clear(); // clans are no colours
    m_scenario = scenario;
    m_count = m_lastCounts.value(scenario, m_count);
    m_powder.reset();
    m_chosenOptions.clear();
    m_lie.reset();
    m_board.clear();
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
    emit optionsTouched();
}

QList<int> NewGameModel::playerCounts() const {
    QList<int> counts;
    for (int count = PowderNewGame::fewestPlayers; powder() && count <= PowderNewGame::mostPlayers; ++count)
        counts.append(count);
    for (const ShippedBoard& board : m_known) {
        for (const int count : board.players) {
            if (board.scenarios.contains(m_scenario) && board.why.isEmpty() && !counts.contains(count))
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
    m_lie.reset();
    showBoards();
    showOptions();
    check();
    emit boardChanged();
}

const hex::BoardTile* NewGameModel::turningTile() const {
    const auto tiles = hex::boardTiles();
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const hex::BoardTile* tile) {
        return tile->scenario() == scenarioNamed(m_scenario);
    });
    return m_lie && found != tiles.end() ? *found : nullptr;
}

QString NewGameModel::tileText() const {
    const hex::BoardTile* tile = turningTile();
    return tile == nullptr ? QString() : roomOf(tile->module())->tileLies(*m_lie);
}

void NewGameModel::turnTile(int steps) {
    const hex::BoardTile* tile = turningTile();
    if (tile == nullptr)
        return;
    // Some lies may not fit the island; the next one that does is taken.
    const int step = steps < 0 ? -1 : 1;
    for (std::size_t i = 1; i <= hex::allDirections.size(); ++i) {
        const hex::TileLie lie{hex::turnedBy(m_lie->heading, static_cast<int>(i) * step), m_lie->mirrored};
        const auto board = chosenBoard();
        if (board && tile->turned(board->description(), lie).ok()) {
            setLie(lie);
            return;
        }
    }
}

void NewGameModel::mirrorTile() {
    if (turningTile() != nullptr)
        setLie({m_lie->heading, !m_lie->mirrored});
}

void NewGameModel::setLie(hex::TileLie lie) {
    const auto before = m_lie;
    m_lie = lie;
    if (boardJson().is_null())
        m_lie = before;
    check();
    emit boardChanged();
}

QVariantList NewGameModel::colours() const {
    QVariantList all;
    for (const QString& colour : text::allColours())
        all.append(QVariantMap{{QStringLiteral("id"), colour},
                               {QStringLiteral("title"), text::colourName(colour)},
                               {QStringLiteral("colour"), colour},
                               {QStringLiteral("symbol"), text::symbolOf(colour)}});
    return all;
}

QVariantList NewGameModel::clans() const {
    QVariantList all;
    for (const QString& clan : PowderNewGame::clans())
        all.append(QVariantMap{{QStringLiteral("id"), clan},
                               {QStringLiteral("title"), PowderNewGame::clanTitle(clan)},
                               {QStringLiteral("colour"), PowderNewGame::clanColour(clan)},
                               {QStringLiteral("symbol"), PowderNewGame::clanSymbol(clan)}});
    return all;
}

void NewGameModel::setBook(const QString& book) {
    if (book == m_powder.book() || !m_powder.setBook(book))
        return;
    m_books.setRows(m_powder.books());
    check();
    emit bookChanged();
}

void NewGameModel::setOwnBook(const powder::Book& book, const QString& title) {
    m_powder.setOwnBook(book, title);
    m_books.setRows(m_powder.books());
    check();
}

bool NewGameModel::optionsAreChanged() const {
    return powder() ? m_powder.optionsAreChanged() : !m_chosenOptions.isEmpty();
}

QString NewGameModel::plainName(const SeatRow& seat) const {
    return powder() ? PowderNewGame::clanTitle(seat.clan) : text::colourName(seat.colour);
}

void NewGameModel::dress(SeatRow& seat, const QString& mark) const {
    seat.clan = powder() ? mark : QString();
    seat.colour = powder() ? PowderNewGame::clanColour(mark) : mark;
    seat.symbol = powder() ? PowderNewGame::clanSymbol(mark) : text::symbolOf(mark);
}

void NewGameModel::setName(int slot, const QString& name) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    const QString trimmed = name.simplified().left(24);
    m_seats[slot].name = trimmed == plainName(m_seats[slot]) ? QString() : trimmed;
    showPlayers();
    check();
}

void NewGameModel::setColour(int slot, const QString& colour) {
    if (!powder() && text::allColours().contains(colour))
        mark(slot, colour);
}

void NewGameModel::setClan(int slot, const QString& clan) {
    if (powder() && PowderNewGame::clans().contains(clan))
        mark(slot, clan);
}

void NewGameModel::mark(int slot, const QString& mark) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    const QString before = marksOf(m_seats[slot]);
    for (SeatRow& seat : m_seats) {
        if (marksOf(seat) == mark)
            dress(seat, before);
    }
    dress(m_seats[slot], mark);
    showPlayers();
    check();
}

void NewGameModel::setSeat(int slot, const QString& seat) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    m_seats[slot].seat = seat;
    showPlayers();
}

void NewGameModel::setFirst(int slot) {
    if (slot < 0 || slot >= m_seats.size())
        return;
    m_first = slot;
    showPlayers();
}

void NewGameModel::setOption(const QString& id, const QString& value) {
    if (powder()) {
        if (!m_powder.setOption(id, value))
            return;
        showOptions();
        check();
        emit optionsTouched();
        return;
    }
    for (const GameOptionRow& row : m_options.rows()) {
        if (row.id != id || !row.values.contains(value))
            continue;
        m_chosenOptions.insert(id, value);
        showOptions();
        check();
        emit optionsTouched();
        return;
    }
}

void NewGameModel::start() {
    check();
    if (!m_problem.isEmpty())
        return;
    m_lastCounts.insert(m_scenario, m_count);
    emit startAsked();
}

void NewGameModel::setLastCounts(const QHash<QString, int>& counts) {
    m_lastCounts = counts;
    setPlayerCount(counts.value(m_scenario, m_count));
}

nlohmann::ordered_json NewGameModel::header() const {
    using Json = nlohmann::ordered_json;
    if (powder())
        return m_powder.header(seatedClans());
    const hex::Combination scenario = combination();
    Json header{{"watchfire", 1}, {"scenario", hex::toString(scenario.base)}};
    if (!scenario.with.empty()) {
        header["scenario"] = {{"base", hex::toString(scenario.base)}, {"with", Json::array()}};
        for (const hex::Addition addition : scenario.with)
            header["scenario"]["with"].push_back(hex::toString(addition));
    }
    header["board"] = boardJson();
    // Turn order is clockwise from the first player (BA-50).
    Json players = Json::array();
    for (int i = 0; i < m_seats.size(); ++i) {
        const SeatRow& seat = m_seats[(m_first + i) % m_seats.size()];
        Json player{{"id", seat.colour.toStdString()}};
        if (!seat.name.isEmpty()) // a colour's name is said in the language of whoever looks
            player["name"] = seat.name.toStdString();
        player["seat"] = seat.seat.toStdString();
        players.push_back(std::move(player));
    }
    header["players"] = players;
    Json options = Json::object();
    for (const GameOptionRow& row : m_options.rows()) {
        if (row.isDefault || row.id.startsWith(QLatin1String(withPrefix)))
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

void NewGameModel::offerExamples(const QList<ShippedBoard>& boards) {
    m_known.append(boards);
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
}

void NewGameModel::setOwnBoards(const QList<ShippedBoard>& boards) {
    m_known.removeIf([](const ShippedBoard& board) { return board.own; });
    m_known = boards + m_known;
    refill();
    emit scenarioChanged();
    emit playerCountChanged();
}

void NewGameModel::chooseBoard(const QString& name) {
    const auto board = std::find_if(m_known.begin(), m_known.end(), [&](const ShippedBoard& one) {
        return one.name == name && one.why.isEmpty();
    });
    if (board == m_known.end())
        return;
    if (!board->scenarios.contains(m_scenario) && !board->scenarios.isEmpty())
        m_scenario = board->scenarios.first();
    if (!board->players.contains(m_count) && !board->players.isEmpty())
        m_count = board->players.first();
    m_board = name;
    m_lie.reset();
    refill();
    emit boardChanged();
    emit scenarioChanged();
    emit playerCountChanged();
}

void NewGameModel::refill() {
    const QList<int> counts = playerCounts();
    if (!counts.contains(m_count) && !counts.isEmpty())
        m_count = counts.first();

    const QStringList places = seatsFor(m_count);
    while (m_seats.size() > m_count)
        m_seats.removeLast();
    while (m_seats.size() < m_count) {
        SeatRow seat;
        for (const QString& free : powder() ? PowderNewGame::clans() : text::allColours()) {
            const bool taken = std::any_of(m_seats.begin(), m_seats.end(),
                                           [&](const SeatRow& other) { return marksOf(other) == free; });
            if (!taken) {
                dress(seat, free);
                break;
            }
        }
        m_seats.append(seat);
    }
    for (int i = 0; i < m_seats.size(); ++i)
        m_seats[i].seat = places[i];
    m_first = std::min(m_first, m_count - 1);
    showAll();
    emit bookChanged();
}

void NewGameModel::tellAgain() {
    showAll();
    emit scenarioChanged();
    emit boardChanged();
}

void NewGameModel::showAll() {
    showScenarios();
    showPlayers();
    showBoards();
    m_books.setRows(m_powder.books());
    showOptions();
    check();
}

void NewGameModel::showScenarios() {
    QList<ScenarioRow> scenarios;
    for (const hex::Scenario scenario : scenariosOffered()) {
        const QString id = QString::fromLatin1(hex::toString(scenario));
        const ScenarioWords words = wordsOf(scenario);
        scenarios.append(
            {id, words.title, words.sentence, words.players, words.minutes, words.glyph, m_scenario == id});
    }
    const QString id = QString::fromLatin1(PowderNewGame::scenario);
    scenarios.append({id, PowderNewGame::title(), PowderNewGame::sentence(), NewGame::tr("1 to 5 players"),
                      NewGame::tr("no dice"), QStringLiteral("tower-piece"), m_scenario == id});
    m_scenarios.setRows(scenarios);
}

void NewGameModel::showPlayers() {
    for (int i = 0; i < m_seats.size(); ++i) {
        m_seats[i].slot = i;
        m_seats[i].first = i == m_first;
    }
    QList<SeatRow> rows = m_seats;
    for (SeatRow& row : rows)
        row.name = nameOf(row);
    m_players.setRows(rows);
}

void NewGameModel::showBoards() {
    const auto fits = [&](const ShippedBoard& board) {
        return board.scenarios.contains(m_scenario) &&
               (board.players.isEmpty() || board.players.contains(m_count));
    };
    const auto plays = [&](const ShippedBoard& board) { return fits(board) && board.why.isEmpty(); };
    const bool stillFits = std::any_of(m_known.begin(), m_known.end(), [&](const ShippedBoard& board) {
        return board.name == m_board && plays(board);
    });
    if (!stillFits) {
        // An example is what a table begins with that has chosen nothing.
        auto first = std::find_if(m_known.begin(), m_known.end(),
                                  [&](const ShippedBoard& board) { return plays(board) && !board.own; });
        if (first == m_known.end())
            first = std::find_if(m_known.begin(), m_known.end(), plays);
        m_board = first == m_known.end() ? QString() : first->name;
        m_lie.reset();
        emit boardChanged();
    }
    const auto chosen = m_lie ? nullptr : chosenBoard();
    if (const hex::BoardTile* tile = chosen ? hex::tileOn(chosen->description()) : nullptr) {
        m_lie = tile->lie(chosen->description());
        emit boardChanged();
    }
    QList<ChoiceRow> rows;
    for (const ShippedBoard& board : m_known) {
        if (!fits(board))
            continue;
        ChoiceRow row;
        row.id = board.name;
        row.title = text::titleOf(board.titles, board.name.toStdString());
        row.detail = board.example ? NewGame::tr("Example board")
                     : board.own   ? NewGame::tr("Our own board")
                                   : QString();
        row.enabled = board.why.isEmpty();
        row.why = board.why;
        row.chosen = board.name == m_board;
        rows.append(row);
    }
    m_boards.setRows(rows);
}

void NewGameModel::showOptions() {
    if (powder()) {
        m_options.setRows(m_powder.options());
        return;
    }
    const hex::Scenario scenario = scenarioNamed(m_scenario);
    const auto board = chosenBoard();
    OptionRows options(m_chosenOptions);
    options.goal(hex::factsOf(scenario).goalPoints);
    addOptionsOf(scenario, board.get(), options);
    hex::Combination joined(scenario);
    for (const hex::Addition addition : board ? joining(scenario, *board) : std::vector<hex::Addition>{}) {
        const auto words = askRooms([&](const ModuleRoom& room) { return room.addition(addition); });
        // The title stands alone here.
        if (words && options.onOff(idOf(addition), text::capital(words->title), words->detail, false))
            joined.with.push_back(addition);
    }
    for (const hex::OptionalModule& module : hex::optionalModules()) {
        const ModuleRoom* room = roomOf(module.module().name());
        if (room == nullptr || !hex::canJoin(module, joined))
            continue;
        const OptionWords words = room->option();
        options.onOff(QString::fromLatin1(module.option), words.title, words.detail, false);
    }
    options.onOff(QStringLiteral("special-building"), NewGame::tr("Special building phase after each turn"),
                  NewGame::tr("Everyone else may build, without trading."), m_count >= 5);
    m_options.setRows(options.rows());
}

nlohmann::ordered_json NewGameModel::boardJson() const {
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const ShippedBoard& board) { return board.name == m_board; });
    if (known == m_known.end())
        return nullptr;
    const auto json = parseLine(known->json.toStdString(), 1);
    if (!json)
        return nullptr;
    const hex::BoardTile* tile = turningTile();
    if (tile == nullptr)
        return *json;
    const auto board = hex::boardFromJson(*json);
    if (!board)
        return nullptr;
    const auto turned = tile->turned(board->description(), *m_lie);
    if (!turned)
        return nullptr;
    return turned.value() == board->description() ? *json : hex::toJson(turned.value());
}

std::shared_ptr<const hex::Board> NewGameModel::chosenBoard() const {
    const auto json = boardJson();
    if (json.is_null())
        return nullptr;
    auto board = hex::boardFromJson(json);
    return board ? std::make_shared<const hex::Board>(std::move(board).value()) : nullptr;
}

hex::Combination NewGameModel::combination() const {
    hex::Combination chosen(scenarioNamed(m_scenario));
    for (const GameOptionRow& row : m_options.rows())
        for (const std::string_view name : hex::additionNames)
            if (row.value == QLatin1String("true") &&
                row.id == QLatin1String(withPrefix) + QString::fromLatin1(name))
                chosen.with.push_back(*hex::parseAddition(name));
    return chosen;
}

std::vector<hex::Player> NewGameModel::seatedPlayers() const {
    std::vector<hex::Player> players;
    for (const SeatRow& seat : m_seats)
        players.push_back({seat.colour.toStdString(), seat.name.toStdString(), seat.seat.toStdString()});
    return players;
}

std::vector<powder::Player> NewGameModel::seatedClans() const {
    std::vector<powder::Player> players;
    for (int i = 0; i < m_seats.size(); ++i) {
        const SeatRow& seat = m_seats[(m_first + i) % m_seats.size()];
        players.push_back(
            {powder::parse<powder::Clan>(seat.clan.toStdString()).value_or(powder::Clan::monkey),
             seat.name.toStdString(), seat.seat.toStdString()});
    }
    return players;
}

void NewGameModel::check() {
    QString problem;
    QSet<QString> names;
    for (const SeatRow& seat : m_seats) {
        const QString name = nameOf(seat);
        if (names.contains(name))
            problem = NewGame::tr("Two players are called %1.").arg(name);
        names.insert(name);
    }
    const auto board = powder() ? nullptr : chosenBoard();
    if (powder()) {
        if (problem.isEmpty())
            problem = m_powder.problem(seatedClans());
    } else if (!board) {
        problem = NewGame::tr("There is no board for this number of players.");
    } else {
        auto setup = hex::Setup::make(combination(), board, seatedPlayers(), {});
        if (setup.ok())
            m_picture.show(hex::initialState(hex::SetupRef(*setup)));
        else
            problem = text::setupRefusal(setup.error());
    }
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
}

} // namespace watchfire

#include "moc_new_game_model.cpp"
