#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ui/screens/terrain/form.h"
#include "ui/widgets/list.h"

namespace terramorph {

/// Places on the terrain page that aren't widgets.
struct TerrainPlaces {
    Rect map;       ///< panel with the map in its middle
    Rect level;     ///< from the side
    Rect foot;      ///< one line
    Rect subtitle;  ///< between the title and the tools
    std::vector<std::pair<Rect, std::string_view>> headings;
    std::vector<Rect> groups;  ///< plates behind widgets that belong together
    std::vector<Rect> rules;   ///< between the tools
};

/// The terrain page's two scrolling columns.
struct TerrainLists {
    WidgetList parameters, planets;
};

/// The map's picture within its widget, leaving room for the cut's handles.
Rect picture_of_map(const Canvas& canvas, Rect widget);

/// The map's widget in the middle of its panel.
Rect around_map(const Canvas& canvas, Rect panel, float map_shape);

constexpr float kTerrainTop = 104, kTerrainBottom = 64;  ///< units above and below what's on the page

/// Lays out the terrain page, for any number of parameters. `map_shape` is the width of the map from above to
/// its height.
TerrainPlaces lay_terrain(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form,
                          TerrainLists& lists);

}  // namespace terramorph
