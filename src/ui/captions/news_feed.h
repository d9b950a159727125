#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// The latest news in a few lines that disappear by themselves: who bought what, who destroyed whom.
class NewsFeed {
  public:
    /// `player` -1: nobody.
    void add(std::string words, const Match& match, PlayerId player);
    void clear() { lines_.clear(); }
    /// Returns true if anything is visible, or was just now.
    bool advance(double seconds);
    /// Draws the lines downward from `at`, the newest last.
    void draw(Canvas& canvas, Point at) const;
    /// The place of all lines together.
    Rect place(const Canvas& canvas, Point at) const;

  private:
    struct Line {
        std::string words;
        Color color;
        int emblem;   ///< -1: none
        double left;  ///< seconds
    };

    static Rect plate(const Canvas& canvas, const Line& line, Point at);

    std::vector<Line> lines_;
};

}  // namespace terramorph
