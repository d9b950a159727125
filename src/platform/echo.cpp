#include "platform/echo.h"

#include <algorithm>

namespace terramorph {

namespace {

// At 48,000 samples a second. The ways share no factor, so that echoes don't fall on each other.
constexpr std::array<std::size_t, 2> kWays = {9973, 15013};
constexpr float kBack = 0.5f;   // of what comes to a slope, it sends so much back
constexpr float kDull = 0.18f;  // of a simple low pass
constexpr float kAcross = 0.35f;
constexpr float kHeard = 0.55f;
constexpr std::size_t kGone = 10 * 15013;  // samples until nothing is left

}  // namespace

Echo::Echo() : silent_(kGone) {
    for (std::size_t k = 0; k < kWays.size(); ++k) slopes_[k].line.assign(kWays[k], 0.0f);
}

void Echo::Slope::send(float sample) {
    low += kDull * (sample - low);
    line[next] = low;
    next = next + 1 == line.size() ? 0 : next + 1;
}

void Echo::add(std::span<const float> samples, std::span<float> stereo) {
    const bool any = std::ranges::any_of(samples, [](float sample) { return sample != 0; });
    silent_ = any ? 0 : std::min(kGone, silent_ + samples.size());
    if (silent_ >= kGone) return;
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const float left = slopes_[0].heard(), right = slopes_[1].heard();
        slopes_[0].send(samples[k] + kBack * ((1 - kAcross) * left + kAcross * right));
        slopes_[1].send(samples[k] + kBack * ((1 - kAcross) * right + kAcross * left));
        stereo[2 * k] += kHeard * left;
        stereo[2 * k + 1] += kHeard * right;
    }
}

}  // namespace terramorph
