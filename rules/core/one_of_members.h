// SPDX-License-Identifier: Apache-2.0
// The members of OneOf, for the one source of a program that instantiates them:
//   template class watchfire::OneOf<watchfire::hex::CommandKinds>;
#pragma once

#include "rules/core/one_of.h"

namespace watchfire {

template <class... A> OneOf<TypeList<A...>>::OneOf() = default;
template <class... A> OneOf<TypeList<A...>>::OneOf(const OneOf&) = default;
template <class... A> OneOf<TypeList<A...>>::OneOf(OneOf&&) noexcept = default;
template <class... A> OneOf<TypeList<A...>>& OneOf<TypeList<A...>>::operator=(const OneOf&) = default;
template <class... A> OneOf<TypeList<A...>>& OneOf<TypeList<A...>>::operator=(OneOf&&) noexcept = default;
template <class... A> OneOf<TypeList<A...>>::~OneOf() = default;

} // namespace watchfire
