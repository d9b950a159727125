#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// What has just happened, in a few lines that go away by themselves: who bought what, who destroyed whom.
class ReplayFeed {
  public:
    /// `player` -1 is nobody.
    void add(std::string words, const Match& match, int player);
    void clear() { lines_.clear(); }
    /// Returns whether there is anything to see, or was just now.
    bool advance(double seconds);
    /// The newest below the others, which begin at `at`.
    void draw(Canvas& canvas, Point at) const;

  private:
    struct Line {
        std::string words;
        Color color;
        int emblem;   ///< -1: none
        double left;  ///< seconds
    };

    std::vector<Line> lines_;
};

}  // namespace terramorph
