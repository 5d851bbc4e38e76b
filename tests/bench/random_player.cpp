// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/random_player.h"

#include "app/play/hand.h"
#include "rules/hex/acts.h"
#include "rules/hex/apply.h"
#include "rules/hex/founding.h"
#include "rules/hex/placement.h"
#include "rules/hex/prices.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <variant>
#include <vector>

namespace watchfire::bench {

namespace {

using hex::HexId;
using hex::Piece;
using hex::PlayerId;
using hex::State;
using play::Bundle;
using play::CardKind;
using play::Hand;
using play::resourceCount;

constexpr int cardsOfAKind = 19; // in the bank at the start
constexpr std::array<std::size_t, play::cardKinds> pileOf{14, 2, 2, 2, 5};

// What a player may do, one alternative a kind.
struct Roll {};
struct EndTurn {};
struct Buy {};
struct Build {
    Piece piece;
    hex::Place at;
};
struct Trade {
    std::size_t given;
    int amount;
    std::size_t taken;
};
struct Knight {};
struct Plenty {
    std::size_t one;
    std::size_t other;
};
struct Monopoly {
    std::size_t wanted;
};
struct RoadBuilding {};
using Action = std::variant<Roll, EndTurn, Buy, Build, Trade, Knight, Plenty, Monopoly, RoadBuilding>;

const Bundle& bundlePriceOf(Piece piece) {
    static const Bundle settlement = play::bundleOf(hex::priceOf(Piece::settlement));
    static const Bundle city = play::bundleOf(hex::priceOf(Piece::city));
    static const Bundle road = play::bundleOf(hex::priceOf(Piece::road));
    return piece == Piece::settlement ? settlement : piece == Piece::city ? city : road;
}
constexpr Bundle cardPrice = play::bundleOf(hex::developmentCardPrice);

class Game {
public:
    Game(const State& start, play::RandomStream random)
        : m_state(start), m_random(random), m_players(start.setup->playerCount()) {
        m_bank.fill(cardsOfAKind);
        for (std::size_t kind = 0; kind < pileOf.size(); ++kind)
            m_pile.insert(m_pile.end(), pileOf[kind], static_cast<CardKind>(kind));
        m_random.shuffle(m_pile);
    }

    Result<RandomGame> play(int mostRolls) {
        found();
        while (!m_error && !m_state.ending.over && m_game.rolls < mostRolls) {
            if (m_open) {
                command(hex::command::Answer{m_open->id, m_random.any(m_open->options)});
            } else {
                listActions();
                take(m_random.any(m_actions));
            }
        }
        if (!m_error && !cardsAreThere())
            m_error = Error{.message = "A card was lost or made."};
        if (m_error)
            return *m_error;
        m_game.over = m_state.ending.over;
        return m_game;
    }

private:
    // ---- commands and what they tell

    void command(const hex::Command& command) {
        auto outcome = hex::apply(m_state, command);
        ++m_game.actions;
        if (!outcome) {
            m_error = outcome.error();
            return;
        }
        heed(outcome->steps);
        m_game.steps += outcome->steps.size();
        m_state = std::move(outcome->state);
        m_open = std::move(outcome->decision);
    }

    void heed(const hex::Steps& steps) {
        std::array<std::array<int, resourceCount>, hex::maxPlayers> yields{};
        bool collects = false;
        for (const hex::Step& step : steps) {
            if (const auto* collect = std::get_if<hex::step::Collect>(&step)) {
                yields[collect->player.index()][play::indexOf(collect->resource)] += collect->amount;
                collects = true;
            } else if (const auto* steal = std::get_if<hex::step::Steal>(&step)) {
                if (const std::size_t card = hand(steal->from).draw(m_random); card < resourceCount)
                    hand(steal->player).add(card);
            } else if (std::holds_alternative<hex::step::Discard>(step)) {
                for (std::size_t i = 0; i < m_players; ++i)
                    discard(m_hands[i]);
            }
        }
        if (collects)
            handOut(yields);
    }

    void discard(Hand& hand) {
        const Hand before = hand;
        hand.discardHalf(m_random);
        for (std::size_t i = 0; i < resourceCount; ++i)
            m_bank[i] += before[i] - hand[i];
    }

