#pragma once

#include <optional>

#include "ui/landscape.h"

namespace terramorph {

/// The landscape behind the title: the level that would be played next. Every few seconds its cut goes a step
/// further through the map, so that the hills change slowly.
class Scenery {
  public:
    /// Time went on. Returns whether the hills changed.
    bool advance(double seconds);
    /// Stays valid until the next call.
    const Image& picture(const LevelSettings& level, int width, int height);

  private:
    void make();

    std::optional<LevelSettings> of_;  // the level as it was set
    LevelSettings level_;              // and as it is shown
    double direction_ = 1;
    double seconds_ = 0;
    std::optional<Ground> ground_;
    std::optional<Landscape> landscape_;
};

}  // namespace terramorph
