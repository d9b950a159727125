#include "ui/screens/battle/hud/hud.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/matches.h"
#include "ui/game.h"
#include "ui/picture.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/key_hints.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

/// Pairs of words that cover each other, and words beyond an edge; outlines of words stand on themselves.
std::vector<std::string> unreadable(const DrawnScreen& drawn, Rect screen) {
    std::vector<std::string> found;
    for (std::size_t a = 0; a < drawn.words.size(); ++a) {
        const Rect& one = drawn.places[a];
        if (drawn.words[a].empty()) continue;
        if (one.x < screen.x || one.y < screen.y || one.x + one.w > screen.w || one.y + one.h > screen.h)
            found.push_back(drawn.words[a]);
        for (std::size_t b = 0; b < a; ++b) {
            const Rect& other = drawn.places[b];
            const float wide = std::min(one.x + one.w, other.x + other.w) - std::max(one.x, other.x);
            const float high = std::min(one.y + one.h, other.y + other.h) - std::max(one.y, other.y);
            if (wide > 1 && high > 2 && drawn.words[a] != drawn.words[b])
                found.push_back(concat(drawn.words[a], " on ", drawn.words[b]));
        }
    }
    return found;
}

}  // namespace

TEST(BattleHud, MarksOnTheCardWhoeverPlaysAlone) {
    MemoryStorage storage;
    Game friends(storage, 2, 1280, 720);
    friends.start();
    EXPECT_FALSE(friends.has("player/you")) << "who of the two looks?";
    Game alone(storage, 2, 1280, 720);
    alone.session().settings.players[1].kind = computer("moron");
    alone.start();
    for (int part = 0; part < 600; ++part) {
        const bool own = alone.match().player() == PlayerId(0);
        if (alone.match().phase() == Phase::aiming)
            ASSERT_EQ(alone.has("player/you"), own) << alone.text_of("player");
        if (own && alone.match().phase() == Phase::aiming) return;
        alone.wait(0.1);
    }
    FAIL() << "it was never that player's turn";
}

TEST(BattleHud, NoWordsCoverOthersFromTwoToTenPlayers) {
    for (const int width : {640, 1280})
        for (int players = 2; players <= 10; ++players) {
            MemoryStorage storage;
            Game game(storage, players, width, width * 9 / 16);
            game.session().settings.players[0].name = "Bartholomew";
            game.start();
            game.wait(3);  // no banner any more
            ASSERT_FALSE(game.give(Aim{game.match().player(), 1234, 1000}));
            game.words();
            EXPECT_EQ(
                unreadable(game.drawn, {0, 0, static_cast<float>(width), static_cast<float>(width) * 9 / 16}),
                std::vector<std::string>())
                << players << " players, " << width;
        }
}

TEST(BattleHud, NothingCoversAnythingInTheSmallestWindowWithTenPlayers) {
    for (const char* planet : {"dusk", "ice", "great-lakes"}) {
        MemoryStorage storage;
        Game game(storage, 10);
        MatchSettings& settings = game.session().settings;
        settings.players[0].name = "Bartholomew";
        settings.players[9].name = "Wilhelmina";
        settings.level.planet = *find_planet(built_in_planets(), planet);
        settings.level.planet.set(PlanetValue::rain, 100);
        settings.set(Rule::rounds, 30);
        settings.set(Rule::walls, 3);
        settings.set(Rule::ceiling, 1);
        settings.set(Rule::wind, 100);
        game.start();
        ASSERT_FALSE(game.give(Aim{game.match().player(), 1234, 1000}));
        for (const bool banner : {true, false}) {
            EXPECT_EQ(game.has("banner"), banner);
            EXPECT_EQ(unreadable(game.drawn, {0, 0, 640, 360}), std::vector<std::string>()) << planet;
            game.wait(3);
        }
    }
}

TEST(BattleHud, TheWeatherHasAPlaceOfItsOwn) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.level.planet.set(PlanetValue::rain, 100);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    game.start();
    test::battle_state_of(game.match()).lake = 10 * kColumn;
    EXPECT_TRUE(game.has("weather"));
    EXPECT_FALSE(game.has("hud/weather")) << "it's no value of the bar or the cards";
}

