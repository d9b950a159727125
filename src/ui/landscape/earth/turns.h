#pragma once

#include <algorithm>

#include "terrain/shape.h"

namespace terramorph {

/// Columns that are to be painted anew. If there's too little time for all of them, they take turns, again
/// and again.
class Turns {
  public:
    /// Everything in there looks different now.
    void add(Range columns) {
        all_.include(columns);
        done_ = 0;
    }
    void clear() { all_ = {}, done_ = 0; }
    /// They move to the right, or the left if it's less than 0, within so many columns.
    void move(int right, int within) {
        const auto moved = [&](int x) { return std::clamp(x + right, 0, within); };
        all_ = {moved(all_.x0), moved(all_.x1)};
        next_ += right, done_ = 0;
        if (all_.empty()) clear();
    }
    bool empty() const { return all_.empty(); }
    /// Those to be painted next: at most so many, which count as painted then.
    Range take(int most) {
        if (next_ < all_.x0 || next_ >= all_.x1) next_ = all_.x0;
        const int wide = all_.x1 - all_.x0, count = std::min({most, all_.x1 - next_, wide - done_});
        const Range taken = {next_, next_ + count};
        next_ += count, done_ += count;
        if (done_ == wide) clear();
        return taken;
    }

  private:
    Range all_;
    int next_ = 0;
    int done_ = 0;  // since the last change
};

}  // namespace terramorph
