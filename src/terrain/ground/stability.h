#pragma once

#include <vector>

#include "terrain/ground/ground.h"
#include "terrain/ground/shake.h"

namespace terramorph {

/// The hanging earth about changed columns that's too weak to hold itself, region by region. Hanging spans
/// lean on one another as far as they overlap with those in the next column, down to the nearest ones that
/// lean on a lowest span. A joint breaks under the bending moment of all that leans on it, at a lowest span
/// also under its mere weight. Where earth that leans to the left meets earth that leans to the right they
/// brace each other, as in an arch. Sand joins nothing.
///
/// Depends on nothing but the spans, and a mirrored level gives the mirrored answer. Earth that leans on
/// nothing at all is not meant: Ground::take_loose finds it. A change may uncover more than one call finds,
/// so whoever takes these away has to ask again.
std::vector<Chords> weak_regions(const Ground& ground, Range changed, const Shake& shake = {});

/// The earth that slides when these columns, the toes, have been lowered or shaken: where a slope rises more
/// than its cohesion above a line from a toe, all above that line, but not deep down and no rock. One region
/// for each run of columns, with one chord in each column.
std::vector<Chords> sliding_slopes(const Ground& ground, Range toes, const Shake& shake = {});

}  // namespace terramorph
