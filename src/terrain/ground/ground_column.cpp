// Whole columns, as they are kept from one round to another on the same land.
#include <utility>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

GroundColumn Ground::whole_column(int x) const {
    GroundColumn all{
        surface_[at(x)], rock_top_[at(x)], sand_bottom_[at(x)], loose_bottom_[at(x)], slipped(x), {}, {}};
    all.spans.assign(column(x).begin(), column(x).end());
    for (const Chord& stone : masonry_.column(x)) all.stones.push_back(stone.span);
    return all;
}

void Ground::put_column(int x, const GroundColumn& column) {
    surface_[at(x)] = column.surface;
    rock_top_[at(x)] = column.rock_top;
    sand_bottom_[at(x)] = column.sand_bottom;
    loose_bottom_[at(x)] = column.loose_bottom;
    has_sand_ = has_sand_ || column.sand_bottom != kNoSand || column.loose_bottom != kNoSand;
    if (column.slipped != slipped(x)) linings_.slip(x, column.slipped - slipped(x));
    masonry_.replace(x, column.stones);
    replace(x, 0, counts_[at(x)], column.spans);
    changed({x, x + 1});
}

void Ground::keep_linings(std::vector<Lining> standing) { linings_.replace(std::move(standing)); }

}  // namespace terramorph
