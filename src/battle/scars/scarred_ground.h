#pragma once

#include <span>
#include <vector>

#include "battle/scars/scars.h"

namespace terramorph {

/// Where a ground is no longer as it was anew.
std::vector<Scar> scars_of_ground(const Ground& now, const Ground& anew);
/// What strength is left of each lining that a ground had anew; 0: it broke.
std::vector<int> strengths_left(std::span<const Lining> now, std::span<const Lining> anew);

/// Digs and heaps ground of another cut in the same places, higher or lower by as much as its land is.
/// Returns the columns changed.
Range carry_scars(Ground& ground, const Scars& scars, const Ground& before);
/// Makes ground that's as it was anew what it had become.
void scar_ground(Ground& ground, const Scars& scars);

}  // namespace terramorph
