#include "ui/captions/death_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/two.h"
#include "ui/game.h"
#include "ui/screens/battle/hud/banner.h"

namespace terramorph {

TEST(DeathWords, TellWhoDestroyedWhomAndWithWhat) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const TankId killer = tank_of(game.match().player());
    const TankId victim = tank_of(test::the_other(game.match().player()));
    const std::string name = game.match().player(player_of(killer)).name;
    const std::string other = game.match().player(player_of(victim)).name;
    const auto told = [&](TankId dead, TankId by) {
        return death_words({.tank = dead, .by = by, .at = {}}, game.match());
    };
    EXPECT_EQ(told(victim, killer), name + " destroyed " + other) << "by nothing that was fired";
    ASSERT_FALSE(game.give(Fire{game.match().player()}));
    EXPECT_EQ(told(victim, killer), name + " destroyed " + other + " with Pebble");
    EXPECT_EQ(told(killer, killer), name + " blew itself up with Pebble");
    EXPECT_EQ(told(victim, TankId()), other + " is destroyed");
    EXPECT_EQ(told(killer, victim), other + " destroyed " + name) << "it has fired nothing";
}

TEST(DeathWords, InTheFewestWordsSayWhatBecameOfWhom) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const Match& match = game.match();
    const PlayerId you = match.player(), other = test::the_other(you);
    const std::string name = match.player(other).name, own = match.player(you).name;
    const auto told = [&](const std::vector<PlayerId>& fallen, PlayerId killer, PlayerId whom) {
        return end_words(fallen, killer, whom, match);
    };
    EXPECT_EQ(told({other}, you, you), "You destroyed " + name);
    EXPECT_EQ(told({you}, other, you), "You were destroyed");
    EXPECT_EQ(told({you}, you, you), "You were destroyed");
    EXPECT_EQ(told({other}, other, you), name + " is destroyed");
    EXPECT_EQ(told({other}, you, PlayerId()), name + " is destroyed") << "people share the machine";
    EXPECT_EQ(told({other, you}, you, you), "2 tanks destroyed");
}

TEST(DeathWords, StandLargeOverTheFieldOnceTheFireHasBeenSeen) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::health, 10);
    game.start();
    const PlayerId shooter = game.match().player();
    const std::string name = game.match().player(shooter).name;
    (void)game.give(Aim{shooter, 900, 20});
    game.key("space");
    const auto is_gone = [&] { return !game.match().state().tank(shooter).alive; };
    for (int tick = 0; tick < 1200 && !is_gone(); ++tick) game.wait(kSecondsPerTick);
    ASSERT_TRUE(is_gone());
    EXPECT_FALSE(game.shows_in("banner", name)) << "the fire is seen first";
    EXPECT_FALSE(game.has("remark")) << "and nobody speaks";
    game.wait(Banner::kHeld + 0.1);
    EXPECT_TRUE(game.shows_in("banner", name + " is destroyed"));
    for (; game.shows_in("banner", name + " is destroyed"); game.wait(kFrame))
        EXPECT_FALSE(game.has("remark")) << "one reads one thing at a time";
}

TEST(DeathWords, AreTheBannersAloneAtFirstAndTheFeedsOnceItHasGone) {
    MemoryStorage storage;
    Game game(storage, 3);
    game.session().settings.set(Rule::health, 10);
    game.start();
    const PlayerId shooter = game.match().player();
    (void)game.give(Aim{shooter, 900, 20});
    game.key("space");
    const std::string short_words = game.match().player(shooter).name + " is destroyed";
    const auto proclaimed = [&] { return game.shows_in("banner", short_words); };
    ASSERT_TRUE(game.wait_until(proclaimed, kFrame, 20));
    for (; proclaimed(); game.wait(kFrame))
        ASSERT_EQ(game.text_of("feed"), "") << "it would tell the same thing twice";
    game.wait(kFrame);
    EXPECT_TRUE(game.shows_in("feed", "blew itself up with Pebble")) << game.text_of("feed");
}

TEST(DeathWords, AreOnTheScreenWhenATankHasBeenDestroyed) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const std::string name = game.match().player(game.match().player()).name;
    game.end_round();
    EXPECT_TRUE(game.shows_in("feed", name));
    EXPECT_TRUE(game.shows_in("feed", "Pebble"));
}

TEST(DeathWords, AndTheBannerOfTheRoundStandApart) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.players[0].name = "Bartholomew";
    game.session().settings.players[1].name = "Wilhelmina";
    game.start();
    game.end_round();
    ASSERT_TRUE(game.has("feed"));
    ASSERT_TRUE(game.has("banner"));
    const DrawnScreen::Lines feed = *game.drawn.find("feed"), banner = *game.drawn.find("banner");
    const Rect news = game.drawn.places[feed.first], words = game.drawn.places[banner.first];
    EXPECT_TRUE(news.y + news.h <= words.y || news.x + news.w <= words.x);
}

}  // namespace terramorph
