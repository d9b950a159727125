#pragma once

#include <span>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// In somebody's first match, before its first shots: how a shell would begin to fly as it's aimed now, so
/// that one sees what the keys do. It's fainter with each shot, and wherever the coach shows no paths there's
/// none.
class FirstFlight {
  public:
    /// Call once a frame; `aiming` while a person is to aim, `shows`: the coach does.
    void look(const Match& match, bool aiming, bool shows);
    /// A third of the flight, in columns; empty if none is shown.
    std::span<const Vec2<float>> path() const { return path_; }
    /// How clearly it's shown: 0 to 1.
    float strength() const { return strength_; }

  private:
    /// What the flight depends on.
    struct Aimed {
        int turn, angle, power, wind;
        Vec2<float> from;

        friend bool operator==(const Aimed&, const Aimed&) = default;
    };

    float wanted(const Match& match) const;

    Aimed aimed_ = {};
    std::vector<Vec2<float>> path_;
    float strength_ = 0;
};

}  // namespace terramorph
