// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/card_script.h"

#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "app/text/refusal_text.h"
#include "rules/hex/apply.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct CardChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CardChoiceText)
};
struct KnightText {
    Q_DECLARE_TR_FUNCTIONS(KnightText)
};
using hex::command::CardKind;

// ---- which card ----

/// Id of the row that leads to the knight's own questions.
constexpr auto knightCard = "knight";

struct Offer {
    const char* id; ///< as the log names it
    CardKind kind;
    const char* title;
    const char* detail;
};
constexpr Offer offers[] = {
    {"road-building", CardKind::roadBuilding, QT_TRANSLATE_NOOP("CardChoiceText", "Road building"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Two roads or ships are free.")},
    {"year-of-plenty", CardKind::yearOfPlenty, QT_TRANSLATE_NOOP("CardChoiceText", "Year of plenty"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Take any two resources.")},
    {"monopoly", CardKind::monopoly, QT_TRANSLATE_NOOP("CardChoiceText", "Monopoly"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Everyone gives you all their cards of one resource.")},
    {"point", CardKind::point, QT_TRANSLATE_NOOP("CardChoiceText", "Victory point"),
     QT_TRANSLATE_NOOP("CardChoiceText", "It is shown and counts one point.")},
};

QList<ChoiceRow> cardChoices(const hex::State& state) {
    ChoiceRow knight;
    knight.id = QLatin1String(knightCard);
    knight.title = CardChoiceText::tr("Knight");
    knight.enabled = !state.turn.cardPlayed;
    if (!knight.enabled)
        knight.why = text::plainRefusal({.code = ErrorCode::oneCardATurn, .rule = BA(6), .message = {}});
    QList<ChoiceRow> rows{knight};
    for (const Offer& offer : offers) {
        ChoiceRow row;
        row.id = QLatin1String(offer.id);
        row.title = QCoreApplication::translate("CardChoiceText", offer.title);
        row.detail = offer.kind == CardKind::roadBuilding && !state.setup->ships()
                         ? CardChoiceText::tr("Two roads are free.")
                         : QCoreApplication::translate("CardChoiceText", offer.detail);
        const auto played = hex::apply(state, hex::command::PlayCard{state.turn.player, offer.kind});
        row.enabled = played.ok();
        if (!row.enabled)
            row.why = text::refusalText(state, played.error());
        rows.append(row);
    }
    return rows;
}

// ---- the knight ----

hex::command::Knight knightOf(const hex::State& state) {
    hex::command::Knight knight;
    knight.player = state.turn.player;
    return knight;
}

/// The last question: only playing the card is left.
hex::Command askPlay(HexEntry& entry, const hex::command::Knight& knight) {
    entry.ask([&] {
        HexStage stage;
        stage.name = QStringLiteral("play");
        stage.title = KnightText::tr("Play the knight");
        if (isAllowed(entry.state(), knight))
            stage.buttons = {QLatin1String(playTouch)};
        return stage;
    });
    return knight;
}

/// Asks from whom a card is taken. `with`: the card with this victim; `orNobody`: the table may take none.
template <class With> hex::PlayerId askVictim(HexEntry& entry, const With& with, bool orNobody) {
    const hex::State& state = entry.state();
    const auto players = idsThat<hex::PlayerId>(state.setup->playerCount(), [&](hex::PlayerId p) {
        return p != state.turn.player && isAllowed(state, with(p));
    });
    if (players.empty() && !orNobody)
        return {};
    HexStage stage;
    stage.name = QStringLiteral("victim");
    stage.title = KnightText::tr("From whom is a card taken?");
    for (const hex::PlayerId p : players) {
        ChoiceRow row = playerChoice(*state.setup, p);
        row.detail = KnightText::tr("%n point(s)", nullptr, hex::pointsOf(state, p));
        stage.choices.append(row);
    }
    if (orNobody) {
        ChoiceRow nobody;
        nobody.id = QStringLiteral("nobody");
        nobody.title = KnightText::tr("Take no card");
        stage.choices.append(nobody);
    }
    return state.setup->findPlayer(std::get<QString>(entry.ask(std::move(stage))).toStdString());
}

/// BA-21.
hex::Command robberKnight(HexEntry& entry) {
    const hex::State& state = entry.state();
    hex::command::Knight knight = knightOf(state);
    if (isAllowed(state, knight)) {
        entry.context().planned.append(
            askRooms([&](const ModuleRoom& room) { return room.robberKeptOff(state); }));
        return askPlay(entry, knight);
    }
    const auto at = [&](hex::HexId to, hex::PlayerId from) {
        hex::command::Knight there = knight;
        there.to = to;
        there.from = from;
        return there;
    };
    knight.to = askPlace<hex::HexId>(entry, [&] {
        HexStage stage;
        stage.name = QStringLiteral("robber");
        stage.title = KnightText::tr("Where does the robber go?");
        stage.places = asPlaces(idsThat<hex::HexId>(state.board().hexes().size(), [&](hex::HexId to) {
            bool possible = isAllowed(state, at(to, {}));
            for (std::size_t p = 0; p < state.setup->playerCount() && !possible; ++p)
                possible = isAllowed(state, at(to, hex::PlayerId(p)));
            return possible;
        }));
        return stage;
    });
    entry.context().planned.append(
        KnightText::tr("The robber goes %1", "%1: to hills 5").arg(text::toHex(state, knight.to)));
    knight.from = askVictim(
        entry, [&](hex::PlayerId p) { return at(knight.to, p); }, false);
    return askPlay(entry, knight);
}

/// RA-40.
hex::Command raiderKnight(HexEntry& entry) {
    const hex::State& state = entry.state();
    hex::command::Knight knight = knightOf(state);
    knight.at = askPlace<hex::HexId>(entry, [&] {
        HexStage stage;
        stage.name = QStringLiteral("raider");
        stage.places = asPlaces(idsThat<hex::HexId>(state.board().hexes().size(), [&](hex::HexId at) {
            hex::command::Knight there = knight;
            there.at = at;
            return isAllowed(state, there);
        }));
        stage.title = stage.places.empty() ? KnightText::tr("No raider stands on the board")
                                           : KnightText::tr("Which raider leaves?");
        return stage;
    });
    entry.context().planned.append(
        KnightText::tr("A raider leaves %1").arg(text::desertName(state, knight.at)));
    return askPlay(entry, knight);
}

/// Up to two actions at the wall (GW-50).
class WallKnight {
public:
    explicit WallKnight(HexEntry& entry)
        : m_entry(entry), m_state(entry.state()), m_knight(knightOf(m_state)) {}

    hex::Command run() {
        while (true) {
            const QString& id = std::get<QString>(m_entry.ask([&] { return actions(); }));
            if (id == QLatin1String(playTouch))
                return m_knight;
            if (id == QLatin1String("move-rider"))
                moveRider();
            else if (id == QLatin1String("drive-off"))
                driveOff();
            else
                movePirate();
        }
    }

private:
    static constexpr std::size_t mostActions = 2;

    [[nodiscard]] HexStage actions() const {
        HexStage stage;
        stage.name = QStringLiteral("action");
        stage.title = KnightText::tr("Play the knight");
        if (isAllowed(m_state, m_knight))
            stage.buttons = {QLatin1String(playTouch)};
        if (m_knight.actions.size() == mostActions)
            return stage;
        stage.title = KnightText::tr("What does the knight do?");
        const auto add = [&](const char* id, const QString& title, const QString& detail, bool enabled) {
            ChoiceRow row;
            row.id = QString::fromLatin1(id);
            row.title = title;
            row.detail = detail;
            row.enabled = enabled;
            if (!enabled)
                row.why = KnightText::tr("Not possible now");
            stage.choices.append(row);
        };
        add("move-rider", KnightText::tr("Move a rider"), KnightText::tr("From one assembly hex to another"),
            !starts().empty());
        add("drive-off", KnightText::tr("Drive a rider off"),
            KnightText::tr("From behind the wall into the bag"), !hexesFor(driveOffAt).empty());
        add("pirate", KnightText::tr("Move the pirate"), KnightText::tr("And take one card"),
            !hexesFor(pirateAt).empty());
        return stage;
    }

    void moveRider() {
        const auto from = ask<hex::AssemblyId>("from", KnightText::tr("From which assembly hex?"),
                                               [&] { return starts(); });
        const auto to = ask<hex::AssemblyId>("to", KnightText::tr("To which assembly hex?"),
                                             [&] { return targetsOf(from); });
        plan(hex::command::MoveRider{from, to},
             KnightText::tr("Move a rider from %1 to %2")
                 .arg(text::assemblyName(m_state.board(), from), text::assemblyName(m_state.board(), to)));
    }

    void driveOff() {
        const auto at = ask<hex::HexId>("hex", KnightText::tr("Which rider goes back into the bag?"),
                                        [&] { return hexesFor(driveOffAt); });
        plan(driveOffAt(at), KnightText::tr("Drive a rider off %1").arg(text::hexName(m_state, at)));
    }

    void movePirate() {
        const auto to = ask<hex::HexId>("pirate", KnightText::tr("Where does the pirate go?"),
                                        [&] { return hexesFor(pirateAt); });
        const auto from = askVictim(
            m_entry,
            [&](hex::PlayerId p) {
                return with(hex::command::MovePirate{to, p});
            },
            true);
        const QString where = text::toHex(m_state, to);
        plan(hex::command::MovePirate{to, from},
             from.valid() ? KnightText::tr("Move the pirate %1 and take a card from %2",
                                           "%1: to the sea beside hills 5")
                                .arg(where, text::playerName(*m_state.setup, from))
                          : KnightText::tr("Move the pirate %1", "%1: to the sea beside hills 5").arg(where));
    }

    template <class Id, class Ids> Id ask(const char* name, const QString& title, const Ids& ids) {
        return askPlace<Id>(m_entry, [&] {
            HexStage stage;
            stage.name = QLatin1String(name);
            stage.title = title;
            stage.places = asPlaces(ids());
            return stage;
        });
    }
    void plan(const hex::command::KnightAction& action, const QString& sentence) {
        m_knight.actions.push_back(action);
        m_entry.context().planned.append(sentence);
    }

    /// The card with one additional action.
    [[nodiscard]] hex::command::Knight with(const hex::command::KnightAction& action) const {
        hex::command::Knight knight = m_knight;
        knight.actions.push_back(action);
        return knight;
    }
    static hex::command::KnightAction driveOffAt(hex::HexId at) { return hex::command::DriveOff{at}; }
    static hex::command::KnightAction pirateAt(hex::HexId to) { return hex::command::MovePirate{to, {}}; }
    [[nodiscard]] std::vector<hex::HexId> hexesFor(hex::command::KnightAction (*action)(hex::HexId)) const {
        return idsThat<hex::HexId>(m_state.board().hexes().size(),
                                   [&](hex::HexId at) { return isAllowed(m_state, with(action(at))); });
    }
    [[nodiscard]] std::vector<hex::AssemblyId> targetsOf(hex::AssemblyId from) const {
        return idsThat<hex::AssemblyId>(m_state.board().assembly().size(), [&](hex::AssemblyId to) {
            return to != from && isAllowed(m_state, with(hex::command::MoveRider{from, to}));
        });
    }
    [[nodiscard]] std::vector<hex::AssemblyId> starts() const {
        return idsThat<hex::AssemblyId>(m_state.board().assembly().size(),
                                        [&](hex::AssemblyId from) { return !targetsOf(from).empty(); });
    }

    HexEntry& m_entry;
    const hex::State& m_state;
    hex::command::Knight m_knight;
};

} // namespace

hex::Command cardScript(HexEntry& entry) {
    const hex::State& state = entry.state();
    const HexTouch& touch = entry.ask([&] {
        HexStage stage;
        stage.name = QStringLiteral("card");
        stage.title = QCoreApplication::translate("ActingText", "Which card is played?");
        stage.choices = cardChoices(state);
        return stage;
    });
    for (const Offer& offer : offers) {
        if (std::get<QString>(touch) == QLatin1String(offer.id))
            return hex::command::PlayCard{state.turn.player, offer.kind};
    }
    if (state.setup->has(hex::ModuleName::wallKnight))
        return WallKnight(entry).run();
    return state.setup->has(hex::ModuleName::raiders) ? raiderKnight(entry) : robberKnight(entry);
}

} // namespace watchfire
