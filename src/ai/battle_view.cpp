#include "ai/battle_view.h"

#include <algorithm>
#include <cmath>

#include "battle/effects/batteries.h"

namespace terramorph {

BattleView::BattleView(const Match& match, PlayerId player, int wind, int shift)
    : match_(&match),
      player_(player),
      own_(match.state().tank(player)),
      air_(match.battle().state().air),
      scene_(match.battle().scene()) {
    air_.wind = wind;
    if (const ItemId battery = find_battery(match.arsenal()); battery.exists())
        batteries_ = tank().kit.items[battery];
    const std::vector<Tank>& tanks = battle().state().tanks;
    for (const TankId other : ids<TankId>(tanks))
        if (tanks[other].alive && !allies(tanks, other, own_tank())) enemies_.push_back(other);
    if (shift == 0) return;
    const int x = std::clamp(static_cast<int>(own_.body.at.x) + shift, 0, scene_.ground.width() - 1);
    own_.body.at = {static_cast<float>(x), to_columns(match.battle().state().ground.top(x))};
}

TankId BattleView::nearest_enemy() const {
    const auto far = [this](TankId enemy) { return std::abs(tank(enemy).body.at.x - tank().body.at.x); };
    return *std::ranges::min_element(enemies_, {}, far);
}

bool BattleView::walls_return() const {
    return scene_.walls != Walls::none && scene_.walls != Walls::concrete;
}

Flight BattleView::shot(int angle, int power) const {
    return begin_flight(air_, tank().muzzle(angle), muzzle_velocity(air_, angle, power), own_tank());
}

Prediction BattleView::predict_without_walls(int angle, int power) const {
    CollisionScene open = scene_;
    open.walls = Walls::none;
    return terramorph::predict(shot(angle, power), open);
}

}  // namespace terramorph
