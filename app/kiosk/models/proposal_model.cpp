// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/proposal_model.h"

namespace watchfire {

void ProposalModel::accept() {
    if (open())
        emit accepted();
}

void ProposalModel::refuse() {
    if (open())
        emit refused();
}

} // namespace watchfire

#include "moc_proposal_model.cpp"
