// SPDX-License-Identifier: Apache-2.0
// The table's own boards, finished or not, as the journal keeps them.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QList>
#include <QObject>
#include <QString>

#include "app/boards/board_draft.h"
#include "rules/core/error.h"

#include <optional>
#include <string>

namespace watchfire {

class OwnBoards : public QObject {
    Q_OBJECT

public:
    struct Board {
        QString id; ///< "own-3": unique, and the board's name in logs
        QString title;
        boards::Draft draft;
        /// It was left while its hexes were entered one by one; not known of boards of older programs.
        std::optional<bool> walking{};
    };
    explicit OwnBoards(QObject* parent = nullptr) : QObject(parent) {}

    const QList<Board>& all() const { return m_boards; }
    const Board* find(const QString& id) const;
    /// A title that is not in use yet: "Our board 2".
    QString freeTitle() const;
    bool hasTitle(const QString& title, const QString& besides = {}) const;
    /// Stores a new board, or replaces the one with this id; returns the id.
    QString put(const QString& id, const QString& title, boards::Draft draft,
                std::optional<bool> walking = std::nullopt);
    void remove(const QString& id);

    std::string toJson() const;
    /// Replaces all. Errors: `header`; then nothing changes.
    std::optional<Error> load(const std::string& json);

signals:
    void changed();

private:
    QList<Board> m_boards;
};

} // namespace watchfire
