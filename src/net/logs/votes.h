#pragma once

#include <vector>

#include "match/ids.h"

namespace terramorph {

/// What a seat has written about another's turn: one of them, once, which then binds it.
enum class Vote { none, late, has };

/// What becomes of a turn, as far as a machine knows.
enum class Verdict {
    wait,
    play,  ///< take the turn's entry
    pass,  ///< the turn is passed
};

/// What one machine knows of one turn: whether its entry has come, and the votes of those whose turn it
/// isn't. The only race is that an author fires while the others give up waiting. The rule is that a turn is
/// passed when all others have called it late; one that has it suffices to play it. Whoever has called it
/// late doesn't take it before somebody has it, so that nobody but the author, and those who only watch, may
/// have to take a turn back.
class Ballot {
  public:
    /// The people at the table, in any order, with the author. `mine` is none for those who watch.
    Ballot(const std::vector<PlayerId>& people, PlayerId author, PlayerId mine);

    /// Only the first vote of a seat counts, and only of those who may vote.
    void hear(PlayerId seat, Vote vote);
    void hear_entry() { has_entry_ = true; }
    /// This machine gives up waiting, if it still waits.
    void give_up() { gives_up_ = true; }

    Verdict verdict() const;
    /// What this machine's seat has to write now; none: nothing.
    Vote owed() const;

    bool has_entry() const { return has_entry_; }
    bool any(Vote vote) const;
    /// True if all who may vote have called it late, and there are any.
    bool all_late() const;
    /// True if the verdict may still be a pass, because somebody has called it late and nobody has it.
    bool contested() const { return any(Vote::late) && !any(Vote::has); }

  private:
    struct Voter {
        PlayerId seat;
        Vote vote = Vote::none;
    };

    std::vector<Voter> voters_;
    PlayerId mine_;
    Vote own_ = Vote::none;
    bool may_vote_ = false;
    bool has_entry_ = false;
    bool gives_up_ = false;
};

}  // namespace terramorph
