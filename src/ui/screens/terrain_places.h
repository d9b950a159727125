#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ui/widgets.h"

namespace terramorph {

/// The numbers of the widgets in the form of the terrain page.
struct TerrainWidgets {
    std::size_t map = 0;
    std::vector<std::size_t> generators, parameters;
    std::size_t seed = 0, new_seed = 0, defaults = 0;
    std::vector<std::size_t> level, rules;
    std::size_t back = 0, play = 0;
};

/// Where on the terrain page that is drawn which is no widget.
struct TerrainPlaces {
    Rect map;    ///< the map from above is in the middle of this
    Rect level;  ///< from the side
    Rect foot;   ///< one line
    std::vector<std::pair<Rect, std::string_view>> headings;
};

/// Puts the widgets of the terrain page into their places. However many parameters there are, they find
/// room. `map_shape` is the width of the map from above to its height.
TerrainPlaces lay_terrain(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form);

}  // namespace terramorph
