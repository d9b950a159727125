#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>

#include "battle/water/basins.h"

namespace terramorph {

namespace {

/// The room in gaps below a height, and how many are open there: the room of the next layer.
struct Room {
    std::int64_t below = 0;
    int open = 0;
};

Room room_below(const Gaps& gaps, std::span<const int> of, Sixteenths height) {
    Room room;
    for (const int gap : of) {
        room.below += gaps[gap].room_below(height);
        room.open += gaps[gap].is_open_at(height) ? 1 : 0;
    }
    return room;
}

/// A height at which a gap opens or closes.
struct Change {
    Sixteenths height;
    bool opens;
    int gap;
    bool operator>(const Change& other) const {
        return std::tie(height, opens, gap) > std::tie(other.height, other.opens, other.gap);
    }
};

/// Water that rises at a wall in the spill gap, over the basin's own gaps and the bank behind them.
class WaterRise {
  public:
    WaterRise(const Basins& basins, int basin)
        : basins_(basins), spill_gap_(basins[basin].spill_gap), reached_(at(basins.gaps().count())) {
        surface_.level = basins[basin].sill;
        reached_[at(spill_gap_)] = true;
        for (const int gap : basins.gaps_of(basin)) reached_[at(gap)] = true;
        for (const int gap : basins.gaps_of(basin)) {
            if (basins.gaps()[gap].is_open_at(surface_.level)) open(gap);
            look_about(gap);
        }
    }

    /// Until this many cells above the sill are full.
    WaterSurface to(std::int64_t cells) {
        while (!changes_.empty() && !ends_) {
            const Change next = changes_.top();
            const std::int64_t layers = (next.height - surface_.level).count();
            if (layers * open_ > cells) break;
            cells -= layers * open_;
            surface_.level = next.height;
            changes_.pop();
            pass(next);
        }
        if (!ends_ && open_ > 0) surface_.level += Sixteenths{static_cast<int>(cells / open_)};
        return std::move(surface_);
    }

  private:
    void open(int gap) {
        ++open_;
        if (basins_.gaps()[gap].roofed()) changes_.push({basins_.gaps()[gap].top, false, gap});
    }

    void pass(Change change) {
        if (!change.opens) return void(--open_);
        surface_.bank.push_back(change.gap);
        open(change.gap);
        look_about(change.gap);
    }

    /// What's lower beside the bank belongs to another basin, into which the water runs.
    void look_about(int gap) {
        basins_.gaps().for_each_beside(gap, [&](int beside) {
            const Sixteenths bottom = basins_.gaps()[beside].bottom;
            const bool behind_the_wall = beside == spill_gap_ && !surface_.bank.empty();
            ends_ = ends_ || behind_the_wall || (!reached_[at(beside)] && bottom < surface_.level);
            if (ends_ || reached_[at(beside)]) return;
            reached_[at(beside)] = true;
            changes_.push({bottom, true, beside});
        });
    }

    const Basins& basins_;
    int spill_gap_;
    WaterSurface surface_;
    std::vector<bool> reached_;
    std::priority_queue<Change, std::vector<Change>, std::greater<>> changes_;
    int open_ = 0;
    bool ends_ = false;  // for it runs over
};

}  // namespace

WaterSurface Basins::surface(int basin, std::int64_t volume) const {
    const Basin& here = basins_[at(basin)];
    if (volume <= here.cap && !here.is_root()) return {level_below_sill(basin, volume), {}};
    if (!here.is_root()) return WaterRise(*this, basin).to(volume - here.cap);
    if (volume < here.cap) return {level_below_sill(basin, volume), {}};
    WaterSurface full;  // a cave, up to its roof
    for (const int gap : gaps_of(basin)) full.level = std::max(full.level, gaps_[gap].top);
    return full;
}

/// The highest level whose room isn't more than the volume: by false position, which the room's growth suits,
/// between bounds that it never leaves.
Sixteenths Basins::level_below_sill(int basin, std::int64_t volume) const {
    const Basin& here = basins_[at(basin)];
    if (volume == here.cap) return here.sill;
    int low = gaps_[here.deepest_gap].bottom.count();  // has room for no more than the volume
    int high = here.sill.count();                      // has room for more
    int level = low;
    while (true) {
        const Room room = room_below(gaps_, gaps_of(basin), Sixteenths{level});
        const std::int64_t left = volume - room.below;
        if (left >= 0 && left < room.open) return Sixteenths{level};
        (left >= 0 ? low : high) = level;
        const std::int64_t guess = level + left / std::max(room.open, 1);
        level = guess > low && guess < high ? static_cast<int>(guess) : low + (high - low) / 2;
    }
}

}  // namespace terramorph
