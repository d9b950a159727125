#pragma once

#include <memory>

#include "match/match.h"

namespace terramorph {

/// A recording that is played again, step by step: what a replay shows, and how a save is loaded.
class Playback {
  public:
    /// Why it cannot be played with these weapons and planets at all; none when it can.
    static Refusal validate(const Recording& recording, const Arsenal& arsenal, const Planets& planets);

    /// At its beginning. The recording must not be refused.
    Playback(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets);

    const Recording& recording() const { return *recording_; }
    const Match& match() const { return *match_; }
    /// The command that is given next, as soon as nothing moves; nullptr after the last one.
    const Command* next() const;
    /// Whether nothing is left to do: all commands are given, and what they set in motion is at rest.
    bool over() const { return !next() && match_->phase() != Phase::flying; }
    /// While something moves a tick, else the next command. An error says which turn first came out otherwise
    /// than it was recorded, or which command was refused; there the playback stays.
    Refusal step();
    /// What happened since the last call.
    MatchEvents take_events() { return match_->take_events(); }

    /// A twin that goes on from here, so that it can be come back to. Only while match().at_turn_start().
    Playback fork() const;
    /// The match itself, to play on: a playback that it was taken from is of no more use.
    std::unique_ptr<Match> take_match() { return std::move(match_); }

  private:
    Playback(const Playback& other, std::unique_ptr<Match> match);
    Refusal give();
    Refusal compare();

    std::shared_ptr<const Recording> recording_;
    std::unique_ptr<Match> match_;
    std::size_t line_ = 0;     // to be given next
    std::size_t checked_ = 0;  // states
    std::int64_t turn_began_ = 0;
    Refusal failure_;
};

/// The match as it was left: in mid-flight where it was, or with the last shot just fired.
Result<std::unique_ptr<Match>> resume(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                      std::shared_ptr<const Planets> planets = nullptr);

/// A match that goes on where the last round that is over has left it: for a recording that comes out
/// otherwise, by other rules or with other weapons. The round that was running begins anew. An error if none
/// is left.
Result<std::unique_ptr<Match>> from_last_round(const Recording& recording,
                                               std::shared_ptr<const Arsenal> arsenal,
                                               std::shared_ptr<const Planets> planets = nullptr);

}  // namespace terramorph
