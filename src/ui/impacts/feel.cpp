#include "ui/impacts/feel.h"

#include <algorithm>
#include <array>

namespace terramorph {

namespace {

struct Row {
    float radius;
    Weight weight;
};

constexpr std::array<Row, 5> kWeights = {{{0, {0, 0, 0.08f, 0.4f}},
                                          {28, {0, 2, 0.2f, 2.8f}},
                                          {50, {0.017f, 4, 0.21f, 3.4f}},
                                          {95, {0.033f, 8, 0.23f, 4}},
                                          {170, {0.067f, 14, 0.26f, 5.5f}}}};

}  // namespace

Weight weight_of_blast(float radius) {
    if (radius >= kWeights.back().radius) return kWeights.back().weight;
    std::size_t k = 1;
    while (kWeights[k].radius < radius) ++k;
    const auto& [low, from] = kWeights[k - 1];
    const auto& [high, to] = kWeights[k];
    const float part = (std::max(0.0f, radius) - low) / (high - low);
    const auto between = [part](float a, float b) { return a + (b - a) * part; };
    return {between(from.breath, to.breath), between(from.shake, to.shake), between(from.light, to.light),
            between(from.smoke, to.smoke)};
}

}  // namespace terramorph
