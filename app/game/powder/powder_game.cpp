// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_game.h"

#include "app/game/powder/powder_words.h"
#include "app/models/clan_colours.h"
#include "app/text/powder/command_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/news_text.h"
#include "app/text/powder/step_text.h"
#include "rules/powder/log/json.h"

namespace watchfire {

Result<powder::Command> PowderPlay::read(const PowderGame& game, const nlohmann::ordered_json& line) {
    return powder::commandFromJson(game.current(), line);
}

nlohmann::ordered_json PowderPlay::write(const PowderGame&, const powder::Command& command,
                                         const Origin& origin) {
    return powder::toJson(command, origin);
}

nlohmann::ordered_json PowderPlay::steps(const PowderGame&, const powder::Steps& steps) {
    return powder::answerJson(steps, std::nullopt)["steps"];
}

namespace {

/// "Ann: 2 honor more, now 8. Whoever had a soldier there earns it": the reason stands only in the first of
/// the lines that share it.
QString withFreshReason(const text::ReasonedLine& told, QStringList& reasons) {
    if (reasons.contains(told.reason))
        return told.line;
    if (!told.reason.isEmpty())
        reasons.append(told.reason);
    return told.joined();
}

/// What only the assault itself brings (BP-50, BP-53, BP-54, BP-57, BP-62).
bool ofTheAssault(const powder::Step& step) {
    if (const auto* honor = std::get_if<powder::step::Honor>(&step))
        return honor->rule == BP(62);
    return holdsAny<powder::step::Holds, powder::step::Breach, powder::step::RemoveBarricades,
                    powder::step::SwapHordes, powder::step::LowerWall>(step);
}

} // namespace

QString PowderPlay::title(const powder::Setup&) {
    return text::powderTitle();
}

QStringList PowderPlay::idNames(const powder::Player& player) {
    return {QString::fromUtf8(powder::toString(player.clan).data()), text::clanName(player.clan)};
}

Told PowderPlay::tell(const powder::State& before, const PowderSession::Entry& entry,
                      const powder::Outcome& outcome) {
    Told told;
    fillOrigin(told, entry.origin);
    told.title = text::commandTitle(before, entry.command);
    told.brief = text::commandBrief(before, entry.command);
    told.how = text::commandOrigin(entry.command, entry.origin);
    if (const auto clan = text::commandClan(before, entry.command)) {
        told.player = QString::fromUtf8(powder::toString(*clan).data());
        told.playerName = text::playerName(*before.setup, *clan);
        setLook(told, *clan);
    }

    // No command counts as a roll: a roll may have drawn a card, but the told steps belong to that card.
    told.isAnswer = std::holds_alternative<powder::command::Answer>(entry.command);
    told.isBuild = holdsAny<powder::command::Build, powder::command::Recruit, powder::command::PlacePiece>(
        entry.command);
    told.isCorrection = std::holds_alternative<powder::command::Correct>(entry.command);
    if (std::holds_alternative<powder::command::ShameBack>(entry.command))
        told.follows = QStringLiteral("shame-back"); // BP-12: before the duties that come after it
    told.clearsCards = holdsAny<powder::command::EndTurn, powder::command::ToSeason,
                                powder::command::BeginAssault, powder::command::Begin>(entry.command);

    std::size_t steps = 0; // told by the cards so far
    const auto add = [&](const text::PowderCard& card, bool byHand) {
        const auto& words = static_cast<const text::CardText&>(card);
        told.cards.append(ToldCard{words, card.places, {}, card.steps, byHand});
        const std::size_t end = steps + static_cast<std::size_t>(card.steps);
        told.cards.last().back = text::takenBack(outcome.state, outcome.steps, steps, end);
        steps = end;
    };
    const QList<text::PowderCard> cards = text::withSpared(
        before, outcome.steps,
        text::withCauses(before, entry.command, outcome.steps, text::cardsOf(outcome.state, outcome.steps)));
    // Who enters the types that go out has taken them out; dice and program only draw which.
    const bool drawn = !entry.origin.by.empty();
    for (const text::PowderCard& card : text::withDuties(before, outcome.state, entry.command, drawn, cards))
        add(card, !card.heard());
    for (const text::PowderCard& card : text::newsOf(before, outcome))
        add(card, false);
    QStringList lines;
    QStringList later;
    QStringList reasons;
    // An answer lets the assault go on: what that brings is no consequence of the answer.
    bool goesOn = false;
    for (const powder::Step& step : outcome.steps) {
        if (!goesOn && told.isAnswer && ofTheAssault(step)) {
            goesOn = true;
            reasons.clear(); // it is read without the answer
        }
        (goesOn ? later : lines).append(withFreshReason(text::reasonedLine(outcome.state, step), reasons));
    }
    fillLines(told, lines);
    if (goesOn)
        fillLater(told, PowderText::tr("Winter: the assault", "in the history"), later);
    told.steps = outcome.steps;
    return told;
}

} // namespace watchfire
