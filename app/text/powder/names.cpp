// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/names.h"

#include "app/text/powder/goods.h"

#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace watchfire::text {

namespace {

struct PowderNames {
    Q_DECLARE_TR_FUNCTIONS(PowderNames)
};

QString spaced(const std::string& logWord) {
    return QString::fromStdString(logWord).replace(QLatin1Char('-'), QLatin1Char(' '));
}

/// The name of a resource; an unknown one as the table wrote it.
QString powderResource(const QString& name) {
    if (name == QLatin1String("wood"))
        return PowderNames::tr("wood");
    if (name == QLatin1String("stone"))
        return PowderNames::tr("stone");
    if (name == QLatin1String("gold"))
        return PowderNames::tr("gold");
    if (name == QLatin1String("chi"))
        return PowderNames::tr("chi");
    if (name == QLatin1String("honor"))
        return PowderNames::tr("honor");
    return spaced(name.toStdString());
}

QString amountOf(const QString& what, int n) {
    if (what == QLatin1String("any"))
        return PowderNames::tr("%n resource(s) of any kind", nullptr, n);
    const QStringList kinds = what.split(QLatin1Char('/'));
    if (kinds.size() > 1) {
        QStringList names;
        for (const QString& kind : kinds)
            names.append(powderResource(kind));
        return PowderNames::tr("%n of %1", "a number of resources in any mix: 5 of wood, stone or gold", n)
            .arg(choiceOf(names));
    }
    return PowderNames::tr("%1 %2", "a number and a resource: 2 wood").arg(n).arg(powderResource(what));
}

QString spotsIn(const QString& spots, bool several, powder::Slot slot) {
    return several ? PowderNames::tr("spots %1 in %2", "spots %1 of a card, %2 is its place")
                         .arg(spots, placeName(slot))
                   : PowderNames::tr("spot %1 in %2", "spot %1 of a card, %2 is its place")
                         .arg(spots, placeName(slot));
}

QString cellWord(powder::Cell cell) {
    return QString::fromStdString(powder::cellName(cell));
}

QString sideName(powder::TimeSide side) {
    return side == powder::TimeSide::few ? PowderNames::tr("the time track for 2 and 3 players")
                                         : PowderNames::tr("the time track for 4 and 5 players");
}

/// Rest zones, then firing spots, each from the left.
using ZoneNames = std::array<std::array<const char*, powder::sectionCount>, 2>;

bool isZone(const powder::Post& post) {
    return post.kind == powder::Post::Kind::rest || post.kind == powder::Post::Kind::fire;
}

QString zoneName(const ZoneNames& names, const powder::Post& post) {
    return PowderNames::tr(names.at(post.kind == powder::Post::Kind::rest ? 0 : 1).at(post.section));
}

} // namespace

QString choiceOf(const QStringList& items) {
    if (items.size() < 2)
        return items.value(0);
    return PowderNames::tr("%1 or %2", "the end of a list: all but the last, the last")
        .arg(items.mid(0, items.size() - 1).join(PowderNames::tr(", ", "between the items of a list")),
             items.last());
}

QString powderTitle() {
    return PowderNames::tr("The Great Wall: Black Powder");
}

QString playerName(const powder::Setup& setup, powder::Clan clan) {
    for (const powder::Player& player : setup.players()) {
        if (player.clan == clan && player.name != powder::toString(clan))
            return QString::fromStdString(player.name);
    }
    return clanName(clan);
}

QString playerList(const powder::Setup& setup, const std::vector<powder::Clan>& clans) {
    QStringList names;
    for (const powder::Clan clan : clans)
        names.append(playerName(setup, clan));
    return listOf(names);
}

