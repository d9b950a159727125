#include "ui/screens/battle/hud/cards/order_strip.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {
namespace {

class OrderStrip : public testing::Test {
  protected:
    void start(int players) {
        MatchSettings& settings = game.session().settings;
        while (static_cast<int>(settings.players.size()) < players)
            settings.players.push_back(another_player(settings.players));
        for (Player& player : settings.players) player.kind = kPerson;
        game.start();
    }
    OrderOfTurns order() { return turn_order(game.match(), game.match().player()); }
    static std::vector<PlayerId> players_of(const OrderOfTurns& order) {
        std::vector<PlayerId> players;
        for (const auto& place : order.places) players.push_back(place.player);
        return players;
    }
    /// The names in the strip, from the left to the right.
    std::vector<std::string> names() {
        Image image(1280, 720);
        Canvas canvas(image, plain_typeface());
        draw_order_strip(canvas, game.match(), game.match().player(), {400, 0, 860, 70});
        std::vector<std::string> found;
        for (const std::string& word : canvas.words_drawn())
            if (word.find_first_not_of("0123456789") != word.npos && word != kNext) found.push_back(word);
        return found;
    }
    bool marks(std::string_view part) {
        Image image(1280, 720);
        Canvas canvas(image, plain_typeface());
        draw_order_strip(canvas, game.match(), game.match().player(), {400, 0, 860, 70});
        return std::ranges::count(Part::drawn(canvas), part, &DrawnPart::id) > 0;
    }
    void pass() {
        ASSERT_FALSE(game.give(Pass{game.match().player()}));
        game.wait_for_turn();
    }
    static constexpr std::string_view kNext = "Next";
    std::string name(PlayerId player) { return game.match().player(player).name; }

    MemoryStorage storage;
    Game game{storage};
};

TEST_F(OrderStrip, ShowsWhoPlaysNowAndWhoIsNext) {
    start(4);
    std::vector<PlayerId> turns = game.match().state().order;
    EXPECT_EQ(players_of(order()), turns);
    std::vector<std::string> wanted;
    for (const PlayerId player : turns) wanted.push_back(name(player));
    EXPECT_EQ(names(), wanted);
    pass();
    std::rotate(turns.begin(), turns.begin() + 1, turns.end());
    EXPECT_EQ(players_of(order()), turns) << "who has played comes last";
    EXPECT_TRUE(order().places.back().has_played);
}

TEST_F(OrderStrip, MarksTheEndOfTheVolleyAndPretendsNoOrderBeyondIt) {
    start(4);
    const std::vector<PlayerId> turns = game.match().state().order;
    EXPECT_EQ(order().volley, 4u);
    EXPECT_FALSE(marks("volley"));
    for (int turn = 0; turn < 3; ++turn) {
        pass();
        EXPECT_EQ(order().volley, 3u - static_cast<unsigned>(turn));
        EXPECT_TRUE(marks("volley"));
        EXPECT_TRUE(order().next.empty());
    }
    std::vector<PlayerId> wanted(turns.begin(), turns.begin() + 3);
    std::ranges::sort(wanted);
    wanted.insert(wanted.begin(), turns[3]);
    EXPECT_EQ(players_of(order()), wanted);
}

TEST_F(OrderStrip, OfTwoEvenTheNextVolleyIsKnown) {
    start(2);
    for (int turn = 0; turn < 6; ++turn) {
        EXPECT_TRUE(marks("next"));
        const OrderOfTurns before = order();
        ASSERT_EQ(before.places.size(), 2u);
        ASSERT_EQ(before.next.size(), 2u);
        const bool last = before.volley == 1;
        pass();
        EXPECT_EQ(game.match().player(), last ? before.next[0] : before.places[1].player);
    }
}

TEST_F(OrderStrip, StaysAsItIsWhereTheOrderDoes) {
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    start(4);
    const std::vector<PlayerId> turns = game.match().state().order;
    for (int turn = 0; turn < 6; ++turn) {
        EXPECT_EQ(game.match().player(), turns[turn % 4]);
        EXPECT_EQ(players_of(order()), turns);
        EXPECT_FALSE(marks("volley"));
        pass();
    }
}

TEST_F(OrderStrip, KeepsWhoHasJustFiredInFrontUntilTheShotHasBeenSeen) {
    start(4);
    const std::vector<PlayerId> turns = game.match().state().order;
    pass();
    ASSERT_EQ(game.match().player(), turns[1]);
    EXPECT_EQ(players_of(turn_order(game.match(), turns[0])), turns);
}

TEST_F(OrderStrip, StrikesOutTheDeadAtItsEnd) {
    start(3);
    const PlayerId first = game.match().state().order[1];
    test::battle_state_of(game.match()).tank(tank_of(first)).alive = false;
    const OrderOfTurns shown = order();
    ASSERT_EQ(shown.places.size(), 3u);
    EXPECT_TRUE(shown.places.back().dead);
    EXPECT_EQ(shown.places.back().player, first);
    EXPECT_EQ(names().back(), name(first));
    EXPECT_EQ(shown.next.size(), 2u) << "two are left";
}

TEST_F(OrderStrip, LeavesTheDeadLessRoomThanTheLiving) {
    for (const int players : {3, 5, 8}) {
        start(players);
        const PlayerId dead = game.match().state().order[1];
        Image image(1280, 720);
        Canvas canvas(image, plain_typeface());
        const Rect room = {400, 0, 860, 70};
        const auto layout = [&] { return strip_layout(canvas, game.match(), order(), room); };
        const float before = layout().plate.w;
        test::battle_state_of(game.match()).tank(tank_of(dead)).alive = false;
        const StripLayout now = layout();
        ASSERT_EQ(order().places.back().player, dead);
        EXPECT_LT(now.places.back().w, 0.8f * now.places.front().w) << players;
        if (players == 5) EXPECT_LT(now.plate.w, before) << "nothing is left in its stead";
        for (const Rect& place : now.places) EXPECT_LE(place.x + place.w, room.x + room.w) << players;
        EXPECT_FALSE(names().back().ends_with("...")) << names().back();
    }
}

TEST_F(OrderStrip, ShowsEverybodysHealth) {
    start(3);
    test::battle_state_of(game.match()).tank(TankId(1)).health = 62;
    Image image(1280, 720);
    Canvas canvas(image, plain_typeface());
    draw_order_strip(canvas, game.match(), game.match().player(), {400, 0, 860, 70});
    const std::vector<std::string> words = canvas.words_drawn();
    EXPECT_EQ(std::ranges::count(words, "62"), 1);
    EXPECT_EQ(std::ranges::count(words, "100"), 2);
}

}  // namespace
}  // namespace terramorph
