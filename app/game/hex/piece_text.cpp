// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/piece_text.h"

#include "app/hex/rooms.h"

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

QString pieceCost(hex::Piece piece) {
    switch (piece) {
    case hex::Piece::road:
        return PieceText::tr("wood and brick");
    case hex::Piece::ship:
        return PieceText::tr("wood and wool");
    case hex::Piece::settlement:
        return PieceText::tr("wood, brick, wool and grain");
    case hex::Piece::city:
        return PieceText::tr("3 ore and 2 grain");
    case hex::Piece::wall:
        return {};
    default:
        return pieceOfARoom(piece, PieceSaying::cost);
    }
}

QString logText(hex::Piece piece) {
    return QString::fromUtf8(hex::toString(piece).data());
}

} // namespace watchfire
