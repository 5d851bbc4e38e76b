// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/hall_desk.h"

#include "app/logging/categories.h"
#include "app/mirror/parts.h"
#include "app/mirror/public_view.h"
#include "app/mirror/result.h"
#include "devices/tower_link.h"
#include "rules/core/json_text.h"
#include "rules/log/replay.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <utility>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

constexpr int eventVersion = 1;
/// Results of the evening, also of one that ends after midnight.
constexpr int remembered = 24 * 60 * 60;
constexpr std::chrono::minutes forgetAfter{1};

std::string secondsAgo(const std::string& now, int seconds) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(now), Qt::ISODateWithMs);
    return time.addSecs(-seconds).toUTC().toString(Qt::ISODateWithMs).toStdString();
}

int commandsIn(const Json& view) {
    const auto story = view.find("story");
    return story == view.end() || story->empty() ? 0 : story->front().value("number", 0);
}

} // namespace

HallModel::Lack readFields(const HallModel::Fields& fields, HallPlace& place) {
    const QUrl address(QStringLiteral("mqtt://") + fields.address, QUrl::StrictMode);
    if (!address.isValid() || address.host().isEmpty() || !address.path().isEmpty() ||
        !address.userInfo().isEmpty() || address.port() == 0)
        return HallModel::Lack::address;
    place.server.host = address.host();
    place.server.port = static_cast<quint16>(address.port(fields.encrypted ? encryptedPort : usualPort));
    place.server.encrypted = fields.encrypted;
    place.server.user = fields.user;
    place.server.password = fields.password;
    place.hall = fields.hall;
    place.table = fields.table;
    if (const auto wrong = wrongPlaceName(fields.hall))
        return *wrong == WrongName::sign ? HallModel::Lack::hallSign : HallModel::Lack::hall;
    if (const auto wrong = wrongPlaceName(fields.table))
        return *wrong == WrongName::sign ? HallModel::Lack::tableSign : HallModel::Lack::table;
    return HallModel::Lack::none;
}

HallModel::Fields fieldsOf(const HallPlace& place) {
    HallModel::Fields fields;
    const Server& server = place.server;
    const bool usual = server.port == (server.encrypted ? encryptedPort : usualPort);
    const QString host =
        server.host.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(server.host) : server.host;
    fields.address =
        host.isEmpty() || usual ? host : QStringLiteral("%1:%2").arg(host, QString::number(server.port));
    fields.encrypted = server.encrypted;
    fields.user = server.user;
    fields.password = server.password;
    fields.hall = place.hall;
    fields.table = place.table;
    return fields;
}

Json toJson(const HallModel::Fields& fields) {
    return {{"address", fields.address.toStdString()},   {"hall", fields.hall.toStdString()},
            {"table", fields.table.toStdString()},       {"user", fields.user.toStdString()},
            {"password", fields.password.toStdString()}, {"encrypted", fields.encrypted}};
}

std::optional<HallModel::Fields> fieldsFromJson(const Json& json) {
    constexpr qsizetype longestField = 300; // nobody types more; a host's name has at most 253 characters
    HallModel::Fields fields;
    if (!json.is_object() || !json.contains("encrypted") || !json["encrypted"].is_boolean())
        return std::nullopt;
    fields.encrypted = json["encrypted"].get<bool>();
    for (const auto& [name, text] : {std::pair{"address", &fields.address},
                                     {"hall", &fields.hall},
                                     {"table", &fields.table},
                                     {"user", &fields.user},
                                     {"password", &fields.password}}) {
        const auto found = json.find(name);
        if (found == json.end() || !found->is_string())
            return std::nullopt;
        *text = QString::fromStdString(found->get<std::string>());
        if (text->size() > longestField)
            return std::nullopt;
    }
    return fields;
}

HallDesk::HallDesk(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    m_forget.setInterval(forgetAfter);
    connect(&m_forget, &QTimer::timeout, this, &HallDesk::forgetOld);
    connect(&m_parts.model, &HallModel::turnOnAsked, this, &HallDesk::turnOn);
    connect(&m_parts.model, &HallModel::turnOffAsked, this, &HallDesk::turnOff);
    connect(&m_parts.model, &HallModel::fieldsChanged, this, [this] { keepPlace(false); });
    connect(&m_parts.snapshots, &Snapshots::made, this, &HallDesk::made);
    connect(&m_parts.journal, &journal::Journal::gameLoaded, this, &HallDesk::looked);
    connect(
        &m_client, &Client::connectedChanged, this,
        [this](bool connected) {
            if (!m_place)
                return;
            qCInfo(logging::helper) << (connected ? "the hall's broker is there"
                                                  : "the hall's broker is gone");
            m_parts.model.showOn(connected);
        },
        Qt::QueuedConnection);
    connect(
        &m_client, &Client::trouble, this,
        [this](const QString& why) {
            if (m_place)
                m_parts.model.showTrouble(why);
        },
        Qt::QueuedConnection);
}

HallDesk::~HallDesk() {
    m_client.close();
}

