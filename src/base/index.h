#pragma once

#include <cstddef>

namespace terramorph {

/// An int as an index of the standard library's containers, or the item there. It must not be negative.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

template <class Items>
auto& at(Items&& items, int index) {
    return items[at(index)];
}

}  // namespace terramorph
