#include "battle/water/water.h"

#include <algorithm>
#include <utility>

#include "base/state_hash.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr int kWidth = 2048;    // of the levels that these two are for; in proportion more in wider ones
constexpr int kRunPerTick = 4;  // that a parcel runs: 240 columns a second
constexpr std::int64_t kMostFlow = 8192;  // cells that run over a sill in a tick

int scale_of(const Gaps& gaps) {
    const int width = gaps.count() == 0 ? 0 : gaps[gaps.count() - 1].x + 1;
    return std::max(1, width / kWidth);
}

/// Cells that run over a sill in a tick: a column wide and as fast as they would fall from this head, at 200
/// columns per second squared (G. Poleni, "De motu aquae mixto", 1717). At least so many that it ends.
std::int64_t flow_over(Sixteenths head, std::int64_t excess, int scale) {
    const std::int64_t high = head.count() + 1;
    const std::int64_t weir = high * isqrt(455 * high) / 256;
    return std::min({excess, kMostFlow * scale, std::max(weir, excess / 128 + 16)});
}

/// The gap of another ground that has what was in this one.
int same_gap(const Basins& before, int gap, const Basins& now) {
    return now.gaps().gap_from(before.gaps()[gap].x, before.gaps()[gap].bottom);
}

}  // namespace

Water::Water() : basins_(std::make_shared<const Basins>()) {}

Water::Water(const Ground& ground) : basins_(std::make_shared<const Basins>(ground)) {
    put_back(std::vector<std::int64_t>(at(basins_->gaps().count())));
}

void Water::fill(Sixteenths height) { fill(height, {}); }

void Water::fill(Sixteenths height, const std::vector<Tarn>& tarns, std::span<const Pond> ponds) {
    const Gaps& gaps = basins_->gaps();
    std::vector<std::int64_t> water(at(gaps.count()));
    for (int gap = 0; gap < gaps.count(); ++gap) water[at(gap)] = gaps[gap].room_below(height);
    for (const Tarn& tarn : tarns)
        for (const int gap : basins_->gaps_of(tarn.basin)) water[at(gap)] = gaps[gap].room_below(tarn.level);
    for (const Pond& pond : ponds) {
        const Range wet = wet_columns(gaps, pond);
        for (int x = wet.x0; x < wet.x1; ++x) {
            const int gap = gaps.gap_at(x, pond.level - Sixteenths{1});
            water[at(gap)] = std::max(water[at(gap)], std::int64_t{gaps[gap].room_below(pond.level)});
        }
    }
    parcels_.clear();
    put_back(std::move(water));
}

void Water::fill_caves(std::span<const CaveWater> caves) {
    const Gaps& gaps = basins_->gaps();
    std::vector<std::int64_t> water = water_in_gaps(*basins_);
    bool any = false;
    for (const auto& [x, y, height] : caves) {
        const int gap = gaps.gap_at(x, y);
        if (gap == Gaps::kNone) continue;
        int cave = basins_->pit(gap);
        while (!(*basins_)[cave].is_root()) cave = (*basins_)[cave].parent;
        const auto in_cave = basins_->gaps_of(cave);
        if (!std::ranges::all_of(in_cave, [&](int each) { return gaps[each].roofed(); })) continue;
        for (const int each : in_cave)
            water[at(each)] = std::max(water[at(each)], std::int64_t{gaps[each].room_below(height)});
        any = true;
    }
    if (any) put_back(std::move(water));
}

void Water::pour(int x, Sixteenths y, std::int64_t cells) {
    parcels_.push_back({basins_->gaps().gap_from(x, y), cells});
    gather_parcels();
    if (!flows_) flowing_ = 0;
    flows_ = true;
}