QString clanName(powder::Clan clan) {
    static constexpr std::array<const char*, powder::clanCount> names{
        QT_TRANSLATE_NOOP("PowderNames", "Monkey"), QT_TRANSLATE_NOOP("PowderNames", "Panda"),
        QT_TRANSLATE_NOOP("PowderNames", "Dragon"), QT_TRANSLATE_NOOP("PowderNames", "Snake"),
        QT_TRANSLATE_NOOP("PowderNames", "Turtle"), QT_TRANSLATE_NOOP("PowderNames", "Reed"),
        QT_TRANSLATE_NOOP("PowderNames", "Qin")};
    return PowderNames::tr(names[powder::indexOf(clan)]);
}

QString soldierName(powder::SoldierType type) {
    static constexpr std::array<const char*, powder::soldierTypeCount> names{
        QT_TRANSLATE_NOOP("PowderNames", "spearman"),    QT_TRANSLATE_NOOP("PowderNames", "archer"),
        QT_TRANSLATE_NOOP("PowderNames", "horseman"),    QT_TRANSLATE_NOOP("PowderNames", "warrior monk"),
        QT_TRANSLATE_NOOP("PowderNames", "bomber"),      QT_TRANSLATE_NOOP("PowderNames", "flamethrower"),
        QT_TRANSLATE_NOOP("PowderNames", "crossbowman"), QT_TRANSLATE_NOOP("PowderNames", "tank")};
    return PowderNames::tr(names[powder::indexOf(type)]);
}

QString soldierCount(powder::SoldierType type, int n, Role role) {
    const bool whom = role == Role::whom;
    switch (type) {
    case powder::SoldierType::spearman:
        return whom ? PowderNames::tr("%n spearman(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n spearman(s)", nullptr, n);
    case powder::SoldierType::archer:
        return whom ? PowderNames::tr("%n archer(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n archer(s)", nullptr, n);
    case powder::SoldierType::horseman:
        return whom ? PowderNames::tr("%n horseman(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n horseman(s)", nullptr, n);
    case powder::SoldierType::warriorMonk:
        return whom ? PowderNames::tr("%n warrior monk(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n warrior monk(s)", nullptr, n);
    case powder::SoldierType::bomber:
        return whom ? PowderNames::tr("%n bomber(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n bomber(s)", nullptr, n);
    case powder::SoldierType::flamethrower:
        return whom ? PowderNames::tr("%n flamethrower(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n flamethrower(s)", nullptr, n);
    case powder::SoldierType::crossbowman:
        return whom ? PowderNames::tr("%n crossbowman(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n crossbowman(s)", nullptr, n);
    case powder::SoldierType::tank:
        return whom ? PowderNames::tr("%n tank(s)", "whom: put 2 of them there", n)
                    : PowderNames::tr("%n tank(s)", nullptr, n);
    }
    return {};
}

QString soldierList(const powder::Soldiers& soldiers, Role role) {
    QStringList counts;
    for (const powder::SoldierType type : powder::soldierTypes) {
        if (const int n = soldiers[powder::indexOf(type)]; n > 0)
            counts.append(soldierCount(type, n, role));
    }
    if (!counts.isEmpty())
        return listOf(counts);
    return role == Role::whom ? PowderNames::tr("nobody", "no soldiers; whom: put nobody there")
                              : PowderNames::tr("nobody", "no soldiers");
}

QString machineName(powder::Machine machine) {
    static constexpr std::array<const char*, powder::machineCount> names{
        QT_TRANSLATE_NOOP("PowderNames", "ballista"), QT_TRANSLATE_NOOP("PowderNames", "cannon"),
        QT_TRANSLATE_NOOP("PowderNames", "rocket launcher")};
    return PowderNames::tr(names[powder::indexOf(machine)]);
}

bool isUnnamedCard(const std::string& card) {
    constexpr std::size_t mostDigits = 3;
    return card.starts_with(unnamedCard) && card.size() > unnamedCard.size() &&
           card.size() <= unnamedCard.size() + mostDigits &&
           card.find_first_not_of("0123456789", unnamedCard.size()) == std::string::npos;
}

