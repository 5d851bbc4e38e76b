// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/year_table.h"

#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/powder/step_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace watchfire {

namespace {

using powder::ClanYear;
using powder::YearCount;

struct TallyText {
    Q_DECLARE_TR_FUNCTIONS(TallyText)
};

const QString none = QStringLiteral("–");
const QString minus = QStringLiteral("−");

/// "left": a section in a narrow column.
QString sectionWord(powder::SectionIndex section) {
    switch (section) {
    case 0:
        return TallyText::tr("left", "a section of the wall");
    case 1:
        return TallyText::tr("middle", "a section of the wall");
    default:
        return TallyText::tr("right", "a section of the wall");
    }
}

/// Makes the rows of one game's table.
class Tallies {
public:
    Tallies(const powder::State& state, const powder::Statistics& counted)
        : m_state(state), m_counted(counted) {}

    using Count = std::function<int(const YearCount&)>;
    using Cell = std::function<QString(const YearCount&)>;

    /// A row of counts with their sum.
    void add(const char* sign, const QString& label, const Count& count, bool loss, bool brief) {
        TallyRow row = made(sign, label, loss, brief);
        int sum = 0;
        for (const YearCount& year : m_counted.years) {
            row.cells.append(count(year) == 0 ? none : QString::number(count(year)));
            sum += count(year);
        }
        row.total = sum == 0 ? none : QString::number(sum); // as in the years
        append(row);
    }
    /// The same, left out if there is nothing to count.
    void addAny(const char* sign, const QString& label, const Count& count, bool loss, bool brief) {
        const auto& years = m_counted.years;
        if (std::any_of(years.begin(), years.end(), [&](const YearCount& year) { return count(year) != 0; }))
            add(sign, label, count, loss, brief);
    }
    /// A row of what is so at the end of each year; it has no sum.
    void addState(const char* sign, const QString& label, const Cell& cell, bool brief) {
        TallyRow row = made(sign, label, false, brief);
        for (const YearCount& year : m_counted.years)
            row.cells.append(cell(year));
        append(row);
    }
    void addBreaches() {
        TallyRow row = made("breach", TallyText::tr("Breaches"), true, true);
        int sum = 0;
        for (const YearCount& year : m_counted.years) {
            QStringList sections;
            for (const powder::YearEvent& event : year.events) {
                if (const auto* breach = std::get_if<powder::step::Breach>(&event))
                    sections.append(sectionWord(breach->section));
            }
            sum += static_cast<int>(sections.size());
            row.cells.append(sections.isEmpty() ? none : sections.join(QStringLiteral(", ")));
        }
        row.total = sum == 0 ? none : QString::number(sum); // as in the years
        append(row);
    }
    QList<TallyRow> take() { return std::move(m_rows); }

private:
    static TallyRow made(const char* sign, const QString& label, bool loss, bool brief) {
        TallyRow row;
        row.sign = QString::fromLatin1(sign);
        row.label = label;
        row.loss = loss;
        row.brief = brief;
        return row;
    }
    void append(TallyRow row) {
        QStringList said;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const QString cell =
                row.cells[i] == none ? TallyText::tr("none", "nothing to count") : row.cells[i];
            said.append(TallyText::tr("year %1: %2", "and a number or sections")
                            .arg(m_counted.years[static_cast<std::size_t>(i)].year)
                            .arg(cell));
        }
        if (!row.total.isEmpty())
            said.append(TallyText::tr("altogether %1")
                            .arg(row.total == none ? TallyText::tr("none", "nothing to count") : row.total));
        row.spoken = row.label + QStringLiteral(": ") + said.join(QStringLiteral("; "));
        row.number = static_cast<int>(m_rows.size());
        m_rows.append(std::move(row));
    }

    const powder::State& m_state;
    const powder::Statistics& m_counted;
    QList<TallyRow> m_rows;
};

/// Sums something over the clans that are ranked.
template <class Of> Tallies::Count over(const powder::State& state, Of of) {
    return [&state, of](const YearCount& year) {
        int sum = 0;
        for (const powder::Clan clan : state.tea)
            sum += state.setup->hasHonor(clan) ? std::invoke(of, year.of(clan)) : 0;
        return sum;
    };
}

