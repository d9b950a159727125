#pragma once

#include <vector>

namespace terramorph {

/// How many pixels pictures may have on a machine that may be too slow for all of them.
class Sharpness {
  public:
    static constexpr double kStep = 0.7;
    static constexpr double kLeast = 0.15;
    static constexpr int kFrames = 20;     ///< that are looked at together: their median tells
    static constexpr double kLate = 13;    ///< milliseconds, of the 16 that a frame has
    static constexpr int kLateLooks = 2;   ///< one after another, before there's a step less
    static constexpr double kEarly = 6;    ///< milliseconds: with a step more pixels still not late
    static constexpr int kFirstWait = 30;  ///< times early, one after another, before there's a step more

    /// Takes how many milliseconds a frame took. True if the share has changed.
    bool take(double milliseconds);

    /// Of all pixels, 0 .. 1.
    double share() const { return share_; }

  private:
    std::vector<double> frames_;
    double share_ = 1;
    int late_ = 0, early_ = 0;
    int wait_ = kFirstWait;
};

}  // namespace terramorph
