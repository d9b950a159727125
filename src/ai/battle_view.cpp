#include "ai/battle_view.h"

#include <algorithm>
#include <cmath>

#include "battle/effects/batteries.h"

namespace terramorph {

BattleView::BattleView(const Match& match, int player, int wind)
    : match_(&match), player_(player), air_(match.battle().state().air), scene_(match.battle().scene()) {
    air_.wind = wind;
    if (const int battery = find_battery(match.arsenal()); battery >= 0)
        batteries_ = match.battle().state().tank(player).kit.items[battery];
    for (int k = 0; k < static_cast<int>(battle().state().tanks.size()); ++k)
        if (tank(k).alive && !allies(battle().state().tanks, k, player)) enemies_.push_back(k);
}

int BattleView::nearest_enemy() const {
    const auto far = [this](int enemy) { return std::abs(tank(enemy).body.at.x - tank().body.at.x); };
    return *std::ranges::min_element(enemies_, {}, far);
}

bool BattleView::walls_return() const {
    return scene_.walls != Walls::none && scene_.walls != Walls::concrete;
}

Flight BattleView::shot(int angle, int power) const {
    return begin_flight(air_, tank().muzzle(angle), muzzle_velocity(angle, power), player_);
}

Prediction BattleView::predict_without_walls(int angle, int power) const {
    CollisionScene open = scene_;
    open.walls = Walls::none;
    return terramorph::predict(shot(angle, power), open);
}

}  // namespace terramorph