void HallDesk::give(const HallPlace& place) {
    m_given = place;
    m_parts.model.showFields(fieldsOf(place), true);
    begin(place);
}

void HallDesk::load(const journal::JournalContents& contents) {
    const auto& settings = contents.settings;
    const auto json = [&settings](const char* key) {
        const auto kept = settings.find(key);
        return kept == settings.end() ? Result<Json>(Json()) : parseLine(kept->second, 1);
    };
    bool changed = false; // the journal has other results
    if (const auto kept = json(resultsSetting)) {
        Json results = wholeResults(*kept);
        // What ended before the journal was read comes after what it holds.
        for (const Json& result : m_results)
            results = withResult(std::move(results), result);
        m_results = std::move(results);
        changed = endBy(m_results, m_parts.now());
        forgetBefore(m_results, secondsAgo(m_parts.now(), remembered));
    }
    if (const auto kept = json(shownSetting); kept && kept->is_array()) {
        std::vector<std::string> shown;
        for (const Json& each : *kept) {
            const auto game = each.is_string() ? each.get<std::string>() : std::string();
            if (!game.empty() && std::find(m_shown.begin(), m_shown.end(), game) == m_shown.end())
                shown.push_back(game);
        }
        m_shown.insert(m_shown.begin(), shown.begin(), shown.end());
    }
    const bool again = std::exchange(m_loaded, true);
    if (again || changed) // a backup does not know them all
        m_parts.keep(resultsSetting, oneLine(m_results).toStdString());
    if (!m_given)
        loadPlace(json(placeSetting), again);
    if (!m_place)
        return;
    publishResults();
    lookAtUnsure(contents);
}

/// The first time the journal says where this table is. Later it says so of the table whose backup was
/// restored, which may be in the hall as well; that fills in only what was never entered here.
void HallDesk::loadPlace(const Result<Json>& kept, bool again) {
    const auto fields = kept ? fieldsFromJson(*kept) : std::nullopt;
    const bool own = m_place || m_parts.model.fields() != HallModel::Fields();
    if (fields && !own)
        m_parts.model.showFields(*fields, false);
    if (again || own) {
        keepPlace(m_place.has_value());
        return;
    }
    HallPlace place;
    if (fields && flagIn(*kept, "on").value_or(false) && readFields(*fields, place) == HallModel::Lack::none)
        begin(place);
}

/// Games whose result the journal does not hold for certain.
void HallDesk::lookAtUnsure(const journal::JournalContents& contents) {
    std::vector<std::string> there;
    for (const journal::GameRecord& game : contents.games) {
        if (game.commands > journal::mostStored)
            continue;
        const Json* result = resultOfGame(game.id);
        const bool shown = std::find(m_shown.begin(), m_shown.end(), game.id) != m_shown.end();
        if (shown)
            there.push_back(game.id);
        if (shown || (result != nullptr && result->value("revision", game.commands) != game.commands))
            lookInto(game.id);
    }
    // Others were deleted.
    std::erase_if(m_shown, [&](const std::string& game) {
        return std::find(there.begin(), there.end(), game) == there.end();
    });
}

void HallDesk::lookInto(const std::string& game) {
    m_looking.insert(game);
    m_parts.journal.loadGame(game);
}

void HallDesk::looked(const journal::GameLog& log) {
    if (m_looking.erase(log.game.id) == 0 || !m_place)
        return;
    const bool open = m_parts.desk.open() && m_parts.desk.gameId() == log.game.id;
    if (open && m_parts.desk.revision() != static_cast<int>(log.commands.size()))
        return; // it goes on, and its snapshots say how

    constexpr int mostLate = 5; // a stranger's backup may have hundreds, and each holds the screen up
    if (m_late == mostLate)
        return;
    const QDeadlineTimer until(m_parts.patience);
    const auto view = m_parts.snapshots.ofEnd(log, until);
    if (!view && until.hasExpired()) { // it may be over: what is known of it stays
        ++m_late;
        return;
    }
    decide(log.game.id, view ? resultOf(*view, m_place->table) : std::nullopt);
    if (!open && std::erase(m_shown, log.game.id) > 0)
        keepShown();
}

void HallDesk::turnOn() {
    HallPlace place;
    const auto lack = readFields(m_parts.model.fields(), place);
    if (lack != HallModel::Lack::none) {
        m_parts.model.showLack(lack);
        return;
    }
    begin(place);
    keepPlace(true);
}

void HallDesk::begin(const HallPlace& place) {
    if (m_place) // what waits for the old place must not go to the new one
        m_client.close();
    m_place = place;
    m_forget.start();
    m_told = {};
    m_parts.model.showOn(false);
    qCInfo(logging::helper).noquote() << "the table" << place.table << "is shown in the hall" << place.hall;
    m_client.open(place.server, place.topic("alive"));
    if (m_loaded) // an empty list would take away what the hall has
        publishResults();
    m_parts.snapshots.want(this, true);
}

void HallDesk::turnOff() {
    if (!m_place)
        return;
    // Whoever comes later shall not see a table that is not there.
    m_client.clear(m_place->topic("view"));
    m_client.close();
    m_place.reset();
    m_forget.stop();
    m_parts.snapshots.want(this, false);
    m_parts.model.showOff();
    keepPlace(false);
}

