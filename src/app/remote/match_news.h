#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "app/remote/match_look.h"
#include "app/remote/waiting_seats.h"

namespace terramorph {

/// The matches that whoever plays here can go back to. For those over days it looks for news at their
/// brokers, one match after another, and after a pause once more.
class MatchNews {
  public:
    static constexpr double kPause = 30;  ///< seconds, once it has looked at all of them

    explicit MatchNews(Session& session);

    /// Returns true if something about the seats has changed.
    bool advance(double seconds);
    /// Breaks off the look at a match; the next call of advance() begins it again.
    void stop() { look_ = nullptr; }
    /// True while it's looking.
    bool looks() const { return look_ || (pause_ <= 0 && is_any()); }

    const std::vector<WaitingSeat>& seats() const { return seats_; }
    /// Those that turned out since the last call to wait for this player, or to be over.
    std::vector<WaitingSeat> take_turns() { return std::exchange(turns_, {}); }

  private:
    bool is_any() const;
    bool wants_look(const WaitingSeat& seat) const;
    void begin_look();
    void learn(WaitingSeat& seat);

    Session& session_;
    std::vector<WaitingSeat> seats_;
    std::vector<WaitingSeat> turns_;
    std::size_t at_ = 0;  // the seat that's looked at
    double pause_ = 0;    // seconds until it begins again
    std::unique_ptr<MatchLook> look_;
};

}  // namespace terramorph
