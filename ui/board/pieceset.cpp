#include "ui/board/pieceset.h"

#include <QPainter>
#include <QSvgRenderer>

namespace ui {
namespace {

constexpr int MostPictures = 72; // a resize passes through many sizes

QString resourceOf(chess::Piece piece) {
    static constexpr std::array<const char*, 6> Roles{
        "pawn", "knight", "bishop", "rook", "queen", "king"};
    return QStringLiteral(":/pieces/%1-%2.svg")
        .arg(
            QLatin1String(piece.color == chess::Color::White ? "white" : "black"),
            QLatin1String(Roles[static_cast<std::size_t>(indexOf(piece.role))])
        );
}

} // namespace

QPixmap PieceSet::picture(chess::Piece piece, int devicePixels, qreal devicePixelRatio) {
    const int key = devicePixels * 12 + indexOf(piece.role) * 2 + indexOf(piece.color);
    auto found = m_pictures.find(key);
    if (found == m_pictures.end()) {
        if (m_pictures.size() >= MostPictures) {
            m_pictures.clear();
        }
        QPixmap pixmap(devicePixels, devicePixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(resourceOf(piece)).render(&painter);
        painter.end();
        found = m_pictures.insert(key, pixmap);
    }
    QPixmap picture = *found;
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

} // namespace ui