TEST(BattleHud, WhoeverAimsSeesItsPowerAtTheTankAndThatOfItsLastShot) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const PlayerId shooter = game.match().player();
    EXPECT_EQ(game.numbers_in("power_arc"), std::vector{game.playing().power});
    EXPECT_FALSE(game.has("hud/last_power")) << "it has not fired yet";
    const int angle = game.playing().body.at.x < 320 ? 1350 : 450;  // out of the level
    ASSERT_FALSE(game.give(Aim{shooter, angle, 812}));
    game.key("space");
    game.wait(0.1);
    EXPECT_FALSE(game.has("power_arc"));
    EXPECT_FALSE(game.has("hud/last_power"));
    game.wait_for_turn();
    for (int turns = 0; turns < 3 && game.match().player() != shooter; ++turns) {
        ASSERT_FALSE(game.give(Aim{game.match().player(), 1800 - angle, 1000}));
        game.key("space");
        game.wait_for_turn();
    }
    ASSERT_EQ(game.match().player(), shooter);
    EXPECT_FALSE(game.has("hud/last_power")) << "it's still set, and said once";
    ASSERT_FALSE(game.give(Aim{shooter, angle, 800}));
    EXPECT_EQ(game.numbers_in("hud/last_power"), std::vector{812});
}

TEST(BattleHud, TellsHowManyShotsAreLeftOrThatThereIsNoEnd) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    EXPECT_EQ(game.text_of("hud/weapon/stock"), "∞");
    game.key("tab");
    EXPECT_EQ(game.text_of("hud/weapon/stock"), "×2");
}

namespace {

/// A person's turn, with what can be clicked on the bar.
struct BarOf : testing::Test {
    BarOf() {
        game.start();
        (void)game.give(Aim{game.match().player(), 900, 500});
        game.words();
        const Canvas canvas(game.picture, plain_typeface());
        layout = bar_layout(canvas, hud_layout(canvas, game.match(), {}).foot, "Tab", "Fire");
    }
    void hold(Point at, double seconds) {
        game.pointer(InputEvent::Kind::pointer_down, at);
        game.wait(seconds);
        game.pointer(InputEvent::Kind::pointer_up, at);
    }
    Point along(float part) const {
        return {layout.track.x + part * layout.track.w, layout.track.center().y};
    }

    MemoryStorage storage;
    Game game{storage};
    BarLayout layout;
};

using BattleBar = BarOf;

}  // namespace

TEST_F(BattleBar, AClickOnFireFiresOnce) {
    game.click(layout.fire.center());
    EXPECT_EQ(game.match().phase(), Phase::flying);
    game.click(layout.fire.center());
    game.wait_for_rest();
    EXPECT_EQ(game.match().tally().shots().size(), 1u);
}

TEST_F(BattleBar, ItsArrowsStepAndGoOnWhileTheyAreHeld) {
    game.click(layout.left.center());
    EXPECT_EQ(game.playing().angle, 910);
    game.click(layout.right.center());
    EXPECT_EQ(game.playing().angle, 900);
    game.click(layout.more.center());
    EXPECT_EQ(game.playing().power, 501);
    game.wait(1);
    EXPECT_EQ(game.playing().power, 501) << "it was let go";
    hold(layout.less.center(), 1);
    EXPECT_LT(game.playing().power, 480);
}

TEST_F(BattleBar, DraggingAlongTheTrackSetsThePowerAndNothingElse) {
    game.pointer(InputEvent::Kind::pointer_down, along(0.25f));
    EXPECT_NEAR(game.playing().power, 250, 5);
    game.pointer(InputEvent::Kind::pointer_move, along(0.8f));
    EXPECT_NEAR(game.playing().power, 800, 5);
    game.pointer(InputEvent::Kind::pointer_move, along(3));
    EXPECT_EQ(game.playing().power, 1000) << "also beyond its end";
    game.pointer(InputEvent::Kind::pointer_up, along(3));
    game.pointer(InputEvent::Kind::pointer_move, along(0.1f));
    EXPECT_EQ(game.playing().power, 1000);
    EXPECT_EQ(game.playing().angle, 900);
}

