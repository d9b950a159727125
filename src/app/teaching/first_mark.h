#pragma once

#include <optional>

#include "app/teaching/rough_aim.h"
#include "match/match.h"

namespace terramorph {

/// Before somebody's first shot: with about which power it hits its nearest enemy as the barrel points now.
/// It looks for it a little at a time.
class FirstMark {
  public:
    /// Call once a frame, while somebody `aims` who is to know it.
    void look(const Match& match, bool aims);
    /// A round figure; none: it isn't known yet, or no power hits.
    std::optional<int> power() const { return power_; }
    /// The powers around it that hit, or nearly.
    std::optional<AimZone> zone() const;
    /// True if no power hits as the barrel points now.
    bool is_hopeless() const { return found_ && !power_; }

  private:
    /// What it depends on.
    struct Aimed {
        int turn = -1, angle = 0, wind = 0;
        Vec2<float> from = {};

        friend bool operator==(const Aimed&, const Aimed&) = default;
    };

    std::optional<Aimed> aimed_;
    int tried_ = 0;                // powers up to this one
    std::optional<AimZone> hits_;  // of these
    std::optional<int> power_;
    bool found_ = false;  // the search has ended at least once
};

}  // namespace terramorph
