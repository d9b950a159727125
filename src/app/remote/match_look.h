#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/match_runner.h"
#include "app/remote/kept_wait.h"
#include "base/message.h"
#include "net/people/flood.h"
#include "net/post.h"
#include "net/remote_match.h"
#include "net/seat_file.h"

namespace terramorph {

struct Session;

/// Looks at a match from outside: what its logs at the broker, and that in the seat's file, have come to. It
/// takes no part, says nothing and keeps nothing.
class MatchLook {
  public:
    MatchLook(Session& session, const SeatFile& file, const Broker& broker);
    MatchLook(const MatchLook&) = delete;
    MatchLook& operator=(const MatchLook&) = delete;

    /// Hears some letters, and plays some of what they say.
    void advance(double seconds);
    /// True once it has seen what there is to see, or can't.
    bool is_through() const { return through_; }
    /// What the match waits for, or how it ended; `since` doesn't count. None if that couldn't be learned.
    const std::optional<KeptWait>& seen() const { return seen_; }
    /// Why it couldn't.
    const std::optional<Message>& trouble() const { return trouble_; }

  private:
    void hear();
    void see();

    std::string room_, place_;
    PlayerId mine_;
    RemoteMatch remote_;
    std::unique_ptr<MatchRunner> runner_;
    std::unique_ptr<Post> post_;
    Flood flood_;
    double for_ = 0, quiet_ = 0;  // seconds since it began, and since something has come
    bool through_ = false;
    std::optional<KeptWait> seen_;
    std::optional<Message> trouble_;
};

}  // namespace terramorph
