#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace terramorph {

/// An undo history of states. The oldest are forgotten.
template <class State>
class History {
  public:
    static constexpr std::size_t kMaxStates = 500;  ///< states that are remembered

    explicit History(State now) { states_.push_back(std::move(now)); }

    /// Records the current state. A change is a step of its own unless it `goes_on`: then it belongs to the
    /// step before, if that was made by the same drag or held key. A change discards all undone states.
    void note(const State& now, bool goes_on = false) {
        if (!goes_on) open_ = false;
        if (now == states_[at_]) return;
        states_.resize(at_ + 1, now);
        if (open_)
            states_[at_] = now;
        else
            states_.push_back(now);
        if (states_.size() > kMaxStates) states_.erase(states_.begin());
        at_ = states_.size() - 1;
        open_ = true;
    }

    const State& now() const { return states_[at_]; }
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < states_.size(); }
    /// The state before, or after, the current one; only if there is one.
    const State& undo() { return open_ = false, states_[--at_]; }
    const State& redo() { return open_ = false, states_[++at_]; }

  private:
    std::vector<State> states_;
    std::size_t at_ = 0;  // the current one
    bool open_ = false;   // true if the last step may go on
};

}  // namespace terramorph
