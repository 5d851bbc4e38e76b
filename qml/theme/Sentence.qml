// SPDX-License-Identifier: Apache-2.0
// Fills words and numbers into a translated sentence. A player may be called "%2", so all are filled in together: a chain
// of arg() would fill the next word into the name.
pragma Singleton
import QtQuick

QtObject {
    // `sentence` with its %1, %2 … filled in.
    function of(sentence: string, words: var): string {
        return sentence.replace(/%([1-9])/g, (place, number) => number > words.length ? place : String(words[number - 1]))
    }
}
