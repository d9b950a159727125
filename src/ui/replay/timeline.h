#pragma once

#include <compare>
#include <optional>

#include "base/ticks.h"
#include "match/recording/replay_index.h"
#include "paint/canvas.h"

namespace terramorph {

/// A moment of a recording: a tick of the match, in the turn of this stop.
struct Position {
    std::size_t stop = 0;
    Ticks tick = 0;

    friend auto operator<=>(const Position&, const Position&) = default;
};

/// The position of a match that's being played back.
Position position_of(const ReplayIndex& replay_index, const Match& match);
/// The tick at which the stop ends.
Ticks end_of(const ReplayIndex& replay_index, std::size_t stop);

/// The whole match along a line with turns of equal width: each turn's player, hurt and destroyed tanks,
/// rounds, how much has been read, the current position, and the selected clip.
class Timeline {
  public:
    struct State {
        Position now;
        bool over = false;
        std::optional<Position> begin = {}, end = {};  ///< of the clip
    };

    void draw(Canvas& canvas, Rect place, const ReplayIndex& replay_index, const State& state);
    /// True if the pointer can grab the line.
    bool holds(Point at) const { return place_.holds(at); }
    Position position_at(Point at, const ReplayIndex& replay_index) const;

  private:
    float x_of(const ReplayIndex& replay_index, const Position& moment) const;
    float x_of(std::size_t stop, const ReplayIndex& replay_index) const;
    void draw_line(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const;
    void draw_turns(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const;
    void draw_marks(Canvas& canvas, const ReplayIndex& replay_index) const;
    void draw_clip(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const;

    Rect place_;  // as last drawn
    Rect line_;
};

}  // namespace terramorph
