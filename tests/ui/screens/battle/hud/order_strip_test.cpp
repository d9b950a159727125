#include "ui/screens/battle/hud/cards/order_strip.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {
namespace {

/// The names in the strip, from the left to the right.
class OrderStrip : public testing::Test {
  protected:
    void start(int players) {
        MatchSettings& settings = game.session().settings;
        while (static_cast<int>(settings.players.size()) < players)
            settings.players.push_back(another_player(settings.players));
        for (Player& player : settings.players) player.kind = kPerson;
        game.start();
    }
    std::vector<std::string> strip(int width = 1280, int height = 720) {
        return strip_of(game.match().player(), width, height);
    }
    std::vector<std::string> strip_of(PlayerId now, int width = 1280, int height = 720) {
        Image image(width, height);
        Canvas canvas(image, plain_typeface());
        draw_order_strip(canvas, game.match(), now, {static_cast<float>(width), 0},
                         static_cast<float>(width) * 0.6f);
        return canvas.words_drawn();
    }
    bool marks_the_end() {
        Image image(1280, 720);
        Canvas canvas(image, plain_typeface());
        draw_order_strip(canvas, game.match(), game.match().player(), {1280, 0}, 768);
        return std::ranges::count(Part::drawn(canvas), "volley", &DrawnPart::id) > 0;
    }
    std::string name(PlayerId player) { return game.match().player(player).name; }

    MemoryStorage storage;
    Game game{storage};
};

TEST_F(OrderStrip, ShowsWhoPlaysNowAndWhoIsNext) {
    start(4);
    const auto& order = game.match().state().order;
    std::vector<std::string> names;
    for (const PlayerId player : order) names.push_back(name(player));
    EXPECT_EQ(strip(), names);
    ASSERT_FALSE(game.give(Pass{order[0]}));
    game.wait_for_turn();
    std::ranges::rotate(names, names.begin() + 1);
    EXPECT_EQ(strip(), names) << "who has played comes last";
}

TEST_F(OrderStrip, MarksTheEndOfTheVolleyAndPretendsNoOrderBeyondIt) {
    start(4);
    const std::vector<PlayerId> order = game.match().state().order;
    EXPECT_FALSE(marks_the_end());
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_FALSE(game.give(Pass{game.match().player()}));
        game.wait_for_turn();
        EXPECT_TRUE(marks_the_end());
    }
    std::vector<PlayerId> played(order.begin(), order.begin() + 3);
    std::ranges::sort(played);
    std::vector<std::string> names = {name(order[3])};
    for (const PlayerId player : played) names.push_back(name(player));
    EXPECT_EQ(strip(), names);
}

TEST_F(OrderStrip, OfTwoEvenTheNextVolleyIsKnown) {
    start(2);
    for (int turn = 0; turn < 6; ++turn) {
        const std::vector<std::string> before = strip();
        ASSERT_GE(before.size(), 3u);
        ASSERT_FALSE(game.give(Pass{game.match().player()}));
        game.wait_for_turn();
        EXPECT_EQ(strip()[0], before[1]);
        EXPECT_EQ(strip()[1], before[2]);
    }
}

TEST_F(OrderStrip, KeepsWhoHasJustFiredInFrontUntilTheShotHasBeenSeen) {
    start(4);
    const std::vector<PlayerId> order = game.match().state().order;
    ASSERT_FALSE(game.give(Pass{order[0]}));
    game.wait_for_turn();
    ASSERT_EQ(game.match().player(), order[1]);
    std::vector<std::string> names;
    for (const PlayerId player : order) names.push_back(name(player));
    EXPECT_EQ(strip_of(order[0]), names);
}

TEST_F(OrderStrip, LeavesOutTheDead) {
    start(3);
    const PlayerId last = game.match().state().order.back();
    test::battle_state_of(game.match()).tank(tank_of(last)).alive = false;
    const auto names = strip();
    EXPECT_EQ(names.size(), 4u) << "two volleys of two";
    EXPECT_EQ(std::ranges::count(names, name(last)), 0);
}

TEST_F(OrderStrip, TenPlayersOnASmallScreenHaveNoNamesButFit) {
    start(10);
    EXPECT_EQ(strip(640, 360), std::vector<std::string>());
    Image image(640, 360);
    Canvas canvas(image, plain_typeface());
    EXPECT_LE(draw_order_strip(canvas, game.match(), game.match().player(), {640, 0}, 384), 384);
}

}  // namespace
}  // namespace terramorph
