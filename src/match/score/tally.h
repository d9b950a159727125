#pragma once

#include <optional>
#include <vector>

#include "base/vec2.h"
#include "battle/events/event.h"

namespace terramorph {

/// A shot of this round, and where it first had an effect.
struct PastShot {
    int player;
    int weapon;
    int angle, power;
    int turn;
    std::optional<Vec2<float>> end = {};  ///< columns; none if it left the level
};

/// Records shots of the round, and who has hurt whom in the match.
class Tally {
  public:
    explicit Tally(int players);

    /// All shots of this round so far, in order.
    const std::vector<PastShot>& shots() const { return shots_; }
    /// The health that a player has lost to another in this match.
    int damage(int by, int to) const;

    void begin_round() { shots_.clear(); }
    void record_shot(const PastShot& shot) { shots_.push_back(shot); }
    void record(const BattleEvent& event);

  private:
    void end_shot(TankId tank, Vec2<float> at);
    void record_hurt(const event::Hurt& hurt);

    int players_;
    std::vector<PastShot> shots_;
    std::vector<int> damage_;  // by attacker and victim
};

}  // namespace terramorph
