// SPDX-License-Identifier: Apache-2.0
// See drive_server.h.
#include "app/drive/drive_server.h"

#include "app/drive/screen_audit.h"
#include "rules/log/replay.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLocalSocket>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTouchEvent>
#include <QtGui/qtestsupport_gui.h>

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <utility>

// As qtestmouse.h declares it: the window system's entry for a mouse, beside qt_handleTouchEvent.
Q_GUI_EXPORT void qt_handleMouseEvent(QWindow* window, const QPointF& local, const QPointF& global,
                                      Qt::MouseButtons state, Qt::MouseButton button, QEvent::Type type,
                                      Qt::KeyboardModifiers mods, int timestamp);

namespace watchfire::drive {

namespace {
constexpr int pollMs = 5;
constexpr int idleMs = 150;
constexpr int settleMs = 100;
constexpr int defaultPatienceMs = 15000;
constexpr int longestLine = 1 << 20;

/// The clock that a test on this machine reads too (CLOCK_MONOTONIC).
qint64 steadyNanoseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

nlohmann::ordered_json refused(const QString& why) {
    return {{"ok", false}, {"error", why.toStdString()}};
}

nlohmann::ordered_json fine() {
    return {{"ok", true}};
}

QString textOf(const nlohmann::ordered_json& command, const char* field) {
    const auto found = command.find(field);
    return found != command.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                        : QString();
}

bool shown(const QQuickItem& item) {
    return item.isVisible() && item.opacity() > 0 && item.width() > 0;
}

void visit(QQuickItem& item, const std::function<bool(QQuickItem&)>& see) {
    if (!item.isVisible() || item.opacity() <= 0)
        return;
    if (!see(item))
        return;
    const auto children = item.childItems();
    for (QQuickItem* child : children)
        visit(*child, see);
}
} // namespace

DriveServer::DriveServer(QQuickWindow& window, Program program, QObject* parent)
    : QObject(parent), m_window(window), m_program(std::move(program)) {
    m_clock.start();
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &DriveServer::accept);
    connect(&m_window, &QQuickWindow::frameSwapped, this, [this] {
        ++m_frames;
        m_lastFrame = m_clock.elapsed();
        if (m_firstFrame == 0)
            m_firstFrame = steadyNanoseconds();
        if (std::exchange(m_changed, false))
            m_paintedFrame = steadyNanoseconds();
    });
    m_poll.setInterval(pollMs);
    connect(&m_poll, &QTimer::timeout, this, &DriveServer::pollWaiting);
    m_touchscreen.reset(QTest::createTouchDevice());
}

DriveServer::~DriveServer() = default;

QString DriveServer::listen(const QString& path) {
    struct stat info {};
    if (::lstat(QFile::encodeName(path).constData(), &info) == 0) {
        if (!S_ISSOCK(info.st_mode))
            return QStringLiteral("%1 exists and is no socket").arg(path);
        QLocalServer::removeServer(path);
    }
    if (!m_server.listen(path))
        return m_server.errorString();
    return {};
}

void DriveServer::accept() {
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    }
}

void DriveServer::read(QLocalSocket& socket) {
    while (socket.canReadLine()) {
        const QByteArray line = socket.readLine(longestLine).trimmed();
        if (line.isEmpty())
            continue;
        auto command = parseLine(line.toStdString(), 1);
        m_requests.push_back({&socket, command ? std::move(*command) : Json()});
    }
    next();
}

void DriveServer::next() {
    // Carrying one out may run the event loop (a screenshot), and come back here.
    if (m_busy)
        return;
    m_busy = true;
    while (!m_requests.empty() && !m_waiting) {
        const Request request = std::move(m_requests.front());
        m_requests.pop_front();
        if (const auto answer = carryOut(request))
            reply(request.from, *answer);
    }
    m_busy = false;
}

void DriveServer::reply(const QPointer<QLocalSocket>& to, const Json& answer) {
    if (to.isNull())
        return;
    to->write(QByteArray::fromStdString(answer.dump()) + '\n');
    to->flush();
}

