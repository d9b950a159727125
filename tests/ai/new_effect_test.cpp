// A kind of effect that the game doesn't have: one file (tests/support/effects/geyser.cpp) and its place in
// the list of kinds. Computers know nothing of it but what it declares.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "ai/aiming/firepower.h"
#include "ai/aiming/shot_forecast.h"
#include "ai/computer_player.h"
#include "ai/items/shopping.h"
#include "support/battles.h"
#include "support/computers.h"
#include "support/effects/geyser.h"
#include "support/good_table.h"

namespace terramorph {
namespace {

constexpr int kGeyserWeapon = 1;

std::shared_ptr<const Arsenal> arsenal_with_geysers() {
    std::vector<const EffectKind*> kinds(effect_kinds().begin(), effect_kinds().end());
    kinds.push_back(&test::kGeyser);
    auto arsenal =
        parse_arsenal(test::weapon_table("pebble", "unlimited = true",
                                         R"(on_impact = [{ effect = "blast", radius = 5, strength = 1 }])") +
                          test::weapon_table("geyser", "price = 1000",
                                             R"(on_impact = [{ effect = "geyser", heat = 40, width = 80 }])"),
                      "geysers.toml", kinds);
    EXPECT_TRUE(arsenal.ok());
    return std::make_shared<Arsenal>(arsenal.take());
}

MatchSettings settings_of_a_duel() {
    MatchSettings settings = test::match_of({computer("spoiler"), computer("spoiler")}, 4);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::direct_hit, 0);
    return settings;
}

TEST(NewEffect, IsForeseenByComputers) {
    const Match match(settings_of_a_duel(), arsenal_with_geysers());
    const Weapon& geyser = match.arsenal().weapons[kGeyserWeapon];
    EXPECT_EQ(firepower(geyser), 32);
    const BattleView view(match, match.player(), 0);
    const ShotForecast forecast = forecast_shot(view, geyser, 600, 300);
    ASSERT_EQ(forecast.damage.size(), 1u);
    EXPECT_EQ(forecast.damage[0].radius, 80);
    EXPECT_EQ(forecast.damage[0].strength, 40);
}

TEST(NewEffect, IsFiredByComputers) {
    Match match(settings_of_a_duel(), arsenal_with_geysers());
    const PlayerId player = match.player();
    test::battle_of(match).world().tank(tank_of(player)).kit.weapons[kGeyserWeapon] = 3;
    const auto thinking = computer_player(computer("spoiler"), 7);
    const std::vector<Command> asked = test::until_shot(match, *thinking);
    const auto chooses = [](const Command& command) {
        const Choose* choose = std::get_if<Choose>(&command);
        return choose && choose->weapon == kGeyserWeapon;
    };
    EXPECT_TRUE(std::ranges::any_of(asked, chooses));
    ASSERT_TRUE(std::holds_alternative<Fire>(asked.back()));
    test::give(match, asked.back());
    // Its hand errs, so the first may miss.
    for (int more = 0; more < 2; ++more) {
        while (match.player() != player) test::give(match, Pass{match.player()});
        test::give(match, test::until_shot(match, *computer_player(computer("spoiler"), 7)).back());
    }
    EXPECT_LT(match.battle().state().tanks[test::the_other(player)].health, 100);
}

TEST(NewEffect, IsBoughtByComputers) {
    MatchSettings settings = settings_of_a_duel();
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::start_cash, 5000);
    const Match match(settings, arsenal_with_geysers());
    const auto list = shopping_list(match, match.player(), temperament(computer("spoiler")), Random(1, 1));
    const auto buys = [](const Command& command) {
        const Buy* buy = std::get_if<Buy>(&command);
        return buy && buy->good == kGeyserWeapon;
    };
    EXPECT_TRUE(std::ranges::any_of(list, buys));
}

}  // namespace
}  // namespace terramorph
