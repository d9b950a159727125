#include "ui/screens/battle/battle_screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/player/preferences.h"
#include "support/matches.h"
#include "terrain/code/level_code.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/game.h"
#include "ui/landscape/weather.h"
#include "ui/screens/battle/hud/hud.h"

namespace terramorph {

namespace {

/// What of the level is on the screen: all of it, between the bars.
View view_of(Game& game) {
    const Canvas canvas(game.picture, plain_typeface());
    Camera camera = camera_over(game.match().battle().state().ground);
    camera.set_foot(hud_foot_share(canvas));
    camera.set_head(hud_head_share(canvas));
    camera.show_to(game.playing().body.at.y + Director::kOverWhoAims);
    return camera.view(640, 360);
}

struct BattleScreen : testing::Test {
    BattleScreen() { game.start(); }

    int angle() { return game.playing().angle; }
    int power() { return game.playing().power; }
    WeaponId weapon() { return game.match().state().weapon(game.match().player()); }
    std::uint32_t level_seed() { return game.match().level().terrain.seed; }
    /// Where the turret of the one who plays is on the screen.
    Point turret() { return view_of(game).point(game.playing().turret()); }
    void aim(int to_angle, int to_power) {
        ASSERT_FALSE(game.give(Aim{game.match().player(), to_angle, to_power}));
    }

