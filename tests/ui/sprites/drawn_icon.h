#pragma once

#include <string>
#include <string_view>

#include "ui/picture.h"
#include "ui/sprites/icons.h"

namespace terramorph {

/// An icon as text; names that the game doesn't know all look alike.
inline std::string drawn_icon(std::string_view icon) {
    Picture picture(32, 32);
    draw_icon(picture.canvas, {16, 16}, 10, icon, kWhite);
    return picture.as_text();
}

}  // namespace terramorph
