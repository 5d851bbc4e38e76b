// SPDX-License-Identifier: Apache-2.0
// Joins several texts into one for a screen reader.
pragma Singleton
import QtQuick

QtObject {
    // The texts that are not empty, one sentence after the other. A text that ends in a stop gets no second
    // one.
    function sentences(texts: var): string {
        return texts.map(text => String(text ?? "")).filter(text => text.length > 0)
                    .reduce((said, text) => said + (said.length === 0 ? "" : /[.!?:]$/.test(said) ? " " : ". ") + text, "")
    }
}
