#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// Draws the mark of an `icon` from the files of weapons and items; a plain one for unknown names, which
/// players' own weapons may have.
void draw_icon(Canvas& canvas, Point center, float radius, std::string_view icon, Color color);

/// The group of weapons that an icon belongs to, from 0 in the order of lists; unknown names are in the last
/// one.
int icon_group(std::string_view icon);
std::string_view icon_group_name(int group);
/// The color of all of a group, which stands out from panels.
Color icon_group_color(int group);

}  // namespace terramorph
