#pragma once

#include <memory>
#include <vector>

#include "base/ticks.h"
#include "match/recording/playback.h"

namespace terramorph {

/// Makes a recording seekable. A playback runs ahead of the viewer and leaves keyframes at the beginning of
/// turns; to seek, take the nearest keyframe before a turn and play on from there. Memory is bounded: if
/// there are too many keyframes, every second one is dropped.
class ReplayIndex {
  public:
    static constexpr std::size_t kMaxKeyframes = 256;
    static constexpr std::size_t kMaxBytes = 192u << 20;  ///< rough limit for all keyframes

    /// A turn in which somebody aimed.
    struct Stop {
        int turn = 0;
        int round = 1;
        PlayerId player = {};  ///< none: unknown until it's read
        Ticks tick = 0;
    };
    /// Somebody was hurt.
    struct Mark {
        std::size_t stop = 0;
        Ticks tick = 0;
        TankId by = {};  ///< none: nobody
        TankId tank = 0;
        bool died = false;
    };

    /// The recording must not be refused by Playback.
    ReplayIndex(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
                std::shared_ptr<const Planets> planets);

    const Recording& recording() const { return *recording_; }
    /// All turns of the recording, in order; at least one.
    const std::vector<Stop>& stops() const { return stops_; }
    /// The marks of the turns read so far.
    const std::vector<Mark>& marks() const { return marks_; }
    /// The length of the whole recording.
    Ticks ticks() const { return ticks_; }

    /// Reads ahead for about as long as this many quiet ticks take.
    void read(int effort);
    /// The number of stops, from the first on, that can be seeked to.
    std::size_t known() const { return known_; }
    /// True if everything has been read.
    bool complete() const { return failure_ || scout_.over(); }
    /// Why the recording can't be read to its end: it no longer plays back.
    const Refusal& failure() const { return failure_; }

    /// A playback at the very beginning, before the first visits to the armory.
    Playback begin() const { return begin_.fork(); }
    /// A playback at the beginning of a known stop ...
    Playback at(std::size_t stop) const;
    /// ... or later in it, at this tick of the match.
    Playback at(std::size_t stop, Ticks tick) const;
    /// The stop that a turn belongs to.
    std::size_t stop_at(int turn) const;

    std::size_t keyframes() const { return keyframes_.size(); }
    std::size_t bytes() const { return bytes_; }  ///< rough size of all keyframes

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
    Ticks ticks_;
    Playback scout_;
    Playback begin_;  // before the first stop
    Refusal failure_;
    std::size_t known_ = 0;
    std::vector<Keyframe> keyframes_;
    std::size_t bytes_ = 0;
    std::size_t apart_ = 1;  // stops from one keyframe to the next
};

}  // namespace terramorph
