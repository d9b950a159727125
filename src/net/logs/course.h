#pragma once

#include <optional>
#include <vector>

#include "net/logs/heard_logs.h"

namespace terramorph {

constexpr int kMissedTurns = 3;  ///< in a row, until a computer sits in

/// What became of a person's turn.
enum class Outcome {
    played,
    passed,
    left,  ///< its author had left: a computer sits in, from this turn on
};

/// The turns of people that were merged into a match, in order, and what follows from them for whoever stays away:
/// the same on all machines that are in the same turn.
class Course {
  public:
    struct Turn {
        AuthorsTurn turn;
        Outcome outcome = Outcome::played;
        std::vector<PlayerId> welcomed = {};  ///< by the author, who has seen them back
        HeardLogs::Positions before = {};     ///< of the logs
    };

    /// Those who write logs, in order.
    explicit Course(std::vector<PlayerId> people) : people_(std::move(people)) {}

    void add(Turn turn) { turns_.push_back(std::move(turn)); }
    /// Takes back all turns from this one on.
    void return_to(std::size_t place) { turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(place), turns_.end()); }

    std::size_t size() const { return turns_.size(); }
    const Turn& operator[](std::size_t place) const { return turns_[place]; }
    std::optional<std::size_t> find(const TurnKey& turn) const;

    /// Those for whom computers sit in before the turn at this place, which is `now`. Who was welcomed in a
    /// volley of sealed orders, which has the same key for all, plays behind it.
    std::vector<PlayerId> away(std::size_t place, const TurnKey& now) const;
    /// Before the next turn.
    bool is_away(PlayerId seat, const TurnKey& now) const;
    /// Those who are asked whether somebody is late in the turn at this place: all who aren't away.
    std::vector<PlayerId> voters(std::size_t place, const TurnKey& now) const;
    /// True if this seat is asked in the turn at this place, which has been merged.
    bool asks(std::size_t place, PlayerId seat) const;
    /// True if somebody's turn was passed without asking this seat, since it played one of its own: it may
    /// have taken that turn, and have played on from there.
    bool may_have_strayed(PlayerId seat) const;

  private:
    std::vector<PlayerId> people_;
    std::vector<Turn> turns_;
};

}  // namespace terramorph
