#include "ui/impacts/jolts.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr double kAcross = 17, kUpAndDown = 23;  // times per second
constexpr float kUsualHeight = 720;
constexpr float kNear = 0.3f;       // of what's seen, from the middle: there a jolt is felt in full
constexpr float kFeltAfar = 0.25f;  // of one far away

/// A wave of this many periods per second.
float wave(double time, double frequency) {
    const double periods = time * frequency;
    return std::sin(2 * kFloatPi * static_cast<float>(periods - std::floor(periods)));
}

}  // namespace

void Jolts::add(float pixels, float seconds, std::optional<float> column) {
    if (pixels > 0 && seconds > 0) jolts_.push_back({pixels, seconds, 0, column});
}

/// All of it near the middle of the picture, and a part of it beyond its sides.
float Jolts::Jolt::felt(float middle, float seen) const {
    if (!column || seen <= 0) return 1;
    return std::clamp(kNear + 1 - std::abs(*column - middle) / seen, kFeltAfar, 1.0f);
}

bool Jolts::advance(double seconds) {
    const bool any = !jolts_.empty();
    time_ += seconds;
    for (Jolt& jolt : jolts_) jolt.age += static_cast<float>(seconds);
    std::erase_if(jolts_, [](const Jolt& jolt) { return jolt.age >= jolt.seconds; });
    return any;
}

Point Jolts::offset(float height, float middle, float seen) const {
    float pixels = 0;
    for (const Jolt& jolt : jolts_) {
        const float left = 1 - jolt.age / jolt.seconds;
        pixels = std::max(pixels, jolt.felt(middle, seen) * jolt.pixels * left * left);
    }
    const float far = std::min(kMaxShake, pixels) * height / kUsualHeight;
    return {std::round(far * wave(time_, kAcross)), std::round(far * wave(time_ + 0.011, kUpAndDown))};
}

void HeldBreath::hold(double seconds) {
    if (left_ <= 0) due_ = kBreathAfter;
    left_ = std::max(left_, seconds);
}

void HeldBreath::slow_down(double seconds) { slow_ = std::max(slow_, seconds); }

double HeldBreath::pass(double seconds) {
    if (left_ > 0) {
        const double before = std::min(seconds, due_);
        due_ -= before;
        const double held = std::min(seconds - before, left_);
        left_ -= held;
        seconds -= held;
    }
    const double slow = std::min(seconds, slow_);
    slow_ -= slow;
    return seconds - slow + kSlowMotion * slow;
}

}  // namespace terramorph
