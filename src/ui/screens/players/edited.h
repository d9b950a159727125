#pragma once

#include <vector>

#include "app/session.h"

namespace terramorph {

/// The players that a page edits: friends, or oneself and the computers of a match alone.
class EditedPlayers {
  public:
    EditedPlayers(Session& session, Lineup lineup) : session_(session), alone_(lineup == Lineup::alone) {
        if (alone_) opponents_ = next_match(session, lineup).players;
    }

    std::vector<Player>& list() { return alone_ ? opponents_ : session_.settings.players; }

    /// Keeps them for the next match. Returns whose match that is: with other people than oneself, one of
    /// friends.
    Lineup take();

  private:
    Session& session_;
    bool alone_;
    std::vector<Player> opponents_;  // and oneself, if it's alone
};

}  // namespace terramorph
