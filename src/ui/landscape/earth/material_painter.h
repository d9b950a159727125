#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "terrain/shape.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/ground_coverage.h"

namespace terramorph {

/// Paints rock, bedrock and sand of the ground in the planet's colours.
class MaterialPainter {
  public:
    /// All arguments must outlive it.
    MaterialPainter(const Ground& ground, const View& view, const Palette& palette);

    /// Paints onto the colours of a pixel column, top to bottom; `column` is its middle.
    void lay(float column, const GroundCoverage& here, std::span<std::uint32_t> colors);
    /// What is too hard to dig: rock in waves, that gets darker with depth.
    void lay_bedrock(float column, const GroundCoverage& here, std::span<std::uint32_t> colors) const;

  private:
    /// Layers of rock in a column, which lie level but for their waves.
    struct Layers {
        float apart;  ///< pixels
        float wave;   ///< how far they're up here, as a share of that
    };
    /// How a broken side of rock runs in a row, the same in all columns.
    struct Side {
        float ragged;   ///< columns
        float wanders;  ///< of how far it wanders
    };

    Layers layers_at(float column, float apart) const;
    void lay_layers(const Layers& layers, std::span<std::uint32_t> colors, Range rows) const;
    Sixteenths sand_thickness(int x) const;
    void lay_sand(float column, float bottom, const GroundCoverage& here,
                  std::span<std::uint32_t> colors) const;
    void lay_rock(float column, float edge, const GroundCoverage& here, std::span<std::uint32_t> colors);
    const Side& side_at(int y);
    void lay_cracks(float column, float edge, const GroundCoverage& here,
                    std::span<std::uint32_t> colors) const;
    void lay_crack(std::uint32_t& color, float half, float off) const;

    const Ground& ground_;
    const View& view_;
    Color rock_, crack_, light_;  // light_: along the top
    Color bed_, deep_;            // of bedrock at its top, and further down
    Color sand_, grain_;
    std::vector<Side> sides_;  // by row, once there's such a side
};

}  // namespace terramorph
