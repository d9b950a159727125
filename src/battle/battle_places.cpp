// Where tanks are put: by teleporters, and by the rule that nobody leaves the level.
#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kHighest = 1 << 20;  // columns: above everything
constexpr int kDraws = 40;
constexpr float kRoom = 2 * kHullHalfWidth + 8;  // columns from one tank to the next

float columns_from(int sixteenths) { return static_cast<float>(sixteenths) / kSub; }

}  // namespace

void Battle::put(int number, Vec2<float> at, float angle) {
    BodyState& body = tank(number).body;
    say(event::Teleported{.tank = number, .at = at, .from = body.at});
    body = BodyState{};
    body.at = at;
    body.angle = angle;
    bodies_.set_state(number, body);
    find_hulls();
}

Vec2<float> Battle::standing_place(int number, Vec2<int> under) const {
    const int x = std::clamp(under.x, kHullHalfWidth + 1, ground_.width() - kHullHalfWidth - 2);
    const int x0 = x - kHullHalfWidth;
    const int x1 = x + kHullHalfWidth + 1;
    int floor = 0;
    for (int column = x0; column < x1; ++column)
        floor = std::max(floor, ground_.floor_below(column, under.y * kSub));
    Tank there;
    there.body.at = {static_cast<float>(x) + 0.5f, columns_from(floor)};
    if (depth_in_earth(ground_, there) > 0) there.body.at.y = columns_from(ground_.highest(x0, x1));
    std::vector<Hull> others = hulls_;
    std::erase_if(others, [number](const Hull& hull) { return hull.tank == number; });
    std::ranges::stable_sort(others, {}, [](const Hull& hull) { return hull.low.y; });
    for (const Hull& other : others) {  // from the lowest up
        const Hull hull = there.hull(number);
        const bool apart = hull.high.x < other.low.x || hull.low.x > other.high.x ||
                           hull.high.y < other.low.y || hull.low.y > other.high.y;
        if (!apart) there.body.at.y = static_cast<float>(other.high.y >> kChordBits) + 1;
    }
    return there.body.at;
}

Vec2<float> Battle::any_place(int number) {
    int best = 0;
    float most = -1e9f;
    for (int draw = 0; draw < kDraws; ++draw) {
        const int x = random_.from_to(kHullHalfWidth + 1, ground_.width() - kHullHalfWidth - 2);
        float room = kRoom;
        for (const Hull& hull : hulls_) {
            const float away = std::abs(tank(hull.tank).body.at.x - static_cast<float>(x));
            if (hull.tank != number) room = std::min(room, away);
        }
        int lowest = ground_.top(x);
        for (int column = x - kHullHalfWidth; column <= x + kHullHalfWidth; ++column)
            lowest = std::min(lowest, ground_.top(column));
        const int highest = ground_.highest(x - kHullHalfWidth, x + kHullHalfWidth + 1);
        const float worth = room - columns_from(highest - lowest);
        if (worth <= most) continue;
        most = worth;
        best = x;
    }
    return standing_place(number, {best, kHighest});
}

bool Battle::is_inside(Vec2<float> at) const {
    return at.x >= 0 && at.x <= static_cast<float>(ground_.width()) && at.y >= 0;
}

/// Nothing brings a tank out of the level; if ever something does, it is on the surface again, and all see
/// it.
void Battle::put_back(int number) {
    const float x = std::clamp(tank(number).body.at.x, 0.0f, static_cast<float>(ground_.width() - 1));
    put(number, standing_place(number, {static_cast<int>(x), kHighest}));
}

}  // namespace terramorph
