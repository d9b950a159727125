#pragma once

#include "base/random.h"
#include "terrain/wave/wave_curve.h"

namespace terramorph::test {

/// Any wave: its knots and up to four steps by lot.
inline WaveCurve random_curve(Random& random) {
    WaveCurve curve;
    for (std::uint8_t& knot : curve.knots) knot = static_cast<std::uint8_t>(random.below(32));
    for (int left = random.below(WaveCurve::kMostSteps + 1); left > 0; --left)
        curve.steps |= 1u << random.below(WaveCurve::kKnots);
    return curve;
}

}  // namespace terramorph::test
