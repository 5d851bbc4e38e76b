// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/tower_panel.h"

#include "app/hex/rooms.h"
#include "app/text/dice_text.h"
#include "devices/tower_link.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::kiosk {

namespace {

using devices::LinkPhase;
using devices::LinkState;
using devices::LinkTrouble;

struct TowerText {
    Q_DECLARE_TR_FUNCTIONS(TowerText)
};

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

QString idOf(const LinkState& link) {
    if (!link.tower.empty())
        return fromStd(link.tower);
    return link.port.empty() ? QStringLiteral("search") : QStringLiteral("port:") + fromStd(link.port);
}

/// A home-made tower has no serial number, only a port.
bool isPlain(const LinkState& link) {
    return link.phase == LinkPhase::plain || link.tower.starts_with("plain:");
}

QString nameOf(const LinkState& link) {
    if (isPlain(link))
        return TowerText::tr("Plain tower");
    if (!link.tower.empty())
        return fromStd(link.tower);
    return link.port.empty() ? TowerText::tr("Dice tower") : fromStd(link.port);
}

QString hostVersion() {
    return QString::fromStdString(devices::TowerLink::hostProtocol());
}

QString troubleText(const LinkState& link) {
    const QString port = fromStd(link.port);
    switch (link.trouble) {
    case LinkTrouble::none:
        return {};
    case LinkTrouble::notFound:
        return port.isEmpty() ? TowerText::tr("No dice tower is plugged in.")
                              : TowerText::tr("There is no port %1.").arg(port);
    case LinkTrouble::noAccess:
        return TowerText::tr("You may not open %1.").arg(port);
    case LinkTrouble::busy:
        return link.holder.empty()
                   ? TowerText::tr("Another program holds %1.").arg(port)
                   : TowerText::tr("%1 is held by the program %2.").arg(port, fromStd(link.holder));
    case LinkTrouble::unplugged:
        return link.tower.empty() || isPlain(link)
                   ? TowerText::tr("The dice tower was unplugged.")
                   : TowerText::tr("The dice tower %1 was unplugged.").arg(fromStd(link.tower));
    case LinkTrouble::otherVersion:
        return TowerText::tr("The tower at %1 speaks version %2 of the protocol; this program speaks %3.")
            .arg(port, fromStd(link.protocol), hostVersion());
    case LinkTrouble::portError:
        return TowerText::tr("The port %1 reports: %2.").arg(port, fromStd(link.detail));
    }
    return {};
}

QString accessHelp(const devices::PortAccess& access) {
    if (access.group.empty())
        return TowerText::tr(
            "Only the administrator may open it, and this system has no group for serial ports. This "
            "command, typed in a terminal, gives it to you until the computer starts again. ");
    if (!access.open && access.joined)
        return TowerText::tr(
                   "Only the administrator may open it. Type this command in a terminal: it gives the "
                   "port to the group %1, to which you belong. ")
            .arg(fromStd(access.group));
    if (!access.open)
        return TowerText::tr(
                   "Only the administrator may open it. Type this command in a terminal: it gives the "
                   "port to the group %1 and you to that group. Then log out and in again. ")
            .arg(fromStd(access.group));
    if (access.joined)
        return TowerText::tr("You have joined the group %1, but not in this session. Log out and in again. ")
            .arg(fromStd(access.group));
    return TowerText::tr(
               "Members of the group %1 may. Type this command in a terminal, then log out and in again. ")
        .arg(fromStd(access.group));
}

QString commandText(const LinkState& link) {
    if (link.trouble != LinkTrouble::noAccess)
        return {};
    const QString port = fromStd(link.port);
    const QString group = fromStd(link.access.group);
    const QString user = fromStd(link.access.user);
    if (group.isEmpty())
        return QStringLiteral("sudo chown %1 %2").arg(user, port);
    QStringList commands;
    if (!link.access.open)
        commands.append(QStringLiteral("sudo chgrp %1 %2 && sudo chmod g+rw %2").arg(group, port));
    if (!link.access.joined)
        commands.append(QStringLiteral("sudo usermod -aG %1 %2").arg(group, user));
    return commands.join(QStringLiteral(" && "));
}

/// Ends with a space; empty if there is nothing to do.
QString whatToDo(const LinkState& link) {
    switch (link.trouble) {
    case LinkTrouble::noAccess:
        return accessHelp(link.access);
    case LinkTrouble::busy:
        return TowerText::tr("Close that program. The tower is taken as soon as its port is free. ");
    case LinkTrouble::unplugged:
        return link.named
                   ? TowerText::tr(
                         "Put the plug in again, into the same port, or choose another port below. ")
                   : TowerText::tr("Put the plug in again, into any port. The tower is found by itself. ");
    case LinkTrouble::otherVersion:
        return TowerText::tr(
                   "Update this program, or put a firmware for version %1 on the tower. Nothing that "
                   "the tower rolls is taken. ")
            .arg(hostVersion());
    case LinkTrouble::portError:
        return TowerText::tr(
            "Pull the plug and put it in again. If that does not help, choose another port. ");
    case LinkTrouble::none:
    case LinkTrouble::notFound:
        break;
    }
    if (link.phase == LinkPhase::silent)
        return TowerText::tr(
            "Look whether the tower is switched on, then pull the plug and put it in again. ");
    if (link.phase == LinkPhase::searching && link.named)
        return TowerText::tr("Plug the tower in there, or choose another port below. ");
    if (link.phase == LinkPhase::searching)
        return TowerText::tr(
            "Plug the tower into a USB port and switch it on. It is found by itself within a "
            "few seconds. ");
    return {};
}

QString helpText(const LinkState& link) {
    const QString act = whatToDo(link);
    return act.isEmpty() ? act : act + TowerText::tr("Until then enter each roll by hand: the game goes on.");
}

QString stateOf(const LinkState& link) {
    switch (link.trouble) {
    case LinkTrouble::noAccess:
    case LinkTrouble::busy:
    case LinkTrouble::otherVersion:
    case LinkTrouble::portError:
        return QStringLiteral("trouble");
    case LinkTrouble::unplugged:
        return QStringLiteral("lost");
    case LinkTrouble::none:
    case LinkTrouble::notFound:
        break;
    }
    switch (link.phase) {
    case LinkPhase::off:
        return QStringLiteral("off");
    case LinkPhase::searching:
    case LinkPhase::asking:
        return QStringLiteral("searching");
    case LinkPhase::up:
    case LinkPhase::plain:
        return QStringLiteral("connected");
    case LinkPhase::silent:
        return QStringLiteral("silent");
    }
    return {};
}

/// One sentence.
QString stateText(const LinkState& link) {
    if (link.trouble != LinkTrouble::none)
        return troubleText(link);
    switch (link.phase) {
    case LinkPhase::off:
        return TowerText::tr("Rolls are entered by hand.");
    case LinkPhase::searching:
        return TowerText::tr("Looking for a dice tower.");
    case LinkPhase::asking:
        return TowerText::tr("Asking %1 whether a tower is there.").arg(fromStd(link.port));
    case LinkPhase::up:
        return link.simulated
                   ? TowerText::tr("The simulated tower %1 is connected.").arg(fromStd(link.tower))
                   : TowerText::tr("%1 is connected.", "%1 is the tower's name").arg(fromStd(link.device));
    case LinkPhase::plain:
        return TowerText::tr("A home-made tower is connected.");
    case LinkPhase::silent:
        return TowerText::tr("The tower has stopped answering.");
    }
    return {};
}

/// Two words.
QString chipText(const LinkState& link) {
    if (link.trouble == LinkTrouble::otherVersion)
        return TowerText::tr("Other version");
    if (link.trouble == LinkTrouble::noAccess)
        return TowerText::tr("No access");
    switch (link.phase) {
    case LinkPhase::off:
        return TowerText::tr("By hand");
    case LinkPhase::searching:
        return TowerText::tr("No tower");
    case LinkPhase::asking:
        return TowerText::tr("Asking");
    case LinkPhase::up:
        return link.simulated ? TowerText::tr("Simulated") : TowerText::tr("Dice tower");
    case LinkPhase::plain:
        return TowerText::tr("Plain tower");
    case LinkPhase::silent:
        return TowerText::tr("No answer");
    }
    return {};
}

bool plays(const TowerFacts& facts, const LinkState& link) {
    return !link.tower.empty() && link.tower == facts.chosen;
}

bool isOf(const journal::OfferedRoll& roll, const std::string& tower) {
    return devices::serialOf(roll.id.tower) == tower;
}

int waitingOf(const TowerFacts& facts, const std::string& tower) {
    const auto count = [&](const std::vector<journal::OfferedRoll>& rolls) {
        return std::count_if(rolls.begin(), rolls.end(), [&](const auto& roll) { return isOf(roll, tower); });
    };
    return static_cast<int>(count(facts.here) + count(facts.elsewhere));
}

QString join(const QStringList& parts) {
    return parts.join(TowerText::tr(" · ", "between facts"));
}

/// Where it is, whether it plays, how many rolls wait.
QString rowDetail(const TowerFacts& facts, const LinkState& link) {
    QStringList parts;
    if (answers(link))
        parts.append(plays(facts, link) ? TowerText::tr("Plays") : TowerText::tr("Does not play"));
    else
        parts.append(chipText(link));
    if (!link.port.empty() && !link.tower.empty())
        parts.append(fromStd(link.port));
    if (const int waiting = waitingOf(facts, link.tower); waiting > 0)
        parts.append(TowerText::tr("%n roll(s) waiting", nullptr, waiting));
    return join(parts);
}

QString abilitiesText(const LinkState& link) {
    QStringList parts;
    if (link.abilities.lamp)
        parts.append(TowerText::tr("lamp"));
    if (link.abilities.cocked)
        parts.append(TowerText::tr("sees a die that lies askew"));
    if (link.abilities.battery)
        parts.append(TowerText::tr("battery"));
    if (link.abilities.electronic)
        parts.append(TowerText::tr("electronic dice"));
    if (link.simulated)
        parts.append(TowerText::tr("simulated"));
    return parts.isEmpty() ? TowerText::tr("none") : parts.join(TowerText::tr(", ", "between abilities"));
}

QString diceOf(const journal::OfferedRoll& roll) {
    return text::diceText(roll.dice, roll.faces);
}

QString testText(const TowerFacts& facts) {
    if (facts.testing)
        return TowerText::tr("Roll the dice now. This roll does not count.");
    if (!facts.tested)
        return {};
    return facts.towers.size() > 1
               ? TowerText::tr("Test roll of %1: %2. It does not count.")
                     .arg(fromStd(devices::serialOf(facts.tested->id.tower)), diceOf(*facts.tested))
               : TowerText::tr("Test roll: %1. It does not count.").arg(diceOf(*facts.tested));
}

/// In the order of their buttons: what the lamp shows at rest comes last.
QList<devices::LampEffect> effects() {
    QList<devices::LampEffect> all;
    for (int effect = WF_LAMP_IDLE + 1; effect < WF_LAMP_UNKNOWN; ++effect)
        all.append(static_cast<devices::LampEffect>(effect));
    all.append(WF_LAMP_IDLE);
    return all;
}

QString titleOf(devices::LampEffect effect) {
    switch (effect) {
    case WF_LAMP_IDLE:
        return TowerText::tr("Idle");
    case WF_LAMP_YOUR_TURN:
        return TowerText::tr("Your turn");
    case WF_LAMP_ROLLED:
        return TowerText::tr("Rolled");
    case WF_LAMP_WIN:
        return TowerText::tr("Win");
    default:
        return askRooms([&](const ModuleRoom& room) { return room.lampTitle(effect); });
    }
}

} // namespace

