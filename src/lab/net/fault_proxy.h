#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "wire/mosquitto_post.h"

namespace terramorph {

using Clock = std::chrono::steady_clock;

/// What a line does to what it carries.
struct LineFaults {
    int delay = 0;        ///< each way, in ms; up to a half more as chance has it
    int stalls = 0;       ///< mean seconds between two stalls of a line; 0: none
    int resets = 0;       ///< mean seconds until a line is cut; 0: never
    bool halves = false;  ///< parts of packets come by themselves
};

/// Carries connections of TCP from a port of this machine to a broker, and does to them what bad networks do.
/// A line that's cut has still carried a part of what was under way, and ends with a reset.
class FaultProxy {
  public:
    /// Listens on this machine alone; port 0: any that's free. An error if it can't, or if nobody answers at
    /// the broker's place.
    static Result<std::unique_ptr<FaultProxy>> open(int port, const Broker& broker, const LineFaults& faults,
                                                    std::uint32_t seed);
    ~FaultProxy();
    FaultProxy(const FaultProxy&) = delete;
    FaultProxy& operator=(const FaultProxy&) = delete;

    int port() const { return port_; }
    /// Carries what there is to carry, and waits for it at most so long.
    void work(std::chrono::milliseconds longest);
    /// Cuts all lines whose first packet has these words in it, such as a player's name, as soon as it works.
    /// May be called from another thread.
    void cut(std::string_view words);

    int lines() const { return all_lines_; }  ///< so far
    int stalls() const { return all_stalls_; }
    int resets() const { return all_resets_; }

  private:
    struct Chunk {
        Clock::time_point due;
        std::string bytes;
    };
    /// One way of a line.
    struct Way {
        int from, to;
        std::deque<Chunk> under_way = {};
        Clock::time_point last_due = {};
        bool ended = false;
        std::string beginning = {};  // of all that was read
    };
    struct Line {
        Way up, down;  // to the broker, and from it
        Clock::time_point next_stall, end;
    };

    FaultProxy(int listener, int port, Broker broker, const LineFaults& faults, std::uint32_t seed);
    void welcome(Clock::time_point now);
    bool carry(Line& line, Clock::time_point now);
    bool hear(Way& way, Clock::time_point now);
    bool deliver(Way& way, Clock::time_point now);
    static void close(const Line& line);
    Clock::time_point some_time(Clock::time_point now, int mean_seconds);
    std::vector<std::string> take_wanted();

    int listener_, port_;
    Broker broker_;
    LineFaults faults_;
    Random random_;
    std::vector<std::unique_ptr<Line>> lines_;
    int all_lines_ = 0, all_stalls_ = 0, all_resets_ = 0;

    std::mutex mutex_;  // guards what follows
    std::vector<std::string> wanted_;
};

}  // namespace terramorph
