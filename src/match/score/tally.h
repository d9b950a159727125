#pragma once

#include <optional>
#include <vector>

#include "base/vec2.h"
#include "battle/events/event.h"
#include "match/ids.h"

namespace terramorph {

/// A shot of this round, and where it first had an effect.
struct PastShot {
    PlayerId player;
    WeaponId weapon;
    int angle, power;
    int turn;
    int wind = 0;                          ///< as it was fired, in columns per second squared ...
    std::vector<float> columns = {};       ///< ... and where each tank was, by number ...
    std::optional<Vec2<int>> target = {};  ///< ... and what its player had marked as its target
    std::optional<Vec2<float>> end = {};   ///< columns; none if it left the level
};

/// Records shots of the round, and who has hurt whom in the match.
class Tally {
  public:
    explicit Tally(int players);

    /// All shots of this round so far, in order.
    const std::vector<PastShot>& shots() const { return shots_; }
    /// A player's last one of this round; nullptr if there is none.
    const PastShot* last_shot(PlayerId player) const;
    /// The health that a player has lost to another in this match.
    int damage(PlayerId by, PlayerId to) const;

    /// Where each tank stood when the round began, by number, in columns.
    const std::vector<float>& seats() const { return seats_; }

    void begin_round(std::vector<float> seats);
    void record_shot(const PastShot& shot) { shots_.push_back(shot); }
    void record(const BattleEvent& event);

  private:
    void end_shot(TankId tank, Vec2<float> at);
    void record_hurt(const event::Hurt& hurt);

    int players_;
    std::vector<PastShot> shots_;
    std::vector<float> seats_;
    std::vector<int> damage_;  // by attacker and victim
};

}  // namespace terramorph
