#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/state_hash.h"
#include "match/command.h"
#include "match/state.h"

namespace terramorph {

/// A match from the first round to the ranking. Commands go in by one door, ticks go by, events come out. The
/// same settings and commands give the same match, bit for bit, everywhere.
class Match {
  public:
    /// The settings must be valid; arsenal and planets (nullptr: the game's own) stay with the match. It goes
    /// on after the rounds that are `past`, fewer than the settings have; goods that the arsenal doesn't know
    /// are lost.
    Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
          std::shared_ptr<const Planets> planets = nullptr, std::vector<RoundResult> past = {});

    Match& operator=(const Match&) = delete;
    /// A copy that goes on in the same way. Only while at_turn_start().
    std::unique_ptr<Match> fork() const;
    bool at_turn_start() const { return state_.at_turn_start(); }

    /// Why the command may not be done now; none when it may.
    Refusal validate(const Command& command) const;
    /// Does it, or changes nothing and says why not.
    Refusal apply(const Command& command);
    /// One tick of 1/60 s, if anything moves.
    void step();
    /// What happened since the last call.
    MatchEvents take_events();

    const MatchSettings& settings() const { return state_.settings; }
    const Arsenal& arsenal() const { return *state_.arsenal; }
    const Battle& battle() const { return *state_.battle; }
    const LevelSettings& level() const { return state_.battle->level(); }
    Phase phase() const { return state_.phase; }
    int round() const { return state_.round; }  ///< from 1
    int turn() const { return state_.turn; }    ///< of the match, from 1
    /// How long something has moved in this match so far: calls of step() that did something.
    std::int64_t ticks() const { return state_.ticks; }
    /// Whose turn it is, to shop or to aim. Where all fire at once, everybody aims in turn first.
    int player() const { return state_.player(); }
    const Player& player(int number) const { return state_.player(number); }
    const Shop& shop() const { return state_.shop; }
    /// What somebody owns now, with what thieves have taken and brought in this round.
    int money(int player) const { return state_.money(player); }
    const Journey& journey() const { return state_.journey; }
    const Tally& tally() const { return state_.tally; }
    const Scoreboard& scores() const { return state_.scores; }

    const Recording& recording() const { return state_.recording; }
    /// All that the match is, for what has no function here.
    const MatchState& state() const { return state_; }
    /// Of everything that decides what happens next.
    std::uint64_t hash() const { return state_.hash(); }

  private:
    explicit Match(MatchState state) : state_(std::move(state)) {}

    MatchState state_;
};

/// What a match's hash is of, field by field.
std::vector<StateField> state_fields(const Match& match);

}  // namespace terramorph
