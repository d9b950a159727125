#pragma once

#include <algorithm>

namespace terramorph {

/// Whether somebody seems to look. Where nothing has happened for a while, nobody does: the wind lulls, and a
/// picture that stands still costs nothing.
class Attention {
  public:
    static constexpr double kLooks = 12;  // seconds after anything has happened
    static constexpr double kLulls = 3;   // that the wind takes to fall asleep

    /// Call whenever something moves or is pressed.
    void wake() { idle_ = 0; }
    void advance(double seconds) { idle_ += seconds; }
    /// 1 for whoever looks, to 0.
    float share() const {
        return static_cast<float>(std::clamp((kLooks + kLulls - idle_) / kLulls, 0.0, 1.0));
    }

  private:
    double idle_ = 0;  // seconds for which nothing has happened
};

}  // namespace terramorph
