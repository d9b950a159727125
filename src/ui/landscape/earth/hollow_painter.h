#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "paint/pixel.h"
#include "terrain/palette.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

/// Paints what is seen through a hole: the earth behind it, paler than that around it, or darker where that
/// is pale or it has a roof; less and less hazy with depth, and in the shade of its walls. Where no earth is
/// left above, none is behind either, and all that is far away is seen as it is.
class HollowPainter {
  public:
    static constexpr Color kShade = {12, 8, 10};

    HollowPainter(const Palette& palette, float unit)
        : unit_(unit), light_(light_of(palette)), haze_(haze_of(palette)) {}

    /// Onto what lies behind the level. `earth`: the colour that was there; `deep`: pixels below the
    /// generated surface; `holes`: their share of the place's surroundings, 0 to 1; `under`: how much of them
    /// has earth above, 0 to 1.
    void lay(std::uint32_t& pixel, std::uint32_t earth, float deep, float holes, float under) const {
        const float units = deep / unit_, below = std::min(1.0f, units / kWhole);
        if (under <= 0) return;
        const float wall = std::min(1.0f, kWallsWide * under), behind = wall * wall;
        const float haze = haze_ + kHazeAbove * (1 - std::min(1.0f, units / kHazeDeep));
        const float roof = std::clamp((under - kOpen) / (kRoofed - kOpen), 0.0f, 1.0f);
        const float roofed = below * roof * roof * (3 - 2 * roof);
        terramorph::lay(earth, light_, std::min(kMostHaze, haze) * (1 - kRoofDims * roofed));
        terramorph::lay(earth, kShade,
                        kRoofShade * roofed * (0.5f + 0.5f * std::min(1.0f, units / kHazeDeep)));
        terramorph::lay(earth, kShade,
                        kWallShade * (1 + roofed) * below * std::clamp(2 - 2 * holes, 0.0f, 1.0f));
        pixel = blended(pixel, earth, share((kSeen + (1 - kSeen) * roofed) * below * behind));
    }

  private:
    // Depths are in pixels of a picture of 1600 x 900.
    static constexpr float kSeen = 0.9f, kWhole = 60;  // how much of it at most, and from where on
    static constexpr float kStandsOut = 40;            // of 255: how much paler or darker
    static constexpr float kLeastHaze = 0.3f, kMostHaze = 0.85f, kHazeAbove = 0.25f, kHazeDeep = 300;
    static constexpr float kWallShade = 0.25f;
    static constexpr float kOpen = 0.5f, kRoofed = 0.95f;  // of its surroundings, with earth above
    static constexpr float kRoofDims = 0.9f, kRoofShade = 0.7f;
    static constexpr float kWallsWide = 2;  // a wall beside the place is half of its surroundings

    static float bright(Color color) { return static_cast<float>(2 * color.r + 5 * color.g + color.b) / 8; }

    /// The light in its air: the horizon's, or none where the land is pale below a dark sky.
    static Color light_of(const Palette& palette) {
        const Color light = mixed(palette.far_ridge, palette.horizon, 0.45f);
        return bright(palette.horizon) > bright(palette.earth[2]) ? light : palette.zenith;
    }

    /// How much of that light tells a deep hole from the earth.
    static float haze_of(const Palette& palette) {
        const float apart = std::abs(bright(light_of(palette)) - bright(palette.earth[1]));
        return std::clamp(kStandsOut / std::max(1.0f, apart), kLeastHaze, kMostHaze);
    }

    float unit_;
    Color light_;
    float haze_;
};

}  // namespace terramorph
