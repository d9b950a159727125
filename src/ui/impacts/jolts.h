#pragma once

#include <optional>
#include <vector>

#include "paint/geometry.h"

namespace terramorph {

/// How the picture shakes after blasts.
class Jolts {
  public:
    static constexpr float kMaxShake = 16;  ///< pixels of a picture 720 high

    /// `pixels` of a picture 720 high, at first; `seconds` until it's over. What happens at a column is felt
    /// less from afar.
    void add(float pixels, float seconds, std::optional<float> column = {});
    /// Returns true if it shakes, or did just now.
    bool advance(double seconds);
    /// In whole pixels of a picture of this height, which shows so many columns around a middle.
    Point offset(float height, float middle = 0, float seen = 0) const;
    void clear() { jolts_.clear(); }

  private:
    struct Jolt {
        float pixels, seconds, age;
        std::optional<float> column;

        float felt(float middle, float seen) const;
    };

    std::vector<Jolt> jolts_;
    double time_ = 0;
};

/// Time that stands still for a moment after a heavy blow, so that one feels it, and that goes slowly after
/// the one that decides a round.
class HeldBreath {
  public:
    void hold(double seconds);
    void slow_down(double seconds);
    /// How much of these seconds passes.
    double pass(double seconds);
    void clear() { left_ = slow_ = 0; }

  private:
    double due_ = 0, left_ = 0;
    double slow_ = 0;
};

}  // namespace terramorph