    /// A shot away from everybody, out of the level.
    void aim_away() { aim(game.playing().body.at.x < 320 ? 1350 : 450, 1000); }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST(BattleTags, MarkTheOnlyPersonButNobodyWhereTwoShareTheMachine) {
    for (const bool alone : {true, false}) {
        MemoryStorage storage;
        Game game(storage);
        if (alone) game.session().settings.players[1].kind = computer("moron");
        game.start();
        game.wait(0.5);
        const std::string name = game.match().player(0).name;
        EXPECT_TRUE(game.shows(name));
        EXPECT_EQ(game.shows(name + " · you"), alone);
    }
}

TEST_F(BattleScreen, SentencesStandBelowItsCards) {
    game.wait(0.5);
    game.app.say("notice", "Something that has to be said at some length, so that it's wide.");
    game.words();
    const auto said = game.drawn.find("notice");
    ASSERT_TRUE(said.has_value());
    for (std::size_t k = 0; k < game.drawn.words.size(); ++k) {
        if (k >= said->first && k < said->end) continue;
        const Rect a = game.drawn.places[k], b = game.drawn.places[said->first];
        EXPECT_FALSE(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
            << game.drawn.words[k];
    }
}

TEST_F(BattleScreen, TellsThePlanetItsGravityAndWhatTheWeatherDoes) {
    game.key("esc");
    EXPECT_TRUE(game.shows_in("pause/told", "9.8"));
    EXPECT_TRUE(game.shows_in("pause/told", level_code(game.match().level())));
    game.key("esc");
    EXPECT_TRUE(game.shows_in("hud/planet", game.match().level().planet.label));
    Planet rainy = *find_planet(built_in_planets(), "great-lakes");
    rainy.set(PlanetValue::rain, 100);
    game.session().settings.level.planet = rainy;
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    game.start();
    EXPECT_TRUE(game.shows_in("hud/planet", rainy.label));
    EXPECT_EQ(game.text_of("weather"), "") << "where there is no lake, it does nothing";
    test::battle_state_of(game.match()).lake = 10 * kColumn;
    EXPECT_EQ(game.text_of("weather"), weather_words(Weather::rain, game.match().battle().state()));
    EXPECT_NE(game.text_of("weather"), "");
    rainy.set(PlanetValue::least_wind, 0);
    rainy.set(PlanetValue::most_wind, 0);
    rainy.set(PlanetValue::air, 0);
    game.session().settings.level.planet = rainy;
    game.start();
    EXPECT_EQ(game.text_of("weather"), "") << "there is no air for it";
}

TEST_F(BattleScreen, WavesGoByWhereThereIsWaterAndNothingMovesElsewhere) {
    const auto moves = [this] {
        bool any = false;
        for (int frame = 0; frame < 12; ++frame) any |= game.app.advance(1.0 / 60);
        return any;
    };
    Planet still = *find_planet(built_in_planets(), "great-lakes");
    still.set(PlanetValue::rain, 0);
    still.set(PlanetValue::least_wind, 0);
    still.set(PlanetValue::most_wind, 0);
    game.session().settings.level.planet = still;
    game.start();
    game.wait(4);
    EXPECT_TRUE(moves());
    still.set(PlanetValue::water, 0);
    game.session().settings.level.planet = still;
    game.start();
    game.wait(4);
    EXPECT_FALSE(moves());
}

TEST_F(BattleScreen, GrassBendsInTheWindUnlessNobodyLooksOrNothingShouldMove) {
    const auto moves = [this] {
        bool any = false;
        for (int frame = 0; frame < 12; ++frame) any |= game.app.advance(1.0 / 60);
        return any;
    };
    Planet windy = default_planet();
    windy.set(PlanetValue::rain, 0);
    windy.set(PlanetValue::least_wind, 20);
    game.session().settings.set(Rule::wind, 100);
    game.session().settings.level.planet = windy;
    game.start();
    game.wait(4);
    EXPECT_TRUE(moves());
    game.app.set_focused(false);
    moves();
    EXPECT_FALSE(moves());
    game.app.set_focused(true);
    set_preference(game.session(), Preference::reduced_motion, 1);
    moves();
    EXPECT_FALSE(moves());
}

TEST_F(BattleScreen, ShowsWhoPlaysWithWhat) {
    aim(623, 586);
    const std::string name = game.match().player(game.match().player()).name;
    for (const auto& [part, wanted] : {std::pair{"hud/player", name},
                                       {"hud/player", "0 "},
                                       {"hud/angle", "62.3°"},
                                       {"hud/power", "586"},
                                       {"hud/weapon", "Pebble"},
                                       {"hud/round", "round 1 of 2"}})
        EXPECT_TRUE(game.shows_in(part, wanted)) << part;
    for (const char* heading : {"angle", "power", "wind", "weapon", "round"})
        EXPECT_TRUE(game.has(std::string("hud/") + heading)) << heading;
    for (const char* hint : {"weapons", "look", "new_level", "map", "menu"})
        EXPECT_TRUE(game.has(std::string("hints/") + hint)) << hint;
}

TEST_F(BattleScreen, ArrowsTurnTheTurretAndChangeThePower) {
    aim(900, 500);
    game.key("left");
    EXPECT_EQ(angle(), 910);
    game.key("right");
    game.key("right");
    EXPECT_EQ(angle(), 890);
    game.key("shift+right");
    EXPECT_EQ(angle(), 889);
    game.key("up");
    EXPECT_EQ(power(), 501);
    game.key("shift+down");
    EXPECT_EQ(power(), 500);
}

TEST_F(BattleScreen, AHeldArrowGoesOnAndStopsAtTheEnd) {
    aim(900, 500);
    game.down("up");
    game.wait(1);
    EXPECT_GT(power(), 520);
    game.wait(60);
    EXPECT_EQ(power(), 1000);
    game.up("up");
    game.down("right");
    game.wait(60);
    EXPECT_EQ(angle(), 0);
}

TEST_F(BattleScreen, ATypedNumberBecomesThePower) {
    for (const char* digit : {"3", "2", "7"}) game.key(digit);
    EXPECT_TRUE(game.shows_in("hud/power", "327_"));
    game.key("enter");
    EXPECT_EQ(power(), 327);
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "Enter accepts the number and does not fire";
}

TEST_F(BattleScreen, SpaceFiresWithTheNumberThatIsBeingTyped) {
    const PlayerId player = game.match().player();
    for (const char* digit : {"3", "2", "7"}) game.key(digit);
    game.key("space");
    EXPECT_EQ(game.tank(player).power, 327);
    EXPECT_EQ(game.match().phase(), Phase::flying);
}

TEST_F(BattleScreen, SpaceDoesNotFireWithATypedPowerThatIsRefused) {
    for (const char* digit : {"1", "5", "0", "0"}) game.key(digit);
    game.key("space");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
}

TEST_F(BattleScreen, ATypedPowerThatATankHasNotIsRefusedInWords) {
    const int before = power();
    for (const char* digit : {"1", "5", "0", "0"}) game.key(digit);
    game.key("enter");
    EXPECT_EQ(power(), before);
    EXPECT_TRUE(game.tells_why_not(Aim{game.match().player(), angle(), 1500}));
}

TEST_F(BattleScreen, TabGoesThroughTheWeaponsThatThereAreShotsFor) {
    game.key("tab");
    EXPECT_EQ(weapon(), 1);
    EXPECT_TRUE(game.shows_in("hud/weapon", "Boulder"));
    EXPECT_EQ(game.text_of("hud/weapon/stock"), "×2");
    game.key("tab");
    EXPECT_EQ(weapon(), 0);
    game.key("shift+tab");
    EXPECT_EQ(weapon(), 1);
}

TEST_F(BattleScreen, SpaceFires) {
    const int turn = game.match().turn();
    aim_away();
    game.key("space");
    EXPECT_EQ(game.match().phase(), Phase::flying);
    game.wait_for_turn();
    EXPECT_EQ(game.match().turn(), turn + 1);
}

TEST_F(BattleScreen, EnterFiresNothingWhereNoPowerIsTypedAndSaysWhatDoes) {
    aim_away();
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_TRUE(game.shows_in("enter", "Space"));
    for (const char* digit : {"3", "2", "7"}) game.key(digit);
    game.key("enter");
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "pressed twice, it does no more";
    EXPECT_EQ(power(), 327);
}

TEST_F(BattleScreen, EnterFiresForWhoeverHasChosenIt) {
    game.session().controls.bind(Control::fire, Device::keyboard, "enter");
    aim_away();
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::flying);
}

TEST_F(BattleScreen, NothingCanBeAimedWhileAShotFlies) {
    aim(900, 900);
    const PlayerId shooter = game.match().player();
    game.key("space");
    game.key("left");
    game.key("tab");
    EXPECT_EQ(game.tank(shooter).angle, 900);
    EXPECT_FALSE(game.has("hud/fire")) << "and the bar does not say so";
}

TEST_F(BattleScreen, BeforeTheFirstShotRDrawsALevelAtOnce) {
    const auto before = level_seed();
    game.key("r");
    EXPECT_NE(level_seed(), before);
    EXPECT_FALSE(game.has("new_level/yes"));
}

TEST_F(BattleScreen, AfterTheFirstShotRAsks) {
    aim_away();
    game.key("space");
    game.wait_for_turn();
    ASSERT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_TRUE(game.has("hints/menu"));
    EXPECT_FALSE(game.has("hints/new_level")) << "nobody clicks on it by accident";
    const auto before = level_seed();
    game.key("r");
    EXPECT_TRUE(game.has("new_level/yes"));
    game.key("enter");
    EXPECT_FALSE(game.has("new_level/yes"));
    EXPECT_EQ(level_seed(), before) << "nothing is lost by a key pressed too soon";
    game.key("r");
    game.key("up");
    game.key("enter");
    EXPECT_NE(level_seed(), before);
    EXPECT_FALSE(game.match().state().fired);
    EXPECT_FALSE(game.has("new_level/yes"));
}

TEST_F(BattleScreen, TabSaysThatThereIsNoOtherWeapon) {
    test::battle_state_of(game.match()).tank(tank_of(game.match().player())).kit.weapons[1] = 0;
    game.key("tab");
    EXPECT_EQ(weapon(), 0);
    EXPECT_TRUE(game.has("only_weapon"));
}

TEST_F(BattleScreen, EscapePausesAndResumes) {
    const auto before = game.match().hash();
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
    game.wait(1);
    game.key("esc");
    EXPECT_FALSE(game.has("pause"));
    EXPECT_EQ(game.match().hash(), before);
}

TEST_F(BattleScreen, AShotWaitsWhileTheGameIsPaused) {
    aim(900, 900);
    game.key("space");
    game.wait(0.5);
    const auto tick = game.match().battle().state().tick;
    game.key("esc");
    game.wait(1);
    EXPECT_EQ(game.match().battle().state().tick, tick);
    game.key("enter");
    game.wait(0.5);
    EXPECT_GT(game.match().battle().state().tick, tick);
}

TEST_F(BattleScreen, LeavingKeepsTheMatchToContinue) {
    game.key("left");
    const int aimed = angle();
    const auto hash = game.match().hash();
    game.key("esc");
    game.click_on("leave");
    EXPECT_NE(game.session().unfinished, "");
    continue_match(game.app);
    EXPECT_EQ(game.match().hash(), hash);
    EXPECT_EQ(angle(), aimed);
    EXPECT_TRUE(game.has("hud"));
}

TEST_F(BattleScreen, DraggingFromTheTankAims) {
    const Point from = turret();
    game.words();
    game.pointer(InputEvent::Kind::pointer_down, from);
    game.pointer(InputEvent::Kind::pointer_move, {from.x + 60, from.y - 60});
    EXPECT_NEAR(angle(), 450, 10);
    const int weak = power();
    game.pointer(InputEvent::Kind::pointer_move, {from.x - 120, from.y - 120});
    EXPECT_NEAR(angle(), 1350, 10);
    EXPECT_GT(power(), weak);
    game.pointer(InputEvent::Kind::pointer_move, {from.x + 2000, from.y});
    EXPECT_EQ(power(), 1000);
    game.pointer(InputEvent::Kind::pointer_up, {});
    const int aimed = angle();
    game.pointer(InputEvent::Kind::pointer_move, {from.x - 50, from.y - 50});
    EXPECT_EQ(angle(), aimed) << "the drag is over";
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "a drag does not fire";
}

TEST_F(BattleScreen, DraggingFromElsewhereDoesNothing) {
    game.words();
    const int before = angle();
    const Point away = {turret().x < 320 ? 600.0f : 40.0f, 100};
    game.pointer(InputEvent::Kind::pointer_down, away);
    game.pointer(InputEvent::Kind::pointer_move, {away.x - 20, away.y - 30});
    EXPECT_EQ(angle(), before);
}

TEST_F(BattleScreen, TheWheelChangesThePower) {
    aim(900, 500);
    game.app.press({.kind = InputEvent::Kind::wheel, .wheel = 1});
    EXPECT_EQ(power(), 510);
    game.app.press({.kind = InputEvent::Kind::wheel, .shift = true, .wheel = -1});
    EXPECT_EQ(power(), 509);
}

TEST_F(BattleScreen, TheWeaponIsChosenFromAList) {
    game.click_on("hud/weapon/name");
    EXPECT_TRUE(game.has("stock_list/boulder"));
    game.click_on("stock_list/boulder");
    EXPECT_EQ(weapon(), 1);
    game.key("w");
    game.key("left");
    game.key("enter");
    EXPECT_EQ(weapon(), 0);
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "Enter chose, it did not fire";
}

TEST_F(BattleScreen, TheListOfWeaponsKnowsWhatIsLeft) {
    game.key("w");
    EXPECT_TRUE(game.has("stock_list"));
    EXPECT_EQ(game.text_of("stock_list/pebble/left"), "∞");
    EXPECT_EQ(game.text_of("stock_list/boulder/left"), "×2");
    game.key("space");
    EXPECT_FALSE(game.has("stock_list"));
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "Space chose, it did not fire";
}

TEST_F(BattleScreen, NamesNoKeysOfTheFieldWhileTheListIsOpen) {
    EXPECT_TRUE(game.has("hints"));
    game.key("w");
    EXPECT_FALSE(game.has("hints")) << "they'd do something else there";
    game.key("escape");
    EXPECT_TRUE(game.has("hints"));
}

TEST_F(BattleScreen, LettersInTheListDoNotDriveOrDrawLevels) {
    const auto before = level_seed();
    game.key("w");
    for (const char* letter : {"r", "a", "m", "t"}) game.key(letter);
    EXPECT_EQ(level_seed(), before);
    EXPECT_EQ(game.text_of("stock_list/search"), "ramt_");
}

TEST_F(BattleScreen, TheHintsAndTheBarCanBeClicked) {
    const auto before = level_seed();
    game.click_on("hints/new_level");
    EXPECT_NE(level_seed(), before);
    game.click_on("hud/weapon/tab");
    EXPECT_EQ(weapon(), 1);
    game.click_on("hud/fire");
    EXPECT_EQ(game.match().phase(), Phase::flying);
    EXPECT_EQ(game.match().tally().shots().size(), 1u) << "it fires once";
}

TEST_F(BattleScreen, MShowsTheMapAndHidesItAgain) {
    const auto names = [&] {
        const auto words = game.words();
        return std::count(words.begin(), words.end(), level_code(game.match().level()));
    };
    const auto before = names();
    game.key("m");
    EXPECT_EQ(names(), before + 1);
    game.key("esc");
    EXPECT_EQ(names(), before);
    EXPECT_FALSE(game.has("pause")) << "Escape closes what is open first";
}

TEST_F(BattleScreen, EveryTurnIsAnnounced) {
    EXPECT_TRUE(game.shows_in("banner", game.match().player(game.match().player()).name));
    game.wait(3);
    EXPECT_FALSE(game.has("banner")) << "and the words go away by themselves";
}

TEST_F(BattleScreen, AShotIsHeard) {
    game.app.take_sounds();
    game.key("space");
    EXPECT_FALSE(game.app.take_sounds().empty());
}

TEST_F(BattleScreen, TheSamePressesGiveTheSamePictures) {
    MemoryStorage other_storage;
    Game other(other_storage);
    other.start();
    for (Game* each : {&game, &other}) {
        each->key("up");
        each->key("space");
        each->wait(1.5);
        each->words();
    }
    EXPECT_TRUE(std::equal(game.picture.pixels().begin(), game.picture.pixels().end(),
                           other.picture.pixels().begin()));
}

namespace {

/// A battle with items to use, and one that works by itself.
struct BattleWithItems : testing::Test {
    BattleWithItems() {
        constexpr std::string_view kArsenal =
            "[pebble]\nname = \"Pebble\"\nunlimited = true\n"
            "on_impact = [{ effect = \"blast\", radius = 20 }]\n"
            "[petrol]\nname = \"Petrol\"\nrole = \"item\"\nicon = \"fuel\"\nbundle = 2\n"
            "on_use = [{ effect = \"fuel\", columns = 60 }]\n"
            "[charm]\nname = \"Charm\"\nrole = \"item\"\nlasting = true\n"
            "on_fall = [{ effect = \"parachute\" }]\n"
            "[dome]\nname = \"Dome\"\nrole = \"item\"\n"
            "on_use = [{ effect = \"shield\", strength = 77 }]\n";
        Result<Arsenal> arsenal = parse_arsenal(kArsenal, "arsenal");
        EXPECT_TRUE(arsenal) << arsenal.error().text();
        game.session().arsenal = std::make_shared<Arsenal>(arsenal.take());
        game.session().settings.set(Rule::fuel, 0);
        game.start();
    }

