#pragma once

#include <string>

#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// Where the next match will be fought, and a few words on it.
class LandCard {
  public:
    explicit LandCard(const LevelSettings& level) : level_(level) {}

    bool shows(const LevelSettings& level) const { return level == level_; }
    /// At the place's top; takes that from it. Nothing where less than `least` would be left.
    void draw(Canvas& canvas, Rect& place, const std::string& rules, float least);

  private:
    LevelSettings level_;
    Image picture_;
};

}  // namespace terramorph
