#include "match/score/best_shot.h"

#include <cmath>
#include <cstdlib>
#include <variant>

namespace terramorph {

bool BestShotFinder::note(const MatchEvent& event, const Match& match) {
    const std::size_t players = match.settings().players.size();
    if (std::holds_alternative<event::NewLevel>(event) || shots_.size() != players) {
        shots_.assign(players, {});
        best_ = {};
    }
    if (const auto* fired = std::get_if<event::Fired>(&event)) {
        const PlayerId player = player_of(fired->tank);
        const int wind = match.battle().state().air.wind;
        shots_[player] = {{.player = player, .weapon = fired->weapon, .wind = wind},
                          fired->at,
                          0,
                          std::vector<int>(players),
                          false};
    }
    if (const auto* hurt = std::get_if<event::Hurt>(&event)) return note_hurt(*hurt, match);
    if (const auto* died = std::get_if<event::Died>(&event))
        if (died->by.exists() && shots_[player_of(died->by)].best && died->tank == tank_of(best_.victim))
            best_.kills = true;
    return false;
}

bool BestShotFinder::note_hurt(const event::Hurt& hurt, const Match& match) {
    if (!hurt.by.exists() || !hurt.tank.exists()) return false;
    const PlayerId by = player_of(hurt.by), victim = player_of(hurt.tank);
    Shot& shot = shots_[by];
    if (shot.lost.empty() || match.state().allies(by, victim)) return false;
    shot.shot.damage += hurt.health;
    int& lost = shot.lost[victim];
    lost += hurt.health;
    if (lost > shot.most) {
        shot.most = lost;
        shot.shot.victim = victim;
        shot.shot.distance = static_cast<int>(std::abs(hurt.at.x - shot.from.x));
    }
    if (shot.shot.damage <= best_.damage) return false;
    for (Shot& each : shots_) each.best = false;
    shot.best = true;
    best_ = shot.shot;
    return true;
}

}  // namespace terramorph
