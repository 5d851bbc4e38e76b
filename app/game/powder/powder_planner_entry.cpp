// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_planner_entry.h"

#include "app/models/clan_colours.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/log/replay.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace watchfire {

namespace {

std::optional<int> numberIn(const std::string& touch) {
    int number = 0;
    const auto [end, error] = std::from_chars(touch.data(), touch.data() + touch.size(), number);
    return error == std::errc{} && end == touch.data() + touch.size() ? std::optional(number) : std::nullopt;
}

std::optional<powder::BookValue> valueIn(const powder::ValueKey& key, const std::string& touch) {
    const auto json = parseLine(touch, 1);
    if (!json)
        return std::nullopt;
    const auto value = powder::valueFromJson(key, *json);
    return value ? std::optional(*value) : std::nullopt;
}

/// Refusals that need an explanation; everybody sees that a card has an edge.
bool worthTelling(ErrorCode code) {
    switch (code) {
    case ErrorCode::wrongRow:
    case ErrorCode::noFiringSpot:
    case ErrorCode::sectionFull:
    case ErrorCode::wallComplete:
    case ErrorCode::noPieceLeft:
        return true;
    default:
        return false;
    }
}

} // namespace

bool answers(const PowderStage& stage, const std::string& touch) {
    if (touch == doneTouch)
        return !stage.doneText.isEmpty();
    const QString id = QString::fromStdString(touch);
    const auto isChoice = [&](const ChoiceRow& choice) { return choice.enabled && choice.id == id; };
    if (std::any_of(stage.choices.begin(), stage.choices.end(), isChoice))
        return true;
    const auto isPlace = [&](const PowderPlaceRow& place) {
        return (!place.forbidden || place.back) && place.place == id;
    };
    if (std::any_of(stage.places.begin(), stage.places.end(), isPlace))
        return true;
    if (const auto number = numberIn(touch);
        stage.number && number && *number >= stage.number->least && *number <= stage.number->most)
        return true;
    if (const auto value = stage.value ? valueIn(*stage.value, touch) : std::nullopt)
        return value != stage.known;
    return stage.words && powder::isCardName(touch);
}

