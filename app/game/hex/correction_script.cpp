// SPDX-License-Identifier: Apache-2.0
// See correction_script.h. Each kind of correction is one row of a table: where it may be, and the questions
// that lead to its value.
#include "app/game/hex/correction_script.h"

#include "app/game/hex/player_dress.h"
#include "app/hex/correction_kind.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/lines.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace watchfire {

namespace {

struct CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)
};

using Module = hex::ModuleName;
using hex::command::Correction;
/// `nullopt`: an answer is still missing.
using Made = std::optional<Correction>;

// ---- rows ----

ChoiceRow choice(const QString& id, const QString& title, bool chosen = false) {
    ChoiceRow row;
    row.id = id;
    row.title = title;
    row.chosen = chosen;
    return row;
}

ChoiceRow nothing(const QString& title, bool chosen) {
    return choice(QStringLiteral("null"), title, chosen);
}

/// The values of the choices, besides their rows.
template <class Value> struct Options {
    QList<ChoiceRow> rows{};
    std::vector<Value> values{};

    void add(const ChoiceRow& row, const Value& value) {
        rows.append(row);
        values.push_back(value);
    }
};

Options<int> numbers(const std::vector<int>& all, int now) {
    Options<int> options;
    for (const int i : all)
        options.add(choice(QString::number(i), QString::number(i), i == now), i);
    return options;
}

Options<int> numbers(int most, int now) {
    std::vector<int> all;
    for (int i = 0; i <= most; ++i)
        all.push_back(i);
    return numbers(all, now);
}

Options<hex::PlayerId> players(const hex::Setup& setup, hex::PlayerId now) {
    Options<hex::PlayerId> options;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        options.add(playerChoice(setup, p, p == now), p);
    }
    return options;
}

// ---- asking ----

class Asking;

/// A kind of correction.
struct Kind {
    const char* id;
    const char* title; ///< marked for translation in `context`
    bool (*fits)(const hex::Setup&);
    Made (*enter)(Asking&);
    /// Where it can be corrected; null: not on the board.
    std::vector<hex::Place> (*places)(const hex::State&) = nullptr;
    const char* context = "CorrectionText";
    const CorrectionKind* own = nullptr; ///< of a module's room
    const ModuleRoom* room = nullptr;
};

/// The questions of one correction, worded for its subject.
class Asking {
public:
    Asking(HexEntry& entry, const Kind& kind, const std::optional<hex::Place>& touched)
        : m_entry(entry), m_kind(kind), m_touched(touched) {}

    [[nodiscard]] const hex::State& state() const { return m_entry.state(); }
    [[nodiscard]] const hex::Setup& setup() const { return *state().setup; }
    [[nodiscard]] const hex::Board& board() const { return state().board(); }
    [[nodiscard]] const Kind& kind() const { return m_kind; }
    /// The place of the long press.
    [[nodiscard]] const std::optional<hex::Place>& touched() const { return m_touched; }
    [[nodiscard]] QString title() const;

