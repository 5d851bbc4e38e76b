// SPDX-License-Identifier: Apache-2.0
#include "app/boards/pioneers_file.h"

#include "app/boards/board_files.h"
#include "app/boards/filled.h"
#include "app/boards/pioneers_letters.h"
#include "rules/core/name_length.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::BoardDescription;
using hex::CornerDirection;
using hex::Direction;
using hex::Resource;
using hex::Terrain;

struct PioneersMap {
    Q_DECLARE_TR_FUNCTIONS(PioneersMap)
};

/// Thrown out of nested readers to carry a refusal; never leaves this file.
struct Refused {
    Error error;
};

std::string atLine(int line, std::string_view reason) {
    return line == 0 ? std::string(reason) : filled(PioneersMap::tr("line %1: %2"), line, reason);
}
template <class... Words>
[[noreturn]] void damaged(int line, const QString& sentence, const Words&... words) {
    const std::string reason = filled(sentence, words...);
    throw Refused{{ErrorCode::syntax, {}, atLine(line, reason), line == 0 ? "" : fmt::format("{}", line)}};
}
/// A refusal of something that is understood but not supported.
template <class... Words>
[[noreturn]] void lacking(int line, Clause rule, const QString& sentence, const Words&... words) {
    const std::string reason = filled(sentence, words...);
    throw Refused{{ErrorCode::header, rule, atLine(line, reason), line == 0 ? "" : fmt::format("{}", line)}};
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// A piece of the file for a message: short, and readable whatever the file contains.
std::string inQuotes(std::string_view text) {
    std::string shown;
    for (const char c : text.substr(0, 24))
        shown += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > 24)
        shown += "...";
    return filled(PioneersMap::tr("\"%1\"", "a piece of the file"), shown);
}

/// True if a title may be handed on: boards are UTF-8 (game-log).
bool isUtf8(std::string_view text) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return !decoder.hasError();
}

/// A whole number without sign, up to 9999; `nullopt` if the text is not one.
std::optional<int> parseNumber(std::string_view text) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || !isDigit(text.front()) || text.size() > 4 || fault != std::errc{} ||
        end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// What a parameter means here. The names of the format are those of Pioneers.
enum class Meaning : std::uint8_t {
    title,
    randomTerrain,
    players,
    goal,
    roads,
    settlements,
    cities,
    ships,
    bridges,
    cityWalls,
    sevens,
    pirate,
    islandBonus,
    numbers,
    untracked,  ///< trade, bank and cards in hand (BA-12)
    ofProgram,  ///< concerns the program that plays it, not the game
    description ///< may occur several times
};
struct Keyword {
    std::string_view word;
    Meaning meaning;
};
constexpr std::array keywords{
    Keyword{"title", Meaning::title},
    Keyword{"random-terrain", Meaning::randomTerrain},
    Keyword{"num-players", Meaning::players},
    Keyword{"victory-points", Meaning::goal},
    Keyword{"num-roads", Meaning::roads},
    Keyword{"num-settlements", Meaning::settlements},
    Keyword{"num-cities", Meaning::cities},
    Keyword{"num-ships", Meaning::ships},
    Keyword{"num-bridges", Meaning::bridges},
    Keyword{"num-city-walls", Meaning::cityWalls},
    Keyword{"sevens-rule", Meaning::sevens},
    Keyword{"use-pirate", Meaning::pirate},
    Keyword{"island-discovery-bonus", Meaning::islandBonus},
    Keyword{"chits", Meaning::numbers},
    Keyword{"desc", Meaning::description},
    Keyword{"strict-trade", Meaning::untracked},
    Keyword{"domestic-trade", Meaning::untracked},
    Keyword{"resource-count", Meaning::untracked},
    Keyword{"develop-road", Meaning::untracked},
    Keyword{"develop-monopoly", Meaning::untracked},
    Keyword{"develop-plenty", Meaning::untracked},
    Keyword{"develop-chapel", Meaning::untracked},
    Keyword{"develop-university", Meaning::untracked},
    Keyword{"develop-governor", Meaning::untracked},
    Keyword{"develop-library", Meaning::untracked},
    Keyword{"develop-market", Meaning::untracked},
    Keyword{"develop-soldier", Meaning::untracked},
    Keyword{"check-victory-at-end-of-turn", Meaning::ofProgram},
    Keyword{"register-server", Meaning::ofProgram},
    Keyword{"server-port", Meaning::ofProgram},
    Keyword{"tournament-time", Meaning::ofProgram},
};