TEST_F(BattleBar, ANumberThatIsTypedGivesWayToTheTrack) {
    game.key("3");
    EXPECT_TRUE(game.shows_in("hud/power", "3_"));
    game.click(along(0.5f));
    EXPECT_FALSE(game.shows_in("hud/power", "3_"));
    EXPECT_NEAR(game.playing().power, 500, 5);
}

TEST_F(BattleBar, TheWeaponsBesideTheOneThatIsHeldAreTaken) {
    ASSERT_GT(layout.next.w, 0);
    game.click(layout.next.center());
    EXPECT_TRUE(game.shows_in("hud/weapon/name", "Boulder"));
    game.click(layout.previous.center());
    EXPECT_TRUE(game.shows_in("hud/weapon/name", "Pebble"));
    game.click(layout.held.center());
    EXPECT_TRUE(game.has("stock_list/boulder"));
}

TEST_F(BattleBar, TellsWhatTheWeaponDoes) { EXPECT_TRUE(game.shows_in("hud/weapon/does", "20")); }

TEST_F(BattleBar, NothingBehindItIsMarkedOrAimedAt) {
    const int angle = game.playing().angle;
    const Point between = {layout.power.center().x, layout.power.center().y};
    game.app.press({.kind = InputEvent::Kind::pointer_other, .at = between});
    EXPECT_FALSE(game.playing().target.has_value());
    game.pointer(InputEvent::Kind::pointer_down, between);
    game.pointer(InputEvent::Kind::pointer_move, {between.x - 60, between.y - 100});
    EXPECT_EQ(game.playing().angle, angle);
}

TEST_F(BattleBar, StepsBackWhileAShotFlies) {
    EXPECT_FALSE(game.has("hud/shooter"));
    game.key("space");
    game.wait(0.2);
    EXPECT_TRUE(game.has("hud/shooter"));
    EXPECT_EQ(game.numbers_in("hud/power"), std::vector{500});
    EXPECT_TRUE(game.shows_in("hud/weapon", "Pebble"));
    EXPECT_FALSE(game.has("hud/fire"));
}

TEST(BattleHud, OfAComputerThatAimsItTellsTheSameInOneLine) {
    const Match match = [] {
        MatchSettings settings = test::small_match(2);
        for (Player& player : settings.players) player.kind = computer("moron");
        return Match(settings, test::the_arsenal());
    }();
    Image image(640, 360);
    Canvas canvas(image, plain_typeface());
    HudPlaces places;
    const HudState state = {.person = false};
    draw_hud(canvas, match, state, hud_layout(canvas, match, state), places);
    const DrawnScreen drawn = drawn_on(canvas);
    EXPECT_EQ(drawn.text_of("hud/shooter"), match.player(match.player()).name);
    EXPECT_TRUE(drawn.find("hud/weapon") && drawn.find("hud/power"));
    EXPECT_FALSE(drawn.find("hud/fire"));
    EXPECT_EQ(places.track.w, 0) << "nobody else sets it";
}

TEST(BattleHud, SaysWhomAComputerAimsAtAndFiresAt) {
    MatchSettings settings = test::small_match(2);
    for (Player& player : settings.players) player.kind = computer("tosser");
    const Match match(settings, test::the_arsenal());
    const PlayerId shooter = match.player(), other = PlayerId::at(shooter == PlayerId(0) ? 1 : 0);
    for (const int width : {640, 1280, 1920}) {
        const auto says = [&](const HudState& state) {
            Picture on(width, width * 9 / 16);
            HudPlaces places;
            draw_hud(on.canvas, match, state, hud_layout(on.canvas, match, state), places);
            return drawn_on(on.canvas).text_of("hud/shooter");
        };
        const std::string who = match.player(shooter).name, at = match.player(other).name;
        EXPECT_EQ(says({.person = false, .victim = other}), who + " aims at " + at);
        EXPECT_EQ(says({.person = false, .you = other, .victim = other}), who + " aims at you");
        const ShotShown shot = {.player = shooter, .weapon = WeaponId(0)};
        EXPECT_EQ(says({.person = false, .victim = other, .shot = shot}), who + " fires at " + at);
        EXPECT_EQ(says({.person = false, .you = other, .victim = other, .shot = shot}),
                  who + " fires at you");
    }
}

