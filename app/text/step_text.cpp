// SPDX-License-Identifier: Apache-2.0
#include "app/text/step_text.h"

#include "app/hex/rooms.h"
#include "app/text/step_words.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace watchfire::text {

namespace {

struct StepText {
    Q_DECLARE_TR_FUNCTIONS(StepText)
};

/// Makes the card of a single step.
struct CardMaker : StepWords {
    StepCard operator()(const hex::step::Discard& s) const {
        return {{
                    .icon = QStringLiteral("discard"),
                    .sentence = StepText::tr("Discard half of more than 7 cards"),
                    .detail = StepText::tr("Everyone with more than 7 cards gives back half, rounded down."),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StepText::tr("A seven was rolled."),
                },
                {},
                NothingMoves,
                false,
                Loud};
    }
    StepCard operator()(const hex::step::Blocked& s) const {
        const QString where = hexName(state, s.hex);
        const QString who = playerList(setup, s.players);
        const int sum = state.turn.dice.sum();
        const BlockWords words =
            s.by == hex::Blocker::robber
                ? BlockWords{StepText::tr("The robber stands there: no cards for %1.").arg(who),
                             StepText::tr("%1 was rolled, but the robber stands on this hex.").arg(sum)}
                : askRooms([&](const ModuleRoom& room) {
                      return room.blocked(s.by, who, sum);
                  }).value_or(BlockWords{});
        return {{
                    .icon = QStringLiteral("blocked"),
                    .sentence = StepText::tr("Nothing from %1", "%1 is a hex").arg(where),
                    .detail = words.detail,
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = words.reason,
                },
                {s.hex},
                NothingMoves,
                Heard};
    }
    StepCard operator()(const hex::step::Collect& s) const {
        const bool founding = state.turn.phase == hex::TurnPhase::founding;
        return {
            {
                .icon = QStringLiteral("collect"),
                .sentence = founding ? StepText::tr("%1, take your first cards").arg(name(s.player))
                                     : StepText::tr("Collect for %1", "%1 is the number rolled")
                                           .arg(state.turn.dice.sum()),
                .tone = gain(),
                .clause = s.rule,
                .reason = founding
                              ? StepText::tr("The second settlement gives a card for each hex around it.")
                              : StepText::tr("The number of these hexes was rolled and nothing blocks them."),
            },
            {s.hex},
            NothingMoves};
    }
    StepCard operator()(const hex::step::MoveRobber& s) const {
        return {{
                    .icon = QStringLiteral("move-robber"),
                    .glyph = QStringLiteral("robber"),
                    .sentence = StepText::tr("Put the robber %1", "%1: on hills 5").arg(ontoHex(state, s.at)),
                    .detail = StepText::tr("This hex gives nothing while he stands there."),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = s.rule == BA(21) ? StepText::tr("%1 chose this hex.").arg(name(s.player))
                                               : StepText::tr("No other hex is open to him."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::Steal& s) const {
        return {{
                    .icon = QStringLiteral("steal"),
                    .sentence = StepText::tr("%1 draws a card from %2").arg(name(s.player), name(s.from)),
                    .detail = StepText::tr("One card, unseen."),
                    .tone = plain(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::PlacePiece& s) const {
        const QString sentence = wordsFor(s.piece, PieceSaying::lay,
                                          {.settlement = StepText::tr("%1, put down your settlement"),
                                           .city = StepText::tr("%1, put a city in place of your settlement"),
                                           .road = StepText::tr("%1, lay your road"),
                                           .ship = StepText::tr("%1, put down your ship"),
                                           .wall = StepText::tr("%1, raise your wall")})
                                     .arg(name(s.player));
        return {
            {
                .icon = QStringLiteral("place-piece"),
                .glyph = QStringLiteral("build"),
                .sentence = sentence,
                .detail = StepText::tr("At the %1.", "%1 is a corner or a side").arg(placeName(state, s.at)),
                .tone = good(),
                .clause = s.rule,
            },
            {s.at}};
    }
    StepCard operator()(const hex::step::MoveShip& s) const {
        return {{
                    .icon = QStringLiteral("move-ship"),
                    .glyph = QStringLiteral("ship"),
                    .sentence = StepText::tr("%1, move your ship").arg(name(s.player)),
                    .detail = StepText::tr("From the %1 to the %2.")
                                  .arg(sideName(state, s.from), sideName(state, s.to)),
                    .tone = plain(),
                    .clause = s.rule,
                },
                {s.from, s.to}};
    }
    StepCard operator()(const hex::step::GainCard& s) const {
        const bool road = s.card == hex::Card::longestRoad;
        return {{
                    .icon = QStringLiteral("gain-card"),
                    .glyph = QStringLiteral("card"),
                    .sentence = road ? StepText::tr("%1 takes the longest road").arg(name(s.player))
                                     : StepText::tr("%1 takes the largest army").arg(name(s.player)),
                    .tone = good(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::LoseCard& s) const {
        const bool road = s.card == hex::Card::longestRoad;
        return {{
                    .icon = QStringLiteral("lose-card"),
                    .glyph = QStringLiteral("card"),
                    .sentence = road ? StepText::tr("%1 gives up the longest road").arg(name(s.player))
                                     : StepText::tr("%1 gives up the largest army").arg(name(s.player)),
                    .tone = danger(),
                    .clause = s.rule,
                },
                {},
                NothingMoves};
    }
    StepCard operator()(const hex::step::HarbourShut& s) const {
        return {{
                    .icon = QStringLiteral("harbour-shut"),
                    .glyph = QStringLiteral("blocked"),
                    .sentence = capital(
                        StepText::tr("%1 is shut", "%1 is a harbour").arg(harbourName(board, s.harbour))),
                    .detail = StepText::tr("%1 cannot use it.", "%1 is a list of players")
                                  .arg(playerList(setup, s.players)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = harbourReason(s.by, true, s.harbour),
                },
                {board[s.harbour].at},
                NothingMoves};
    }
    StepCard operator()(const hex::step::HarbourOpens& s) const {
        return {
            {
                .icon = QStringLiteral("harbour-opens"),
                .glyph = QStringLiteral("check"),
                .sentence = capital(
                    StepText::tr("%1 is open again", "%1 is a harbour").arg(harbourName(board, s.harbour))),
                .detail = StepText::tr("%1 can use it again.", "%1 is a list of players")
                              .arg(playerList(setup, s.players)),
                .tone = good(),
                .clause = s.rule,
                .reason = harbourReason(s.by, false, s.harbour),
            },
            {board[s.harbour].at},
            NothingMoves};
    }
    [[nodiscard]] QString harbourReason(hex::HarbourShutter by, bool shut, hex::HarbourId at) const {
        const QString place = sideName(state, board[at].at);
        return askRooms([&](const ModuleRoom& room) { return room.harbourReason(by, shut, place); });
    }
    StepCard operator()(const hex::step::Win& s) const {
        return {
            {
                .icon = QStringLiteral("win"),
                .glyph = QStringLiteral("crown"),
                .sentence = StepText::tr("%1 wins with %n point(s)", nullptr, s.points).arg(name(s.player)),
                .tone = good(),
                .clause = s.rule,
            },
            {},
            NothingMoves,
            Heard};
    }
    StepCard operator()(const hex::step::GameOver& s) const {
        QStringList winners;
        QStringList points;
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            if (s.winners[i])
                winners.append(name(p));
            points.append(StepText::tr("%1: %n point(s)", nullptr, s.points[i]).arg(name(p)));
        }
        return {{
                    .icon = QStringLiteral("game-over"),
                    .glyph = QStringLiteral("crown"),
                    .sentence = StepText::tr("The game is over"),
                    .detail = winners.size() == 1
                                  ? StepText::tr("%1 has won.").arg(winners.first())
                                  : StepText::tr("%1 have won together.").arg(listOf(winners)),
                    .items = points,
                    .tone = good(),
                    .clause = s.rule,
                },
                {},
                NothingMoves,
                Heard};
    }
    /// Already handled by a room; see cardOf.
    template <WordedInARoom Step> StepCard operator()(const Step&) const { return {}; }
};

StepCard cardOf(const hex::State& state, const hex::Step& step) {
    auto own = askRooms([&](const ModuleRoom& room) { return room.card(state, step); });
    StepCard card = own ? *std::move(own) : std::visit(CardMaker{{state}}, step);
    card.collects = std::holds_alternative<hex::step::Collect>(step) || collectsByARoom(step);
    return card;
}

/// What everybody collects, one line per player from the roller on: "Bo: 2 grain, 2 brick".
void shareCards(const hex::State& state, const hex::Steps& steps, std::size_t from, std::size_t to,
                StepCard& card) {
    struct Due {
        int amount = 0;
        QStringList hexes; ///< where each comes from, as board rows name it
    };
    std::array<std::map<hex::Resource, Due>, hex::maxPlayers> due;
    for (std::size_t i = from; i < to; ++i) {
        const auto& collect = std::get<hex::step::Collect>(steps[i]);
        Due& cards = due[collect.player.index()][collect.resource];
        cards.amount += collect.amount;
        cards.hexes += QStringList(collect.amount, QString::fromStdString(state.board().nameOf(collect.hex)));
    }
    const std::size_t players = state.setup->playerCount();
    const std::size_t first = state.turn.player.valid() ? state.turn.player.index() : 0;
    for (std::size_t i = 0; i < players; ++i) {
        const hex::PlayerId player((first + i) % players);
        QStringList cards;
        QVariantList goods;
        for (const auto& [resource, got] : due[player.index()]) {
            cards.append(
                StepText::tr("%1 %2", "number, resource: 2 ore").arg(got.amount).arg(resourceName(resource)));
            goods.append(QVariantMap{
                {QStringLiteral("kind"), QString::fromUtf8(hex::toString(resource).data())},
                {QStringLiteral("text"), cards.last()},
                {QStringLiteral("amount"), got.amount},
                {QStringLiteral("hexes"), got.hexes},
            });
        }
        if (cards.isEmpty())
            continue;
        const QString name = playerName(*state.setup, player);
        const QString colour = playerColour(*state.setup, player);
        card.items.append(StepText::tr("%1: %2", "player, cards: Bo: 2 ore, 1 grain")
                              .arg(name, cards.join(QStringLiteral(", "))));
        card.shares.append(QVariantMap{
            {QStringLiteral("name"), name},
            {QStringLiteral("colour"), colour},
            {QStringLiteral("symbol"), symbolOf(colour)},
            {QStringLiteral("goods"), goods},
        });
    }
}

} // namespace

QList<StepCard> cardsOf(const hex::State& state, const hex::Steps& steps) {
    QList<StepCard> cards;
    for (std::size_t i = 0; i < steps.size();) {
        StepCard card = cardOf(state, steps[i]);
        std::size_t shared = runOf<hex::step::Collect>(steps, i);
        if (shared > 0) {
            shareCards(state, steps, i, i + shared, card);
            card.places.clear();
            for (std::size_t k = i; k < i + shared; ++k)
                card.places.push_back(std::get<hex::step::Collect>(steps[k]).hex);
        } else {
            shared = std::max<std::size_t>(
                1, askRooms([&](const ModuleRoom& room) { return room.sharedCard(state, steps, i, card); }));
        }
        card.steps = static_cast<int>(shared);
        cards.append(card);
        i += shared;
    }
    return cards;
}

QString quietText(const hex::State& state, const QList<StepCard>& cards) {
    // What is still to be answered may move something.
    if (hex::openDecision(state))
        return {};
    for (const StepCard& card : cards) {
        if (card.moves || card.loud)
            return {};
    }
    const bool collects =
        std::any_of(cards.begin(), cards.end(), [](const StepCard& card) { return card.collects; });
    return collects ? StepText::tr("Nothing moves. Collect for %1.").arg(state.turn.dice.sum())
                    : StepText::tr("Nothing moves. Nobody collects for %1.").arg(state.turn.dice.sum());
}

Headline headlineOf(const hex::State& state, const hex::Steps& steps) {
    if (countOf<hex::step::GameOver>(steps) > 0)
        return {StepText::tr("The end!", "headline"), StepWords::good()};
    const auto decision = hex::openDecision(state);
    std::optional<GraveWords> gravest;
    for (const ModuleRoom* room : rooms()) {
        const auto words = room->graveWords(steps, decision);
        if (words && (!gravest || words->gravity < gravest->gravity))
            gravest = words;
    }
    if (countOf<hex::step::Discard>(steps) > 0 && !(gravest && gravest->gravity < Gravity::seven))
        return {StepText::tr("Seven!", "headline"), QStringLiteral("seven")};
    if (gravest)
        return {gravest->text, StepWords::danger()};
    if (countOf<hex::step::Collect>(steps) > 0)
        return {StepText::tr("Harvest", "headline"), StepWords::plain()};
    return {StepText::tr("All quiet", "headline"), StepWords::plain()};
}

} // namespace watchfire::text