const Towers::Tower* lookedTower(const TowerFacts& facts) {
    for (const Towers::Tower& tower : facts.towers) {
        if (idOf(tower.link) == facts.looked)
            return &tower;
    }
    return facts.towers.empty() ? nullptr : &facts.towers.front();
}

DeviceModel::Facts chipFacts(const TowerFacts& facts) {
    DeviceModel::Facts chip;
    chip.waiting = static_cast<int>(facts.elsewhere.size());
    const LinkState link = facts.towers.empty() ? LinkState{} : facts.towers.front().link;
    chip.state = stateOf(link);
    chip.chip = chipText(link);
    chip.text = stateText(link);
    chip.simulated = link.simulated || facts.simulation;
    chip.canRollSimulated = facts.simulation && facts.canRoll && link.phase == LinkPhase::up;
    if (answers(link) && !facts.chosen.empty() && !plays(facts, link)) {
        chip.state = QStringLiteral("aside");
        chip.chip = TowerText::tr("Does not play");
        chip.text = TowerText::tr("%1 is connected, but %2 is the tower that plays.")
                        .arg(nameOf(link), fromStd(facts.chosen));
    }
    return chip;
}

DeviceModel::Page pageFacts(const TowerFacts& facts) {
    DeviceModel::Page page;
    const auto* tower = lookedTower(facts);
    const LinkState link = tower == nullptr ? LinkState{} : tower->link;
    page.id = idOf(link);
    page.state = stateOf(link);
    page.text = stateText(link);
    page.help = helpText(link);
    page.command = commandText(link);
    const bool playing = plays(facts, link);
    page.canPlay = !link.tower.empty() && !playing && link.trouble != LinkTrouble::otherVersion;
    if (answers(link) && page.canPlay && !facts.chosen.empty()) {
        page.help = TowerText::tr("%1 is the tower that plays. What this one rolls is kept, and not used.")
                        .arg(fromStd(facts.chosen));
    }
    if (link.repeats || facts.repeaters.contains(link.tower)) {
        const QString repeats = TowerText::tr(
            "This tower repeats its numbers: after a start it counts as it did before. A roll under a number "
            "that came before waits for your tap; with the same dice, too, it cannot be told from a repeat "
            "and "
            "is lost. Its firmware has to take a new boot id at each start.");
        page.help = page.help.isEmpty() ? repeats : repeats + QLatin1Char(' ') + page.help;
    }
    if (link.phase == LinkPhase::plain) {
        page.plainNotice = TowerText::tr("Its lines carry no check: a damaged roll is not noticed, a lost "
                                         "one is lost, a repeated one comes "
                                         "twice. So the table confirms each roll by a tap.");
    }
    page.canTest = answers(link);
    page.testing = facts.testing;
    page.testText = testText(facts);
    page.hasLamp = link.phase == LinkPhase::up && link.abilities.lamp;
    const auto& rolls = playing ? facts.here : facts.elsewhere;
    const auto waits =
        std::find_if(rolls.begin(), rolls.end(), [&](const auto& roll) { return isOf(roll, link.tower); });
    if (waits != rolls.end())
        page.waitingText =
            TowerText::tr("%n roll(s) waiting, the first with %1.", nullptr, waitingOf(facts, link.tower))
                .arg(diceOf(*waits));
    return page;
}

