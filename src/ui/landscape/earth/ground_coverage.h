#pragma once

#include <cstdint>
#include <vector>

#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Whether the surface of a column is as it was made, so that turf is on it.
bool has_turf(const Ground& ground, int x);

/// The ground in a pixel column of a picture.
struct GroundCoverage {
    std::vector<std::uint8_t> earth;  ///< coverage of each pixel by earth: 0 .. 255
    int top = 0;                      ///< the first row with any earth
    float surface = 0;                ///< the generated surface, in pixels from the top
    float turf_top = 0;               ///< the turf's position, which follows small changes
    float turf = 0;                   ///< share that still has turf: 0 .. 1
};

/// Measures coverage with several samples across each pixel column, interpolated between ground columns, so
/// that edges are smooth at every scale.
class CoverageMeter {
  public:
    CoverageMeter(const Ground& ground, const View& view);

    void measure(int x, GroundCoverage& cover);

  private:
    static constexpr int kSamples = 4;
    static constexpr int kWeight = 64;  // of one sample's full pixel; four make 256

    void sample(float column, GroundCoverage& cover);
    void add(Sixteenths bottom, Sixteenths top);
    void edge(float y, int weight);

    const Ground& ground_;
    const View& view_;
    std::vector<int> changes_;  // of the coverage from row to row
};

}  // namespace terramorph
