// SPDX-License-Identifier: Apache-2.0
// The short way to a new game: scenario, players, board, options, all with defaults (screens.md 2, BA-50).
#pragma once

#include "app/models/acting_models.h"
#include "app/models/board_model.h"
#include "app/models/powder_new_game.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/setup.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include <nlohmann/json.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace watchfire {

struct ScenarioRow {
    QString id, title, sentence, players, minutes, glyph;
    bool chosen = false;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, sentence, players, minutes, glyph, chosen);
};

struct SeatRow {
    int slot = 0;   ///< place in the turn order, from 0
    QString name;   ///< never empty
    QString colour; ///< "red" …: also the player's id
    QString symbol;
    QString seat; ///< "south" …
    bool first = false;
    QString clan; ///< "dragon" …, in Black Powder the player's id
    QString key() const { return QString::number(slot); }
    WATCHFIRE_ROLES(slot, name, colour, symbol, seat, first, clan);
};

struct GameOptionRow {
    QString id; ///< name in the rule catalogue
    QString title, detail;
    QString type;  ///< "switch", "number", "choice"
    QString value; ///< "true"/"false", "10", "table"
    QString valueText;
    QStringList values;     ///< for "choice" and "number": what it may be
    QStringList valueTexts; ///< each stands alone, as on a button
    bool isDefault = true;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, detail, type, value, valueText, values, valueTexts);
};

/// A shipped board: its name, title and JSON text.
struct ShippedBoard {
    QString name;
    std::map<std::string, std::string> titles; ///< by language
    QList<int> players;
    QList<QString> scenarios;
    bool example = true;
    QByteArray json;
    bool own = false; ///< made at this table
    QString why;      ///< no game can be played on it yet: the reason
};

class NewGameModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(QString, scenario, m_scenario, setScenario, scenarioChanged)
    WATCHFIRE_SETTABLE(int, playerCount, m_count, setPlayerCount, playerCountChanged)
    Q_PROPERTY(QList<int> playerCounts READ playerCounts NOTIFY scenarioChanged)
    WATCHFIRE_SETTABLE(QString, board, m_board, setBoard, boardChanged)
    WATCHFIRE_PART(watchfire::BoardModel*, boardPicture, &m_picture)
    WATCHFIRE_PROPERTY(QStringList, recentNames, m_recent, recentNamesChanged)
    Q_PROPERTY(QVariantList colours READ colours CONSTANT)
    /// Black Powder: clans instead of colours, a value book instead of a board.
    WATCHFIRE_PROPERTY(bool, powder, m_scenario == QLatin1String(PowderNewGame::scenario), scenarioChanged)
    Q_PROPERTY(QVariantList clans READ clans CONSTANT)
    WATCHFIRE_SETTABLE(QString, book, m_powder.book(), setBook, bookChanged) ///< "ours", "none", "sample"
    WATCHFIRE_PART(QAbstractItemModel*, books, &m_books)                     ///< ChoiceRow
    /// A module's tile can be turned (GR-02): only where the tile alone makes the board's scenario.
    WATCHFIRE_PROPERTY(bool, tileTurns, turningTile() != nullptr, boardChanged)
    Q_PROPERTY(QString tileText READ tileText NOTIFY boardChanged)
    /// Why start() would not work; empty: it does.
    WATCHFIRE_PROPERTY(QString, problem, m_problem, problemChanged)
    Q_PROPERTY(bool optionsChanged READ optionsAreChanged NOTIFY optionsTouched)
    WATCHFIRE_PART(QAbstractItemModel*, scenarios, &m_scenarios)
    WATCHFIRE_PART(QAbstractItemModel*, players, &m_players)
    WATCHFIRE_PART(QAbstractItemModel*, boards, &m_boards) ///< ChoiceRow
    WATCHFIRE_PART(QAbstractItemModel*, options, &m_options)

