#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "net/letter.h"
#include "net/people/asking.h"
#include "net/people/chat.h"
#include "net/people/flood.h"
#include "net/people/guest.h"
#include "net/people/start.h"
#include "net/remote_match.h"
#include "net/seat_file.h"
#include "net/terms.h"

namespace terramorph {

constexpr std::string_view kSeatTopic = "seat", kTableTopic = "table", kHereTopic = "here";

/// Who this machine is in a room. The secret makes its keys and its number for the seed.
struct Self {
    std::string name;
    Digest secret = {};
    Versions versions;
    std::string broker = {};  ///< where the room is, for the seat's file: see broker_text()
    Digest start = {};        ///< another one each time when somebody comes to a room
};

/// A room at a broker, as one machine knows it: first who is there and what will be played, then the match.
/// It's the same on the host's machine as on all others, but that the host lays the table. It knows no clock,
/// socket or file: letters and time come in, letters go out, and what must not be lost is handed to `keep`.
class Room {
  public:
    /// Keeps a text for good, or says why it can't: the first begins the seat's file, the others are
    /// appended.
    using Keep = std::function<Refusal(std::string_view)>;

    /// Joins the room of a code, to sit down where the host agrees, or else to watch.
    Room(std::string code, Self self, Keep keep);
    /// Opens a room as its host, who sits at the first place of the settings. Other people in them are left
    /// out: whoever comes is added.
    Room(std::string code, Self self, Keep keep, MatchSettings settings, Pace pace);
    /// Goes back to a match that has begun, and takes the seat over from a machine that still plays it. The
    /// file is written anew.
    Room(const SeatFile& file, const Versions& versions, Keep keep, const Digest& start = {});
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    /// The broker has let me in, for the first time or again: all that I have said waits to be sent.
    void connected();
    /// The line that the broker had let me in by is cut. Where that happens again and again before anything
    /// has come back, another machine most likely has this seat, and can't say so: then this one is replaced,
    /// too.
    void disconnected();
    /// A letter has come. Whatever it says, nothing but this room's match can change. Returns false if it
    /// isn't heard, as too much is sent under its writer's name.
    bool take(const Letter& letter);
    /// So much time has passed.
    void advance(double seconds);
    /// What the player should know, since the last call.
    std::vector<Message> take_warnings();
    /// Says something to all who are here, or why that can't be now.
    Refusal say(const Saying& saying);
    /// What has been said since the last call, as far as the table allows it.
    std::vector<Chat::Heard> take_heard();
    bool is_muted(const std::string& who) const;
    void mute(const std::string& who, bool muted);
    /// What those are called who are muted: whoever plays again here is somebody new at the broker.
    std::set<std::string> muted_names() const;
    void mute_names(std::set<std::string> names) { muted_before_ = std::move(names); }
    /// What this player in the room is called; empty if nobody is known by it.
    std::string name_of(const std::string& who) const;
    /// Somebody who's here without a seat at the table.
    struct Onlooker {
        std::string name, game;  ///< which version that one plays
        bool may_watch = false;  ///< false: the games are too different
    };
    /// In the order in which they came, as many as may be shown.
    std::vector<Onlooker> onlookers() const;
    /// Letters that wait to be sent.
    std::vector<Letter> take_letters();
    /// True while the broker hasn't given back all that it was to keep for me: for long only if it doesn't
    /// take that.
    bool is_unheard() const { return !unheard_.empty(); }
    /// True once this seat is played at another machine, or seems to be. Nothing may be sent any more.
    bool is_replaced() const { return is_replaced_; }
    /// I leave, and won't come back to what's played here: what I have said of it is no news to others.
    void leave_for_good();
    /// What the broker is to say of me when my line is cut.
    Letter last_will() const;

    const std::string& code() const { return code_; }
    const std::string& name() const { return room_; }
    const std::string& who() const { return who_; }
    bool is_host() const { return host_ == who_; }
    /// The table as it lies now; none: the host hasn't been heard of yet.
    const std::optional<MatchTable>& table() const { return table_; }
    bool is_here(std::string_view who) const { return here_.contains(who); }

    /// Who laid the table; empty while nobody is known to have.
    const std::string& host() const { return host_; }
    /// What this player has laid here before is of no interest. Call it before anything has come.
    void pass_over(std::string who) { passed_over_ = std::move(who); }

    /// This seat has played here, and its file is lost: what the others know of it is asked for before
    /// anything is written for it. Call it before anything has come.
    void ask_first() { asking_.emplace(); }
    /// True while that's not known yet. False, without a match, where another one is played here now.
    bool asks() const { return asking_ && !match_; }
    /// The names of those who are here and haven't told.
    std::vector<std::string> asked() const;

