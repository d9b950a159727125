#pragma once

#include <vector>

#include "match/match.h"

namespace terramorph {

/// The battle as a computer player sees it in its turn: what everybody sees, and the wind as it estimates it.
/// Valid until the battle's next step.
class BattleView {
  public:
    /// `wind`: as it's read, in columns per second squared. `shift`: how many columns to the right of its
    /// place the player's tank is imagined, to see what it could do from there.
    BattleView(const Match& match, PlayerId player, int wind, int shift = 0);

    const Match& match() const { return *match_; }
    const Battle& battle() const { return match_->battle(); }
    PlayerId player() const { return player_; }
    TankId own_tank() const { return tank_of(player_); }
    const Tank& tank() const { return own_; }
    const Tank& tank(TankId number) const {
        return number == own_tank() ? own_ : battle().state().tank(number);
    }
    const CollisionScene& scene() const { return scene_; }

    /// The living tanks that aren't allies, by number.
    const std::vector<TankId>& enemies() const { return enemies_; }
    TankId nearest_enemy() const;
    /// The player's number of batteries.
    int batteries() const { return batteries_; }
    int power_limit() const { return terramorph::power_limit(battle().state(), own_tank()); }
    /// True if walls throw shells back or wrap them around.
    bool walls_return() const;

    Flight shot(int angle, int power) const;
    Prediction predict(const Flight& flight) const { return terramorph::predict(flight, scene_); }
    Prediction predict(int angle, int power) const { return predict(shot(angle, power)); }
    /// Where the shot would end if there were no walls.
    Prediction predict_without_walls(int angle, int power) const;
    /// What a prediction costs of a tick's budget: more if the air bends its path, as it's then stepped tick
    /// by tick.
    int cost(const Prediction& end) const {
        return air_.bends() ? 1 + static_cast<int>(end.ticks.count()) / 256 : 1;
    }
    /// The flight of a submunition.
    Flight flight(Vec2<Fixed> from, Vec2<Fixed> speed, TankId owner = -1) const {
        return begin_flight(air_, from, speed, owner);
    }

  private:
    const Match* match_;
    PlayerId player_;
    Tank own_;
    int batteries_ = 0;
    Air air_;
    CollisionScene scene_;
    std::vector<TankId> enemies_;
};

}  // namespace terramorph
