// SPDX-License-Identifier: Apache-2.0
// Black Powder's part of a new game: clans around the table, options, and the source of the printed values.
// Its board is always the same (BP-00 to BP-06).
#pragma once

#include "app/models/acting_models.h"
#include "rules/powder/setup.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <vector>

namespace watchfire {

struct GameOptionRow;

class PowderNewGame {
public:
    static constexpr auto scenario = "black-powder";
    static constexpr int fewestPlayers = 1;
    static constexpr int mostPlayers = 5;

    explicit PowderNewGame(powder::Book sample) : m_sample(std::move(sample)) {}

    static QString title();
    static QString sentence();
    /// The clans in the order of the offer, by the log's names.
    static QStringList clans();
    static QString clanTitle(const QString& clan);
    static QString clanColour(const QString& clan);
    static QString clanSymbol(const QString& clan);

    void reset();
    /// `title`: what the book is called; empty while it is the only one.
    void setOwnBook(const powder::Book& book, const QString& title) {
        m_own = book;
        m_ownTitle = title;
    }

    QString book() const { return m_book; } ///< "ours", "none", "sample"
    /// Returns false if there is no such choice.
    bool setBook(const QString& book);
    QList<ChoiceRow> books() const;

    QList<GameOptionRow> options() const;
    bool setOption(const QString& id, const QString& value);
    bool optionsAreChanged() const { return !m_options.isEmpty(); }

    /// Why these players cannot play a game; empty: they can.
    QString problem(const std::vector<powder::Player>& players) const;
    /// The game log's header with the book inline; `players` in tea order.
    nlohmann::ordered_json header(const std::vector<powder::Player>& players) const;

private:
    powder::Options chosenOptions() const;
    powder::Book chosenBook() const;

    powder::Book m_sample, m_own;
    QString m_ownTitle;
    QString m_book = QStringLiteral("ours");
    QHash<QString, QString> m_options; ///< those that differ from the defaults
};

} // namespace watchfire