TEST(BattleHud, EverythingForFingersIsAsLargeAsAFingertip) {
    constexpr float kFingertip = 44;
    const Match match(test::small_match(2), test::the_arsenal());
    Image image(844, 390);  // a phone
    Canvas canvas(image, plain_typeface());
    Scale::set_finger(kFingertip);
    for (const bool newcomer : {false, true}) {
        HudPlaces places;
        const HudState state = {.newcomer = newcomer};
        draw_hud(canvas, match, state, hud_layout(canvas, match, state), places);
        EXPECT_GE(places.buttons.size(), 7u);
        for (const HudButton& button : places.buttons) {
            EXPECT_GE(button.place.w, kFingertip) << key_name(button.press);
            EXPECT_GE(button.place.h, kFingertip) << key_name(button.press);
        }
    }
    Scale::set_finger(0);
}

TEST(BattleHud, TheCoachsAimStandsBesideOnesOwn) {
    const Match match(test::small_match(2), test::the_arsenal());
    Image image(1280, 720);
    Canvas canvas(image, plain_typeface());
    HudPlaces places;
    const Tank& tank = match.state().tank(match.player());
    const HudState state = {.tried = AimShown{tank.angle, 586}};
    draw_hud(canvas, match, state, hud_layout(canvas, match, state), places);
    EXPECT_EQ(drawn_on(canvas).text_of("hud/power/tried"), tank.power < 586 ? "↑" : "↓");
    EXPECT_FALSE(drawn_on(canvas).find("hud/angle/tried")) << "the angle was right";
}

TEST(BattleHud, NamesFewKeysInTheFirstRoundsOfTheFirstMatch) {
    const auto keys = [](double matches, TipsWanted tips) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.session().preferences[at(Preference::tips)] = static_cast<double>(tips);
        game.session().preferences[at(Preference::matches)] = matches;
        game.session().settings.set(Rule::direct_hit, 0);
        game.start();
        game.key("space");
        game.wait_for_turn();
        game.wait(0.5);
        std::string found;
        for (const char* each :
             {"aim", "power", "fire", "weapons", "menu", "map", "look", "new_level", "drive"})
            if (game.has(concat("hints/", each))) found += concat(each, " ");
        return found;
    };
    EXPECT_EQ(keys(0, TipsWanted::beginners), "menu ") << "the bar has those for a shot";
    const std::string all = keys(1, TipsWanted::beginners);
    EXPECT_NE(all.find("map"), all.npos);
    EXPECT_EQ(keys(0, TipsWanted::off), all) << "who wants no tips knows the keys";
}

TEST(BattleHud, NamesANewcomerOneMoreKeyAfterEachShot) {
    const Match match(test::small_match(2), test::the_arsenal());
    const auto keys = [&](HudState state) {
        state.newcomer = true;
        KeyHints hints(match, state);
        std::string found;
        for (const HintedKey& each : hints) found += concat(each.id, " ");
        return found;
    };
    EXPECT_EQ(keys({.coach = true, .hinted = true, .shots = 1}), "coach menu ");
    EXPECT_EQ(keys({.shots = 1}), "menu ");
    EXPECT_EQ(keys({.shots = 2}), "weapons menu ");
    EXPECT_EQ(keys({.shots = 3}), "weapons drive menu ");
    EXPECT_EQ(keys({.shots = 4}), "weapons drive items menu ");
    EXPECT_EQ(keys({.shots = 1, .drives = true}), "drive menu ") << "a tip speaks of it";
}