std::optional<DriveServer::Json> DriveServer::carryOut(const Request& request) {
    const Json& command = request.command;
    if (!command.is_object())
        return refused(QStringLiteral("not a JSON object"));
    const QString what = textOf(command, "do");
    if (what == QLatin1String("tap"))
        return settled(request, tap(command, false));
    if (what == QLatin1String("touch"))
        return settled(request, tap(command, true));
    if (what == QLatin1String("key"))
        return settled(request, key(command));
    if (what == QLatin1String("type"))
        return settled(request, type(command));
    if (what == QLatin1String("screenshot"))
        return screenshot(command);
    if (what == QLatin1String("audit"))
        return audited(command);
    if (what == QLatin1String("accessible"))
        return accessibleTree();
    if (what == QLatin1String("frames"))
        return Json{{"ok", true},
                    {"frames", m_frames},
                    {"first", m_firstFrame},
                    {"painted", m_changed ? 0 : m_paintedFrame}};
    if (what == QLatin1String("state")) {
        Json answer = fine();
        answer.update(m_program.state());
        answer["saved"] = m_program.saved();
        answer["window"] = {{"width", m_window.width()}, {"height", m_window.height()}};
        answer["focus"] = focusName();
        answer["names"] = visibleNames();
        return answer;
    }
    if (what == QLatin1String("find")) {
        QQuickItem* item = find(textOf(command, "name"));
        Json answer = fine();
        answer["found"] = item != nullptr;
        if (item != nullptr)
            answer.update(describe(*item));
        return answer;
    }
    if (what == QLatin1String("wait-for") || what == QLatin1String("wait-gone")) {
        const QString name = textOf(command, "name");
        const bool there = what == QLatin1String("wait-for");
        waitFor(request, QStringLiteral("%1 %2").arg(what, name),
                [this, name, there]() -> std::optional<Json> {
                    QQuickItem* item = find(name);
                    if ((item != nullptr) != there)
                        return std::nullopt;
                    Json answer = fine();
                    if (item != nullptr)
                        answer.update(describe(*item));
                    return answer;
                });
        return std::nullopt;
    }
    if (what == QLatin1String("wait-saved")) {
        waitFor(request, what, [this]() -> std::optional<Json> {
            return m_program.saved() ? std::optional(fine()) : std::nullopt;
        });
        return std::nullopt;
    }
    if (what == QLatin1String("wait-idle")) {
        const qint64 since = m_clock.elapsed();
        waitFor(request, what, [this, since]() -> std::optional<Json> {
            const qint64 quietSince = std::max(since, m_lastFrame);
            if (m_clock.elapsed() - quietSince < idleMs)
                return std::nullopt;
            return Json{{"ok", true}, {"frames", m_frames}};
        });
        return std::nullopt;
    }
    if (what == QLatin1String("quit")) {
        // Answered first: the asker should hear it.
        QTimer::singleShot(0, this, [this] { m_program.quit(); });
        return fine();
    }
    return refused(QStringLiteral("unknown command \"%1\"").arg(what));
}

std::optional<DriveServer::Json> DriveServer::settled(const Request& request, const Json& answer) {
    if (!answer.value("ok", false))
        return answer;
    // What came of it is laid out with the next frame; where nothing came of it there is none.
    const quint64 frames = m_frames;
    const qint64 since = m_clock.elapsed();
    waitFor(request, QStringLiteral("a frame"), [this, frames, since, answer]() -> std::optional<Json> {
        if (m_frames == frames && m_clock.elapsed() - since < settleMs)
            return std::nullopt;
        return answer;
    });
    return std::nullopt;
}

void DriveServer::waitFor(const Request& request, const QString& what,
                          std::function<std::optional<Json>()> answer) {
    if (const auto now = answer()) {
        reply(request.from, *now);
        return;
    }
    const auto timeout = request.command.find("timeout");
    const int patience = timeout != request.command.end() && timeout->is_number_integer()
                             ? timeout->get<int>()
                             : defaultPatienceMs;
    m_waiting = Waiting{request.from, std::move(answer), m_clock.elapsed() + patience, what};
    m_poll.start();
}

void DriveServer::pollWaiting() {
    if (!m_waiting)
        return;
    std::optional<Json> answer = m_waiting->answer();
    if (!answer && m_clock.elapsed() < m_waiting->until && !m_waiting->from.isNull())
        return;
    if (!answer)
        answer = refused(QStringLiteral("waited in vain: %1").arg(m_waiting->what));
    const auto from = m_waiting->from;
    m_waiting.reset();
    m_poll.stop();
    reply(from, *answer);
    next();
}