    /// The place of the long press, or one that is tapped now. `now`: the hex where the piece is, to be lit.
    template <class Id> std::optional<Id> place(hex::HexId now = {}) {
        const auto at = anyPlace(now);
        return at ? std::optional(std::get<Id>(*at)) : std::nullopt;
    }
    std::optional<hex::Place> anyPlace(hex::HexId now = {}) {
        if (!m_touched) {
            const auto touch = m_entry.ask(placeStage(now));
            if (!touch)
                return std::nullopt;
            m_place = std::get<hex::Place>(*touch);
        } else {
            m_place = *m_touched;
        }
        return m_place;
    }
    /// A thief's new hex, or none: off the board. A long press on the thief itself takes it off.
    std::optional<hex::Place> thief(hex::HexId now) {
        if (m_touched)
            return *m_touched == hex::Place(now) ? hex::Place{} : *m_touched;
        HexStage stage = placeStage(now);
        stage.choices = {nothing(CorrectionText::tr("Off the board"), !now.valid())};
        const auto touch = m_entry.ask(std::move(stage));
        if (!touch)
            return std::nullopt;
        const auto* place = std::get_if<hex::Place>(&*touch);
        return place == nullptr ? hex::Place{} : *place;
    }
    std::optional<hex::PlayerId> player(const Options<hex::PlayerId>& options) {
        const auto player = choose(
            "player", CorrectionText::tr("%1: whose?", "%1 is what is corrected").arg(title()), options);
        m_player = player.value_or(hex::PlayerId{});
        return player;
    }
    std::optional<hex::PlayerId> player() { return player(players(setup(), {})); }
    template <class Value> std::optional<Value> value(const Options<Value>& options) {
        return choose("value", valueTitle(), options);
    }
    std::optional<std::uint8_t> number(int most, int now) {
        const auto number = value(numbers(most, now));
        return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
    }
    /// A question with its own text.
    template <class Value>
    std::optional<Value> choose(const char* name, const QString& title, const Options<Value>& options) {
        HexStage stage;
        stage.name = QLatin1String(name);
        stage.title = title;
        stage.choices = options.rows;
        if (stage.name == QLatin1String("value") && onBoard())
            stage.present = {m_place};
        const auto touch = m_entry.ask(std::move(stage));
        if (!touch)
            return std::nullopt;
        const auto at = std::find_if(options.rows.begin(), options.rows.end(), [&](const ChoiceRow& row) {
            return row.id == std::get<QString>(*touch);
        });
        return options.values[static_cast<std::size_t>(at - options.rows.begin())];
    }

    [[nodiscard]] QString valueTitle() const {
        if (m_player.valid())
            return CorrectionText::tr("%1 of %2: what is right?", "what is corrected, whose")
                .arg(title(), text::playerName(setup(), m_player));
        if (onBoard())
            return CorrectionText::tr("%1 at %2: what stands there?", "what is corrected, where")
                .arg(title(), text::placeName(state(), m_place));
        return CorrectionText::tr("%1: what is right?", "%1 is what is corrected").arg(title());
    }

private:
    [[nodiscard]] bool onBoard() const { return !std::holds_alternative<std::monostate>(m_place); }
    [[nodiscard]] HexStage placeStage(hex::HexId now) const {
        HexStage stage;
        stage.name = QStringLiteral("place");
        stage.title = CorrectionText::tr("%1: tap the place", "%1 is what is corrected").arg(title());
        stage.places = m_kind.places(state());
        if (now.valid())
            stage.present = {now};
        return stage;
    }

    HexEntry& m_entry;
    const Kind& m_kind;
    const std::optional<hex::Place>& m_touched;
    hex::Place m_place{};
    hex::PlayerId m_player{};
};

// ---- where ----

std::vector<hex::Place> numberedHexes(const hex::State& state) {
    const hex::Board& board = state.board();
    return hexesThat(state, [&](hex::HexId h) {
        return !isSea(board, h) && !board.wallAt(h).valid() && !board.assemblyAt(h).valid();
    });
}
std::vector<hex::Place> landCorners(const hex::State& state) {
    const hex::Board& board = state.board();
    return asPlaces(idsThat<hex::CornerId>(board.corners().size(),
                                           [&](hex::CornerId c) { return board[c].touchesLand; }));
}
std::vector<hex::Place> allSides(const hex::State& state) {
    return allPlaces<hex::SideId>(state.board().sides().size());
}

// ---- what ----

constexpr int mostPoints = 10;
constexpr int mostKnights = 14;

