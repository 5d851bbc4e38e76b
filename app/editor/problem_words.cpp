// SPDX-License-Identifier: Apache-2.0
#include "app/editor/problem_words.h"

#include "app/boards/board_reach.h"
#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/draft_rows.h"
#include "app/hex/room.h"
#include "app/text/names.h"
#include "app/text/setup_text.h"
#include "rules/hex/scenario.h"

namespace watchfire::editor {

namespace {

/// "3 or 4"
QString choiceOf(const std::vector<int>& counts) {
    QStringList words;
    for (const int count : counts)
        words.append(QString::number(count));
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return BoardEditor::tr("%1 or %2", "numbers")
        .arg(words.join(BoardEditor::tr(", ", "between numbers")), last);
}

/// What the harbour of the problem is called.
QString harbourAt(const boards::Draft& draft, const boards::Problem& problem, std::size_t i) {
    if (i >= problem.sides.size())
        return {};
    const auto* harbour = boards::findAt(draft, draft.board.harbours, problem.sides[i]);
    return harbour == nullptr ? QString() : harbourName(harbour->trade);
}

QString ofHarbours(const boards::Draft& draft, const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    const auto side = [&](std::size_t i) { return harbourAt(draft, problem, i); };
    switch (problem.kind) {
    case Kind::openHarbours:
        return BoardEditor::tr("%n harbour(s) are not entered yet.", nullptr, problem.count);
    case Kind::harbourPlace:
        return BoardEditor::tr("A harbour does not lie between land and sea.");
    case Kind::harboursTouch:
        return problem.stops ? BoardEditor::tr("Two harbours lie on one side.")
                             : BoardEditor::tr("Two harbours touch: %1 and %2.").arg(side(0), side(1));
    case Kind::tooManyHarbours:
        return BoardEditor::tr("%n too many: %1.", "%1 is a harbour", problem.count)
            .arg(harbourName(problem.trade));
    case Kind::tooFewHarbours:
        return BoardEditor::tr("%n left over: %1.", "%1 is a harbour", problem.count)
            .arg(harbourName(problem.trade));
    default:
        return {};
    }
}

QString ofWalls(const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    const QString name = QString::fromStdString(problem.name);
    switch (problem.kind) {
    case Kind::sections:
        return BoardEditor::tr("There are %n wall section(s); 4 or 6 are needed, one for each player.",
                               nullptr, problem.count);
    case Kind::assemblyHexes:
        return BoardEditor::tr("There are %n assembly hex(es); one stands between each two wall sections.",
                               nullptr, problem.count);
    case Kind::columnEmpty:
        return BoardEditor::tr("The column of %1 has no hex with a number.").arg(name);
    case Kind::fortPlace:
        return BoardEditor::tr("The border fort of %1 does not stand on land.").arg(name);
    case Kind::arrow:
        return BoardEditor::tr("The assembly hex %1 does not stand between two wall sections.").arg(name);
    case Kind::attackNumber:
        return BoardEditor::tr("The assembly hex %1 lacks an attack number.").arg(name);
    default:
        return {};
    }
}

QString ofWays(const boards::Draft& draft, const boards::Problem& problem) {
    return boards::hasShips(draft)
               ? BoardEditor::tr("Neither road nor ship leads to %n hex(es).", nullptr, problem.count)
               : BoardEditor::tr("No road leads to %n hex(es), and there are no ships.", nullptr,
                                 problem.count);
}

QString ofThieves(const boards::Draft& draft, const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    if (problem.kind == Kind::noPirate)
        return BoardEditor::tr(
            "The pirate stands nowhere yet. Choose Pieces, then Pirate, and tap its sea hex.");
    if (problem.kind == Kind::piratePlace)
        return BoardEditor::tr("The pirate does not stand on the sea.");
    if (problem.kind == Kind::noRobber)
        return problem.hexes.empty()
                   ? BoardEditor::tr(
                         "There is no desert: the robber waits beside the board until the first seven.")
                   : BoardEditor::tr("The robber stands nowhere yet. He belongs in the desert; else he comes "
                                     "with the first seven.");
    return problem.stops ? BoardEditor::tr("The robber does not stand on land.")
                         : BoardEditor::tr("The robber stands on %1, not in the desert.")
                               .arg(draftHexName(draft, problem.hexes.front()));
}

} // namespace

QString sentence(const boards::Draft& draft, const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    const QString terrain = text::terrainName(problem.terrain);
    const auto place = [&](std::size_t i) {
        return i < problem.hexes.size() ? draftHexName(draft, problem.hexes[i]) : QString();
    };
    switch (problem.kind) {
    case Kind::open:
        return BoardEditor::tr("%n hex(es) have no terrain yet.", nullptr, problem.count);
    case Kind::tooManyTiles:
        return BoardEditor::tr("%n too many: %1.", "%1 is a terrain", problem.count).arg(terrain);
    case Kind::tooFewTiles:
        return BoardEditor::tr("%n left over: %1.", "%1 is a terrain", problem.count).arg(terrain);
    case Kind::tooManyTokens:
        return BoardEditor::tr("%n token(s) with a %1 too many.", nullptr, problem.count).arg(problem.number);
    case Kind::tooFewTokens:
        return BoardEditor::tr("%n token(s) with a %1 left over.", nullptr, problem.count)
            .arg(problem.number);
    case Kind::noNumber:
        return BoardEditor::tr("%n hex(es) have no number and never yield.", nullptr, problem.count);
    case Kind::redNeighbours:
        return BoardEditor::tr("Red numbers lie side by side: %1 and %2.").arg(place(0), place(1));
    case Kind::openHarbours:
    case Kind::harbourPlace:
    case Kind::harboursTouch:
    case Kind::tooManyHarbours:
    case Kind::tooFewHarbours:
        return ofHarbours(draft, problem);
    case Kind::noRobber:
    case Kind::robberPlace:
    case Kind::noPirate:
    case Kind::piratePlace:
        return ofThieves(draft, problem);
    case Kind::unreachable:
        return ofWays(draft, problem);
    case Kind::markers:
        return BoardEditor::tr("%n one-point marker(s) lie on the board; %1 belong there.", nullptr,
                               problem.count)
            .arg(problem.number);
    case Kind::bag:
        return BoardEditor::tr("%n token(s) lie in the bag; %1 belong there.", nullptr, problem.count)
            .arg(problem.number);
    case Kind::sections:
    case Kind::assemblyHexes:
    case Kind::columnEmpty:
    case Kind::fortPlace:
    case Kind::arrow:
    case Kind::attackNumber:
        return ofWalls(problem);
    case Kind::noTile:
        return BoardEditor::tr(wordsOf(*problem.tile).missing);
    case Kind::tileTerrain:
        return BoardEditor::tr(wordsOf(*problem.tile).terrain).arg(terrain);
    case Kind::tileNumber:
        return BoardEditor::tr(wordsOf(*problem.tile).number);
    case Kind::tileShore:
        return BoardEditor::tr(wordsOf(*problem.tile).shore);
    case Kind::noStorm:
        return BoardEditor::tr("The storm has no starting place yet. Choose Storm and tap a sea hex.");
    case Kind::noHome:
        return draft.scenario == hex::Scenario::world
                   ? BoardEditor::tr(
                         "No hex belongs to Eurasia, where everyone begins. Choose Pieces, then Eurasia.")
                   : BoardEditor::tr("No hex belongs to the home island. Choose Pieces, then Home island.");
    case Kind::noGathering:
        return BoardEditor::tr(
            "Raiders need a desert on the home island. Choose Pieces, then Raiders gather.");
    case Kind::faces:
        return faceWords().missing;
    case Kind::noPlayers:
        return BoardEditor::tr("The board is made for other numbers of players. Choose Players.");
    case Kind::rules:
        return BoardEditor::tr("The rules refuse this board: %1").arg(text::setupRefusal(problem.refusal));
    }
    return {};
}

bool wasEntered(const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    return problem.kind == Kind::tooManyTiles || problem.kind == Kind::tooManyTokens ||
           problem.kind == Kind::redNeighbours || problem.kind == Kind::tooManyHarbours ||
           problem.kind == Kind::harboursTouch;
}

QString mendWord(const boards::Draft& draft, const boards::Mend& mend) {
    using Kind = boards::Mend::Kind;
    const QString terrain = text::terrainName(mend.terrain);
    switch (mend.kind) {
    case Kind::asBegun:
        return BoardEditor::tr("As on the starting board");
    case Kind::fill:
        return BoardEditor::tr("All that is left: %1", "%1 is a terrain").arg(terrain);
    case Kind::lay:
        return BoardEditor::tr("Lay the %1 there", "%1 is a number").arg(mend.number);
    case Kind::exchange:
        return BoardEditor::tr("Swap %1 and %2", "hexes whose numbers change places")
            .arg(draftHexName(draft, mend.one), draftHexName(draft, mend.other));
    case Kind::moveHarbour:
        return BoardEditor::tr("Move it to the coast");
    case Kind::removeHarbour:
        // There may be several of a kind.
        return BoardEditor::tr("Take away: %1 (%2)", "%1 is a harbour, %2 the hex where it lies")
            .arg(harbourName(mend.trade), draftHexName(draft, mend.one));
    case Kind::removeHarbours:
        return BoardEditor::tr("Take the last %n away: %1", "%1 is a harbour", mend.number)
            .arg(harbourName(mend.trade));
    case Kind::robberToDesert:
        return BoardEditor::tr("Put him in the desert");
    case Kind::robberAway:
        return BoardEditor::tr("Take him off the board");
    case Kind::pirateAway:
        return BoardEditor::tr("Take it off the board");
    case Kind::addSea:
        return BoardEditor::tr("Put sea between");
    case Kind::addAssembly:
        return BoardEditor::tr("Put them between the sections");
    case Kind::removeAssembly:
        return BoardEditor::tr("Make it a plain hex");
    case Kind::leadColumn:
        return BoardEditor::tr("Lead it to the coast");
    case Kind::placeFort:
        return BoardEditor::tr("Put it behind the wall");
    case Kind::makeHome:
        return draft.scenario == hex::Scenario::world
                   ? BoardEditor::tr("Make the largest land Eurasia")
                   : BoardEditor::tr("Make the largest island the home island");
    case Kind::gather:
        return BoardEditor::tr("Use the deserts of the home island");
    case Kind::anyPlayers:
        return BoardEditor::tr("Allow all numbers of players");
    case Kind::setTerrain:
        return BoardEditor::tr("Turn it into: %1", "%1 is a terrain").arg(terrain);
    }
    return {};
}

QString verdict(const boards::Draft& draft, const std::vector<int>& players,
                const std::vector<boards::Problem>& problems) {
    if (!players.empty())
        return BoardEditor::tr("Ready for %1 players.").arg(choiceOf(players));
    return problems.empty()
               ? BoardEditor::tr("Not ready for a game.")
               : BoardEditor::tr("Not ready for a game: %1").arg(sentence(draft, problems.front()));
}

} // namespace watchfire::editor
