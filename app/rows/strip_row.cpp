// SPDX-License-Identifier: Apache-2.0
// See strip_row.h.
#include "app/rows/strip_row.h"

namespace watchfire {

const QList<Role<StripRow>>& StripRow::roles() {
    static const QList<Role<StripRow>> table{
        role<&StripRow::id>("id"),         role<&StripRow::kind>("kind"),
        role<&StripRow::title>("title"),   role<&StripRow::value>("value"),
        role<&StripRow::detail>("detail"), role<&StripRow::danger>("danger"),
        role<&StripRow::player>("player"), role<&StripRow::colour>("colour"),
        role<&StripRow::symbol>("symbol"),
    };
    return table;
}

} // namespace watchfire