/// The numbers that a token may show: those of two dice.
const std::vector<int>& tokenNumbers() {
    static const std::vector<int> all{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    return all;
}

Made enterPoints(Asking& ask) {
    const auto player = ask.player();
    const auto points =
        player ? ask.number(mostPoints, ask.state().players[player->index()].cardPoints) : std::nullopt;
    return points ? Made(hex::command::CorrectPoints{*player, *points}) : std::nullopt;
}

Made enterArmy(Asking& ask) {
    const auto player = ask.player();
    const auto knights =
        player ? ask.number(mostKnights, ask.state().players[player->index()].army) : std::nullopt;
    return knights ? Made(hex::command::CorrectArmy{*player, *knights}) : std::nullopt;
}

/// A piece of somebody, as the row of a choice.
ChoiceRow pieceRow(const hex::Setup& setup, hex::Piece piece, hex::PlayerId player, const QString& title,
                   bool now) {
    ChoiceRow row = choice(QStringLiteral("%1:%2").arg(QString::fromUtf8(hex::toString(piece).data()),
                                                       QString::fromStdString(setup[player].id)),
                           title, now);
    dress(row, setup, player);
    return row;
}

Made enterBuilding(Asking& ask) {
    const auto at = ask.place<hex::CornerId>();
    if (!at)
        return std::nullopt;
    const hex::Building now = ask.state().buildings[*at];
    Options<hex::Building> buildings;
    buildings.add(nothing(CorrectionText::tr("Nothing"), !now), {});
    for (std::size_t i = 0; i < ask.setup().playerCount(); ++i) {
        const hex::PlayerId p(i);
        const QString name = text::playerName(ask.setup(), p);
        const auto add = [&](hex::BuildingKind kind, hex::Piece piece, const QString& title) {
            buildings.add(pieceRow(ask.setup(), piece, p, title, now.kind == kind && now.player == p),
                          {kind, p});
        };
        add(hex::BuildingKind::settlement, hex::Piece::settlement,
            CorrectionText::tr("%1's settlement").arg(name));
        add(hex::BuildingKind::city, hex::Piece::city, CorrectionText::tr("%1's city").arg(name));
    }
    const auto building = ask.value(buildings);
    return building ? Made(hex::command::CorrectBuilding{*at, *building}) : std::nullopt;
}

/// The piece, if a module of the game allows only its own piece there.
std::optional<hex::Piece> onlyLineAt(const hex::State& state, hex::SideId side) {
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        if (const auto piece = room->onlyLineAt(state.board(), side))
            return piece;
    }
    return std::nullopt;
}

Made enterLine(Asking& ask) {
    const auto at = ask.place<hex::SideId>();
    if (!at)
        return std::nullopt;
    const hex::Line now = ask.state().lines[*at];
    Options<hex::Line> lines;
    lines.add(nothing(CorrectionText::tr("Nothing"), !now), {});
    const auto only = onlyLineAt(ask.state(), *at);
    for (std::size_t i = 0; i < ask.setup().playerCount(); ++i) {
        const hex::PlayerId p(i);
        const auto add = [&](hex::Piece piece, const QString& title) {
            const hex::Line line{hex::lineOf(piece), p};
            const bool lies = now.kind == line.kind && now.player == p;
            lines.add(pieceRow(ask.setup(), piece, p, title, lies), line);
        };
        const QString name = text::playerName(ask.setup(), p);
        if (only) {
            add(*only, pieceOfARoom(*only, PieceSaying::owned).arg(name));
        } else {
            add(hex::Piece::road, CorrectionText::tr("%1's road").arg(name));
            if (ask.setup().ships())
                add(hex::Piece::ship, CorrectionText::tr("%1's ship").arg(name));
        }
    }
    const auto line = ask.value(lines);
    return line ? Made(hex::command::CorrectLine{*at, *line}) : std::nullopt;
}

/// The hex of a place; none where it is off the board.
hex::HexId hexOf(const hex::Place& at) {
    const auto* hex = std::get_if<hex::HexId>(&at);
    return hex == nullptr ? hex::HexId{} : *hex;
}
Made enterRobber(Asking& ask) {
    const auto at = ask.thief(ask.state().thieves.robber);
    return at ? Made(hex::command::CorrectRobber{hexOf(*at)}) : std::nullopt;
}

/// The owner of the card, or nobody.
Options<hex::PlayerId> holders(Asking& ask, hex::PlayerId now) {
    Options<hex::PlayerId> options = players(ask.setup(), now);
    options.add(nothing(CorrectionText::tr("Nobody"), !now.valid()), {});
    return options;
}
Made enterLongestRoad(Asking& ask) {
    const auto player = ask.player(holders(ask, ask.state().longestRoad));
    return player ? Made(hex::command::CorrectLongestRoad{*player}) : std::nullopt;
}
Made enterLargestArmy(Asking& ask) {
    const auto player = ask.player(holders(ask, ask.state().largestArmy));
    return player ? Made(hex::command::CorrectLargestArmy{*player}) : std::nullopt;
}

