#pragma once

#include <compare>
#include <optional>
#include <string>

#include "match/recording/replay_index.h"
#include "paint/canvas.h"

namespace terramorph {

/// A moment of a recording: so many ticks into the match, in the turn of this stop.
struct Position {
    std::size_t stop = 0;
    std::int64_t tick = 0;

    friend auto operator<=>(const Position&, const Position&) = default;
};

/// Where a match that is played back has come to.
Position position_of(const ReplayIndex& replay_index, const Match& match);
/// When the stop is over.
std::int64_t end_of(const ReplayIndex& replay_index, std::size_t stop);

/// The whole match along a line, each turn as wide as any other: whose it was, who was hurt and destroyed in
/// it, where rounds begin, how far it has been read, where we are, and what would become a clip.
class Timeline {
  public:
    struct State {
        Position now;
        bool over = false;
        std::optional<Position> begin = {}, end = {};  ///< of the clip
    };

    void draw(Canvas& canvas, Rect place, const ReplayIndex& replay_index, const State& state);
    /// Whether the pointer is where it can take hold of the line.
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