    void handOut(const std::array<std::array<int, resourceCount>, hex::maxPlayers>& yields) {
        for (std::size_t i = 0; i < resourceCount; ++i) {
            int wanted = 0;
            std::size_t takers = 0;
            for (std::size_t player = 0; player < m_players; ++player) {
                wanted += yields[player][i];
                takers += yields[player][i] > 0 ? 1 : 0;
            }
            if (wanted > m_bank[i] && takers > 1)
                continue;
            for (std::size_t player = 0; player < m_players; ++player)
                fetch(m_hands[player], i, std::min(yields[player][i], m_bank[i]));
        }
    }

    void fetch(Hand& hand, std::size_t resource, int amount) {
        hand.add(resource, amount);
        m_bank[resource] -= amount;
    }

    void pay(Hand& hand, const Bundle& price) {
        hand.pay(price);
        for (std::size_t i = 0; i < resourceCount; ++i)
            m_bank[i] += price[i];
    }

    [[nodiscard]] bool cardsAreThere() const {
        for (std::size_t i = 0; i < resourceCount; ++i) {
            int cards = m_bank[i];
            for (const Hand& hand : m_hands)
                cards += hand[i];
            if (cards != cardsOfAKind || m_bank[i] < 0)
                return false;
        }
        return true;
    }

    // ---- the founding

    void found() {
        const PlayerId first(0);
        while (!m_error) {
            const auto due = hex::nextFounding(m_state, first);
            if (!due)
                break;
            const auto places = hex::legalPlaces(m_state, due->piece, due->player, true);
            command(hex::command::PlacePiece{due->piece, due->player, m_random.any(places), true});
        }
        if (!m_error)
            command(hex::command::Begin{first});
    }

    // ---- what is possible

    void listActions() {
        m_actions.clear();
        const PlayerId player = m_state.turn.player;
        if (hex::laidByCard(m_state, Piece::road)) {
            list(Piece::road, player);
            if (!m_actions.empty())
                return;
        }
        if (!m_state.turn.cardPlayed)
            listCards(player);
        if (m_state.turn.phase == hex::TurnPhase::beforeRoll) {
            m_actions.emplace_back(Roll{});
            return;
        }
        m_actions.emplace_back(EndTurn{});
        const Hand& held = hand(player);
        for (const Piece piece : {Piece::road, Piece::settlement, Piece::city})
            if (held.canPay(bundlePriceOf(piece)))
                list(piece, player);
        if (!m_pile.empty() && held.canPay(cardPrice))
            m_actions.emplace_back(Buy{});
        listTrades(player);
    }

    void list(Piece piece, PlayerId player) {
        for (const hex::Place& place : hex::legalPlaces(m_state, piece, player))
            m_actions.emplace_back(Build{piece, place});
    }

    void listCards(PlayerId player) {
        const auto has = [&](CardKind kind) {
            return m_cards[player.index()].ready[static_cast<std::size_t>(kind)] > 0;
        };
        if (has(CardKind::knight))
            m_actions.emplace_back(Knight{});
        if (has(CardKind::yearOfPlenty))
            for (std::size_t one = 0; one < resourceCount; ++one)
                for (std::size_t other = one; other < resourceCount; ++other)
                    if (m_bank[one] > (one == other ? 1 : 0) && m_bank[other] > 0)
                        m_actions.emplace_back(Plenty{one, other});
        if (has(CardKind::monopoly))
            for (std::size_t wanted = 0; wanted < resourceCount; ++wanted)
                m_actions.emplace_back(Monopoly{wanted});
        if (has(CardKind::roadBuilding) && !hex::legalPlaces(m_state, Piece::road, player).empty())
            m_actions.emplace_back(RoadBuilding{});
    }

    void listTrades(PlayerId player) {
        const Hand& held = hand(player);
        std::array<int, resourceCount> rates{};
        rates.fill(4);
        const hex::Board& board = m_state.board();
        for (const hex::Board::Harbour& harbour : board.harbours()) {
            const auto& ends = board[harbour.at].corners;
            if (std::none_of(ends.begin(), ends.end(), [&](hex::CornerId corner) {
                    return m_state.buildings[corner] && m_state.buildings[corner].player == player;
                }))
                continue;
            if (harbour.trade == hex::Resource::any)
                for (int& rate : rates)
                    rate = std::min(rate, 3);
            else
                rates[play::indexOf(harbour.trade)] = 2;
        }
        for (std::size_t given = 0; given < resourceCount; ++given)
            for (std::size_t taken = 0; held[given] >= rates[given] && taken < resourceCount; ++taken)
                if (taken != given && m_bank[taken] > 0)
                    m_actions.emplace_back(Trade{given, rates[given], taken});
    }

