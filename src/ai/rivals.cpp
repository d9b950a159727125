#include "ai/rivals.h"

#include <algorithm>

namespace terramorph {

namespace {

/// 1 for a whole tank's health lost to this enemy.
float grudge(const BattleView& view, int enemy) {
    const auto damage = static_cast<float>(view.match().tally().damage(enemy, view.player()));
    return std::min(1.0f, damage / static_cast<float>(view.battle().state().rules.health));
}

/// 1 for the leader, 0 for the last.
float envy(const BattleView& view, int enemy) {
    const std::vector<int> ranking = view.match().scores().ranking();
    const auto place = std::ranges::find(ranking, enemy) - ranking.begin();
    const auto last = static_cast<float>(ranking.size() - 1);
    return 1 - static_cast<float>(place) / last;
}

/// Almost 1 for a nearly destroyed enemy.
float contempt(const BattleView& view, int enemy) {
    return 1 - static_cast<float>(view.tank(enemy).health) /
                   static_cast<float>(view.battle().state().rules.health);
}

float liking(const BattleView& view, int enemy) {
    return 1 + grudge(view, enemy) + envy(view, enemy) / 2 + contempt(view, enemy);
}

}  // namespace

Weights rival_weights(const BattleView& view) {
    Weights weights = even_weights(view);
    float most = 0;
    for (const int enemy : view.enemies()) most = std::max(most, liking(view, enemy));
    for (const int enemy : view.enemies()) weights[enemy] = liking(view, enemy) / most;
    return weights;
}

}  // namespace terramorph
