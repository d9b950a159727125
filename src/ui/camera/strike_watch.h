#pragma once

#include <algorithm>
#include <optional>

#include "battle/battle.h"
#include "ui/camera/camera.h"
#include "ui/camera/stretch.h"
#include "ui/camera/uncut.h"

namespace terramorph {

/// Looks at where shells come down, from a moment before they do, and stays there until it has been seen.
class StrikeWatch {
  public:
    /// How long a move to where a shell strikes takes, in seconds ...
    static constexpr double kEasing = 0.9;
    /// ... and how long before the strike it begins, in the battle's time.
    static constexpr double kAhead = 1.1;

    /// How long what was struck is looked at before a crate that comes down, in seconds.
    static constexpr double kSeen = 1.5;

    void clear();
    void strike(Vec2<float> at, float radius);
    void advance(double seconds) { unseen_ = std::max(0.0, unseen_ - seconds); }
    const std::optional<Stretch>& struck() const { return struck_; }
    /// Other tanks are to be seen with it, so the picture is chosen again.
    void look_anew() { shown_.reset(); }

    /// Looks at what has been struck or is about to be, and these tanks. Returns false if that's nothing.
    bool look(Camera& camera, const Battle& battle, const std::optional<Stretch>& tanks);

  private:
    /// The picture that was chosen.
    struct Shown {
        Vec2<float> middle;
        float wide = 0, low = 0;
        Extent whole = {};  ///< so that it cuts no tank

        bool shows(const Stretch& seen) const;
    };

    void note_fire(const BattleState& battle);
    std::optional<Stretch> worth_seeing(const BattleState& battle) const;
    std::optional<Stretch> about_to_be_struck(const BattleState& battle) const;

    std::optional<Stretch> struck_;  // what was
    std::optional<Shown> shown_;
    double unseen_ = 0;  // seconds for which that's still to be seen
};

/// The body in a battle that moves fastest; nullptr if none is worth following.
const BodyState* fastest(const BattleState& battle);

}  // namespace terramorph
