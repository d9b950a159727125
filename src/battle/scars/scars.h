#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/hidden/hidden.h"
#include "battle/things/thing.h"
#include "terrain/ground/ground.h"

namespace terramorph {

struct BattleState;

/// A run of columns that are no longer as they are made anew.
struct Scar {
    int x0 = 0;
    std::vector<GroundColumn> columns;
    std::int64_t cells = 0;  ///< dug or moved
};

/// Water that has come to rest above a place.
struct StandingWater {
    int x;
    Sixteenths bottom;
    std::int64_t cells;
};

/// What must be known of scars to make their land anew.
struct ScarredLand {
    std::uint64_t digest = 0;        ///< of the ground made anew, before it has slipped
    bool castle = false;             ///< it has one
    std::vector<std::int16_t> rows;  ///< by which each column has slipped; empty: none has
};

/// What a round has left on its land.
struct Scars {
    /// In bytes, all together. If there's more, the smallest scars of the ground are left out.
    static constexpr std::size_t kMostBytes = 24 * 1024;

    ScarredLand land;
    std::vector<Scar> ground;  ///< from left to right ...
    bool left_out = false;     ///< ... without some
    std::vector<int> linings;  ///< what strength is left of each that the land made anew has; 0: it broke
    std::vector<bool> fallen_towers;
    std::vector<StandingWater> water;
    int rains = 0;              ///< as in the battle's state
    std::vector<Thing> things;  ///< without carts, which have gone on
    Hidden hidden;
};

/// As bytes, at most Scars::kMostBytes.
std::string scars_as_bytes(const Scars& scars, const Ground& anew);

/// The first part of such bytes, for a level so wide; none if they're no scars of such a level.
std::optional<ScarredLand> read_scarred_land(std::string_view bytes, int width);
/// All of them, with the land made anew, and as it has slipped since.
std::optional<Scars> read_scars(std::string_view bytes, const Ground& anew);

}  // namespace terramorph
