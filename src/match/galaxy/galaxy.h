#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/parameter.h"
#include "base/vec2.h"
#include "terrain/level.h"

namespace terramorph {

struct MatchSettings;

/// The factors of Drake's equation (F. Drake, 1961); kDrakeFactors describes each.
enum class Drake { stars, with_planets, suitable, living, intelligent, broadcasting, years };
extern const std::span<const Parameter> kDrakeFactors;

/// The number of civilizations that can be heard at any time: the product of all factors.
double civilizations(const Values& factors);

enum class StarColor { blue, white, yellow, orange, red };

struct Star {
    std::string name;   ///< "Vorun"
    Vec2<float> place;  ///< 0 .. 1 in both directions
    StarColor color = StarColor::yellow;
};

/// A world to fight a round on.
struct World {
    LevelSettings level;  ///< its planet ("Vorun IV") and land, in the match's size
    int star = -1;        ///< index of its star; -1: a rogue planet, far from any
    Vec2<float> place;    ///< its star's, or its own
    bool living = false;
    bool intelligent = false;
    bool broadcasting = false;
};

struct Galaxy {
    std::vector<Star> stars;
    std::vector<World> worlds;
    /// All worlds, each once, in the order of the journey: always to the nearest world left, and first to the
    /// other worlds of the same star.
    std::vector<int> route;
};

/// Draws the galaxy of these settings from the match's seed alone: up to 40 stars, depending on their rate of
/// birth, each with worlds, life and voices by Drake's factors. If there are fewer worlds than rounds (an
/// empty galaxy has none), rogue planets between the stars are added. There are at most 60 worlds; a longer
/// match travels the route again.
Galaxy draw_galaxy(const MatchSettings& settings, const Planets& planets = built_in_planets());

}  // namespace terramorph
