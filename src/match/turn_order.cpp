#include "match/turn_order.h"

#include <algorithm>

namespace terramorph {

std::vector<PlayerId> turn_order(TurnOrder rule, const std::vector<PlayerId>& ranking, int round,
                                 Random& random) {
    const auto players = static_cast<int>(ranking.size());
    std::vector<PlayerId> order;
    for (const int number : random.permutation(players)) order.push_back(PlayerId::at(number));
    if (rule == TurnOrder::round_robin) {
        std::ranges::sort(order);
        std::rotate(order.begin(), order.begin() + (round - 1) % players, order.end());
    } else if (rule == TurnOrder::winners_first && round > 1) {
        order = ranking;
    } else if (rule == TurnOrder::losers_first && round > 1) {
        order.assign(ranking.rbegin(), ranking.rend());
    }
    return order;
}

std::vector<PlayerId> next_volley(TurnOrder rule, const std::vector<PlayerId>& last,
                                  const std::vector<bool>& alive, Random& random) {
    const auto lives = [&](PlayerId player) { return alive[player]; };
    std::vector<PlayerId> order;
    for (const int number : random.permutation(static_cast<int>(last.size())))
        order.push_back(PlayerId::at(number));
    if (rule == TurnOrder::round_robin) {
        order = last;
        std::stable_partition(order.begin(), order.end(), lives);
        return order;
    }
    std::stable_partition(order.begin(), order.end(), lives);
    const auto living = std::ranges::count_if(order, lives);
    const auto fired_last = std::find_if(last.rbegin(), last.rend(), lives);
    if (living < 2 || fired_last == last.rend()) return order;
    const bool again = order.front() == *fired_last;
    if (living == 2 ? !again : again) std::swap(order[0], order[1]);
    return order;
}

}  // namespace terramorph