namespace entry {

QString nameOf(const powder::State& state, powder::Clan clan) {
    return text::playerName(*state.setup, clan);
}

QString namesOf(const powder::State& state, const std::vector<powder::Clan>& clans) {
    QStringList names;
    for (const powder::Clan clan : clans)
        names.append(nameOf(state, clan));
    return names.join(QStringLiteral(", "));
}

std::string text(std::string_view view) {
    return std::string(view);
}

std::optional<Error> refusalOf(const powder::State& state, const powder::Command& command) {
    const auto tried = powder::apply(state, command);
    return tried.ok() ? std::nullopt : std::optional(tried.error());
}

QString priceOf(const powder::State& state, const powder::Command& command) {
    const auto tried = powder::apply(state, command);
    if (!tried.ok())
        return {};
    powder::Price sum;
    for (const powder::Step& step : tried.value().steps) {
        if (const auto* pay = std::get_if<powder::step::Pay>(&step)) {
            for (const auto& [resource, amount] : pay->cost)
                sum[resource] += amount;
        }
    }
    return sum.empty() ? QString() : text::amountList(sum);
}

// ---- rows ----

ChoiceRow row(std::string_view id, const QString& title, const QString& detail) {
    ChoiceRow choice;
    choice.id = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    choice.title = title;
    choice.detail = detail;
    return choice;
}

void close(ChoiceRow& choice, const QString& why) {
    choice.enabled = false;
    choice.why = why;
}

ChoiceRow closedRow(std::string_view id, const QString& title, const QString& why) {
    ChoiceRow choice = row(id, title);
    close(choice, why);
    return choice;
}

ChoiceRow clanRow(const powder::State& state, powder::Clan clan) {
    ChoiceRow choice = row(powder::toString(clan), text::playerName(*state.setup, clan));
    choice.player = choice.id;
    setLook(choice, clan);
    return choice;
}

void mark(PowderStage& stage, std::string_view id) {
    for (ChoiceRow& choice : stage.choices)
        choice.chosen = choice.id == QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

PowderPlaceRow placeRow(const std::string& place) {
    PowderPlaceRow lit;
    lit.place = QString::fromStdString(place);
    lit.label = text::capital(text::placeWords(place));
    return lit;
}

void offerPlace(PowderStage& stage, const powder::State& state, const std::string& place,
                const powder::Command& command) {
    PowderPlaceRow lit = placeRow(place);
    if (const auto error = refusalOf(state, command)) {
        if (!worthTelling(error->code)) {
            stage.closed.emplace_back(place, *error);
            return;
        }
        lit.forbidden = true;
        lit.why = text::refusalText(state, *error);
    }
    stage.places.append(lit);
}

void offerChoice(PowderStage& stage, const powder::State& state, const ChoiceRow& choice,
                 const powder::Command& command) {
    stage.choices.append(choice);
    if (const auto error = refusalOf(state, command))
        close(stage.choices.last(), text::refusalText(state, *error));
}

// ---- questions ----

ClanFilter humansOf(const powder::State& state) {
    return [setup = state.setup.get()](powder::Clan clan) { return setup->isHuman(clan); };
}

ClanFilter everybodyOf(const powder::State& state) {
    return [setup = state.setup.get()](powder::Clan clan) { return setup->plays(clan); };
}

powder::Clan askClan(PowderEntry& entry, const QString& title, const ClanFilter& filter,
                     const ClanReason& why, const QString& hint) {
    PowderStage stage;
    stage.title = title;
    stage.hint = hint;
    for (const powder::Clan clan : entry.state().tea) {
        if (!filter(clan))
            continue;
        stage.choices.append(clanRow(entry.state(), clan));
        stage.choices.last().why = why ? why(clan) : QString();
        stage.choices.last().enabled = stage.choices.last().why.isEmpty();
    }
    entry.actsFor(std::nullopt);
    const auto clan = powder::parse<powder::Clan>(entry.ask(std::move(stage)));
    entry.actsFor(clan);
    return *clan;
}

powder::Clan actor(PowderEntry& entry, const QString& title, const ClanFilter& filter,
                   const ClanReason& why) {
    const auto turn = powder::whoseTurn(entry.state());
    if (!turn || !filter(*turn))
        return askClan(entry, title, filter, why);
    // The answer of the player whose turn it is is closed: the hint says when another one may be chosen.
    if (why && !why(*turn).isEmpty())
        return askClan(entry, title, filter, why,
                       EntryText::tr("It is %1's turn. Choose somebody else only if a card lets him act now.",
                                     "a player")
                           .arg(nameOf(entry.state(), *turn)));
    entry.actsFor(turn);
    return *turn;
}

void offerOther(PowderStage& stage, const powder::State& state, powder::Clan clan, const ClanFilter& filter) {
    if (powder::whoseTurn(state) != clan)
        return; // it was asked
    const auto other = [&](powder::Clan c) { return c != clan && filter(c); };
    if (std::any_of(state.tea.begin(), state.tea.end(), other))
        stage.choices.append(
            row(otherTouch, EntryText::tr("Somebody else"), EntryText::tr("Enter it for another player.")));
}

std::string askOf(PowderEntry& entry, powder::Clan& clan, const ClanFilter& filter,
                  const std::function<PowderStage(powder::Clan)>& stage) {
    auto touch = entry.ask([&] {
        PowderStage first = stage(clan);
        offerOther(first, entry.state(), clan, filter);
        return first;
    });
    if (touch != otherTouch)
        return touch;
    const powder::Clan turn = clan;
    clan = askClan(entry, EntryText::tr("Who?"), [&](powder::Clan c) { return c != turn && filter(c); });
    return entry.ask([&] { return stage(clan); });
}

powder::SectionIndex askSection(PowderEntry& entry, const QString& title, const Commanding& command) {
    const auto touch = entry.ask([&] {
        PowderStage stage;
        stage.title = title;
        offerSections(stage, entry.state(), command);
        return stage;
    });
    return *powder::parseSection(touch);
}

void offerSections(PowderStage& stage, const powder::State& state, const Commanding& command) {
    stage.hint = EntryText::tr("Tap a section on the board, or choose here.");
    // Below other choices they have a heading.
    const QString heading = stage.choices.isEmpty()
                                ? QString()
                                : EntryText::tr("Where?", "the heading above the sections of the wall");
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        const std::string name = powder::sectionName(section);
        const powder::Command tried = command(section);
        offerPlace(stage, state, name, tried);
        offerChoice(stage, state, row(name, text::capital(text::sectionPlace(section))), tried);
        stage.choices.last().group = heading;
    }
}

int askNumber(PowderEntry& entry, const QString& title, PowderStage::Range range) {
    PowderStage stage;
    stage.title = title;
    stage.number = range;
    return *numberIn(entry.ask(std::move(stage)));
}

void addHint(PowderStage& stage, const QString& hint) {
    if (!stage.hint.isEmpty())
        stage.hint += QLatin1Char(' ');
    stage.hint += hint;
}

QList<ChoiceRow> causeRows() {
    return {row("card", EntryText::tr("A card's effect")), row("location", EntryText::tr("A location")),
            row("command-cards", EntryText::tr("A command card"))};
}

void offerCauses(PowderStage& stage, const std::string& why) {
    addHint(stage, EntryText::tr("The tick shows the cause. Tap another one to change it."));
    for (ChoiceRow cause : causeRows()) {
        cause.chosen = cause.id == QString::fromStdString(why);
        cause.group = EntryText::tr("What causes it?");
        stage.choices.append(cause);
    }
}

bool isCause(const std::string& touch) {
    const auto causes = causeRows();
    return std::any_of(causes.begin(), causes.end(),
                       [&](const ChoiceRow& cause) { return cause.id == QString::fromStdString(touch); });
}

void offerCauses(PowderStage& stage, const std::string& why, const QString& heading) {
    for (ChoiceRow& answer : stage.choices)
        answer.group = heading;
    const auto answers = stage.choices.size();
    offerCauses(stage, why);
    std::rotate(stage.choices.begin(), stage.choices.begin() + answers, stage.choices.end());
}

std::string askWithCause(PowderEntry& entry, powder::Clan& clan, const ClanFilter& filter, std::string& why,
                         const std::function<PowderStage(powder::Clan)>& stage) {
    while (true) {
        auto touch = askOf(entry, clan, filter, [&](powder::Clan who) {
            PowderStage asked = stage(who);
            offerCauses(asked, why);
            return asked;
        });
        if (!isCause(touch))
            return touch;
        why = touch;
    }
}

QList<ChoiceRow> cardRows(const powder::State& state) {
    QList<ChoiceRow> rows;
    for (const auto& [name, card] : state.book->cards)
        rows.append(row(name, text::hordeName(name)));
    return rows;
}

std::string askCardName(PowderEntry& entry, PowderStage stage) {
    constexpr std::string_view another = "another-card";
    stage.choices.append(
        row(another, EntryText::tr("Another card"), EntryText::tr("Type its printed name.")));
    auto touch = entry.ask(std::move(stage));
    if (touch != another)
        return touch;
    PowderStage typed;
    typed.title = EntryText::tr("What is printed on the card?");
    typed.words = true;
    return entry.ask(std::move(typed));
}

powder::CellSet askCells(PowderEntry& entry, const QString& title) {
    powder::CellSet cells;
    while (true) {
        PowderStage stage;
        stage.title = title;
        stage.hint = EntryText::tr("The upper line is a, the lower b. A second tap takes a spot off again.");
        stage.doneText = EntryText::tr("These are all");
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
            const std::string name = powder::cellName(cell);
            stage.choices.append(row(name, QString::fromStdString(name)));
            stage.choices.last().chosen = cells.test(cell);
        }
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return cells;
        cells.flip(*powder::parseCell(touch));
    }
}

