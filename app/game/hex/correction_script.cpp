// SPDX-License-Identifier: Apache-2.0
// See correction_script.h. What can be corrected, and the values to choose from, stand in tables: those of
// base_corrections.h and of the rooms.
#include "app/game/hex/correction_script.h"

#include "app/game/hex/base_corrections.h"
#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"

#include <algorithm>

namespace watchfire {

namespace {

using Where = CorrectionKind::Where;

/// A kind of correction, and whose it is.
struct Kind {
    const CorrectionKind& row;
    const ModuleRoom* room; ///< null: it is part of every game

    [[nodiscard]] QString title() const { return QCoreApplication::translate(row.context, row.title); }
    [[nodiscard]] hex::HexId stands(const hex::State& state) const {
        return row.stands == nullptr ? hex::HexId{} : row.stands(state);
    }
    [[nodiscard]] bool takesOff(const hex::State& state, const hex::Place& touched) const {
        return row.where == Where::placeOrOff && touched == hex::Place(stands(state));
    }
    [[nodiscard]] std::vector<CorrectionValue> values(const hex::State& state, const hex::Place& at,
                                                      hex::PlayerId player) const {
        return room == nullptr ? row.values(state, at, player)
                               : room->correctionValues(state, QLatin1String(row.id), at, player);
    }
};

/// All kinds of a game, as the table reads them.
std::vector<Kind> kindsOf(const hex::Setup& setup) {
    std::vector<Kind> all;
    const auto add = [&](std::span<const CorrectionKind> some, const ModuleRoom* room, auto... when) {
        for (const CorrectionKind& kind : some)
            if (((kind.when == when) && ...) && kind.fits(setup))
                all.push_back({kind, room});
    };
    for (const ModuleRoom* room : rooms())
        add(room->corrections(), room, CorrectionKind::When::beforePieces);
    add(pieceCorrections(), nullptr);
    for (const ModuleRoom* room : rooms())
        add(room->corrections(), room, CorrectionKind::When::afterPieces);
    add(otherCorrections(), nullptr);
    return all;
}

ChoiceRow choice(const QString& id, const QString& title, bool chosen = false) {
    ChoiceRow row;
    row.id = id;
    row.title = title;
    row.chosen = chosen;
    return row;
}

ChoiceRow pictured(const QString& id, const QString& title, const char* glyph) {
    ChoiceRow row = choice(id, title);
    row.glyph = QString::fromLatin1(glyph);
    return row;
}

/// The row for no player, and for no place.
constexpr QLatin1String none("null");

/// The questions of one correction: where or whose, then the value.
class Asking {
public:
    /// `touched`: the place of the long press.
    Asking(HexEntry& entry, const Kind& kind, const std::optional<hex::Place>& touched)
        : m_entry(entry), m_state(entry.state()), m_kind(kind), m_touched(touched) {}

    hex::command::Correction run() {
        const Where where = m_kind.row.where;
        if (where == Where::place || where == Where::placeOrOff)
            askPlace();
        else if (where != Where::nowhere)
            askPlayer();
        const auto values = m_kind.values(m_state, m_at, m_player);
        return where == Where::placeOrOff || where == Where::playerOrNobody ? values.front().what
                                                                            : askValue(values);
    }

private:
    [[nodiscard]] const hex::Setup& setup() const { return *m_state.setup; }
    [[nodiscard]] bool onBoard() const { return !std::holds_alternative<std::monostate>(m_at); }

    /// The place of the long press, or one that is tapped now. The hex where the piece is now is lit; a long
    /// press on it takes off the board what can be off it.
    void askPlace() {
        if (m_touched) {
            m_at = m_kind.takesOff(m_state, *m_touched) ? hex::Place{} : *m_touched;
            return;
        }
        const hex::HexId now = m_kind.stands(m_state);
        HexStage stage;
        stage.name = QStringLiteral("place");
        stage.title = CorrectionText::tr("%1: tap the place", "%1 is what is corrected").arg(m_kind.title());
        stage.places = m_kind.row.places(m_state);
        if (now.valid())
            stage.present = {now};
        if (m_kind.row.where == Where::placeOrOff)
            stage.choices = {choice(none, CorrectionText::tr("Off the board"), !now.valid())};
        const HexTouch& touch = m_entry.ask(std::move(stage));
        if (const auto* place = std::get_if<hex::Place>(&touch))
            m_at = *place;
    }

