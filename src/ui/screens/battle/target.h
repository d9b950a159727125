#pragma once

#include <optional>

#include "app/input/input.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// A cross where guided things are to go.
void draw_target(Canvas& canvas, const View& view, Vec2<float> at, Color color);

/// The cross that a person moves over the picture to choose that place.
class Crosshair {
  public:
    void begin(Vec2<float> at);
    void close() { open_ = false; }
    bool open() const { return open_; }

    /// The place that a press chooses, in columns, if one: a click, or Enter where the cross is. Arrows and
    /// the pointer move it, Escape closes it.
    std::optional<Vec2<int>> press(const InputEvent& press, const View& view, const LevelSettings& level);
    void draw(Canvas& canvas, const View& view, Color color) const;

  private:
    std::optional<Vec2<int>> press_key(const InputEvent& press, const View& view, const LevelSettings& level);

    bool open_ = false;
    Vec2<float> at_ = {};  // in columns
};

/// Whether what is in hand goes to a target.
bool wants_target(const Match& match);

/// The column and height under a point of the picture, in the level where it is beside it.
Vec2<int> target_at(Vec2<float> place, const LevelSettings& level);

}  // namespace terramorph