/// A hex of the map, with data that is only needed until all are read.
struct Cell {
    int line = 0;
    std::size_t column = 0; ///< where it begins, from 1
    std::string text;
    int order = 0;                 ///< for land: its index in the list of numbers
    std::optional<Direction> port; ///< for sea
    Resource trade = Resource::any;
};

QString pointOf(Direction direction) {
    switch (direction) {
    case Direction::E:
        return PioneersMap::tr("E", "point of the compass");
    case Direction::NE:
        return PioneersMap::tr("NE", "point of the compass");
    case Direction::NW:
        return PioneersMap::tr("NW", "point of the compass");
    case Direction::W:
        return PioneersMap::tr("W", "point of the compass");
    case Direction::SW:
        return PioneersMap::tr("SW", "point of the compass");
    case Direction::SE:
        return PioneersMap::tr("SE", "point of the compass");
    }
    return {};
}

/// Rows are numbered from the top; every second one, from the second on, is shifted half a hex to the right.
Axial axialOf(int column, int row) {
    return {column - (row - (row % 2)) / 2, row};
}

class Reader {
public:
    explicit Reader(Wording wording) : m_wording(wording) {}
    PioneersGame read(std::string_view text);

private:
    struct Forbidden {
        int line = 0;
        int column = 0;
        int row = 0;
        CornerDirection corner = CornerDirection::N;
    };

    void readLine(std::string_view line);
    void readParameter(std::string_view line);
    void take(Meaning meaning, std::string_view word, std::string_view value);
    void passOver(Meaning meaning, std::string_view word, std::string_view value);
    void readNumbers(std::string_view value);
    void readRow(std::string_view line);
    void readCell(std::string_view text, std::size_t column, int place);
    void readForbiddenCorner(std::string_view value);
    [[nodiscard]] int integer(std::string_view word, std::string_view value, int least, int most) const;

    void finish();
    void layNumbers();
    void layHarbours();
    void layRobber();
    void layFounding(const hex::Board& board);
    void remarkShips(const hex::Board& board);
    /// One of two ready sentences: of the file, or of the table.
    void remark(int line, const std::string& ofTheFile, const std::string& ofTheTable) {
        m_game.remarks.push_back({line, m_wording == Wording::ofTheFile ? ofTheFile : ofTheTable});
    }
    /// Refuses what is understood but not supported, with a sentence of the table's own.
    template <class... Words>
    [[noreturn]] void lackingAtTable(int line, Clause rule, const std::string& ofTheTable,
                                     const QString& ofTheFile, const Words&... words) const {
        if (m_wording == Wording::ofTheFile)
            lacking(line, rule, ofTheFile, words...);
        throw Refused{{ErrorCode::header, rule, ofTheTable, line == 0 ? "" : fmt::format("{}", line)}};
    }
    void remarkStock(std::string_view word, int value, int here);

    enum class Part : std::uint8_t { parameters, map, corners };
    Part m_part = Part::parameters;
    int m_line = 0;
    std::map<std::string_view, int> m_seen; ///< the line of each parameter
    int m_mapLine = 0;
    int m_rows = 0;
    std::vector<Cell> m_cells; ///< one for each of m_game.board.hexes
    std::map<Axial, std::size_t> m_at;
    std::vector<int> m_numbers;
    std::vector<Forbidden> m_forbidden;
    std::vector<std::string_view> m_untracked;
    int m_untrackedLine = 0;
    Wording m_wording;
    int m_pieces = 0; ///< how many hexes the map has, including those beyond a board's limit
    PioneersGame m_game;
};

