#pragma once

#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// Pages are laid out in units of a window of 1600 x 900; this converts them to pixels of the actual one.
class Scale {
  public:
    Scale(float width, float height);
    explicit Scale(const Canvas& canvas) : Scale(canvas.width(), canvas.height()) {}

    float operator()(float units) const;
    /// For text, which stays readable in the smallest window and is as large as the player wants it.
    float text(float units) const;
    /// How large text is from now on: 1 as it was designed. More enlarges what is small, up to kLargestText,
    /// or to what usual text has.
    static void set_text_size(float size);
    static float text_size_now();
    /// For what's pressed: fingers are broad.
    float pressed(float units) const;
    /// How high and wide all that's pressed is from now on at least, in pixels; 0 for a mouse.
    static void set_finger(float pixels);
    static float finger();
    /// Whether so many units are less than a finger needs, where one points.
    bool too_small_for_fingers(float units) const { return finger() > (*this)(units); }

    static constexpr float kMinText = 12;      ///< pixels
    static constexpr float kLargestText = 33;  ///< units; only what was designed larger is

  private:
    float factor_;
};

/// Cuts a piece and a gap off one side of `rest`; less if there isn't enough.
Rect take_top(Rect& rest, float height, float gap = 0);
Rect take_bottom(Rect& rest, float height, float gap = 0);
Rect take_left(Rect& rest, float width, float gap = 0);
Rect take_right(Rect& rest, float width, float gap = 0);

/// `count` equal pieces side by side.
std::vector<Rect> columns(Rect place, int count, float gap);
std::vector<Rect> rows(Rect place, int count, float gap);

}  // namespace terramorph