    void use(const std::string& letters) {
        game.key("i");
        for (const char letter : letters) game.key(std::string_view(&letter, 1));
        game.key("enter");
        game.wait_for_turn();
    }
    float x() { return game.playing().body.at.x; }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(BattleWithItems, IShowsTheItemsAndEnterUsesOne) {
    game.key("i");
    for (const char* name : {"petrol", "charm", "dome"})
        EXPECT_TRUE(game.has(std::string("stock_list/") + name)) << name;
    game.key("esc");
    const PlayerId player = game.match().player();
    use("petrol");
    EXPECT_EQ(game.match().battle().state().tank(tank_of(player)).kit.items[0], 1);
    EXPECT_EQ(game.match().player(), player) << "the turn goes on";
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    test::battle_state_of(game.match()).covers.clear();  // as far as on bare land
    EXPECT_EQ(game.text_of("fuel"), "fuel: 60 m") << "the fuel stands below the bar";
}

TEST_F(BattleWithItems, ItemsThatWorkByThemselvesAreRefusedInWords) {
    game.key("i");
    for (const char* letter : {"c", "h"}) game.key(letter);
    EXPECT_TRUE(game.has("stock_list/by_itself"));
    game.key("enter");
    EXPECT_TRUE(game.tells_why_not(Use{game.match().player(), 1}));
    EXPECT_EQ(game.match().battle().state().tank(tank_of(game.match().player())).kit.items[1], 1);
}

TEST_F(BattleWithItems, OfWhatIsUsedUpTheListTellsHowToComeByMore) {
    use("petrol");
    use("petrol");
    game.wait(20);
    use("petrol");
    EXPECT_TRUE(game.shows_in("stock_list/source", "crate"));
    EXPECT_EQ(game.match().battle().state().tank(tank_of(game.match().player())).kit.items[0], 0);
}

TEST_F(BattleWithItems, AShieldIsShownBelowTheBar) {
    EXPECT_FALSE(game.has("shield"));
    use("dome");
    EXPECT_EQ(game.text_of("shield"), "77");
}

TEST_F(BattleWithItems, HeldKeysDriveAsFarAsThereIsFuel) {
    EXPECT_FALSE(game.has("hints/drive"));
    use("petrol");
    EXPECT_TRUE(game.has("hints/drive"));
    const float middle = static_cast<float>(game.match().level().width()) / 2;
    const bool to_right = x() < middle;
    const float before = x(), fuel = game.playing().fuel;
    const PlayerId player = game.match().player();
    game.down(to_right ? "d" : "a");
    game.wait(1.5);
    game.up(to_right ? "d" : "a");
    game.wait_for_turn();
    const float way = game.tank(player).body.at.x - before;
    EXPECT_GT(to_right ? way : -way, 8) << "it drove more than one step";
    EXPECT_LT(game.tank(player).fuel, fuel);
    const float stopped = x();
    game.wait(1);
    EXPECT_NEAR(x(), stopped, 1) << "and stops when the key is up";
    EXPECT_EQ(game.match().player(), player);
}

TEST_F(BattleWithItems, WhoDrivesSeesHowFarTheFuelGoesUntilTheShot) {
    use("petrol");
    game.wait(0.5);
    EXPECT_FALSE(game.has("driving_range")) << "nobody has asked";
    game.down("d");
    game.wait(0.1);
    game.up("d");
    game.wait(2);
    EXPECT_TRUE(game.has("driving_range"));
    game.key("space");
    game.wait(0.1);
    EXPECT_FALSE(game.has("driving_range"));
    game.wait_for_turn();
    game.wait(2);
    EXPECT_FALSE(game.has("driving_range"));
}

TEST_F(BattleWithItems, WhoPointsAtTheTankSeesHowFarItCanDrive) {
    const Point turret = view_of(game).point(game.playing().turret());
    game.pointer(InputEvent::Kind::pointer_move, turret);
    game.wait(2);
    EXPECT_FALSE(game.has("driving_range")) << "there's no fuel";
    use("petrol");
    game.wait(2);
    EXPECT_TRUE(game.has("driving_range"));
    game.pointer(InputEvent::Kind::pointer_move, {turret.x < 320 ? 600.0f : 40.0f, 100});
    game.wait(0.1);
    EXPECT_FALSE(game.has("driving_range"));
}

TEST_F(BattleWithItems, TheEndOfADriveIsDrawn) {
    use("petrol");
    game.down("d");
    game.wait(0.1);
    game.up("d");
    bool drawn = false;
    for (int frame = 0; frame < 3600 && game.match().phase() == Phase::flying; ++frame)
        drawn = game.app.advance(1.0 / 60);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_TRUE(drawn) << "the frame in which it comes to rest";
}

TEST_F(BattleWithItems, DrivingWithoutFuelIsRefusedOnceInWords) {
    game.down("d");
    game.wait(1);
    EXPECT_EQ(game.count("refused"), 1);
    EXPECT_TRUE(game.tells_why_not(Drive{game.match().player(), 1}));
    game.up("d");
}

TEST_F(BattleWithItems, ARightClickSetsTheTarget) {
    game.words();
    EXPECT_FALSE(game.playing().target);
    const Vec2<float> wanted = view_of(game).place({400, 200});
    game.pointer(InputEvent::Kind::pointer_other, {400, 200});
    ASSERT_TRUE(game.playing().target);
    EXPECT_NEAR(static_cast<float>(game.playing().target->x), wanted.x, 1);
    EXPECT_NEAR(static_cast<float>(game.playing().target->y), wanted.y, 1);
}

TEST_F(BattleWithItems, TMovesACrossThatEnterSets) {
    game.words();
    game.key("t");
    game.key("esc");
    EXPECT_FALSE(game.playing().target);
    EXPECT_FALSE(game.has("pause")) << "Escape only closed the cross";
    game.pointer(InputEvent::Kind::pointer_other, {300, 150});
    const Vec2<int> before = *game.playing().target;
    const int angle = game.playing().angle;
    game.key("t");
    for (int k = 0; k < 3; ++k) game.key("left");
    game.key("shift+up");
    game.key("enter");
    EXPECT_EQ(game.playing().target->x, before.x - 24);
    EXPECT_EQ(game.playing().target->y, before.y + 1);
    EXPECT_EQ(game.playing().angle, angle) << "the arrows moved the cross, not the barrel";
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "Enter set it, it did not fire";
    game.key("t");
    game.click({500, 100});
    EXPECT_GT(game.playing().target->x, before.x);
}

TEST_F(BattleWithItems, TheTargetIsSeenAndOnlyByItsOwner) {
    game.wait(3);
    game.words();
    const Image before = game.picture;
    game.pointer(InputEvent::Kind::pointer_other, {320, 100});
    game.words();
    const Image seen = game.picture;
    EXPECT_FALSE(std::ranges::equal(before.pixels(), seen.pixels()));
    ASSERT_FALSE(game.give(Pass{game.match().player()}));
    game.wait_for_turn();
    game.wait(3);
    game.words();
    const auto patch = [](const Image& image) {
        return std::vector(image.row(100) + 310, image.row(100) + 330);
    };
    EXPECT_EQ(patch(game.picture), patch(before));
    EXPECT_NE(patch(seen), patch(before));
}

TEST_F(BattleWithItems, AHeldTargetNeverLeavesTheLevel) {
    game.words();
    for (const Point at : {Point{-50, -50}, {5000, 5000}, {320, -20000}}) {
        game.pointer(InputEvent::Kind::pointer_other, at);
        EXPECT_FALSE(game.has("refused"));
        ASSERT_TRUE(game.playing().target);
    }
}

TEST(BattleScreenOfComputers, PlaysByItself) {
    MemoryStorage storage;
    Game game(storage);
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    game.start();
    const int turn = game.match().turn();
    for (int second = 0; second < 60 && game.match().turn() == turn; ++second) game.wait(1);
    EXPECT_GT(game.match().turn(), turn);
}

TEST(BattleScreenOfComputers, PressesDoNotAimForThem) {
    MemoryStorage storage;
    Game game(storage);
    for (Player& player : game.session().settings.players) player.kind = computer("spoiler");
    start_match(game.app);
    const int before = game.playing().angle;
    game.key("left");
    game.key("5");
    game.key("enter");
    EXPECT_EQ(game.playing().angle, before);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
}

TEST_F(BattleScreen, RemarksOfTanksChangeNothingOfTheMatch) {
    std::vector<std::uint64_t> hashes;
    for (const Talk talk : {Talk::nobody, Talk::all}) {
        MemoryStorage other;
        Game played(other);
        for (Player& player : played.session().settings.players) player.kind = computer("moron");
        played.session().settings.set(Rule::talk, static_cast<double>(talk));
        played.start();
        played.wait(20);
        hashes.push_back(played.match().hash());
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

TEST_F(BattleScreen, TheLastShotIsSeenAgainAndTheMatchGoesOnAsItWas) {
    game.key("v");
    EXPECT_FALSE(game.has("last_turn")) << "nobody has fired yet";
    aim(800, 300);
    game.key("space");
    game.wait_for_turn();
    const std::uint64_t before = game.match().hash();
    game.key("v");
    ASSERT_TRUE(game.has("last_turn"));
    game.wait(60);
    EXPECT_FALSE(game.has("last_turn")) << "it closes by itself";
    EXPECT_EQ(game.match().hash(), before);
    game.key("v");
    ASSERT_TRUE(game.has("last_turn"));
    game.key("space");
    EXPECT_FALSE(game.has("last_turn"));
    EXPECT_EQ(game.match().hash(), before) << "the key that ends it does nothing else";
}

TEST_F(BattleScreen, VAgainGoesBackToTheShotBefore) {
    std::vector<std::string> shooters;
    for (int shot = 0; shot < 2; ++shot) {
        shooters.push_back(game.match().player(game.match().player()).name);
        aim_away();
        game.key("space");
        game.wait_for_turn();
    }
    game.key("v");
    game.wait(0.5);
    EXPECT_TRUE(game.shows_in("replay", shooters[1]));
    game.key("v");
    game.wait(0.5);
    EXPECT_TRUE(game.shows_in("replay", shooters[0]));
    EXPECT_TRUE(game.shows_in("player", shooters[0]));
    game.key("v");
    EXPECT_FALSE(game.has("last_turn")) << "there's none before";
}

TEST_F(BattleScreen, OnANewMapThereIsNothingToSeeAgain) {
    game.key("r");
    game.wait(0.1);
    game.key("v");
    EXPECT_FALSE(game.has("last_turn"));
    EXPECT_TRUE(game.has("no_turn_yet"));
    EXPECT_FALSE(game.has("hints/replay"));
}

TEST(BattleBanner, SaysSoWhereOneOfTheLastTwoPlaysTwiceInARow) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    int again = 0;
    for (int turn = 0; turn < 6 && game.match().phase() == Phase::aiming; ++turn) {
        const PlayerId before = game.match().player();
        ASSERT_FALSE(game.give(Pass{before}));
        game.wait_for_turn();
        game.wait(0.1);
        const bool twice = game.match().player() == before;
        EXPECT_EQ(game.shows_in("banner", "again"), twice) << game.text_of("banner");
        again += twice ? 1 : 0;
    }
    EXPECT_GE(again, 2);
}

}  // namespace terramorph