QList<TowerRow> towerRows(const TowerFacts& facts) {
    QList<TowerRow> rows;
    const auto* looked = lookedTower(facts);
    const auto has = [&](const QString& id) {
        return std::any_of(rows.begin(), rows.end(), [&](const TowerRow& row) { return row.id == id; });
    };
    for (const Towers::Tower& tower : facts.towers) {
        const QString id = idOf(tower.link);
        if (has(id))
            continue;
        rows.append({id, nameOf(tower.link), rowDetail(facts, tower.link), stateOf(tower.link),
                     plays(facts, tower.link), &tower == looked});
    }
    return rows;
}

namespace {

using Statistics = devices::LinkStatistics;

/// How well the tower is heard. A line without a check cannot be found damaged.
QString heardText(const LinkState& link, const Statistics& statistics) {
    const std::uint64_t all = statistics.goodLines + statistics.badLines;
    if (isPlain(link) || all == 0)
        return {};
    if (statistics.badLines == 0)
        return TowerText::tr("Everything has arrived whole.");
    constexpr std::uint64_t few = 50; // one in so many
    if (statistics.badLines * few <= all)
        return TowerText::tr("%n message(s) arrived damaged. No roll is lost: the tower sends it again.",
                             nullptr, static_cast<int>(statistics.badLines));
    return TowerText::tr("Many messages arrive damaged. No roll is lost, but plug and cable need a look.");
}

QString answerText(const Statistics& statistics) {
    constexpr double noticed = 200; // milliseconds that a person waits without noticing it
    constexpr double slow = 1000;
    if (!statistics.roundTripMs)
        return {};
    return *statistics.roundTripMs < noticed ? TowerText::tr("at once")
           : *statistics.roundTripMs < slow  ? TowerText::tr("after a moment")
                                             : TowerText::tr("slowly");
}

/// The lines for players, in words. They leave out what has not happened.
QList<FactRow> plainFacts(const LinkState& link, const Statistics& statistics) {
    QList<FactRow> rows;
    const auto add = [&](const char* id, const QString& title, const QString& value) {
        if (!value.isEmpty())
            rows.append({QString::fromLatin1(id), title, value, false});
    };
    const auto times = [&](const char* id, const QString& title, std::uint64_t count) {
        if (count > 0)
            add(id, title, TowerText::tr("%n time(s)", nullptr, static_cast<int>(count)));
    };
    add("device", TowerText::tr("Name"), fromStd(link.device));
    if (link.abilities.battery)
        add("battery", TowerText::tr("Battery"),
            statistics.batteryPercent ? TowerText::tr("%1 %").arg(*statistics.batteryPercent)
                                      : TowerText::tr("not told yet"));
    add("heard", TowerText::tr("Connection"), heardText(link, statistics));
    add("answers", TowerText::tr("It answers"), answerText(statistics));
    if (statistics.duplicates > 0)
        add("twice", TowerText::tr("Rolls that came twice"),
            TowerText::tr("%1, each counted once").arg(statistics.duplicates));
    times("restarted", TowerText::tr("The tower restarted"), statistics.resets);
    times("found-again", TowerText::tr("Lost and found again"), statistics.reconnects);
    return rows;
}

} // namespace

