// SPDX-License-Identifier: Apache-2.0
// The connection to a broker, with a real one.
#include "app/mirror/client.h"
#include "app/mirror/server.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::mirror {
namespace {

class RealBroker {
public:
    RealBroker() {
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        free.close();
        const QString program =
            QStandardPaths::findExecutable(QStringLiteral("mosquitto"), {QStringLiteral("/usr/sbin")});
        m_process.start(program, {QStringLiteral("-p"), QString::number(m_port)});
    }
    ~RealBroker() {
        m_process.kill();
        m_process.waitForFinished();
    }
    [[nodiscard]] bool started() { return m_process.waitForStarted(); }
    [[nodiscard]] Server server() const { return {QStringLiteral("127.0.0.1"), m_port}; }

private:
    quint16 m_port = 0;
    QProcess m_process{};
};

/// Opens it and waits until the broker knows it.
void join(Client& client, const Server& server, const QByteArray& alive,
          const QList<QByteArray>& hears = {}) {
    QSignalSpy connected(&client, &Client::connectedChanged);
    client.open(server, alive, hears);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !connected.isEmpty(); }, 30000));
}

// More than the library keeps under way at a time, so that some wait for receipts when the client closes.
TEST(Client, SaysAllThatWasPublishedBeforeItCloses) {
    RealBroker broker;
    ASSERT_TRUE(broker.started());
    constexpr int count = 60;
    QList<QByteArray> topics{"writer/alive"};
    for (int i = 0; i < count; ++i)
        topics.append("view/" + QByteArray::number(i));
    QMap<QByteArray, QList<QByteArray>> heard;
    Client reader;
    QObject::connect(
        &reader, &Client::heard, &reader,
        [&] {
            for (const Heard& each : reader.takeHeard())
                heard[each.topic].append(each.payload);
        },
        Qt::QueuedConnection);
    const QByteArray probe = "probe";
    join(reader, broker.server(), "reader/alive", topics + QList{probe});
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            reader.say(probe, "?");
            return heard.contains(probe);
        },
        30000));

    Client writer;
    join(writer, broker.server(), "writer/alive");
    for (int i = 1; i <= count; ++i)
        writer.publish(topics[i], "x");
    writer.clear("view/");
    writer.close();

    const auto all = [&] {
        return std::all_of(topics.cbegin(), topics.cend(), [&](const QByteArray& topic) {
            return heard.value(topic) ==
                   (topic == "writer/alive" ? QList<QByteArray>{"1", "0"} : QList<QByteArray>{"x", ""});
        });
    };
    EXPECT_TRUE(QTest::qWaitFor(all, 30000)) << heard.size();
}

// Otherwise whoever connects later gets the tail of a longer snapshot after the latest one.
TEST(Client, WhatOnlyTheLastTextsHadIsTakenAwayFromTheBroker) {
    RealBroker broker;
    ASSERT_TRUE(broker.started());
    const QList<QByteArray> topics{"view/0", "view/1", "view/2"};
    QMap<QByteArray, QByteArray> heard;
    Client reader;
    QObject::connect(
        &reader, &Client::heard, &reader,
        [&] {
            for (const Heard& each : reader.takeHeard())
                heard[each.topic] = each.payload;
        },
        Qt::QueuedConnection);
    const QByteArray probe = "probe";
    join(reader, broker.server(), "reader/alive", topics + QList{probe});
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            reader.say(probe, "?");
            return heard.contains(probe);
        },
        30000));
    const auto hears = [&](const QByteArray& first, const QByteArray& second, const QByteArray& third) {
        return QTest::qWaitFor(
            [&] {
                return heard.value("view/0") == first && heard.value("view/1") == second &&
                       heard.value("view/2") == third;
            },
            30000);
    };

    Client writer;
    join(writer, broker.server(), "writer/alive");
    writer.publishLatest({{"view/0", "a"}, {"view/1", "b"}, {"view/2", "c"}});
    ASSERT_TRUE(hears("a", "b", "c"));
    writer.publishLatest({{"view/0", "d"}});
    EXPECT_TRUE(hears("d", "", ""));
    writer.publishLatest({{"view/0", "e"}, {"view/1", "f"}});
    EXPECT_TRUE(hears("e", "f", ""));
}

} // namespace
} // namespace watchfire::mirror
