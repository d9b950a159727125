#pragma once

#include <optional>

#include "app/input/input.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws a cross at the target of guided shots.
void draw_target(Canvas& canvas, const View& view, Vec2<float> at, Color color);

/// The crosshair that a person moves to choose the target.
class Crosshair {
  public:
    void begin(Vec2<float> at);
    void close() { open_ = false; }
    bool open() const { return open_; }
    Vec2<float> at() const { return at_; }

    /// The place chosen by the input, in columns, if any: a click, or Enter at the cross. Arrows and the
    /// pointer move it, Escape closes it.
    std::optional<Vec2<int>> press(const InputEvent& press, const View& view, const LevelSettings& level);
    void draw(Canvas& canvas, const View& view, Color color) const;

  private:
    std::optional<Vec2<int>> press_key(const InputEvent& press, const View& view, const LevelSettings& level);

    bool open_ = false;
    Vec2<float> at_ = {};  // in columns
};

/// True if the selected weapon needs a target.
bool wants_target(const Match& match);

/// The column and height under a point of the picture, clamped to the level.
Vec2<int> target_at(Vec2<float> place, const LevelSettings& level);

}  // namespace terramorph
