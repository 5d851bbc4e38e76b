// SPDX-License-Identifier: Apache-2.0
// A std::variant of many alternatives that is cheap to include. Every source that handles a plain variant
// compiles the copies, moves and destructors of all its alternatives again. OneOf compiles them once: in the
// source that includes one_of_members.h. If all alternatives are plain, OneOf is plain too: it is copied as
// bytes and needs no such source.
//
//   using CommandKinds = TypeList<command::PlacePiece, command::Begin, …>;
//   struct Command : OneOf<CommandKinds> {
//       using OneOf::OneOf;
//   };
//
// std::visit, std::get, std::get_if and std::holds_alternative take it as they take a variant.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace watchfire {

template <class... Types> struct TypeList { static constexpr std::size_t size = sizeof...(Types); };

/// Whether a variant holds one of these kinds.
template <class... Kinds> [[nodiscard]] bool holdsAny(const auto& variant) {
    return (std::holds_alternative<Kinds>(variant) || ...);
}

/// Whether a type stands in a list.
template <class T, class List> inline constexpr bool isIn = false;
template <class T, class... Types>
inline constexpr bool isIn<T, TypeList<Types...>> = (std::same_as<T, Types> || ...);

template <class... Lists> struct JoinedLists { using Type = TypeList<>; };
template <class... A> struct JoinedLists<TypeList<A...>> { using Type = TypeList<A...>; };
template <class... A, class... B, class... Rest>
struct JoinedLists<TypeList<A...>, TypeList<B...>, Rest...> : JoinedLists<TypeList<A..., B...>, Rest...> {};
/// The types of several lists, one list after the other.
template <class... Lists> using Joined = typename JoinedLists<Lists...>::Type;

template <template <class> class Of, class List> struct CollectedLists;
template <template <class> class Of, class... Types> struct CollectedLists<Of, TypeList<Types...>> {
    using Type = Joined<Of<Types>...>;
};
/// The lists `Of<T>` of all types T of a list, joined.
template <template <class> class Of, class List> using Collected = typename CollectedLists<Of, List>::Type;

template <class List> class OneOf;

template <class... Alternatives>
class OneOf<TypeList<Alternatives...>> : public std::variant<Alternatives...> {
    using Variant = std::variant<Alternatives...>;

public:
    OneOf();
    OneOf(const OneOf&);
    OneOf(OneOf&&) noexcept;
    OneOf& operator=(const OneOf&);
    OneOf& operator=(OneOf&&) noexcept;
    ~OneOf();

    /// Holds `value`, whose type is one of the alternatives. Implicit, as it is for a variant.
    template <class T>
    // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): the constraint keeps OneOf itself out.
    requires(std::same_as<std::remove_cvref_t<T>, Alternatives> || ...) OneOf(T&& value)
        : Variant(std::in_place_type<std::remove_cvref_t<T>>, std::forward<T>(value)) {}
};

template <class... Alternatives>
requires std::is_trivially_copyable_v<std::variant<Alternatives...>>
class OneOf<TypeList<Alternatives...>> : public std::variant<Alternatives...> {
    using Variant = std::variant<Alternatives...>;

public:
    OneOf() = default;

    template <class T>
    // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): the constraint keeps OneOf itself out.
    requires(std::same_as<std::remove_cvref_t<T>, Alternatives> || ...) OneOf(T&& value)
        : Variant(std::in_place_type<std::remove_cvref_t<T>>, std::forward<T>(value)) {}
};

} // namespace watchfire