std::int64_t Water::raise(Sixteenths by, Sixteenths sea) {
    const std::int64_t before = volume();
    const Gaps& gaps = basins_->gaps();
    for (const int basin : held_) {
        if (level(basin) <= sea) continue;
        const auto is_open = [&](int gap) {
            return !gaps[gap].roofed() && gaps[gap].is_open_at(level(basin));
        };
        const std::int64_t wide = std::ranges::count_if(basins_->gaps_of(basin), is_open);
        volumes_[at(basin)] = std::max(volume(basin) + wide * by.count(), std::int64_t{0});
    }
    put_back(water_in_gaps(*basins_));  // as one that has sunk may be two now
    settle();
    find_levels();
    flows_ = false;
    return volume() - before;
}

void Water::rebuild(const Ground& ground) {
    auto now = std::make_shared<const Basins>(ground);
    std::vector<std::int64_t> water = water_in_gaps(*now);
    for (Parcel& parcel : parcels_) parcel.gap = same_gap(*basins_, parcel.gap, *now);
    basins_ = std::move(now);
    put_back(std::move(water));
    flowing_ = 0;
}

bool Water::touches(Range columns) const {
    const auto is_near = [&](int gap) {
        const int x = basins_->gaps()[gap].x;
        return columns.x0 - 1 <= x && x <= columns.x1;
    };
    return flows_ || std::ranges::any_of(held_, [&](int basin) {
               return std::ranges::any_of(basins_->gaps_of(basin), is_near);
           });
}

/// The cells in each gap of these basins, which may be of another ground than the present ones.
std::vector<std::int64_t> Water::water_in_gaps(const Basins& now) const {
    std::vector<std::int64_t> water(at(now.gaps().count()));
    for (const int basin : held_)
        basins_->spread(basin, volume(basin), [&](int gap, std::int64_t cells) {
            water[at(same_gap(*basins_, gap, now))] += cells;
        });
    return water;
}

/// Puts water (cells in each gap) into the basins; what can't stay runs.
void Water::put_back(std::vector<std::int64_t> water) {
    Refill filled = refill(*basins_, water);
    volumes_ = std::move(filled.volumes);
    levels_.assign(volumes_.size(), Sixteenths{});
    stale_.assign(volumes_.size(), true);
    held_.clear();
    for (int basin = 0; basin < basins_->count(); ++basin)
        if (volume(basin) > 0) held_.push_back(basin);
    parcels_.insert(parcels_.end(), filled.stranded.begin(), filled.stranded.end());
    gather_parcels();
    find_levels();
    flows_ = !parcels_.empty() || std::ranges::any_of(held_, [&](int basin) { return is_over(basin); });
}

void Water::step() {
    if (!flows_) return;
    if (++flowing_ > kMaxFlowTicks)
        settle();
    else {
        run_all();
        overflow(false);
    }
    gather_parcels();
    find_levels();
    flows_ = !parcels_.empty() || std::ranges::any_of(held_, [&](int basin) { return is_over(basin); });
}

/// Everything runs down without taking time. It ends: whenever water has come to a basin that it overflows
/// from, two basins join or it goes into one that isn't full.
void Water::settle() {
    do {
        for (const Parcel& parcel : std::exchange(parcels_, {})) add(parcel.gap, parcel.volume);
        overflow(true);
    } while (!parcels_.empty());
}

/// The basin that holds the water of a gap's pit; kNone if it's dry.
int Water::holder(int gap) const {
    int basin = basins_->pit(gap);
    while (basin != Basin::kNone && volume(basin) == 0) basin = (*basins_)[basin].parent;
    return basin;
}

int Water::run_per_tick() const { return kRunPerTick * scale_of(basins_->gaps()); }

bool Water::is_full(int basin) const { return volume(basin) >= (*basins_)[basin].cap; }

bool Water::is_over(int basin) const {
    return !(*basins_)[basin].is_root() && volume(basin) > (*basins_)[basin].cap;
}

void Water::run_all() {
    std::vector<Parcel> running;
    std::swap(running, parcels_);
    for (Parcel parcel : running) {
        for (int k = 0; k < run_per_tick(); ++k) parcel.gap = basins_->down(parcel.gap);
        const int basin = holder(parcel.gap);
        const bool at_bottom = basins_->down(parcel.gap) == parcel.gap;
        const bool at_surface = basin != Basin::kNone && level(basin) > basins_->gaps()[parcel.gap].bottom;
        if (at_bottom || at_surface)
            add(parcel.gap, parcel.volume);
        else
            parcels_.push_back(parcel);
    }
}

