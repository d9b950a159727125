#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/parameter.h"
#include "base/result.h"
#include "terrain/palette.h"

namespace terramorph {

/// What a planet does to a battle: what `PlanetValue` numbers, `kPlanetParameters` describes.
enum class PlanetValue { gravity, least_wind, most_wind, water, air, rain, rock_depth, sand };
extern const std::span<const Parameter> kPlanetParameters;

/// A world to fight on.
struct Planet {
    std::string name;   ///< as files spell it: "lush-islands"
    std::string label;  ///< as people read it: "Lush islands"
    std::string help;   ///< one line
    std::string look;   ///< the name of the planet of the file that it has its colours from; mostly its own
    int number = 0;     ///< that level codes know its look by: 1 .. 31, and never another
    Values values;      ///< one for each of kPlanetParameters
    Palette palette;

    double value(PlanetValue which) const { return values[at(which)]; }
    void set(PlanetValue which, double value) { values[at(which)] = value; }

    friend bool operator==(const Planet&, const Planet&) = default;
};

/// The pull of the planet that all distances are made for, in m/s2.
constexpr double kStandardGravity = 9.8;

using Planets = std::vector<Planet>;

/// Why there can be no such planet: the parameter, its value and what is allowed.
Refusal validate(const Planet& planet);

/// Planets from the text of a planets.toml. The error names file, line, planet, key, value and what is
/// allowed.
Result<Planets> parse_planets(std::string_view toml, const std::string& file_name);

/// The planets that came with this program, for when there is no file or it is damaged.
const Planets& built_in_planets();

/// nullptr if there is none of this name.
const Planet* find_planet(const Planets& planets, std::string_view name);

/// The one that a first start plays on: of those that came with this program, dusk.
const Planet& default_planet();

}  // namespace terramorph
