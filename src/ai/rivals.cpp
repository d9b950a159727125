#include "ai/rivals.h"

#include <algorithm>

namespace terramorph {

float grudge(const BattleView& view, TankId enemy) {
    const auto damage = static_cast<float>(view.match().tally().damage(player_of(enemy), view.player()));
    return std::min(1.0f, damage / static_cast<float>(view.battle().state().rules.health));
}

float lead(const BattleView& view, TankId enemy) {
    const std::vector<PlayerId> ranking = view.match().scores().ranking();
    const auto place = std::ranges::find(ranking, player_of(enemy)) - ranking.begin();
    const auto last = static_cast<float>(ranking.size() - 1);
    return 1 - static_cast<float>(place) / last;
}

bool is_far_ahead(const Match& match, PlayerId player) {
    const MatchSettings& settings = match.settings();
    const double pay = settings.rule(Rule::pay_survival) + settings.rule(Rule::pay_kill) +
                       settings.rule(Rule::pay_damage) * settings.rule(Rule::health);
    const auto& scores = match.scores().match();
    for (const PlayerId other : ids<PlayerId>(scores))
        if (!match.state().allies(player, other) && scores[player].money - scores[other].money <= pay)
            return false;
    return true;
}

float weakness(const BattleView& view, TankId enemy) {
    return 1 - static_cast<float>(view.tank(enemy).health) /
                   static_cast<float>(view.battle().state().rules.health);
}

float rivalry(const BattleView& view, TankId enemy) {
    return 1 + grudge(view, enemy) + lead(view, enemy) / 2 + weakness(view, enemy);
}

Weights rival_weights(const BattleView& view) {
    Weights weights = even_weights(view);
    float most = 0;
    for (const TankId enemy : view.enemies()) most = std::max(most, rivalry(view, enemy));
    for (const TankId enemy : view.enemies()) weights[enemy] = rivalry(view, enemy) / most;
    return weights;
}

}  // namespace terramorph
