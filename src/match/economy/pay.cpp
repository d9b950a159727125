#include "match/economy/pay.h"

#include <algorithm>
#include <cstdint>

#include "match/state.h"

namespace terramorph {

namespace {

int dollars(const MatchState& match, Rule rule) { return static_cast<int>(match.settings.rule(rule)); }

bool survived(const MatchState& match, PlayerId player) {
    return match.tank(player).alive && match.winner >= 0;
}

int pay_for_taking_part(const MatchState& match, PlayerId player) {
    const auto turns = std::ranges::count(match.tally.shots(), player, &PastShot::player);
    return dollars(match, Rule::pay_round) +
           static_cast<int>(std::min<std::ptrdiff_t>(turns, kPaidTurns)) * dollars(match, Rule::pay_turn);
}

int sum_of(const PayParts& parts) {
    const std::int64_t success = parts.hits + parts.survival - parts.fines;
    return static_cast<int>(std::clamp<std::int64_t>(success, -kMaxMoney, kMaxMoney / 2) + parts.taking_part);
}

int median(std::vector<int> values) {
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    if (values.size() % 2 == 1) return values[half];
    return static_cast<int>((std::int64_t{values[half - 1]} + values[half]) / 2);
}

}  // namespace

std::int64_t pay_for_hits(const MatchState& match, PlayerId player) {
    const Score& round = at(match.scores.round(), player);
    return std::int64_t{round.damage} * dollars(match, Rule::pay_damage) +
           std::int64_t{round.kills} * dollars(match, Rule::pay_kill);
}

PayParts pay_parts(const MatchState& match, PlayerId player) {
    const Score& round = at(match.scores.round(), player);
    return {pay_for_hits(match, player), pay_for_taking_part(match, player),
            survived(match, player) ? dollars(match, Rule::pay_survival) : 0,
            std::int64_t{round.own_goals + round.ally_kills} * dollars(match, Rule::fine)};
}

std::vector<int> pay_of_round(const MatchState& match) {
    std::vector<int> pay, purses;
    for (const PlayerId each : ids<PlayerId>(match.settings.players)) {
        pay.push_back(sum_of(pay_parts(match, each)));
        purses.push_back(std::clamp(match.shop.money(each) + pay.back(), 0, kMaxMoney));
    }
    const int middle = median(purses);
    for (const PlayerId each : ids<PlayerId>(match.settings.players)) {
        if (survived(match, each)) continue;
        const std::int64_t gap = std::max(middle - purses[each], 0);
        pay[each] +=
            static_cast<int>(std::min<std::int64_t>(gap * dollars(match, Rule::catch_up) / 100, kMaxHelp));
    }
    return pay;
}

}  // namespace terramorph
