// SPDX-License-Identifier: Apache-2.0
#include "app/play/player.h"

#include "rules/core/chance.h"
#include "rules/hex/acts.h"
#include "rules/hex/apply.h"
#include "rules/hex/founding.h"
#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/placement.h"
#include "rules/hex/prices.h"
#include "rules/hex/scoring.h"

#include <algorithm>

namespace watchfire::play {

using hex::CornerId;
using hex::HexId;
using hex::Piece;
using hex::PlayerId;
using hex::SideId;
using hex::State;

namespace {

constexpr std::size_t placesLookedAt = 4;
constexpr std::size_t robberHexesLookedAt = 3;
constexpr int handThatIsLarge = 7; // more cards than these are in danger of a seven (BA-20)

/// In how many of 36 rolls the hexes at this corner yield.
int yieldAt(const State& state, CornerId corner) {
    int ways = 0;
    for (const HexId hex : state.board()[corner].hexes)
        ways += waysOf(state.numbers[hex]);
    return ways;
}

/// True if a building or line of the player is at this corner.
bool isOwn(const State& state, PlayerId player, CornerId corner) {
    const auto& sides = state.board()[corner].sides;
    return hex::ownBuildingAt(state, corner, player) ||
           std::any_of(sides.begin(), sides.end(),
                       [&](SideId side) { return state.lines[side] && state.lines[side].player == player; });
}

bool isBeside(const State& state, HexId hex, PlayerId player) {
    return hex::ownBuildingAtOneOf(state, state.board()[hex].corners, player);
}

/// True if raiders are on the board: every knight takes one of them out of the game (RA-40).
bool raidersAreThere(const State& state) {
    for (std::size_t i = 0; i < state.raiders.at.size(); ++i)
        if (state.raiders.at[HexId(i)] > 0)
            return true;
    return false;
}

std::size_t nextIndex(const State& state, std::size_t player) {
    return (player + 1) % state.setup->playerCount();
}

} // namespace

Player::Player(const Ground& ground, RandomStream random)
    : m_ground(ground), m_random(random), m_pile(ground.setup().playerCount(), m_random) {}

hex::Command Player::next(const State& state, const std::optional<hex::Decision>& open) {
    if (open)
        return answer(state, *open);
    switch (state.turn.phase) {
    case hex::TurnPhase::founding:
        return found(state);
    case hex::TurnPhase::beforeRoll:
        return beforeRoll(state);
    case hex::TurnPhase::afterRoll:
        break;
    }
    return afterRoll(state);
}

void Player::heed(const hex::Steps& steps) {
    for (const hex::Step& step : steps) {
        if (const auto* collect = std::get_if<hex::step::Collect>(&step)) {
            Hand& hand = handOf(collect->player);
            if (collect->resource != hex::Resource::any)
                hand.add(indexOf(collect->resource), collect->amount);
            else
                for (int i = 0; i < collect->amount; ++i)
                    hand.add(hand.rarest());
        } else if (const auto* steal = std::get_if<hex::step::Steal>(&step)) {
            if (const std::size_t card = handOf(steal->from).draw(m_random); card < resourceCount)
                handOf(steal->player).add(card);
        } else if (std::holds_alternative<hex::step::Discard>(step)) {
            for (std::size_t i = 0; i < m_ground.setup().playerCount(); ++i)
                m_hands[i].discardHalf(m_random);
        }
    }
}

// ---- answers

hex::Command Player::answer(const State& state, const hex::Decision& open) {
    const auto& options = open.options;
    const auto say = [&](const hex::Value& value) { return hex::command::Answer{open.id, value}; };
    if (open.id == hex::DecisionKind::robber)
        return say(chooseRobberHex(state, open.player, options));
    if (open.drawn) {
        // Out of a bag, each rider and each token is as likely as any other.
        std::size_t inBag = 0;
        for (const hex::Value& option : options)
            inBag += hex::copiesInBag(state, option);
        std::size_t drawn = inBag == 0 ? 0 : m_random.below(inBag);
        for (const hex::Value& option : options) {
            const std::size_t copies = hex::copiesInBag(state, option);
            if (drawn < copies)
                return say(option);
            drawn -= copies;
        }
    }
    return say(m_random.any(options));
}

HexId Player::chooseRobberHex(const State& state, PlayerId player, const hex::Values& options) {
    const auto harmAt = [&](HexId hex) {
        int harm = 0;
        for (const CornerId corner : state.board()[hex].corners)
            if (const hex::Building building = state.buildings[corner])
                harm += building.player == player ? -2 : 1;
        return harm * waysOf(state.numbers[hex]);
    };
    HexId best;
    int most = 0;
    for (std::size_t i = 0; i < robberHexesLookedAt; ++i) {
        const auto hex = std::get<HexId>(m_random.any(options));
        const int harm = harmAt(hex);
        if (!best.valid() || harm > most) {
            best = hex;
            most = harm;
        }
    }
    return best;
}

// ---- founding

hex::Place Player::choosePlace(const State& state, const std::vector<hex::Place>& places) {
    hex::Place best;
    int most = -1;
    for (std::size_t i = 0; i < placesLookedAt; ++i) {
        const hex::Place& place = m_random.any(places);
        const int yield = yieldAt(state, std::get<CornerId>(place));
        if (yield > most) {
            best = place;
            most = yield;
        }
    }
    return best;
}

hex::Command Player::found(const State& state) {
    const PlayerId first(0);
    const auto due = hex::nextFounding(state, first);
    if (!due)
        return hex::command::Begin{first};
    if (due->piece == Piece::settlement) {
        const auto places = hex::legalPlaces(state, Piece::settlement, due->player, true);
        if (!places.empty())
            return hex::command::PlacePiece{Piece::settlement, due->player, choosePlace(state, places), true};
        return hex::command::Begin{first}; // no room is left on this board
    }
    const bool ship = due->piece == Piece::ship;
    const auto line = bestLine(state, due->player, true, [&](hex::LineKind kind) {
        return kind == hex::LineKind::ship ? ship || due->orShip : kind == hex::LineKind::road && !ship;
    });
    if (!line)
        return hex::command::Begin{first};
    return hex::command::PlacePiece{line->piece, due->player, line->at, true};
}

std::optional<hex::Placement> Player::bestLine(const State& state, PlayerId player, bool founding,
                                               const MayLay& allowed) {
    const hex::Board& board = state.board();
    m_ways.measure(m_ground, state, player);
    std::optional<hex::Placement> best;
    // In play a line has to lead somewhere; in the founding there has to be one.
    const int limit = founding ? WayMap::nowhere + 1 : int{WayMap::nowhere};
    int least = limit;
    std::size_t alike = 0;
    for (const hex::LineFacts& line : hex::allLines()) {
        if (!allowed(line.kind))
            continue;
        const bool byShip = line.kind == hex::LineKind::ship;
        for (const hex::Place& place : hex::legalPlaces(state, line.piece, player, founding)) {
            const auto& ends = board[std::get<SideId>(place)].corners;
            // The end that is new to the player; a line between two own places leads nowhere.
            const bool fromFirst = isOwn(state, player, ends[0]);
            if (fromFirst && isOwn(state, player, ends[1]))
                continue;
            const int distance = m_ways.from(ends[fromFirst ? 1 : 0], byShip);
            if (distance < least) {
                least = distance;
                alike = 0;
            }
            if (distance == least && least < limit && m_random.oneIn(++alike))
                best = hex::Placement{line.piece, player, place, founding};
        }
    }
    return best;
}

// ---- a turn

hex::Command Player::beforeRoll(const State& state) {
    const std::size_t players = state.setup->playerCount();
    while (state.turn.specialAfter.valid() && m_specialLeft > 0) {
        const PlayerId player((state.turn.specialAfter.index() + players - m_specialLeft) % players);
        if (auto command = build(state, player, true))
            return *command;
        --m_specialLeft;
    }
    if (!state.turn.cardPlayed)
        if (auto command = playKnight(state))
            return *command;
    const auto die = [&] { return static_cast<std::uint8_t>(1 + m_random.below(6)); };
    const std::uint8_t a = die();
    return hex::command::Roll{{a, die()}};
}

hex::Command Player::afterRoll(const State& state) {
    const PlayerId player = state.turn.player;
    if (m_freeLines)
        if (auto command = layFreeLine(state))
            return *command;
    if (!state.turn.cardPlayed)
        if (auto command = playOtherCard(state))
            return *command;
    if (auto command = build(state, player, false))
        return *command;
    if (spend(player, CardKind::point))
        return hex::command::PlayCard{player, hex::command::CardKind::point};
    cardsOf(player).turnEnds();
    m_freeLines = false;
    m_specialLeft = state.setup->playerCount() - 1;
    return hex::command::EndTurn{};
}

Player::MaybeCommand Player::build(const State& state, PlayerId player, bool special) {
    m_sites.reset();
    for (bool bought = true; bought;) {
        bought = false;
        if (raidersAreThere(state)) {
            if (auto command = buyCard(state, player, special, bought))
                return command;
            if (bought)
                continue;
        }
        if (auto command = buildPiece(state, player, Piece::settlement, special))
            return command;
        if (auto command = buildPiece(state, player, Piece::city, special))
            return command;
        if (auto command = raiseWall(state, player, special))
            return command;
        if (auto command = buildLine(state, player, special))
            return command;
        if (auto command = buyCard(state, player, special, bought))
            return command;
    }
    return std::nullopt;
}

Player::MaybeCommand Player::buildPiece(const State& state, PlayerId player, Piece piece, bool special) {
    static const Bundle settlement = bundleOf(hex::priceOf(Piece::settlement));
    static const Bundle city = bundleOf(hex::priceOf(Piece::city));
    const Bundle& price = piece == Piece::city ? city : settlement;
    const Rates rates = special ? noTrade : ratesOf(state, player); // BA-51: without trading
    if (!handOf(player).canPay(price, rates))
        return std::nullopt;
    const std::vector<hex::Place> places =
        piece == Piece::city ? hex::legalPlaces(state, piece, player) : sitesOf(state, player);
    if (places.empty())
        return std::nullopt;
    handOf(player).pay(price, rates);
    return hex::command::Build{piece, player, choosePlace(state, places), false, special, {}};
}

/// Where the player may build a settlement; looked for once while the player builds.
const std::vector<hex::Place>& Player::sitesOf(const State& state, PlayerId player) {
    if (!m_sites)
        m_sites = hex::legalPlaces(state, Piece::settlement, player);
    return *m_sites;
}

/// Raises the own section by a level when the next rider would breach it (GW-30).
Player::MaybeCommand Player::raiseWall(const State& state, PlayerId player, bool special) {
    const hex::Board& board = state.board();
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        const hex::WallId wall(i);
        const int level = state.greatWall.level[i];
        if (level == hex::maxWallLevel || hex::ridersAt(state, board[wall].attack) < level ||
            hex::ownerOf(state, wall) != player)
            continue;
        const Rates rates = special ? noTrade : ratesOf(state, player);
        const Bundle& price = m_ground.wallPrice(level + 1);
        if (!handOf(player).canPay(price, rates))
            continue;
        handOf(player).pay(price, rates);
        return hex::command::Build{Piece::wall, player, wall, false, special, {}};
    }
    return std::nullopt;
}

