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
    int top = 0;                      ///< the first row with any earth ...
    int solid = 0;                    ///< ... and the one from which on there's nothing else
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
    std::vector<int> changes_;  // of the coverage from row to row ...
    int first_, last_;          // ... which are all from the first of these rows to the last
};

/// Measures it with a smooth outline: earth that has fallen unevenly leaves gaps and steps of a column or
/// two, which nobody sees in a heap. What is wider stays where it is, and masonry has sharp edges.
class OutlineMeter {
  public:
    OutlineMeter(const Ground& ground, const View& view);

    /// How many pixel columns on either side count.
    static int reach(const View& view);
    /// Fast for one column after another, from left to right.
    void measure(int x, GroundCoverage& cover);

  private:
    void enter(int x);
    void add(const GroundCoverage& column, int sign);

    float roughness(float column, float height) const;

    void keep_walls(int x, GroundCoverage& cover) const;
    void keep_stone_sharp(int x, const GroundCoverage& middle, GroundCoverage& cover) const;

    const Ground& ground_;
    const View& view_;
    CoverageMeter meter_;
    int reach_, height_;
    std::vector<GroundCoverage> columns_;  // around the one that is measured, a ring
    std::vector<std::uint16_t> sums_;      // of the coverage in each row of them
    int next_;                             // the column that enters next
};

}  // namespace terramorph
