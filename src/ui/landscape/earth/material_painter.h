#pragma once

#include <cstdint>
#include <span>

#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/ground_coverage.h"

namespace terramorph {

/// Paints rock and sand of the ground in the planet's colours.
class MaterialPainter {
  public:
    /// All arguments must outlive it.
    MaterialPainter(const Ground& ground, const View& view, const Palette& palette);

    /// Paints onto the colours of a pixel column, top to bottom; `column` is its middle.
    void lay(float column, const GroundCoverage& here, std::span<std::uint32_t> colors) const;

  private:
    Sixteenths sand_thickness(int x) const;
    void lay_sand(float column, float bottom, const GroundCoverage& here,
                  std::span<std::uint32_t> colors) const;
    void lay_rock(float column, float edge, const GroundCoverage& here,
                  std::span<std::uint32_t> colors) const;
    void lay_cracks(float column, float edge, const GroundCoverage& here,
                    std::span<std::uint32_t> colors) const;
    void lay_crack(std::uint32_t& color, float half, float off) const;

    const Ground& ground_;
    const View& view_;
    Color rock_, crack_, light_;  // light_: along the top
    Color sand_, grain_;
};

}  // namespace terramorph
