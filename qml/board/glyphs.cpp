// SPDX-License-Identifier: Apache-2.0
// The shapes are written in a 24 by 24 box: "f" starts a filled shape, "s" a stroked one (width 2.2,
// round ends); then its path as in path_data.h.
#include "glyphs.h"

#include "path_data.h"

#include <QHash>
#include <QPainter>
#include <QRectF>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace watchfire::ui {
namespace {

struct Source {
    std::string_view name;
    std::string_view path;
};

constexpr double Box = 24;
constexpr double Pen = 2.2;

constexpr std::array Sources{
    // Players' symbols.
    Source{"sym-square", "f M4 4 L20 4 L20 20 L4 20 Z"},
    Source{"sym-circle", "f O12 12 9"},
    Source{"sym-triangle", "f M12 2.5 L22 20.5 L2 20.5 Z"},
    Source{"sym-diamond", "f M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z"},
    Source{"sym-hexagon", "f M12 2 L20.7 7 L20.7 17 L12 22 L3.3 17 L3.3 7 Z"},
    Source{"sym-star", "f M12 1.5 L15 8.6 L22.6 9.2 L16.8 14.2 L18.6 21.7 L12 17.6 L5.4 21.7 L7.2 14.2 L1.4 "
                       "9.2 L9 8.6 Z"},
    Source{"sym-shield", "f M3.5 3 L20.5 3 L20.5 11 C20.5 17 17 20.5 12 23 C7 20.5 3.5 17 3.5 11 Z"},
    Source{"sym-ring", "s O12 12 8"},
    // Faces of a die, without its body.
    Source{"die-1", "f O12 12 2.4"},
    Source{"die-2", "f O6.4 6.4 2.4 O17.6 17.6 2.4"},
    Source{"die-3", "f O6 6 2.4 O12 12 2.4 O18 18 2.4"},
    Source{"die-4", "f O6.4 6.4 2.4 O17.6 6.4 2.4 O6.4 17.6 2.4 O17.6 17.6 2.4"},
    Source{"die-5", "f O6 6 2.4 O18 6 2.4 O12 12 2.4 O6 18 2.4 O18 18 2.4"},
    Source{"die-6", "f O6.6 5.4 2.4 O6.6 12 2.4 O6.6 18.6 2.4 O17.4 5.4 2.4 O17.4 12 2.4 O17.4 18.6 2.4"},
    // Terrains and resources.
    Source{"forest", "f M12 2 L18 10 L15 10 L20 17 L13.4 17 L13.4 22 L10.6 22 L10.6 17 L4 17 L9 10 L6 10 Z"},
    Source{"hills",
           "f M2 14 L11 14 L11 20 L2 20 Z M13 14 L22 14 L22 20 L13 20 Z M7.5 6 L16.5 6 L16.5 12 L7.5 "
           "12 Z"},
    Source{"pasture", "f M5 9 C5 5 9 4.5 11 5.5 C13 4 17 5 17.6 8 C20 7 22.5 9 21.5 11.5 C21 13 19.5 13 18.6 "
                      "12.6 C18.4 15 16 16.5 14.5 16 L14.5 20 L12.5 20 L12.5 16.2 L8.5 16.2 L8.5 20 L6.5 20 "
                      "L6.5 15.6 C3 15 2.5 10.5 5 9 Z"},
    Source{"fields",
           "f M11 22 L11 13 L13 13 L13 22 Z M12 1.5 C14.4 4 14.4 6 12 8.4 C9.6 6 9.6 4 12 1.5 Z M11 13 "
           "C7 13 5.5 11 5.2 7.4 C9 7.6 11 9.4 11 13 Z M13 13 C17 13 18.5 11 18.8 7.4 C15 7.6 13 9.4 "
           "13 13 Z M11 18.6 C7 18.6 5.5 16.6 5.2 13 C9 13.2 11 15 11 18.6 Z M13 18.6 C17 18.6 18.5 "
           "16.6 18.8 13 C15 13.2 13 15 13 18.6 Z"},
    Source{"mountains", "f M1 20 L9 5 L13 12 L16 8 L23 20 Z"},
    Source{"desert", "f O17 6.5 3 M1 20 C5 12 9 12 12 16 C14.5 12.5 18.5 12.5 23 20 Z"},
    Source{"gold",
           "f M8 5 L16 5 L18 11 L6 11 Z M3 13 L10.6 13 L12 20 L1 20 Z M13.4 13 L21 13 L23 20 L12 20 Z"},
    Source{"sea",
           "s M2 9 C5 5.5 8 5.5 11 9 C14 12.5 17 12.5 22 8 M2 16 C5 12.5 8 12.5 11 16 C14 19.5 17 19.5 "
           "22 15"},
    Source{"steppe", "f M12 3 L22 20 L14.6 20 L12 14 L9.4 20 L2 20 Z"},
    Source{"volcano",
           "f M1 21 L8.2 10 L10.4 12.2 L12.2 10.6 L14 12.2 L15.8 10 L23 21 Z s M9.6 7 C7.8 4.6 10.6 "
           "3.6 11.6 1.8 M14.6 7 C13 5 15.6 4 16.4 2.4"},
    Source{"jungle",
           "f M10.8 22 C11.4 18 11.4 14 11 10.6 L13 10.4 C13.8 14 13.8 18 13.4 22 Z M12 10.6 C9 6.4 5 "
           "6.4 1.6 9.6 C5 9 8.6 9.6 12 11.4 Z M12 10.6 C15 6.4 19 6.4 22.4 9.6 C19 9 15.4 9.6 12 "
           "11.4 Z M12 10.8 C11 6 7.6 3 4 2.6 C7.4 4.6 9.4 7.4 11 11 Z M12 10.8 C13 6 16.4 3 20 2.6 "
           "C16.6 4.6 14.6 7.4 13 11 Z M11.6 10.8 C8 11 5.4 13.4 4.6 17 C6.4 14.4 8.8 12.6 12 12 Z "
           "M12.4 10.8 C16 11 18.6 13.4 19.4 17 C17.6 14.4 15.2 12.6 12 12 Z"},
    Source{"wood", "f M12 2 L18 10 L15 10 L20 17 L13.4 17 L13.4 22 L10.6 22 L10.6 17 L4 17 L9 10 L6 10 Z"},
    Source{"brick",
           "f M2 14 L11 14 L11 20 L2 20 Z M13 14 L22 14 L22 20 L13 20 Z M7.5 6 L16.5 6 L16.5 12 L7.5 "
           "12 Z"},
    Source{"wool",
           "f M5 9 C5 5 9 4.5 11 5.5 C13 4 17 5 17.6 8 C20 7 22.5 9 21.5 11.5 C21 13 19.5 13 18.6 12.6 "
           "C18.4 15 16 16.5 14.5 16 L14.5 20 L12.5 20 L12.5 16.2 L8.5 16.2 L8.5 20 L6.5 20 L6.5 15.6 "
           "C3 15 2.5 10.5 5 9 Z"},
    Source{"grain",
           "f M11 22 L11 13 L13 13 L13 22 Z M12 1.5 C14.4 4 14.4 6 12 8.4 C9.6 6 9.6 4 12 1.5 Z M11 13 "
           "C7 13 5.5 11 5.2 7.4 C9 7.6 11 9.4 11 13 Z M13 13 C17 13 18.5 11 18.8 7.4 C15 7.6 13 9.4 13 "
           "13 Z M11 18.6 C7 18.6 5.5 16.6 5.2 13 C9 13.2 11 15 11 18.6 Z M13 18.6 C17 18.6 18.5 16.6 "
           "18.8 13 C15 13.2 13 15 13 18.6 Z"},
    Source{"ore", "f M1 20 L9 5 L13 12 L16 8 L23 20 Z"},
    Source{"any", "s M8 9 C8 3 16 3 16 8.6 C16 12 12 11.6 12 15.4 f O12 20 1.7"},
    // Pieces.
    Source{"settlement", "f M4 21 L4 11 L12 4 L20 11 L20 21 Z"},
    Source{"city", "f M2 21 L2 12 L12 12 L12 8 L17 2.5 L22 8 L22 21 Z"},
    Source{"road", "f M3 16.4 L19.4 5 L22 8.6 L5.6 20 Z"},
    Source{"ship",
           "f M12.8 2 C18 5 20 9 20 14 L12.8 14 Z M10.8 5 L10.8 14 L5 14 C6 10.4 8 7.4 10.8 5 Z M2 16 L22 "
           "16 C21 19.4 18.6 21.4 16 21.4 L8 21.4 C5.4 21.4 3 19.4 2 16 Z"},
    Source{"wall", "f M3 21 L3 6 L7 6 L7 9 L10 9 L10 6 L14 6 L14 9 L17 9 L17 6 L21 6 L21 21 Z"},
    Source{"tower-piece",
           "f M5 22 L7 11 L4 11 L4 3 L8 3 L8 6 L10 6 L10 3 L14 3 L14 6 L16 6 L16 3 L20 3 L20 11 L17 "
           "11 L19 22 Z"},
    Source{"rider",
           "f M7 22 C6.6 17 9 15 10.6 12.6 C8.6 13.4 6.6 14.6 4.8 15 L3 12.2 C5.4 10 7 5.4 11.6 4 L13 1.6 "
           "L15 4.2 C20 6 21.6 12 20.6 22 Z"},
    Source{"knight", "f M12 1.5 L21 4.6 C21.2 12 18.6 18.6 12 22.6 C5.4 18.6 2.8 12 3 4.6 Z"},
    Source{"pirate", "f M4 2 L6.4 2 L6.4 22 L4 22 Z M7.6 3 L22 3 L18.6 8 L22 13 L7.6 13 Z"},
    Source{"robber",
           "f O12 6.4 4.4 M9 10.4 L15 10.4 C17 13 18 16 18.4 19 L20 19 L20 22.4 L4 22.4 L4 19 L5.6 19 C6 "
           "16 7 13 9 10.4 Z"},
    Source{"raider",
           "f M5 15 C5 8 8.4 5.6 12 5.6 C15.6 5.6 19 8 19 15 L19 17.8 L14 17.8 L14 22 L10 22 L10 17.8 "
           "L5 17.8 Z M5.4 12.4 C2 10.6 0.8 6.6 1.8 1.6 C3.4 5 5.4 6.4 9 6.6 Z M18.6 12.4 C22 10.6 "
           "23.2 6.6 22.2 1.6 C20.6 5 18.6 6.4 15 6.6 Z"},
    Source{"storm",
           "s M12 6.2 C8.6 6.2 6.2 8.6 6.2 12 C6.2 15.4 8.6 17.8 12 17.8 C15.4 17.8 17.8 15.4 17.8 12 C17.8 "
           "8.6 15.4 6.2 12 6.2 Z f O12 12 2 M9.4 8.2 C11 3.6 16 0.8 21.6 2.4 C17.6 3.4 16.6 5.4 17.6 9.4 Z "
           "M14.6 15.8 C13 20.4 8 23.2 2.4 21.6 C6.4 20.6 7.4 18.6 6.4 14.6 Z"},
    Source{"heading", "s O12 12 9.4 f M12 4 L17 15 L12 12.6 L7 15 Z"},
    Source{"bridge",
           "f M2 6.4 L22 6.4 L22 10 L2 10 Z M2 14 L22 14 L22 17.6 L2 17.6 Z M5 10 L7.4 10 L7.4 14 L5 14 "
           "Z M16.6 10 L19 10 L19 14 L16.6 14 Z"},
    Source{"flood",
           "s M2 6 C5 2.5 8 2.5 11 6 C14 9.5 17 9.5 22 5 M2 13 C5 9.5 8 9.5 11 13 C14 16.5 17 16.5 22 12 "
           "M2 20 C5 16.5 8 16.5 11 20 C14 23.5 17 23.5 22 19"},
    Source{"ebb", "s M12 2 L12 11 M7.6 7 L12 11.4 L16.4 7 M2 19 C5 15.5 8 15.5 11 19 C14 22.5 17 22.5 22 18"},
    Source{"token", "s O12 12 9.4 M9 9.4 C9 5.6 15 5.6 15 9.2 C15 11.6 12 11.4 12 14.2 f O12 17.4 1.4"},
    Source{"marker",
           "s M12 1.8 L15 8.4 L22.2 9.2 L16.8 14 L18.4 21.2 L12 17.4 L5.6 21.2 L7.2 14 L1.8 9.2 L9 8.4 Z "
           "M10.8 11 L12.4 10 L12.4 15"},
    Source{"repair",
           "s M3 12 L7 12 M10 12 L14 12 M17 12 L21 12 M12 3 L12 6 M12 18 L12 21 M6 5 L7.6 6.8 M18 5 L16.4 "
           "6.8 M6 19 L7.6 17.2 M18 19 L16.4 17.2"},
    Source{"eruption",
           "f M12 1 L14.2 7.4 L20.4 4.2 L17 10.2 L23.4 12.6 L17 14.8 L20 21 L14 17.6 L12 23.4 L9.8 17.4 "
           "L3.6 20.6 L7 14.4 L0.6 12 L7 9.6 L4 3.6 L10 7 Z"},
    Source{"fallen", "f M3 20 L3 4 L13 4 L20 12 L13 20 Z"},
    Source{"turned", "f M9.8 2 L14.2 2 L14.2 22 L9.8 22 Z s M2 12 L6 12 M18 12 L22 12"},
    Source{"chip", "s O12 12 9 M7.6 12 L16.4 12"},
    Source{"card", "s M6 3 L18 3 L18 21 L6 21 Z M10 8 L14 8"},
    Source{"bag",
           "f M8 2 L16 2 L14.4 6 C19 9 21.4 13 21.4 17 C21.4 21 18 22 12 22 C6 22 2.6 21 2.6 17 C2.6 13 5 9 "
           "9.6 6 Z"},
    // Black Powder: soldiers by the log's names.
    Source{"spearman", "s M3.6 20.4 L16.4 7.6 f M22.4 1.6 L20.6 9.2 L14.8 3.4 Z"},
    Source{"archer",
           "s M6.4 2.4 C18.4 5 18.4 19 6.4 21.6 M6.4 2.4 L6.4 21.6 M2 12 L17 12 f M23 12 L16.6 8.6 L16.6 "
           "15.4 Z"},
    Source{"horseman",
           "f M7 22 C6.6 17 9 15 10.6 12.6 C8.6 13.4 6.6 14.6 4.8 15 L3 12.2 C5.4 10 7 5.4 11.6 4 L13 1.6 "
           "L15 4.2 C20 6 21.6 12 20.6 22 Z"},
    Source{"warrior-monk",
           "f O9 6 4.2 M1.6 22 C1.6 14.6 4.4 11.8 9 11.8 C13.6 11.8 16 14.6 16 22 Z s M20.4 2.4 L20.4 "
           "21.6 M17.6 6 L23 6"},
    Source{"bomber", "f O10.4 14.4 8 s M15.6 8 L17.6 6 C18.6 3 20.4 3 22 4.6"},
    Source{"flamethrower",
           "f M12.6 1 C13 6.4 20 9.6 20 15.4 C20 20 16.4 23 12 23 C7.6 23 4 20 4 15.4 C4 12.4 5.6 10 7 "
           "7.6 C8 9.6 8.8 10.8 10 11.6 C11 8 11 4.6 12.6 1 Z M12.2 13 C11.4 15.4 9 16.4 9 18.6 C9 20.4 "
           "10.4 21.2 12 21.2 C13.6 21.2 15 20.4 15 18.6 C15 16.4 13 15.4 12.2 13 Z"},
    Source{"crossbowman",
           "s M12 5 L12 22 M2 11 C5 4.4 19 4.4 22 11 M2 11 L12 14.6 L22 11 f M12 1 L15 6.4 L9 6.4 Z"},
    Source{"tank", "f M1.6 15.4 C1.6 8 6 4.4 12 4.4 C18 4.4 22.4 8 22.4 15.4 Z M6 9.6 L6 12 L10 12 L10 9.6 Z "
                   "M14 9.6 L14 "
                   "12 L18 12 L18 9.6 Z O6.8 19.4 3 O17.2 19.4 3"},
    // Its machines and models.
    Source{"ballista",
           "s M12 3 L12 16.4 M3 11 C5.4 4.6 18.6 4.6 21 11 M3 11 L12 13.4 L21 11 M5.6 22 L12 16 L18.4 22 f "
           "M12 0.6 L15 5.4 L9 5.4 Z"},
    Source{
        "cannon",
        "f M2.4 6.6 L18.6 1.6 L21.8 8.4 L6 14.6 C2.6 15.4 0.4 8.4 2.4 6.6 Z f O9.6 17.6 5.4 O9.6 17.6 2.2"},
    Source{"rocket-launcher",
           "f M12 0.8 C15.4 3.6 16.6 7.6 16.6 11 L16.6 17 L7.4 17 L7.4 11 C7.4 7.6 8.6 3.6 12 0.8 Z "
           "O12 8.6 2 M6 12 L6 17 L2.6 19.4 L2.6 16 Z M18 12 L18 17 L21.4 19.4 L21.4 16 Z s M9 20 L9 "
           "22.4 M12 20 L12 23 M15 20 L15 22.4"},
    Source{"ram", "f M0.6 12 L5 8.6 L21.6 8.6 L21.6 15.4 L5 15.4 Z f O7.6 20 2.8 f O17.8 20 2.8 s M4.4 5.4 "
                  "L13 1.8 L21.6 "
                  "5.4"},
    Source{"trebuchet",
           "s M5 22 L12 9 L19 22 M7.6 17.4 L16.4 17.4 M4.4 14 L20 3.6 f O20.4 3.6 2.6 f M1 12.4 L7.4 12.4 "
           "L7.4 18.4 L1 18.4 Z"},
    Source{"ladders",
           "s M7 1.6 L7 22.4 M17 1.6 L17 22.4 M7 5.6 L17 5.6 M7 10 L17 10 M7 14.4 L17 14.4 M7 18.8 L17 "
           "18.8"},
    Source{"leader", "f M2 7 L7.6 11 L12 3.6 L16.4 11 L22 7 L20 20 L4 20 Z"},
    Source{"text", "s M4 5 L20 5 M4 10 L20 10 M4 15 L20 15 M4 20 L13 20"},
    // What lies on its board.
    Source{"wound", "f M12 1.4 C15.6 7 19.4 11 19.4 15.4 C19.4 19.8 16.2 22.6 12 22.6 C7.8 22.6 4.6 19.8 4.6 "
                    "15.4 C4.6 11 "
                    "8.4 7 12 1.4 Z"},
    Source{"snake-token",
           "s M18 5.6 C17 1.6 7 1.8 7 6.6 C7 11.4 17.4 11.8 17.4 16.6 C17.4 22 8 22.4 5 18.8 f O18.6 6.4 "
           "2.4"},
    Source{"barricade", "s M3 5 L11 20 M11 5 L3 20 M13 5 L21 20 M21 5 L13 20 M1.6 12.5 L22.4 12.5"},
    Source{"shame", "s O12 12 9.4 f O8.6 9.6 1.5 O15.4 9.6 1.5 s M7.6 17 C9.4 14.2 14.6 14.2 16.4 17"},
    Source{
        "lethality",
        "f M12 1.6 C6 1.6 2.6 5.6 2.6 10.6 C2.6 14 4.4 16.2 7 17.4 L7 22 L17 22 L17 17.4 C19.6 16.2 21.4 14 "
        "21.4 10.6 C21.4 5.6 18 1.6 12 1.6 Z O8.2 10.6 2.4 O15.8 10.6 2.4 M12 13.4 L13.6 16.6 L10.4 16.6 "
        "Z"},
    Source{"honor",
           "f O12 8.6 7 O12 8.6 3.2 M6.4 15.4 L4.4 23 L9 21 L11.2 23.2 L11.6 17 Z M17.6 15.4 L19.6 23 L15 21 "
           "L12.8 23.2 L12.4 17 Z"},
    Source{"power", "s M3 3 L17.6 17.6 M13.6 20.4 L20.4 13.6 M21 3 L6.4 17.6 M10.4 20.4 L3.6 13.6"},
    Source{"deck", "s M8 2 L20 2 L20 17 M4 6 L16 6 L16 22 L4 22 Z"},
    Source{
        "campfire",
        "f M12 1 C12.6 5 18 7.4 18 12 C18 15 15.4 16.6 12 16.6 C8.6 16.6 6 15 6 12 C6 8.6 11 6 12 1 Z s M3 "
        "18 L21 22 M21 18 L3 22"},
    // Actions and messages.
    Source{"build",
           "f M3 6.4 L8 2.6 L17 4.4 L20 7 L16 10 L13.6 7.8 L11.8 9.6 L21.6 18.8 L18.6 22 L9.2 12.4 L7 14 "
           "L2.6 9.8 L4.6 8 Z"},
    Source{"undo", "s M8.4 4 L3 9.4 L8.4 14.8 M3.4 9.4 L14 9.4 C23 9.4 22.6 20 13.4 20 L9 20"},
    Source{"redo", "s M15.6 4 L21 9.4 L15.6 14.8 M20.6 9.4 L10 9.4 C1 9.4 1.4 20 10.6 20 L15 20"},
    Source{"history", "s O12 12 9.4 M12 6.4 L12 12.4 L16.4 15"},
    Source{
        "chart",
        "f M3 12 L7.4 12 L7.4 21 L3 21 Z M9.8 4 L14.2 4 L14.2 21 L9.8 21 Z M16.6 9 L21 9 L21 21 L16.6 21 Z"},
    Source{"menu", "s M3 6 L21 6 M3 12 L21 12 M3 18 L21 18"},
    Source{"check", "s M4 13 L9.6 18.6 L20.4 6"},
    Source{"question", "s M7.4 8.6 C7.4 1.8 16.6 1.8 16.6 8 C16.6 12 12 12 12 15.6 f O12 20.4 1.8"},
    Source{"close", "s M5 5 L19 19 M19 5 L5 19"},
    Source{"next", "s M9 4 L17 12 L9 20"},
    Source{"back", "s M15 4 L7 12 L15 20"},
    Source{"end-turn", "s M4 5 L11 12 L4 19 M12.4 5 L19.4 12 L12.4 19"},
    Source{"dice",
           "s M5 3 L19 3 Q21 3 21 5 L21 19 Q21 21 19 21 L5 21 Q3 21 3 19 L3 5 Q3 3 5 3 Z f O8 8 1.8 O16 16 "
           "1.8 O12 12 1.8"},
    Source{"tower", "f M4 2 L20 2 L18 8 L18 17 L22 22 L2 22 L6 17 L6 8 Z"},
    Source{"warning",
           "f M12 2 L23 21.4 L1 21.4 Z M10.9 9 L11.2 15.4 L12.8 15.4 L13.1 9 Z M12 16.8 L10.8 18 L12 19.2 "
           "L13.2 18 Z"},
    Source{"discard", "s M4 6 L12 4 L14 17 L6 19 Z M17 5 L17 14 M13.6 17.6 L17 21 L20.6 17.6"},
    Source{"collect", "s M5 11 L5 20 L19 20 L19 11 M12 3 L12 14 M7.6 10 L12 14.4 L16.4 10"},
    Source{"steal", "s M3 5 L10 5 L10 15 L3 15 Z M14 10 L21 10 M17.6 6 L21.6 10 L17.6 14"},
    Source{"blocked", "s O12 12 9 M5.8 5.8 L18.2 18.2"},
    Source{"crown", "f M2 7 L7.6 11 L12 3.6 L16.4 11 L22 7 L20 20 L4 20 Z"},
    Source{"begin", "f M6 3 L21 12 L6 21 Z"},
    Source{"move", "s M3 12 L20 12 M14.6 6 L20.6 12 L14.6 18"},
    Source{"fit", "s M3 9 L3 3 L9 3 M15 3 L21 3 L21 9 M21 15 L21 21 L15 21 M9 21 L3 21 L3 15"},
    Source{"sun",
           "f O12 12 4.6 s M12 1.6 L12 3.6 M12 20.4 L12 22.4 M1.6 12 L3.6 12 M20.4 12 L22.4 12 M4.6 4.6 L6 6 "
           "M18 18 L19.4 19.4 M4.6 19.4 L6 18 M18 6 L19.4 4.6"},
    Source{"moon", "f M15 2 C8 2.6 5 8 5.6 13 C6.4 19 12 23 18.6 21 C12 19 9 9 15 2 Z"},
    Source{"snow", "s M12 2 L12 22 M3.3 7 L20.7 17 M3.3 17 L20.7 7 M9.4 3.4 L12 6 L14.6 3.4 M9.4 20.6 L12 18 "
                   "L14.6 20.6"},
    Source{"leaf", "f M5.6 18.4 C1.6 9.4 8.6 3 21 3 C21 15.4 14.6 22.4 5.6 18.4 Z s M2.4 21.6 L8 16"},
    Source{"blossom", "f O12 6.2 3.2 O17.6 10.2 3.2 O15.4 16.8 3.2 O8.6 16.8 3.2 O6.4 10.2 3.2 O12 12 2.6"},
    Source{"settings", "s M3 7 L11 7 M17 7 L21 7 M3 17 L7 17 M13 17 L21 17 O14 7 2.8 O10 17 2.8"},
    Source{"people",
           "f O8 8 4 O17 9 3.2 M1 20 C1 14.6 4 13 8 13 C12 13 15 14.6 15 20 Z M16.6 20 C16.8 17 16 15 "
           "14.8 13.8 C19 12.8 23 14.6 23 20 Z"},
    Source{"link",
           "s M10 14 L14 10 M8.4 11 L5 14.4 C1 18.4 5.6 23 9.6 19 L13 15.6 M11 8.4 L14.4 5 C18.4 1 23 5.6 "
           "19 9.6 L15.6 13"},
    Source{"turn-panel",
           "s M3 9 L15 9 L15 21 L3 21 Z M11 3.6 C17 3.6 20.4 7 20.4 13 M17 10 L20.4 13.6 L23.4 9.8"},
    Source{"unlink",
           "s M8.4 11 L5 14.4 C1 18.4 5.6 23 9.6 19 L12 16.6 M12 7.4 L14.4 5 C18.4 1 23 5.6 19 9.6 L16.6 "
           "12 M4 4 L20 20"},
    Source{"correct",
           "f M3 21 L4.6 15.6 L15.8 4.4 L19.6 8.2 L8.4 19.4 Z M17 3.2 L18.2 2 C19.2 1.2 22.8 4.8 22 5.8 "
           "L20.8 7 Z"},
    Source{"save",
           "s M5 3 L17 3 L21 7 L21 21 L3 21 L3 3 Z M7.6 3.4 L7.6 9 L15 9 L15 3.4 M7.6 21 L7.6 14 L16.4 14 "
           "L16.4 21"},
    Source{"breach",
           "f M2 21 L2 6 L6 6 L6 9 L9 9 L11 13 L8.6 16 L11 21 Z M22 21 L22 6 L18 6 L18 9 L15.4 9 L14 13 "
           "L16.6 16.4 L14 21 Z"},
    Source{"road-long", "f M2 16 L9 6 L12 8.2 L5 18.2 Z M10 18 L19 9.6 L21.6 12.4 L12.6 20.8 Z"},
    Source{"plus", "s M12 4 L12 20 M4 12 L20 12"},
    Source{"minus", "s M4 12 L20 12"},
    Source{"hand",
           "f M8 22 L4 14 C3 12 5.4 10.6 6.6 12.4 L8.4 15 L8.4 4.4 C8.4 2.4 11.2 2.4 11.2 4.4 L11.2 10 L19 "
           "12 C21 12.6 21.4 14 21 16 L19.6 22 Z"},
    Source{"shift", "s M12 3 L4 12 L8.6 12 L8.6 20 L15.4 20 L15.4 12 L20 12 Z"},
    Source{"speaker",
           "f M2 8.6 L6.4 8.6 L12.4 3.4 L12.4 20.6 L6.4 15.4 L2 15.4 Z s M15.6 8.4 C17.6 10.4 17.6 13.6 "
           "15.6 15.6 M18.4 5.2 C22.4 8.8 22.4 15.2 18.4 18.8"},
    Source{"erase", "s M9 5 L22 5 L22 19 L9 19 L2 12 Z M12 9 L18 15 M18 9 L12 15"},
    Source{"swap", "s M12 3 L12 21 f M9 6 L9 18 L2 18 Z M15 6 L15 18 L22 18 Z"},
    Source{"bin",
           "s M3 6.4 L21 6.4 M9 6 L9 2.6 L15 2.6 L15 6 M5.4 6.8 L6.6 21.4 L17.4 21.4 L18.6 6.8 M10 10.4 "
           "L10 17.6 M14 10.4 L14 17.6"},
};

struct Part {
    QPainterPath path;
    bool stroked = false;
};

std::vector<Part> parse(std::string_view text) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at < text.size();) {
        const bool stroked = text[at] == 's';
        const std::size_t end = std::min(text.find_first_of("fs", at + 1), text.size());
        parts.push_back({pathFrom(text.substr(at + 1, end - at - 1)), stroked});
        at = end;
    }
    return parts;
}

