// SPDX-License-Identifier: Apache-2.0
// The language of the screens under test. The screens' own texts come from the shipped translations. The
// mocks speak English, and this class translates what they say: most of it is a sentence that the program has
// too, with its arguments, so the translations know it. The rest is made longer by a third, like German.
#pragma once

#include <QHash>
#include <QObject>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

class Language : public QObject {
    Q_OBJECT

public:
    /// `folder` contains the .ts files. If a file is missing, every text is lengthened.
    explicit Language(const QString& folder, QObject* parent = nullptr);

    /// "en" or "de", for screens created afterwards.
    Q_INVOKABLE void speak(const QString& language);
    /// A screen's text in German; unchanged if it is German already.
    Q_INVOKABLE QString german(const QString& text);
    /// The texts so far that the translations did not know and that were lengthened.
    Q_INVOKABLE QStringList lengthened() const { return m_lengthened; }

private:
    /// A sentence of the program with arguments.
    struct Sentence {
        QString piece;          ///< its longest constant part
        QRegularExpression all; ///< the whole, its arguments captured
        QStringList arguments;  ///< "%1", "%n", as captured
        QString translation;
    };
    using Sentences = std::vector<Sentence>;

    void read(const QString& folder);
    void add(const QString& english, const QString& german);
    static void addTo(Sentences& sentences, const QString& from, const QString& to);
    /// Empty if the translations do not know it.
    [[nodiscard]] QString translated(const QString& english, int depth) const;
    /// "3 wool": a row of words, each of which they know.
    [[nodiscard]] QString wordByWord(const QString& english) const;
    [[nodiscard]] bool isGerman(const QString& text) const;
    [[nodiscard]] QString ofPiece(const QString& text);

    QHash<QString, QString> m_english, m_german; ///< whole texts
    Sentences m_englishSentences, m_germanSentences;
    QHash<QString, QString> m_answers;
    QStringList m_lengthened;
    std::unique_ptr<QTranslator> m_translator;
};
