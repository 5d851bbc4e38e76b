// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/snapshots.h"

#include "app/desk/game_end.h"
#include "app/mirror/public_view.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace watchfire::mirror {

namespace {

/// The table's screen shows first what a tap did; a snapshot takes the same thread a millisecond.
constexpr std::chrono::milliseconds aside{20};

} // namespace

Snapshots::Snapshots(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(aside);
    connect(&m_soon, &QTimer::timeout, this, &Snapshots::makeIfSaved);
    for (const auto signal : {&GameDesk::changed, &GameDesk::gameOpened, &GameDesk::gameClosed})
        connect(&m_parts.desk, signal, this, &Snapshots::changed);
    connect(&m_parts.journal, &journal::Journal::unsavedChanged, this, [this](int unsaved) {
        if (unsaved == 0 && m_changed)
            makeSoon();
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
    makeSoon();
}

void Snapshots::makeSoon() {
    if (!m_wanting.isEmpty() && !m_soon.isActive())
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

std::optional<nlohmann::ordered_json> Snapshots::ofEnd(const journal::GameLog& log,
                                                       QDeadlineTimer until) const {
    TableModel table;
    const auto ended = showEnd(log, table, until);
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

#include "moc_snapshots.cpp"