QList<FactRow> linkRows(const LinkState& link, const Statistics& statistics) {
    QList<FactRow> rows = plainFacts(link, statistics);
    const auto add = [&](const char* id, const QString& title, const QString& value) {
        if (!value.isEmpty())
            rows.append({QString::fromLatin1(id), title, value, true});
    };
    const auto count = [&](const char* id, const QString& title, std::uint64_t value) {
        add(id, title, QString::number(value));
    };
    add("port", TowerText::tr("Port"), fromStd(link.port));
    if (!isPlain(link))
        add("serial", TowerText::tr("Serial number"), fromStd(link.tower));
    add("firmware", TowerText::tr("Firmware"), fromStd(link.firmware));
    add("protocol", TowerText::tr("Protocol"), fromStd(link.protocol));
    if (!link.device.empty())
        add("abilities", TowerText::tr("Abilities"), abilitiesText(link));
    if (statistics.roundTripMs)
        add("round-trip", TowerText::tr("Round trip"),
            TowerText::tr("%1 ms").arg(*statistics.roundTripMs, 0, 'f', 1));
    count("good", TowerText::tr("Good lines"), statistics.goodLines);
    count("bad", TowerText::tr("Bad lines"), statistics.badLines);
    count("duplicates", TowerText::tr("Repeated rolls"), statistics.duplicates);
    count("resets", TowerText::tr("Resets"), statistics.resets);
    count("retries", TowerText::tr("Questions repeated"), statistics.retries);
    count("reconnects", TowerText::tr("Found again"), statistics.reconnects);
    count("dropped", TowerText::tr("Bytes given up"), statistics.dropped);
    if (statistics.passedOver > 0)
        count("passed-over", TowerText::tr("Lines too fast for rolls"), statistics.passedOver);
    add("error", TowerText::tr("Last error"), fromStd(statistics.lastError));
    return rows;
}

