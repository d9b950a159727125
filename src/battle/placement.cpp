// Where the tanks of a battle stand at first: each in a stretch of its own, on the most level spot of it.
#include <algorithm>
#include <cstdlib>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kFarthestApart = 1200;  // columns from one tank to the next: within the reach of a full shot
constexpr int kSeat = kHullHalfWidth + 3;  // columns to each side of the middle that are made level

/// How uneven the ground is under a hull at x, in 1/16 column.
int unevenness(const Ground& ground, int x) {
    int low = ground.top(x);
    int high = low;
    for (int column = x - kSeat; column <= x + kSeat; ++column) {
        low = std::min(low, ground.top(column));
        high = std::max(high, ground.top(column));
    }
    return high - low;
}

/// The columns of a seat, each from `bottom` to `top`.
Shape seat(int x, int bottom, int top) {
    Shape shape;
    shape.x0 = x - kSeat;
    shape.chords.assign(2 * kSeat + 1, Span{bottom, top});
    return shape;
}

}  // namespace

int Battle::best_spot(int x0, int x1) {
    int best = (x0 + x1) / 2;
    int least = unevenness(ground_, best);
    for (int x = x0; x < x1; x += 4) {
        const int uneven = unevenness(ground_, x);
        if (uneven >= least) continue;
        least = uneven;
        best = x;
    }
    return best;
}

void Battle::place_tanks(int count) {
    std::vector<int> stretch(static_cast<std::size_t>(count));
    for (int k = 0; k < count; ++k) stretch[static_cast<std::size_t>(k)] = k;
    for (int k = count; k > 1; --k) {
        const int other = random_.below(k);
        std::swap(stretch[static_cast<std::size_t>(k - 1)], stretch[static_cast<std::size_t>(other)]);
    }
    tanks_.resize(static_cast<std::size_t>(count));
    const int field = std::min(ground_.width(), count * kFarthestApart);
    const int field_begin = random_.from_to(0, ground_.width() - field);
    for (int k = 0; k < count; ++k) {
        // The outer quarters of a stretch stay empty, so neighbours keep apart whatever the land is like.
        const int wide = field / count;
        const int begin = field_begin + stretch[static_cast<std::size_t>(k)] * wide;
        const int margin = std::max(kSeat + 1, wide / 5);
        const int x = best_spot(begin + margin, std::max(begin + margin + 1, begin + wide - margin));
        const int level = ground_.top(x);
        ground_.carve(seat(x, level, ground_.height() * kSub));
        ground_.heap(seat(x, 0, level));
        Tank& tank = tanks_[static_cast<std::size_t>(k)];
        tank.health = rules_.health;
        tank.angle = x < field_begin + field / 2 ? 600 : 1200;
        tank.body.at = {static_cast<float>(x) + 0.5f, static_cast<float>(level) / kSub};
    }
}

}  // namespace terramorph
