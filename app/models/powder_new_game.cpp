// SPDX-License-Identifier: Apache-2.0
#include "app/models/powder_new_game.h"

#include "app/models/clan_colours.h"
#include "app/models/new_game_model.h"
#include "app/stores/value_book.h"
#include "app/text/capital.h"
#include "app/text/powder/names.h"
#include "app/text/setup_text.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;

struct PowderNew {
    Q_DECLARE_TR_FUNCTIONS(PowderNew)
};

constexpr QLatin1String ours{"ours"};
constexpr QLatin1String none{"none"};
constexpr QLatin1String sample{"sample"};
constexpr QLatin1String yes{"true"};

powder::Clan clanNamed(const QString& clan) {
    return powder::parse<powder::Clan>(clan.toStdString()).value_or(powder::Clan::monkey);
}

GameOptionRow choice(const char* id, const QString& title, const QString& detail, const QStringList& values,
                     const QStringList& texts) {
    GameOptionRow row;
    row.id = QString::fromLatin1(id);
    row.title = title;
    row.detail = detail;
    row.type = QStringLiteral("choice");
    row.values = values;
    for (const QString& text : texts)
        row.valueTexts.append(text::capital(text));
    return row;
}

} // namespace

QString PowderNewGame::title() {
    return text::powderTitle();
}
QString PowderNewGame::sentence() {
    return PowderNew::tr("Hold the wall together against the hordes, with soldiers, towers and machines.");
}

QStringList PowderNewGame::clans() {
    QStringList names;
    for (const powder::Clan clan : {powder::Clan::dragon, powder::Clan::turtle, powder::Clan::snake,
                                    powder::Clan::monkey, powder::Clan::panda})
        names.append(QString::fromLatin1(powder::toString(clan).data(),
                                         static_cast<qsizetype>(powder::toString(clan).size())));
    return names;
}

QString PowderNewGame::clanTitle(const QString& clan) {
    return text::clanName(clanNamed(clan));
}
QString PowderNewGame::clanColour(const QString& clan) {
    return watchfire::clanColour(clanNamed(clan));
}
QString PowderNewGame::clanSymbol(const QString& clan) {
    return watchfire::clanSymbol(clanNamed(clan));
}

void PowderNewGame::reset() {
    m_book = ours;
    m_options.clear();
}

bool PowderNewGame::setBook(const QString& book) {
    if (book != ours && book != none && book != sample)
        return false;
    m_book = book;
    return true;
}

namespace {
/// How many values of the table's own book are known, and what becomes of the others.
QString enteredWords(const BookCount& count) {
    if (count.known == count.wanted && !count.atLeast)
        return PowderNew::tr("All %1 are entered.").arg(count.wanted);
    if (count.known == 0 && count.atLeast)
        return PowderNew::tr("Empty so far. You enter each value once: %1 or more.").arg(count.wanted);
    const QString words = count.atLeast
                              ? PowderNew::tr("%1 of at least %2 entered. You enter the others once.")
                              : PowderNew::tr("%1 of %2 entered. You enter the others once.");
    return words.arg(count.known).arg(count.wanted);
}
} // namespace

QList<ChoiceRow> PowderNewGame::books() const {
    const BookCount count = countAll(m_own);
    QList<ChoiceRow> rows;
    const auto row = [&](const QString& id, const QString& title, const QString& detail) {
        ChoiceRow choice;
        choice.id = id;
        choice.title = title;
        choice.detail = detail;
        choice.chosen = id == m_book;
        rows.append(choice);
    };
    row(ours,
        m_ownTitle.isEmpty() ? PowderNew::tr("Our printed values")
                             : PowderNew::tr("Printed values: %1", "a value book").arg(m_ownTitle),
        enteredWords(count));
    row(none, PowderNew::tr("Ask for everything"),
        PowderNew::tr("For other cards: each game asks for every value."));
    row(sample, PowderNew::tr("Sample values, not the printed ones"),
        PowderNew::tr("Invented numbers, to try the program without the box. None of them are kept."));
    return rows;
}

