#include "battle/water/ponds.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/index.h"
#include "base/random.h"
#include "terrain/level.h"
#include "terrain/scenery.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPondStream = 76;
constexpr int kNarrowHalf = 12, kHalfStep = 4;  // columns: where a wider one has no room
constexpr int kLeastHalf = 20, kMostHalf = 45;  // columns of water to each side of its middle
constexpr int kLeastDeep = 6, kMostDeep = 10;   // columns
constexpr Sixteenths kPondFreeboard = kColumn;  // from the water to the lower bank
constexpr Sixteenths kMostDug = 20 * kColumn;   // at any column: less than the earth that covers mines
constexpr int kWidestBank = 40;                 // columns
constexpr int kPondsApart = 12;                 // columns, from each other and from what's kept clear

/// Where a pond may be.
struct PondPlace {
    int column;
    std::uint32_t lot;
    bool by_hand;
    double away;  // columns from the cut
};

std::vector<PondPlace> pond_places(const LevelSettings& level) {
    std::vector<PondPlace> places;
    for (const Standing& standing : features_near(level.terrain, level.cut, -kThingsNear, kThingsNear)) {
        if (standing.feature != Feature::pond) continue;
        const Spot& spot = standing.spot;
        places.push_back({static_cast<int>(std::floor(standing.column + 0.5)),
                          hash_bits(level.terrain.seed, kPondStream, static_cast<std::int32_t>(spot.x),
                                    static_cast<std::int32_t>(spot.y)),
                          level.terrain.placed.contains(spot), std::abs(standing.behind)});
    }
    std::ranges::stable_sort(places, [](const PondPlace& a, const PondPlace& b) {
        if (a.by_hand != b.by_hand) return a.by_hand;
        return a.away != b.away ? a.away < b.away : a.column < b.column;
    });
    return places;
}

/// A hollow that's round below its water, and beside that rises by 1 in 1 to the higher of its banks.
class Hollow {
  public:
    Hollow(const PondPlace& place, std::span<const Sixteenths> surface)
        : surface_(surface),
          middle_(place.column),
          half_(kLeastHalf + static_cast<int>(place.lot % (kMostHalf - kLeastHalf + 1))),
          deep_((kLeastDeep + static_cast<int>((place.lot >> 8) % (kMostDeep - kLeastDeep + 1))) * kColumn) {}

    /// The widest that there's room for; none if there's none.
    std::optional<Pond> pond(Sixteenths water) {
        for (; half_ >= kNarrowHalf; half_ -= kHalfStep)
            if (const std::optional<Pond> fits = fitting(water)) return fits;
        return {};
    }

    Sixteenths bottom(int x) const {
        const int away = std::abs(x - middle_);
        if (away > half_) return bank_ + (away - half_) * kColumn;
        return bank_ - deep_ * (half_ * half_ - away * away) / (half_ * half_);
    }

  private:
    std::optional<Pond> fitting(Sixteenths water) {
        const int width = static_cast<int>(surface_.size());
        if (middle_ < half_ + kPondsApart || middle_ + half_ + kPondsApart >= width) return {};
        bank_ = std::min(surface_[at(middle_ - half_)], surface_[at(middle_ + half_)]);
        if (bank_ - deep_ <= water) return {};
        Pond pond{{middle_ - half_, middle_ + half_ + 1}, middle_, bank_ - kPondFreeboard};
        for (int x = pond.columns.x0; x < pond.columns.x1; ++x)
            if (surface_[at(x)] < bank_ - deep_ || surface_[at(x)] - bottom(x) > kMostDug) return {};
        for (const int side : {-1, 1}) {
            int x = middle_ + side * (half_ + 1);
            while (x >= 0 && x < width && bottom(x) < surface_[at(x)]) {
                if (std::abs(x - middle_) > half_ + kWidestBank) return {};
                pond.columns.include({x, x + 1});
                x += side;
            }
        }
        return pond;
    }

    std::span<const Sixteenths> surface_;
    int middle_, half_;
    Sixteenths deep_;
    Sixteenths bank_{};  // the lower one
};

bool are_near(const Range& a, const Range& b) {
    return a.x0 < b.x1 + kPondsApart && b.x0 < a.x1 + kPondsApart;
}

}  // namespace

std::vector<Pond> dig_ponds(const LevelSettings& level, std::vector<Sixteenths>& surface, Sixteenths water,
                            std::span<const Range> kept_clear) {
    std::vector<Pond> ponds;
    if (level.planet.value(PlanetValue::air) == 0) return ponds;
    for (const PondPlace& place : pond_places(level)) {
        Hollow hollow(place, surface);
        const std::optional<Pond> pond = hollow.pond(water);
        if (!pond) continue;
        const auto is_near = [&](const Range& other) { return are_near(pond->columns, other); };
        if (std::ranges::any_of(kept_clear, is_near) || std::ranges::any_of(ponds, is_near, &Pond::columns))
            continue;
        std::vector<Sixteenths> dug;
        for (int x = pond->columns.x0; x < pond->columns.x1; ++x)
            dug.push_back(std::min(surface[at(x)], hollow.bottom(x)));
        std::ranges::copy(dug, surface.begin() + pond->columns.x0);
        ponds.push_back(*pond);
    }
    return ponds;
}

std::vector<int> placed_ponds(const LevelSettings& level) {
    std::vector<int> columns;
    for (const PondPlace& place : pond_places(level))
        if (place.by_hand) columns.push_back(place.column);
    return columns;
}

Range wet_columns(const Gaps& gaps, const Pond& pond) {
    const auto is_wet = [&](int x) {
        return pond.columns.x0 <= x && x < pond.columns.x1 &&
               gaps.gap_at(x, pond.level - Sixteenths{1}) != Gaps::kNone;
    };
    Range wet{pond.middle, pond.middle};
    while (is_wet(wet.x1)) ++wet.x1;
    while (is_wet(wet.x0 - 1)) --wet.x0;
    const bool is_whole = wet.x0 > pond.columns.x0 && wet.x1 < pond.columns.x1;
    return is_whole ? wet : Range{};
}

}  // namespace terramorph
