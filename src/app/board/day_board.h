#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/board/day_scores.h"
#include "base/message.h"
#include "net/board/board.h"
#include "net/board/proof.h"
#include "net/post.h"

namespace terramorph {

/// The board of today, as this machine knows it: what was done here, and what others say at the broker, once
/// it has come out so when it was played back.
class DayBoard {
  public:
    /// The broker as typed, see parse_broker(); empty: there's none, and others aren't heard of.
    DayBoard(Session& session, const std::string& broker);

    /// Hears letters and plays some of what they claim. Returns true if the board has changed.
    bool advance(double seconds);
    const std::string& day() const { return board_.day(); }
    /// The best, all of them proven.
    const std::vector<Claim>& best() const { return best_; }
    /// What was done here.
    const std::optional<OwnDay>& own() const { return own_; }
    bool is_up() const { return post_ && post_->is_up(); }
    /// Why nobody else is heard of; none if they are, or it's still being tried.
    std::optional<Message> trouble() const;

  private:
    void send_own();
    void prove();

    std::shared_ptr<const Arsenal> arsenal_;
    std::shared_ptr<const Planets> planets_;
    Board board_;
    std::optional<OwnDay> own_;
    std::optional<Message> missing_;
    std::unique_ptr<Post> post_;
    int connections_ = 0;
    double since_lack_ = 0;
    std::deque<Letter> come_;  // and not heard yet
    std::optional<Board::Unproven> proving_;
    std::optional<Proof> proof_;
    std::vector<Claim> best_;
};

}  // namespace terramorph