    void askPlayer() {
        const hex::PlayerId now = m_kind.row.holder == nullptr ? hex::PlayerId{} : m_kind.row.holder(m_state);
        HexStage stage;
        stage.name = QStringLiteral("player");
        stage.title = CorrectionText::tr("%1: whose?", "%1 is what is corrected").arg(m_kind.title());
        for (std::size_t i = 0; i < setup().playerCount(); ++i)
            stage.choices.append(playerChoice(setup(), hex::PlayerId(i), hex::PlayerId(i) == now));
        if (m_kind.row.where == Where::playerOrNobody)
            stage.choices.append(choice(none, CorrectionText::tr("Nobody"), !now.valid()));
        const auto& id = std::get<QString>(m_entry.ask(std::move(stage)));
        m_player = setup().findPlayer(id.toStdString());
    }

    hex::command::Correction askValue(const std::vector<CorrectionValue>& all) {
        const std::vector<CorrectionValue>* values = &all;
        QString question = m_kind.row.question == nullptr
                               ? valueTitle()
                               : QCoreApplication::translate(m_kind.row.context, m_kind.row.question);
        while (true) {
            HexStage stage;
            stage.name = QStringLiteral("value");
            stage.title = question;
            for (const CorrectionValue& value : *values)
                stage.choices.append(valueRow(value));
            if (onBoard())
                stage.present = {m_at};
            const auto& id = std::get<QString>(m_entry.ask(std::move(stage)));
            const auto chosen = std::find_if(values->begin(), values->end(),
                                             [&](const CorrectionValue& value) { return value.id == id; });
            if (chosen->then.empty())
                return chosen->what;
            question = chosen->question;
            values = &chosen->then;
        }
    }

    [[nodiscard]] ChoiceRow valueRow(const CorrectionValue& value) const {
        ChoiceRow row = choice(value.id, value.title, value.now);
        row.detail = value.detail;
        if (value.player.valid())
            dress(row, setup(), value.player);
        return row;
    }

    [[nodiscard]] QString valueTitle() const {
        if (m_player.valid())
            return CorrectionText::tr("%1 of %2: what is right?", "what is corrected, whose")
                .arg(m_kind.title(), text::playerName(setup(), m_player));
        if (onBoard())
            return CorrectionText::tr("%1 at %2: what stands there?", "what is corrected, where")
                .arg(m_kind.title(), text::placeName(m_state, m_at));
        return CorrectionText::tr("%1: what is right?", "%1 is what is corrected").arg(m_kind.title());
    }

    HexEntry& m_entry;
    const hex::State& m_state;
    const Kind& m_kind;
    const std::optional<hex::Place> m_touched;
    hex::Place m_at{};
    hex::PlayerId m_player{};
};

/// The first of the touched places where this can be corrected.
std::optional<hex::Place> touchedFor(const hex::State& state, const Kind& kind,
                                     const std::vector<hex::Place>& touched) {
    if (kind.row.places == nullptr || touched.empty())
        return std::nullopt;
    const std::vector<hex::Place> possible = kind.row.places(state);
    for (const hex::Place& place : touched) {
        if (std::find(possible.begin(), possible.end(), place) != possible.end())
            return place;
    }
    return std::nullopt;
}

/// The corrections of the touched places, in the order of the places.
HexStage whatHere(const hex::State& state, const std::vector<hex::Place>& touched) {
    HexStage stage;
    stage.name = QStringLiteral("what");
    stage.title = CorrectionText::tr("What is different here?");
    const std::vector<Kind> kinds = kindsOf(*state.setup);
    for (const hex::Place& here : touched) {
        for (const Kind& kind : kinds) {
            if (touchedFor(state, kind, touched) != here)
                continue;
            ChoiceRow what = pictured(QLatin1String(kind.row.id), kind.title(), kind.row.glyph);
            what.detail = kind.takesOff(state, here) ? CorrectionText::tr("Take it off the board")
                                                     : text::placeName(state, here);
            stage.choices.append(what);
        }
    }
    stage.choices.append(pictured(QStringLiteral("other"), CorrectionText::tr("Something else"), "correct"));
    return stage;
}

HexStage whatAnywhere(const hex::State& state) {
    HexStage stage;
    stage.name = QStringLiteral("what");
    stage.title = CorrectionText::tr("What is different on the table?");
    for (const Kind& kind : kindsOf(*state.setup))
        stage.choices.append(pictured(QLatin1String(kind.row.id), kind.title(), kind.row.glyph));
    return stage;
}

} // namespace

hex::Command correctionScript(HexEntry& entry, std::vector<hex::Place> at) {
    const hex::State& state = entry.state();
    const std::vector<Kind> kinds = kindsOf(*state.setup);
    while (true) {
        const auto& id = std::get<QString>(
            entry.ask([&] { return at.empty() ? whatAnywhere(state) : whatHere(state, at); }));
        const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const Kind& known) { return id == QLatin1String(known.row.id); });
        if (kind != kinds.end())
            return hex::command::Correct{Asking(entry, *kind, touchedFor(state, *kind, at)).run()};
        at.clear(); // something else
    }
}

} // namespace watchfire
