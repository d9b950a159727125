#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/thought.h"
#include "lab/balance/round_recorder.h"
#include "match/match.h"

namespace terramorph {

/// Watches a match from outside and makes the records of its rounds.
class MatchObserver {
  public:
    /// `who`: each player as figures call it. The match has to outlive the observer.
    MatchObserver(const Match& match, std::vector<std::string> who);

    /// Call with all events, after each command and each tick; `thought` is that of the last shot.
    void note(const MatchEvents& events, const Thought& thought);

    /// Of the rounds that are over.
    const Rounds& rounds() const { return rounds_; }

  private:
    void note(const MatchEvent& event, const Thought& thought);
    void begin_shot(const Thought& thought);
    void note_items_at_work(PlayerId player);
    void note_items(TankId tank, Trigger when);
    void end_turn();
    void end_round();
    void read_commands();
    Places places() const;

    const Match& match_;
    std::vector<std::string> who_;
    std::optional<RoundRecorder> recorder_;
    Rounds rounds_;
    std::size_t lines_ = 0;               // of the recording, that were read
    std::vector<std::vector<int>> kits_;  // items of each tank when the turn began
    std::optional<Hull> mark_;            // as it stood when the shot was fired
    bool mark_was_shielded_ = false;
    Vec2<float> middle_of_mark_;
};

}  // namespace terramorph
