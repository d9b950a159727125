#pragma once

#include <span>
#include <vector>

#include "base/ticks.h"
#include "battle/battle.h"
#include "match/event.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// True for the heads of a shot whose colours tell them apart.
bool is_colored(const Shell& shell);
/// The colour of such a head.
Color head_color(const Shell& shell);

/// The paths of shells: dotted while they fly, and each player's last one as a faint line in its next turn.
/// Timed heads have colours of their own.
class Trails {
  public:
    struct Dot {
        Vec2<float> at;  ///< columns
        Color color;
        bool smoke = false;  ///< a lasting puff
    };

    void begin_level(std::size_t players);
    /// Call after every tick.
    void record_shells(const Battle& battle);
    void note(const MatchEvent& event);
    /// `tank` is the one whose player sees its own last shot.
    void draw(Canvas& canvas, const View& view, TankId tank) const;
    /// A tank's last shot.
    std::span<const Dot> last(TankId tank) const { return last_[tank].dots; }

  private:
    static constexpr Ticks kTicksBetween = 3 * kTick;
    static constexpr std::size_t kMaxDots = 4000;

    struct Trail {
        std::vector<Dot> dots;
        bool traced = false;
        bool made_now = false;
    };

    void draw(Canvas& canvas, const View& view, const Trail& trail) const;

    std::vector<Trail> last_;  // by tank
};

}  // namespace terramorph