QList<GameOptionRow> PowderNewGame::options() const {
    QList<GameOptionRow> rows;
    rows.append(
        choice("draw", PowderNew::tr("Who draws hordes and rocket cards"),
               PowderNew::tr("The dice tower and the program draw at random from what is left in the deck."),
               {QStringLiteral("table"), QStringLiteral("tower"), QStringLiteral("program")},
               {PowderNew::tr("the table, from the deck"), PowderNew::tr("the dice tower"),
                PowderNew::tr("the program")}));
    rows.append(choice("ladders", PowderNew::tr("Ladders"),
                       PowderNew::tr("What Ladders in row 1 do. Corrected: they always break through. As "
                                     "printed: they only take the wall's whole defense away."),
                       {QStringLiteral("corrected"), QStringLiteral("printed")},
                       {PowderNew::tr("as corrected"), PowderNew::tr("as printed")}));
    rows.append(choice(
        "loss", PowderNew::tr("Everybody loses when the walls are gone"),
        PowderNew::tr(
            "You have lost when no wall level is left: in all sections in play, or already in a single one."),
        {QStringLiteral("board"), QStringLiteral("section")},
        {PowderNew::tr("in all sections"), PowderNew::tr("in any section")}));
    GameOptionRow earns;
    earns.id = QStringLiteral("removed-spearman-earns");
    earns.title = PowderNew::tr("A spearman removed from his tower still earns");
    earns.detail = PowderNew::tr(
        "Somebody was removed from a tower during the assault. On: for each section beside it that holds, "
        "the player still earns 2 honor. Off: no honor. A section that breaks brings shame either way.");
    earns.type = QStringLiteral("switch");
    earns.values = QStringList{yes, QStringLiteral("false")};
    earns.valueTexts = QStringList{PowderNew::tr("on"), PowderNew::tr("off")};
    rows.append(earns);
    for (GameOptionRow& row : rows) {
        row.value = m_options.value(row.id, row.values.first());
        row.isDefault = row.value == row.values.first();
        row.valueText = row.valueTexts.value(row.values.indexOf(row.value));
    }
    return rows;
}

bool PowderNewGame::setOption(const QString& id, const QString& value) {
    for (const GameOptionRow& row : options()) {
        if (row.id != id || !row.values.contains(value))
            continue;
        if (value == row.values.first())
            m_options.remove(id);
        else
            m_options.insert(id, value);
        return true;
    }
    return false;
}

powder::Book PowderNewGame::chosenBook() const {
    return m_book == ours ? m_own : m_book == sample ? m_sample : powder::Book{};
}

powder::Options PowderNewGame::chosenOptions() const {
    Json json = Json::object();
    for (const GameOptionRow& row : options()) {
        if (row.type == QLatin1String("switch"))
            json[row.id.toStdString()] = row.value == yes;
        else
            json[row.id.toStdString()] = row.value.toStdString();
    }
    const auto read = powder::optionsFromJson(json);
    return read ? *read : powder::Options{};
}

QString PowderNewGame::problem(const std::vector<powder::Player>& players) const {
    const auto setup =
        powder::Setup::make(players, chosenOptions(), std::make_shared<const powder::Book>(chosenBook()));
    return setup ? QString() : text::setupRefusal(setup.error());
}

nlohmann::ordered_json PowderNewGame::header(const std::vector<powder::Player>& players) const {
    Json header{{"watchfire", 1}, {"scenario", scenario}};
    if (m_book != none)
        header["book"] = powder::toJson(chosenBook());
    header["players"] = Json::array();
    for (const powder::Player& player : players) {
        Json seat{{"id", powder::toString(player.clan)}};
        if (!player.name.empty()) // a clan's name is shown in the viewer's language
            seat["name"] = player.name;
        seat["seat"] = player.seat;
        header["players"].push_back(std::move(seat));
    }
    header["options"] = powder::toJson(chosenOptions());
    return header;
}

} // namespace watchfire
