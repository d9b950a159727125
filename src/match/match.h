#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/state_hash.h"
#include "base/ticks.h"
#include "match/command.h"
#include "match/state.h"

namespace terramorph {

/// A match from the first round to the ranking. Commands go in through apply(), step() advances time, events
/// come out. Equal settings and commands give the same match, bit for bit, on every machine.
class Match {
  public:
    /// The settings must be valid; arsenal and planets (nullptr: the game's own) stay with the match. It
    /// continues after the `past` rounds, which are fewer than the settings' rounds; goods unknown to the
    /// arsenal are lost.
    Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
          std::shared_ptr<const Planets> planets = nullptr, std::vector<RoundResult> past = {});

    Match(const Match&) = default;
    Match& operator=(const Match&) = delete;
    /// An independent copy that will continue identically. Only while at_turn_start().
    std::unique_ptr<Match> fork() const;
    bool at_turn_start() const { return state_.at_turn_start(); }

    /// Why the command may not be given now; none if it may.
    Refusal validate(const Command& command) const;
    /// Carries the command out, or changes nothing and says why not.
    Refusal apply(const Command& command);
    /// Advances by a tick of 1/60 s, if anything moves.
    void step();
    /// The events since the last call.
    MatchEvents take_events();

    const MatchSettings& settings() const { return state_.settings; }
    const Arsenal& arsenal() const { return *state_.arsenal; }
    const Battle& battle() const { return *state_.battle; }
    const LevelSettings& level() const { return state_.battle->state().level; }
    Phase phase() const { return state_.phase; }
    int round() const { return state_.round; }  ///< from 1
    int turn() const { return state_.turn; }    ///< of the match, from 1
    /// The ticks so far in which something moved: calls of step() that did something.
    Ticks ticks() const { return state_.ticks; }
    /// The player whose turn it is, to shop or to aim. If all fire at once, everybody aims in turn first.
    PlayerId player() const { return state_.player(); }
    const Player& player(PlayerId number) const { return state_.player(number); }
    const Shop& shop() const { return state_.shop; }
    /// A player's money now, including this round's thefts.
    int money(PlayerId player) const { return state_.money(player); }
    const Journey& journey() const { return state_.journey; }
    const Tally& tally() const { return state_.tally; }
    const Scoreboard& scores() const { return state_.scores; }

    const Recording& recording() const { return state_.recording; }
    /// The match's whole state, for everything without a function here.
    const MatchState& state() const { return state_; }
    /// A hash of everything that decides what happens next.
    std::uint64_t hash() const { return state_.hash(); }

  private:
    explicit Match(MatchState state) : state_(std::move(state)) {}

    MatchState state_;
};

/// The fields that a match's hash covers.
std::vector<StateField> state_fields(const Match& match);

}  // namespace terramorph
