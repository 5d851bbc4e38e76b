// SPDX-License-Identifier: Apache-2.0
#include "app/editor/brush_words.h"

#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"
#include "app/hex/room.h"
#include "rules/hex/scenario.h"

namespace watchfire::editor {

namespace {

using hex::Terrain;

/// What belongs to the robber, the pirate, riders and raiders.
QString whyNoPiece(const boards::Draft& draft, const QString& brush, hex::Axial at) {
    if (brush == QLatin1String("robber"))
        return BoardEditor::tr("The robber stands on land only.");
    if (brush == QLatin1String("pirate"))
        return BoardEditor::tr("The pirate stands on the sea only.");
    if (brush == QLatin1String("gathering") && !boards::mayGather(draft, at))
        return BoardEditor::tr("Raiders gather in deserts of the home island only.");
    if (brush == QLatin1String("section"))
        return BoardEditor::tr("There are at most %1 wall sections.").arg(hex::maxWalls);
    if (brush == QLatin1String("assembly"))
        return draft.board.assembly.size() >= hex::maxAssembly
                   ? BoardEditor::tr("There are at most %1 assembly hexes.").arg(hex::maxAssembly)
                   : BoardEditor::tr(
                         "Riders attack from this hex already; they gather between two such hexes.");
    if ((after(brush, "west-") || after(brush, "east-")) &&
        boards::findAt(draft, draft.board.assembly, at) == nullptr)
        return BoardEditor::tr("Attack numbers are printed on assembly hexes only.");
    return {};
}

} // namespace

QString hintFor(const QString& group, const QString& brush) {
    if (group == QLatin1String("bag"))
        return BoardEditor::tr("Each tap puts one more into the bag.");
    if (group == QLatin1String("players"))
        return BoardEditor::tr("How many can play on this board?");
    if (group == QLatin1String("cost"))
        return brush.isEmpty() ? BoardEditor::tr("Choose the level whose cost is printed on the wall piece.")
                               : BoardEditor::tr("Each tap on a resource puts one more card into the cost.");
    if (showsFaces(group) && brush.isEmpty())
        return faceWords().choose;
    if (brush.isEmpty())
        return BoardEditor::tr("Choose what to paint with.");
    if (turnOfFaces(brush))
        return faceWords().turn;
    if (const auto face = after(brush, "face-"))
        return faceWords().set.arg(*face);
    if (brush.endsWith(QLatin1String("founding")))
        return BoardEditor::tr(
            "Lit are the hexes at whose corners the first settlements may stand. Tap hexes, "
            "or draw over them.");
    if (brush == QLatin1String("split") || brush == QLatin1String("whole"))
        return BoardEditor::tr("Tap a hex at the map's edge whose other half is printed at the other edge.");
    if (brush == QLatin1String("terrain-sea"))
        return BoardEditor::tr("Tap hexes, or the places around the board, or draw over them.");
    const QStringList painted{QStringLiteral("terrain"), QStringLiteral("number"), QStringLiteral("home"),
                              QStringLiteral("abroad")};
    if (painted.contains(group) || painted.contains(brush))
        return BoardEditor::tr("Tap hexes, or draw over them with one finger.");
    if (group == QLatin1String("harbour"))
        return BoardEditor::tr("Tap the side on which the harbour lies.");
    if (brush == QLatin1String("section"))
        return BoardEditor::tr("Tap the hex before the wall; a second tap takes the section away.");
    if (brush == QLatin1String("assembly"))
        return BoardEditor::tr("Tap the hex where riders gather; a second tap makes it a plain one.");
    if (after(brush, "column-"))
        return BoardEditor::tr(
            "Tap the column's hexes, from the wall to the coast; a second tap takes one out.");
    if (after(brush, "fort-") || brush == QLatin1String("marker"))
        return BoardEditor::tr("Tap the corner.");
    if (group == QLatin1String("attack"))
        return BoardEditor::tr("Tap the assembly hex on which the number is printed.");
    if (const hex::BoardTile* tile = tileOf(group))
        return BoardEditor::tr(wordsOf(*tile).hint);
    return BoardEditor::tr("Tap the hex.");
}

QString whyNothing(const boards::Draft& draft, const QString& brush, hex::Axial at) {
    const auto* hex = boards::find(draft, at);
    if (hex == nullptr || brush.isEmpty())
        return {};
    const Terrain terrain = hex->terrain;
    const bool land = hex::isLand(terrain) && terrain != Terrain::steppe;
    if (const auto number = after(brush, "number-"); number && hex->number != number->toInt())
        return terrain == Terrain::desert ? BoardEditor::tr("No number lies in a desert.")
                                          : BoardEditor::tr("Numbers lie on land only.");
    if (brush == QLatin1String("remove"))
        return BoardEditor::tr("The last hex stays.");
    if (brush == QLatin1String("home") && !hex::isLand(terrain))
        return draft.scenario == hex::Scenario::world
                   ? BoardEditor::tr("Only land belongs to Eurasia.")
                   : BoardEditor::tr("Only land belongs to the home island.");
    if (brush == QLatin1String("founding") && !land)
        return BoardEditor::tr("Settlements are founded on land only.");
    if (brush == QLatin1String("no-founding"))
        return !land ? BoardEditor::tr("Settlements are founded on land only.")
               : boards::contains(draft, boards::foundingHexes(draft), at)
                   ? BoardEditor::tr("One hex at least stays open for founding.")
                   : QString();
    if (brush == QLatin1String("split") && !boards::isSplit(draft, at))
        return BoardEditor::tr(
            "Only the first and the last hex of a row can be printed half on either edge.");
    if (turnOfFaces(brush))
        return faceWords().none;
    for (const hex::BoardTile* tile : hex::boardTiles()) {
        const auto covered = tile->hexes(draft.board);
        const bool begins = !covered.empty() && boards::same(draft, covered.front(), at);
        if (brush == QLatin1String(wordsOf(*tile).brush) && !begins)
            return BoardEditor::tr(
                "The tile does not fit there: each of its hexes needs one of the board beneath it.");
    }
    return whyNoPiece(draft, brush, at);
}

} // namespace watchfire::editor
