// SPDX-License-Identifier: Apache-2.0
// How several texts are said as one to a screen reader.
pragma Singleton
import QtQuick

QtObject {
    // The texts that are not empty, one sentence after the other. What ends in a stop of its own gets no second one.
    function sentences(texts: var): string {
        return texts.map(text => String(text ?? "")).filter(text => text.length > 0)
                    .reduce((said, text) => said + (said.length === 0 ? "" : /[.!?:]$/.test(said) ? " " : ". ") + text, "")
    }
}
