#pragma once

#include <optional>
#include <vector>

#include "match/settings/settings.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

/// The landscape behind the title: the next level with the players' tanks. Every few seconds its cut moves on
/// through the map, so that the hills change slowly.
class Scenery {
  public:
    /// Advances time. Returns true if the hills changed.
    bool advance(double seconds);
    void draw(Canvas& canvas, const MatchSettings& settings);

  private:
    void make();
    void choose_spots(const View& view, std::size_t count);
    int flattest(float from, float to) const;
    BodyState standing_at(int column) const;
    void draw_tanks(Canvas& canvas, const View& view, const std::vector<Player>& players) const;

    std::optional<LevelSettings> of_;  // the level of the settings
    LevelSettings level_;              // and as shown
    double direction_ = 1;
    double seconds_ = 0;
    std::optional<Ground> ground_;
    std::optional<Landscape> landscape_;
    Meadow meadow_;
    std::vector<int> spots_;  // columns of the tanks
};

}  // namespace terramorph