/// A gap of the storm first (WO-27). Otherwise a line towards the nearest goal, unless a settlement can stand
/// somewhere already: then wood and brick are kept for it.
Player::MaybeCommand Player::buildLine(const State& state, PlayerId player, bool special) {
    Hand& hand = handOf(player);
    const Rates rates = special || hand.size() <= handThatIsLarge ? noTrade : ratesOf(state, player);
    const hex::Setup& setup = *state.setup;
    const auto lines = hex::allLines();
    const auto allowed = [&](hex::LineKind kind) {
        const hex::LineFacts& line = hex::factsOf(kind);
        return (kind != hex::LineKind::ship || setup.ships()) && (!line.module || setup.has(*line.module)) &&
               hand.canPay(bundleOf(line.price), rates);
    };
    if (std::none_of(lines.begin(), lines.end(),
                     [&](const hex::LineFacts& line) { return allowed(line.kind); }))
        return std::nullopt;
    const auto lay = [&](const hex::Placement& line) {
        hand.pay(bundleOf(hex::priceOf(line.piece)), rates);
        return hex::command::Build{line.piece, player, line.at, false, special, {}};
    };
    for (const auto& gap : state.storm.repairs) {
        for (const hex::LineFacts& line : lines) {
            const hex::Placement fills{line.piece, player, gap.at, false};
            if (gap.player == player && sameWay(line.kind, gap.kind) && allowed(line.kind) &&
                !hex::checkPlacement(state, fills))
                return lay(fills);
        }
    }
    if (!sitesOf(state, player).empty())
        return std::nullopt;
    if (const auto line = bestLine(state, player, false, allowed))
        return lay(*line);
    return std::nullopt;
}

