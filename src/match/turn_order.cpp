#include "match/turn_order.h"

#include <algorithm>
#include <numeric>

namespace terramorph {

std::vector<int> turn_order(TurnOrder rule, const std::vector<int>& ranking, int round, Random& random) {
    const auto players = static_cast<int>(ranking.size());
    std::vector<int> order = random.permutation(players);
    if (rule == TurnOrder::round_robin) {
        std::iota(order.begin(), order.end(), 0);
        std::rotate(order.begin(), order.begin() + (round - 1) % players, order.end());
    } else if (rule == TurnOrder::winners_first && round > 1) {
        order = ranking;
    } else if (rule == TurnOrder::losers_first && round > 1) {
        order.assign(ranking.rbegin(), ranking.rend());
    }
    return order;
}

}  // namespace terramorph
