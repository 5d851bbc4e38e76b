// SPDX-License-Identifier: Apache-2.0
// Makes a snapshot (public_view.h) after each commit: only when everything that the table did is on disk, so
// that nobody is shown what a power cut could take back. Several changes at once make one snapshot; while
// nobody wants any, none is made.
#pragma once

#include "app/desk/game_desk.h"
#include "app/journal/journal.h"
#include "app/models/table_model.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>

namespace watchfire::mirror {

class Snapshots : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TableModel& table;
        GameDesk& desk;
        journal::Journal& journal;
        std::function<QString()> language;
        std::function<std::string()> now; ///< ISO 8601, UTC
    };
    explicit Snapshots(Parts parts, QObject* parent = nullptr);

    /// While somebody wants them, one is made now and after each commit.
    void want(const QObject* who, bool wanted);

    /// The snapshot of a game that ended, made from its log alone; nullopt if it is not over, or if that is
    /// not known by `until`.
    [[nodiscard]] std::optional<nlohmann::ordered_json> ofEnd(const journal::GameLog& log,
                                                              QDeadlineTimer until) const;

    /// Something has changed that no snapshot says yet.
    [[nodiscard]] bool pending() const { return m_changed; }

signals:
    /// As docs/mirror.md describes it.
    void made(const nlohmann::ordered_json& view);

private:
    void changed();
    void makeSoon();
    void makeIfSaved();

    Parts m_parts;
    QSet<const QObject*> m_wanting;
    bool m_changed = false; ///< since the last snapshot
    QTimer m_soon;          ///< joins changes that follow each other
};

} // namespace watchfire::mirror
