#include "battle/water/refill.h"

#include "battle/water/rising_room.h"

namespace terramorph {

namespace {

/// Pools that rise with a height: each is the water of one basin, and of the bank above its sill.
class Pools {
  public:
    explicit Pools(const Basins& basins)
        : basins_(basins),
          pools_(at(basins.count())),
          pool_of_(at(basins.count()), kNone),
          is_wall_(at(basins.gaps().count())) {
        for (int basin = 0; basin < basins.count(); ++basin) pools_[at(room_.add())].basin = basin;
    }

    /// Comes to a gap. Returns false if its water doesn't stand there.
    bool rise_to(int gap, std::int64_t water) {
        room_.rise_to(basins_.gaps()[gap].bottom);
        const int pit = basins_.pit(gap);
        const int down = basins_.down(gap);
        const int joined = basins_.joined_at(gap);
        if (down == gap) pool_of_[at(pit)] = pit;
        is_wall_[at(gap)] = is_wall_[at(down)] || (joined != Basin::kNone && !join(joined));
        if (is_wall_[at(gap)]) return false;
        const int set = room_.find(pit);
        const bool stands = pools_[at(set)].water >= room_.room(set);
        room_.open(set, basins_.gaps()[gap]);
        if (stands) pools_[at(set)].water += water;
        return stands;
    }

    std::vector<std::int64_t> volumes() {
        std::vector<std::int64_t> volumes(pools_.size());
        for (int set = 0; set < basins_.count(); ++set)
            if (room_.find(set) == set) volumes[at(pools_[at(set)].basin)] += pools_[at(set)].water;
        return volumes;
    }

  private:
    static constexpr int kNone = -1;

    struct Pool {
        int basin = Basin::kNone;
        std::int64_t water = 0;
    };

    bool is_full(int pool) { return pool != kNone && pools_[at(pool)].water >= room_.room(pool); }

    /// Two pools become one if both are full.
    bool join(int basin) {
        const int left = pool_of_[at(basins_[basin].left)];
        const int right = pool_of_[at(basins_[basin].right)];
        if (!is_full(left) || !is_full(right)) return false;
        const std::int64_t water = pools_[at(left)].water + pools_[at(right)].water;
        const int both = room_.join(left, right);
        pools_[at(both)] = {basin, water};
        pool_of_[at(basin)] = both;
        return true;
    }

    const Basins& basins_;
    RisingRoom room_;
    std::vector<Pool> pools_;    // by the numbers of their sets
    std::vector<int> pool_of_;   // that fills all of a basin
    std::vector<bool> is_wall_;  // of a gap: between two pools, or water runs to such a one from it
};

}  // namespace

Refill refill(const Basins& basins, const std::vector<std::int64_t>& water) {
    Refill refill;
    Pools pools(basins);
    for (const int gap : basins.rising())
        if (!pools.rise_to(gap, water[at(gap)]) && water[at(gap)] > 0)
            refill.stranded.push_back({gap, water[at(gap)]});
    refill.volumes = pools.volumes();
    return refill;
}

}  // namespace terramorph
