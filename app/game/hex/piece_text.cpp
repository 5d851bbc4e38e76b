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
    switch (piece) {
    case hex::Piece::road:
        return PieceText::tr("Road");
    case hex::Piece::ship:
        return PieceText::tr("Ship");
    case hex::Piece::settlement:
        return PieceText::tr("Settlement");
    case hex::Piece::city:
        return PieceText::tr("City");
    case hex::Piece::wall:
        return PieceText::tr("Wall");
    default:
        return pieceOfARoom(piece, PieceSaying::title);
    }
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
