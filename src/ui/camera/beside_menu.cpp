#include "ui/camera/beside_menu.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/camera/foresight.h"

namespace terramorph {

namespace {

constexpr double kMenuEasing = 1.5;  // seconds
constexpr float kMenuShows = 0.7f;   // of the room beside it, at most, between two that are seen together
constexpr float kNarrowest = 640, kUsual = 900, kWidest = 1500;  // columns seen
constexpr float kMenuAbove = 0.08f;   // of the width: the picture's middle above what is seen
constexpr float kRoomToStrike = 500;  // columns around a blast in which a tank is seen with it
constexpr float kBehindMenu = 1e4f;   // columns: as much farther from any tank
constexpr float kSurprise = 250;      // columns from where it was expected to where it struck

/// Tanks in a fight, from left to right.
std::vector<Vec2<float>> living(const BattleState& battle) {
    std::vector<Vec2<float>> places;
    for (const Tank& tank : battle.tanks)
        if (tank.alive) places.push_back(tank.body.at);
    std::ranges::sort(places, {}, &Vec2<float>::x);
    return places;
}

}  // namespace

/// Of the width, at most, between two that are seen together.
float BesideMenu::shows() const { return kMenuShows * (1 - hides_); }

float BesideMenu::wide_of(const Two& seen) const {
    return std::clamp(std::abs(seen[1].x - seen[0].x) / shows(), kUsual, kWidest);
}

/// Who plays and a neighbour, or else the two neighbours that the menu doesn't hide; the rightmost one if it
/// hides one of any two.
BesideMenu::Two BesideMenu::facing(const Match& match) const {
    const std::vector<Vec2<float>> all = living(match.battle().state());
    if (all.empty()) return {};
    const float own = match.state().tank(match.player()).body.at.x;
    Two best = {all.back(), all.back()};
    float least = 1e9f;
    for (std::size_t k = 0; k + 1 < all.size(); ++k) {
        const Two two = {all[k], all[k + 1]};
        if (hidden(two[0].x, wide_of(two)) || two[1].x - two[0].x > shows() * kWidest) continue;
        const bool plays = two[0].x == own || two[1].x == own;
        const float apart = two[1].x - two[0].x + (plays ? 0 : kWidest);
        if (apart < least) least = apart, best = two;
    }
    return best;
}

/// Of all shells in the air the one that falls nearest to a tank, and rather not behind the menu.
std::optional<Vec2<float>> BesideMenu::expected(const BattleState& battle) const {
    const std::vector<Vec2<float>> tanks = living(battle);
    std::optional<Vec2<float>> best;
    float least = 0;
    for (const Shell& shell : battle.shells) {
        const auto falls = fall_of(shell, battle.ground);
        if (!falls) continue;
        float far = hidden(falls->at.x, kUsual) ? kBehindMenu : 0, nearest = kWidest;
        for (const Vec2<float> tank : tanks) nearest = std::min(nearest, std::abs(tank.x - falls->at.x));
        far += nearest;
        if (!best || far < least) best = falls->at, least = far;
    }
    return best;
}

/// A place with the nearest tank, if that's near and not behind the menu; if the place itself is behind it,
/// two tanks.
BesideMenu::Two BesideMenu::around(Vec2<float> place, const Match& match) const {
    if (hidden(place.x, kNarrowest)) return facing(match);
    Two seen = {place, place};
    float least = kRoomToStrike;
    for (const Vec2<float> tank : living(match.battle().state())) {
        const float away = std::abs(tank.x - place.x);
        if (away >= least || hidden(tank.x, kNarrowest)) continue;
        least = away;
        seen[1] = tank;
    }
    return seen;
}

void BesideMenu::frame(Camera& camera, const Two& seen) const {
    const float left = std::min(seen[0].x, seen[1].x);
    float wide = wide_of(seen);
    if (hidden(left, wide)) wide = std::max(kNarrowest, left / hides_);
    const Vec2<float> middle = (seen[0] + seen[1]) * 0.5f;
    camera.look_closely(middle + Vec2<float>{0.5f - (1 + hides_) / 2, kMenuAbove} * wide, wide);
}

void BesideMenu::look(Camera& camera, const Match& match, const std::optional<Two>& struck) {
    camera.set_easing(kMenuEasing);
    const BattleState& battle = match.battle().state();
    if (match.phase() == Phase::aiming && !struck) return frame(camera, facing(match));
    if (!battle.shells.empty()) {
        if (!falls_) falls_ = expected(battle);
        if (falls_) frame(camera, around(*falls_, match));
    } else if (struck) {
        const Vec2<float> middle = ((*struck)[0] + (*struck)[1]) * 0.5f;
        if (!falls_ || std::abs(falls_->x - middle.x) > kSurprise) frame(camera, around(middle, match));
    }
}

}  // namespace terramorph
