#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "terrain/level.h"

namespace terramorph {

// What command lines say of land.

/// The names of things, separated by commas.
template <class Things, class Name>
std::string names(const Things& things, Name name) {
    std::vector<std::string> all;
    for (const auto& thing : things) all.emplace_back(name(thing));
    return joined(all, ", ");
}

std::string generator_names();

/// That an option can't have this value, and what it can have.
Error unknown(std::string_view option, std::string_view name, std::string_view allowed);

/// Sets a parameter given as "numCircles=300"; or says what's wrong with it.
Refusal set_parameter(MapSettings& terrain, const std::string& setting);

/// Takes a planet by name.
Refusal take_planet(LevelSettings& level, const std::string& name);

}  // namespace terramorph
