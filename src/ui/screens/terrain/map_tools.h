#pragma once

#include <string>
#include <vector>

#include "ui/terrain_editor/map_hand.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A widget for each tool of the hand on the terrain page's map, and one for the size of its brush. The hand
/// must outlive them.
std::vector<Widget> map_tools(MapHand& hand);
/// What the tool of this number is for.
std::string map_tool_help(std::size_t tool);
/// Marks the tool in use; the brush's size can be chosen only where there's a brush.
void show_map_tool(Form& form, const std::vector<std::size_t>& tools, const MapHand& hand);
/// How wide and high each is, in pixels.
float map_tool_size(const Canvas& canvas);
/// How high what they take of a map's picture is, from its lower edge.
float map_tools_foot(const Canvas& canvas);
/// Lays them out in a line over the lower left corner of a map's picture.
void lay_map_tools(const Canvas& canvas, Rect picture, const std::vector<std::size_t>& tools, Form& form);

}  // namespace terramorph