/// A development card, in one of two chances; with many cards in hand always, and against raiders always and
/// with the bank's help. Only counters that help to pay are a command (RA-62).
Player::MaybeCommand Player::buyCard(const State& state, PlayerId player, bool special, bool& bought) {
    Hand& hand = handOf(player);
    const bool raided = raidersAreThere(state);
    const bool wanted = raided || hand.size() > handThatIsLarge;
    const Rates rates = raided && !special ? ratesOf(state, player) : noTrade;
    const int counters = hex::countersForCard(state, player);
    if (m_pile.empty())
        return std::nullopt;
    Bundle price = bundleOf(hex::developmentCardPrice);
    int used = 0;
    for (std::size_t i = 0; i < resourceCount && used < counters; ++i)
        if (price[i] > 0 &&
            (hand[i] == 0 || counters == static_cast<int>(hex::developmentCardPrice.size()))) {
            price[i] = 0;
            ++used;
        }
    if (!hand.canPay(price, rates) || (!wanted && m_random.oneIn(2)))
        return std::nullopt;
    hand.pay(price, rates);
    CardsHeld& cards = cardsOf(player);
    const CardKind card = m_pile.draw(m_random);
    // BA-42: points may be shown in the own turn at once; other cards wait for the next turn.
    if (card == CardKind::point)
        ++cards.ready[static_cast<std::size_t>(card)];
    else
        ++cards.fresh[static_cast<std::size_t>(card)];
    if (used > 0)
        return hex::command::SpendCounters{player, static_cast<std::uint8_t>(used)};
    bought = true;
    return std::nullopt;
}

