// SPDX-License-Identifier: Apache-2.0
// See board_rows.h.
#include "app/rows/board_rows.h"

namespace watchfire {

const QList<Role<HexRow>>& HexRow::roles() {
    static const QList<Role<HexRow>> table{
        role<&HexRow::place>("place"),
        role<&HexRow::cx>("cx"),
        role<&HexRow::cy>("cy"),
        role<&HexRow::terrain>("terrain"),
        role<&HexRow::number>("number"),
        role<&HexRow::ways>("ways"),
        role<&HexRow::label>("label"),
        role<&HexRow::kind>("kind"),
        role<&HexRow::leftNumber>("leftNumber"),
        role<&HexRow::rightNumber>("rightNumber"),
        role<&HexRow::leftX>("leftX"),
        role<&HexRow::leftY>("leftY"),
        role<&HexRow::rightX>("rightX"),
        role<&HexRow::rightY>("rightY"),
        role<&HexRow::riders>("riders"),
        role<&HexRow::numerals>("numerals"),
        role<&HexRow::blocked>("blocked"),
        role<&HexRow::robber>("robber"),
        role<&HexRow::pirate>("pirate"),
        role<&HexRow::raiders>("raiders"),
        role<&HexRow::flooded>("flooded"),
        role<&HexRow::undiscovered>("undiscovered"),
        role<&HexRow::name>("name"),
    };
    return table;
}

const QList<Role<HarbourRow>>& HarbourRow::roles() {
    static const QList<Role<HarbourRow>> table{
        role<&HarbourRow::place>("place"), role<&HarbourRow::x1>("x1"),       role<&HarbourRow::y1>("y1"),
        role<&HarbourRow::x2>("x2"),       role<&HarbourRow::y2>("y2"),       role<&HarbourRow::cx>("cx"),
        role<&HarbourRow::cy>("cy"),       role<&HarbourRow::trade>("trade"), role<&HarbourRow::shut>("shut"),
        role<&HarbourRow::name>("name"),
    };
    return table;
}

const QList<Role<BuildingRow>>& BuildingRow::roles() {
    static const QList<Role<BuildingRow>> table{
        role<&BuildingRow::place>("place"),   role<&BuildingRow::cx>("cx"),
        role<&BuildingRow::cy>("cy"),         role<&BuildingRow::piece>("piece"),
        role<&BuildingRow::player>("player"), role<&BuildingRow::colour>("colour"),
        role<&BuildingRow::symbol>("symbol"), role<&BuildingRow::fallen>("fallen"),
        role<&BuildingRow::name>("name"),     role<&BuildingRow::latest>("latest"),
    };
    return table;
}

const QList<Role<LineRow>>& LineRow::roles() {
    static const QList<Role<LineRow>> table{
        role<&LineRow::place>("place"),   role<&LineRow::x1>("x1"),         role<&LineRow::y1>("y1"),
        role<&LineRow::x2>("x2"),         role<&LineRow::y2>("y2"),         role<&LineRow::piece>("piece"),
        role<&LineRow::player>("player"), role<&LineRow::colour>("colour"), role<&LineRow::symbol>("symbol"),
        role<&LineRow::turned>("turned"), role<&LineRow::name>("name"),     role<&LineRow::latest>("latest"),
    };
    return table;
}

const QList<Role<BoardWallRow>>& BoardWallRow::roles() {
    static const QList<Role<BoardWallRow>> table{
        role<&BoardWallRow::wall>("wall"),     role<&BoardWallRow::x1>("x1"),
        role<&BoardWallRow::y1>("y1"),         role<&BoardWallRow::x2>("x2"),
        role<&BoardWallRow::y2>("y2"),         role<&BoardWallRow::fortX>("fortX"),
        role<&BoardWallRow::fortY>("fortY"),   role<&BoardWallRow::player>("player"),
        role<&BoardWallRow::colour>("colour"), role<&BoardWallRow::symbol>("symbol"),
        role<&BoardWallRow::level>("level"),   role<&BoardWallRow::riders>("riders"),
        role<&BoardWallRow::danger>("danger"), role<&BoardWallRow::name>("name"),
    };
    return table;
}

const QList<Role<MarkRow>>& MarkRow::roles() {
    static const QList<Role<MarkRow>> table{
        role<&MarkRow::kind>("kind"),     role<&MarkRow::place>("place"),   role<&MarkRow::cx>("cx"),
        role<&MarkRow::cy>("cy"),         role<&MarkRow::x1>("x1"),         role<&MarkRow::y1>("y1"),
        role<&MarkRow::x2>("x2"),         role<&MarkRow::y2>("y2"),         role<&MarkRow::path>("path"),
        role<&MarkRow::size>("size"),     role<&MarkRow::number>("number"), role<&MarkRow::piece>("piece"),
        role<&MarkRow::player>("player"), role<&MarkRow::colour>("colour"), role<&MarkRow::symbol>("symbol"),
        role<&MarkRow::name>("name"),
    };
    return table;
}

const QList<Role<PlaceRow>>& PlaceRow::roles() {
    static const QList<Role<PlaceRow>> table{
        role<&PlaceRow::kind>("kind"),
        role<&PlaceRow::place>("place"),
        role<&PlaceRow::cx>("cx"),
        role<&PlaceRow::cy>("cy"),
        role<&PlaceRow::x1>("x1"),
        role<&PlaceRow::y1>("y1"),
        role<&PlaceRow::x2>("x2"),
        role<&PlaceRow::y2>("y2"),
        role<&PlaceRow::label>("label"),
        role<&PlaceRow::forbidden>("forbidden"),
        role<&PlaceRow::why>("why"),
        role<&PlaceRow::note>("note"),
        role<&PlaceRow::candidate>("candidate"),
    };
    return table;
}

const QList<Role<LitRow>>& LitRow::roles() {
    static const QList<Role<LitRow>> table{
        role<&LitRow::kind>("kind"), role<&LitRow::place>("place"), role<&LitRow::cx>("cx"),
        role<&LitRow::cy>("cy"),     role<&LitRow::x1>("x1"),       role<&LitRow::y1>("y1"),
        role<&LitRow::x2>("x2"),     role<&LitRow::y2>("y2"),       role<&LitRow::tone>("tone"),
        role<&LitRow::act>("act"),
    };
    return table;
}

} // namespace watchfire