QString hordeName(const std::string& card) {
    static const std::array<std::pair<const char*, const char*>, 12> known{
        {{"leader", QT_TRANSLATE_NOOP("PowderNames", "Leader")},
         {"battering-ram", QT_TRANSLATE_NOOP("PowderNames", "Battering Ram")},
         {"trebuchet", QT_TRANSLATE_NOOP("PowderNames", "Trebuchet")},
         {"ladders", QT_TRANSLATE_NOOP("PowderNames", "Ladders")},
         {"veterans", QT_TRANSLATE_NOOP("PowderNames", "Veterans")},
         // The sample book's types.
         {"bowmen", QT_TRANSLATE_NOOP("PowderNames", "Bowmen")},
         {"champions", QT_TRANSLATE_NOOP("PowderNames", "Champions")},
         {"pikemen", QT_TRANSLATE_NOOP("PowderNames", "Pikemen")},
         {"raiders", QT_TRANSLATE_NOOP("PowderNames", "Raiders")},
         {"riders", QT_TRANSLATE_NOOP("PowderNames", "Riders")},
         {"scouts", QT_TRANSLATE_NOOP("PowderNames", "Scouts")},
         {"shamans", QT_TRANSLATE_NOOP("PowderNames", "Shamans")}}};
    for (const auto& [name, title] : known) {
        if (card == name)
            return PowderNames::tr(title);
    }
    if (isUnnamedCard(card))
        return PowderNames::tr("Card %1", "a horde card without its name, by its number")
            .arg(QString::fromStdString(card.substr(unnamedCard.size())));
    // Other names are the book's own, in the language of the person who filled it in.
    QStringList words = spaced(card).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString& word : words)
        word = capital(word);
    return words.join(QLatin1Char(' '));
}

QString hordeList(const std::vector<std::string>& cards) {
    QStringList names;
    for (const std::string& card : cards)
        names.append(hordeName(card));
    return listOf(names);
}

