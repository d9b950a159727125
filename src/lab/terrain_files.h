#pragma once

#include <span>
#include <string>

#include "terrain/cross_section.h"
#include "terrain/height_map.h"

namespace terramorph {

/// Heights as raw float32, low byte first, row by row.
std::string f32_file(std::span<const float> heights);

/// Heights as text: a line for each row, with commas between the columns.
std::string csv_file(std::span<const float> heights, int width);

/// A picture (PNG) of the map from above with the cut drawn on it; a large map is shrunk to 4096 pixels.
std::string map_picture(const HeightMap& map, const Cut& cut);

/// A picture (PNG) of a cross-section: earth below, sky above; a column is a pixel.
std::string row_picture(std::span<const float> heights);

}  // namespace terramorph