    // ---- what is done

    void take(const Action& action) {
        std::visit([&](const auto& chosen) { perform(m_state.turn.player, chosen); }, action);
    }

    void perform(PlayerId, Roll) {
        const auto die = [&] { return static_cast<std::uint8_t>(1 + m_random.below(6)); };
        const std::uint8_t a = die();
        ++m_game.rolls;
        command(hex::command::Roll{{a, die()}});
    }

    void perform(PlayerId player, EndTurn) {
        m_cards[player.index()].turnEnds();
        command(hex::command::EndTurn{});
    }

    void perform(PlayerId player, Buy) {
        pay(hand(player), cardPrice);
        const CardKind card = m_pile.back();
        m_pile.pop_back();
        if (card == CardKind::point)
            command(hex::command::PlayCard{player, hex::command::CardKind::point});
        else
            ++m_cards[player.index()].fresh[static_cast<std::size_t>(card)];
        m_game.actions += card == CardKind::point ? 0 : 1;
    }

    void perform(PlayerId player, const Build& build) {
        if (build.piece != Piece::road || !hex::laidByCard(m_state, Piece::road))
            pay(hand(player), bundlePriceOf(build.piece));
        command(hex::command::Build{build.piece, player, build.at, false, false, {}});
    }

    void perform(PlayerId player, const Trade& trade) {
        Bundle given{};
        given[trade.given] = static_cast<std::uint8_t>(trade.amount);
        pay(hand(player), given);
        fetch(hand(player), trade.taken, 1);
        ++m_game.actions;
    }

    void perform(PlayerId player, Knight) {
        spend(player, CardKind::knight);
        hex::command::Knight knight{.player = player, .actions = {}};
        const auto hexes = m_state.board().hexes();
        boost::container::small_vector<HexId, 48> open;
        for (std::size_t i = 0; i < hexes.size(); ++i)
            if (hex::isLand(hexes[i].terrain) && m_state.thieves.robber != HexId(i))
                open.push_back(HexId(i));
        knight.to = m_random.any(open);
        boost::container::small_vector<PlayerId, hex::maxPlayers> victims;
        for (const hex::CornerId corner : m_state.board()[knight.to].corners)
            if (const hex::Building there = m_state.buildings[corner];
                there && there.player != player &&
                std::find(victims.begin(), victims.end(), there.player) == victims.end())
                victims.push_back(there.player);
        if (!victims.empty())
            knight.from = m_random.any(victims);
        command(knight);
    }

    void perform(PlayerId player, const Plenty& plenty) {
        spend(player, CardKind::yearOfPlenty);
        fetch(hand(player), plenty.one, 1);
        fetch(hand(player), plenty.other, 1);
        command(hex::command::PlayCard{player, hex::command::CardKind::yearOfPlenty});
    }

    void perform(PlayerId player, const Monopoly& monopoly) {
        spend(player, CardKind::monopoly);
        for (std::size_t other = 0; other < m_players; ++other)
            if (other != player.index())
                hand(player).add(monopoly.wanted, m_hands[other].takeAll(monopoly.wanted));
        command(hex::command::PlayCard{player, hex::command::CardKind::monopoly});
    }

    void perform(PlayerId player, RoadBuilding) {
        spend(player, CardKind::roadBuilding);
        command(hex::command::PlayCard{player, hex::command::CardKind::roadBuilding});
    }

    void spend(PlayerId player, CardKind kind) {
        --m_cards[player.index()].ready[static_cast<std::size_t>(kind)];
    }
    Hand& hand(PlayerId player) { return m_hands[player.index()]; }

    State m_state;
    std::optional<hex::Decision> m_open;
    std::optional<Error> m_error;
    RandomGame m_game;
    play::RandomStream m_random;
    std::size_t m_players;
    std::array<int, resourceCount> m_bank{};
    std::array<Hand, hex::maxPlayers> m_hands{};
    std::array<play::CardsHeld, hex::maxPlayers> m_cards{};
    std::vector<CardKind> m_pile;
    std::vector<Action> m_actions;
};

} // namespace

Result<RandomGame> playRandomGame(const State& start, play::RandomStream random, int mostRolls) {
    return Game(start, random).play(mostRolls);
}

} // namespace watchfire::bench
