// SPDX-License-Identifier: Apache-2.0
#include "language.h"

#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

const QRegularExpression& argument() {
    static const QRegularExpression pattern(QStringLiteral("%L?[0-9]+|%n"));
    return pattern;
}

struct Message {
    QString key, source;
    QStringList forms; ///< one; as many as there are plurals
};

QList<Message> messagesOf(const QString& path) {
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    Message message;
    bool plural = false;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("message"))
            messages.append(message);
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message")) {
            message = {};
            plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
            message.key = context + QLatin1Char('\n') + message.source;
        } else if (xml.name() == QLatin1String("numerusform"))
            message.forms.append(xml.readElementText());
        else if (xml.name() == QLatin1String("translation") && !plural)
            message.forms.append(xml.readElementText());
    }
    return messages;
}

qsizetype lettersOf(const QString& text) {
    return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

bool isName(const QString& text) {
    static const QRegularExpression word(QStringLiteral("\\p{Ll}{4}"));
    return !text.contains(word) || text.contains(QLatin1Char('/'));
}

/// The text made a third longer with filler words; a single word gets a longer ending.
QString longer(const QString& text) {
    const qsizetype length = text.size() + (text.size() + 2) / 3;
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < 2)
        return text + text.right(length - text.size());
    QString more = text;
    for (qsizetype i = 0; more.size() < length; i = (i + 1) % words.size())
        more += QLatin1Char(' ') + words[i];
    return more;
}

} // namespace

Language::Language(const QString& folder, QObject* parent) : QObject(parent) {
    read(folder);
}

void Language::read(const QString& folder) {
    QHash<QString, QStringList> plurals;
    for (const Message& message : messagesOf(folder + QStringLiteral("/watchfire_en.ts")))
        plurals.insert(message.key, message.forms);
    for (const Message& message : messagesOf(folder + QStringLiteral("/watchfire_de.ts"))) {
        const QStringList english = plurals.value(message.key, {message.source});
        for (qsizetype i = 0; i < std::min(english.size(), message.forms.size()); ++i)
            add(english[i], message.forms[i]);
    }
    // The most specific sentence is tried first.
    const auto byPiece = [](const Sentence& a, const Sentence& b) { return a.piece.size() > b.piece.size(); };
    std::stable_sort(m_englishSentences.begin(), m_englishSentences.end(), byPiece);
    std::stable_sort(m_germanSentences.begin(), m_germanSentences.end(), byPiece);
}

void Language::add(const QString& english, const QString& german) {
    if (english.contains(argument())) {
        addTo(m_englishSentences, english, german);
        addTo(m_germanSentences, german, english);
    } else {
        m_english.insert(english, german);
        m_german.insert(german, english);
    }
}

void Language::addTo(Sentences& sentences, const QString& from, const QString& to) {
    constexpr qsizetype fewLetters = 2;
    Sentence sentence;
    QString pattern;
    qsizetype start = 0;
    const auto literal = [&](qsizetype end) {
        const QString piece = from.mid(start, end - start);
        pattern += QRegularExpression::escape(piece);
        if (lettersOf(piece) > lettersOf(sentence.piece))
            sentence.piece = piece;
    };
    for (auto at = argument().globalMatch(from); at.hasNext();) {
        const auto match = at.next();
        literal(match.capturedStart());
        pattern +=
            match.captured() == QLatin1String("%n") ? QStringLiteral("(\\d+)") : QStringLiteral("(.+?)");
        sentence.arguments.append(match.captured());
        start = match.capturedEnd();
    }
    literal(from.size());
    if (lettersOf(sentence.piece) < fewLetters)
        return; // "%1, %2" would match everything
    sentence.all.setPattern(QRegularExpression::anchoredPattern(pattern));
    sentence.all.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    sentence.translation = to;
    sentences.push_back(sentence);
}

void Language::speak(const QString& language) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral(":/watchfire/translations/watchfire_%1.qm").arg(language)))
        qWarning("There are no texts in \"%s\".", qPrintable(language));
    if (m_translator)
        QCoreApplication::removeTranslator(m_translator.get());
    m_translator = std::move(translator);
    QCoreApplication::installTranslator(m_translator.get());
}

QString Language::german(const QString& text) {
    const auto known = m_answers.constFind(text);
    if (known != m_answers.constEnd())
        return *known;
    // Lines, and facts beside each other, are separate texts.
    static const QRegularExpression between(QStringLiteral("\\n+| · |, "));
    QString german;
    if (m_german.contains(text)) {
        german = text;
    } else if (const QString whole = translated(text, 0); !whole.isEmpty()) {
        german = whole;
    } else {
        qsizetype start = 0;
        for (auto at = between.globalMatch(text); at.hasNext();) {
            const auto match = at.next();
            german += ofPiece(text.mid(start, match.capturedStart() - start)) + match.captured();
            start = match.capturedEnd();
        }
        german += ofPiece(text.mid(start));
    }
    m_answers.insert(text, german);
    return german;
}

QString Language::ofPiece(const QString& text) {
    if (isName(text) || isGerman(text))
        return text;
    if (const QString whole = translated(text, 0); !whole.isEmpty())
        return whole;
    m_lengthened.append(text);
    return longer(text);
}

bool Language::isGerman(const QString& text) const {
    return m_german.contains(text) ||
           std::any_of(m_germanSentences.begin(), m_germanSentences.end(), [&](const Sentence& sentence) {
               return text.contains(sentence.piece) && sentence.all.match(text).hasMatch();
           });
}

QString Language::translated(const QString& english, int depth) const {
    constexpr int deepest = 4;
    if (const auto whole = m_english.constFind(english); whole != m_english.constEnd())
        return *whole;
    if (depth == deepest)
        return {};
    for (const Sentence& sentence : m_englishSentences) {
        if (!english.contains(sentence.piece))
            continue;
        const auto match = sentence.all.match(english);
        if (!match.hasMatch())
            continue;
        constexpr qsizetype joining = 5; // " and " alone is not a sentence of the program
        QString german;
        qsizetype start = 0;
        bool known = true;
        for (auto at = argument().globalMatch(sentence.translation); at.hasNext();) {
            const auto put = at.next();
            german += sentence.translation.mid(start, put.capturedStart() - start);
            const qsizetype i = sentence.arguments.indexOf(put.captured());
            const QString given = i < 0 ? QString() : match.captured(static_cast<int>(i) + 1);
            const QString inGerman = translated(given, depth + 1);
            german += inGerman.isEmpty() ? given : inGerman;
            known = known && (!inGerman.isEmpty() || isName(given) || sentence.piece.size() > joining);
            start = put.capturedEnd();
        }
        if (!known)
            continue;
        return german + sentence.translation.mid(start);
    }
    // A name at the beginning of a sentence has a capital.
    if (!english.isEmpty() && english[0].isUpper()) {
        QString german = translated(english[0].toLower() + english.mid(1), deepest - 1);
        if (!german.isEmpty())
            german[0] = german[0].toUpper();
        return german;
    }
    return wordByWord(english);
}

QString Language::wordByWord(const QString& english) const {
    static const QRegularExpression word(QStringLiteral("\\p{L}[\\p{L}-]*"));
    QString german;
    qsizetype start = 0;
    for (auto at = word.globalMatch(english); at.hasNext();) {
        const auto match = at.next();
        const auto known = m_english.constFind(match.captured());
        if (known == m_english.constEnd() && !isName(match.captured()))
            return {};
        german += english.mid(start, match.capturedStart() - start) +
                  (known == m_english.constEnd() ? match.captured() : *known);
        start = match.capturedEnd();
    }
    return start == 0 ? QString() : german + english.mid(start);
}
