#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace terramorph {

/// An int or an enumerator as an index of the standard library's containers, or the item there. It must not
/// be negative.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

template <class Enum>
requires std::is_enum_v<Enum>
constexpr std::size_t at(Enum which) { return static_cast<std::size_t>(which); }

template <class Items>
auto& at(Items&& items, int index) {
    return items[at(index)];
}

/// The quotient rounded down, also below 0: which of the stretches of `size` a number is in. The size must be
/// above 0.
constexpr std::int64_t floor_div(std::int64_t number, std::int64_t size) {
    return number / size - (number % size < 0 ? 1 : 0);
}

}  // namespace terramorph
