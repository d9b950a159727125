#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/parameter.h"
#include "base/result.h"
#include "terrain/palette.h"

namespace terramorph {

/// A planet's effects on a battle; kPlanetParameters describes each.
enum class PlanetValue { gravity, least_wind, most_wind, water, air, rain, rock_depth, sand };
extern const std::span<const Parameter> kPlanetParameters;

/// A world to fight on.
struct Planet {
    std::string name;   ///< as files spell it: "lush-islands"
    std::string label;  ///< as people read it: "Lush islands"
    std::string help;   ///< one line
    std::string look;   ///< the name of the planet that its colours come from; usually itself
    int number = 0;     ///< its permanent number in level codes, 1 .. 31
    Values values;      ///< one for each of kPlanetParameters
    Palette palette;

    double value(PlanetValue which) const { return values[at(which)]; }
    void set(PlanetValue which, double value) { values[at(which)] = value; }

    friend bool operator==(const Planet&, const Planet&) = default;
};

/// The gravity that all distances are balanced for, in m/s2.
constexpr double kStandardGravity = 9.8;

using Planets = std::vector<Planet>;

/// Why there can be no such planet: the parameter, its value and what is allowed.
Refusal validate(const Planet& planet);

/// Reads the text of a planets.toml. Errors name the file, line, planet, key, value and what's allowed.
Result<Planets> parse_planets(std::string_view toml, const std::string& file_name);

/// The planets built into the program, used if the file is missing or damaged.
const Planets& built_in_planets();

/// nullptr if there is none of this name.
const Planet* find_planet(const Planets& planets, std::string_view name);

/// The planet of a first start: the built-in dusk.
const Planet& default_planet();

}  // namespace terramorph
