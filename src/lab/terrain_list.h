#pragma once

#include <string>

#include "terrain/generator.h"

namespace terramorph {

/// The name of a preset on the command line: "small-lush-islands".
std::string preset_name(const Preset& preset);

/// Every generator with its parameters and presets, as text to read.
std::string generator_list();

}  // namespace terramorph
