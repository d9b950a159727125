#pragma once

#include <string>

#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

/// A banner with a player's emblem that disappears by itself.
class Banner {
  public:
    void show(std::string words, const Player& player);
    void hide() { left_ = 0; }
    /// Returns true if anything is visible, or was just now.
    bool advance(double seconds);
    void draw(Canvas& canvas) const;

  private:
    std::string words_;
    Color color_;
    int emblem_ = 0;
    double left_ = 0;  ///< seconds
};

}  // namespace terramorph