template <class Event> int countOf(const YearCount& year) {
    return static_cast<int>(
        std::count_if(year.events.begin(), year.events.end(),
                      [](const powder::YearEvent& event) { return std::holds_alternative<Event>(event); }));
}

QString signOf(const powder::step::Breach&) {
    return QStringLiteral("breach");
}
QString signOf(const powder::step::LowerWall& s) {
    return s.by == powder::WallBreaker::ram ? QStringLiteral("ram") : QStringLiteral("trebuchet");
}
QString signOf(const powder::step::RaiseWall&) {
    return QStringLiteral("wall");
}
QString signOf(const powder::step::Raid&) {
    return QStringLiteral("raider");
}

void addShame(Tallies& tallies, const powder::State& state) {
    tallies.add("shame", TallyText::tr("Shame taken"), over(state, &ClanYear::shameTaken), true, true);
    tallies.addState(
        "bag", TallyText::tr("Shame left in the pool"),
        [](const YearCount& year) { return QString::number(year.shamePool); }, true);
    tallies.addAny("undo", TallyText::tr("Shame given back"), over(state, &ClanYear::shameBack), false,
                   false);
    tallies.addAny(
        "discard", TallyText::tr("Shame out of the game"),
        [](const YearCount& year) { return year.shameOut; }, true, false);
    tallies.addAny("correct", TallyText::tr("Shame corrected"), over(state, &ClanYear::shameCorrected), false,
                   false);
}

/// "Ann 2, Bo 1": what each clan has of something that is counted; those with nothing are left out.
QStringList whoHas(const powder::State& state, const std::function<int(powder::Clan)>& of, bool withSign) {
    QStringList parts;
    for (const powder::Clan clan : state.tea) {
        if (of(clan) != 0)
            parts.append(TallyText::tr("%1 %2", "player, number: Ann 2")
                             .arg(text::playerName(*state.setup, clan),
                                  withSign ? signedNumber(of(clan)) : QString::number(of(clan))));
    }
    return parts;
}

/// Adds a line to a year's, unless nobody has anything of it.
void tell(YearRow& row, const char* sign, const QString& line, const QStringList& parts) {
    if (parts.isEmpty())
        return;
    row.signs.append(QString::fromLatin1(sign));
    row.lines.append(line.arg(parts.join(QStringLiteral(", "))));
}

/// The hordes come before what broke, as in the course of a year.
void tellHordes(YearRow& row, const powder::State& state, const YearCount& year) {
    QStringList parts = whoHas(
        state, [&](powder::Clan clan) { return year.of(clan).claimed; }, false);
    if (year.discarded > 0)
        parts.append(TallyText::tr("nobody %1", "number of hordes").arg(year.discarded));
    tell(row, "card", TallyText::tr("Hordes defeated, and who claimed them: %1", "%1: Ann 2, nobody 1"),
         parts);
}

void tellSums(YearRow& row, const powder::State& state, const YearCount& year,
              const std::function<int(powder::Clan)>& honorBefore) {
    tell(row, "fallen", TallyText::tr("Soldiers lost: %1", "%1 is a player"),
         whoHas(
             state, [&](powder::Clan clan) { return year.of(clan).fallen; }, false));
    tell(row, "shame", TallyText::tr("Shame taken: %1", "%1: Ann 2, Bo 1"),
         whoHas(
             state, [&](powder::Clan clan) { return year.of(clan).shameTaken(); }, false));
    tell(row, "undo", TallyText::tr("Shame given back: %1", "%1: Ann 2, Bo 1"),
         whoHas(
             state, [&](powder::Clan clan) { return year.of(clan).shameBack; }, false));
    const auto won = [&](powder::Clan clan) {
        return state.setup->hasHonor(clan) ? year.of(clan).honor - honorBefore(clan) : 0;
    };
    const bool less =
        std::any_of(state.tea.begin(), state.tea.end(), [&](powder::Clan clan) { return won(clan) < 0; });
    tell(row, "honor",
         less ? TallyText::tr("Honor won and lost: %1", "%1: Ann +8, Bo -5")
              : TallyText::tr("Honor won: %1", "%1: Ann 8, Bo 3"),
         whoHas(state, won, less));
}

} // namespace

QString signedNumber(int n) {
    return n < 0   ? minus + QString::number(-n)
           : n > 0 ? QLatin1Char('+') + QString::number(n)
                   : QStringLiteral("0");
}

