#pragma once

#include <cstdint>
#include <vector>

#include "terrain/ground/ground.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// What the ground is in one pixel column of a picture.
struct GroundCoverage {
    std::vector<std::uint8_t> earth;  ///< how much of each pixel is earth: 0 .. 255
    int top = 0;                      ///< the first row with any earth
    float surface = 0;                ///< where the generated surface was, in pixels from the top
    float turf_top = 0;               ///< where its turf is, which clings to it through a little digging
    float turf = 0;                   ///< how much of it still has turf: 0 .. 1
};

/// Measures covers: several samples across each pixel column, between the middles of the ground's columns, so
/// that edges are smooth both where a pixel holds many columns and where a column fills many pixels.
class CoverageMeter {
  public:
    CoverageMeter(const Ground& ground, const View& view);

    void measure(int x, GroundCoverage& cover);

  private:
    static constexpr int kSamples = 4;
    static constexpr int kWeight = 64;  // of one sample's full pixel; four make 256

    void sample(float column, GroundCoverage& cover);
    void add(int bottom, int top);
    void edge(float y, int weight);

    const Ground& ground_;
    const View& view_;
    std::vector<int> changes_;  // of the cover from each row to the next
};

}  // namespace terramorph
