#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ui/screens/terrain/form.h"
#include "ui/widgets/list.h"

namespace terramorph {

/// Where on the terrain page that is drawn which is no widget.
struct TerrainPlaces {
    Rect map;       ///< the map from above is in the middle of this
    Rect level;     ///< from the side
    Rect foot;      ///< one line
    Rect subtitle;  ///< between the title and the tools
    std::vector<std::pair<Rect, std::string_view>> headings;
};

/// The two columns of the terrain page that may be longer than the page.
struct TerrainLists {
    WidgetList parameters, planets;
};

/// The map's picture within its widget, which the handles of the cut stick out to.
Rect picture_of_map(const Canvas& canvas, Rect widget);

/// Puts the widgets of the terrain page into their places. However many parameters there are, they find
/// room. `map_shape` is the width of the map from above to its height.
TerrainPlaces lay_terrain(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form,
                          TerrainLists& lists);

}  // namespace terramorph
