#pragma once

#include <cstdint>

#include "base/vec2.h"
#include "terrain/units.h"

namespace terramorph {

/// Columns in 32.32 fixed point, because shells' places must be exact.
using Fixed = std::int64_t;
constexpr int kFixedBits = 32;
constexpr Fixed kFixedOne = Fixed{1} << kFixedBits;

/// Shapes that shells meet are in 1/65536 column: fine enough to be exact to the eye, coarse enough that
/// products fit 64 bits.
using Chord64 = Vec2<std::int64_t>;
constexpr int kChordBits = 16;
constexpr std::int64_t kChordOne = std::int64_t{1} << kChordBits;

inline Chord64 to_chord(Vec2<Fixed> p) {
    return {p.x >> (kFixedBits - kChordBits), p.y >> (kFixedBits - kChordBits)};
}
inline Vec2<Fixed> from_chord(Chord64 p) {
    return {p.x * (kFixedOne / kChordOne), p.y * (kFixedOne / kChordOne)};
}

/// A place (or a speed) in columns, for pictures and other uses that needn't be exact.
inline Vec2<float> columns_of(Vec2<Fixed> p) {
    return {static_cast<float>(p.x) * 0x1p-32f, static_cast<float>(p.y) * 0x1p-32f};
}
/// Columns as a place that needn't be exact to the last bit.
inline Vec2<Fixed> fixed_of(Vec2<float> columns) {
    return {static_cast<Fixed>(columns.x * 65536.0f) * 65536,
            static_cast<Fixed>(columns.y * 65536.0f) * 65536};
}
/// A place as the ground counts, rounded down.
inline Vec2<Sixteenths> sixteenths_of(Vec2<Fixed> p) {
    return {Sixteenths(static_cast<int>(p.x >> (kFixedBits - 4))),
            Sixteenths(static_cast<int>(p.y >> (kFixedBits - 4)))};
}
/// Rounded towards 0.
constexpr Sixteenths sixteenths_of_chord(std::int64_t length) {
    return Sixteenths(static_cast<int>(length / (kChordOne / kColumn.count())));
}
constexpr std::int64_t to_chord(Sixteenths length) { return length.count() * (kChordOne / kColumn.count()); }
constexpr Fixed fixed_of(Sixteenths length) { return length.count() * (kFixedOne / kColumn.count()); }

}  // namespace terramorph