DriveServer::Json DriveServer::tap(const Json& command, bool touch) {
    QPointF at;
    if (const QString name = textOf(command, "name"); !name.isEmpty()) {
        QQuickItem* item = find(name);
        if (item == nullptr)
            return refused(QStringLiteral("nothing visible is called \"%1\"").arg(name));
        if (!item->isEnabled())
            return refused(QStringLiteral("\"%1\" is disabled").arg(name));
        bringIntoView(*item);
        // x and y, from 0 to 1, aim within the item.
        const double fx = command.value("fx", 0.5);
        const double fy = command.value("fy", 0.5);
        at = item->mapToScene({item->width() * fx, item->height() * fy});
    } else if (command.contains("x") && command.contains("y") && command["x"].is_number() &&
               command["y"].is_number()) {
        at = {command["x"].get<double>(), command["y"].get<double>()};
    } else {
        return refused(QStringLiteral("a tap needs \"name\", or \"x\" and \"y\""));
    }
    if (!QRectF(0, 0, m_window.width(), m_window.height()).contains(at))
        return refused(QStringLiteral("outside the window"));
    press(at, touch);
    Json answer = fine();
    answer["x"] = at.x();
    answer["y"] = at.y();
    return answer;
}

void DriveServer::press(QPointF at, bool touch) {
    const QPointF global = m_window.mapToGlobal(at);
    // Through the window system's entries, which keep count of the points and buttons that are down and of
    // when.
    if (touch) {
        for (const auto state : {QEventPoint::Pressed, QEventPoint::Released}) {
            qt_handleTouchEvent(&m_window, m_touchscreen.get(), {QEventPoint(0, state, at, global)},
                                Qt::NoModifier);
        }
        return;
    }
    // Two taps in one place are two taps, however fast they follow, and no double click.
    m_mouseTime = std::max(static_cast<int>(m_clock.elapsed()),
                           m_mouseTime + QGuiApplication::styleHints()->mouseDoubleClickInterval() + 1);
    qt_handleMouseEvent(&m_window, at, global, Qt::NoButton, Qt::NoButton, QEvent::MouseMove, Qt::NoModifier,
                        m_mouseTime);
    qt_handleMouseEvent(&m_window, at, global, Qt::LeftButton, Qt::LeftButton, QEvent::MouseButtonPress,
                        Qt::NoModifier, m_mouseTime);
    qt_handleMouseEvent(&m_window, at, global, Qt::NoButton, Qt::LeftButton, QEvent::MouseButtonRelease,
                        Qt::NoModifier, m_mouseTime);
}

DriveServer::Json DriveServer::key(const Json& command) {
    const QKeySequence sequence(textOf(command, "key"));
    if (sequence.isEmpty())
        return refused(QStringLiteral("unknown key \"%1\"").arg(textOf(command, "key")));
    const QKeyCombination combination = sequence[0];
    QKeyEvent down(QEvent::KeyPress, combination.key(), combination.keyboardModifiers());
    QCoreApplication::sendEvent(&m_window, &down);
    QKeyEvent up(QEvent::KeyRelease, combination.key(), combination.keyboardModifiers());
    QCoreApplication::sendEvent(&m_window, &up);
    Json answer = fine();
    answer["focus"] = focusName();
    return answer;
}

std::string DriveServer::focusName() const {
    const QQuickItem* focus = m_window.activeFocusItem();
    return focus != nullptr ? focus->objectName().toStdString() : std::string();
}

DriveServer::Json DriveServer::type(const Json& command) {
    for (const QChar c : textOf(command, "text")) {
        const int code = c.isLetterOrNumber() || c == QLatin1Char(' ') ? c.toUpper().unicode() : 0;
        QKeyEvent down(QEvent::KeyPress, code, Qt::NoModifier, QString(c));
        QCoreApplication::sendEvent(&m_window, &down);
        QKeyEvent up(QEvent::KeyRelease, code, Qt::NoModifier, QString(c));
        QCoreApplication::sendEvent(&m_window, &up);
    }
    return fine();
}

