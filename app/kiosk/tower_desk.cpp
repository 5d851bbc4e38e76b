// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/tower_desk.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QThreadPool>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire::kiosk {

namespace {

struct TowerDeskText {
    Q_DECLARE_TR_FUNCTIONS(TowerDeskText)
};
constexpr int lampTestMs = 3000;
constexpr QLatin1String automatic{"auto"};

/// True for a name that a port of this system can have. Ports elsewhere, such as a pseudo-terminal's link,
/// are named on the command line.
bool isStorable(const QString& port) {
    constexpr qsizetype longest = 256;
    return port.size() <= longest && port.startsWith(QLatin1String("/dev/")) && QDir::cleanPath(port) == port;
}

} // namespace

TowerDesk::TowerDesk(Parts parts, QObject* parent)
    : QObject(parent), m_parts(std::move(parts)), m_towers(m_parts.factory, m_parts.rolls) {
    m_lampTest.setSingleShot(true);
    m_lampTest.setInterval(lampTestMs);
    connect(&m_lampTest, &QTimer::timeout, this, [this] { m_parts.rolls.lampAgain(); });
    connect(&m_towers, &Towers::changed, this, &TowerDesk::show);
    journal::RollDesk& rolls = m_parts.rolls;
    connect(&rolls, &journal::RollDesk::towerChosen, this, &TowerDesk::show);
    connect(&rolls, &journal::RollDesk::elsewhereChanged, this, &TowerDesk::tellElsewhere);
    connect(&rolls, &journal::RollDesk::offerChanged, this, &TowerDesk::show);
    connect(&rolls, &journal::RollDesk::problemChanged, this, &TowerDesk::tellProblem);
    connect(&rolls, &journal::RollDesk::cocked, this, [this](const std::string& tower) {
        if (tower == m_parts.rolls.chosenTower() || m_parts.rolls.testing())
            emit notice(TowerDeskText::tr("A die lies askew. Roll again."));
    });
    connect(&rolls, &journal::RollDesk::testRolled, this, [this](const journal::OfferedRoll& roll) {
        m_tested = roll;
        show();
    });
    connectDevice();
    show();
}

TowerDesk::~TowerDesk() = default;

void TowerDesk::connectDevice() {
    DeviceModel& device = m_parts.device;
    device.showEffects(effectRows());
    connect(&device, &DeviceModel::rollAsked, this, [this] {
        if (m_simulated)
            m_simulated->roll();
    });
    connect(&device, &DeviceModel::towerLooked, this, [this](const QString& id) {
        m_looked = id;
        show();
    });
    connect(&device, &DeviceModel::towerWanted, this, [this](const QString& id) {
        const TowerFacts known = facts();
        for (const Towers::Tower& tower : known.towers) {
            if (QString::fromStdString(tower.link.tower) == id && !id.isEmpty())
                m_parts.rolls.chooseTower(tower.link.tower);
        }
    });
    connect(&device, &DeviceModel::discardAsked, this, &TowerDesk::discardWaiting);
    connect(&device, &DeviceModel::lampTestAsked, this, &TowerDesk::testLamp);
    connect(&device, &DeviceModel::testRollAsked, this, [this](bool wanted) {
        m_tested.reset();
        m_parts.rolls.testNextRoll(wanted);
        show();
    });
    connect(&device, &DeviceModel::portsAsked, this, &TowerDesk::listPorts);
    connect(&device, &DeviceModel::portChosen, this, &TowerDesk::choosePort);
}

void TowerDesk::start(const QStringList& ports) {
    m_ports = ports;
    m_elsewhere = m_parts.rolls.waitingElsewhere(); // these have already been announced
    if (!m_simulated) // practice began before the journal was open; they come after it
        m_towers.use(m_ports);
    showPorts();
}

void TowerDesk::simulate() {
    if (m_simulated)
        return;
    m_simulated = std::make_unique<SimulatedTower>(m_parts.simulator, m_parts.simulatorState);
    connect(m_simulated.get(), &SimulatedTower::runningChanged, this, &TowerDesk::show);
    connect(m_simulated.get(), &SimulatedTower::failed, this, &TowerDesk::problem);
    m_simulated->start();
    m_towers.use({m_simulated->port()}, Towers::Choice::passing);
    showPorts();
}

void TowerDesk::leaveSimulation() {
    if (!m_simulated)
        return;
    m_simulated.reset();
    m_parts.rolls.restoreChoice();
    m_towers.use(m_ports);
    showPorts();
}

void TowerDesk::tellAgain() {
    m_parts.device.showEffects(effectRows());
    showPorts();
    show();
}

void TowerDesk::leavePage() {
    m_parts.rolls.testNextRoll(false);
    m_tested.reset();
    m_looked.clear();
    show();
}

/// A tap on a port adds it to the chosen ones or removes it; with none left the towers are searched for.
void TowerDesk::choosePort(const QString& port) {
    if (m_simulated) {
        leaveSimulation();
        if (port == automatic)
            m_ports.clear();
        else
            m_ports = {port};
    } else if (port == automatic) {
        m_ports.clear();
    } else if (!m_ports.removeOne(port)) {
        m_ports.append(port);
    }
    m_towers.use(m_ports);
    emit portsChosen(m_ports);
    showPorts();
}

