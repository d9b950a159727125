#pragma once

#include <optional>
#include <vector>

#include "match/match.h"
#include "ui/canvas/canvas.h"
#include "ui/input.h"

namespace terramorph {

/// The list of weapons that unfolds below the upper bar.
class WeaponList {
  public:
    bool open() const { return open_; }
    void unfold(const Match& match);
    void close() { open_ = false; }

    /// Which weapon a press chooses, if one. Presses beside the list and Escape close it.
    std::optional<int> press(const Match& match, const Press& press);
    /// Draws it below the place of the weapon's name.
    void draw(Canvas& canvas, const Match& match, Rect below);

  private:
    std::optional<int> choose(int weapon);
    void move(const Match& match, int step);

    bool open_ = false;
    int marked_ = 0;
    std::vector<Rect> places_;  // by weapon, as they were drawn
};

/// The next weapon that the player whose turn it is has shots for, up or down the list.
int next_weapon(const Match& match, int from, int step);

}  // namespace terramorph
