#include "ui/landscape/wind.h"

#include <cmath>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr int kStreaks = 26;
constexpr double kPictures = 30;        // per second
constexpr float kSpeed = 5, kLong = 3;  // columns (per second) for each column per second squared of wind
constexpr float kWindThick = 1.5f;      // pixels of a picture of 1600 x 900
constexpr Color kStreak = {255, 255, 255};
constexpr std::uint32_t kPlaces = 51;  // a stream of random numbers

bool grows(const Battle& battle) {
    return battle.state().air.wind != 0 && battle.state().rules.wind_growth > 0;
}

float wind_at(const Battle& battle, float height) {
    const float growth = static_cast<float>(battle.state().rules.wind_growth) / 10000;
    return static_cast<float>(battle.state().air.wind) * (1 + growth * std::max(0.0f, height));
}

}  // namespace

bool WindPicture::advance(double seconds, const Battle& battle) {
    const double before = time_;
    time_ += seconds;
    return grows(battle) && std::floor(before * kPictures) != std::floor(time_ * kPictures);
}

// Each streak moves cyclically through the level at its own height, so no state is needed.
void WindPicture::draw(Canvas& canvas, const View& view, const Battle& battle) const {
    if (!grows(battle)) return;
    const Ground& ground = battle.state().ground;
    const auto wide = static_cast<double>(ground.width());
    for (int k = 0; k < kStreaks; ++k) {
        const auto draw = [k](int n) { return uniform01(kPlaces, 0, k, n); };
        const float height =
            static_cast<float>(ground.height()) * (static_cast<float>(k) + draw(0)) / kStreaks;
        const float wind = wind_at(battle, height);
        const double gone = static_cast<double>(draw(1)) * wide + static_cast<double>(kSpeed * wind) * time_;
        const auto x = static_cast<float>(gone - wide * std::floor(gone / wide));
        if (height < to_columns(ground.top(std::min(ground.width() - 1, static_cast<int>(x))))) continue;
        const Point head = view.point({x, height}), tail = view.point({x - kLong * wind, height});
        const Point middle = head + (tail - head) * 0.5f;
        const float thick = std::max(1.0f, kWindThick * view.unit());
        canvas.line(head, tail, thick, with_alpha(kStreak, 0.12f));
        canvas.line(head, middle, thick, with_alpha(kStreak, 0.22f));
    }
}

}  // namespace terramorph
