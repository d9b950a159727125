#pragma once

#include <vector>

#include "match/match.h"

namespace terramorph {

/// The battle as a computer player sees it in its turn: what everybody sees, and the wind as it estimates it.
/// Valid until the battle's next step.
class BattleView {
  public:
    /// `wind`: as estimated, in columns per second squared.
    BattleView(const Match& match, int player, int wind);

    const Match& match() const { return *match_; }
    const Battle& battle() const { return match_->battle(); }
    int player() const { return player_; }
    const Tank& tank() const { return tank(player_); }
    const Tank& tank(int number) const { return battle().state().tanks[number]; }
    const CollisionScene& scene() const { return scene_; }

    /// The living tanks that aren't allies, by number.
    const std::vector<int>& enemies() const { return enemies_; }
    int nearest_enemy() const;
    /// The player's number of batteries.
    int batteries() const { return batteries_; }
    int power_limit() const { return terramorph::power_limit(battle().state(), player_); }
    /// True if walls throw shells back or wrap them around.
    bool walls_return() const;

    Flight shot(int angle, int power) const;
    Prediction predict(const Flight& flight) const { return terramorph::predict(flight, scene_); }
    Prediction predict(int angle, int power) const { return predict(shot(angle, power)); }
    /// Where the shot would end if there were no walls.
    Prediction predict_without_walls(int angle, int power) const;
    /// What a prediction costs of a tick's budget: more if the air bends its path, as it's then stepped tick
    /// by tick.
    int cost(const Prediction& end) const { return air_.bends() ? 1 + end.ticks / 256 : 1; }
    /// The flight of a submunition.
    Flight flight(Vec2<Fixed> from, Vec2<Fixed> speed, int owner = -1) const {
        return begin_flight(air_, from, speed, owner);
    }

  private:
    const Match* match_;
    int player_;
    int batteries_ = 0;
    Air air_;
    CollisionScene scene_;
    std::vector<int> enemies_;
};

}  // namespace terramorph
