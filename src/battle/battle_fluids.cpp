// What fire and quakes need: where it burns, and harm that comes little by little.
#include <algorithm>

#include "battle/battle.h"
#include "battle/flow.h"

namespace terramorph {

namespace {

constexpr int kHealth = 1000;   // thousandths
constexpr int kWorthAHurt = 5;  // health
constexpr int kPatience = 10;   // ticks without more of it, and what has come counts
constexpr int kHalf = kHealth / 2;

}  // namespace

void Battle::count_flames() {
    if (ongoing_.empty()) return;
    std::ranges::fill(flames_, std::int16_t{0});
    for (const OngoingEffect& ongoing : ongoing_)
        if (ongoing.effect->kind->visual == VisualKind::flame && ongoing.waits == 0 && lies(ongoing))
            count_flame(static_cast<int>(ongoing.context.at.x >> kFixedBits), 1);
}

void Battle::count_flame(int x, int change) {
    std::int16_t& flames = flames_[static_cast<std::size_t>(x)];
    flames = static_cast<std::int16_t>(flames + change);
}

void Battle::hurt_slowly(int tank, int thousandths, int by) {
    SlowHarm& harm = slow_harm_[static_cast<std::size_t>(tank)];
    if (!this->tank(tank).alive) return;
    harm.thousandths += thousandths;
    harm.by = by;
    harm.ticks = 0;
}

void Battle::step_slow_harm() {
    for (std::size_t k = 0; k < slow_harm_.size(); ++k) {
        SlowHarm& harm = slow_harm_[k];
        if (harm.thousandths == 0) continue;
        const bool ends = ++harm.ticks >= kPatience;
        if (!ends && harm.thousandths < kWorthAHurt * kHealth) continue;
        const int amount = (harm.thousandths + (ends ? kHalf : 0)) / kHealth;
        harm.thousandths = ends ? 0 : harm.thousandths % kHealth;
        hurt(static_cast<int>(k), amount, harm.by);
    }
}

}  // namespace terramorph