QStringList yearColumns(const powder::Statistics& counted) {
    QStringList columns;
    for (const YearCount& year : counted.years)
        columns.append(QString::number(year.year));
    return columns;
}

QList<TallyRow> yearTallies(const powder::State& state, const powder::Statistics& counted) {
    const powder::Setup& setup = *state.setup;
    Tallies tallies(state, counted);
    tallies.addBreaches();
    tallies.add("card", TallyText::tr("Hordes claimed"), over(state, &ClanYear::claimed), false, true);
    tallies.add("fallen", TallyText::tr("Soldiers lost"), over(state, &ClanYear::fallen), true, true);
    addShame(tallies, state);
    if (setup.solo()) { // BP-93
        const powder::Clan human = setup.players().front().clan;
        tallies.addState(
            "honor",
            TallyText::tr("%1 ahead of %2", "in honor")
                .arg(text::playerName(setup, human), text::playerName(setup, powder::Clan::qin)),
            [human](const YearCount& year) {
                return signedNumber(year.of(human).honor - year.of(powder::Clan::qin).honor);
            },
            true);
    }
    for (const powder::Clan clan : state.tea) {
        if (setup.hasHonor(clan))
            tallies.addState(
                "honor", TallyText::tr("Honor: %1", "%1 is a player").arg(text::playerName(setup, clan)),
                [clan](const YearCount& year) { return QString::number(year.of(clan).honor); }, false);
    }
    for (powder::SectionIndex section = 0; section < powder::sectionCount; ++section) {
        if (setup.inPlay(section))
            tallies.addState(
                "wall",
                TallyText::tr("Wall level: %1", "%1 is a section, \"left\"").arg(sectionWord(section)),
                [section](const YearCount& year) { return QString::number(year.walls[section]); }, false);
    }
    tallies.addAny("ram", TallyText::tr("Walls lowered"), countOf<powder::step::LowerWall>, true, false);
    tallies.addAny("raider", TallyText::tr("Raids"), countOf<powder::step::Raid>, true, false);
    tallies.addAny(
        "discard", TallyText::tr("Hordes that nobody claimed"),
        [](const YearCount& year) { return year.discarded; }, false, false);
    if (setup.plays(powder::Clan::reed))
        tallies.addAny(
            "fallen",
            TallyText::tr("Soldiers lost: %1", "%1 is a player")
                .arg(text::playerName(setup, powder::Clan::reed)),
            [](const YearCount& year) { return year.of(powder::Clan::reed).fallen; }, true, false);
    return tallies.take();
}

QList<YearRow> yearEvents(const powder::State& state, const powder::Statistics& counted) {
    QList<YearRow> rows;
    const YearCount* before = nullptr;
    for (const YearCount& year : counted.years) {
        YearRow row;
        row.title = TallyText::tr("Year %1").arg(year.year);
        tellHordes(row, state, year);
        for (const powder::YearEvent& event : year.events) {
            row.lines.append(std::visit([&](const auto& s) { return text::shortLine(state, s); }, event));
            row.signs.append(std::visit([](const auto& s) { return signOf(s); }, event));
        }
        tellSums(row, state, year, [&](powder::Clan clan) {
            return before != nullptr ? before->of(clan).honor : counted.honorBegun[powder::indexOf(clan)];
        });
        if (year.year == state.year && !state.assaulted && !state.ending.over) {
            row.signs.append(QStringLiteral("snow"));
            row.lines.append(TallyText::tr("Its winter has not come yet."));
        }
        before = &year;
        rows.append(row);
    }
    return rows;
}

QList<MomentRow> breachMoments(const powder::State& state, const powder::Statistics& counted) {
    QList<MomentRow> moments;
    for (const YearCount& year : counted.years) {
        for (const powder::YearEvent& event : year.events) {
            const auto* breach = std::get_if<powder::step::Breach>(&event);
            if (breach == nullptr)
                continue;
            MomentRow row;
            row.number = static_cast<int>(moments.size());
            row.at = year.year - 1;
            row.glyph = QStringLiteral("breach");
            row.bad = true;
            row.text = TallyText::tr("Year %1: %2", "and what broke in it")
                           .arg(year.year)
                           .arg(text::shortLine(state, *breach));
            moments.append(row);
        }
    }
    return moments;
}

} // namespace watchfire