/// BA-35: what the bank takes, with the harbours that the player uses and that are open.
Rates Player::ratesOf(const State& state, PlayerId player) const {
    Rates rates{4, 4, 4, 4, 4};
    const hex::Board& board = state.board();
    for (std::size_t i = 0; i < board.harbours().size(); ++i) {
        const hex::Board::Harbour& harbour = board.harbours()[i];
        if ((state.shutHarbours[i] >> player.index() & 1U) != 0)
            continue;
        for (const CornerId corner : board[harbour.at].corners) {
            if (state.buildings[corner].player != player || !state.buildings[corner])
                continue;
            if (harbour.trade == hex::Resource::any)
                for (std::uint8_t& rate : rates)
                    rate = std::min(rate, std::uint8_t{3});
            else
                rates[indexOf(harbour.trade)] = 2;
        }
    }
    return rates;
}

PlayerId Player::anyOther(PlayerId player) {
    const std::size_t players = m_ground.setup().playerCount();
    return PlayerId((player.index() + 1 + m_random.below(players - 1)) % players);
}

// ---- cards

bool Player::spend(PlayerId player, CardKind kind) {
    std::uint8_t& left = cardsOf(player).ready[static_cast<std::size_t>(kind)];
    if (left == 0)
        return false;
    --left;
    if (kind != CardKind::point) // points stay with their owner
        m_pile.lay(kind);
    return true;
}

Player::MaybeCommand Player::playKnight(const State& state) {
    const PlayerId player = state.turn.player;
    if (cardsOf(player).ready[static_cast<std::size_t>(CardKind::knight)] == 0)
        return std::nullopt;
    const hex::Setup& setup = *state.setup;
    MaybeCommand command;
    if (setup.has(hex::ModuleName::wallKnight))
        command = wallKnight(state, player);
    else if (setup.has(hex::ModuleName::raiders))
        command = raiderKnight(state, player);
    else
        command = robberKnight(state, player);
    if (command)
        spend(player, CardKind::knight);
    return command;
}

/// The rules say what they would ask after a seven: where the robber may go, and whom he may rob there.
Player::MaybeCommand Player::robberKnight(const State& state, PlayerId player) {
    hex::command::Knight knight{.player = player, .actions = {}};
    if (hex::barsRobber(state, std::nullopt))
        return knight; // GR-23: it counts, and moves nobody
    const auto ways = hex::question(state, hex::task::MoveRobber{player}).options;
    if (ways.empty())
        return std::nullopt;
    knight.to = chooseRobberHex(state, player, ways);
    State moved = state;
    moved.thieves.robber = knight.to;
    const auto victims = hex::question(moved, hex::task::RobberSteals{player}).options;
    if (!victims.empty())
        knight.from = std::get<PlayerId>(m_random.any(victims));
    return knight;
}

