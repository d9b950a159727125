#pragma once

#include <optional>

#include "terrain/level.h"
#include "ui/music/conductor.h"
#include "ui/screen.h"

namespace terramorph {

/// The music to what is on the screen.
class Accompaniment {
  public:
    /// Lets time pass on this scene. A level that's being changed is read once it has been left alone for a
    /// moment.
    void advance(double seconds, const MusicScene& scene);
    std::optional<Phrase> next(double left) { return conductor_.next(left); }
    float loudness() const { return conductor_.loudness(); }

  private:
    Conductor conductor_;
    std::optional<LevelSettings> level_;  // as it was last seen
    double unchanged_ = 0;                // for so long
    bool known_ = false;                  // its tune is being played
    bool over_ = false;
};

}  // namespace terramorph
