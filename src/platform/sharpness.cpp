#include "platform/sharpness.h"

#include <algorithm>

namespace terramorph {

// What was given back and had to be taken again is given back twice as late: pictures that change all the time
// are worse than pictures that are less sharp.
bool Sharpness::take(double milliseconds) {
    frames_.push_back(milliseconds);
    if (frames_.size() < kFrames) return false;
    const auto middle = frames_.begin() + kFrames / 2;
    std::ranges::nth_element(frames_, middle);
    const double median = *middle;
    frames_.clear();
    early_ = median < kEarly && share_ < 1 ? early_ + 1 : 0;
    late_ = median > kLate && share_ * kStep >= kLeast ? late_ + 1 : 0;
    if (late_ == kLateLooks) {
        late_ = 0;
        if (share_ < 1) wait_ *= 2;
        double expected = median;  // by as many steps as help if each pixel costs the same: seldom more than needed
        do {
            share_ *= kStep;
            expected *= kStep;
        } while (expected > kLate && share_ * kStep >= kLeast);
        return true;
    }
    if (early_ < wait_) return false;
    early_ = 0;
    share_ = std::min(1.0, share_ / kStep);
    return true;
}

}  // namespace terramorph
