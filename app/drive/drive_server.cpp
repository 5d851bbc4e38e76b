// SPDX-License-Identifier: Apache-2.0
#include "app/drive/drive_server.h"

#include "app/drive/screen_audit.h"
#include "rules/core/json_text.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QImageReader>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLocalSocket>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QtGui/qtestsupport_gui.h>

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <utility>

// As qtestmouse.h declares it: the window system's entry for a mouse, like qt_handleTouchEvent.
Q_GUI_EXPORT void qt_handleMouseEvent(QWindow* window, const QPointF& local, const QPointF& global,
                                      Qt::MouseButtons state, Qt::MouseButton button, QEvent::Type type,
                                      Qt::KeyboardModifiers mods, int timestamp);

namespace watchfire::drive {

namespace {
constexpr int pollMs = 5;
constexpr int idleMs = 150;
constexpr int settleMs = 100;
constexpr int longestLine = 1 << 20;
constexpr std::size_t mostRequests = 1000; // read but not carried out yet
constexpr std::size_t mostTimes = 240;     // of frames: several seconds of motion
constexpr qint64 mostUnheard = 64 << 20;   // bytes of answers that nobody reads

/// The clock that a test on this machine reads too (CLOCK_MONOTONIC).
qint64 steadyNanoseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

nlohmann::ordered_json refused(const QString& why) {
    return {{"ok", false}, {"error", why.toStdString()}};
}

/// `more`: the fields after "ok".
nlohmann::ordered_json fine(const nlohmann::ordered_json& more = nlohmann::ordered_json::object()) {
    nlohmann::ordered_json answer{{"ok", true}};
    answer.update(more);
    return answer;
}

/// An answer that is ready. Built in place, because nlohmann-json 3.12 makes an optional of a Json in two
/// ways.
std::optional<nlohmann::ordered_json> now(nlohmann::ordered_json answer) {
    return std::optional<nlohmann::ordered_json>(std::in_place, std::move(answer));
}

/// One call operator for each alternative of a variant.
template <class... Calls> struct Cases : Calls... { using Calls::operator()...; };
template <class... Calls> Cases(Calls...) -> Cases<Calls...>;

bool shown(const QQuickItem& item) {
    return item.isVisible() && item.opacity() > 0 && item.width() > 0;
}

/// True if it is not scrolled out of its container.
bool inSight(const QQuickItem& item) {
    const QRectF whole(0, 0, item.width(), item.height());
    for (const QQuickItem* up = item.parentItem(); up != nullptr; up = up->parentItem()) {
        if (up->clip() && !item.mapRectToItem(up, whole).intersects(QRectF(0, 0, up->width(), up->height())))
            return false;
    }
    return true;
}

/// How much of the end of this list a veil hides (Fold.qml); 0 without one.
qreal veilOf(const QQuickItem& list) {
    const auto around = list.parentItem()->childItems();
    for (const QQuickItem* beside : around) {
        if (beside->property("list").value<QQuickItem*>() == &list)
            return beside->property("usual").toReal();
    }
    return 0;
}

/// The name of the innermost named item that contains this one, or its own.
QString nameAround(const QQuickItem& item) {
    for (const QQuickItem* up = &item; up != nullptr; up = up->parentItem()) {
        if (!up->objectName().isEmpty())
            return up->objectName();
    }
    return {};
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
bool isPipe(const QString& path) {
    struct stat there {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 && S_ISFIFO(there.st_mode);
}
/// A picture takes the place of a picture, of an empty file or of nothing; a pipe hands it on.
bool mayBecomePicture(const QString& path) {
    const QFileInfo there(path);
    return !there.exists() || isPipe(path) ||
           (there.isFile() && (there.size() == 0 || QImageReader::imageFormat(path) == "png"));
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
        m_times.push_back(steadyNanoseconds());
        if (m_times.size() > mostTimes)
            m_times.pop_front();
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
        socket->setReadBufferSize(longestLine + 1); // more bytes wait on the sender's side
        m_sockets.append(socket);
        m_sockets.removeAll(nullptr);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    }
}

void DriveServer::read(QLocalSocket& socket) {
    while (m_requests.size() < mostRequests && socket.canReadLine()) {
        const QByteArray line = socket.readLine(longestLine + 2).trimmed();
        if (line.isEmpty())
            continue;
        m_requests.push_back(
            {&socket, readRequest({line.constData(), static_cast<std::size_t>(line.size())})});
    }
    if (!socket.canReadLine() && socket.bytesAvailable() > longestLine) {
        reply(&socket, refused(QStringLiteral("a line has at most %1 bytes; good-bye").arg(longestLine)));
        socket.disconnectFromServer();
        return;
    }
    next();
}

void DriveServer::next() {
    // A request may run the event loop (a screenshot), which may come back here.
    if (m_busy)
        return;
    m_busy = true;
    while (!m_requests.empty() && !m_waiting) {
        const Asked asked = std::move(m_requests.front());
        m_requests.pop_front();
        if (const auto answer = carryOut(asked))
            reply(asked.from, *answer);
    }
    m_busy = false;
    // Reads data that was left while there was enough to do; its signal does not come again.
    for (const auto& socket : m_sockets) {
        if (m_requests.size() < mostRequests && !socket.isNull() && socket->canReadLine())
            QMetaObject::invokeMethod(
                this,
                [this, socket] {
                    if (!socket.isNull())
                        read(*socket);
                },
                Qt::QueuedConnection);
    }
}

void DriveServer::reply(const QPointer<QLocalSocket>& to, const Json& answer) {
    if (to.isNull())
        return;
    to->write(QByteArray::fromStdString(answer.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n');
    to->flush();
    if (to->bytesToWrite() > mostUnheard) // the client asks but never reads
        to->abort();
}

std::optional<DriveServer::Json> DriveServer::carryOut(const Asked& asked) {
    const auto* request = std::get_if<Request>(&asked.request);
    if (request == nullptr)
        return now(refused(QString::fromStdString(std::get<std::string>(asked.request))));
    using Answer = std::optional<Json>;
    return std::visit(
        Cases{
            [&](const request::Tap& what) -> Answer { return settled(asked, tap(what)); },
            [&](const request::Pointer& what) -> Answer { return settled(asked, point(what)); },
            [&](const request::Key& what) -> Answer { return settled(asked, key(what.key)); },
            [&](const request::Type& what) -> Answer { return settled(asked, type(what.text)); },
            [&](const request::Screenshot& what) -> Answer { return now(screenshot(what.path)); },
            [&](const request::Audit& what) -> Answer { return now(audited(what)); },
            [&](const request::Accessible&) -> Answer { return now(accessibleTree()); },
            [&](const request::Frames&) -> Answer {
                return now(fine({{"frames", m_frames},
                                 {"first", m_firstFrame},
                                 {"painted", m_changed ? 0 : m_paintedFrame},
                                 {"times", m_times}}));
            },
            [&](const request::State&) -> Answer { return now(state()); },
            [&](const request::Picture&) -> Answer { return now(fine(m_program.picture())); },
            [&](const request::Texts&) -> Answer { return now(texts()); },
            [&](const request::Find& what) -> Answer { return now(found(what.name)); },
            [&](const request::WaitFor& what) -> Answer {
                waitFor(asked, [this, what]() -> Answer {
                    QQuickItem* item = find(what.name);
                    if ((item != nullptr) != what.there)
                        return std::nullopt;
                    return now(item != nullptr ? fine(describe(*item)) : fine());
                });
                return std::nullopt;
            },
            [&](const request::WaitSaved&) -> Answer {
                waitFor(asked, [this]() -> Answer { return m_program.saved() ? now(fine()) : std::nullopt; });
                return std::nullopt;
            },
            [&](const request::WaitIdle&) -> Answer {
                waitFor(asked, [this, since = m_clock.elapsed()]() -> Answer {
                    const qint64 quietSince = std::max(since, m_lastFrame);
                    if (m_clock.elapsed() - quietSince < idleMs)
                        return std::nullopt;
                    return now(fine({{"frames", m_frames}}));
                });
                return std::nullopt;
            },
            [&](const request::Quit&) -> Answer {
                // Answers first, so that the client receives it.
                QTimer::singleShot(0, this, [this] { m_program.quit(); });
                return now(fine());
            },
        },
        request->what);
}

DriveServer::Json DriveServer::state() const {
    Json answer = fine(m_program.state());
    answer["saved"] = m_program.saved();
    answer["window"] = {{"width", m_window.width()}, {"height", m_window.height()}};
    answer["focus"] = focusName();
    answer["names"] = visibleNames();
    return answer;
}

DriveServer::Json DriveServer::texts() const {
    std::vector<Json> all;
    visit(*m_window.contentItem(), [&](QQuickItem& item) {
        const QString text = item.property("text").toString();
        if (item.inherits("QQuickText") && shown(item) && !text.isEmpty()) {
            // An unnamed or plainly named item is identified by what contains it.
            const QQuickItem* around = item.parentItem();
            Json entry = describe(item);
            entry["in"] = around != nullptr ? nameAround(*around).toStdString() : std::string();
            entry["in-sight"] = inSight(item);
            all.push_back(std::move(entry));
        }
        return true;
    });
    std::stable_sort(all.begin(), all.end(), [](const Json& a, const Json& b) {
        return a["y"].get<double>() < b["y"].get<double>();
    });
    return fine({{"texts", all}});
}

DriveServer::Json DriveServer::found(const std::string& name) const {
    QQuickItem* item = find(name);
    Json answer = fine({{"found", item != nullptr}});
    if (item != nullptr)
        answer.update(describe(*item));
    return answer;
}

std::optional<DriveServer::Json> DriveServer::settled(const Asked& asked, const Json& answer) {
    if (!flagIn(answer, "ok").value_or(false))
        return now(answer);
    // The result is laid out with the next frame; without a result there is no frame.
    const quint64 frames = m_frames;
    const qint64 since = m_clock.elapsed();
    waitFor(asked, [this, frames, since, answer]() -> std::optional<Json> {
        if (m_frames == frames && m_clock.elapsed() - since < settleMs)
            return std::nullopt;
        return now(answer);
    });
    return std::nullopt;
}

void DriveServer::waitFor(const Asked& asked, std::function<std::optional<Json>()> answer) {
    if (const auto given = answer()) {
        reply(asked.from, *given);
        return;
    }
    const auto& request = std::get<Request>(asked.request);
    QString what = QString::fromStdString(request.name);
    if (const auto* item = std::get_if<request::WaitFor>(&request.what))
        what += QLatin1Char(' ') + QString::fromStdString(item->name);
    m_waiting = Waiting{asked.from, std::move(answer), m_clock.elapsed() + request.patience, what};
    m_poll.start();
}

void DriveServer::pollWaiting() {
    if (!m_waiting)
        return;
    std::optional<Json> answer = m_waiting->answer();
    if (!answer && m_clock.elapsed() < m_waiting->until && !m_waiting->from.isNull())
        return;
    if (!answer)
        answer.emplace(refused(QStringLiteral("waited in vain: %1").arg(m_waiting->what)));
    const auto from = m_waiting->from;
    m_waiting.reset();
    m_poll.stop();
    reply(from, *answer);
    next();
}

std::variant<QPointF, QString> DriveServer::placeOf(const request::Tap& tap) const {
    QPointF at(tap.fx, tap.fy);
    if (tap.name) {
        const QString name = QString::fromStdString(*tap.name);
        QQuickItem* item = find(*tap.name);
        if (item == nullptr)
            return QStringLiteral("nothing visible is called \"%1\"").arg(name);
        if (!item->isEnabled())
            return QStringLiteral("\"%1\" is disabled").arg(name);
        bringIntoView(*item);
        at = item->mapToScene({item->width() * tap.fx, item->height() * tap.fy});
    }
    if (!QRectF(0, 0, m_window.width(), m_window.height()).contains(at))
        return QStringLiteral("outside the window");
    return at;
}

DriveServer::Json DriveServer::pointed(const request::Tap& where, const std::function<void(QPointF)>& act) {
    const auto place = placeOf(where);
    if (const auto* why = std::get_if<QString>(&place))
        return refused(*why);
    const QPointF at = std::get<QPointF>(place);
    // A script knows what it taps, so its taps may follow as fast as it likes (TapGuard).
    m_window.setProperty("scripted", !where.finger);
    act(at);
    m_window.setProperty("scripted", false);
    return fine({{"x", at.x()}, {"y", at.y()}});
}

DriveServer::Json DriveServer::tap(const request::Tap& tap) {
    using Phase = request::Pointer::Phase;
    return pointed(tap, [&](QPointF at) {
        if (!tap.touch) // a mouse comes from somewhere
            qt_handleMouseEvent(&m_window, at, m_window.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                                QEvent::MouseMove, Qt::NoModifier, m_mouseTime);
        send(at, tap.touch, Phase::down);
        send(at, tap.touch, Phase::up);
    });
}

DriveServer::Json DriveServer::point(const request::Pointer& pointer) {
    return pointed(pointer.at, [&](QPointF at) { send(at, pointer.at.touch, pointer.phase); });
}

void DriveServer::send(QPointF at, bool touch, request::Pointer::Phase phase) {
    using Phase = request::Pointer::Phase;
    const QPointF global = m_window.mapToGlobal(at);
    // Uses the window system's entries, which track which points and buttons are down, and since when.
    if (touch) {
        const auto state = phase == Phase::down   ? QEventPoint::Pressed
                           : phase == Phase::move ? QEventPoint::Updated
                                                  : QEventPoint::Released;
        qt_handleTouchEvent(&m_window, m_touchscreen.get(), {QEventPoint(0, state, at, global)},
                            Qt::NoModifier);
        return;
    }
    // Two taps in one place are two taps, however fast they follow, not a double click.
    const int pause =
        phase == Phase::down ? QGuiApplication::styleHints()->mouseDoubleClickInterval() + 1 : 0;
    m_mouseTime = std::max(static_cast<int>(m_clock.elapsed()), m_mouseTime + pause);
    const auto type = phase == Phase::down   ? QEvent::MouseButtonPress
                      : phase == Phase::move ? QEvent::MouseMove
                                             : QEvent::MouseButtonRelease;
    qt_handleMouseEvent(&m_window, at, global, phase == Phase::up ? Qt::NoButton : Qt::LeftButton,
                        phase == Phase::move ? Qt::NoButton : Qt::LeftButton, type, Qt::NoModifier,
                        m_mouseTime);
}

DriveServer::Json DriveServer::key(const std::string& name) {
    const QKeySequence sequence(QString::fromStdString(name));
    if (sequence.isEmpty())
        return refused(QStringLiteral("unknown key \"%1\"").arg(QString::fromStdString(name)));
    const QKeyCombination combination = sequence[0];
    QKeyEvent down(QEvent::KeyPress, combination.key(), combination.keyboardModifiers());
    QCoreApplication::sendEvent(&m_window, &down);
    QKeyEvent up(QEvent::KeyRelease, combination.key(), combination.keyboardModifiers());
    QCoreApplication::sendEvent(&m_window, &up);
    return fine({{"focus", focusName()}});
}

std::string DriveServer::focusName() const {
    const QQuickItem* focus = m_window.activeFocusItem();
    return focus != nullptr ? focus->objectName().toStdString() : std::string();
}

DriveServer::Json DriveServer::type(const std::string& text) {
    const QString characters = QString::fromStdString(text);
    for (const QChar c : characters) {
        const int code = c.isLetterOrNumber() || c == QLatin1Char(' ') ? c.toUpper().unicode() : 0;
        QKeyEvent down(QEvent::KeyPress, code, Qt::NoModifier, QString(c));
        QCoreApplication::sendEvent(&m_window, &down);
        QKeyEvent up(QEvent::KeyRelease, code, Qt::NoModifier, QString(c));
        QCoreApplication::sendEvent(&m_window, &up);
    }
    return fine();
}

DriveServer::Json DriveServer::screenshot(const std::string& file) {
    const QString path = QString::fromStdString(file);
    if (!mayBecomePicture(path))
        return refused(QStringLiteral("%1 exists and is no picture").arg(path));
    const QImage image = m_window.grabWindow();
    if (image.isNull() || !image.save(path, "PNG"))
        return refused(QStringLiteral("%1 cannot be written").arg(path));
    return fine({{"width", image.width()}, {"height", image.height()}});
}

DriveServer::Json DriveServer::audited(const request::Audit& asked) {
    AuditBounds bounds;
    bounds.mm = asked.mm.value_or(bounds.mm);
    bounds.target = asked.target.value_or(bounds.target);
    bounds.textHeight = asked.textHeight.value_or(bounds.textHeight);
    Json faults = Json::array();
    for (const QString& fault : audit(*m_window.contentItem(), m_window.grabWindow(), bounds))
        faults.push_back(fault.toStdString());
    Json heights = Json::object();
    const QMap<QString, qreal> capitals = afar(*m_window.contentItem(), bounds.mm);
    for (auto it = capitals.begin(); it != capitals.end(); ++it)
        heights[it.key().toStdString()] = it.value();
    return fine({{"faults", faults}, {"afar", heights}});
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
    return fine({{"controls", std::move(controls)}});
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

QQuickItem* DriveServer::find(const std::string& objectName) const {
    const QString name = QString::fromStdString(objectName);
    QQuickItem* found = nullptr;
    visit(*m_window.contentItem(), [&](QQuickItem& item) {
        // The last in drawing order is on top.
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
        const qreal veil = veilOf(*up);
        const qreal after =
            up->property("contentHeight").toReal() - up->property("contentY").toReal() - at.bottom();
        shift("contentY", at.top(), at.bottom(), up->height() - (after > veil ? veil : 0));
        shift("contentX", at.left(), at.right(), up->width());
    }
}

} // namespace watchfire::drive

#include "moc_drive_server.cpp"
