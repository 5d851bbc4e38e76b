// SPDX-License-Identifier: Apache-2.0
#include "path_data.h"

#include <QByteArray>
#include <QPointF>

#include <cctype>

namespace watchfire::ui {
namespace {

/// Reads one path from its notation, command by command.
class PathReader {
public:
    explicit PathReader(std::string_view data) : m_data(data) {}

    QPainterPath read() {
        char command = 0;
        for (skip(); m_at < m_data.size(); skip()) {
            if (std::isalpha(static_cast<unsigned char>(m_data[m_at])) != 0)
                command = m_data[m_at++];
            else if (command == 'M' || command == 'm') // more points after a start are lines
                command = command == 'M' ? 'L' : 'l';
            const std::size_t before = m_at;
            carryOut(command);
            if (before == m_at && command != 'Z' && command != 'z')
                break; // a character that starts neither a command nor a number
        }
        return m_path;
    }

private:
    void skip() {
        while (m_at < m_data.size() && (m_data[m_at] == ' ' || m_data[m_at] == ','))
            ++m_at;
    }
    double number() {
        skip();
        const std::size_t start = m_at;
        bool dot = false;
        while (m_at < m_data.size()) {
            const char c = m_data[m_at];
            const bool sign = (c == '-' || c == '+') && m_at == start;
            if (!sign && std::isdigit(static_cast<unsigned char>(c)) == 0 && (c != '.' || dot))
                break;
            dot = dot || c == '.';
            ++m_at;
        }
        return QByteArray::fromRawData(m_data.data() + start, static_cast<qsizetype>(m_at - start))
            .toDouble();
    }
    QPointF point(QPointF from) {
        const double x = number();
        const double y = number();
        return from + QPointF(x, y);
    }
    void quad(QPointF control, QPointF end) {
        m_path.quadTo(control, end);
        m_control = control;
    }
    void carryOut(char command) {
        const bool relative = std::islower(static_cast<unsigned char>(command)) != 0;
        const QPointF here = m_path.currentPosition();
        const QPointF from = relative ? here : QPointF();
        switch (std::toupper(static_cast<unsigned char>(command))) {
        case 'M':
            m_path.moveTo(point(from));
            break;
        case 'L':
            m_path.lineTo(point(from));
            break;
        case 'H':
            m_path.lineTo(from.x() + number(), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), from.y() + number());
            break;
        case 'C': {
            const QPointF first = point(from);
            const QPointF second = point(from);
            m_path.cubicTo(first, second, point(from));
            break;
        }
        case 'Q': {
            const QPointF control = point(from);
            quad(control, point(from));
            break;
        }
        case 'T':
            quad(2 * here - m_control, point(from));
            break;
        case 'O': {
            const QPointF centre = point(from);
            const double radius = number();
            m_path.addEllipse(centre, radius, radius);
            break;
        }
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            Q_ASSERT_X(false, "pathFrom", "a letter that the path notation does not have");
        }
    }

    std::string_view m_data;
    std::size_t m_at = 0;
    QPainterPath m_path;
    QPointF m_control; ///< of the last Q or T, which a T mirrors
};

} // namespace

QPainterPath pathFrom(std::string_view data) {
    return PathReader(data).read();
}

} // namespace watchfire::ui
