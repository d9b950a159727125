#include "ui/screens/battle/hud/cards/chips.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/game.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

namespace {

/// What a battle's chip says of sudden death so many turns before it.
std::string sudden_death_chip(SuddenDeath ends_by, LivingLand land, int left) {
    Match match(test::small_match(2), test::the_arsenal());
    BattleState& state = test::battle_state_of(match);
    state.rules.ends_by = ends_by;
    state.rules.living_land = land;
    state.rules.sudden_death = 12;
    state.calm_turns = 12 - left;
    Image image(1280, 720);
    Canvas canvas(image, plain_typeface());
    draw_chips(canvas, match, {}, {0, 0, 1280, 40});
    return drawn_on(canvas).text_of("storm");
}

}  // namespace

TEST(Chips, TellWhatSuddenDeathIsToBringInAFewTurns) {
    using enum SuddenDeath;
    const LivingLand land = LivingLand::in_play;
    EXPECT_EQ(sudden_death_chip(storm, land, 6), "");
    EXPECT_EQ(sudden_death_chip(storm, land, 5), "storm in 5 turns unless somebody's hit");
    EXPECT_EQ(sudden_death_chip(storm, land, 1), "storm in 1 turn unless somebody's hit");
    EXPECT_EQ(sudden_death_chip(storm, land, 0), "storm");
    EXPECT_EQ(sudden_death_chip(drift, land, 6), "");
    EXPECT_EQ(sudden_death_chip(drift, land, 5), "land shifts in 5 turns unless somebody's hit");
    EXPECT_EQ(sudden_death_chip(drift, land, 1), "land shifts in 1 turn unless somebody's hit");
    EXPECT_EQ(sudden_death_chip(drift, LivingLand::scenery, 2), "storm in 2 turns unless somebody's hit")
        << "land that takes no part stays";
}

}  // namespace terramorph
