#pragma once

#include <vector>

#include "battle/things/thing.h"
#include "match/event.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

struct BattleState;

/// Carts and strangers. The rules know where they stand for a turn; the picture has them come and go.
class ConvoysPicture {
  public:
    void note(const MatchEvent& event);
    /// Forgets all that is on its way.
    void clear();
    /// Returns true if anything has moved.
    bool advance(double seconds);
    /// `still`: they stand where they are at once, and are gone at once.
    void draw(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
              bool still) const;

  private:
    struct Leaving {
        Thing cart;
        float seconds = 0;  ///< since it went on
    };

    float coming_ = 0;  ///< seconds until those on the level stand
    std::vector<Leaving> leaving_;
};

}  // namespace terramorph