void HallDesk::keepPlace(bool on) {
    if (m_given)
        return;
    Json json = toJson(m_parts.model.fields()); // also what is not whole yet
    json["on"] = on;
    m_parts.keep(placeSetting, oneLine(json).toStdString());
}

void HallDesk::made(const Json& snapshot) {
    if (!m_place)
        return;
    Json view = snapshot;
    view["table"] = m_place->table.toStdString();
    const QByteArray topic = m_place->topic("view");
    const QByteArray text = oneLine(view);
    m_serial = nextSerial(m_serial);
    QList<Part> texts = partsOf(topic, text, m_serial);
    texts.append({topic, text});
    m_client.publishLatest(texts);
    forgetOld();
    const Told before = m_told;
    tellEvent(view);
    tellResult(view, before);
    noteShown(view);
}

/// Before a game ends the journal knows that the hall wants its result.
void HallDesk::noteShown(const Json& view) {
    const auto game = view.value("game", std::string());
    // Left in the moment in which it ended, perhaps.
    for (const std::string& other : m_shown) {
        if (other != game && !m_looking.contains(other))
            lookInto(other);
    }
    const bool there = std::find(m_shown.begin(), m_shown.end(), game) != m_shown.end();
    const bool wanted = !game.empty() && !view.value("practice", false) && resultOfGame(game) == nullptr;
    if (there == wanted || game.empty())
        return;
    if (wanted)
        m_shown.push_back(game);
    else
        std::erase(m_shown, game);
    keepShown();
}

void HallDesk::keepShown() {
    m_parts.keep(shownSetting, Json(m_shown).dump());
}

const Json* HallDesk::resultOfGame(const std::string& game) const {
    for (const Json& result : m_results) {
        if (result.value("game", std::string()) == game)
            return &result;
    }
    return nullptr;
}

/// For lights and the like: a new command, or what the lamp shows once the table has read of it. Not what was
/// undone, and not what was there before.
void HallDesk::tellEvent(const Json& view) {
    Told now;
    now.game = view.value("game", std::string());
    now.revision = view.value("revision", 0);
    now.commands = commandsIn(view);
    now.over = view.contains("end");
    now.lamp = m_parts.desk.open() ? m_parts.desk.lamp() : WF_LAMP_IDLE;
    const Told before = std::exchange(m_told, now);
    if (now.game.empty() || now.game != before.game || !m_parts.desk.open())
        return;
    const bool acted = now.revision > before.revision && now.commands > before.commands;
    const bool lit = now.revision == before.revision && now.lamp != before.lamp && now.lamp != WF_LAMP_IDLE;
    if (!acted && !lit)
        return;
    Json event{{"watchfire-event", eventVersion},
               {"event", wf_lamp_name(now.lamp)},
               {"game", now.game},
               {"revision", now.revision},
               {"made", view.value("made", std::string())}};
    if (view.contains("turn"))
        event["turn"] = view["turn"];
    if (view.contains("headline") && view["headline"].contains("text"))
        event["text"] = view["headline"]["text"];
    m_client.say(m_place->topic("event"), oneLine(event));
}

void HallDesk::tellResult(const Json& view, const Told& before) {
    const auto game = view.value("game", std::string());
    if (game.empty())
        return;
    const auto result = resultOf(view, m_place->table);
    const bool seen = before.game == game;
    // Also if it was taken back and done again between two snapshots.
    const bool endsNow = seen && (!before.over || before.revision != view.value("revision", 0));
    if (!result || resultOfGame(game) != nullptr || endsNow)
        decide(game, result);
    else if (!seen) // it ended some time ago, and the journal knows when
        lookInto(game);
}

void HallDesk::decide(const std::string& game, std::optional<Json> result) {
    const Json before = m_results;
    if (result) {
        // The time at which it was over, not that of the last look at it.
        if (const Json* told = resultOfGame(game))
            (*result)["ended"] = (*told)["ended"];
        const QByteArray link = bgStatsLink(*result);
        (*result)["bgstats"] = link.toStdString();
        (*result)["code"] = codeOf(link);
        m_results = withResult(std::move(m_results), *result);
    } else {
        takeResult(m_results, game);
    }
    forgetBefore(m_results, secondsAgo(m_parts.now(), remembered));
    if (m_results != before)
        keepResults();
}

/// Another evening begins, while the table is left on.
void HallDesk::forgetOld() {
    const std::size_t before = m_results.size();
    forgetBefore(m_results, secondsAgo(m_parts.now(), remembered));
    if (m_results.size() != before)
        keepResults();
}

void HallDesk::keepResults() {
    m_parts.keep(resultsSetting, oneLine(m_results).toStdString());
    publishResults();
}

void HallDesk::publishResults() {
    m_client.publish(m_place->topic("result"),
                     oneLine(Json{{"watchfire-results", resultVersion}, {"results", m_results}}));
}

} // namespace watchfire::mirror

#include "moc_hall_desk.cpp"
