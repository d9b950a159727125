#include "match/shopping_phase.h"

#include "base/random.h"
#include "match/rounds.h"
#include "match/turns.h"

namespace terramorph {

namespace {

/// What the round's world broadcasts about, as a number; 0 if it's silent.
std::uint32_t call_of_world(const Journey& journey) {
    const World* const world = journey.world();
    return world && world->broadcasting ? mix(world->level.terrain.seed) | 1 : 0;
}

bool shops(const MatchState& match, PlayerId player) {
    return match.player(player).kind.is_person() || match.settings.rule(Rule::computers_buy) != 0;
}

}  // namespace

void begin_shopping(MatchState& match) {
    match.shop.open(match.round, call_of_world(match.journey));
    match.place = static_cast<std::size_t>(-1);
    next_to_shop(match);
}

int armory_opened(const MatchState& match) {
    int visits = 0;  // that are over
    for (std::size_t place = 0; place < match.place; ++place)
        visits += shops(match, match.order[place]) ? 1 : 0;
    return match.turn - visits;
}

void next_to_shop(MatchState& match) {
    do ++match.place;
    while (match.place < match.order.size() && !shops(match, match.player()));
    match.shop.enter();
    if (match.place < match.order.size()) {
        wait_for(match, Phase::shopping);
        return void(match.events.emplace_back(event::ArmoryOpened{match.player()}));
    }
    match.shop.close();
    begin_battle(match);
    begin_fight(match);
}

}  // namespace terramorph
