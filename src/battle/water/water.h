#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/ticks.h"
#include "battle/water/basins.h"
#include "battle/water/ponds.h"
#include "battle/water/refill.h"
#include "battle/water/tarns.h"

namespace terramorph {

class StateHash;

/// The water of a level: a volume in each basin that holds some, and parcels that run downhill. Of two basins
/// one above the other at most one holds water. Cells are neither lost nor made.
class Water {
  public:
    /// After which all that still flows comes to rest at once.
    static constexpr Ticks kMaxFlowTicks = 10 * kSecond;

    /// None, and no land.
    Water();
    /// None.
    explicit Water(const Ground& ground);

    /// Fills every gap up to a height, whatever was there.
    void fill(Sixteenths height);
    /// The same with tarns and ponds, each up to its own height.
    void fill(Sixteenths height, const std::vector<Tarn>& tarns, std::span<const Pond> ponds = {});
    /// Where water is to stand in a cave: a place in it, and how high.
    struct CaveWater {
        int x;
        Sixteenths y, height;
    };
    /// Fills caves, except for those that are open to the sky.
    void fill_caves(std::span<const CaveWater> caves);
    /// Adds cells to a column, at or above a height. They run down from there.
    void pour(int x, Sixteenths y, std::int64_t cells);
    /// Raises or lowers all that stands under the sky and higher than the sea, at once; what runs over comes
    /// to rest at once, too. Returns the cells added.
    std::int64_t raise(Sixteenths by, Sixteenths sea = {});
    /// Follows a change of the ground: water stays where it can, and runs from where it can't.
    void rebuild(const Ground& ground);
    /// True if a change of the ground in these columns may change where water stands or runs. If not, the
    /// basins may be rebuilt later.
    bool touches(Range columns) const;
    /// A tick: costs nothing while nothing flows.
    void step();
    bool flows() const { return flows_; }

    /// Where the water above this place, or around it, stands; 0 if there is none.
    Sixteenths surface_at(int x, Sixteenths y) const;
    /// Where the water in a gap stands; 0 in a dry one.
    Sixteenths level_in(int gap) const;
    /// Cells in the level.
    std::int64_t volume() const;

    const Basins& basins() const { return *basins_; }
    /// Basins with water, by number.
    const std::vector<int>& held() const { return held_; }
    std::int64_t volume(int basin) const { return volumes_[at(basin)]; }
    Sixteenths level(int basin) const { return levels_[at(basin)]; }
    /// What runs, by gap.
    const std::vector<Parcel>& parcels() const { return parcels_; }
    /// From gap to gap, in a tick.
    int run_per_tick() const;

    void add_to(StateHash& state) const;

  private:
    int holder(int gap) const;
    bool is_full(int basin) const;
    bool is_over(int basin) const;
    std::vector<std::int64_t> water_in_gaps(const Basins& now) const;
    void put_back(std::vector<std::int64_t> water);
    void run_all();
    void add(int gap, std::int64_t cells);
    void overflow(bool at_once);
    void join(int parent);
    void spill(int basin, bool at_once);
    void settle();
    void find_levels();
    void gather_parcels();

    std::shared_ptr<const Basins> basins_;  // forks of a battle share them
    std::vector<int> held_;
    std::vector<std::int64_t> volumes_;  // by basin
    std::vector<Sixteenths> levels_;     // by basin
    std::vector<bool> stale_;            // by basin: the level is to be found anew
    std::vector<Parcel> parcels_;
    bool flows_ = false;
    Ticks flowing_;  // since it began to, or since the ground changed
};

}  // namespace terramorph