DriveServer::Json DriveServer::screenshot(const Json& command) {
    const QString path = textOf(command, "path");
    if (path.isEmpty())
        return refused(QStringLiteral("a screenshot needs \"path\""));
    const QImage image = m_window.grabWindow();
    if (image.isNull() || !image.save(path, "PNG"))
        return refused(QStringLiteral("%1 cannot be written").arg(path));
    Json answer = fine();
    answer["width"] = image.width();
    answer["height"] = image.height();
    return answer;
}

DriveServer::Json DriveServer::audited(const Json& command) {
    AuditBounds bounds;
    bounds.mm = command.value("mm", bounds.mm);
    bounds.target = command.value("target", bounds.target);
    bounds.textHeight = command.value("text", bounds.textHeight);
    Json answer = fine();
    answer["faults"] = Json::array();
    for (const QString& fault : audit(*m_window.contentItem(), m_window.grabWindow(), bounds))
        answer["faults"].push_back(fault.toStdString());
    return answer;
}

DriveServer::Json DriveServer::accessibleTree() {
    Json controls = Json::array();
    const std::function<void(QAccessibleInterface*)> visitTree = [&](QAccessibleInterface* node) {
        if (node == nullptr || !node->isValid() || node->state().invisible)
            return;
        const auto state = node->state();
        Json entry{{"object",
                    node->object() != nullptr ? node->object()->objectName().toStdString() : std::string()},
                   {"role", static_cast<int>(node->role())},
                   {"name", node->text(QAccessible::Name).toStdString()},
                   {"focusable", static_cast<bool>(state.focusable)},
                   {"disabled", static_cast<bool>(state.disabled)}};
        entry["actions"] = Json::array();
        if (auto* actions = node->actionInterface()) {
            for (const QString& action : actions->actionNames())
                entry["actions"].push_back(action.toStdString());
        }
        const QRect at = node->rect();
        entry["at"] = {at.x(), at.y(), at.width(), at.height()};
        controls.push_back(std::move(entry));
        for (int i = 0; i < node->childCount(); ++i)
            visitTree(node->child(i));
    };
    QAccessible::setActive(true);
    visitTree(QAccessible::queryAccessibleInterface(&m_window));
    Json answer = fine();
    answer["controls"] = std::move(controls);
    return answer;
}

DriveServer::Json DriveServer::describe(QQuickItem& item) const {
    const QRectF at = item.mapRectToScene({0, 0, item.width(), item.height()});
    Json answer{{"name", item.objectName().toStdString()},
                {"x", at.x()},
                {"y", at.y()},
                {"width", at.width()},
                {"height", at.height()},
                {"enabled", item.isEnabled()},
                {"target", item.inherits("QQuickAbstractButton")}};
    if (const QVariant text = item.property("text"); text.typeId() == QMetaType::QString)
        answer["text"] = text.toString().toStdString();
    return answer;
}

DriveServer::Json DriveServer::visibleNames() const {
    Json names = Json::array();
    visit(*m_window.contentItem(), [&](QQuickItem& item) {
        if (!item.objectName().isEmpty() && shown(item))
            names.push_back(describe(item));
        return true;
    });
    return names;
}

QQuickItem* DriveServer::find(const QString& name) const {
    QQuickItem* found = nullptr;
    visit(*m_window.contentItem(), [&](QQuickItem& item) {
        // The last in drawing order lies on top.
        if (item.objectName() == name && shown(item))
            found = &item;
        return true;
    });
    return found;
}

void DriveServer::bringIntoView(QQuickItem& item) {
    for (QQuickItem* up = item.parentItem(); up != nullptr; up = up->parentItem()) {
        if (!up->inherits("QQuickFlickable"))
            continue;
        const QRectF at = item.mapRectToItem(up, {0, 0, item.width(), item.height()});
        const auto shift = [&](const char* position, qreal from, qreal to, qreal size) {
            const qreal now = up->property(position).toReal();
            if (from < 0)
                up->setProperty(position, now + from);
            else if (to > size)
                up->setProperty(position, now + std::min(to - size, from));
        };
        shift("contentY", at.top(), at.bottom(), up->height());
        shift("contentX", at.left(), at.right(), up->width());
    }
}

} // namespace watchfire::drive
