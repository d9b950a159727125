#include "support/matches.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "support/battles.h"

namespace terramorph::test {

MatchSettings small_match(int players, int rounds, std::uint32_t seed) {
    MatchSettings settings = standard_settings();
    while (static_cast<int>(settings.players.size()) < players)
        settings.players.push_back(another_player(settings.players));
    settings.set(Rule::rounds, rounds);
    settings.seed = seed;
    settings.level = hilly_level("circle-hill", 640, seed);
    for (const Rule rule : {Rule::crates, Rule::sudden_death, Rule::armory}) settings.set(rule, 0);
    settings.set(Rule::stock, 1);
    return settings;
}

std::shared_ptr<const Arsenal> the_arsenal() { return std::make_shared<Arsenal>(built_in_arsenal()); }

Events play_out(Match& match) {
    Events all = match.take_events();
    for (int tick = 0; match.phase() == Phase::flying; ++tick) {
        if (tick > Battle::kLongestShot + Battle::kLongestDrifting + 600) {
            ADD_FAILURE() << "turn " << match.turn() << " does not end";
            break;
        }
        match.step();
        for (const Event& event : match.take_events()) all.push_back(event);
    }
    return all;
}

Events give(Match& match, const Command& command) {
    const Refusal refusal = match.apply(command);
    EXPECT_FALSE(refusal) << command_text(command) << ": " << refusal->text;
    return play_out(match);
}

void play_any_turn(Match& match, Random& random) {
    if (match.phase() == Phase::round_over) give(match, NextRound{});
    if (match.phase() != Phase::aiming) return;
    const int player = match.player();
    const int weapon = random.below(static_cast<int>(match.arsenal().weapons.size()));
    if (match.stock(player, weapon) != 0) give(match, Choose{player, weapon});
    const int angle = random.from_to(0, kHalfTurn);
    give(match, Aim{player, angle, random.from_to(0, match.battle().power_limit(player))});
    switch (random.below(20)) {
        case 0:
            give(match, Pass{player});
            break;
        case 1:
            give(match, NewLevel{});
            break;
        default:
            give(match, Fire{player});
    }
}

std::vector<std::string> offences(const Match& match) {
    std::vector<std::string> wrong = offences(match.battle());
    if (match.phase() == Phase::aiming &&
        !match.battle().tanks()[static_cast<std::size_t>(match.player())].alive)
        wrong.emplace_back("it is the turn of a tank that is destroyed");
    if (match.phase() == Phase::aiming && !match.battle().quiet())
        wrong.emplace_back("a turn begins before all is quiet");
    if (match.round() < 1 || match.round() > match.settings().rounds())
        wrong.push_back(text("round ", match.round()));
    std::vector<int> order = match.order();
    std::sort(order.begin(), order.end());
    for (std::size_t k = 0; k < order.size(); ++k)
        if (order[k] != static_cast<int>(k)) wrong.emplace_back("the order of turns is no order");
    return wrong;
}

}  // namespace terramorph::test
