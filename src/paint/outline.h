#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>

#include "paint/geometry.h"

namespace terramorph {

/// The corners of a small shape, which take no memory of their own: pictures ask for none in a frame.
class Outline {
  public:
    static constexpr std::size_t kMost = 64;

    Outline() = default;
    Outline(std::initializer_list<Point> corners) {
        for (const Point corner : corners) push_back(corner);
    }
    void push_back(Point corner) {
        assert(count_ < kMost);
        if (count_ < kMost) corners_[count_++] = corner;
    }
    void clear() { count_ = 0; }
    bool empty() const { return count_ == 0; }
    std::size_t size() const { return count_; }
    Point* data() { return corners_.data(); }
    const Point* data() const { return corners_.data(); }
    Point* begin() { return data(); }
    Point* end() { return data() + count_; }
    const Point* begin() const { return data(); }
    const Point* end() const { return data() + count_; }
    Point& operator[](std::size_t number) { return corners_[number]; }
    const Point& operator[](std::size_t number) const { return corners_[number]; }
    const Point& front() const { return corners_[0]; }
    const Point& back() const { return corners_[count_ - 1]; }

  private:
    std::array<Point, kMost> corners_;
    std::size_t count_ = 0;
};

}  // namespace terramorph
