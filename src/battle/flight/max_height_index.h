#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <vector>

#include "battle/flight/collision_scene.h"

namespace terramorph {

/// An upper bound of everything's height for runs of columns: ground, hulls, shields, magnets and things.
/// Queries take a few instructions, so that predictions can leap over empty air.
class MaxHeightIndex {
  public:
    /// Updates it for changes in the field; costs almost nothing if there are none. A skyline belongs to one
    /// ground object.
    void update(const CollisionScene& scene);
    /// True if this ground hasn't changed since the last update.
    bool follows(const Ground& ground) const;

    /// An upper bound of everything in the columns x0 .. x1, inclusive. All columns beyond an
    /// end of the level count as one.
    Sixteenths highest(int x0, int x1) const {
        const int first = block_of(x0);
        const int count = block_of(x1) - first + 1;
        assert(count > 0);
        const auto row = static_cast<int>(std::bit_width(static_cast<unsigned>(count))) - 1;
        const Sixteenths* const tops = maxima_.data() + row * std::ssize(ground_);
        return std::max(tops[first], tops[first + count - (1 << row)]);
    }

  private:
    static constexpr int kBlockBits = 2;  // columns in a block: less than a fast shell flies in a tick
    static constexpr int kBlock = 1 << kBlockBits;

    /// Something occupies the columns x0 .. x1 up to this top.
    struct Box {
        int x0, x1;
        Sixteenths top;
        friend bool operator==(const Box&, const Box&) = default;
    };
    bool fits(const CollisionScene& scene) const;
    static Box box_of(const ConvexOutline& outline);
    static Box box_of(const ThingCollider& thing);
    static Box box_of(const ShieldCollider& collider, const CollisionScene& scene);
    /// The number of blocks of the level, plus one beyond each end.
    static int blocks_of(const Ground& ground);
    int block_of(int x) const {
        return std::clamp((x >> kBlockBits) + 1, 0, static_cast<int>(ground_.size()) - 1);
    }
    void update_ground(const Ground& ground);
    void update_maxima();

    std::uint32_t revision_ = 0;
    std::vector<Sixteenths> ground_;  // tops by block
    std::vector<Box> boxes_;          // of everything that isn't ground
    std::vector<Sixteenths> maxima_;  // row k has the highest top of 2^k blocks, indexed by the first
};

}  // namespace terramorph