/// A known glyph's parts, read from its notation once: a board draws some hundred of them at a time.
const std::vector<Part>* partsOf(const QString& name) {
    static const QHash<QString, std::vector<Part>> all = [] {
        QHash<QString, std::vector<Part>> table;
        for (const Source& source : Sources)
            table.insert(QString::fromUtf8(source.name.data(), static_cast<qsizetype>(source.name.size())),
                         parse(source.path));
        return table;
    }();
    const auto found = all.constFind(name);
    return found == all.constEnd() ? nullptr : &*found;
}

QTransform into(const QRectF& box) {
    const double scale = std::min(box.width(), box.height()) / Box;
    return QTransform::fromTranslate(box.center().x() - scale * Box / 2, box.center().y() - scale * Box / 2)
        .scale(scale, scale);
}

} // namespace

void drawGlyph(QPainter& painter, const QString& name, const QRectF& box, const QColor& color) {
    static const std::vector<Part> unknown = parse("s O12 12 8");
    const std::vector<Part>* const known = partsOf(name);
    painter.save();
    painter.setTransform(into(box), true);
    for (const Part& part : known ? *known : unknown) {
        if (part.stroked) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, Pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
        }
        painter.drawPath(part.path);
    }
    painter.restore();
}

QPainterPath glyphOutline(const QString& name, const QRectF& box) {
    QPainterPath whole;
    if (const std::vector<Part>* const parts = partsOf(name))
        for (const Part& part : *parts)
            whole.addPath(part.path);
    return into(box).map(whole);
}

bool hasGlyph(const QString& name) {
    return partsOf(name) != nullptr;
}

} // namespace watchfire::ui
