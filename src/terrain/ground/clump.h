#pragma once

#include <cstdint>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

/// A span and the column that it is in.
struct Chord {
    int x;
    Span span;

    friend bool operator==(const Chord&, const Chord&) = default;
};

/// Any number of spans in each of any columns: by columns, and within one from below, disjoint.
using Chords = std::vector<Chord>;

/// The cells of all of them, each 1 column by 1/16.
std::int64_t cells_of(const Chords& chords);

/// The columns from the first to the last of them.
Range columns_of(const Chords& chords);

/// Earth that hung together with itself and with nothing else, after it was taken out of the ground.
struct Clump {
    Chords chords;
    std::int64_t cells = 0;
};

/// Whether a clump is too small or too thin to be a body: such crumbs pour.
bool is_crumb(const Clump& clump);

}  // namespace terramorph