PioneersGame Reader::read(std::string_view text) {
    if (text.size() > largestPioneersFile)
        damaged(0,
                PioneersMap::tr("the file has more than %1 kB; no map is that large. Is it a Pioneers game?"),
                largestPioneersFile / 1024);
    if (trimmed(text).empty())
        damaged(0,
                PioneersMap::tr("the file is empty. Choose a Pioneers game, a file with the ending .game"));
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++m_line;
        readLine(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    finish();
    return std::move(m_game);
}

void Reader::readLine(std::string_view line) {
    if (line.find('\0') != std::string_view::npos)
        damaged(m_line, PioneersMap::tr("there is a byte 0, so this is no text. Is it a Pioneers game?"));
    if (m_part == Part::map) {
        if (trimmed(line) == ".")
            m_part = Part::corners;
        else
            readRow(line);
        return;
    }
    line = trimmed(line);
    if (line.empty() || line.front() == '#')
        return;
    readParameter(line);
}

void Reader::readParameter(std::string_view line) {
    const auto gap = static_cast<std::size_t>(std::find_if(line.begin(), line.end(), isBlank) - line.begin());
    const std::string_view word = line.substr(0, gap);
    const std::string_view value = trimmed(line.substr(gap));
    if (word == "map") {
        if (m_mapLine != 0)
            damaged(m_line, PioneersMap::tr("a second map; the first begins in line %1. Delete one"),
                    m_mapLine);
        m_mapLine = m_line;
        m_part = Part::map;
        return;
    }
    if (word == "nosetup")
        return readForbiddenCorner(value);
    const auto* const keyword = std::find_if(keywords.begin(), keywords.end(),
                                             [&](const Keyword& known) { return known.word == word; });
    if (keyword == keywords.end()) {
        // A file of another kind is refused early, before every line becomes a remark.
        if (m_seen.empty())
            damaged(m_line,
                    PioneersMap::tr("%1 is no word of a Pioneers game, which begins with \"title\" or "
                                    "another parameter. Is it one?"),
                    inQuotes(word));
        remark(m_line,
               filled(PioneersMap::tr("%1 is not known and was passed over. Check its spelling"),
                      inQuotes(word)),
               filled(PioneersMap::tr("A line of the file that means nothing here: %1."), inQuotes(word)));
        return;
    }
    if (keyword->meaning == Meaning::description)
        return;
    const auto [seen, isNew] = m_seen.try_emplace(keyword->word, m_line);
    if (!isNew)
        damaged(m_line, PioneersMap::tr("%1 stands here again, first in line %2. Delete one"), word,
                seen->second);
    take(keyword->meaning, word, value);
}

void Reader::take(Meaning meaning, std::string_view word, std::string_view value) {
    switch (meaning) {
    case Meaning::title:
        if (!isUtf8(value))
            damaged(m_line, PioneersMap::tr(
                                "the title is not UTF-8 text. Save the file as UTF-8, or retype the title"));
        m_game.board.title["en"] = std::string(cutToName(value)); // no board may have a longer one
        break;
    case Meaning::randomTerrain:
        m_game.randomTerrain = true;
        remark(m_line,
               filled(PioneersMap::tr(
                   "random-terrain: the terrains stand here as the file lists them. To shuffle them, "
                   "make a random board of this one")),
               filled(PioneersMap::tr(
                   "The file wants the land shuffled before each game. It lies here as the file "
                   "lists it; make a random board of it to shuffle it.")));
        break;
    case Meaning::players: {
        const int players = integer(word, value, 1, 99);
        if (players < 2 || players > static_cast<int>(hex::maxPlayers))
            lackingAtTable(
                m_line, BA(50),
                filled(PioneersMap::tr("The map is for up to %1 players, and a table here has 2 to %2."),
                       players, hex::maxPlayers),
                PioneersMap::tr("num-players %1: a table here has 2 to %2 players. Write such a number"),
                players, hex::maxPlayers);
        for (int count = 2; count <= players; ++count)
            m_game.board.players.push_back(count);
        break;
    }
    case Meaning::goal:
        m_game.goalPoints = integer(word, value, 1, 100);
        if (*m_game.goalPoints != 10)
            remark(m_line,
                   filled(PioneersMap::tr("victory-points %1: boards hold no goal. Choose the option "
                                          "goal-points %1 for the game"),
                          *m_game.goalPoints),
                   filled(PioneersMap::tr(
                              "The goal of %1 points. Choose \"Points to win\" when you begin the game."),
                          *m_game.goalPoints));
        break;
    case Meaning::roads:
        remarkStock(word, integer(word, value, 0, 9999), 15);
        break;
    case Meaning::settlements:
        remarkStock(word, integer(word, value, 0, 9999), 5);
        break;
    case Meaning::cities:
        remarkStock(word, integer(word, value, 0, 9999), 4);
        break;
    case Meaning::ships:
        if (const int ships = integer(word, value, 0, 9999); ships > 0) {
            m_game.ships = true;
            remarkStock(word, ships, 15);
        }
        break;
    case Meaning::bridges:
    case Meaning::cityWalls:
    case Meaning::sevens:
    case Meaning::pirate:
    case Meaning::islandBonus:
        passOver(meaning, word, value);
        break;
    case Meaning::numbers:
        readNumbers(value);
        break;
    case Meaning::untracked:
        m_untracked.push_back(word);
        m_untrackedLine = m_untrackedLine == 0 ? m_line : m_untrackedLine;
        break;
    case Meaning::ofProgram:
    case Meaning::description:
        break;
    }
}

/// What a game of Pioneers may have and none here has.
void Reader::passOver(Meaning meaning, std::string_view word, std::string_view value) {
    switch (meaning) {
    case Meaning::bridges:
        if (integer(word, value, 0, 9999) > 0)
            remark(
                m_line,
                filled(PioneersMap::tr("num-bridges %1: bridges over water are not known here. Play without "
                                       "them"),
                       value),
                filled(PioneersMap::tr("Bridges over water. There are none here.")));
        break;
    case Meaning::cityWalls:
        if (integer(word, value, 0, 9999) > 0)
            remark(
                m_line,
                filled(PioneersMap::tr("num-city-walls %1: city walls are not known here. Play without them"),
                       value),
                filled(PioneersMap::tr("City walls. There are none here.")));
        break;
    case Meaning::sevens:
        if (integer(word, value, 0, 9) > 0)
            remark(m_line,
                   filled(PioneersMap::tr("sevens-rule %1: a seven counts as one from the first turn on here "
                                          "(BA-20). Roll again where the file wants it"),
                          value),
                   filled(PioneersMap::tr(
                       "A special rule for sevens in the first turns. Here every seven counts.")));
        break;
    case Meaning::pirate:
        remark(
            m_line,
            filled(PioneersMap::tr("use-pirate: the plain game has no pirate here (BA-22). Play without it")),
            filled(PioneersMap::tr("The pirate. The plain game has none here.")));
        break;
    case Meaning::islandBonus:
        remark(
            m_line,
            filled(PioneersMap::tr("island-discovery-bonus %1: no points for new islands are counted here. "
                                   "Enter them as a correction of the points"),
                   inQuotes(value)),
            filled(PioneersMap::tr(
                "Points for new islands. They are not counted here; correct the points by hand.")));
        break;
    default:
        break;
    }
}

int Reader::integer(std::string_view word, std::string_view value, int least, int most) const {
    const auto number = parseNumber(value);
    if (!number || *number < least || *number > most)
        damaged(m_line, PioneersMap::tr("%1 wants a whole number from %2 to %3, not %4. Correct it"), word,
                least, most, inQuotes(value));
    return *number;
}

/// "Each player has 20 roads there and 15 here."
std::string stockSentence(std::string_view word, int value, int here) {
    if (word == "num-roads")
        return filled(PioneersMap::tr("%1 roads for each player. Here each has %2."), value, here);
    if (word == "num-settlements")
        return filled(PioneersMap::tr("%1 settlements for each player. Here each has %2."), value, here);
    if (word == "num-cities")
        return filled(PioneersMap::tr("%1 cities for each player. Here each has %2."), value, here);
    return filled(PioneersMap::tr("%1 ships for each player. Here each has %2."), value, here);
}

void Reader::remarkStock(std::string_view word, int value, int here) {
    if (value == here)
        return;
    const QString ofTheFile =
        value > here
            ? PioneersMap::tr("%1 %2: each player has %3 here (BA-32). For each one more answer \"place it "
                              "anyway\"")
            : PioneersMap::tr("%1 %2: each player has %3 here (BA-32). Put the others back into the box");
    remark(m_line, filled(ofTheFile, word, value, here), stockSentence(word, value, here));
}

void Reader::readNumbers(std::string_view value) {
    while (true) {
        const std::size_t end = std::min(value.find(','), value.size());
        const std::string_view one = trimmed(value.substr(0, end));
        const auto number = parseNumber(one);
        if (!number || *number < 2 || *number > 12 || *number == 7)
            damaged(m_line,
                    PioneersMap::tr("chits: %1 is no number token; those are 2 to 6 and 8 to 12, with a "
                                    "comma between two. Correct it"),
                    inQuotes(one));
        m_numbers.push_back(*number);
        if (end == value.size())
            return;
        value.remove_prefix(end + 1);
    }
}

void Reader::readRow(std::string_view line) {
    if (m_rows > hex::maxCoordinate)
        lacking(m_line, {},
                PioneersMap::tr("the map has more than %1 rows. Is its end, a line \".\", missing?"),
                hex::maxCoordinate);
    int place = 0;
    std::size_t at = 0;
    const auto separates = [](char c) { return isBlank(c) || c == ','; };
    while (at < line.size()) {
        if (separates(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && !separates(line[end]))
            ++end;
        if (place > hex::maxCoordinate)
            lacking(m_line, {}, PioneersMap::tr("the row has more than %1 hexes. Shorten it"),
                    hex::maxCoordinate);
        readCell(line.substr(at, end - at), at + 1, place);
        ++place;
        at = end;
    }
    ++m_rows;
}

/// Reads one hex of a row: "-" nothing, "s" sea, "sb5" a harbour for brick whose land is to the south-east,
/// "t3" a forest, the fourth in the order of the numbers, "t3+" the same, but never moved by a shuffle.
void Reader::readCell(std::string_view text, std::size_t column, int place) {
    if (text == "-")
        return;
    const auto refuse = [&](const QString& sentence) { damaged(m_line, sentence, column, inQuotes(text)); };
    const auto terrain = meaningOf(terrainLetters, text.front());
    if (!terrain)
        refuse(
            PioneersMap::tr("column %1: %2 begins with no terrain: s, t, h, p, f, m, d, g, or - for no hex. "
                            "Correct this hex"));
    Cell cell{m_line, column, std::string(text.substr(0, 24)), 0, {}, Resource::any};
    std::string_view rest = text.substr(1);
    const Axial at = axialOf(place, m_rows);
    if (*terrain == Terrain::sea) {
        if (!rest.empty() && std::all_of(rest.begin(), rest.end(), isDigit)) {
            remark(m_line,
                   filled(PioneersMap::tr(
                              "column %1: %2 is sea, which takes no place in the order of the numbers; "
                              "it was read as open sea. Write its terrain if it should be land"),
                          column, inQuotes(text)),
                   filled(PioneersMap::tr("The number of a sea hex. It was read as open sea.")));
        } else if (!rest.empty()) {
            const auto trade = meaningOf(tradeLetters, rest.front());
            if (!trade || rest.size() != 2 || rest[1] < '0' || rest[1] > '5')
                refuse(PioneersMap::tr(
                    "column %1: %2 is no harbour: s, then one of ? l b w g o, then a direction "
                    "0 to 5. Correct this hex"));
            cell.trade = *trade;
            // The same six directions in the same order: counter-clockwise from east.
            cell.port = static_cast<Direction>(rest[1] - '0');
        }
    } else {
        if (!rest.empty() && rest.back() == '+') {
            m_game.fixed.push_back(at);
            rest.remove_suffix(1);
        }
        const auto order = parseNumber(rest);
        if (!order)
            refuse(PioneersMap::tr("column %1: %2 is no land hex: a terrain, its place in the order of the "
                                   "numbers (0 to 9999), and + where it stays in a shuffle. Correct this "
                                   "hex"));
        cell.order = *order;
    }
    ++m_pieces;
    if (m_game.board.hexes.size() == hex::maxHexes)
        return; // all are counted, so that the message can say how many there are
    m_at[at] = m_cells.size();
    m_game.board.hexes.push_back({at, *terrain, 0, {}});
    m_cells.push_back(std::move(cell));
}

void Reader::readForbiddenCorner(std::string_view value) {
    if (m_part != Part::corners)
        damaged(m_line,
                PioneersMap::tr("nosetup stands before the end of the map. Move it behind the line \".\""));
    std::array<int, 3> numbers{};
    for (int& number : numbers) {
        const auto end =
            static_cast<std::size_t>(std::find_if(value.begin(), value.end(), isBlank) - value.begin());
        const auto parsed = parseNumber(value.substr(0, end));
        if (!parsed)
            damaged(m_line, PioneersMap::tr("nosetup wants three numbers: column, row, corner. Correct it"));
        number = *parsed;
        value = trimmed(value.substr(end));
    }
    if (!value.empty() || numbers[2] > 5)
        damaged(m_line,
                PioneersMap::tr("nosetup wants three numbers: column, row, and a corner 0 to 5. Correct it"));
    // Counter-clockwise from the corner between east and north-east.
    constexpr std::array corners{CornerDirection::NE, CornerDirection::N, CornerDirection::NW,
                                 CornerDirection::SW, CornerDirection::S, CornerDirection::SE};
    m_forbidden.push_back({m_line, numbers[0], numbers[1], corners[static_cast<std::size_t>(numbers[2])]});
}

void Reader::finish() {
    if (m_part == Part::map)
        damaged(m_line,
                PioneersMap::tr("the map that begins in line %1 has no end. It ends with a line \".\"; is "
                                "the file cut off?"),
                m_mapLine);
    if (m_mapLine == 0)
        damaged(m_line, PioneersMap::tr("there is no map. Is this a Pioneers game, and the whole of it?"));
    if (m_pieces > static_cast<int>(hex::maxHexes))
        lackingAtTable(
            m_mapLine, {},
            filled(PioneersMap::tr("The map has %1 hexes, and a board here has at most %2."), m_pieces,
                   hex::maxHexes),
            PioneersMap::tr("the map has %1 hexes; a board here has at most %2. Write - for sea that is not "
                            "needed"),
            m_pieces, hex::maxHexes);
    if (m_cells.empty())
        damaged(m_mapLine, PioneersMap::tr("the map has no hexes. Is the file cut off?"));
    auto& board = m_game.board;
    auto& title = board.title["en"];
    board.name = fileNameOf(title, "pioneers");
    if (title.empty())
        board.title.clear();
    if (!m_untracked.empty())
        remark(
            m_untrackedLine,
            filled(PioneersMap::tr(
                       "trade, bank and cards in hand are not tracked here (BA-12); nothing is made of %1"),
                   fmt::format("{}", fmt::join(m_untracked, ", "))),
            filled(PioneersMap::tr(
                "Rules for trade, bank and cards in hand. The table looks after these itself.")));
    layNumbers();
    layHarbours();
    layRobber();
    if (const auto network = hex::Board::make(board); network) {
        remarkShips(*network);
        layFounding(*network);
    } else
        // What the rules refuse should have been refused above; their English message is for forgotten cases.
        lacking(m_mapLine, network.error().rule, QString::fromStdString(network.error().message));
    std::stable_sort(m_game.remarks.begin(), m_game.remarks.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
}

/// Gives the numbers to the land in the map's order, skipping deserts.
void Reader::layNumbers() {
    auto& hexes = m_game.board.hexes;
    std::map<int, std::size_t> order;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        if (hexes[i].terrain == Terrain::sea)
            continue;
        const auto [it, isNew] = order.try_emplace(m_cells[i].order, i);
        if (!isNew)
            damaged(m_cells[i].line,
                    PioneersMap::tr(
                        "column %1: %2 has the place %3 in the order of the numbers, as has %4 in line "
                        "%5, column %6. Give each its own"),
                    m_cells[i].column, inQuotes(m_cells[i].text), m_cells[i].order,
                    inQuotes(m_cells[it->second].text), m_cells[it->second].line, m_cells[it->second].column);
    }
    std::vector<std::size_t> wanting;
    for (const auto& [place, i] : order)
        if (hexes[i].terrain != Terrain::desert)
            wanting.push_back(i);
    const auto line = m_seen.find("chits");
    if (m_numbers.size() < wanting.size())
        damaged(line == m_seen.end() ? m_mapLine : line->second,
                PioneersMap::tr("%1 hexes want a number, and chits lists %2. Add %3"), wanting.size(),
                m_numbers.size(), wanting.size() - m_numbers.size());
    if (m_numbers.size() > wanting.size())
        remark(
            line->second,
            filled(PioneersMap::tr(
                       "chits lists %1 numbers and the map wants %2; the rest, at the end, was left out. "
                       "Look whether land is missing"),
                   m_numbers.size(), wanting.size()),
            filled(PioneersMap::tr("The last numbers of the file: it lists %1, and only %2 hexes want one."),
                   m_numbers.size(), wanting.size()));
    for (std::size_t k = 0; k < wanting.size(); ++k)
        hexes[wanting[k]].number = m_numbers[k];
}

/// In the file a harbour is on a sea hex and names the side towards its land; boards name it from the land.
void Reader::layHarbours() {
    auto& board = m_game.board;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell& cell = m_cells[i];
        if (!cell.port)
            continue;
        const Axial land = hex::neighbour(board.hexes[i].at, *cell.port);
        const auto it = m_at.find(land);
        if (it == m_at.end() || !hex::isLand(board.hexes[it->second].terrain)) {
            remark(cell.line,
                   filled(PioneersMap::tr("column %1: no land lies %2 of the harbour %3; it was left out. "
                                          "Correct its direction if it should be there"),
                          cell.column, pointOf(*cell.port), inQuotes(cell.text)),
                   filled(PioneersMap::tr("A harbour that touches no land.")));
            continue;
        }
        if (board.harbours.size() == hex::maxHarbours)
            lackingAtTable(
                cell.line, BA(35),
                filled(PioneersMap::tr("The map has more than %1 harbours, the most a board here has."),
                       hex::maxHarbours),
                PioneersMap::tr("column %1: a board here has at most %2 harbours. Write s for the others"),
                cell.column, hex::maxHarbours);
        board.harbours.push_back({{land, hex::opposite(*cell.port)}, cell.trade});
    }
}

void Reader::layRobber() {
    const auto& hexes = m_game.board.hexes;
    const auto isDesert = [](const auto& hex) { return hex.terrain == Terrain::desert; };
    const auto desert = std::find_if(hexes.begin(), hexes.end(), isDesert);
    if (desert == hexes.end()) {
        remark(m_mapLine,
               filled(PioneersMap::tr(
                   "there is no desert: the robber stands beside the board until the first seven")),
               filled(PioneersMap::tr(
                   "There is no desert: the robber waits beside the board until the first seven.")));
        return;
    }
    m_game.board.robber = desert->at;
    if (const auto count = std::count_if(hexes.begin(), hexes.end(), isDesert); count > 1)
        remark(m_mapLine,
               filled(PioneersMap::tr("there are %1 deserts: the robber begins on the first of them, %2"),
                      count, toString(desert->at)),
               filled(PioneersMap::tr("There are %1 deserts: the robber begins in the one farthest up."),
                      count));
}

/// The base game has ships if land lies in several pieces (decisions 7); a file may want it otherwise.
void Reader::remarkShips(const hex::Board& board) {
    const auto seen = m_seen.find("num-ships");
    const int line = seen == m_seen.end() ? m_mapLine : seen->second;
    if (m_game.ships && !board.hasSeaRoutes())
        remark(line,
               filled(PioneersMap::tr(
                   "the file has ships and all land is one piece. Choose the option ships for the game")),
               filled(PioneersMap::tr(
                   "The file has ships although all land is one piece. Switch \"Ships\" on when you "
                   "begin the game.")));
    if (!m_game.ships && board.hasSeaRoutes())
        remark(line,
               filled(PioneersMap::tr(
                   "the file has no ships and land lies in several pieces. Switch the option ships off for "
                   "the game")),
               filled(PioneersMap::tr(
                   "The file has no ships although land lies in several pieces. Switch \"Ships\" off "
                   "when you begin the game.")));
}

/// The file names corners where nobody founds; a board names hexes at whose corners one may. These are all
/// the hexes without such a corner.
void Reader::layFounding(const hex::Board& board) {
    if (m_forbidden.empty())
        return;
    std::set<hex::CornerId> forbidden;
    for (const Forbidden& one : m_forbidden) {
        const auto corner = one.row <= m_rows
                                ? board.find(hex::CornerName{axialOf(one.column, one.row), one.corner})
                                : hex::CornerId{};
        if (!corner.valid())
            damaged(one.line,
                    PioneersMap::tr("nosetup names a corner of column %1, row %2, which the map does "
                                    "not have. Correct it"),
                    one.column, one.row);
        forbidden.insert(corner);
    }
    std::set<hex::CornerId> open;
    for (const auto& hex : board.hexes()) {
        if (!hex::isLand(hex.terrain) || std::any_of(hex.corners.begin(), hex.corners.end(),
                                                     [&](auto corner) { return forbidden.contains(corner); }))
            continue;
        m_game.board.founding.push_back(hex.at);
        open.insert(hex.corners.begin(), hex.corners.end());
    }
    std::size_t lost = 0;
    for (std::size_t i = 0; i < board.corners().size(); ++i)
        if (board.corners()[i].touchesLand && !forbidden.contains(hex::CornerId(i)) &&
            !open.contains(hex::CornerId(i)))
            ++lost;
    const int line = m_forbidden.front().line;
    if (m_game.board.founding.empty())
        lackingAtTable(
            line, BA(34),
            filled(PioneersMap::tr("The file leaves no whole hex on which a first settlement may stand.")),
            PioneersMap::tr("nosetup leaves no whole hex to found at; boards here name hexes. Delete some"));
    if (lost == 0)
        return;
    const QString ofTheFile =
        lost == 1
            ? PioneersMap::tr("nosetup forbids single corners, boards here whole hexes: one more corner is "
                              "closed for founding than the file says. Answer \"place it anyway\" there")
            : PioneersMap::tr("nosetup forbids single corners, boards here whole hexes: %1 more corners are "
                              "closed for founding than the file says. Answer \"place it anyway\" there")
                  .arg(lost);
    remark(line, filled(ofTheFile),
           filled(PioneersMap::tr(
                      "Some corners where the first settlements may stand: %1 more are closed here. Place "
                      "them there anyway if you like."),
                  lost));
}

} // namespace

Result<PioneersGame> readPioneers(std::string_view text, Wording wording) {
    // Reading is nested; one exception type, caught here, keeps the readers simple. Nothing escapes.
    try {
        return Reader(wording).read(text);
    } catch (const Refused& refused) {
        return refused.error;
    }
}

} // namespace watchfire::boards
