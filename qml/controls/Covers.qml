// SPDX-License-Identifier: Apache-2.0
// The dialogs and sheets that lie over a page. Qt offers a press that one of them has taken to the handlers of what lies
// below it, too; these ask here first, so that nothing moves or is painted through a dialog.
pragma Singleton
import QtQuick

QtObject {
    // Those that are shown, the newest last.
    property var shown: []

    function came(cover: Item) {
        shown = shown.concat([cover])
    }
    function went(cover: Item) {
        shown = shown.filter(one => one !== cover)
    }
    // Whether one of them lies over this item: one that came after the one that the item is in.
    function over(item: Item): bool {
        let own = -1
        for (let up = item; up && own < 0; up = up.parent)
            own = shown.indexOf(up)
        return own < shown.length - 1
    }
}
