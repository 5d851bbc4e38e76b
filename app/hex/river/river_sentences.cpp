// SPDX-License-Identifier: Apache-2.0
// The river's steps, its correction and its bridge in words; see river_room.h.
#include "app/hex/river/river_room.h"
#include "app/hex/river/river_text.h"
#include "app/text/capital.h"
#include "app/text/names.h"

namespace watchfire {

namespace {

text::StepCard cardFor(const char* icon, const char* tone, const Clause& rule, hex::HexId at) {
    text::StepCard card;
    card.icon = QString::fromLatin1(icon);
    card.tone = QString::fromLatin1(tone);
    card.clause = rule;
    card.places = {at};
    return card;
}

struct RiverCards {
    const hex::State& state;

    std::optional<text::StepCard> operator()(const hex::step::Flood& s) const {
        text::StepCard card = cardFor("flood", "danger", s.rule, s.hex);
        card.sentence = text::capital(
            RiverText::tr("%1 floods: mark it", "%1 is a hex").arg(text::hexName(state, s.hex)));
        card.detail = RiverText::tr("It gives nothing until the next seven.");
        card.reason = RiverText::tr("A seven floods the plain when it is dry.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::Ebb& s) const {
        text::StepCard card = cardFor("ebb", "good", s.rule, s.hex);
        card.sentence = text::capital(
            RiverText::tr("%1 falls dry: take the mark off", "%1 is a hex").arg(text::hexName(state, s.hex)));
        card.detail = RiverText::tr("It gives grain again, on its own number and on every 6 and 8.");
        card.reason = RiverText::tr("A seven drains the plain when it is flooded.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::RobberDrowns& s) const {
        text::StepCard card = cardFor("robber-drowns", "danger", s.rule, s.hex);
        card.sentence = RiverText::tr("The robber drowns: take him off the board");
        card.detail = RiverText::tr("Nobody is robbed now. He returns with the next seven.");
        card.reason = RiverText::tr("He stood on the plain when it flooded.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::RobberReturns& s) const {
        text::StepCard card = cardFor("robber-returns", "plain", s.rule, s.hex);
        card.sentence =
            RiverText::tr("Put the robber back %1", "%1: on hills 5").arg(text::ontoHex(state, s.hex));
        card.detail = RiverText::tr("Whoever has a building there can be robbed.");
        card.reason = RiverText::tr("He had drowned, and a seven brings him back to where he began.");
        return card;
    }
    template <class Other> std::optional<text::StepCard> operator()(const Other&) const {
        return std::nullopt;
    }
};

struct RiverLines {
    const hex::State& state;

    QString operator()(const hex::step::Flood& s) const {
        return RiverText::tr("%1 floods", "%1 is a hex").arg(text::hexName(state, s.hex));
    }
    QString operator()(const hex::step::Ebb& s) const {
        return RiverText::tr("%1 falls dry", "%1 is a hex").arg(text::hexName(state, s.hex));
    }
    QString operator()(const hex::step::RobberDrowns&) const { return RiverText::tr("The robber drowns"); }
    QString operator()(const hex::step::RobberReturns& s) const {
        return RiverText::tr("The robber returns %1", "%1: to hills 5").arg(text::toHex(state, s.hex));
    }
    template <class Other> QString operator()(const Other&) const { return {}; }
};

} // namespace

std::optional<text::StepCard> RiverRoom::card(const hex::State& state, const hex::Step& step) const {
    return std::visit(RiverCards{state}, step);
}

QString RiverRoom::line(const hex::State& state, const hex::Step& step) const {
    return std::visit(RiverLines{state}, step);
}

QString RiverRoom::corrected(const hex::State&, const hex::command::Correction& correction) const {
    const auto* flood = std::get_if<hex::command::CorrectFlood>(&correction);
    if (flood == nullptr)
        return {};
    return flood->flooded ? RiverText::tr("Corrected: the plain is flooded")
                          : RiverText::tr("Corrected: the plain is dry");
}

std::optional<BlockWords> RiverRoom::blocked(hex::Blocker by, const QString& players, int sum) const {
    if (by != hex::Blocker::flood)
        return std::nullopt;
    return BlockWords{RiverText::tr("It is flooded: no cards for %1.").arg(players),
                      RiverText::tr("%1 was rolled, but this hex is flooded.").arg(sum)};
}

QString RiverRoom::barred(const hex::State&, const hex::Placement& placement, Clause rule) const {
    if (rule == GR(30))
        return RiverText::tr("No road crosses the mouth of the river.");
    if (rule == GR(31))
        return placement.piece == hex::Piece::bridge
                   ? RiverText::tr("A bridge lies only where the river is crossed.")
                   : RiverText::tr("Only a bridge crosses the river here.");
    if (rule == GR(40))
        return RiverText::tr("Nobody builds in the middle of the river's mouth.");
    return {};
}

QString RiverRoom::piece(hex::Piece piece, PieceSaying saying) const {
    if (piece != hex::Piece::bridge)
        return {};
    switch (saying) {
    case PieceSaying::name:
        return RiverText::tr("bridge");
    case PieceSaying::title:
        return RiverText::tr("Bridge");
    case PieceSaying::cost:
        return RiverText::tr("wood, brick and ore");
    case PieceSaying::owned:
        return RiverText::tr("%1's bridge");
    case PieceSaying::lay:
        return RiverText::tr("%1, lay your bridge: two roads side by side");
    case PieceSaying::takeOff:
        return RiverText::tr("%1, take both roads of your bridge off the board");
    case PieceSaying::built:
        return RiverText::tr("%1 built a bridge");
    case PieceSaying::placed:
        return RiverText::tr("%1 placed a bridge");
    case PieceSaying::loses:
        return RiverText::tr("%1 loses a bridge");
    case PieceSaying::lost:
        return RiverText::tr("%1 lost a bridge to the storm");
    case PieceSaying::corrected:
        return RiverText::tr("Corrected: %1's bridge");
    case PieceSaying::noneLeft:
        return RiverText::tr("A bridge takes two roads, and you have fewer left.");
    case PieceSaying::nowhere:
        return RiverText::tr("No free crossing of the river joins your roads and buildings.");
    }
    return {};
}

} // namespace watchfire