QList<ChoiceRow> effectRows() {
    QList<ChoiceRow> rows;
    for (const devices::LampEffect effect : effects()) {
        ChoiceRow row;
        row.id = QString::fromLatin1(wf_lamp_name(effect));
        row.title = titleOf(effect);
        rows.append(row);
    }
    return rows;
}

std::optional<devices::LampEffect> effectOf(const QString& id) {
    for (const devices::LampEffect effect : effects()) {
        if (id == QLatin1String(wf_lamp_name(effect)))
            return effect;
    }
    return std::nullopt;
}

QString elsewhereText(const journal::OfferedRoll& roll) {
    return TowerText::tr("The tower %1 rolled %2. It does not play; its roll is kept.")
        .arg(fromStd(devices::serialOf(roll.id.tower)), diceOf(roll));
}

QString rollProblemText(journal::RollProblem problem) {
    switch (problem) {
    case journal::RollProblem::none:
        return {};
    case journal::RollProblem::notKept:
        return TowerText::tr("A roll could not be saved. The tower keeps it and brings it again.");
    case journal::RollProblem::plainLost:
        return TowerText::tr("A roll of the plain tower could not be saved. Enter it by hand.");
    case journal::RollProblem::notOpen:
        return TowerText::tr("The journal is not open. Rolls stay in the tower.");
    case journal::RollProblem::full:
        return TowerText::tr(
            "Too many rolls are waiting. The tower keeps what comes now until some are used or "
            "discarded.");
    }
    return {};
}

} // namespace watchfire::kiosk