void TowerDesk::listPorts() {
    // The system may answer slowly; the screen does not wait.
    const QPointer<TowerDesk> self(this);
    QThreadPool::globalInstance()->start([self] {
        devices::SystemPorts system;
        auto ports = system.ports();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, ports = std::move(ports)] {
                if (!self)
                    return;
                self->m_listed = ports;
                self->showPorts();
            },
            Qt::QueuedConnection);
    });
}

void TowerDesk::showPorts() {
    QList<ChoiceRow> rows;
    ChoiceRow search;
    search.id = automatic;
    search.title = TowerDeskText::tr("Find by itself");
    search.detail = TowerDeskText::tr("Known boards first, then every port that answers.");
    search.chosen = !m_simulated && m_ports.isEmpty();
    rows.append(search);
    QStringList named = m_ports;
    for (const devices::PortInfo& port : m_listed) {
        ChoiceRow row;
        row.id = QString::fromStdString(port.path);
        row.title = row.id;
        QStringList about;
        if (!port.description.empty())
            about.append(QString::fromStdString(port.description));
        if (devices::isKnownBoard(port))
            about.append(TowerDeskText::tr("towers are built with it"));
        row.detail = about.join(TowerDeskText::tr(" · ", "between facts"));
        row.chosen = !m_simulated && named.removeOne(row.id);
        rows.append(row);
    }
    // Ports named on the command line or no longer there: they are not in the system's list.
    for (const QString& port : std::as_const(named)) {
        ChoiceRow row;
        row.id = port;
        row.title = port;
        row.chosen = !m_simulated;
        rows.append(row);
    }
    m_parts.device.showPorts(rows);
}

void TowerDesk::testLamp(const QString& id) {
    const auto effect = effectOf(id);
    const TowerFacts known = facts();
    const auto* tower = lookedTower(known);
    if (!effect || tower == nullptr)
        return;
    m_towers.lamp(tower->link.tower, *effect);
    m_lampTest.start();
}

void TowerDesk::discardWaiting(const QString& tower) {
    m_parts.rolls.discardAll(tower.toStdString());
    show();
}

/// A full inbox is shown as a passing notice, and on the card of the waiting rolls: a page over the table
/// would hide the buttons that help.
void TowerDesk::tellProblem() {
    const auto now = m_parts.rolls.problem();
    const bool full = now == journal::RollProblem::full;
    emit problem(full ? QString() : rollProblemText(now));
    if (full)
        emit notice(rollProblemText(now));
}

void TowerDesk::tellElsewhere() {
    auto now = m_parts.rolls.waitingElsewhere();
    const auto known = [this](const journal::OfferedRoll& roll) {
        return std::any_of(m_elsewhere.begin(), m_elsewhere.end(),
                           [&](const journal::OfferedRoll& other) { return other.id == roll.id; });
    };
    for (const journal::OfferedRoll& roll : now) {
        if (!known(roll))
            emit notice(elsewhereText(roll));
    }
    m_elsewhere = std::move(now);
    show();
}

TowerFacts TowerDesk::facts() const {
    TowerFacts facts;
    facts.towers = m_towers.all();
    facts.chosen = m_parts.rolls.chosenTower();
    facts.elsewhere = m_parts.rolls.waitingElsewhere();
    facts.here = m_parts.rolls.waiting();
    // Otherwise a tower that left for good would leave its rolls where nobody can discard them.
    auto waiting = m_parts.rolls.otherTowersWaiting();
    if (!facts.here.empty())
        waiting.push_back(facts.chosen);
    for (const std::string& tower : waiting) {
        const bool there = std::any_of(facts.towers.begin(), facts.towers.end(),
                                       [&](const Towers::Tower& known) { return known.link.tower == tower; });
        if (there)
            continue;
        Towers::Tower gone;
        gone.link.phase = devices::LinkPhase::searching;
        gone.link.trouble = devices::LinkTrouble::unplugged;
        gone.link.tower = tower;
        facts.towers.push_back(gone);
    }
    for (const Towers::Tower& tower : facts.towers) {
        if (m_parts.rolls.repeatsNumbers(tower.link.tower))
            facts.repeaters.insert(tower.link.tower);
    }
    facts.looked = m_looked;
    facts.simulation = m_simulated != nullptr;
    facts.canRoll = m_simulated && m_simulated->running();
    facts.testing = m_parts.rolls.testing();
    facts.tested = m_tested;
    return facts;
}

void TowerDesk::show() {
    const TowerFacts now = facts();
    DeviceModel& device = m_parts.device;
    device.show(chipFacts(now));
    device.showPage(pageFacts(now));
    device.showTowers(towerRows(now));
    const auto* tower = lookedTower(now);
    device.showFacts(tower == nullptr ? QList<FactRow>() : linkRows(tower->link, tower->statistics));
    QStringList lines;
    if (tower != nullptr) {
        for (const std::string& line : tower->statistics.lastLines)
            lines.append(QString::fromStdString(line));
    }
    device.showLines(lines);
}

std::string TowerDesk::toJson(const QStringList& ports) {
    auto json = nlohmann::json::array();
    for (const QString& port : ports)
        json.push_back(port.toStdString());
    return json.dump();
}

QStringList TowerDesk::fromJson(const std::string& text) {
    QStringList ports;
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_array())
        return ports;
    for (const auto& port : json) {
        if (ports.size() == mostStored)
            break;
        if (!port.is_string())
            continue;
        const QString path = QString::fromStdString(port.get<std::string>());
        if (isStorable(path) && !ports.contains(path))
            ports.append(path);
    }
    return ports;
}

} // namespace watchfire::kiosk

#include "moc_tower_desk.cpp"
