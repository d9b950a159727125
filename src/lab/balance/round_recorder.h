#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/ticks.h"
#include "base/vec2.h"
#include "lab/balance/round_record.h"
#include "match/event.h"

namespace terramorph {

/// Where each tank stands, by number; none of those that are destroyed.
using Places = std::vector<std::optional<Vec2<float>>>;

/// Makes the record of a round from its events, and from where its tanks stand before and after shots.
class RoundRecorder {
  public:
    explicit RoundRecorder(std::vector<std::string> who, Ticks tick = 0);

    void begin_turn(int player, Ticks tick);
    /// A shot leaves the barrel; its player, weapon, mark, and what was expected of it are given.
    void begin_shot(const ShotRecord& shot, Places before);
    void note(const MatchEvent& event, Ticks tick);
    /// Call when the next turn begins or the round ends.
    void end_turn(Ticks tick, const Places& after);

    RoundRecord& record() { return record_; }
    const RoundRecord& record() const { return record_; }

  private:
    void note_hurt(const event::Hurt& hurt);
    void note_death(const event::Died& died);
    ShotRecord* shot();
    void end_shot(Ticks tick, const Places& after);

    RoundRecord record_;
    Ticks round_began_;
    Ticks turn_began_;
    bool in_turn_ = false;
    bool in_shot_ = false;
    std::optional<Ticks> last_blast_;
    Places before_;
    std::vector<HurtCause> last_hurt_;  // by tank
};

}  // namespace terramorph
