#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/parameter.h"
#include "base/vec2.h"
#include "terrain/level.h"

namespace terramorph {

struct MatchSettings;

/// The factors of Drake's equation (F. Drake, 1961): what `Drake` numbers, `kDrakeFactors` describes.
enum class Drake { stars, with_planets, suitable, living, intelligent, broadcasting, years };
extern const std::span<const Parameter> kDrakeFactors;

/// How many civilizations can be heard at the same time: the product of all factors.
double civilizations(const Values& factors);

enum class StarColor { blue, white, yellow, orange, red };

struct Star {
    std::string name;   ///< "Vorun"
    Vec2<float> place;  ///< 0 .. 1 in both directions
    StarColor color = StarColor::yellow;
};

/// A world that a round may be fought on.
struct World {
    LevelSettings level;  ///< its planet ("Vorun IV") and its land, in the size that the match has
    int star = -1;        ///< its number among the stars; -1: a rogue planet, far from any
    Vec2<float> place;    ///< its star's, or its own
    bool living = false;
    bool intelligent = false;
    bool broadcasting = false;
};

struct Galaxy {
    std::vector<Star> stars;
    std::vector<World> worlds;
    /// All worlds, each once, in the order of the journey: from each on to the nearest that is left, the
    /// other worlds of a star first.
    std::vector<int> route;
};

/// A galaxy as the settings have it, drawn from the match's seed alone: up to 40 stars for the rate at which
/// they are born, each with worlds, life and voices by the factors. Where there are fewer worlds than rounds
/// (an empty galaxy has none), rogue planets between the stars are added. At most 60 worlds are shown; a
/// match of more rounds travels the same way again.
Galaxy draw_galaxy(const MatchSettings& settings, const Planets& planets = built_in_planets());

}  // namespace terramorph
