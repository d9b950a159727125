#pragma once

#include <algorithm>

#include "lab/net/fault_proxy.h"

namespace terramorph {

/// Lets so many turns begin in a second, however many machines wait for theirs; 0: all, -1: none.
class Pacer {
  public:
    explicit Pacer(int rate) : rate_(rate) {}

    bool allows(Clock::time_point now) {
        if (rate_ == 0) return true;
        if (rate_ < 0 || now < next_) return false;
        next_ = std::max(next_, now - kCatchUp) + std::chrono::microseconds(1000000 / rate_);
        return true;
    }

  private:
    static constexpr std::chrono::milliseconds kCatchUp{500};  // the most that it goes faster for

    int rate_;
    Clock::time_point next_ = {};
};

}  // namespace terramorph
