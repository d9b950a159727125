#pragma once

#include <string>

namespace terramorph {

/// Words for something that changes quickly, such as a power while its key is held: they are only said once
/// it has come to rest.
class Rested {
  public:
    static constexpr double kRest = 0.35;  ///< seconds

    /// Call it again and again. True once for every value that has stayed for a moment.
    bool settles(const std::string& now, double seconds) {
        if (now != now_)
            now_ = now, rest_ = 0;
        else
            rest_ += seconds;
        if (!waits() || rest_ < kRest) return false;
        said_ = now_;
        return true;
    }
    /// True while there's something that hasn't been said.
    bool waits() const { return now_ != said_; }
    /// It has been said otherwise.
    void know(const std::string& now) { now_ = said_ = now; }

  private:
    std::string now_, said_;
    double rest_ = 0;
};

}  // namespace terramorph
