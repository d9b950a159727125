#pragma once

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

#include "battle/water/gaps.h"

namespace terramorph {

/// The room in sets of gaps below a height that rises over all of them. Gaps open as it comes to their
/// bottoms, and sets are joined (R. Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975).
class RisingRoom {
  public:
    /// Adds an empty set and returns its number.
    int add();
    /// The height only rises.
    void rise_to(Sixteenths height);
    /// Adds a gap with its bottom at the height.
    void open(int set, const Gap& gap);
    /// The number of a set after all joins.
    int find(int set);
    /// Joins two sets, and returns the number of both together.
    int join(int a, int b);
    /// Cells below the height.
    std::int64_t room(int set);

  private:
    struct Set {
        int joined;  // with which; itself if with none
        Sixteenths height;
        std::int64_t room = 0;  // below that height
        int open = 0;           // gaps open there
    };
    struct Roof {
        Sixteenths top;
        int set;
        bool operator>(const Roof& other) const {
            return top != other.top ? top > other.top : set > other.set;
        }
    };

    Set& risen(int set, Sixteenths height);

    Sixteenths height_;
    std::vector<Set> sets_;
    std::priority_queue<Roof, std::vector<Roof>, std::greater<>> roofs_;  // above the height
};

}  // namespace terramorph
