// SPDX-License-Identifier: Apache-2.0
#include "app/journal/page_reader.h"

#include <QFile>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace watchfire::journal {

namespace {

constexpr qsizetype headBytes = 100;
constexpr qsizetype usualPage = 4096;
/// A journal of ten thousand games has some hundred megabytes; whoever brings more wants the memory.
constexpr qsizetype mostBytes = qsizetype{1} << 30;

quint32 number(const QByteArray& bytes, qsizetype at, qsizetype size = 4) {
    quint32 value = 0;
    for (qsizetype i = at; i < at + size; ++i)
        value = value << 8 | static_cast<quint8>(bytes[i]);
    return value;
}

/// A journal has pages of the usual size; a broken header does not change that.
qsizetype pageSizeOf(const QByteArray& database) {
    if (database.size() < headBytes || !database.startsWith("SQLite format 3"))
        return usualPage;
    const auto size = static_cast<qsizetype>(number(database, 16, 2));
    return size >= 512 && (size & (size - 1)) == 0 ? size : usualPage;
}

/// The log's running checksum.
class Checksum {
public:
    explicit Checksum(bool bigEndian) : m_big(bigEndian) {}
    void add(const QByteArray& bytes, qsizetype at, qsizetype size) {
        for (qsizetype i = at; i + 8 <= at + size; i += 8) {
            m_first += word(bytes, i) + m_second;
            m_second += word(bytes, i + 4) + m_first;
        }
    }
    [[nodiscard]] bool is(const QByteArray& bytes, qsizetype at) const {
        return number(bytes, at) == m_first && number(bytes, at + 4) == m_second;
    }

private:
    [[nodiscard]] quint32 word(const QByteArray& bytes, qsizetype at) const {
        const quint32 big = number(bytes, at);
        return m_big ? big : (big >> 24 | (big >> 8 & 0xff00U) | (big << 8 & 0xff0000U) | big << 24);
    }
    bool m_big;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

void applyLog(QByteArray& database, const QByteArray& log) {
    constexpr qsizetype logHead = 32;
    constexpr qsizetype frameHead = 24;
    constexpr quint32 magic = 0x377f0682;
    if (log.size() < logHead || (number(log, 0) & ~1U) != magic)
        return;
    const auto page = static_cast<qsizetype>(number(log, 8));
    if (page < 512 || page > 65536)
        return;
    Checksum sum((number(log, 0) & 1U) != 0);
    sum.add(log, 0, 24);
    std::vector<std::pair<qsizetype, qsizetype>> open; // page, where its content begins in the log
    for (qsizetype at = logHead; at + frameHead + page <= log.size(); at += frameHead + page) {
        sum.add(log, at, 8);
        sum.add(log, at + frameHead, page);
        if (log.mid(at + 8, 8) != log.mid(16, 8) || !sum.is(log, at + 16))
            break;
        open.emplace_back(number(log, at), at + frameHead);
        if (number(log, at + 4) == 0)
            continue; // not yet the end of a transaction
        for (const auto& [which, from] : std::exchange(open, {})) {
            if (which < 1 || which * page > mostBytes)
                continue;
            if (database.size() < which * page)
                database.resize(which * page, '\0');
            database.replace((which - 1) * page, page, log.constData() + from, page);
        }
    }
}

class Pages {
public:
    explicit Pages(const QByteArray& database) : m_bytes(database), m_page(pageSizeOf(database)) {
        m_count = m_bytes.size() / m_page;
        if (m_count > 0)
            findFree();
    }

    void read(const RawRow& row) const {
        for (qsizetype page = 1; page <= m_count; ++page)
            if (!m_free.contains(page))
                readPage(page, row);
    }

private:
    static constexpr int tableLeaf = 0x0d;
    static constexpr int indexLeaf = 0x0a;
    static constexpr int indexInterior = 0x02;

    [[nodiscard]] qsizetype start(qsizetype page) const { return (page - 1) * m_page; }

    void findFree() {
        qsizetype trunk = number(m_bytes, 32);
        while (trunk > 1 && trunk <= m_count && m_free.insert(trunk).second) {
            const qsizetype at = start(trunk);
            const auto leaves = static_cast<qsizetype>(number(m_bytes, at + 4));
            if (leaves > m_page / 4 - 2)
                break;
            for (qsizetype i = 0; i < leaves; ++i)
                m_free.insert(number(m_bytes, at + 8 + 4 * i));
            trunk = number(m_bytes, at);
        }
    }

    void readPage(qsizetype page, const RawRow& row) const {
        const qsizetype base = start(page);
        const qsizetype head = base + (page == 1 ? headBytes : 0);
        const int kind = static_cast<quint8>(m_bytes[head]);
        if (kind != tableLeaf && kind != indexLeaf && kind != indexInterior)
            return;
        const qsizetype pointers = head + (kind == indexInterior ? 12 : 8);
        const auto cells = static_cast<qsizetype>(number(m_bytes, head + 3, 2));
        if (pointers + 2 * cells > base + m_page)
            return;
        for (qsizetype i = 0; i < cells; ++i) {
            const qsizetype at = base + number(m_bytes, pointers + 2 * i, 2);
            if (at < pointers + 2 * cells || at >= base + m_page)
                continue;
            if (const auto values = cell(at, base + m_page, kind))
                tell(kind, *values, row);
        }
    }

