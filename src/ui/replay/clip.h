#pragma once

#include "paint/canvas_cache.h"
#include "paint/files/animated_png.h"
#include "paint/image.h"
#include "ui/replay/player.h"
#include "ui/replay/timeline.h"

namespace terramorph {

/// Makes an animation of a part of a recording, picture by picture.
class ClipMaker {
  public:
    static constexpr int kWidth = 640, kHeight = 360;
    static constexpr int kPerSecond = 20;
    static constexpr int kMaxSeconds = 20;  ///< seconds

    /// From `begin`, which must be known, to `end` or the maximum length. The index must outlive this.
    ClipMaker(const ReplayIndex& replay_index, Position begin, Position end, const Typeface& typeface);

    /// Draws the next picture. Not after the last.
    void make_picture();
    bool done() const { return done_; }
    int pictures() const { return file_.pictures(); }
    /// Approximate progress: 0 .. 1.
    float part() const;
    /// The file. Call once.
    std::string finish() { return file_.finish(); }

  private:
    const ReplayIndex& replay_index_;
    Position begin_, end_;
    ReplayPlayer player_;
    CanvasCache canvas_cache_;
    Image large_;  // drawn at twice the width and height
    Image small_;
    AnimatedPng file_;
    bool done_ = false;
};

/// Half as wide and as high: each pixel is the mean of four.
void halve(const Image& large, Image& small);

}  // namespace terramorph
