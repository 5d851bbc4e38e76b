// SPDX-License-Identifier: Apache-2.0
// Opening paths that somebody else named: files are read; everything else is recognised without waiting.
#include "app/files/drives.h"
#include "app/files/line_reader.h"
#include "app/files/untrusted_file.h"
#include "rules/core/error.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <thread>

namespace watchfire::files {
namespace {

using Kind = FileFault::Kind;
using Accept = UntrustedFile::Accept;

class Untrusted : public testing::Test {
protected:
    QTemporaryDir folder;

    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QString written(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        return file.fileName();
    }
    QString pipe(const char* name) const {
        EXPECT_EQ(::mkfifo(QFile::encodeName(path(name)).constData(), 0600), 0);
        return path(name);
    }
    static std::optional<Kind> faultOf(const QString& path, qint64 largest = 100) {
        const auto got = readWhole(path, largest);
        const auto* fault = std::get_if<FileFault>(&got);
        return fault != nullptr ? std::optional(fault->kind) : std::nullopt;
    }
};

TEST_F(Untrusted, FilesAreReadUpToTheirBound) {
    const QByteArray bytes("\0\xff some bytes\n", 15);
    const QString file = written("a", bytes);
    EXPECT_EQ(std::get<QByteArray>(readWhole(file, 15)), bytes);
    EXPECT_EQ(faultOf(file, 14), Kind::tooLarge);
    EXPECT_EQ(std::get<QByteArray>(readWhole(written("empty", {}), 15)), QByteArray());
    ASSERT_TRUE(QFile::link(file, path("link")));
    EXPECT_EQ(std::get<QByteArray>(readWhole(path("link"), 15)), bytes);
    const QString large = written("large", {});
    ASSERT_EQ(::truncate(QFile::encodeName(large).constData(), 1LL << 40), 0) << "a hole of a terabyte";
    EXPECT_EQ(faultOf(large, 1 << 20), Kind::tooLarge);
}

TEST_F(Untrusted, WhatIsNoFileIsToldApartAtOnce) {
    EXPECT_EQ(faultOf(path("absent")), Kind::missing);
    EXPECT_EQ(faultOf(path("absent/too")), Kind::missing);
    EXPECT_EQ(faultOf(QString()), Kind::missing);
    EXPECT_EQ(faultOf(QStringLiteral("/etc/host") + QChar(0) + QStringLiteral("name")), Kind::missing);
    EXPECT_EQ(faultOf(folder.path()), Kind::noFile);
    EXPECT_EQ(faultOf(QStringLiteral("/dev/zero")), Kind::noFile);
    EXPECT_EQ(faultOf(QStringLiteral("/dev/ptmx")), Kind::noFile);
    EXPECT_EQ(faultOf(QStringLiteral("/dev/null")), Kind::noFile);
    EXPECT_EQ(faultOf(pipe("pipe")), Kind::noFile) << "nobody writes to it, and nobody waits";
    ASSERT_TRUE(QFile::link(path("pipe"), path("to the pipe")));
    EXPECT_EQ(faultOf(path("to the pipe")), Kind::noFile);
    ASSERT_TRUE(QFile::link(path("circle"), path("circle")));
    EXPECT_EQ(faultOf(path("circle")), Kind::unreadable);

    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, QFile::encodeName(path("socket")).constData(),
                 sizeof address.sun_path - 1);
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(faultOf(path("socket")), Kind::noFile);
    ::close(socket);
}

TEST_F(Untrusted, AFileThatCannotBeReadSaysWhy) {
    const auto got = readWhole(QStringLiteral("/proc/self/mem"), 1 << 20);
    ASSERT_TRUE(std::holds_alternative<FileFault>(got));
    EXPECT_EQ(std::get<FileFault>(got).kind, Kind::unreadable);
    EXPECT_FALSE(std::get<FileFault>(got).reason.isEmpty());
}

TEST_F(Untrusted, PipesAreReadWhereTheyAreWanted) {
    const QString name = pipe("pipe");
    std::thread writer([&name] {
        const int end = ::open(QFile::encodeName(name).constData(), O_WRONLY);
        for (const char* part : {"one ", "two"})
            EXPECT_GT(::write(end, part, std::strlen(part)), 0);
        ::close(end);
    });
    const auto got = readWhole(name, 100, Accept::filesAndPipes);
    writer.join();
    ASSERT_TRUE(std::holds_alternative<QByteArray>(got));
    EXPECT_EQ(std::get<QByteArray>(got), "one two");
    const auto device = UntrustedFile::open(QStringLiteral("/dev/zero"), Accept::filesAndPipes);
    EXPECT_EQ(std::get<FileFault>(device).kind, Kind::noFile);
}

TEST_F(Untrusted, ADriveTellsPeopleWhatItIs) {
    const auto said = [](const QString& path) {
        const auto got = drives::read(path, 100);
        return got ? std::string() : got.error().message;
    };
    EXPECT_EQ(said(pipe("pipe.jsonl")),
              "pipe.jsonl cannot be read: it is a folder or a device, and no file. Choose another one.");
    EXPECT_NE(said(path("gone.jsonl")).find("Is the drive still plugged in?"), std::string::npos);
    EXPECT_NE(said(written("large.jsonl", QByteArray(101, 'x'))).find("too large"), std::string::npos);
}

/// All lines of a text that arrives in pieces of this size; a line that is too long is in brackets.
std::string linesOf(std::string text, std::size_t piece, std::size_t longest) {
    std::size_t at = 0;
    LineReader reader(
        [&](char* into, std::size_t size) {
            const std::size_t some = std::min({piece, size, text.size() - at});
            std::memcpy(into, text.data() + at, some);
            at += some;
            return some;
        },
        longest);
    std::string all;
    std::string line;
    for (auto got = reader.next(line); got != LineReader::Got::end; got = reader.next(line))
        all += got == LineReader::Got::line ? line + "|" : "(" + line + ")";
    return all;
}

TEST(Lines, ComeWholeHoweverTheyArrive) {
    for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{1000}}) {
        EXPECT_EQ(linesOf("", piece, 5), "");
        EXPECT_EQ(linesOf("\n", piece, 5), "|");
        EXPECT_EQ(linesOf("a\n\nbc", piece, 5), "a||bc|");
        EXPECT_EQ(linesOf("12345\nb\n", piece, 5), "12345|b|");
        EXPECT_EQ(linesOf("12345", piece, 5), "12345|");
        EXPECT_EQ(linesOf("a\n1234567890\nb\n", piece, 5), "a|(123456)") << "and no more is read";
    }
}

TEST(Lines, ALineWithoutEndIsKeptInBounds) {
    std::size_t asked = 0;
    LineReader endless(
        [&asked](char* into, std::size_t size) {
            std::memset(into, 'x', size);
            asked += size;
            return size;
        },
        1 << 20);
    std::string line;
    EXPECT_EQ(endless.next(line), LineReader::Got::tooLong);
    EXPECT_EQ(line.size(), (1U << 20) + 1);
    EXPECT_LE(asked, 2U << 20);
    EXPECT_EQ(endless.next(line), LineReader::Got::end);
}

} // namespace
} // namespace watchfire::files
