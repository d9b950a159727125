#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// Draws the mark of an `icon` from the files of weapons and items; a plain one for names that the game does
/// not know, for players' own weapons may have any.
void draw_icon(Canvas& canvas, Point center, float radius, std::string_view icon, Color color);

/// Weapons of a kind stand together in lists. Which kind an icon tells of: from 0 in the order of lists, the
/// last for unknown names.
int icon_group(std::string_view icon);
std::string_view icon_group_name(int group);

}  // namespace terramorph