TEST(BattleHud, SaysTheMoneyOfPeopleOnly) {
    for (const bool person : {false, true}) {
        MatchSettings settings = test::small_match(2);
        settings.set(Rule::armory, 1);
        for (Player& player : settings.players) player.kind = person ? kPerson : computer("moron");
        const Match match(settings, test::the_arsenal());
        Image image(1280, 720);
        HudPlaces places;
        for (const bool replay : {false, true}) {
            const HudState state = {.person = person && !replay, .replay = replay};
            Canvas canvas(image, plain_typeface());
            draw_hud(canvas, match, state, hud_layout(canvas, match, state), places);
            EXPECT_EQ(drawn_on(canvas).text_of("hud/player").find('$') != std::string::npos,
                      person && !replay);
        }
    }
}

TEST(BattleHud, SaysANewcomersMoneyFromTheFirstShotOnAndWhatItEarnsBesideIt) {
    MatchSettings settings = test::small_match(2);
    settings.set(Rule::armory, 1);
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    settings.players[1].kind = computer("moron");
    const Match match(settings, test::the_arsenal());
    for (const int width : {640, 1280}) {
        const int height = width * 9 / 16;
        const auto card = [&](const HudState& state) {
            Picture on(width, height);
            HudPlaces places;
            draw_hud(on.canvas, match, state, hud_layout(on.canvas, match, state), places);
            const DrawnScreen drawn = drawn_on(on.canvas);
            EXPECT_EQ(unreadable(drawn, {0, 0, static_cast<float>(width), static_cast<float>(height)}),
                      std::vector<std::string>());
            return drawn.text_of("hud/player");
        };
        EXPECT_EQ(card({.newcomer = true, .quiet = true}).find('$'), std::string::npos);
        const std::string money = tr_money(match.money(match.player()));
        EXPECT_NE(card({.newcomer = true}).find(money), std::string::npos);
        const std::string earned = card({.newcomer = true, .earned = 2430});
        EXPECT_NE(earned.find("+$2,430"), std::string::npos) << earned;
        EXPECT_NE(earned.find(money), std::string::npos) << earned;
    }
}

TEST(BattleHud, NamesSevenKeysAtMost) {
    MemoryStorage storage;
    Game game(storage, 2, 1920, 1080);
    game.session().preferences[at(Preference::matches)] = 5;
    game.session().settings.set(Rule::stock, 20);
    game.start();
    game.key("space");  // so that there's something to see again
    game.wait_for_turn();
    std::string found;
    for (const char* each : {"weapons", "items", "drive", "look", "coach", "new_level", "map", "talk",
                             "replay", "faster", "thought", "menu"})
        if (game.has(concat("hints/", each))) found += concat(each, " ");
    EXPECT_EQ(found, "weapons drive look map replay faster menu ") << "the help has the others";
}

TEST(BattleHud, SaysThatTheNameBesideTheWindIsThePlanets) {
    for (const auto& [width, height] : {std::pair(640, 360), std::pair(1280, 720)}) {
        MemoryStorage storage;
        Game game(storage, 2, width, height);
        game.session().settings.level.planet = *find_planet(built_in_planets(), "dusk");
        game.start();
        EXPECT_EQ(game.text_of("hud/planet"), "Planet: Dusk") << width;
        game.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::beginners);
        game.wait(0.1);
        EXPECT_FALSE(game.has("hud/planet")) << "a newcomer has chosen none";
        EXPECT_TRUE(game.has("hud/wind"));
    }
}

TEST(BattleHud, TellsTheFuelThatIsLeftByANumberThatOnlyDrivingChanges) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    BattleState& state = test::battle_state_of(game.match());
    Tank& tank = state.tanks[tank_of(game.match().player())];
    tank.fuel = 150;
    const auto going_over = [&](LandCover cover) {
        state.covers.assign(static_cast<std::size_t>(state.ground.width()), cover);
        return game.text_of("fuel");
    };
    for (const LandCover cover : {LandCover::bare, LandCover::wood, LandCover::town, LandCover::road})
        EXPECT_EQ(going_over(cover), "fuel: 150 m");
    tank.fuel = 0;
    EXPECT_EQ(going_over(LandCover::wood), "");
}

}  // namespace terramorph