    /// The host changes what will be played, before the table is sealed.
    void set_settings(const MatchSettings& settings, Pace pace);
    void set_talk(TableTalk talk);
    /// The host begins the match with whoever sits there. Why that can't be; none if it can.
    Refusal seal_table();
    /// The host takes a sealed table back, as not all have agreed to it. Why that can't be; none if it can.
    Refusal open_table();
    /// True if the person at this seat of a sealed table has agreed to it.
    bool has_agreed(const TableSeat& seat) const;

    /// The match; none until all have agreed.
    RemoteMatch* match() { return match_.get(); }
    const RemoteMatch* match() const { return match_.get(); }
    /// What it's played by.
    const MatchSettings& settings() const { return settings_; }

    /// Why this machine can't take part; none if it can.
    const std::optional<Message>& trouble() const { return trouble_; }

  private:
    static constexpr std::size_t kMaxEarlyPages = 1000;
    static constexpr std::size_t kMostOnlookers = 50;
    static constexpr int kMostDrawn = 1000;  // numbers of a seat, as tables are taken back
    static constexpr int kMostLostLines = 3;
    static constexpr double kWaitsForHost = 60;  // seconds
    static constexpr double kBetweenHeals = 20;  // seconds; all pages of a log may be sent anew then

    std::vector<std::string> others_here() const;
    bool knows_what_it_said() const;
    void stop_asking_elsewhere(const MatchTable& table);
    void ask(double seconds);
    void answer(const std::string& who);
    void take_copy(std::string_view what, std::string_view text);
    void keep_early(const Letter& letter);
    void sift_early();
    bool take_told(const std::string& who, std::string_view text);
    bool find_nonce(const Digest& sealed);
    void see_here();
    void see(const std::string& who);
    bool hear(const std::string& who, std::string_view what, const Letter& letter);
    bool may_talk(const std::string& who) const;
    bool may_be_said(const Saying& saying) const;
    bool hear_talk(const std::string& who, std::string_view text);
    void hear_own(std::string_view what, const Letter& letter);
    void hear_own_start(std::string_view text);
    void be_replaced(const Message& why);
    void heal(double seconds);
    void draw_again();
    bool take_guest(const std::string& who, std::string_view text);
    bool take_table(const std::string& who, std::string_view text);
    void take_own_table(MatchTable table);
    void check_versions();
    void hear_presence(const std::string& who, std::string_view text);
    bool is_anybody_at(const MatchTable& table) const;
    bool is_taken_back() const;
    void choose_table();
    bool waits_for_host() const { return has_met_host_ && host_gone_for_ < kWaitsForHost; }
    void look_for_host(double seconds);
    void seat_guests();
    void lay() { is_unlaid_ = true; }
    std::string own_table_text() const;
    void agree();
    void begin_if_all_agree();
    void begin(std::uint32_t seed, std::vector<Entry> log, std::optional<Entry> orders = {});
    Guest own_guest() const;
    int kept_for() const;
    void put(std::string_view what, std::string text);

    std::string code_, room_;
    Self self_;
    KeyPair keys_;
    int drawn_ = 0;  // how often I have drawn another number
    Nonce nonce_;
    std::string who_;
    Keep keep_;
    SeatFileWriter file_;

    std::string host_;  // empty: not heard of yet
    bool has_met_host_ = false;
    double host_gone_for_ = 0;  // seconds
    std::string passed_over_;
    std::optional<MatchTable> table_;
    std::map<std::string, MatchTable, std::less<>> tables_;  // that others have laid
    std::map<std::string, Guest, std::less<>> guests_;
    std::map<std::string, std::set<Digest>, std::less<>> former_;  // numbers that they had sealed before
    std::vector<std::string> arrived_;                             // in this order, this machine first
    std::set<std::string, std::less<>> here_;
    std::optional<Guest::Agreement> agreement_;
    std::vector<Letter> letters_;
    std::map<std::string, std::string, std::less<>> said_;  // that the broker is to keep
    std::set<std::string, std::less<>> disturbed_;          // of it, and of my log: what others have changed
    double since_healed_ = kBetweenHeals;
    Start start_;
    bool has_seat_ = false;  // by a start that has come back from the broker ...
    bool is_heard_ = false;  // ... over the line as it is now
    int lost_lines_ = 0;     // one after the other, over which it hadn't
    bool is_replaced_ = false;
    std::map<std::string, std::string, std::less<>> unheard_;  // by topic: texts that haven't come back
    bool is_unlaid_ = false;
    Allowance lays_{0.5};  // as guests come and go
    Flood flood_;
    Chat chat_;
    std::set<std::string> muted_before_;  // the names of those who haven't spoken since
    std::vector<Letter> early_;           // pages that came before the match began
    std::optional<Asking> asking_;
    Answers answers_;
    Allowance tells_{0.7};  // whoever asks
    MatchSettings settings_;
    std::unique_ptr<RemoteMatch> match_;
    std::optional<Message> trouble_;
};

}  // namespace terramorph