public:
    /// `sample`: Black Powder's sample book.
    explicit NewGameModel(QList<ShippedBoard> boards, powder::Book sample = {}, QObject* parent = nullptr);

    void setScenario(const QString& scenario);
    void setPlayerCount(int count);
    QList<int> playerCounts() const; ///< for which a board is known
    void setBoard(const QString& name);
    QVariantList colours() const; ///< {id, title, colour, symbol} each
    QVariantList clans() const;   ///< {id, title, colour, symbol} each
    void setBook(const QString& book);
    QString tileText() const;
    bool optionsAreChanged() const;

    Q_INVOKABLE void setName(int slot, const QString& name);
    /// Swaps colours where another player has this one.
    Q_INVOKABLE void setColour(int slot, const QString& colour);
    /// The same for clans.
    Q_INVOKABLE void setClan(int slot, const QString& clan);
    /// The side of the table; seats keep the clockwise order that makes the turn order (BA-50).
    Q_INVOKABLE void setSeat(int slot, const QString& seat);
    /// The highest roller: turn order starts here, the others follow clockwise (GW-10).
    Q_INVOKABLE void setFirst(int slot);
    Q_INVOKABLE void setOption(const QString& id, const QString& value);
    /// Turns the tile by 60 degrees, counter-clockwise, or clockwise where `steps` is below 0; mirrors it.
    Q_INVOKABLE void turnTile(int steps);
    Q_INVOKABLE void mirrorTile();
    Q_INVOKABLE void reset();
    Q_INVOKABLE void start();

    /// The game log's header for what is chosen, the board inline (game-log.md).
    nlohmann::ordered_json header() const;
    void setRecentNames(const QStringList& names) {
        change(*this, m_recent, names, &NewGameModel::recentNamesChanged);
    }
    /// How many played each scenario last, by its id: the next game of it begins with that many.
    const QHash<QString, int>& lastCounts() const { return m_lastCounts; }
    void setLastCounts(const QHash<QString, int>& counts);
    /// The table's own value book, as it is now.
    /// `title`: what the book is called; empty while it is the only one.
    void setOwnBook(const powder::Book& book, const QString& title = {});
    /// After a change of language.
    void tellAgain();
    /// The table's own boards, offered before the examples; those that are not ready with the reason.
    void setOwnBoards(const QList<ShippedBoard>& boards);
    /// Boards offered after those that are known already.
    void offerExamples(const QList<ShippedBoard>& boards);
    /// One of the boards, with the scenario and the number of players that go with it.
    void chooseBoard(const QString& name);
    /// A board that the command line named: chosen and offered first.
    void offerBoard(const ShippedBoard& board);

signals:
    void scenarioChanged();
    void playerCountChanged();
    void boardChanged();
    void bookChanged();
    void recentNamesChanged();
    void problemChanged();
    void optionsTouched();
    void startAsked();

private:
    /// The tile of the board that can be turned; null: none can.
    const hex::BoardTile* turningTile() const;
    /// The chosen board, its tile as it was turned, as JSON; null without one.
    nlohmann::ordered_json boardJson() const;
    std::shared_ptr<const hex::Board> chosenBoard() const;
    hex::Combination combination() const;
    std::vector<hex::Player> seatedPlayers() const;
    /// In turn order.
    std::vector<powder::Player> seatedClans() const;
    /// What tells a seat's player from others: his colour, or his clan.
    QString marksOf(const SeatRow& seat) const { return powder() ? seat.clan : seat.colour; }
    QString plainName(const SeatRow& seat) const;
    /// As it was entered, else the colour or clan.
    QString nameOf(const SeatRow& seat) const { return seat.name.isEmpty() ? plainName(seat) : seat.name; }
    void dress(SeatRow& seat, const QString& mark) const;
    void mark(int slot, const QString& mark);
    void setLie(hex::TileLie lie);
    void refill();
    void showAll();
    void showScenarios();
    void showPlayers();
    void showBoards();
    void showOptions();
    void check();

    QList<ShippedBoard> m_known; ///< the table's own first
    PowderNewGame m_powder;
    QString m_scenario;
    int m_count = 0;
    QString m_board, m_problem;
    int m_first = 0;
    std::optional<hex::TileLie> m_lie; ///< how the tile lies; nothing: as the board has it
    QStringList m_recent;
    QHash<QString, int> m_lastCounts;
    QList<SeatRow> m_seats; ///< `name` empty where none was entered
    QHash<QString, QString> m_chosenOptions;
    BoardModel m_picture;
    RowModel<ScenarioRow> m_scenarios;
    RowModel<SeatRow> m_players;
    RowModel<ChoiceRow> m_boards, m_books;
    RowModel<GameOptionRow> m_options;
};

} // namespace watchfire
