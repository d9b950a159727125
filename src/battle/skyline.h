#pragma once

#include <cstdint>
#include <vector>

#include "battle/field.h"

namespace terramorph {

/// How high anything stands in each run of columns: ground, hulls, shields and where magnets push. It answers
/// in a few instructions, so that a prediction leaps over all the air that is higher.
class Skyline {
  public:
    /// Catches up with what has changed in the field since the last time; next to nothing if nothing has. One
    /// skyline is for one level: the ground changes, it is not exchanged for another.
    void update(const Field& field);
    /// Whether nothing of the field has changed since; for the assertion of those who rely on it.
    bool fits(const Field& field) const;

    /// No less than the top of all that stands in the columns x0 .. x1, both included, in 1/16 column. All
    /// columns beyond an end of the level count as one.
    int highest(int x0, int x1) const;

  private:
    /// The columns x0 .. x1 are taken up to this top, in 1/16 column.
    struct Box {
        int x0, x1, top;
        friend bool operator==(const Box&, const Box&) = default;
    };
    static Box box_of(const Hull& hull);
    static Box box_of(const Dome& dome, const Field& field);
    int block_of(int x) const;
    void update_ground(const Ground& ground);
    void update_maxima();

    std::uint32_t revision_ = 0;
    std::vector<int>
        ground_;  // tops by block: one for what is left of the level, the level's, one for the right
    std::vector<Box> boxes_;   // of all that is not ground
    std::vector<int> maxima_;  // row k has the highest top of each 2^k blocks, by the first of them
};

}  // namespace terramorph