Made enterTurn(Asking& ask) {
    const hex::Turn& turn = ask.state().turn;
    const bool begun = turn.phase != hex::TurnPhase::founding;
    const auto player = ask.player(players(ask.setup(), begun ? turn.player : hex::PlayerId{}));
    if (!player)
        return std::nullopt;
    Options<hex::TurnPhase> phases;
    const auto add = [&](const char* id, const QString& title, hex::TurnPhase phase) {
        phases.add(choice(QLatin1String(id), title, turn.player == *player && turn.phase == phase), phase);
    };
    add("before-roll", CorrectionText::tr("Before the roll"), hex::TurnPhase::beforeRoll);
    add("after-roll", CorrectionText::tr("After the roll"), hex::TurnPhase::afterRoll);
    const auto phase = ask.value(phases);
    return phase ? Made(hex::command::CorrectTurn{*player, *phase}) : std::nullopt;
}

Made enterNumber(Asking& ask) {
    const auto at = ask.place<hex::HexId>();
    if (!at)
        return std::nullopt;
    const int now = ask.state().numbers[*at];
    Options<int> options = numbers(tokenNumbers(), now);
    options.rows.prepend(nothing(CorrectionText::tr("None"), now == 0));
    options.values.insert(options.values.begin(), 0);
    const auto number = ask.value(options);
    return number ? Made(hex::command::CorrectNumber{*at, static_cast<std::uint8_t>(*number)}) : std::nullopt;
}

// ---- what the rooms word ----

/// A value of a room as the row of a choice.
ChoiceRow valueRow(const hex::Setup& setup, const CorrectionValue& value) {
    if (value.player.valid())
        return playerChoice(setup, value.player, value.now);
    ChoiceRow row = choice(value.id, value.title, value.now);
    row.detail = value.detail;
    return row;
}

/// A room offers the values: of the game as a whole, of one player or of one place.
Made enterOfARoom(Asking& ask) {
    using Where = CorrectionKind::Where;
    const CorrectionKind& kind = *ask.kind().own;
    const hex::HexId stands = kind.stands == nullptr ? hex::HexId{} : kind.stands(ask.state());
    std::optional<hex::Place> at = hex::Place{};
    std::optional<hex::PlayerId> player = hex::PlayerId{};
    if (kind.where == Where::place)
        at = ask.anyPlace(stands);
    else if (kind.where == Where::placeOrOff)
        at = ask.thief(stands);
    else if (kind.where == Where::player)
        player = ask.player();
    if (!at || !player)
        return std::nullopt;
    const std::vector<CorrectionValue> all =
        ask.kind().room->correctionValues(ask.state(), QLatin1String(kind.id), *at, *player);
    if (kind.where == Where::placeOrOff)
        return all.front().what;
    const std::vector<CorrectionValue>* values = &all;
    QString question = kind.question == nullptr ? ask.valueTitle()
                                                : QCoreApplication::translate(kind.context, kind.question);
    while (true) {
        Options<const CorrectionValue*> options;
        for (const CorrectionValue& value : *values)
            options.add(valueRow(ask.setup(), value), &value);
        const auto chosen = ask.choose("value", question, options);
        if (!chosen)
            return std::nullopt;
        if ((*chosen)->then.empty())
            return (*chosen)->what;
        question = (*chosen)->question;
        values = &(*chosen)->then;
    }
}

// ---- the table ----

bool always(const hex::Setup&) {
    return true;
}
bool withKnights(const hex::Setup& setup) {
    return hex::largestArmyWorth(setup) > 0; // RA-00
}

/// After these come the rooms' rows for after the pieces.
constexpr Kind pieceKinds[] = {
    {"building", QT_TRANSLATE_NOOP("CorrectionText", "A settlement or city"), always, enterBuilding,
     landCorners},
    {"line", QT_TRANSLATE_NOOP("CorrectionText", "A road or ship"), always, enterLine, allSides},
};
constexpr Kind lastKinds[] = {
    {"robber", QT_TRANSLATE_NOOP("CorrectionText", "The robber"), withModule<Module::robber>, enterRobber,
     landHexes},
    {"points", QT_TRANSLATE_NOOP("CorrectionText", "Points in cards"), always, enterPoints},
    {"army", QT_TRANSLATE_NOOP("CorrectionText", "Knights played"), withKnights, enterArmy},
    {"longest-road", QT_TRANSLATE_NOOP("CorrectionText", "Who has the longest road"), always,
     enterLongestRoad},
    {"largest-army", QT_TRANSLATE_NOOP("CorrectionText", "Who has the largest army"), withKnights,
     enterLargestArmy},
    {"turn", QT_TRANSLATE_NOOP("CorrectionText", "Whose turn it is"), always, enterTurn},
    {"number", QT_TRANSLATE_NOOP("CorrectionText", "The number on a hex"), always, enterNumber,
     numberedHexes},
};

