#pragma once

#include <optional>

#include "battle/battle.h"
#include "ui/camera/camera.h"
#include "ui/camera/stretch.h"

namespace terramorph {

/// Looks at where shells come down, from a moment before they do, and stays there until it has been seen.
class StrikeWatch {
  public:
    /// A move to where a shell strikes takes so long, in seconds, ...
    static constexpr double kEasing = 0.9;
    /// ... and begins so long before it does, in the battle's time.
    static constexpr double kAhead = 1.1;

    void clear();
    void strike(Vec2<float> at, float radius);
    const std::optional<Stretch>& struck() const { return struck_; }
    /// What else there is to see is another.
    void look_anew() { shown_.reset(); }

    /// Looks at what has been struck or is about to be, and these tanks. Returns false if that's nothing.
    bool look(Camera& camera, const Battle& battle, const std::optional<Stretch>& tanks);

  private:
    /// A picture of it.
    struct Shown {
        Vec2<float> middle;
        float wide = 0, low = 0;

        bool shows(const Stretch& seen) const;
    };

    std::optional<Stretch> about_to_be_struck(const BattleState& battle) const;

    std::optional<Stretch> struck_;  // what was
    std::optional<Shown> shown_;
};

/// The body in a battle that moves fastest; nullptr if none is worth following.
const BodyState* fastest(const BattleState& battle);

}  // namespace terramorph
