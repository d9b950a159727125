#pragma once

#include <array>

#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// Paints what the land is made of below its turf: strata with thin lines in them, and stones.
class StrataPainter {
  public:
    /// Both must outlive it.
    StrataPainter(const View& view, const LandColors& colors);

    /// From the generated surface down, where earth was dug away as well.
    void fill(const EarthColumn& at) const;
    void lay_stones(const EarthColumn& at) const;

  private:
    static constexpr int kShades = 16;  // of each stratum from its top down

    float edge(const EarthColumn& at, std::size_t stratum) const;
    void lay_lines(const EarthColumn& at, std::size_t stratum, float top, float bottom) const;
    struct Stone {
        float middle, half;  // pixels
        Color color;
    };
    void lay_stone(const EarthColumn& at, const Stone& stone) const;

    const View& view_;
    const LandColors& land_;
    float unit_;
    std::array<std::array<std::uint32_t, kShades>, TerrainFaceLayers::kEdges + 1> shades_;
};

}  // namespace terramorph