// ---- places ----

std::vector<powder::Spot> spotsOf(const powder::State& state) {
    std::vector<powder::Spot> spots;
    for (const powder::Slot slot : powder::hordes(state)) {
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
            spots.push_back({slot, cell});
    }
    return spots;
}

QString tapHint(const PowderStage& stage, bool orHere) {
    QString hint = PowderModel::tapHint(stage.places, stage.enlarge);
    if (!orHere || hint.isEmpty())
        return hint;
    return hint + QLatin1Char(' ') + EntryText::tr("Or choose here.");
}

QString spotHint(const powder::State& state, const QList<PowderPlaceRow>& places, const QString& hint) {
    QStringList cards;
    for (const PowderPlaceRow& place : places) {
        const auto post = powder::parsePost(place.place.toStdString());
        if (!post || post->kind != powder::Post::Kind::spot || !state.at(post->spot.slot))
            continue;
        const std::string& card = state.at(post->spot.slot)->card;
        const auto printed = state.book->cards.find(card);
        const bool known = printed != state.book->cards.end() && printed->second.spots;
        if (!known && !cards.contains(text::hordeName(card)))
            cards.append(text::hordeName(card));
    }
    if (cards.isEmpty())
        return hint;
    const QString unknown =
        EntryText::tr("Not known yet: the printed spots of %1. You are asked for them afterwards.")
            .arg(text::listOf(cards));
    return hint.isEmpty() ? unknown : hint + QLatin1Char(' ') + unknown;
}

std::vector<powder::Post> zones(const powder::State& state) {
    std::vector<powder::Post> posts;
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        posts.push_back(powder::restPost(section));
        posts.push_back(powder::firePost(section));
    }
    return posts;
}

const powder::Soldiers& companyAt(const powder::State& state, powder::Clan clan, const powder::Post& zone) {
    const powder::Section& section = state.sections[zone.section];
    const powder::Company& company = zone.kind == powder::Post::Kind::fire ? section.fire : section.rest;
    return company[powder::indexOf(clan)];
}

} // namespace entry

} // namespace watchfire
