#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/net/fault_proxy.h"
#include "lab/net/soak_figures.h"
#include "lab/net/stand_in.h"

namespace terramorph {

/// What is played in a room of the soak, and what is done to it.
struct RoomPlan {
    std::uint32_t seed = 1;
    std::string chance;  ///< that no other room has
    int seats = 4;
    int cuts = 0, kills = 0;
    int rounds = 8;
    bool passes = false;  ///< all pass their turns
};

/// One room of a soak: its stand-ins, and what is done to them; it writes down what it sees.
class SoakRoom {
  public:
    /// The players' lines go through the proxy.
    SoakRoom(const RoomPlan& plan, FaultProxy& proxy, std::shared_ptr<const Arsenal> arsenal,
             SoakFigures& figures);

    /// All that can be done at once: takes letters, begins the match, sends letters, cuts and kills.
    void tend(Clock::time_point now);
    /// A small piece of some stand-in's work; false if none has any.
    bool work(Pacer& pacer, Clock::time_point now);
    void advance(double seconds);

    /// The turn of whoever is furthest; 0 before the match.
    int turn() const;
    bool has_begun() const;
    bool is_over(Clock::time_point now);
    /// Counts how it has ended.
    void conclude();
    /// Somebody who comes late, and watches.
    void join_late();
    /// True once whoever came last has all that the others have written.
    bool has_heard_all() const;
    /// True while all matches are in the same state, in which a person is waited for.
    bool has_settled() const;

    int lines_up() const;
    int lines() const { return static_cast<int>(stand_ins_.size()); }
    std::optional<Message> line_trouble() const { return stand_ins_.front()->post().trouble(); }

  private:
    struct Fault {
        int turn;  // 0: as soon as the table is sealed; -1: before
        bool kills;
    };

    MatchSettings settings() const;
    bool is_sealed() const;
    void enter(const std::string& name, std::optional<MatchSettings> hosts);
    void schedule();
    void begin_when_all_sit();
    void harm(Clock::time_point now);
    void kill(StandIn& victim, Death death);
    void send(Clock::time_point now);
    void note_written(const StandIn& writer, Clock::time_point now);
    void note_heard(Clock::time_point now);
    void tell_where_it_stands() const;
    void count_logs();
    std::size_t whole_log(PlayerId seat) const;
    bool all_have_heard_all() const;

    /// When an entry of a seat was written, and whether all have heard it.
    struct Written {
        Clock::time_point when;
        bool heard = false;
    };

    RoomPlan plan_;
    FaultProxy& proxy_;
    std::shared_ptr<const Arsenal> arsenal_;
    SoakFigures& figures_;
    Random random_;
    std::string code_;
    std::vector<std::unique_ptr<StandIn>> stand_ins_;
    std::vector<Fault> faults_;  // the next one last
    Clock::time_point next_fault_ = {};
    std::map<PlayerId, std::vector<Written>> written_;
    std::map<PlayerId, std::size_t> heard_;    // by all
    std::map<std::string, std::size_t> kept_;  // bytes, by topic
    bool bytes_noted_ = false;
    std::size_t next_worker_ = 0;
    std::optional<Clock::time_point> over_since_;
};

}  // namespace terramorph
