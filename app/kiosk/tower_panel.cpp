// SPDX-License-Identifier: Apache-2.0
// See tower_panel.h.
#include "app/kiosk/tower_panel.h"

#include <QCoreApplication>

namespace watchfire::kiosk {

namespace {

struct TowerText {
    Q_DECLARE_TR_FUNCTIONS(TowerText)
};

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

QString troubleText(const devices::LinkState& link) {
    const QString port = fromStd(link.port);
    switch (link.trouble) {
    case devices::LinkTrouble::none:
        return {};
    case devices::LinkTrouble::notFound:
        return port.isEmpty() ? TowerText::tr("No dice tower is plugged in.")
                              : TowerText::tr("There is no port %1.").arg(port);
    case devices::LinkTrouble::noAccess:
        return TowerText::tr("You may not open %1. Join the group %2 and log in again.")
            .arg(port, fromStd(link.access.group));
    case devices::LinkTrouble::busy:
        return TowerText::tr("Another program holds %1.").arg(port);
    case devices::LinkTrouble::unplugged:
        return TowerText::tr("The dice tower was unplugged.");
    case devices::LinkTrouble::otherVersion:
        return TowerText::tr("This tower speaks a protocol that this program does not know.");
    case devices::LinkTrouble::portError:
        return TowerText::tr("The port %1 reports: %2").arg(port, fromStd(link.detail));
    }
    return {};
}

QString helpText() {
    return TowerText::tr(
        "Plug the tower into a USB port and switch it on. It is found by itself within a few seconds. "
        "Until then tap the dice faces: the game goes on.");
}

} // namespace

DeviceModel::Facts linkFacts(const devices::LinkState& link, bool simulated, bool canRoll) {
    DeviceModel::Facts facts;
    facts.port = fromStd(link.port);
    facts.simulated = simulated || link.simulated;
    facts.canRollSimulated = simulated && canRoll && link.phase == devices::LinkPhase::up;
    const QString device = link.device.empty() ? TowerText::tr("Dice tower") : fromStd(link.device);
    switch (link.phase) {
    case devices::LinkPhase::off:
        facts.state = QStringLiteral("off");
        facts.chip = TowerText::tr("By hand");
        facts.text = TowerText::tr("Rolls are entered by hand.");
        break;
    case devices::LinkPhase::searching:
        facts.state = link.trouble == devices::LinkTrouble::unplugged ? QStringLiteral("lost")
                                                                      : QStringLiteral("searching");
        facts.chip = TowerText::tr("No tower");
        facts.text = troubleText(link);
        if (facts.text.isEmpty())
            facts.text = TowerText::tr("Looking for a dice tower.");
        facts.help = helpText();
        break;
    case devices::LinkPhase::asking:
        facts.state = QStringLiteral("searching");
        facts.chip = TowerText::tr("Asking");
        facts.text = TowerText::tr("Asking %1 whether a tower is there.").arg(facts.port);
        break;
    case devices::LinkPhase::up:
        facts.state = QStringLiteral("connected");
        facts.chip = facts.simulated ? TowerText::tr("Simulated") : TowerText::tr("Dice tower");
        facts.text = facts.simulated
                         ? TowerText::tr("A simulated tower is connected.")
                         : TowerText::tr("%1 is connected.", "%1 is the tower's name").arg(device);
        break;
    case devices::LinkPhase::plain:
        facts.state = QStringLiteral("connected");
        facts.chip = TowerText::tr("Plain tower");
        facts.text = TowerText::tr("A home-made tower without checks: confirm each roll by a tap.");
        break;
    case devices::LinkPhase::silent:
        facts.state = QStringLiteral("silent");
        facts.chip = TowerText::tr("No answer");
        facts.text = TowerText::tr("The tower has stopped answering.");
        facts.help = helpText();
        break;
    }
    return facts;
}

QList<FactRow> linkRows(const devices::LinkState& link, const devices::LinkStatistics& statistics) {
    QList<FactRow> rows;
    const auto add = [&](const char* id, const QString& title, const QString& value) {
        if (!value.isEmpty())
            rows.append({QString::fromLatin1(id), title, value});
    };
    add("port", TowerText::tr("Port"), fromStd(link.port));
    add("serial", TowerText::tr("Serial number"), fromStd(link.tower));
    add("device", TowerText::tr("Name"), fromStd(link.device));
    add("firmware", TowerText::tr("Firmware"), fromStd(link.firmware));
    if (statistics.batteryPercent)
        add("battery", TowerText::tr("Battery"), TowerText::tr("%1 %").arg(*statistics.batteryPercent));
    if (statistics.roundTripMs)
        add("round-trip", TowerText::tr("Round trip"),
            TowerText::tr("%1 ms").arg(*statistics.roundTripMs, 0, 'f', 1));
    add("good", TowerText::tr("Good lines"), QString::number(statistics.goodLines));
    add("bad", TowerText::tr("Bad lines"), QString::number(statistics.badLines));
    add("duplicates", TowerText::tr("Repeated rolls"), QString::number(statistics.duplicates));
    add("resets", TowerText::tr("Resets"), QString::number(statistics.resets));
    add("retries", TowerText::tr("Questions repeated"), QString::number(statistics.retries));
    add("reconnects", TowerText::tr("Found again"), QString::number(statistics.reconnects));
    add("error", TowerText::tr("Last error"), fromStd(statistics.lastError));
    return rows;
}

QString rollProblemText(journal::RollProblem problem) {
    switch (problem) {
    case journal::RollProblem::none:
        return {};
    case journal::RollProblem::notKept:
        return TowerText::tr("A roll could not be written to disk. The tower keeps it and brings it again.");
    case journal::RollProblem::plainLost:
        return TowerText::tr("A roll of the plain tower could not be written to disk. Enter it by hand.");
    case journal::RollProblem::clash:
        return TowerText::tr("The tower repeats an old roll with other dice. Switch it off and on.");
    case journal::RollProblem::notOpen:
        return TowerText::tr("The journal is not open. Rolls stay in the tower.");
    }
    return {};
}

} // namespace watchfire::kiosk
