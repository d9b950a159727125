#pragma once

#include <numeric>
#include <vector>

#include "base/index.h"
#include "terrain/mine/seam.h"

namespace terramorph {

/// The bays of a level, and which have a hole in their roofs. Cells are counted from the level's first.
class MineBays {
  public:
    MineBays(int cells, int storeys, const MineCell& first)
        : first_(first), in_storey_(cells / MineBay::kCells + 3), has_hole_(at(storeys * in_storey_)) {
        whole_.resize(has_hole_.size());
        std::iota(whole_.begin(), whole_.end(), 0);
    }

    bool has_hole(int cell, int k) const { return has_hole_[at(whole(bay(cell, k)))]; }
    void make_hole(int cell, int k) { has_hole_[at(whole(bay(cell, k)))] = true; }
    /// Makes one bay of those on either side of a barrier that's opened.
    void join_over(int barrier, int k) { whole_[at(whole(bay(barrier + 1, k)))] = whole(bay(barrier, k)); }

  private:
    int bay(int cell, int k) const {
        const MineCell there{first_.i + cell, first_.j, k}, first{first_.i, first_.j, k};
        return k * in_storey_ + MineBay::of(there).number - MineBay::of(first).number;
    }
    int whole(int bay) const {
        while (whole_[at(bay)] != bay) bay = whole_[at(bay)];
        return bay;
    }

    MineCell first_;
    int in_storey_;
    std::vector<bool> has_hole_;
    std::vector<int> whole_;  // a bay that it belongs to, in the end to itself
};

}  // namespace terramorph
