#pragma once

#include <memory>
#include <optional>

#include "ai/computer_player.h"
#include "match/match.h"

namespace terramorph {

/// Where a match in progress is written down.
class MatchJournal {
  public:
    virtual ~MatchJournal() = default;
    /// Writes what has happened since the last call.
    virtual void keep(const Match& match) = 0;
    /// The same, unless nothing has been written of the match so far: a match in which nobody has done
    /// anything isn't worth keeping.
    virtual void keep_turn(const Match& match) = 0;
    /// Writes the rest, with how far the match has got, and closes the journal.
    virtual void leave(const Match& match) = 0;
};

/// The one door into a match in progress: it applies commands, lets computers think, lets time go by, hands
/// out the events, and writes everything down. Whoever gives a command can't forget to record it.
class MatchRunner {
  public:
    /// Without a journal nothing is written down.
    explicit MatchRunner(std::unique_ptr<Match> match, std::unique_ptr<MatchJournal> journal = nullptr);

    const Match& match() const { return *match_; }

    /// Applies a command, or changes nothing and returns why not. Aims come many in a row, so they are
    /// written down together after a second, or with the next command.
    Refusal give(const Command& command);
    /// Lets the computer whose turn it is think, and does what it decides. At most one command, or one whole
    /// visit to the armory.
    void think();
    /// One tick of 1/60 s.
    void step();
    /// What has happened since the last call.
    MatchEvents take_events();
    /// Time went by on the player's clock, in seconds.
    void advance(double seconds);
    /// Writes down at once what has happened so far.
    void keep();
    /// The match is left as it is now, even mid-shot: closes the journal.
    void leave();

    /// Of the last computer's shot; empty before the first.
    const Thought& thought() const { return computers_.thought(); }
    /// True if a computer has just thought hard: one such call of think() is enough for a frame.
    bool thinks_hard() const { return computers_.busy(); }

  private:
    std::unique_ptr<Match> match_;
    std::unique_ptr<MatchJournal> journal_;
    ComputerPlayers computers_;
    double unkept_ = 0;  // seconds since an aim changed; 0: all is kept
};

}  // namespace terramorph
