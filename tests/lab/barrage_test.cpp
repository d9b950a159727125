#include "lab/barrage.h"

#include <gtest/gtest.h>

#include <set>

#include "match/settings/settings.h"
#include "support/battles.h"
#include "support/how_often.h"

namespace terramorph {
namespace {

constexpr int kGoods = 97;  // at least: 33 classic weapons, 15 items and their successors

LevelSettings small_level(std::uint32_t seed) {
    const auto all = generators();
    return test::hilly_level(all[seed % all.size()]->name, 640 + static_cast<int>(seed % 5) * 352, seed);
}

TEST(Barrage, FiresEverythingThereIs) {
    const Arsenal& arsenal = built_in_arsenal();
    const int goods = static_cast<int>(arsenal.weapons.size() + arsenal.items.size());
    EXPECT_GE(goods, kGoods);
    std::set<std::string> fired;
    for (const BarrageShot& shot : barrage(small_level(1), arsenal, goods, 1)) fired.insert(shot.weapon);
    EXPECT_EQ(static_cast<int>(fired.size()), goods);
}

TEST(Barrage, ComesToTheSameStatesAgain) {
    const auto hashes = [] {
        std::vector<std::uint64_t> all;
        for (const BarrageShot& shot : barrage(small_level(2), built_in_arsenal(), 20, 2))
            all.push_back(shot.hash);
        return all;
    };
    EXPECT_EQ(hashes(), hashes());
}

/// Some battles at random with whatever there is, and in the long mode a thousand.
TEST(Barrage, NothingIsLostAndEverythingComesToRestInRandomBattles) {
    const int battles = test::how_often(6, 1000);
    for (int seed = 1; seed <= battles; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto check = [](const Battle& battle) {
            if (battle.state().tick % (4 * kTick) != 0) return;
            const auto wrong = test::violations(battle);
            ASSERT_TRUE(wrong.empty()) << wrong.front() << " at tick " << battle.state().tick;
        };
        const auto number = static_cast<std::uint32_t>(seed);
        for (const BarrageShot& shot : barrage(small_level(number), built_in_arsenal(), 12, number, check))
            ASSERT_TRUE(shot.quiet) << shot.weapon;
        if (testing::Test::HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace terramorph
