#include "ui/camera/foresight.h"

#include <cmath>

namespace terramorph {

namespace {

constexpr int kFarthest = 60 * 20;  // ticks of a flight that is looked ahead

}  // namespace

std::optional<Fall> fall_of(const Shell& shell, const Ground& ground) {
    for (int ahead = 0; ahead < kFarthest; ahead += 4) {
        const Vec2<float> at = columns_of(shell.flight.at(shell.flight.tick + ahead * kTick));
        const int x = static_cast<int>(std::floor(at.x));
        if (x < 0 || x >= ground.width()) return std::nullopt;
        if (at.y <= to_columns(ground.top(x))) return Fall{at, to_seconds(ahead * kTick)};
    }
    return std::nullopt;
}

float apex_of(const Shell& shell) {
    const float speed = columns_of(shell.flight.speed()).y, at = columns_of(shell.flight.place()).y;
    const float slows = columns_of(shell.flight.half_acceleration).y;
    return speed > 0 && slows < 0 ? at - speed * speed / (4 * slows) : at;
}

}  // namespace terramorph
