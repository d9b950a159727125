#pragma once

#include <cassert>
#include <span>
#include <vector>

namespace terramorph {

/// Heights seen from above: `width` columns (x) by `depth` rows (y), row by row from row 0. Heights are in
/// columns.
class HeightMap {
  public:
    HeightMap() = default;
    HeightMap(int width, int depth, float height = 0)
        : width_(width),
          depth_(depth),
          heights_(static_cast<std::size_t>(width) * static_cast<std::size_t>(depth), height) {}

    int width() const { return width_; }
    int depth() const { return depth_; }

    std::span<float> row(int j) { return {heights_.data() + offset(j), static_cast<std::size_t>(width_)}; }
    std::span<const float> row(int j) const {
        return {heights_.data() + offset(j), static_cast<std::size_t>(width_)};
    }
    float at(int i, int j) const { return row(j)[i]; }

    std::span<float> heights() { return heights_; }
    std::span<const float> heights() const { return heights_; }

  private:
    std::size_t offset(int j) const {
        assert(j >= 0 && j < depth_);
        return static_cast<std::size_t>(j) * static_cast<std::size_t>(width_);
    }

    int width_ = 0;
    int depth_ = 0;
    std::vector<float> heights_;
};

}  // namespace terramorph
