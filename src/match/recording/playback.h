#pragma once

#include <memory>

#include "base/ticks.h"
#include "match/match.h"

namespace terramorph {

/// Plays a recording again, step by step, to show a replay or to load a save.
class Playback {
  public:
    /// Why it can't be played with these weapons and planets; none if it can.
    static Refusal validate(const Recording& recording, const Arsenal& arsenal, const Planets& planets);

    /// Starts at the beginning. validate() must accept the recording.
    Playback(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets);

    /// Plays on from a match that is at the start of a turn, as a later recording of it says.
    Playback(std::shared_ptr<const Recording> recording, std::unique_ptr<Match> match);

    const Recording& recording() const { return *recording_; }
    const Match& match() const { return *match_; }
    /// The command to be given next, once nothing moves; nullptr after the last one.
    const Command* next() const;
    /// True if all commands have been given and everything is at rest.
    bool over() const { return !next() && match_->phase() != Phase::flying; }
    /// Advances a tick while something moves, or else gives the next command. An error names the first turn
    /// that differs from the recording, or the command that was refused; the playback then stays there.
    Refusal step();
    /// The events since the last call.
    MatchEvents take_events() { return match_->take_events(); }

    /// A copy at this point, to return to later. Only while match().at_turn_start().
    Playback fork() const;
    /// Takes the match out, to play on. The playback can't be used afterwards.
    std::unique_ptr<Match> take_match() { return std::move(match_); }

  private:
    Playback(const Playback& other, std::unique_ptr<Match> match);
    Refusal give();
    Refusal compare();

    std::shared_ptr<const Recording> recording_;
    std::unique_ptr<Match> match_;
    std::size_t line_ = 0;     // to be given next
    std::size_t checked_ = 0;  // states
    Ticks turn_began_;
    Refusal failure_;
};

/// The match as it was left, even in mid-flight, or with the last shot just fired.
Result<std::unique_ptr<Match>> resume(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                      std::shared_ptr<const Planets> planets = nullptr);

/// A match that continues after the last finished round, for recordings that no longer play back because of
/// changed rules or weapons. The interrupted round begins anew. An error if no round is left.
Result<std::unique_ptr<Match>> from_last_round(const Recording& recording,
                                               std::shared_ptr<const Arsenal> arsenal,
                                               std::shared_ptr<const Planets> planets = nullptr);

}  // namespace terramorph
