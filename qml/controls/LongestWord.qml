// SPDX-License-Identifier: Apache-2.0
// Measures the longest word of a text: in a narrower line it would be broken or stick out.
import QtQuick

Letters {
    // The text. A line may also end behind a hyphen.
    property string of: ""

    strong: true
    text: of.split(/[\s\u00AD-]+/).reduce((most, word) => word.length > most.length ? word : most, "")
}
