#pragma once

#include <ostream>

#include "terrain/units.h"

namespace terramorph {

/// GoogleTest shows one as "300/16".
inline void PrintTo(Sixteenths length, std::ostream* out) { *out << length.count() << "/16"; }

namespace test {

/// 300_16ths is 300/16 column.
constexpr Sixteenths operator""_16ths(unsigned long long count) {
    return Sixteenths(static_cast<int>(count));
}

/// A random length; `numbers` is a Random, or anything else that has its from_to.
template <class Numbers>
Sixteenths from_to(Numbers& numbers, Sixteenths least, Sixteenths most) {
    return Sixteenths(numbers.from_to(least.count(), most.count()));
}

/// From 0 up to, not including, `end`.
template <class Numbers>
Sixteenths below(Numbers& numbers, Sixteenths end) {
    return Sixteenths(numbers.below(end.count()));
}

}  // namespace test
}  // namespace terramorph
