#pragma once

#include <span>

#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/meadow.h"

namespace terramorph {

/// Everybody's tank in a row on a strip of a planet's land, with names.
class Parade {
  public:
    /// `level`: the one they will fight on. There's room for `count` of them.
    Parade(const LevelSettings& level, std::size_t count);

    /// At most as many as there's room for; fewer stand farther apart.
    void draw(Canvas& canvas, Rect place, std::span<const Player> players);
    /// It fits so many players on this planet.
    bool fits(const LevelSettings& level, std::size_t count) const {
        return count == count_ && level.planet == planet_;
    }

  private:
    std::size_t count_;
    Planet planet_;
    LevelSettings level_;
    Ground ground_;
    Landscape landscape_;
    Meadow meadow_;
};

}  // namespace terramorph
