#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/computer_player.h"
#include "lab/net/fault_proxy.h"
#include "lab/net/pacer.h"
#include "net/room.h"
#include "wire/mosquitto_post.h"

namespace terramorph {

/// How a stand-in's program ends when it's killed.
enum class Death {
    at_once,
    unsent,       ///< as soon as it has kept a turn, before it sends that
    half_written  ///< while it keeps a turn, of which a part is then in the file
};

/// A machine of a match between machines, with a line through a proxy to a broker: a program without a
/// picture, where a computer plays for the person. Its seat's file is in memory, and all that's left of it
/// when it's killed.
class StandIn {
  public:
    struct Birth {
        std::string code;
        Self self;
        std::optional<MatchSettings> hosts = {};  ///< what it plays, if it opens the room
        PlayerKind plays_as = {};                 ///< the computer that stands in
        bool passes = false;                      ///< it only passes, and buys nothing
    };
    StandIn(Birth birth, FaultProxy& proxy, std::shared_ptr<const Arsenal> arsenal);

    /// Takes the letters that have come.
    void hear(Clock::time_point now);
    /// Does one small piece of what there is to do; false if there's nothing.
    bool work(Pacer& pacer, Clock::time_point now);
    /// Sends what waits to be sent. Returns the letters.
    std::vector<Letter> send();
    /// So much time passes for the match.
    void advance(double seconds);
    void cut() { proxy_.cut(room_->who()); }
    /// Kills the program and starts it again. Those that die later do so in send().
    void kill(Death death);

    Room& room() { return *room_; }
    const Room& room() const { return *room_; }
    const RemoteMatch* remote() const { return room().match(); }
    bool has_match() const { return match_ != nullptr; }
    const Match& match() const { return *match_; }
    bool is_over() const { return match_ && match_->phase() == Phase::match_over; }
    bool is_doomed() const { return doomed_.has_value(); }
    bool is_up() const { return post_->is_up(); }
    /// Since when its line has held; none while it's down, or news of it have just come.
    std::optional<Clock::time_point> up_since() const {
        return post_->is_up() && post_->connections() == connections_ ? up_since_ : std::nullopt;
    }
    /// How often it was let in, in all its lives.
    int connections() const { return earlier_connections_ + connections_; }
    /// The bytes of all letters, with their topics, that it has sent and heard in all its lives.
    std::size_t traffic() const { return traffic_; }
    /// Why it can't go on; none if it can.
    std::optional<Message> trouble() const;
    const MosquittoPost& post() const { return *post_; }

  private:
    void begin();
    void connect();
    Room::Keep keep();
    bool think(Pacer& pacer, Clock::time_point now);
    TurnCommands shopping(const Match& match) const;
    TurnCommands orders(Match& ahead) const;
    void plan();
    bool give(const Command& command);
    void lose_half_a_line();

    Birth birth_;
    FaultProxy& proxy_;
    std::shared_ptr<const Arsenal> arsenal_;

    std::string file_;
    std::size_t last_line_ = 0;  // bytes that were appended last
    std::unique_ptr<Room> room_;
    std::unique_ptr<MosquittoPost> post_;
    int connections_ = 0, earlier_connections_ = 0;
    std::optional<Clock::time_point> up_since_;
    std::size_t traffic_ = 0;

    std::unique_ptr<Match> match_;
    ComputerPlayers computers_;
    std::unique_ptr<ComputerPlayer> mind_;
    int turn_ = 0;  // for which the mind thinks
    bool has_news_ = true;
    bool has_unsent_turn_ = false;
    std::optional<Death> doomed_;
};

}  // namespace terramorph
