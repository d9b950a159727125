#pragma once

#include <span>
#include <vector>

#include "terrain/ground/ground.h"
#include "terrain/ground/shake.h"

namespace terramorph {

/// What stands on the ground: it presses on the spans whose tops are within these heights.
struct Load {
    Range columns;
    Span tops;
    int cells = 0;  ///< of earth that weigh as much, in each column
};

/// The hanging earth about changed columns that's too weak to hold itself, region by region. Hanging spans
/// lean on one another as far as they overlap with those in the next column, down to the nearest ones that
/// lean on a lowest span. A joint breaks under the bending moment of all that leans on it, at a lowest span
/// also under its mere weight. Where earth that leans to the left meets earth that leans to the right they
/// brace each other, as in an arch. Sand joins nothing. What stands on a span weighs like earth of it.
///
/// Depends on nothing but the spans and loads, and a mirrored level gives the mirrored answer. Earth that
/// leans on nothing at all is not meant: Ground::take_loose finds it. A change may uncover more than one call
/// finds, so whoever takes these away has to ask again.
std::vector<Chords> weak_regions(const Ground& ground, Range changed, const Shake& shake = {},
                                 std::span<const Load> loads = {});

/// The earth that slides when these columns, the toes, have been lowered or shaken: where a slope rises more
/// than its cohesion above a line from a toe, all above that line, but not deep down and no rock. One region
/// for each run of columns, with one chord in each column.
std::vector<Chords> sliding_slopes(const Ground& ground, Range toes, const Shake& shake = {});

}  // namespace terramorph
