#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "match/match.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// A key that does something.
struct HintedKey {
    std::string_view id;
    std::string_view does;  ///< its function
    std::string_view keys;  ///< at first: one, or two
    int rank = 0;           ///< the highest are dropped first if there's too little room
};

/// The keys that do something now.
class KeyHints {
  public:
    KeyHints(const Match& match, const HudState& state);

    HintedKey* begin() { return hints_.data(); }
    HintedKey* end() { return hints_.data() + count_; }
    /// Without what a finger does on the bar, or a mouse.
    void leave_to_bar(bool finger);
    void drop_last_rank();

  private:
    void add(const HintedKey& hint) { hints_[count_++] = hint; }
    void add_first(const Match& match, const HudState& state);
    void add_all(const Match& match, const HudState& state);
    void add_coach(const HudState& state);
    void add_talk(const HudState& state);
    void add_waiting(const Match& match, const HudState& state);
    void add_watching(const HudState& state);
    void add_person(const Match& match);

    std::array<HintedKey, 16> hints_;
    std::size_t count_ = 0;
};

}  // namespace terramorph
