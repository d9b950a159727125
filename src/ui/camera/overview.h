#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/sprites/shells/trails.h"
#include "ui/sprites/tank_parts/driving_line.h"

namespace terramorph {

/// What else an overview shows: the dots of a shot, and where whoever aims can drive.
struct OverviewPaths {
    std::span<const Trails::Dot> shot;
    std::span<const DrivingLine::Piece> drive;
};

/// The whole level, small: sky and land in its colors, everybody's emblem, a frame around what is seen, and
/// paths. The land is painted only where it has changed.
class Overview {
  public:
    /// True where the picture shows nearly all of the level anyway.
    static bool is_idle(const View& view, int level_width);

    /// Another level.
    void forget() { land_ = {}; }
    void draw(Canvas& canvas, const Match& match, const View& view, const OverviewPaths& paths, Rect place);
    /// Where a place of the level is on the map, as last drawn.
    Point at(Vec2<float> place) const;

  private:
    void paint(const Match& match, int width, int height);
    void draw_frame(Canvas& canvas, const View& view) const;
    void draw_shot(Canvas& canvas, std::span<const Trails::Dot> shot) const;
    void draw_drive(Canvas& canvas, std::span<const DrivingLine::Piece> drive, Color color);

    Image land_;
    std::uint32_t revision_ = 0;
    std::int64_t water_ = 0;        // that the land has been painted with
    float columns_ = 1, high_ = 1;  // of the level, that it shows
    Rect inside_ = {};
    std::vector<Point> points_;  // kept from frame to frame
};

}  // namespace terramorph
