#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// Writes the changes in a match's state as lines: "turn 3, tick 120: tank 1 health 64".
class StateLog {
  public:
    void note(const Match& match);
    const std::string& text() const { return text_; }

  private:
    void write(std::string_view when, const StateField& field);

    std::vector<StateField> fields_;
    std::string text_;
};

}  // namespace terramorph
