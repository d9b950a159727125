#include "ui/screens/battle/hud/cards/fresh_pay.h"

#include <utility>

#include "base/index.h"
#include "match/economy/pay.h"

namespace terramorph {

/// What was earned before the first look is no news.
bool FreshPay::advance(double seconds, const Match& match) {
    const bool looks_first = earned_.empty();
    earned_.resize(match.settings().players.size());
    bool changes = false;
    for (const PlayerId player : ids<PlayerId>(match.settings().players)) {
        Earned& earned = at(earned_, player);
        const std::int64_t all = pay_for_hits(match.state(), player);
        const std::int64_t more = all - std::exchange(earned.known, all);
        if (more > 0 && !looks_first) {
            earned.fresh += more, earned.told = 0, changes = true;
        } else if (earned.fresh > 0 && (more < 0 || (earned.told += seconds) >= kTold)) {
            earned.fresh = 0, changes = true;
        }
    }
    return changes;
}

int FreshPay::of(PlayerId player) const {
    return earned_.empty() ? 0 : static_cast<int>(at(earned_, player).fresh);
}

}  // namespace terramorph
