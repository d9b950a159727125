#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "match/settings/settings.h"
#include "net/logs/entry.h"
#include "net/logs/turn_key.h"
#include "net/logs/votes.h"

namespace terramorph {

/// What has been heard of all seats' logs, and how far each has been read.
class HeardLogs {
  public:
    using Positions = std::vector<std::size_t>;  ///< how far each player's log has been read

    /// The mark is that of the table: see sealed_orders().
    HeardLogs(const MatchSettings& settings, const Digest& mark);

    /// Those who write logs, in order.
    const std::vector<PlayerId>& people() const { return people_; }
    /// The next entry of this person's log.
    void hear(PlayerId seat, const Entry& entry);

    /// The votes on a turn of this author.
    Ballot ballot(const AuthorsTurn& turn, const std::vector<PlayerId>& voters, PlayerId mine) const;
    /// True if the author of this turn says that it has taken it back.
    bool says_taken_back(const AuthorsTurn& turn) const;

    struct Found {
        const TurnCommands* commands = nullptr;  ///< none: the entry hasn't come
        bool differs = false;                    ///< the turn was given in another state
        std::size_t place = 0;                   ///< in the log; at its end: there's no entry
        bool left = false;                       ///< instead of giving it the author has left
        std::optional<HalfDigest> sealed = {};   ///< how the orders for it were sealed
        std::vector<PlayerId> welcomed = {};     ///< with it

        bool exists() const { return commands || left; }
    };
    /// The entry of a turn; of sealed orders, that which opens them as they were sealed. What its author
    /// played on after a turn that was passed is left out; and so is all that's of another course, if the
    /// author may have `strayed` into one: see Course::may_have_strayed().
    Found find(const AuthorsTurn& turn, bool strayed) const;
    /// True if the author has given or sealed the turn that was looked for, or one behind it.
    bool has_more(PlayerId author, const Found& found) const {
        return found.sealed || found.place < logs_[author].size();
    }
    /// Goes on behind an entry that was found.
    void read(PlayerId author, const Found& found) { read_[author] = found.place + 1; }
    /// The turn was passed, whatever its author has written.
    void pass(const AuthorsTurn& turn);
    /// The key of the entry in which the author has given this turn; none: it hasn't.
    std::optional<TurnKey> given(const AuthorsTurn& turn) const;

    const Positions& positions() const { return read_; }
    void return_to(Positions positions) { read_ = std::move(positions); }

  private:
    /// A vote on a turn that the seat believes to be this author's.
    struct Heard {
        PlayerId seat, author;
        Vote vote;
    };

    using Written = std::pair<TurnKey, PlayerId>;  // an entry's key, and who has written it

    void hear_vote(const TurnKey& turn, const Heard& vote);
    std::size_t behind_void(PlayerId author, std::size_t place) const;

    bool opens(const Entry& entry, const AuthorsTurn& turn, const std::optional<HalfDigest>& sealed) const;

    Digest mark_;
    std::vector<PlayerId> people_;
    std::vector<std::vector<Entry>> logs_;  // of each player
    Positions read_;
    std::map<TurnKey, std::vector<Heard>> votes_;
    std::set<Written> passed_, taken_back_;
};

}  // namespace terramorph
