#include "app/player/frame_cap.h"

#include <array>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr double kUsualRate = 60;
constexpr std::array<double, 3> kFrameCaps = {30, 60, 120};

}  // namespace

FramePace frame_pace(FrameCap cap, double rate) {
    const double shown = rate > 0 ? rate : kUsualRate;
    if (cap == FrameCap::none) return {0, false};
    if (cap == FrameCap::display) return {1 / shown, true};
    const double wanted = kFrameCaps[at(cap)];
    return {1 / wanted, wanted <= shown};
}

}  // namespace terramorph
