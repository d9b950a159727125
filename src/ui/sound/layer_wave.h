#pragma once

#include <cstdint>
#include <vector>

#include "ui/sound/sound.h"

namespace terramorph {

constexpr auto kSampleRate = static_cast<float>(kSamplesPerSecond);

/// A layer with all its numbers within what can be heard, each a little different by chance.
Layer varied(const Layer& layer, std::uint32_t chance);

/// Adds a layer's wave to the samples; they must be long enough. `scratch` is room for its own use.
void add_wave(const Layer& layer, std::uint32_t chance, std::vector<float>& samples,
              std::vector<float>& scratch);

}  // namespace terramorph
