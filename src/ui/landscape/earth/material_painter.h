#pragma once

#include <cstdint>
#include <span>

#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/earth/ground_coverage.h"

namespace terramorph {

/// Paints what is rock or sand in the ground's face, in the colours of its planet.
class MaterialPainter {
  public:
    /// All that is given must outlive it.
    MaterialPainter(const Ground& ground, const View& view, const Palette& palette);

    /// Lays it on the colours, top to bottom, of the pixel column whose middle is at this column.
    void lay(float column, const GroundCoverage& here, std::span<std::uint32_t> colors) const;

  private:
    float sand_edge(int x) const;
    void lay_sand(float column, float bottom, const GroundCoverage& here,
                  std::span<std::uint32_t> colors) const;
    void lay_rock(float edge, const GroundCoverage& here, std::span<std::uint32_t> colors) const;
    void lay_cracks(float column, float edge, const GroundCoverage& here,
                    std::span<std::uint32_t> colors) const;

    const Ground& ground_;
    const View& view_;
    Color rock_, crack_, light_;  // light: along its top
    Color sand_, grain_;
};

}  // namespace terramorph
