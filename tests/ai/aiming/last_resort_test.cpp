#include "ai/aiming/last_resort.h"

#include <gtest/gtest.h>

#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

/// What a computer that owns ten of these fires at somebody whom it can't hope to harm.
std::string fired_without_hope(const std::vector<std::string_view>& owned) {
    const auto match = test::begin_duel(test::duel_of(computer("chooser"), 1), 300, 1300);
    while (match->player() != 0) test::give(*match, Pass{match->player()});
    for (const std::string_view id : owned)
        at(test::battle_of(*match).world().tank(0).kit.weapons, test::weapon(id)) = 10;
    const BattleView view(*match, 0, 0);
    const Candidate aim{.angle = 450, .power = 500, .victim = 1, .end = {800, test::kFlat}};
    Random random(1, 1);
    const Shot shot = last_resort(view, 1, {aim}, random);
    return at(match->arsenal().weapons, shot.weapon).id;
}

TEST(LastResort, OpensTheWayAndHeapsNoMoreEarthIntoIt) {
    EXPECT_EQ(fired_without_hope({"dirt_clod", "ton_of_dirt", "liquid_dirt", "digger"}), "digger");
    EXPECT_EQ(fired_without_hope({"dirt_clod", "ton_of_dirt", "liquid_dirt"}), "baby_missile");
}

}  // namespace
}  // namespace terramorph
