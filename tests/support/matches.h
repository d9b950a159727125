#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "support/events.h"
#include "support/two.h"

namespace terramorph::test {

/// People on a small level that is quick to play, with a bundle of everything, without armory, crates and
/// sudden death. A direct hit destroys a tank, which has 100 health and loses power with it.
MatchSettings small_match(int players, int rounds = 2, std::uint32_t seed = 1);

std::shared_ptr<const Arsenal> the_arsenal();

/// The state of a match, for what a test arranges and no command does: where tanks stand, who has fired what.
inline MatchState& state_of(const Match& match) { return const_cast<MatchState&>(match.state()); }
inline Battle& battle_of(const Match& match) { return *state_of(match).battle; }
inline BattleState& battle_state_of(const Match& match) {
    return const_cast<BattleState&>(battle_of(match).state());
}
/// The shots of this round, in order.
inline std::vector<PastShot>& shots_of(const Match& match) {
    return const_cast<std::vector<PastShot>&>(match.tally().shots());
}

/// Steps until the match waits for somebody.
MatchEvents play_out(Match& match);

/// Does the command and plays it out; the test fails where it is refused.
MatchEvents give(Match& match, const Command& command);

/// Why a command is refused, or "nothing". Its refusal changes nothing and is foreseen by validate().
std::string refused(Match& match, const Command& command);

/// Somebody's turn as chance has it: an aim, now and then another weapon, a pass or a fresh level, and a
/// shot. Goes on after rounds.
void play_any_turn(Match& match, Random& random);

/// The lines of a recording without their checksums, to be changed and given new ones.
std::string without_line_checksums(std::string_view written);

/// What must hold at every tick of every match, and does not: one sentence each.
std::vector<std::string> violations(const Match& match);

/// Follows a match tick by tick, and says what must hold from one to the next and does not: that it goes on,
/// and that nobody pays for what it does not get.
class Watch {
  public:
    explicit Watch(const Match& match) : match_(match) { remember(); }

    /// Call once after each tick.
    std::vector<std::string> violations();

  private:
    void check_progress(std::vector<std::string>& wrong);
    void check_visits(std::vector<std::string>& wrong) const;
    void remember();

    const Match& match_;
    Phase phase_ = Phase::shopping;
    int turn_ = 0;
    int round_ = 0;
    int round_began_ = 0;       // in this turn
    Ticks ticks_;               // in this phase
    std::size_t lines_ = 0;     // of the recording
    std::optional<Shop> shop_;  // as it was, while it is open
};

}  // namespace terramorph::test