/// Adds cells to the basin that holds the water below a gap.
void Water::add(int gap, std::int64_t cells) {
    int basin = holder(gap);
    if (basin == Basin::kNone) {
        basin = basins_->pit(gap);
        held_.insert(std::ranges::lower_bound(held_, basin), basin);
        levels_[at(basin)] = basins_->gaps()[(*basins_)[basin].deepest_gap].bottom;
    }
    volumes_[at(basin)] += cells;
    stale_[at(basin)] = true;
}

/// Full basins join, and water runs over the sills of the others.
void Water::overflow(bool at_once) {
    for (auto next = held_.begin(); next != held_.end();) {
        const int basin = *next;
        const Basin& here = (*basins_)[basin];
        if (!here.is_root() && is_full(basin)) {
            if (is_full(basins_->sibling(basin)))
                join(here.parent);
            else if (is_over(basin))
                spill(basin, at_once);
        }
        next = std::ranges::upper_bound(held_, basin);
    }
}

/// All water in and below a basin becomes its own.
void Water::join(int parent) {
    const Basin& both = (*basins_)[parent];
    std::int64_t volume = 0;
    std::erase_if(held_, [&](int basin) {
        const Basin& here = (*basins_)[basin];
        if (here.first < both.first || here.last > both.last) return false;
        volume += std::exchange(volumes_[at(basin)], 0);
        return true;
    });
    volumes_[at(parent)] = volume;
    held_.insert(std::ranges::lower_bound(held_, parent), parent);
    levels_[at(parent)] = basins_->surface(parent, volume).level;
}

void Water::spill(int basin, bool at_once) {
    const Basin& here = (*basins_)[basin];
    const std::int64_t excess = volume(basin) - here.cap;
    const Sixteenths head = std::max(level(basin) - here.sill, Sixteenths{});
    const std::int64_t flow = at_once ? excess : flow_over(head, excess, scale_of(basins_->gaps()));
    volumes_[at(basin)] -= flow;
    stale_[at(basin)] = true;
    parcels_.push_back({here.beyond_gap, flow});
    if (volume(basin) == 0) std::erase(held_, basin);  // its cap is 0
}

void Water::find_levels() {
    for (const int basin : held_) {
        if (!stale_[at(basin)]) continue;
        levels_[at(basin)] = basins_->surface(basin, volume(basin)).level;
        stale_[at(basin)] = false;
    }
}

/// Makes one parcel of all in the same gap.
void Water::gather_parcels() {
    std::ranges::sort(parcels_, {}, &Parcel::gap);
    std::vector<Parcel> gathered;
    for (const Parcel& parcel : parcels_) {
        if (gathered.empty() || gathered.back().gap != parcel.gap) gathered.push_back({parcel.gap, 0});
        gathered.back().volume += parcel.volume;
    }
    parcels_ = std::move(gathered);
}

Sixteenths Water::surface_at(int x, Sixteenths y) const { return level_in(basins_->gaps().gap_from(x, y)); }

Sixteenths Water::level_in(int gap) const {
    const int basin = holder(gap);
    if (basin == Basin::kNone || level(basin) <= basins_->gaps()[gap].bottom) return {};
    return level(basin);
}

std::int64_t Water::volume() const {
    std::int64_t cells = 0;
    for (const int basin : held_) cells += volume(basin);
    for (const Parcel& parcel : parcels_) cells += parcel.volume;
    return cells;
}

void Water::add_to(StateHash& state) const {
    state.begin("water");
    for (int k = 0; const int basin : held_) {
        state.add("basin", k, basin);
        state.add("volume", k++, volume(basin));
    }
    for (int k = 0; const Parcel& parcel : parcels_) {
        state.add("parcel in gap", k, parcel.gap);
        state.add("cells", k++, parcel.volume);
    }
    state.add("flowing", flowing_);
}

}  // namespace terramorph
