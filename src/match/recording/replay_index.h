#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "match/recording/playback.h"

namespace terramorph {

/// A recording as something to look through, to and fro. A playback runs ahead of whoever watches and leaves
/// a keyframe of itself at the beginning of turns; to be at any turn is to take the nearest keyframe before
/// it and to play on. Memory stays bounded: where the keyframes become too many, every second one goes.
class ReplayIndex {
  public:
    static constexpr std::size_t kMaxKeyframes = 256;
    static constexpr std::size_t kMaxBytes = 192u << 20;  ///< that all keyframes take, as a rough guess

    /// A turn in which somebody aimed.
    struct Stop {
        int turn = 0;
        int round = 1;
        int player = -1;  ///< -1: not known before it is read
        std::int64_t tick = 0;
    };
    /// Somebody was hurt.
    struct Mark {
        std::size_t stop = 0;
        std::int64_t tick = 0;
        int by = -1;  ///< -1: nobody
        int tank = 0;
        bool died = false;
    };

    /// The recording must not be refused by Playback.
    ReplayIndex(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
                std::shared_ptr<const Planets> planets);

    const Recording& recording() const { return *recording_; }
    /// All turns that the recording tells of, the first first; at least one.
    const std::vector<Stop>& stops() const { return stops_; }
    /// What happened in those that have been read.
    const std::vector<Mark>& marks() const { return marks_; }
    /// Of the whole recording.
    std::int64_t ticks() const { return ticks_; }

    /// Reads on by about so many quiet ticks.
    void read(int effort);
    /// So many stops, from the first, can be gone to.
    std::size_t known() const { return known_; }
    /// Whether there is nothing more to read.
    bool complete() const { return failure_ || scout_.over(); }
    /// Why the recording cannot be read to its end: it comes out otherwise.
    const Refusal& failure() const { return failure_; }

    /// A playback that stands at the beginning of all, before the first visits to the armory.
    Playback begin() const { return begin_.fork(); }
    /// One that stands at the beginning of a known stop ...
    Playback at(std::size_t stop) const;
    /// ... or as much later in it as the match had come to this tick.
    Playback at(std::size_t stop, std::int64_t tick) const;
    /// Which stop a moment of the match belongs to.
    std::size_t stop_at(int turn) const;

    std::size_t keyframes() const { return keyframes_.size(); }
    std::size_t bytes() const { return bytes_; }  ///< that they take, by the same guess

  private:
    struct Keyframe {
        std::size_t stop;
        std::size_t bytes;
        Playback playback;
    };

    void find_stops();
    int step();
    void record(const MatchEvents& events);
    void add_mark(TankId by, TankId tank, bool died);
    void record_stop();
    void keep_keyframe(std::size_t stop);
    void thin();

    std::shared_ptr<const Recording> recording_;
    std::vector<Stop> stops_;
    std::vector<Mark> marks_;
    std::int64_t ticks_ = 0;
    Playback scout_;
    Playback begin_;  // before the first stop
    Refusal failure_;
    std::size_t known_ = 0;
    std::vector<Keyframe> keyframes_;
    std::size_t bytes_ = 0;
    std::size_t apart_ = 1;  // stops from one keyframe to the next
};

}  // namespace terramorph
