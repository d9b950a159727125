#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// Tells the result of a shot in one sentence.
class TurnStory {
  public:
    explicit TurnStory(const Match& match) : match_(match) {}

    void note(const MatchEvent& event);
    /// Takes the sentence, if there is one, and begins the next.
    std::string take();

  private:
    std::string name(TankId tank) const { return match_.player(player_of(tank)).name; }
    void add(std::string result) { results_.push_back(std::move(result)); }
    void begin(const event::Fired& fired);

    const Match& match_;
    TankId shooter_;
    std::string shot_;
    std::vector<std::string> results_;
};

/// Tells who came first in a match that is over, and with what.
void tell_ranking(std::ostream& story, const Match& match);

}  // namespace terramorph
