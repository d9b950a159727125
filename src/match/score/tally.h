#pragma once

#include <optional>
#include <vector>

#include "base/vec2.h"
#include "battle/events/event.h"

namespace terramorph {

/// A shot of this round, and where it first did something.
struct PastShot {
    int player;
    int weapon;
    int angle, power;
    int turn;
    std::optional<Vec2<float>> end = {};  ///< columns; none where it flew for ever
};

/// Who has fired what in this round, and who has hurt whom in the match.
class Tally {
  public:
    explicit Tally(int players);

    /// All shots of this round so far, in order.
    const std::vector<PastShot>& shots() const { return shots_; }
    /// The health that one player has cost another in this match.
    int harm(int by, int to) const;

    void begin_round() { shots_.clear(); }
    void record_shot(const PastShot& shot) { shots_.push_back(shot); }
    void record(const BattleEvent& event);

  private:
    void end_shot(TankId tank, Vec2<float> at);
    void record_hurt(const event::Hurt& hurt);

    int players_;
    std::vector<PastShot> shots_;
    std::vector<int> harm_;  // of each by each
};

}  // namespace terramorph
