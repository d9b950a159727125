#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/letter.h"
#include "net/logs/camps.h"
#include "net/logs/merge.h"
#include "net/logs/page.h"
#include "net/logs/seat_log.h"
#include "net/terms.h"

namespace terramorph {

constexpr std::string_view kAimTopic = "aim", kLogTopic = "log/";  // a page's number follows
constexpr double kGraceSeconds = 15;                               ///< before the others call a turn late
constexpr double kOpenSeconds =
    20;  ///< from when all orders are sealed until those not opened are called late

/// A match that has begun, between the machines of a room: their logs, and what follows from them for the
/// match here.
class RemoteMatch {
  public:
    /// Keeps the entry in the seat's file for good, or says why it can't.
    using Keep = std::function<Refusal(const Entry&)>;

    /// `mine` is the seat that's played here; none: this machine only watches. What opens sealed orders is
    /// kept apart from what is said.
    RemoteMatch(const MatchTable& table, std::string room, PlayerId mine, KeyPair keys, Keep keep,
                Keep keep_orders);

    /// What this seat has written before the program was started again.
    void remember(const std::vector<Entry>& log, const std::optional<Entry>& orders = {});
    /// A page of this player's log, from the broker. What isn't one of the table's, or damaged, is left out.
    /// True if it's theirs.
    bool take_page(std::string_view who, std::string_view text);

    /// How this player turns the barrel now, from the broker.
    void take_aim(std::string_view who, std::string_view text);
    /// How the person whose turn it is at another machine turns the barrel, if that's known. Only for the
    /// eye.
    std::optional<Aim> aim_now(const Match& match) const;
    /// That of mine as a letter for the others, if it's my turn and they haven't seen it so.
    std::optional<Letter> take_own_aim(const Match& match);

    /// See Merge. What's written by the way is kept and waits to be sent.
    Merge::Next next(const Match& match);
    Refusal give(const Match& match, const Command& command);
    /// See Merge.
    PlayerId author(const Match& match) const { return merge_.author(match); }
    PlayerKind sits_in(const Match& match) const { return merge_.sits_in(match); }
    bool is_away(PlayerId seat) const { return merge_.is_away(seat); }
    void see_here(std::vector<PlayerId> seats) { merge_.see_here(std::move(seats)); }
    void leave();
    /// Nothing is written until let_write(): some of what this seat has said may still come from the broker.
    void wait_to_write() { waits_to_write_ = true; }
    void let_write() { waits_to_write_ = false; }
    bool waits_to_write() const { return waits_to_write_; }
    /// From now on nothing is written or played.
    void stop(Message why) { stopped_ = std::move(why); }
    std::optional<TurnKey> plannable(const Match& match) const {
        return stopped_ ? std::nullopt : merge_.plannable(match);
    }
    bool may_begin_ahead(const Match& match) const { return !stopped_ && merge_.may_begin_ahead(match); }
    Refusal plan(const Match& match, const TurnCommands& commands);
    std::vector<PlayerId> still_plan(const Match& match) const { return merge_.still_plan(match); }
    std::vector<PlayerId> awaited(const Match& match) const { return merge_.awaited(match); }
    std::vector<Message> take_left_out() { return merge_.take_left_out(); }
    std::vector<PlayerId> take_void() { return merge_.take_void(); }
    /// So much time has passed. Where a person takes too long, the others pass the turn.
    void advance(double seconds, const Match& match);

    /// What is waited for: a turn, or that orders are opened. Turn 0: nothing is.
    struct Awaited {
        TurnKey turn = {};
        bool opening = false;

        friend bool operator==(const Awaited&, const Awaited&) = default;
    };
    Awaited awaited_turn(const Match& match) const;
    /// What is waited for now has been for so many seconds, this program's and others before it.
    void has_waited(double seconds, const Match& match);

    /// How long whoever is awaited has taken, in seconds, and how much longer the others will wait.
    double waited(const Match& match) const { return awaited_ == awaited_turn(match) ? waited_ : 0; }
    double patience(const Match& match) const;
    PlayerId mine() const { return mine_; }
    bool has_seat(std::string_view who) const { return seat_of(who) != nullptr; }
    const std::optional<Message>& stopped() const { return stopped_ ? stopped_ : merge_.stopped(); }
    /// True if it has stopped because something couldn't be kept: it goes on once that's mended and the
    /// program started again.
    bool is_unkept() const { return is_unkept_; }
    /// The latest turn in which anybody is known to have said something.
    int last_turn() const;
    const SeatLog& seat_log(PlayerId seat) const { return logs_.at(seat); }
    /// The pages of this player's log as they came, with their signatures: the ends of their topics, and
    /// texts.
    const std::map<std::string, std::string>& pages_of(std::string_view who) const;

    /// Where the games have come out differently: which of them are alike.
    std::optional<Camps> camps() const { return terramorph::camps(logs_, mine_); }
    /// All pages of all seats with their signatures, each behind its topic; also those that contradict
    /// others. Whoever has the table can check them.
    std::string evidence() const;

    /// My pages that are new or longer since the last call.
    std::vector<Letter> take_letters();
    /// True if the broker should have this text as a page of mine; also where I have no such page.
    bool is_as_sent(std::string_view what, std::string_view text) const;
    /// All of my pages wait to be sent, as the broker may have lost them.
    void send_again() { sent_ = 0; }

  private:
    const TableSeat* seat_of(std::string_view who) const;
    static constexpr std::size_t kMostDisputed = 20;

    bool hear(SeatLog& log, const Page& page);
    void keep_orders();
    void keep_written();
    void stop_unkept(const Error& why);
    Refusal validate_writing() const;

    const Pace pace_;
    const std::vector<TableSeat> seats_;
    const PageContext context_;
    const PlayerId mine_;
    const KeyPair keys_;
    const Keep keep_, keep_orders_;
    Merge merge_;
    std::map<PlayerId, SeatLog> logs_;
    std::map<PlayerId, std::map<std::string, std::string>> texts_;  // of their pages, by the ends of topics
    std::set<std::pair<PlayerId, std::string>>
        disputed_;          // pages that contradict what their writers had said
    std::size_t sent_ = 0;  // entries of my log
    Awaited awaited_;
    std::optional<TurnKey> kept_orders_;
    struct SeenAim {
        int turn = 0;
        Aim aim;
    };
    std::optional<SeenAim> aim_, own_aim_;
    double waited_ = 0;
    bool waits_to_write_ = false;
    bool is_unkept_ = false;
    std::optional<Message> stopped_;  // by what has happened here
};

}  // namespace terramorph
