// SPDX-License-Identifier: Apache-2.0
// The raiders in the app (RA-00 to RA-50): how they gather and spread, what falls and is cut off, and
// knights.
#include "app/hex/places.h"
#include "app/hex/raiders/raid_forecast.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"
#include "app/rows/strip_row.h"
#include "app/text/names.h"
#include "rules/hex/modules/raiders/raiders.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {
struct RaidersText {
    Q_DECLARE_TR_FUNCTIONS(RaidersText)
};
} // namespace

namespace text {

namespace {

struct RaidersCards : StepWords {
    [[nodiscard]] hex::BuildingKind kindAt(hex::CornerId corner) const {
        return state.buildings[corner].kind;
    }

    StepCard operator()(const hex::step::PlaceRaider& s) const {
        return {{
                    .icon = QStringLiteral("place-raider"),
                    .glyph = QStringLiteral("raider"),
                    .sentence = RaidersText::tr("Put %n raider(s) on the desert", nullptr, 1),
                    .detail = state.raiders.supply > 0 ? RaidersText::tr("%n raider(s) are still to come.",
                                                                         nullptr, state.raiders.supply)
                                                       : RaidersText::tr("That was the last one."),
                    .items = {desertName(state, s.at)},
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("A settlement or city was built, and raiders gather."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::StormBegins& s) const {
        return {{
                    .icon = QStringLiteral("storm-begins"),
                    .glyph = QStringLiteral("warning"),
                    .sentence = RaidersText::tr("The storm of the raiders begins"),
                    .detail = RaidersText::tr("From the next roll on they spread over the land."),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("The last raider has been placed."),
                },
                {},
                NothingMoves,
                Heard,
                Loud};
    }
    StepCard operator()(const hex::step::RaiderTakes& s) const {
        return {{
                    .icon = QStringLiteral("raider-takes"),
                    .glyph = QStringLiteral("raider"),
                    .sentence = RaidersText::tr("A raider takes %1").arg(hexName(state, s.hex)),
                    .detail = RaidersText::tr("He comes from the %1. The hex still gives for this roll.",
                                              "%1 is a desert")
                                  .arg(desertName(state, s.from)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = RaidersText::tr(
                                  "%1 was rolled, and the hex lies beside the desert or beside raiders.")
                                  .arg(state.turn.dice.sum()),
                },
                {s.from, s.hex}};
    }
    StepCard operator()(const hex::step::RaiderLeaves& s) const {
        return {{
                    .icon = QStringLiteral("raider-leaves"),
                    .glyph = QStringLiteral("knight"),
                    .sentence = RaidersText::tr("%1, take the raider from %2")
                                    .arg(name(s.player), desertName(state, s.hex)),
                    .detail = RaidersText::tr("Put him in front of you; he is out of the game."),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("A knight drives one raider off."),
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::TurnRoad& s) const {
        return {{
                    .icon = QStringLiteral("turn-road"),
                    .glyph = QStringLiteral("turned"),
                    .sentence = RaidersText::tr("%1, turn your road crosswise").arg(name(s.player)),
                    .detail = RaidersText::tr("At the %1. It counts for nothing until it is freed.")
                                  .arg(sideName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("Raiders stand on both sides of it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::RestoreRoad& s) const {
        return {{
                    .icon = QStringLiteral("restore-road"),
                    .glyph = QStringLiteral("road"),
                    .sentence = RaidersText::tr("%1, turn your road back").arg(name(s.player)),
                    .detail = RaidersText::tr("At the %1.").arg(sideName(state, s.at)),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("Raiders no longer stand on both sides of it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::BuildingFalls& s) const {
        return {
            {
                .icon = QStringLiteral("building-falls"),
                .glyph = QStringLiteral("fallen"),
                .sentence = kindAt(s.at) == hex::BuildingKind::city
                                ? RaidersText::tr("%1, lay your city on its side").arg(name(s.player))
                                : RaidersText::tr("%1, lay your settlement on its side").arg(name(s.player)),
                .detail = RaidersText::tr("At the %1. No points, no cards until it is freed.")
                              .arg(cornerName(state, s.at)),
                .tone = danger(),
                .clause = s.rule,
                .reason = RaidersText::tr("Raiders stand on all land around it."),
            },
            {s.at}};
    }
    StepCard operator()(const hex::step::BuildingRises& s) const {
        return {{
                    .icon = QStringLiteral("building-rises"),
                    .glyph = QStringLiteral("build"),
                    .sentence = kindAt(s.at) == hex::BuildingKind::city
                                    ? RaidersText::tr("%1, stand your city up").arg(name(s.player))
                                    : RaidersText::tr("%1, stand your settlement up").arg(name(s.player)),
                    .detail = RaidersText::tr("At the %1.").arg(cornerName(state, s.at)),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = RaidersText::tr("Not all land around it is taken any more."),
                },
                {s.at}};
    }
};

struct RaidersLines : StepWords {
    QString operator()(const hex::step::PlaceRaider& s) const {
        return RaidersText::tr("Raider on %1").arg(desertName(state, s.at));
    }
    QString operator()(const hex::step::StormBegins&) const {
        return RaidersText::tr("The raiders' storm begins", "in one line");
    }
    QString operator()(const hex::step::RaiderTakes& s) const {
        return RaidersText::tr("Raider takes %1").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::RaiderLeaves& s) const {
        return RaidersText::tr("Raider leaves %1").arg(desertName(state, s.hex));
    }
    QString operator()(const hex::step::TurnRoad& s) const {
        return RaidersText::tr("One of %1's roads is cut off").arg(name(s.player));
    }
    QString operator()(const hex::step::RestoreRoad& s) const {
        return RaidersText::tr("One of %1's roads is free again").arg(name(s.player));
    }
    QString operator()(const hex::step::BuildingFalls& s) const {
        return RaidersText::tr("One of %1's buildings falls", "in one line").arg(name(s.player));
    }
    QString operator()(const hex::step::BuildingRises& s) const {
        return RaidersText::tr("One of %1's buildings stands again").arg(name(s.player));
    }
};

struct RaidersCorrections {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::CorrectRaiders& c) const {
        if (c.player.valid())
            return RaidersText::tr("Corrected: %n raider(s) in front of %1", nullptr, c.count)
                .arg(name(c.player));
        if (c.hex.valid())
            return RaidersText::tr("Corrected: %n raider(s) on %1", nullptr, c.count)
                .arg(hexName(before, c.hex));
        return RaidersText::tr("Corrected: %n raider(s) still to come", nullptr, c.count);
    }
};

QString tapLitDesert() {
    return RaidersText::tr("Tap a lit desert.");
}

DecisionText raiderPlaceText(const hex::State& state, const QString& name) {
    const auto* task = asking<hex::task::PlaceRaiders>(state);
    const int left = task == nullptr ? 1 : std::min<int>(task->left, state.raiders.supply);
    return {left == 1 ? RaidersText::tr("%1, on which desert does the raider stand?").arg(name)
                      : RaidersText::tr("%1, on which desert does the next raider stand?").arg(name),
            left >= state.raiders.supply
                ? RaidersText::tr("You place %n raider(s), and then none is left: the storm begins.", nullptr,
                                  left)
                : RaidersText::tr("You place %n raider(s).", nullptr, left),
            RaidersText::tr("%1 has built a settlement or a city.").arg(name), AnswerForm::sentences,
            tapLitDesert()};
}

} // namespace

} // namespace text

namespace {

constexpr std::array raidersCorrections{
    CorrectionKind{"raiders", QT_TRANSLATE_NOOP("RaidersText", "Raiders on a hex"), "raider",
                   CorrectionKind::Where::place, withModule<hex::ModuleName::raiders>, "RaidersText",
                   CorrectionKind::When::beforePieces, landHexes},
    CorrectionKind{"raiders-supply", QT_TRANSLATE_NOOP("RaidersText", "Raiders still to come"), "raider",
                   CorrectionKind::Where::nowhere, withModule<hex::ModuleName::raiders>, "RaidersText"},
    CorrectionKind{"raiders-driven", QT_TRANSLATE_NOOP("RaidersText", "Raiders driven off"), "raider",
                   CorrectionKind::Where::player, withModule<hex::ModuleName::raiders>, "RaidersText"},
};

constexpr auto raidersClauses = std::to_array<text::ClauseRow>({
    {RA(0), QT_TRANSLATE_NOOP("Clauses", "The Raiders"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Three to six players with ships, without robber, pirate or largest army.")},
    {RA(1), QT_TRANSLATE_NOOP("Clauses", "Home and islands"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A home island with several deserts, and other islands with volcanoes and jungles.")},
    {RA(2), QT_TRANSLATE_NOOP("Clauses", "Founding at home"),
     QT_TRANSLATE_NOOP("Clauses", "Both settlements of the founding stand on the home island: the first on a "
                                  "coast and with a ship, the second with a road or, on a coast, a ship.")},
    {RA(3), QT_TRANSLATE_NOOP("Clauses", "How many raiders"),
     QT_TRANSLATE_NOOP("Clauses", "There are 18 raiders with three or four players and 24 with five or six. "
                                  "At the start they wait off the board.")},
    {RA(10), QT_TRANSLATE_NOOP("Clauses", "Raiders gather"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever builds a settlement or a city puts raiders on home deserts of his choice: 2 "
                       "with four or six players, 3 with three or five. The founding brings none.")},
    {RA(11), QT_TRANSLATE_NOOP("Clauses", "The storm begins"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "When the last raider has been placed the storm begins: roads and buildings are judged at once, and "
         "from the next roll on raiders take hexes. Before that nothing turns or falls.")},
    {RA(20), QT_TRANSLATE_NOOP("Clauses", "Raiders spread"),
     QT_TRANSLATE_NOOP(
         "Clauses", "Every free land hex with the number rolled that lies beside a home desert or beside an "
                    "occupied hex is taken by one raider, all of them at once. A seven spreads nobody.")},
    {RA(21), QT_TRANSLATE_NOOP("Clauses", "From which desert"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The roller says from which desert each raider comes. If fewer are left than hexes, "
                       "he says which hexes are taken. When none are left, nobody spreads.")},
    {RA(22), QT_TRANSLATE_NOOP("Clauses", "Occupied land"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A hex with a raider gives nothing, except in the very roll in which it is taken.")},
    {RA(23), QT_TRANSLATE_NOOP("Clauses", "One on each hex"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A land hex holds one raider, a desert any number. They never stand on water.")},
    {RA(24), QT_TRANSLATE_NOOP("Clauses", "The order of a roll"),
     QT_TRANSLATE_NOOP("Clauses", "First raiders take hexes, then everyone collects as if those were still "
                                  "free, then volcanoes erupt, and last roads turn and buildings fall.")},
    {RA(30), QT_TRANSLATE_NOOP("Clauses", "Roads are cut off"),
     QT_TRANSLATE_NOOP(
         "Clauses", "A road between two occupied hexes is turned across its side: it counts for no longest "
                    "road and leads to no new settlement until it is freed. Roads on the coast are safe.")},
    {RA(31), QT_TRANSLATE_NOOP("Clauses", "Buildings fall"),
     QT_TRANSLATE_NOOP("Clauses", "A building falls when all land around it other than desert is occupied "
                                  "and a raider stands beside it. It lies on its side and earns no points.")},
    {RA(32), QT_TRANSLATE_NOOP("Clauses", "The harbour is lost"),
     QT_TRANSLATE_NOOP("Clauses",
                       "While a building lies on its side its owner does not trade at its harbour.")},
    {RA(33), QT_TRANSLATE_NOOP("Clauses", "Ship lines live on"),
     QT_TRANSLATE_NOOP("Clauses", "Ships that set out from a building that has fallen may still be extended, "
                                  "but no new line and no road starts there.")},
    {RA(34), QT_TRANSLATE_NOOP("Clauses", "What a fallen building does"),
     QT_TRANSLATE_NOOP(
         "Clauses", "It collects nothing, joins no road to a ship and cannot become a city. It still keeps "
                    "others from its corner and the corners beside it, and a volcano can still hit it.")},
    {RA(40), QT_TRANSLATE_NOOP("Clauses", "A knight drives off"),
     QT_TRANSLATE_NOOP("Clauses", "A knight takes one raider from a land hex, deserts included, out of the "
                                  "game. He stays in front of the player.")},
    {RA(41), QT_TRANSLATE_NOOP("Clauses", "Standing up again"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "As soon as the reason is gone roads are turned back, buildings stand up and harbours open.")},
    {RA(42), QT_TRANSLATE_NOOP("Clauses", "Freed is not safe"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A freed hex can be taken again as long as raiders are left on the deserts.")},
    {RA(50), QT_TRANSLATE_NOOP("Clauses", "Seven"),
     QT_TRANSLATE_NOOP("Clauses", "Everyone with more than seven cards discards half. The roller takes one "
                                  "card, unseen, from any other player. Nobody spreads.")},
    {RA(70), QT_TRANSLATE_NOOP("Clauses", "Thirteen points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 13 points on his own turn wins, or as many as the table agreed.")},
});

class RaidersRoom final : public WordedRoom<hex::ModuleName::raiders, hex::RaidersData, text::RaidersCards,
                                            text::RaidersLines, text::RaidersCorrections> {
public:
    [[nodiscard]] std::size_t sharedCard(const hex::State& state, const hex::Steps& steps, std::size_t from,
                                         text::StepCard& card) const override {
        const std::size_t raiders = text::runOf<hex::step::PlaceRaider>(steps, from);
        if (raiders == 0)
            return 0;
        card.sentence = RaidersText::tr("Put %n raider(s) on the desert", nullptr, static_cast<int>(raiders));
        for (std::size_t i = from + 1; i < from + raiders; ++i) {
            const hex::HexId at = std::get<hex::step::PlaceRaider>(steps[i]).at;
            card.items.append(text::desertName(state, at));
            card.places.push_back(at);
        }
        return raiders;
    }

    [[nodiscard]] std::optional<GraveWords>
    graveWords(const hex::Steps& steps, const std::optional<hex::Decision>& open) const override {
        const bool asks =
            open && (open->id == hex::DecisionKind::raiderHex || open->id == hex::DecisionKind::raiderDesert);
        if (asks || text::countOf<hex::step::StormBegins>(steps) > 0)
            return GraveWords{Gravity::raid, RaidersText::tr("Raiders!", "headline")};
        if (text::countOf<hex::step::RaiderTakes>(steps) > 0)
            return GraveWords{Gravity::raidersTake, RaidersText::tr("Raiders!", "headline")};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<BlockWords> blocked(hex::Blocker by, const QString& players,
                                                    int sum) const override {
        if (by != hex::Blocker::raider)
            return std::nullopt;
        return BlockWords{RaidersText::tr("A raider stands there: no cards for %1.").arg(players),
                          RaidersText::tr("%1 was rolled, but a raider stands on this hex.").arg(sum)};
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return raidersClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        const QString name = text::playerName(*state.setup, decision.player);
        switch (decision.id) {
        case hex::DecisionKind::raiderPlace:
            return text::raiderPlaceText(state, name);
        case hex::DecisionKind::raiderHex:
            return text::DecisionText{
                .title = RaidersText::tr("%1, which hex do the raiders take?").arg(name),
                .detail = RaidersText::tr("Fewer raiders are left on the deserts than hexes are due."),
                .reason = RaidersText::tr("%1 was rolled.").arg(state.turn.dice.sum()),
                .tap = text::tapLitHex()};
        case hex::DecisionKind::raiderDesert:
            return text::DecisionText{
                RaidersText::tr("%1, from which desert does the raider come?").arg(name),
                RaidersText::tr("He takes %1.", "%1 is a hex").arg(text::placeName(state, decision.at)),
                RaidersText::tr("%1 was rolled.").arg(state.turn.dice.sum()), text::AnswerForm::sentences,
                text::tapLitDesert()};
        default:
            return std::nullopt;
        }
    }

    [[nodiscard]] std::optional<text::OptionText> answer(const hex::State& state, hex::DecisionKind decision,
                                                         const hex::Value& value) const override {
        const auto* at = std::get_if<hex::HexId>(&value);
        if (at == nullptr ||
            (decision != hex::DecisionKind::raiderPlace && decision != hex::DecisionKind::raiderDesert))
            return std::nullopt;
        const int waiting = hex::raidersAt(state, *at);
        return text::OptionText{text::capital(text::desertName(state, *at)),
                                waiting == 0 ? RaidersText::tr("nobody waits there")
                                             : RaidersText::tr("%n raider(s) wait there", nullptr, waiting)};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        const QString who = text::playerName(*before.setup, decision.player);
        const auto* at = std::get_if<hex::HexId>(&value);
        const QString desert = at == nullptr ? QString() : text::desertName(before, *at);
        switch (decision.id) {
        case hex::DecisionKind::raiderPlace:
            return RaidersText::tr("%1 put a raider on the %2", "player, desert").arg(who, desert);
        case hex::DecisionKind::raiderHex:
            return RaidersText::tr("%1 chose %2 for the raiders", "player, hex")
                .arg(who, text::placeName(before, text::placeOf(value)));
        case hex::DecisionKind::raiderDesert:
            return RaidersText::tr("%1 chose a raider from the %2", "player, desert").arg(who, desert);
        default:
            return {};
        }
    }

    [[nodiscard]] QString stealReason(const QString& thief) const override {
        return RaidersText::tr("%1 rolled a seven.").arg(thief);
    }

    [[nodiscard]] QString barred(const hex::State& state, const hex::Placement& placement,
                                 Clause rule) const override {
        if (rule == RA(34))
            return RaidersText::tr("A settlement that lies on its side cannot become a city.");
        if (rule != RA(2))
            return {};
        const auto* corner = std::get_if<hex::CornerId>(&placement.at);
        if (corner == nullptr)
            return RaidersText::tr("Your first settlement has a ship, not a road.");
        const auto& hexes = state.board()[*corner].hexes;
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](hex::HexId hex) { return state.board().isHome(hex); })
                   ? RaidersText::tr("Your first settlement goes on a coast.")
                   : RaidersText::tr("Everybody founds on the home island.");
    }

    [[nodiscard]] QString refused(const Error& error) const override {
        if (error.code == ErrorCode::knightActions && error.rule == RA(40))
            return RaidersText::tr("A knight takes a raider from a hex where one stands.");
        if (error.code == ErrorCode::notConnected && error.rule == RA(30))
            return RaidersText::tr("A turned road leads to no new settlement.");
        if (error.code == ErrorCode::notConnected && error.rule == RA(33))
            return RaidersText::tr("Nothing new starts at a building that lies on its side.");
        return {};
    }

    [[nodiscard]] std::optional<devices::LampEffect> lamp(const hex::Step& step) const override {
        return std::holds_alternative<hex::step::StormBegins>(step) ? std::optional(WF_LAMP_STORM)
                                                                    : std::nullopt;
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause) const override {
        if (field == QLatin1String("$.board.deserts"))
            return RaidersText::tr(
                "This board has no desert where raiders gather. Set one in the board editor, or "
                "choose another board.");
        return {};
    }

    [[nodiscard]] QString harbourReason(hex::HarbourShutter by, bool shut, const QString&) const override {
        if (by != hex::HarbourShutter::raider)
            return {};
        return shut ? RaidersText::tr("The building that uses it lies on its side.")
                    : RaidersText::tr("The building that uses it stands again.");
    }

    [[nodiscard]] std::optional<text::ForecastLine> forecast(const hex::State& state,
                                                             const hex::ForecastEntry& entry) const override {
        return text::raidForecast(state, entry);
    }

    [[nodiscard]] std::optional<text::ForecastHeadline>
    forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) const override {
        return text::raidHeadline(state, entries);
    }

    [[nodiscard]] SevenWords onSeven(const hex::State&, const hex::Steps&) const override {
        return {{}, QStringList{RaidersText::tr("the roller takes a card")}, "steal"};
    }

    [[nodiscard]] std::optional<ScenarioWords> scenario(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::raiders)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "The Raiders");
        return ScenarioWords{title,
                             NewGame::tr("Raiders gather on your home island: settle the others in time."),
                             NewGame::tr("3 to 6 players"),
                             NewGame::tr("90 minutes"),
                             QStringLiteral("raider"),
                             3};
    }

    [[nodiscard]] QList<SwitchWords> switches(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::raiders)
            return {};
        return {
            {"frontier",
             NewGame::tr("Raiders spread from"),
             NewGame::tr("What a free hex must lie beside to be taken."),
             false,
             {QStringLiteral("deserts-and-occupied"), QStringLiteral("raiders"), QStringLiteral("deserts")},
             {NewGame::tr("all home deserts, and hexes they hold"), NewGame::tr("wherever raiders stand"),
              NewGame::tr("home deserts with raiders only")}},
            {"coastal-buildings-safe", NewGame::tr("Buildings on the coast never fall"),
             NewGame::tr("The sea counts as a way out.")},
            {"any-removal-frees", NewGame::tr("Any raider that leaves raises the buildings beside him"),
             NewGame::tr("Otherwise they stand up when some land beside them is free.")}};
    }

    [[nodiscard]] QString founding(const hex::FoundingTurn& turn) const override {
        return turn.firstCards
                   ? QCoreApplication::translate("FoundingText",
                                                 "On the home island. It brings your first cards.")
                   : QCoreApplication::translate("FoundingText",
                                                 "On a coast of the home island. A ship follows.");
    }

    static constexpr std::array alarmSteps{"building-falls", "storm-begins", "raider-takes"};
    [[nodiscard]] std::span<const char* const> alarms() const override { return alarmSteps; }

    [[nodiscard]] std::optional<HitWords> atRisk(hex::HitKind kind, const QString& place) const override {
        switch (kind) {
        case hex::HitKind::raider:
            return HitWords{"raider", "warn", RaidersText::tr("A raider takes a hex: %1").arg(place)};
        case hex::HitKind::falls:
            return HitWords{"fallen", "danger", RaidersText::tr("A building falls: %1").arg(place)};
        case hex::HitKind::turned:
            return HitWords{"turned", "warn", RaidersText::tr("A road is cut off: %1").arg(place)};
        default:
            return std::nullopt;
        }
    }

    [[nodiscard]] QString missed(hex::MissedBy by, int cards) const override {
        if (by == hex::MissedBy::raider)
            return RaidersText::tr("%n by raiders", "cards missed", cards);
        return by == hex::MissedBy::fallen
                   ? RaidersText::tr("%n while buildings lay on their side", "cards missed", cards)
                   : QString();
    }

    [[nodiscard]] std::optional<MomentWords> moment(const hex::State& state,
                                                    const hex::Moment& moment) const override {
        if (moment.kind == hex::Moment::Kind::stormBegins)
            return MomentWords{QStringLiteral("raider"), RaidersText::tr("The raiders' storm begins")};
        if (moment.kind != hex::Moment::Kind::falls)
            return std::nullopt;
        return MomentWords{QStringLiteral("fallen"), RaidersText::tr("One of %1's buildings falls")
                                                         .arg(text::playerName(*state.setup, moment.player))};
    }

    [[nodiscard]] QStringList playerFacts(const hex::PlayerCount& counted) const override {
        QStringList lines;
        if (counted.driven > 0)
            lines.append(RaidersText::tr("%n raider(s) driven off.", nullptr, counted.driven));
        if (counted.fallen > 0)
            lines.append(RaidersText::tr("%n building(s) laid on their side.", nullptr, counted.fallen));
        return lines;
    }

    [[nodiscard]] QStringList facts(const hex::State&, const hex::Statistics& counted) const override {
        return {RaidersText::tr("%n hex(es) taken by raiders", nullptr, counted.raids)};
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return raidersCorrections; }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString&,
                                                                const hex::Place& at,
                                                                hex::PlayerId player) const override {
        const auto* place = std::get_if<hex::HexId>(&at);
        const hex::HexId hex = place == nullptr ? hex::HexId{} : *place;
        int most = hex::raidersPerGame(*state.setup);
        if (place != nullptr && !hex::isHomeDesert(state.board(), hex))
            most = 1;
        const int now = place != nullptr ? hex::raidersAt(state, hex)
                        : player.valid() ? state.raiders.driven[player.index()]
                                         : state.raiders.supply;
        return countsTo(most, now, [&](std::uint8_t count) {
            return hex::command::CorrectRaiders{hex, player, count};
        });
    }

    void onHex(const hex::State& state, hex::HexId id, HexRow& row) const override {
        row.raiders = hex::raidersAt(state, id);
        if (row.blocked.isEmpty() && row.raiders > 0 && state.board()[id].terrain != hex::Terrain::desert)
            row.blocked = QStringLiteral("raider");
    }

    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id,
                                  const QString& name) const override {
        const int raiders = hex::raidersAt(state, id);
        return raiders == 0 ? name : RaidersText::tr("%1, %n raider(s)", nullptr, raiders).arg(name);
    }

    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override {
        int deserts = 0;
        int land = 0;
        for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
            const hex::HexId id(i);
            (state.board()[id].terrain == hex::Terrain::desert ? deserts : land) += hex::raidersAt(state, id);
        }
        StripRow row =
            stripRow("raiders", RaidersText::tr("Raiders"),
                     RaidersText::tr("%1 to come", "raiders in the supply").arg(state.raiders.supply),
                     RaidersText::tr("%1 on deserts, %2 on land").arg(deserts).arg(land));
        row.glyph = QStringLiteral("raider");
        if (hex::stormIsOn(state))
            row.value = RaidersText::tr("storming");
        if (hex::stormIsOn(state) || land > 0)
            row.danger = QStringLiteral("danger");
        return {row};
    }
};

} // namespace

const ModuleRoom& raidersRoom() {
    static const RaidersRoom room;
    return room;
}

} // namespace watchfire
