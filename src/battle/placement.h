#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "battle/content/rules.h"
#include "battle/water/ponds.h"
#include "terrain/castle/castle.h"
#include "terrain/level.h"
#include "terrain/mine/works.h"

namespace terramorph {

/// A tank's starting place: the column of its middle, and the height of the ground there.
struct SpawnPoint {
    int x;
    Sixteenths height;
};

/// Further inputs for starting places: the water's surface, the range of a full shot on even land (columns),
/// and where nobody begins and nothing grows: the mouths of shafts, ponds, and the even land of a castle.
struct Site {
    Sixteenths water{};
    int reach = 2048;
    std::vector<Range> kept_clear = {};
    std::vector<Sixteenths> waters = {};  ///< the water's surface over each column; empty: it's the same

    Sixteenths water_over(int x) const {
        return waters.empty() ? water : waters[static_cast<std::size_t>(x)];
    }
};

/// Chooses fair, level places for tanks: each in its own random stretch, on its most level dry spot (or the
/// highest, if all of it is under water), away from what's kept clear as far as there's room, and within
/// reach of the next. Levels the surface there, with gentle shoulders.
std::vector<SpawnPoint> place_tanks(std::vector<Sixteenths>& surface, int count, const Site& site,
                                    Random& random);

/// A level as a battle begins on it.
struct StartingLand {
    std::vector<Sixteenths> surface;
    std::vector<SpawnPoint> spots;  ///< by tank
    Site site;
    MineWorks mine;                     ///< if the land takes part ...
    std::optional<Castle> castle = {};  ///< ... and there's room for one beside the tanks
    std::vector<Range> roads = {};      ///< from left to right
    std::vector<Pond> ponds = {};
    bool as_left = false;  ///< by a battle before: what stands there does so already
};

struct BattleState;

/// Begins a round: its weather, its walls, its land and the places of its tanks.
StartingLand begin_on_land(BattleState& state, int tanks);

/// The land of a battle before anybody has stood on it, with its castle or without.
StartingLand land_without_tanks(const BattleState& state, bool castle);

/// Places tanks on land as it is, and off its castle if chance finds room beside it.
void find_spots(StartingLand& land, int tanks, Random& random);

/// The land of a battle with this seed, and where its tanks stand.
StartingLand starting_land(const BattleRules& rules, const LevelSettings& level, int tanks,
                           std::uint32_t seed);

}  // namespace terramorph
