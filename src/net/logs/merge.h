#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"
#include "match/match.h"
#include "net/logs/course.h"
#include "net/logs/heard_logs.h"

namespace terramorph {

/// The person whose entry a match waits for. None while something moves, a computer thinks or a round is
/// over.
PlayerId next_author(const Match& match);

/// Merges the logs of all seats into the commands of one match: the same on every machine, in whatever order
/// the logs come. Each machine has one, beside its match; its computers think there for themselves.
class Merge {
  public:
    struct Wait {};
    /// The match has to be played back to the beginning of this turn: see taken_back(). Its computers think
    /// anew, as what they began to think was for another course.
    struct TakeBack {
        int turn;
    };
    using Next = std::variant<Wait, Command, TakeBack>;

    /// From the beginning of a match. `mine` is the seat that's played here; none: this machine only watches.
    /// The mark is that of the table.
    Merge(const MatchSettings& settings, PlayerId mine, const Digest& mark = {});

    /// The next entry of a person's log; on a later start of the program also of one's own.
    void hear(PlayerId seat, const Entry& entry);
    /// The seat has written two logs that contradict each other.
    void hear_contradiction(PlayerId seat);

    /// The person who's waited for: next_author(), unless a computer sits in for it.
    PlayerId author(const Match& match) const;
    /// True if a computer sits in for this person now.
    bool is_away(PlayerId seat) const { return course_.is_away(seat, now_); }
    /// The computer that plays now for a person who's away; kPerson: nobody does.
    PlayerKind sits_in(const Match& match) const;
    /// Those people who can be seen in the room. Computers that sit in for them will be sent off.
    void see_here(std::vector<PlayerId> seats) { here_ = std::move(seats); }

    /// What to do with the match now. A command has to be given to it, and isn't refused.
    Next next(const Match& match);

    /// Why my own seat's command may not be given now. If it may, it has to be given at once, but behind
    /// take_written().
    Refusal give(const Match& match, const Command& command);
    /// When the armory opened or, where all fire at once, the volley began, if my visit or turn there still
    /// lies ahead or has just begun; none: there's nothing to plan.
    std::optional<TurnKey> plannable(const Match& match) const;
    /// True if that may begin now, on turn_ahead(): others come first, and people are waited for.
    bool may_begin_ahead(const Match& match) const;
    /// Gives my whole visit to the armory before its turn has come, or says why it can't be: commands that
    /// are allowed in turn_ahead(). Orders for a volley are sealed, with a number that nobody else can guess.
    Refusal plan(const Match& match, const TurnCommands& commands, const HalfDigest& nonce = {});
    /// What will open my orders: to be kept before anything else that's new. It's written once all have
    /// sealed theirs.
    const std::optional<Entry>& orders() const { return orders_; }
    /// On a later start of the program.
    void remember_orders(const Entry& orders) { orders_ = orders; }
    /// Those who may still plan their visit or their orders, as these haven't been heard of.
    std::vector<PlayerId> still_plan(const Match& match) const;
    /// Those who hold the match up: whoever's turn it is, or all whose orders for a volley aren't sealed or,
    /// after that, opened.
    std::vector<PlayerId> awaited(const Match& match) const;
    /// True once all orders for a volley are sealed, or waited for no longer.
    bool all_sealed(const Match& match) const;
    /// Why commands of my own orders were left out when their turn came, since the last call.
    std::vector<Message> take_left_out() { return std::exchange(left_out_, {}); }
    /// Those whose orders were passed after they had sealed them, as they haven't opened them, since the last
    /// call.
    std::vector<PlayerId> take_void() { return std::exchange(void_, {}); }
    /// My seat leaves: a computer sits in, from the turn on that I haven't ended. Nothing is said where
    /// nobody is left to send it off again. What the match goes on to here counts no more.
    void leave();
    /// Whoever is awaited has taken too long.
    void give_up(const Match& match);
    /// New entries of my own log: to be kept, and then sent.
    std::vector<Entry> take_written();

    /// Why the match can't go on, for good; none while it can.
    const std::optional<Message>& stopped() const { return stopped_; }

  private:
    /// An entry on its way into the match.
    struct Playing {
        int turn;
        PlayerId author;
        TurnCommands commands;
        bool sealed = false;
        std::size_t next = 0;
    };

    /// What a seat has said.
    struct Ended {
        PlayerId seat;
        int turn;
    };

    HeardLogs::Found find(const AuthorsTurn& turn) const {
        return logs_.find(turn, course_.may_have_strayed(turn.author));
    }
    bool can_be_taken_back(std::size_t place) const;
    Ballot ballot(std::size_t place) const;
    Ballot ballot_now(const AuthorsTurn& turn) const;
    bool is_course_contested() const;
    std::vector<PlayerId> planners(const Match& match) const;
    bool is_settled(const AuthorsTurn& turn) const;
    void vote_on_volley(const Match& match);
    void open_orders(const Match& match);
    Ballot vote(const AuthorsTurn& turn, Ballot ballot, bool has_entry);
    void reconsider(const TurnKey& turn);
    void take_back(std::size_t place);
    void write(const TurnKey& turn, decltype(Entry::content) content);
    void welcome(const TurnKey& turn);
    void write_turn(TurnCommands commands);
    void stop(Message why);
    void stop_where_it_ended(const Match& match);

    void finish_turns(const Match& match);
    Next next_turn(const Match& match);
    Next next_order(const Match& match);
    Next next_command(const Match& match);
    Next pass(const Match& match, const AuthorsTurn& turn);
    Message about(std::string_view words, PlayerId seat, int turn) const;

    HeardLogs logs_;
    Digest mark_;
    PlayerId mine_;
    std::vector<std::string> names_;
    TurnKey now_;  // the turn that the match was in when a person was last waited for
    Course course_;
    std::vector<PlayerId> here_;
    std::optional<Playing> playing_;
    std::optional<AuthorsTurn> own_turn_;  // in which I have given commands that aren't written yet
    std::optional<int> back_;              // the turn to play back to
    std::set<std::pair<TurnKey, PlayerId>> given_up_;  // whose turns
    std::optional<Entry> orders_;
    std::vector<Message> left_out_;
    std::vector<PlayerId> void_;  // whose orders are
    std::optional<Ended> ended_;  // the first such
    std::vector<Entry> written_;
    std::optional<Message> stopped_;
};

/// The hash of the state that a turn of the match began in, and what was there before it.
const Recording::Check& beginning_of(const Match& match, int turn);
/// This person's turn in the phase that the match is in.
AuthorsTurn turn_of(const Match& match, PlayerId player);
/// True while people aim for a volley in which all fire at once, even while something moves before it.
bool aims_together(const Match& match);
/// The match as this seat will find it at its visit to the armory, or its turn in a volley, if nobody before
/// it does anything: a copy. One visit makes no difference to another.
std::unique_ptr<Match> turn_ahead(const Match& match, PlayerId seat);
/// The match as it was at the beginning of a turn, played back.
std::unique_ptr<Match> taken_back(const Match& match, int turn);

}  // namespace terramorph
