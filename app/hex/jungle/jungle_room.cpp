// SPDX-License-Identifier: Apache-2.0
// The jungle in the app (RA-62): its counters.
#include "app/hex/rooms.h"

#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace watchfire {

namespace {

struct JungleText {
    Q_DECLARE_TR_FUNCTIONS(JungleText)
};

constexpr int mostCountersOffered = 20;

constexpr auto jungleClauses = std::to_array<text::ClauseRow>({
    {RA(62), QT_TRANSLATE_NOOP("Clauses", "The jungle"),
     QT_TRANSLATE_NOOP("Clauses",
                       "When its number is rolled a jungle gives one discovery counter to a settlement and "
                       "two to a city. Each stands for one ore, wool or grain of a development card, up to "
                       "three a card. They are no cards: nobody discards, steals or trades them.")},
});

constexpr std::array jungleCorrections{
    CorrectionKind{"counters", QT_TRANSLATE_NOOP("JungleText", "Jungle counters"), "counter",
                   CorrectionKind::Where::player, withModule<hex::ModuleName::jungle>, "JungleText",
                   CorrectionKind::When::afterPieces},
};

class JungleRoom final : public ModuleRoom {
public:
    [[nodiscard]] hex::ModuleName module() const override { return hex::ModuleName::jungle; }

    [[nodiscard]] std::optional<text::StepCard> card(const hex::State& state,
                                                     const hex::Step& step) const override {
        const auto* s = std::get_if<hex::step::JungleCounter>(&step);
        if (s == nullptr)
            return std::nullopt;
        text::StepCard card;
        card.icon = QStringLiteral("jungle-counter");
        card.glyph = QStringLiteral("jungle");
        card.tone = QStringLiteral("gain");
        card.sentence = JungleText::tr("%1 takes %n jungle counter(s)", nullptr, s->amount)
                            .arg(text::playerName(*state.setup, s->player));
        card.detail = JungleText::tr("Each stands for an ore, wool or grain of a development card.");
        card.reason = JungleText::tr("The number of this jungle was rolled.");
        card.clause = s->rule;
        card.places = {s->hex};
        card.moves = false;
        return card;
    }

    [[nodiscard]] QString line(const hex::State& state, const hex::Step& step) const override {
        const auto* s = std::get_if<hex::step::JungleCounter>(&step);
        return s == nullptr ? QString()
                            : JungleText::tr("%1: %n jungle counter(s)", nullptr, s->amount)
                                  .arg(text::playerName(*state.setup, s->player));
    }

    [[nodiscard]] bool collects(const hex::Step& step) const override {
        return std::holds_alternative<hex::step::JungleCounter>(step);
    }

    [[nodiscard]] QString did(const hex::State& before, const hex::Command& command) const override {
        const auto* c = std::get_if<hex::command::SpendCounters>(&command);
        return c == nullptr ? QString()
                            : QCoreApplication::translate("Commands", "%1 spent %n jungle counter(s)",
                                                          nullptr, c->amount)
                                  .arg(text::playerName(*before.setup, c->player));
    }

    [[nodiscard]] QString corrected(const hex::State& before,
                                    const hex::command::Correction& correction) const override {
        const auto* c = std::get_if<hex::command::CorrectCounters>(&correction);
        return c == nullptr ? QString()
                            : JungleText::tr("Corrected: %1 has %n jungle counter(s)", nullptr, c->count)
                                  .arg(text::playerName(*before.setup, c->player));
    }

    [[nodiscard]] QString notInPioneers(std::string_view part) const override {
        return part == toString(hex::Terrain::jungle)
                   ? QCoreApplication::translate("MapForPioneers", "%1: Pioneers has no jungle.")
                   : QString();
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return jungleClauses; }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return jungleCorrections; }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString&,
                                                                const hex::Place&,
                                                                hex::PlayerId player) const override {
        const int held = state.jungle.counters[player.index()];
        return countsTo(std::max(mostCountersOffered, held), held, [&](std::uint8_t count) {
            return hex::command::CorrectCounters{player, count};
        });
    }

    [[nodiscard]] std::optional<OptionWords> addition(hex::Addition addition) const override {
        if (addition != hex::Addition::volcanoJungle)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "with volcanoes and jungles");
        return OptionWords{
            title,
            NewGame::tr("Volcanoes give grain and erupt, jungles give counters for development cards.")};
    }

    [[nodiscard]] QString terrain(hex::Terrain terrain) const override {
        return terrain == hex::Terrain::jungle ? QCoreApplication::translate("Names", "jungle") : QString();
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause rule) const override {
        return field == QLatin1String("$.scenario.with") && rule == RA(60)
                   ? QCoreApplication::translate(
                         "SetupText",
                         "This board has neither volcanoes nor jungles. Choose a board that has, or "
                         "leave the addition out.")
                   : QString();
    }

    [[nodiscard]] std::vector<OwnAct> acts(const hex::State& state, hex::PlayerId player) const override {
        OwnAct act{"counters",
                   JungleText::tr("Spend jungle counters"),
                   JungleText::tr("How many jungle counters pay for a development card?"),
                   {}};
        for (std::uint8_t amount = 1; amount <= hex::countersForCard(state, player); ++amount)
            act.answers.push_back({QString::number(amount), hex::command::SpendCounters{player, amount}});
        return {std::move(act)};
    }

    [[nodiscard]] QString spending() const override {
        return JungleText::tr("Jungle counters for a development card");
    }

    [[nodiscard]] std::optional<HeldWords> held(const hex::State& state,
                                                hex::PlayerId player) const override {
        const int count = state.jungle.counters[player.index()];
        return HeldWords{count,
                         QCoreApplication::translate("PlayerText", "%n jungle counter(s)", nullptr, count)};
    }
};

} // namespace

const ModuleRoom& jungleRoom() {
    static const JungleRoom room;
    return room;
}

} // namespace watchfire