std::string cardNameOf(const QString& words) {
    constexpr std::size_t longest = 40;
    std::string name;
    for (const QChar letter : words.toLower()) {
        if (letter == QChar(u'ä'))
            name += "ae";
        else if (letter == QChar(u'ö'))
            name += "oe";
        else if (letter == QChar(u'ü'))
            name += "ue";
        else if (letter == QChar(u'ß'))
            name += "ss";
        else if ((letter >= QLatin1Char('a') && letter <= QLatin1Char('z')) ||
                 (letter >= QLatin1Char('0') && letter <= QLatin1Char('9')))
            name += letter.toLatin1();
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    name.resize(std::min(name.size(), longest));
    while (!name.empty() && name.back() == '-')
        name.pop_back();
    return name;
}

QString rocketName(const std::string& card) {
    return PowderNames::tr("rocket card %1").arg(hordeName(card));
}

QString abilityName(powder::Ability::Kind kind) {
    switch (kind) {
    case powder::Ability::Kind::none:
        return PowderNames::tr("none", "no ability");
    case powder::Ability::Kind::leader:
        return PowderNames::tr("Leader");
    case powder::Ability::Kind::ram:
        return PowderNames::tr("Ram");
    case powder::Ability::Kind::trebuchet:
        return PowderNames::tr("Trebuchet");
    case powder::Ability::Kind::ladders:
        return PowderNames::tr("Ladders");
    case powder::Ability::Kind::text:
        return PowderNames::tr("as printed", "an ability");
    }
    return {};
}

QString seasonName(powder::Season season) {
    switch (season) {
    case powder::Season::setUp:
        return PowderNames::tr("setting up", "as a season is named");
    case powder::Season::fall:
        return PowderNames::tr("fall");
    case powder::Season::winter:
        return PowderNames::tr("winter");
    case powder::Season::spring:
        return PowderNames::tr("spring");
    case powder::Season::summer:
        return PowderNames::tr("summer");
    }
    return {};
}

QString sectionPlace(powder::SectionIndex section) {
    static constexpr std::array<const char*, powder::sectionCount> names{
        QT_TRANSLATE_NOOP("PowderNames", "the left section"),
        QT_TRANSLATE_NOOP("PowderNames", "the middle section"),
        QT_TRANSLATE_NOOP("PowderNames", "the right section")};
    return PowderNames::tr(names.at(section));
}

QString towerPlace(powder::TowerIndex tower) {
    // With its sign on the board.
    static constexpr std::array<const char*, powder::towerCount> names{
        QT_TRANSLATE_NOOP("PowderNames", "the outermost tower on the left (T1)"),
        QT_TRANSLATE_NOOP("PowderNames", "the tower between the left and the middle section (T2)"),
        QT_TRANSLATE_NOOP("PowderNames", "the tower between the middle and the right section (T3)"),
        QT_TRANSLATE_NOOP("PowderNames", "the outermost tower on the right (T4)")};
    return PowderNames::tr(names.at(tower));
}

QString placeName(powder::Slot slot) {
    return PowderNames::tr("row %1 of %2", "%2 is a section")
        .arg(slot.row + 1)
        .arg(sectionPlace(slot.section));
}

QString placeName(powder::Spot spot) {
    return spotsIn(cellWord(spot.cell), false, spot.slot);
}

QString placeName(const powder::Post& post) {
    switch (post.kind) {
    case powder::Post::Kind::pool:
        return PowderNames::tr("the pool");
    case powder::Post::Kind::rest:
        return PowderNames::tr("the rest zone of %1", "%1 is a section").arg(sectionPlace(post.section));
    case powder::Post::Kind::fire:
        return PowderNames::tr("the firing spots of %1", "%1 is a section").arg(sectionPlace(post.section));
    case powder::Post::Kind::spot:
        return post.second
                   ? spotsIn(listOf({cellWord(post.spot.cell), cellWord(*post.second)}), true, post.spot.slot)
                   : placeName(post.spot);
    case powder::Post::Kind::tower:
        return towerPlace(post.tower);
    case powder::Post::Kind::gone:
        return PowderNames::tr("the box", "where soldiers go that left play for good");
    }
    return {};
}

QString placeName(powder::SoldierType type, const powder::Post& post) {
    if (type != powder::SoldierType::tank || post.kind != powder::Post::Kind::spot)
        return placeName(post);
    // The post names the upper left cell, which may be a gap of the card.
    const powder::Cell corner = post.spot.cell;
    const powder::Cell last = powder::cellAt(1, powder::columnOf(corner) + 1);
    return spotsIn(PowderNames::tr("%1 to %2", "two corners of a tank's square: a5 to b6")
                       .arg(cellWord(corner), cellWord(last)),
                   true, post.spot.slot);
}

QString placeName(const powder::SoldierAt& soldier) {
    return placeName(soldier.type, soldier.at);
}

QString placeInTitle(const powder::Post& post) {
    static constexpr ZoneNames names{{{QT_TRANSLATE_NOOP("PowderNames", "left rest zone"),
                                       QT_TRANSLATE_NOOP("PowderNames", "middle rest zone"),
                                       QT_TRANSLATE_NOOP("PowderNames", "right rest zone")},
                                      {QT_TRANSLATE_NOOP("PowderNames", "left firing spots"),
                                       QT_TRANSLATE_NOOP("PowderNames", "middle firing spots"),
                                       QT_TRANSLATE_NOOP("PowderNames", "right firing spots")}}};
    return isZone(post) ? zoneName(names, post) : placeName(post);
}

QString placeIntoInTitle(const powder::Post& post) {
    static constexpr ZoneNames names{{{QT_TRANSLATE_NOOP("PowderNames", "into the left rest zone"),
                                       QT_TRANSLATE_NOOP("PowderNames", "into the middle rest zone"),
                                       QT_TRANSLATE_NOOP("PowderNames", "into the right rest zone")},
                                      {QT_TRANSLATE_NOOP("PowderNames", "into the left firing spots"),
                                       QT_TRANSLATE_NOOP("PowderNames", "into the middle firing spots"),
                                       QT_TRANSLATE_NOOP("PowderNames", "into the right firing spots")}}};
    return isZone(post) ? zoneName(names, post) : placeInto(post);
}

QString placeInto(const powder::Post& post) {
    switch (post.kind) {
    case powder::Post::Kind::pool:
        return PowderNames::tr("into the pool");
    case powder::Post::Kind::rest:
        return PowderNames::tr("into the rest zone of %1", "%1 is a section").arg(sectionPlace(post.section));
    case powder::Post::Kind::fire:
        return PowderNames::tr("into the firing spots of %1", "%1 is a section")
            .arg(sectionPlace(post.section));
    case powder::Post::Kind::tower:
        return PowderNames::tr("into %1", "%1 is a tower").arg(towerPlace(post.tower));
    case powder::Post::Kind::gone:
        return PowderNames::tr("into the box", "where soldiers go that left play for good");
    case powder::Post::Kind::spot:
        break;
    }
    return placeName(post);
}

QString cellList(const powder::CellSet& cells) {
    QStringList names;
    for (const powder::Cell cell : powder::cellsIn(cells))
        names.append(cellWord(cell));
    return names.isEmpty() ? PowderNames::tr("no spot") : listOf(names);
}

QString placeId(powder::Slot slot) {
    return QString::fromStdString(powder::slotName(slot));
}
QString placeId(powder::Spot spot) {
    return QString::fromStdString(powder::spotName(spot));
}
QString placeId(const powder::Post& post) {
    return QString::fromStdString(powder::toString(post));
}
QStringList placeIds(powder::SoldierType type, const powder::Post& post) {
    if (post.kind == powder::Post::Kind::pool || post.kind == powder::Post::Kind::gone)
        return {};
    if (type != powder::SoldierType::tank || post.kind != powder::Post::Kind::spot)
        return {placeId(post)};
    QStringList places;
    for (const powder::Cell cell : powder::cellsIn(powder::footprint(type, post.spot.cell, {})))
        places.append(placeId(powder::Spot{post.spot.slot, cell}));
    return places;
}

QString sectionId(powder::SectionIndex section) {
    return QString::fromStdString(powder::sectionName(section));
}
QString towerId(powder::TowerIndex tower) {
    return QString::fromStdString(powder::towerName(tower));
}

QString placeWords(const std::string& logName) {
    if (const auto post = powder::parsePost(logName))
        return placeName(*post);
    if (const auto slot = powder::parseSlot(logName))
        return placeName(*slot);
    if (const auto section = powder::parseSection(logName))
        return sectionPlace(*section);
    return {};
}

QString amountList(const std::map<std::string, int>& amounts) {
    QStringList items;
    for (const auto& [name, amount] : amounts) {
        if (amount != 0)
            items.append(amountOf(QString::fromStdString(name), amount));
    }
    return items.isEmpty() ? PowderNames::tr("nothing", "no resources") : listOf(items);
}

QString costText(const powder::Cost& cost) {
    QStringList kinds;
    for (const std::string& kind : cost.of)
        kinds.append(QString::fromStdString(kind));
    return amountOf(kinds.isEmpty() ? QStringLiteral("any") : kinds.join(QLatin1Char('/')), cost.amount);
}

QString goodsText(const powder::Cost& cost) {
    if (cost.of.empty())
        return PowderNames::tr("any resources");
    QStringList names;
    for (const std::string& kind : cost.of)
        names.append(powderResource(QString::fromStdString(kind)));
    return choiceOf(names);
}

QString valueName(const powder::ValueKey& key) {
    using Field = powder::ValueKey::Field;
    const QString card = hordeName(key.name);
    switch (key.field) {
    case Field::wallDefense:
        return PowderNames::tr("defense of wall level %1").arg(key.index);
    case Field::wallFiring:
        return PowderNames::tr("number of firing spots of wall level %1").arg(key.index);
    case Field::wallCost:
        return PowderNames::tr("cost of wall level %1").arg(key.index);
    case Field::timeHordes:
        return PowderNames::tr("number of hordes at slot %1 of %2", "%2 is the time track")
            .arg(key.index + 1)
            .arg(sideName(key.side));
    case Field::timeLethality:
        return PowderNames::tr("lethality at slot %1 of %2", "%2 is the time track")
            .arg(key.index + 1)
            .arg(sideName(key.side));
    case Field::cardPower:
        return PowderNames::tr("power of %1").arg(card);
    case Field::cardReward:
        return PowderNames::tr("honor that %1 brings at the end").arg(card);
    case Field::cardSpots:
        return PowderNames::tr("vital spots of %1").arg(card);
    case Field::spotReward:
        return PowderNames::tr("reward of spot %1 of %2")
            .arg(cellWord(static_cast<powder::Cell>(key.index)), card);
    case Field::cardAbility:
        return PowderNames::tr("ability of %1").arg(card);
    case Field::shot:
        return PowderNames::tr("wounds on the shot card of the %1", "%1 is a war machine")
            .arg(machineName(static_cast<powder::Machine>(key.index)));
    case Field::rocketCells:
        return PowderNames::tr("wounds on the %1", "%1 is a rocket card").arg(rocketName(key.name));
    }
    return {};
}

QString abilityText(const std::string& text) {
    static constexpr std::array samples{
        QT_TRANSLATE_NOOP("PowderNames", "Sample: the first soldier placed here costs 1 wood more."),
        QT_TRANSLATE_NOOP("PowderNames", "Sample: each archer hit here costs 1 chi."),
        QT_TRANSLATE_NOOP("PowderNames", "Sample: 1 wound marker comes off this card in winter.")};
    const auto sample = std::find(samples.begin(), samples.end(), std::string_view(text));
    return sample == samples.end() ? QString::fromStdString(text) : PowderNames::tr(*sample);
}

QString valueText(const powder::BookValue& value) {
    struct Words {
        QString operator()(int number) const { return QString::number(number); }
        QString operator()(const powder::CellSet& cells) const { return cellList(cells); }
        QString operator()(const powder::SpotMask& spots) const { return cellList(spots.cells); }
        QString operator()(const powder::Reward& reward) const { return amountList(reward); }
        QString operator()(const powder::Cost& cost) const { return costText(cost); }
        QString operator()(const powder::Ability& ability) const {
            return ability.kind == powder::Ability::Kind::text ? abilityText(ability.text)
                                                               : abilityName(ability.kind);
        }
    };
    return std::visit(Words{}, value);
}

namespace {

struct HonorWords {
    const char* why;
    const char* reason; ///< a sentence
    const char* cause;  ///< in a sentence about the honor
};

constexpr std::array honorWords{
    HonorWords{
        "defeat",
        QT_TRANSLATE_NOOP("PowderNames", "Whoever had a soldier or token on the defeated card earns honor."),
        QT_TRANSLATE_NOOP("PowderNames", "for the defeated horde")},
    HonorWords{"archers",
               QT_TRANSLATE_NOOP("PowderNames", "Archers in the firing spots have a share in the defeat."),
               QT_TRANSLATE_NOOP("PowderNames", "for archers on the wall")},
    HonorWords{"shot", QT_TRANSLATE_NOOP("PowderNames", "This machine's shot brings honor."),
               QT_TRANSLATE_NOOP("PowderNames", "for the shot")},
    HonorWords{"wound",
               QT_TRANSLATE_NOOP("PowderNames", "Qin earns 2 honor for each spot that it wounds or covers."),
               QT_TRANSLATE_NOOP("PowderNames", "for the wound")},
    HonorWords{coveredByQin.data(),
               QT_TRANSLATE_NOOP("PowderNames", "Qin earns 2 honor for each spot that it wounds or covers."),
               QT_TRANSLATE_NOOP("PowderNames", "for the covered spot")},
    HonorWords{"reward", QT_TRANSLATE_NOOP("PowderNames", "It is printed on the spot that was covered."),
               QT_TRANSLATE_NOOP("PowderNames", "for the covered spot")},
    HonorWords{
        "tower",
        QT_TRANSLATE_NOOP("PowderNames",
                          "A spearman in a tower brings 2 honor for each section beside it that held."),
        QT_TRANSLATE_NOOP("PowderNames", "for the tower")},
    HonorWords{"barricade", QT_TRANSLATE_NOOP("PowderNames", "A barricade was built."),
               QT_TRANSLATE_NOOP("PowderNames", "for the barricade")},
    HonorWords{"wall", QT_TRANSLATE_NOOP("PowderNames", "A wall level was built."),
               QT_TRANSLATE_NOOP("PowderNames", "for the wall level")},
    HonorWords{"machine", QT_TRANSLATE_NOOP("PowderNames", "A war machine was built."),
               QT_TRANSLATE_NOOP("PowderNames", "for the war machine")},
    HonorWords{"shame", QT_TRANSLATE_NOOP("PowderNames", "Each shame token costs 5 honor."),
               QT_TRANSLATE_NOOP("PowderNames", "for shame")},
    HonorWords{
        "claimed",
        QT_TRANSLATE_NOOP("PowderNames", "Claimed hordes without shame bring what is printed on them."),
        QT_TRANSLATE_NOOP("PowderNames", "for claimed hordes")},
    HonorWords{"artifacts", QT_TRANSLATE_NOOP("PowderNames", "Artifacts count at the end."),
               QT_TRANSLATE_NOOP("PowderNames", "for artifacts")},
    HonorWords{"donate", QT_TRANSLATE_NOOP("PowderNames", "It was earned by a donation."),
               QT_TRANSLATE_NOOP("PowderNames", "for the donation")},
    HonorWords{"command-cards",
               QT_TRANSLATE_NOOP("PowderNames", "Discarded command cards bring honor in summer."),
               QT_TRANSLATE_NOOP("PowderNames", "for discarded command cards")},
    HonorWords{"location", QT_TRANSLATE_NOOP("PowderNames", "A location brought it."),
               QT_TRANSLATE_NOOP("PowderNames", "from a location")},
    HonorWords{"card", QT_TRANSLATE_NOOP("PowderNames", "A card brought it."),
               QT_TRANSLATE_NOOP("PowderNames", "from a card")},
};

const HonorWords* honorWordsOf(const std::string& why) {
    const auto* found = std::find_if(honorWords.begin(), honorWords.end(),
                                     [&](const HonorWords& words) { return why == words.why; });
    return found == honorWords.end() ? nullptr : found;
}

} // namespace

QString honorReason(const std::string& why) {
    if (why.empty())
        return {};
    const HonorWords* words = honorWordsOf(why);
    return words != nullptr ? PowderNames::tr(words->reason)
                            : PowderNames::tr("You entered: %1.").arg(spaced(why));
}

QString honorCause(const std::string& why, int times) {
    if (times > 1 && (why == "reward" || why == coveredByQin))
        return PowderNames::tr("for %n covered spot(s)", "what honor is for", times);
    if (times > 1 && why == "tower")
        return PowderNames::tr("for the towers", "what honor is for");
    if (times > 1 && why == "wound")
        return PowderNames::tr("for %n wound(s)", "what honor is for", times);
    const HonorWords* words = honorWordsOf(why);
    return words != nullptr ? PowderNames::tr(words->cause) : QString();
}

} // namespace watchfire::text
