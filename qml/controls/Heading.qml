// SPDX-License-Identifier: Apache-2.0
// The words above a part of a page.
import QtQuick

Paragraph {
    size: Theme.lead
    strong: true
    Accessible.role: Accessible.Heading
}