Player::MaybeCommand Player::raiderKnight(const State& state, PlayerId player) {
    std::vector<HexId> raided;
    std::vector<HexId> own;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const HexId hex(i);
        if (hex::raidersAt(state, hex) == 0)
            continue;
        raided.push_back(hex);
        if (isBeside(state, hex, player))
            own.push_back(hex);
    }
    if (raided.empty())
        return std::nullopt;
    return hex::command::Knight{
        .player = player, .at = m_random.any(own.empty() ? raided : own), .actions = {}};
}

/// GW-50, at most two acts: riders behind the wall are driven off, those beside own buildings first; then a
/// rider that threatens the own section is led to another assembly hex; then the pirate takes a card.
hex::Command Player::wallKnight(const State& state, PlayerId player) {
    constexpr std::size_t mostActs = 2;
    hex::command::Knight knight{.player = player, .actions = {}};
    const hex::Board& board = state.board();
    std::vector<HexId> behind;
    for (const auto& rider : state.greatWall.riders)
        if (hex::isBehindWall(state, rider.at))
            behind.push_back(rider.at);
    m_random.shuffle(behind);
    std::stable_partition(behind.begin(), behind.end(),
                          [&](HexId hex) { return isBeside(state, hex, player); });
    for (std::size_t i = 0; i < behind.size() && knight.actions.size() < mostActs; ++i)
        knight.actions.push_back(hex::command::DriveOff{behind[i]});
    const auto threatens = [&](const hex::Board::Assembly& assembly) {
        return hex::ownerOf(state, assembly.left.wall) == player ||
               hex::ownerOf(state, assembly.right.wall) == player;
    };
    for (std::size_t from = 0; from < board.assembly().size() && knight.actions.size() < mostActs; ++from) {
        if (!threatens(board.assembly()[from]) || hex::ridersAt(state, board.assembly()[from].at) == 0)
            continue;
        for (std::size_t to = 0; to < board.assembly().size(); ++to)
            if (!threatens(board.assembly()[to])) {
                knight.actions.push_back(hex::command::MoveRider{hex::AssemblyId(from), hex::AssemblyId(to)});
                break;
            }
    }
    if (knight.actions.size() < mostActs) {
        const auto ways = hex::question(state, hex::task::MovePirate{player}).options;
        if (const hex::Value to = m_random.any(ways); std::holds_alternative<HexId>(to))
            knight.actions.push_back(hex::command::MovePirate{std::get<HexId>(to), anyOther(player)});
    }
    return knight;
}

Player::MaybeCommand Player::playOtherCard(const State& state) {
    const PlayerId player = state.turn.player;
    Hand& hand = handOf(player);
    if (spend(player, CardKind::yearOfPlenty)) {
        hand.add(hand.rarest());
        hand.add(hand.rarest());
        return hex::command::PlayCard{player, hex::command::CardKind::yearOfPlenty};
    }
    if (spend(player, CardKind::monopoly)) {
        const std::size_t wanted = hand.rarest();
        for (std::size_t other = nextIndex(state, player.index()); other != player.index();
             other = nextIndex(state, other))
            hand.add(wanted, m_hands[other].takeAll(wanted));
        return hex::command::PlayCard{player, hex::command::CardKind::monopoly};
    }
    if (spend(player, CardKind::roadBuilding)) {
        m_freeLines = true;
        return hex::command::PlayCard{player, hex::command::CardKind::roadBuilding};
    }
    return std::nullopt;
}

Player::MaybeCommand Player::layFreeLine(const State& state) {
    const PlayerId player = state.turn.player;
    if (hex::laidByCard(state, Piece::road))
        if (const auto line = bestLine(state, player, false, [&](hex::LineKind kind) {
                return kind == hex::LineKind::road || (kind == hex::LineKind::ship && state.setup->ships());
            }))
            return hex::command::Build{line->piece, player, line->at, false, false, {}};
    m_freeLines = false;
    return std::nullopt;
}

} // namespace watchfire::play