std::vector<Kind> kindsInOrder() {
    std::vector<Kind> all;
    const auto add = [&](std::span<const Kind> some) { all.insert(all.end(), some.begin(), some.end()); };
    const auto addRooms = [&](CorrectionKind::When when) {
        for (const ModuleRoom* room : rooms())
            for (const CorrectionKind& kind : room->corrections())
                if (kind.when == when)
                    all.push_back({kind.id, kind.title, kind.fits, enterOfARoom, kind.places, kind.context,
                                   &kind, room});
    };
    addRooms(CorrectionKind::When::beforePieces);
    add(pieceKinds);
    addRooms(CorrectionKind::When::afterPieces);
    add(lastKinds);
    return all;
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = kindsInOrder();
    return all;
}

QString titleOf(const Kind& kind, const hex::Setup& setup) {
    return kind.enter == enterLine && !setup.ships() ? CorrectionText::tr("A road")
                                                     : QCoreApplication::translate(kind.context, kind.title);
}

QString Asking::title() const {
    return titleOf(m_kind, setup());
}

/// The first of the touched places where this can be corrected.
std::optional<hex::Place> touchedFor(const hex::State& state, const Kind& kind,
                                     const std::vector<hex::Place>& touched) {
    if (kind.places == nullptr || touched.empty())
        return std::nullopt;
    const std::vector<hex::Place> possible = kind.places(state);
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
    for (const hex::Place& here : touched) {
        for (const Kind& kind : kinds()) {
            if (!kind.fits(*state.setup) || touchedFor(state, kind, touched) != here)
                continue;
            ChoiceRow what = choice(QString::fromLatin1(kind.id), titleOf(kind, *state.setup));
            const bool thief = (kind.own != nullptr && kind.own->where == CorrectionKind::Where::placeOrOff &&
                                here == hex::Place(kind.own->stands(state))) ||
                               (kind.enter == enterRobber && here == hex::Place(state.thieves.robber));
            what.detail = thief ? CorrectionText::tr("Take it off the board") : text::placeName(state, here);
            stage.choices.append(what);
        }
    }
    stage.choices.append(choice(QStringLiteral("other"), CorrectionText::tr("Something else")));
    return stage;
}

HexStage whatAnywhere(const hex::State& state) {
    HexStage stage;
    stage.name = QStringLiteral("what");
    stage.title = CorrectionText::tr("What is different on the table?");
    for (const Kind& kind : kinds()) {
        if (kind.fits(*state.setup))
            stage.choices.append(choice(QString::fromLatin1(kind.id), titleOf(kind, *state.setup)));
    }
    return stage;
}

} // namespace

std::optional<hex::Command> correctionScript(HexEntry& entry, std::vector<hex::Place> at) {
    const hex::State& state = entry.state();
    while (true) {
        const auto touch = entry.ask([&] { return at.empty() ? whatAnywhere(state) : whatHere(state, at); });
        if (!touch)
            return std::nullopt;
        const QString& id = std::get<QString>(*touch);
        const auto& all = kinds();
        const auto kind = std::find_if(all.begin(), all.end(),
                                       [&](const Kind& known) { return id == QLatin1String(known.id); });
        if (kind == all.end()) {
            at.clear(); // something else
            continue;
        }
        const auto touched = touchedFor(state, *kind, at);
        Asking asking(entry, *kind, touched);
        auto correction = kind->enter(asking);
        if (!correction)
            return std::nullopt;
        return hex::command::Correct{*std::move(correction)};
    }
}

} // namespace watchfire
