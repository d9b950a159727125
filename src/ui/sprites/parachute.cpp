#include "ui/sprites/parachute.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/trig.h"

namespace terramorph {

namespace {

constexpr int kGores = 4;  // panels of the canopy
constexpr int kParachuteArcSteps = 5;
constexpr float kHalf = 24, kParachuteHigh = 17, kAbove = 30;  // of the canopy over the load, in columns
constexpr Color kCord = {240, 236, 226, 190};
constexpr Color kSeam = {18, 14, 24};

}  // namespace

void draw_parachute(Canvas& canvas, Point load, float scale, float lean, Color color) {
    const float turn = 0.5f * std::clamp(lean, -1.0f, 1.0f);
    const float c = std::cos(turn), s = std::sin(turn);
    const auto place = [&](float x, float y) -> Point {
        return {load.x + (x * c + y * s) * scale, load.y - (y * c - x * s) * scale};
    };
    const auto rim = [](float part) { return -kHalf * std::cos(kFloatPi * part); };
    const auto edge = [&](float part, float high) {
        return place(rim(part), kAbove + high * std::sin(kFloatPi * part));
    };
    const float thin = std::max(1.0f, 0.9f * scale);
    for (int k = 0; k <= kGores; ++k)
        canvas.line(place(0, 0), edge(static_cast<float>(k) / kGores, 2.5f), thin, kCord);
    for (int gore = 0; gore < kGores; ++gore) {
        std::vector<Point> cloth;
        const auto part = [&](int step) {
            return (static_cast<float>(gore) + static_cast<float>(step) / kParachuteArcSteps) / kGores;
        };
        for (int step = 0; step <= kParachuteArcSteps; ++step)
            cloth.push_back(edge(part(step), kParachuteHigh));
        for (int step = kParachuteArcSteps; step >= 0; --step) cloth.push_back(edge(part(step), 2.5f));
        canvas.line(cloth, thin, with_alpha(kSeam, 0.55f));
        canvas.polygon(cloth, gore % 2 == 0 ? color : mixed(color, {255, 255, 255}, 0.55f));
    }
}

}  // namespace terramorph
