// SPDX-License-Identifier: Apache-2.0
// German with marks around every translated piece of a sentence. Anything outside the marks was not
// translated: it may be a name or a number, and nothing else.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QTranslator>

namespace watchfire::test {

class MarkingTranslator : public QTranslator {
public:
    MarkingTranslator() {
        m_loaded = m_german.load(QStringLiteral(":/watchfire/translations/watchfire_de.qm"));
    }
    [[nodiscard]] bool loaded() const { return m_loaded; }
    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char* comment, int n) const override {
        const QString german = m_german.translate(context, source, comment, n);
        // This text names the language to the program; nobody reads it.
        return qstrcmp(context, "Titles") == 0 ? german : marked(german);
    }

    /// What no translation has written: inserted arguments, or an untranslated text.
    static QString unwritten(const QString& told) {
        static const QRegularExpression written(QStringLiteral("⟦[^⟦⟧]*⟧"));
        return QString(told).replace(written, QStringLiteral(" "));
    }
    static QString plain(QString told) { return told.remove(QChar(0x27e6)).remove(QChar(0x27e7)); }

private:
    static QString marked(const QString& german) {
        static const QRegularExpression argument(QStringLiteral("%L?[0-9]+|%n"));
        QString text;
        qsizetype from = 0;
        const auto piece = [&](qsizetype to) {
            if (to > from)
                text += QStringLiteral("⟦%1⟧").arg(german.mid(from, to - from));
        };
        for (auto at = argument.globalMatch(german); at.hasNext();) {
            const auto match = at.next();
            piece(match.capturedStart());
            text += match.captured();
            from = match.capturedEnd();
        }
        piece(german.size());
        return text;
    }

    QTranslator m_german;
    bool m_loaded = false;
};

} // namespace watchfire::test
