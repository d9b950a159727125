#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "battle/water/gaps.h"

namespace terramorph {

class RisingRoom;

/// Gaps in which water comes together before it runs over a sill. A pit is one without children; any other
/// begins to fill when its two children are full.
struct Basin {
    static constexpr int kNone = -1;

    int parent = kNone;
    int left = kNone;
    int right = kNone;
    Sixteenths sill = Gap::kSky;   ///< over which it runs into its sibling; kSky if it has none
    int spill_gap = Gaps::kNone;   ///< whose bottom is the sill
    int beyond_gap = Gaps::kNone;  ///< beside it, where what runs over comes down
    int deepest_gap = Gaps::kNone;
    std::int64_t cap = 0;  ///< cells below the sill, at least 1; roofs count
    int first = 0;         ///< its gaps in Basins::gaps_of ...
    int last = 0;          ///< ... end here

    bool is_root() const { return parent == kNone; }
    bool is_pit() const { return left == kNone; }
};

/// Where the water of a basin stands.
struct WaterSurface {
    Sixteenths level;
    std::vector<int> bank;  ///< gaps with water beside the basin's own, if it's over the sill
};

/// The basins of a ground, as it is at one time: a forest, children before their parents. The sides of the
/// level are walls.
class Basins {
  public:
    Basins() = default;
    explicit Basins(const Ground& ground);

    const Gaps& gaps() const { return gaps_; }
    int count() const { return static_cast<int>(basins_.size()); }
    const Basin& operator[](int basin) const { return basins_[at(basin)]; }

    /// All gaps by the height of their bottoms.
    const std::vector<int>& rising() const { return rising_; }
    /// The gaps of a basin and of all below it.
    std::span<const int> gaps_of(int basin) const;
    /// The gap that water runs to from this one; itself at the bottom of a pit.
    int down(int gap) const { return down_[at(gap)]; }
    /// The pit that all water from this gap comes to.
    int pit(int gap) const { return pit_[at(gap)]; }
    /// The basin that ends at this gap's bottom, where two meet; kNone at others.
    int joined_at(int gap) const { return joined_at_[at(gap)]; }
    int sibling(int basin) const;

    /// Where this many cells stand: what's not enough for a layer of 1/16 column isn't seen. Above the sill
    /// water stands as at a wall in the spill gap, up to where it would run over on another side.
    WaterSurface surface(int basin, std::int64_t volume) const;

    /// Calls visit(gap, cells) for each gap that has some of a basin's water. The cells add up to the volume:
    /// the deepest gap has the rest.
    template <class Visit>
    void spread(int basin, std::int64_t volume, Visit visit) const {
        const WaterSurface surface = this->surface(basin, volume);
        const auto tell = [&](int gap) {
            const int cells = gaps_[gap].room_below(surface.level);
            volume -= cells;
            if (cells > 0) visit(gap, std::int64_t{cells});
        };
        for (const int gap : gaps_of(basin)) tell(gap);
        for (const int gap : surface.bank) tell(gap);
        if (volume > 0) visit(basins_[at(basin)].deepest_gap, volume);
    }

  private:
    void begin_pit(int gap, RisingRoom& room);
    void join(int gap, BesideGap lower, RisingRoom& room, std::vector<int>& whole);
    void arrange(const std::vector<int>& owner);
    Sixteenths level_below_sill(int basin, std::int64_t volume) const;
    WaterSurface against_a_wall(int basin, std::int64_t volume) const;

    Gaps gaps_;
    std::vector<Basin> basins_;
    std::vector<int> rising_;
    std::vector<int> down_;
    std::vector<int> pit_;
    std::vector<int> joined_at_;
    std::vector<int> arranged_;  // gaps, basin by basin
};

}  // namespace terramorph