    /// A number of one to nine bytes; `at` moves behind it.
    [[nodiscard]] std::optional<quint64> varint(qsizetype& at, qsizetype end, const QByteArray& in) const {
        quint64 value = 0;
        for (int i = 0; i < 9 && at < end; ++i) {
            const auto byte = static_cast<quint8>(in[at++]);
            if (i == 8)
                return value << 8 | byte;
            value = value << 7 | (byte & 0x7fU);
            if ((byte & 0x80U) == 0)
                return value;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QVariantList> cell(qsizetype at, qsizetype end, int kind) const {
        at += kind == indexInterior ? 4 : 0;
        const auto size = varint(at, end, m_bytes);
        std::optional<quint64> rowid = 0;
        if (kind == tableLeaf)
            rowid = varint(at, end, m_bytes);
        if (!size || !rowid || *size == 0 || *size > static_cast<quint64>(m_bytes.size()))
            return std::nullopt;
        const auto whole = payload(at, end, static_cast<qsizetype>(*size), kind);
        auto values = whole ? record(*whole) : std::nullopt;
        if (values && kind == tableLeaf)
            values->prepend(QVariant::fromValue(static_cast<qint64>(*rowid)));
        return values;
    }

    /// A long row goes on in a chain of other pages.
    [[nodiscard]] std::optional<QByteArray> payload(qsizetype at, qsizetype end, qsizetype size,
                                                    int kind) const {
        const qsizetype most = kind == tableLeaf ? m_page - 35 : (m_page - 12) * 64 / 255 - 23;
        const qsizetype least = (m_page - 12) * 32 / 255 - 23;
        qsizetype local = size;
        if (size > most) {
            const qsizetype rest = least + (size - least) % (m_page - 4);
            local = rest <= most ? rest : least;
        }
        if (at + local + (size > most ? 4 : 0) > end)
            return std::nullopt;
        QByteArray whole = m_bytes.mid(at, local);
        qsizetype next = size > most ? number(m_bytes, at + local) : 0;
        while (whole.size() < size) {
            if (next < 2 || next > m_count || m_free.contains(next) || ++m_uses[next] > mostUses)
                return std::nullopt;
            whole += m_bytes.mid(start(next) + 4, std::min(m_page - 4, size - whole.size()));
            next = number(m_bytes, start(next));
        }
        return next == 0 ? std::optional(whole) : std::nullopt;
    }

    [[nodiscard]] std::optional<QVariantList> record(const QByteArray& bytes) const {
        qsizetype at = 0;
        const auto headSize = varint(at, bytes.size(), bytes);
        if (!headSize || *headSize > static_cast<quint64>(bytes.size()))
            return std::nullopt;
        const auto end = static_cast<qsizetype>(*headSize);
        qsizetype body = end;
        QVariantList values;
        while (at < end) {
            const auto type = varint(at, end, bytes);
            constexpr std::array<qsizetype, 7> widths{0, 1, 2, 3, 4, 6, 8};
            if (!type)
                return std::nullopt;
            if (*type == 0) {
                values.append(QVariant());
            } else if (*type == 8 || *type == 9) {
                values.append(QVariant::fromValue(static_cast<qint64>(*type - 8)));
            } else if (*type < widths.size()) {
                const qsizetype width = widths[*type];
                if (body + width > bytes.size())
                    return std::nullopt;
                qint64 value = static_cast<qint8>(bytes[body]);
                for (qsizetype i = 1; i < width; ++i)
                    value = value * 256 + static_cast<quint8>(bytes[body + i]);
                values.append(QVariant::fromValue(value));
                body += width;
            } else if (*type >= 13 && *type % 2 == 1) {
                const auto width = (*type - 13) / 2;
                if (width > static_cast<quint64>(bytes.size() - body))
                    return std::nullopt;
                QStringDecoder decoder(QStringDecoder::Utf8);
                const QString text = decoder(bytes.mid(body, static_cast<qsizetype>(width)));
                if (decoder.hasError())
                    return std::nullopt;
                values.append(text);
                body += static_cast<qsizetype>(width);
            } else {
                return std::nullopt; // no value of a journal
            }
        }
        return body == bytes.size() ? std::optional(values) : std::nullopt;
    }

    /// `shape`: t text, i number, * either or nothing.
    static bool has(const QVariantList& values, const char* shape) {
        for (const QVariant& value : values) {
            const bool text = value.userType() == QMetaType::QString;
            if (*shape == '\0' || (*shape == 't' && !text) || (*shape == 'i' && (text || value.isNull())))
                return false;
            ++shape;
        }
        return *shape == '\0';
    }

    static void tell(int kind, QVariantList values, const RawRow& row) {
        if (kind != tableLeaf) {
            if (has(values, "tittt"))
                row(RowOf::commands, values);
            else if (has(values, "tt"))
                row(RowOf::settings, values);
            return;
        }
        if (has(values, "ittttti"))
            row(RowOf::games, values.mid(1));
        else if (has(values, "itit"))
            row(RowOf::snapshots, values.mid(1));
        else if (has(values, "i*tiittit**") || has(values, "i*tiittit**t")) {
            values.removeAt(1); // the number of the row stands in its column, too, as nothing
            row(RowOf::inbox, values);
        }
    }

    /// A page continues one row, and perhaps what an older page says. Somebody could have a thousand rows go
    /// on in one long chain, which would take hours.
    static constexpr int mostUses = 4;
    mutable std::map<qsizetype, int> m_uses;
    const QByteArray& m_bytes;
    qsizetype m_page;
    qsizetype m_count = 0;
    std::set<qsizetype> m_free;
};

} // namespace

QByteArray withLog(const QString& database) {
    QFile file(database);
    if (file.size() > mostBytes || !file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.readAll();
    QFile log(database + QStringLiteral("-wal"));
    if (log.size() <= mostBytes && log.open(QIODevice::ReadOnly))
        applyLog(bytes, log.readAll());
    return bytes;
}

void readPages(const QByteArray& database, const RawRow& row) {
    if (database.size() >= headBytes)
        Pages(database).read(row);
}

} // namespace watchfire::journal
