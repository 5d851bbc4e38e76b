// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/snapshots.h"

#include "app/desk/game_end.h"
#include "app/mirror/public_view.h"

#include <nlohmann/json.hpp>

namespace watchfire::mirror {

Snapshots::Snapshots(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Snapshots::makeIfSaved);
    for (const auto signal : {&GameDesk::changed, &GameDesk::gameOpened, &GameDesk::gameClosed})
        connect(&m_parts.desk, signal, this, &Snapshots::changed);
    connect(&m_parts.journal, &journal::Journal::unsavedChanged, this, [this](int unsaved) {
        if (unsaved == 0 && m_changed)
            m_soon.start();
    });
}

void Snapshots::want(const QObject* who, bool wanted) {
    if (!wanted) {
        m_wanting.remove(who);
        return;
    }
    m_wanting.insert(who);
    changed();
}

void Snapshots::changed() {
    m_changed = true;
    if (!m_wanting.isEmpty())
        m_soon.start();
}

void Snapshots::makeIfSaved() {
    if (m_wanting.isEmpty() || !m_changed || m_parts.journal.unsaved() > 0)
        return;
    m_changed = false;
    ViewFacts facts;
    facts.language = m_parts.language();
    facts.made = m_parts.now();
    if (m_parts.desk.open()) {
        facts.game = m_parts.desk.gameId();
        facts.revision = m_parts.desk.revision();
    }
    emit made(m_parts.desk.open() ? publicView(m_parts.table, facts) : emptyView(facts));
}

std::optional<nlohmann::ordered_json> Snapshots::ofEnd(const journal::GameLog& log) const {
    TableModel table;
    const auto ended = showEnd(log, table);
    if (!ended)
        return std::nullopt;
    ViewFacts facts;
    facts.language = m_parts.language();
    facts.made = log.game.updated.empty() ? m_parts.now() : log.game.updated;
    facts.game = log.game.id;
    facts.revision = static_cast<int>(log.commands.size());
    return publicView(table, facts);
}

} // namespace watchfire::mirror
