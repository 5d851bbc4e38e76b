// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/piece_text.h"

#include "app/hex/rooms.h"
#include "rules/hex/prices.h"

#include <QCoreApplication>

namespace watchfire {

namespace {
struct PieceText {
    Q_DECLARE_TR_FUNCTIONS(PieceText)
};
} // namespace

QString pieceTitle(hex::Piece piece) {
    return wordsFor(piece, PieceSaying::title,
                    {.settlement = PieceText::tr("Settlement"),
                     .city = PieceText::tr("City"),
                     .road = PieceText::tr("Road"),
                     .ship = PieceText::tr("Ship"),
                     .wall = PieceText::tr("Wall")});
}

std::vector<hex::Resource> pieceCost(hex::Piece piece) {
    const auto price = hex::priceOf(piece);
    return {price.begin(), price.end()};
}

QStringList signsOf(const std::vector<hex::Resource>& resources) {
    QStringList signs;
    for (const hex::Resource resource : resources)
        signs.append(QString::fromUtf8(hex::toString(resource).data()));
    return signs;
}

QString logText(hex::Piece piece) {
    return QString::fromUtf8(hex::toString(piece).data());
}

} // namespace watchfire
