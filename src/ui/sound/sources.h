#pragma once

#include "ui/sound/sound.h"

namespace terramorph {

// Short names for tables of layers.
constexpr auto kTone = Layer::Source::tone;
constexpr auto kNoise = Layer::Source::noise;
constexpr auto kClicks = Layer::Source::clicks;

}  // namespace terramorph
