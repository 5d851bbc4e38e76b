// SPDX-License-Identifier: Apache-2.0
// The language of the screens under test. The screens' own texts come from the shipped translations; the
// mocks speak English, and what they say is put into German here: most of it is a sentence that the program
// says too, with its arguments, and the translations know it. The rest is lengthened by a third, as German
// is.
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
    /// `folder`: of the .ts files. A file that is missing leaves every text to be lengthened.
    explicit Language(const QString& folder, QObject* parent = nullptr);

    /// "en" or "de"; screens made afterwards speak it.
    Q_INVOKABLE void speak(const QString& language);
    /// A text as it stands on a screen, in German; as it is where it is German already.
    Q_INVOKABLE QString german(const QString& text);
    /// What the translations did not know and was lengthened so far.
    Q_INVOKABLE QStringList lengthened() const { return m_lengthened; }

private:
    /// A sentence of the program in which something is put in.
    struct Sentence {
        QString piece;          ///< the longest of it that is always there
        QRegularExpression all; ///< the whole, its arguments captured
        QStringList arguments;  ///< "%1", "%n", as captured
        QString translation;
    };
    using Sentences = std::vector<Sentence>;

    void read(const QString& folder);
    void add(const QString& english, const QString& german);
    static void addTo(Sentences& sentences, const QString& from, const QString& to);
    /// Empty where the translations do not know it.
    [[nodiscard]] QString translated(const QString& english, int depth) const;
    /// "3 wool": words in a row, each of which they know.
    [[nodiscard]] QString wordByWord(const QString& english) const;
    [[nodiscard]] bool isGerman(const QString& text) const;
    [[nodiscard]] QString ofPiece(const QString& text);

    QHash<QString, QString> m_english, m_german; ///< whole texts
    Sentences m_englishSentences, m_germanSentences;
    QHash<QString, QString> m_answers;
    QStringList m_lengthened;
    std::unique_ptr<QTranslator> m_translator;
};
