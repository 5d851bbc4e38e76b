// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/towers.h"

#include "app/logging/categories.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace watchfire::kiosk {

namespace {

using devices::LinkPhase;
using devices::LinkState;
using devices::LinkTrouble;

/// True if something at the port speaks the link's protocol or plain lines.
bool found(const LinkState& link) {
    return answers(link) || link.phase == LinkPhase::silent || link.trouble == LinkTrouble::otherVersion;
}

/// The state of a link in the log's words.
const char* word(const LinkState& link) {
    switch (link.trouble) {
    case LinkTrouble::noAccess:
        return "this user may not open the port";
    case LinkTrouble::busy:
        return "another program holds the port";
    case LinkTrouble::unplugged:
        return "unplugged";
    case LinkTrouble::otherVersion:
        return "speaks another version of the protocol";
    case LinkTrouble::portError:
        return "port error";
    case LinkTrouble::none:
    case LinkTrouble::notFound:
        break;
    }
    return link.phase == LinkPhase::silent ? "silent" : link.phase == LinkPhase::plain ? "plain lines" : "up";
}

} // namespace

bool answers(const LinkState& link) {
    return link.phase == LinkPhase::up || link.phase == LinkPhase::plain;
}

Towers::Towers(TowerFactory factory, journal::RollDesk& rolls, QObject* parent)
    : QObject(parent), m_factory(std::move(factory)), m_rolls(rolls) {}

Towers::~Towers() {
    for (Entry& entry : m_entries) {
        entry.connections.clear();
        m_rolls.removeSource(*entry.source);
        entry.source->stop();
    }
}

void Towers::use(const QStringList& ports, Choice choice) {
    m_choice = choice;
    const QStringList wanted = ports.isEmpty() ? QStringList{QString()} : ports;
    const auto leaving = std::stable_partition(
        m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return wanted.contains(entry.port); });
    std::vector<Entry> left(std::make_move_iterator(leaving), std::make_move_iterator(m_entries.end()));
    m_entries.erase(leaving, m_entries.end());
    for (Entry& entry : left)
        retire(std::move(entry));
    for (const QString& port : wanted) {
        const bool there = std::any_of(m_entries.begin(), m_entries.end(),
                                       [&](const Entry& entry) { return entry.port == port; });
        if (!there)
            add(port);
    }
    emit changed();
}

void Towers::add(const QString& port) {
    auto source = m_factory ? m_factory(port) : nullptr;
    if (!source)
        return;
    Entry entry{port, std::move(source), {}, {}};
    devices::DiceSource& made = *entry.source;
    entry.connections.emplace_back(
        made.linkChanged.connect([this](const LinkState& link) { linkChanged(link); }));
    entry.connections.emplace_back(
        made.statistics.connect([this, &made](const devices::LinkStatistics& statistics) {
            for (Entry& e : m_entries) {
                if (e.source.get() == &made)
                    e.statistics = statistics;
            }
            emit changed();
        }));
    m_entries.push_back(std::move(entry));
    m_rolls.addSource(made, m_choice);
    made.start();
}

/// A port may close slowly, and the screen does not wait for it.
void Towers::retire(Entry entry) {
    entry.connections.clear();
    devices::DiceSource& leaving = *entry.source;
    m_rolls.removeSource(leaving);
    entry.connections.emplace_back(leaving.linkChanged.connect([this, &leaving](const LinkState& link) {
        if (link.phase != LinkPhase::off)
            return;
        // Must not happen within its own signal.
        QMetaObject::invokeMethod(
            this,
            [this, &leaving] {
                std::erase_if(m_retired, [&](const Entry& e) { return e.source.get() == &leaving; });
            },
            Qt::QueuedConnection);
    }));
    leaving.stop();
    m_retired.push_back(std::move(entry));
}

/// Logs what changed at a port. A search tries every port every few seconds and finds nothing: that is no
/// news.
void Towers::tell(const LinkState& link) {
    const bool news =
        found(link) || (link.trouble != LinkTrouble::none && link.trouble != LinkTrouble::notFound);
    const std::pair<LinkPhase, LinkTrouble> now(link.phase, link.trouble);
    auto& told = m_told[link.port];
    if (!news || told == now)
        return;
    told = now;
    qCInfo(logging::link).noquote()
        << QStringLiteral("%1: %2%3%4")
               .arg(QString::fromStdString(link.port), QLatin1String(word(link)),
                    link.tower.empty() ? QString()
                                       : QStringLiteral(", tower ") + QString::fromStdString(link.tower),
                    link.detail.empty()
                        ? QString()
                        : QStringLiteral(" (") + QString::fromStdString(link.detail) + QLatin1Char(')'));
}

void Towers::linkChanged(const LinkState& link) {
    tell(link);
    if (m_entries.size() == 1 && !m_entries.front().port.isEmpty() && answers(link))
        m_rolls.chooseTower(link.tower, m_choice);
    const bool search = !m_entries.empty() && m_entries.front().port.isEmpty();
    const bool looking = std::any_of(m_entries.begin(), m_entries.end(),
                                     [](const Entry& entry) { return !found(entry.source->link()); });
    if (search && !looking && m_entries.size() < mostFound)
        add(QString());
    emit changed();
}

bool Towers::isWorthShowing(const Entry& entry) const {
    const LinkState link = entry.source->link();
    if (found(link) || !entry.port.isEmpty())
        return true;
    // A tower that went away, unless another source has found it again or already reports it.
    if (link.tower.empty())
        return false;
    for (const Entry& other : m_entries) {
        if (&other != &entry && other.source->link().tower == link.tower &&
            (found(other.source->link()) || &other < &entry))
            return false;
    }
    return true;
}

std::vector<Towers::Tower> Towers::all() const {
    std::vector<Tower> towers;
    for (const Entry& entry : m_entries) {
        if (isWorthShowing(entry))
            towers.push_back({entry.source->link(), entry.statistics});
    }
    if (towers.empty() && !m_entries.empty())
        towers.push_back({m_entries.front().source->link(), m_entries.front().statistics});
    const auto rank = [this](const Tower& tower) {
        return std::tuple(tower.link.tower != m_rolls.chosenTower() || tower.link.tower.empty(),
                          tower.link.tower.empty(), tower.link.tower, tower.link.port);
    };
    std::stable_sort(towers.begin(), towers.end(),
                     [&](const Tower& a, const Tower& b) { return rank(a) < rank(b); });
    return towers;
}

void Towers::lamp(const std::string& tower, devices::LampEffect effect) {
    for (Entry& entry : m_entries) {
        if (entry.source->link().tower == tower)
            entry.source->lamp(effect);
    }
}

} // namespace watchfire::kiosk

#include "moc_towers.cpp"
