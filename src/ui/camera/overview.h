#pragma once

#include <cstdint>
#include <span>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/sprites/shells/trails.h"

namespace terramorph {

/// The whole level, small: sky and land in its colors, everybody's emblem, a frame around what is seen, and
/// the dots of a shot. The land is painted only where it has changed.
class Overview {
  public:
    /// True where the picture shows nearly all of the level anyway.
    static bool is_idle(const View& view, int level_width);

    /// Another level.
    void forget() { land_ = {}; }
    void draw(Canvas& canvas, const Match& match, const View& view, std::span<const Trails::Dot> shot,
              Rect place);
    /// Where a place of the level is on the map, as last drawn.
    Point at(Vec2<float> place) const;

  private:
    void paint(const Match& match, int width, int height);
    void draw_frame(Canvas& canvas, const View& view) const;

    Image land_;
    std::uint32_t revision_ = 0;
    std::int64_t water_ = 0;        // that the land has been painted with
    float columns_ = 1, high_ = 1;  // of the level, that it shows
    Rect inside_ = {};
};

}  // namespace terramorph
