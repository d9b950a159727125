#include "ai/aiming/search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::block;
using test::the_arsenal;

/// Two tanks on a table, 600 columns apart, in calm air.
class OnATable : public testing::Test {
  protected:
    OnATable() : match_(settings(), the_arsenal()) {
        test::battle_of(match_).world().place_tank(0, {200, 200});
        test::battle_of(match_).world().place_tank(1, {800, 200});
        test::settle(test::battle_of(match_));
        test::battle_of(match_).take_events();
    }

    static MatchSettings settings() {
        MatchSettings settings = test::match_of({computer("spoiler"), kPerson}, 1);
        settings.level = test::flat_level(1024, 200);
        settings.set(Rule::wind, 0);
        settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
        settings.set(Rule::turn_order, 3);
        return settings;
    }

    std::vector<Candidate> found(Way way, int at_once = 1000000) const {
        Search search(way, {1});
        const BattleView view(match_, 0, 0);
        for (int predictions = at_once; !search.advance(view, predictions); predictions = at_once) continue;
        return search.found();
    }

    Match match_;
};

int elevation(const Candidate& candidate) { return std::min(candidate.angle, kHalfTurn - candidate.angle); }

TEST_F(OnATable, EveryKindOfPathHits) {
    for (const Way way : {Way::any, Way::direct, Way::lob}) {
        const Candidate best = found(way).front();
        const Prediction end = match_.battle().predict_shot(0, best.angle, best.power);
        EXPECT_EQ(end.contact.tank, 1);
        EXPECT_EQ(best.miss, 0);
    }
}

TEST_F(OnATable, ADirectShotIsFlatAndALobIsHigh) {
    EXPECT_LT(elevation(found(Way::direct).front()), 200);
    EXPECT_GT(elevation(found(Way::lob).front()), 480);
}

TEST_F(OnATable, NoFlatterShotHitsThanTheDirectOne) {
    const Candidate best = found(Way::direct).front();
    for (int angle = 0; angle < elevation(best) - 20; angle += 5)
        for (int power = 5; power <= 1000; power += 5)
            EXPECT_NE(match_.battle().predict_shot(0, angle, power).contact.tank, 1) << angle << " " << power;
}

TEST_F(OnATable, WithoutWallsNothingGoesOffThem) { EXPECT_TRUE(found(Way::bank).empty()); }

TEST_F(OnATable, TheSearchFindsTheSameHoweverItIsSpreadOverTicks) {
    for (const Way way : {Way::any, Way::direct, Way::lob}) {
        const auto expected = found(way);
        for (const int at_once : {1, 7, 300}) {
            const auto spread = found(way, at_once);
            ASSERT_EQ(spread.size(), expected.size());
            for (std::size_t k = 0; k < spread.size(); ++k) {
                EXPECT_EQ(spread[k].angle, expected[k].angle);
                EXPECT_EQ(spread[k].power, expected[k].power);
            }
        }
    }
}

TEST_F(OnATable, TheBestComeFirstAndAreAsNearAsTheySay) {
    const auto all = found(Way::any);
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &Candidate::rating));
    for (const Candidate& each : all) {
        const Prediction end = match_.battle().predict_shot(0, each.angle, each.power);
        EXPECT_EQ(columns_of(end.contact.at), each.end);
        EXPECT_EQ(each.miss == 0, end.contact.tank == 1);
    }
}

TEST_F(OnATable, TheSearchKeepsToThePowerThatThereIs) {
    test::battle_of(match_).world().hurt(0, 60, -1);
    for (const Candidate& each : found(Way::any)) EXPECT_LE(each.power, 600);
    test::battle_of(match_).world().hurt(0, 39, -1);
    EXPECT_FALSE(found(Way::any).empty()) << "with as good as no power it still fires";
}

TEST_F(OnATable, ATickTakesHardlyMoreThanItMay) {
    Search search(Way::any, {1});
    const BattleView view(match_, 0, 0);
    bool over = false;
    for (int tick = 0; !over; ++tick) {
        int predictions = 300;
        over = search.advance(view, predictions);
        EXPECT_GT(predictions, -100);
        ASSERT_LT(tick, 100);
    }
}

}  // namespace
}  // namespace terramorph
