#include "ui/landscape/earth/earth_color.h"

#include <algorithm>

#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

constexpr Color kRockGrey = {126, 128, 134}, kGravel = {216, 198, 166};
constexpr float kTurf = 11;  // pixels of a picture of 1600 x 900

}  // namespace

Color rock_color(const Palette& palette) { return mixed(palette.earth[2], kRockGrey, 0.72f); }

Color road_color(const Palette& palette) { return mixed(palette.earth[0], kGravel, 0.72f); }

Color earth_color(const Ground& ground, const TerrainFaceLayers& layers, const Palette& palette,
                  const View& view, Vec2<float> place) {
    const int x = std::clamp(static_cast<int>(place.x), 0, ground.width() - 1);
    const float surface = height_along(layers.surface, place.x);
    if (place.y > surface) return palette.loose;
    if (place.y > surface - kTurf * view.unit() / view.scale) return palette.grass_shade;
    if (place.y < to_columns(ground.rock_top(x))) return rock_color(palette);
    std::size_t stratum = 0;
    while (stratum < TerrainFaceLayers::kEdges && place.y < stratum_top(layers, stratum + 1, place.x, view))
        ++stratum;
    return palette.earth[stratum];
}

}  // namespace terramorph
