#pragma once

#include <memory>
#include <optional>

#include "ai/thought.h"
#include "match/match.h"

namespace terramorph {

/// Plays one tank. It sees only what a person sees, and plays by the same commands.
class ComputerPlayer {
  public:
    virtual ~ComputerPlayer() = default;

    /// Called once a tick while it is this player's turn, until it fires. Thinking is spread over calls, so
    /// that the picture never stutters and the result never depends on the clock.
    virtual std::optional<Command> think(const Match& match, PlayerId player) = 0;

    /// What it considers, or considered before it fired.
    const Thought& thought() const { return thought_; }
    /// True if the last call took long: one such call is enough for a frame.
    bool busy() const { return busy_; }

  protected:
    Thought thought_;
    bool busy_ = false;
};

/// A player of this temperament; none for a person, and where the temperament isn't known.
std::unique_ptr<ComputerPlayer> computer_player(const PlayerKind& kind, std::uint32_t seed);

/// The computers of a match: thinks for the one whose turn it is, and starts the next round if no person
/// plays. Computers remember nothing from turn to turn, so that a loaded match goes on as it would have.
class ComputerPlayers {
  public:
    /// Call once a tick. Gives the match at most one command, or all commands of a visit to the armory. All
    /// are legal. If it's a person's turn, the computer that sits in for them thinks; kPerson: none does.
    void think(Match& match, const PlayerKind& sits_in = kPerson);

    /// What the last computer considered before its shot; empty before the first.
    const Thought& thought() const { return thought_; }
    bool busy() const { return mind_ && mind_->busy(); }

  private:
    Thought thought_;
    std::unique_ptr<ComputerPlayer> mind_;
    int turn_ = 0;
};

}  // namespace terramorph
