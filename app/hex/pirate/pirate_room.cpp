// SPDX-License-Identifier: Apache-2.0
// The pirate in the app (GW-40, GW-41).
#include "app/hex/places.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"

#include <QCoreApplication>

#include <array>

namespace watchfire {

namespace {
struct PirateText {
    Q_DECLARE_TR_FUNCTIONS(PirateText)
};
} // namespace

namespace text {

namespace {

struct PirateCards : StepWords {
    StepCard operator()(const hex::step::MovePirate& s) const {
        return {{
                    .icon = QStringLiteral("move-pirate"),
                    .glyph = QStringLiteral("pirate"),
                    .sentence = PirateText::tr("Put the pirate %1", "%1: on the sea beside hills 5")
                                    .arg(ontoHex(state, s.at)),
                    .detail = PirateText::tr("The harbours of this hex are shut while he stands there."),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = PirateText::tr("%1 chose this hex.").arg(name(s.player)),
                },
                {s.at}};
    }
};

struct PirateLines : StepWords {
    QString operator()(const hex::step::MovePirate& s) const {
        return PirateText::tr("Pirate %1", "%1: to the sea beside hills 5").arg(toHex(state, s.at));
    }
};

struct PirateCorrections {
    const hex::State& before;

    QString operator()(const hex::command::CorrectPirate& c) const {
        return PirateText::tr("Corrected: pirate (%1)", "%1 is a place").arg(hexName(before, c.at));
    }
};

} // namespace

} // namespace text

namespace {

constexpr auto pirateClauses = std::to_array<text::ClauseRow>({
    {GW(40), QT_TRANSLATE_NOOP("Clauses", "Seven: the pirate"),
     QT_TRANSLATE_NOOP("Clauses", "On a seven everyone with more than seven cards discards half. The roller "
                                  "may then move the pirate to "
                                  "another sea hex, and if he does he may take one card from any player.")},
    {GW(41), QT_TRANSLATE_NOOP("Clauses", "The pirate shuts harbours"),
     QT_TRANSLATE_NOOP("Clauses", "While the pirate stands on a hex with a harbour, nobody trades there.")},
});

constexpr std::array pirateCorrections{
    CorrectionKind{"pirate", QT_TRANSLATE_NOOP("PirateText", "The pirate"), "pirate",
                   CorrectionKind::Where::placeOrOff, withModule<hex::ModuleName::pirate>, "PirateText",
                   CorrectionKind::When::afterPieces, seaHexes,
                   [](const hex::State& state) { return state.thieves.pirate; }},
};

class PirateRoom final : public WordedRoom<hex::ModuleName::pirate, hex::PirateData, text::PirateCards,
                                           text::PirateLines, text::PirateCorrections> {
public:
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return pirateClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        if (decision.id != hex::DecisionKind::pirate)
            return std::nullopt;
        const QString name = text::playerName(*state.setup, decision.player);
        return text::DecisionText{.title = PirateText::tr("%1, where does the pirate go?").arg(name),
                                  .detail = PirateText::tr("Tap a lit sea hex, or leave him where he is."),
                                  .reason = PirateText::tr("%1 rolled a seven.").arg(name),
                                  .tap = QString()};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        if (decision.id != hex::DecisionKind::pirate)
            return {};
        const QString who = text::playerName(*before.setup, decision.player);
        const auto* to = std::get_if<hex::HexId>(&value);
        return to == nullptr ? PirateText::tr("%1 left the pirate where he was").arg(who)
                             : PirateText::tr("%1 moved the pirate %2", "%2: to the sea beside hills 5")
                                   .arg(who, text::toHex(before, *to));
    }

    [[nodiscard]] QString stealReason(const QString& thief) const override {
        return PirateText::tr("%1 moved the pirate.").arg(thief);
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause) const override {
        if (field == QLatin1String("$.pirate"))
            return PirateText::tr("The pirate does not stand on a sea hex. Put it on one.");
        return {};
    }

    [[nodiscard]] QString harbourReason(hex::HarbourShutter by, bool shut,
                                        const QString& place) const override {
        if (by != hex::HarbourShutter::pirate)
            return {};
        return shut ? PirateText::tr("The pirate stands at the %1.").arg(place)
                    : PirateText::tr("The pirate has left it.");
    }

    [[nodiscard]] SevenWords onSeven(const hex::State&, const hex::Steps&) const override {
        return {{}, QStringList{PirateText::tr("the pirate may move")}, "pirate"};
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return pirateCorrections; }

    [[nodiscard]] std::vector<CorrectionValue>
    correctionValues(const hex::State&, const QString&, const hex::Place& at, hex::PlayerId) const override {
        const auto* hex = std::get_if<hex::HexId>(&at);
        return {{{}, {}, false, hex::command::CorrectPirate{hex == nullptr ? hex::HexId{} : *hex}}};
    }

    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id,
                                  const QString& name) const override {
        return state.thieves.pirate == id ? PirateText::tr("%1, pirate").arg(name) : name;
    }
};

} // namespace

const ModuleRoom& pirateRoom() {
    static const PirateRoom room;
    return room;
}

} // namespace watchfire
