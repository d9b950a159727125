#include "ui/screens/battle/tips/tips.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/player/controls.h"
#include "app/talk/talker.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/tips_game.h"

namespace terramorph {

TEST(FirstShot, IsTaughtStepByStep) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.start();
    ASSERT_TRUE(game.teaches("turn the barrel")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("to fire") || game.teaches("farther")) << game.text_of("tip");
    EXPECT_TRUE(game.teaches("Angle") && game.teaches("Power") && game.teaches("Fire")) << "the steps";
    EXPECT_FALSE(game.has("tip/step_done"));
    EXPECT_TRUE(game.has("turns")) << "arrows at the barrel";
    EXPECT_TRUE(game.has("taught")) << "the angle on the bar";
    game.key("left");
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("turn the barrel")) << "a tap is hardly seen";
    game.turn_by(30);
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("turn the barrel")) << "whoever holds the key looks at the barrel";
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("until the power is about ")) << game.text_of("tip");
    EXPECT_TRUE(game.has("power/zone")) << "a mark on the bar";
    EXPECT_TRUE(game.has("tip/step_done"));
    EXPECT_FALSE(game.has("turns"));
    game.push_by(40 - game.playing().power);
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("until the power is about ")) << "that's no shot that hits";
    game.push_as_told();
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("to fire") && game.teaches("Space")) << game.text_of("tip");
    EXPECT_TRUE(game.has("power/zone")) << "it stays there until the shot";
    EXPECT_FALSE(game.teaches("until the power"));
}

TEST(FirstShot, HitsForWhoeverDoesWhatItsStepsSay) {
    for (const int turn : {-60, -30, 30, 60}) {
        MemoryStorage storage;
        TipsGame game(storage);
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::wind, 100);
        game.start();
        game.turn_by(turn);
        game.wait(0.6);
        for (int more = 0; more < 20 && game.teaches("turn the barrel"); ++more) {
            EXPECT_TRUE(game.teaches("No power hits")) << turn << ": " << game.text_of("tip");
            game.turn_by(game.is_right() ? 20 : -20);
            game.wait(0.6);
        }
        game.push_as_told();
        game.wait(0.6);
        ASSERT_TRUE(game.teaches("to fire")) << turn << ": " << game.text_of("tip");
        const Tank& other = game.tank(game.match().player() == PlayerId(0) ? PlayerId(1) : PlayerId(0));
        const int health = other.health;
        game.fire_as_aimed();
        EXPECT_LT(other.health, health) << turn;
    }
}

TEST(FirstShot, NeedsNoStepsOfWhoeverFiresAtOnce) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    ASSERT_TRUE(game.teaches("turn the barrel"));
    game.fire_as_aimed();
    EXPECT_TRUE(game.teaches("shoot farther")) << "in the next turn, by itself: " << game.text_of("tip");
    EXPECT_FALSE(game.has("tip/step_done") || game.has("tip/step"));
    game.fire_out();
    EXPECT_FALSE(game.teaches("to fire"));
}

TEST(Tips, TeachOneThingInATurnAndEachOnce) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::always);
    game.set(Preference::matches, 1);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    ASSERT_TRUE(game.teaches("turn the barrel"));
    game.turn_by(30);
    game.wait(0.6);
    EXPECT_FALSE(game.has("tip")) << "the rest can wait for a turn";
    game.fire_as_aimed();
    EXPECT_TRUE(game.teaches("shoot farther"));
    game.push_by(30);
    game.wait(0.6);
    EXPECT_FALSE(game.has("tip"));
    game.fire_out();
    EXPECT_FALSE(game.teaches("shoot farther") || game.teaches("turn the barrel"));
}

TEST(Tips, NameTheKeysThatThePlayerHasChosenAndTheButtonsOfAPad) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().controls.bind(Control::fire, Device::keyboard, "k");
    game.session().controls.bind(Control::fire, Device::pad, "y");
    game.start();
    EXPECT_TRUE(game.teaches("drag")) << game.text_of("tip");
    game.session().device = Device::pad;
    game.wait(0.1);
    EXPECT_FALSE(game.teaches("drag")) << "a pad drags nothing: " << game.text_of("tip");
    game.session().device = Device::keyboard;
    game.turn_by(30);
    game.wait(0.6);
    game.push_as_told();
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("K")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("Space"));
    game.session().device = Device::pad;
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("Y")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("K"));
}

TEST(Tips, NameWhatTheMouseDoesOnceItIsUsed) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    game.click({5, 5});
    EXPECT_TRUE(game.teaches("Drag from your tank")) << game.text_of("tip");
    EXPECT_TRUE(game.teaches("Space")) << "whoever has clicked on Play may rather want keys";
    game.fire_as_aimed();
    game.click({5, 5});
    EXPECT_TRUE(game.teaches("wheel")) << game.text_of("tip");
    game.key("m");
    game.wait(0.1);
    EXPECT_FALSE(game.teaches("wheel")) << game.text_of("tip");
}

TEST(Tips, LeaveWhileWeaponsAreListed) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.start();
    EXPECT_TRUE(game.has("tip"));
    game.key("w");
    EXPECT_FALSE(game.has("tip"));
    game.key("esc");
    EXPECT_TRUE(game.has("tip"));
}

TEST(Tips, LearnNoMoreFromADragOfTheMouseThanIsTaughtThen) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    ASSERT_TRUE(game.teaches("turn the barrel"));
    const Canvas canvas(game.picture, plain_typeface());
    Camera camera = camera_over(game.match().battle().state().ground);
    camera.set_foot(hud_foot_share(canvas));
    camera.set_head(hud_head_share(canvas));
    const auto drag = [&](Point to) {
        game.words();
        camera.show_to(game.playing().body.at.y + Director::kOverWhoAims);
        const Point tank = camera.view(1280, 720).point(game.playing().turret());
        game.pointer(InputEvent::Kind::pointer_down, tank);
        game.pointer(InputEvent::Kind::pointer_move, tank + to);
        game.wait(0.1);
        EXPECT_TRUE(game.has("tip"));
        game.pointer(InputEvent::Kind::pointer_up, tank + to);
        game.wait(0.1);
    };
    drag({game.is_right() ? -60.0f : 60.0f, -90});  // towards the other tank
    EXPECT_TRUE(game.teaches("until the power is about "))
        << "though the drag has changed it, too: " << game.text_of("tip");
    game.push_as_told();
    game.wait(0.6);
    EXPECT_TRUE(game.teaches("click Fire")) << game.text_of("tip");
}

TEST(Tips, TellNobodyHowToAimWhoHasHitSomebody) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::health, 500);
    game.start();
    ASSERT_TRUE(game.teaches("turn the barrel"));
    const PlayerId player = game.match().player();
    const Tank& other = game.match().state().tank(player == PlayerId(0) ? PlayerId(1) : PlayerId(0));
    const auto miss = [&](int power) {
        const Prediction shot =
            game.match().battle().predict_shot(tank_of(player), game.playing().angle, power);
        return std::abs(columns_of(shot.contact.at).x - other.body.at.x);
    };
    int best = 1;
    for (int power = 1; power <= kFullPower; ++power)
        if (miss(power) < miss(best)) best = power;
    game.fire(game.playing().angle, best);
    ASSERT_LT(other.health, 500) << miss(best);
    ASSERT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_FALSE(game.teaches("turn the barrel"));
    EXPECT_FALSE(game.teaches("shoot farther"));
}

TEST(Tips, TeachTheWindOnceItHasChangedSinceOnesLastShot) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.miss_before(Lesson::wind);
    const PlayerId first = PlayerId::at(game.match().player() == PlayerId(0) ? 1 : 0);
    for (int more = 0; more < 3 && game.match().player() != first; ++more) game.fire_away();
    int& wind = test::battle_state_of(game.match()).air.wind;
    const PastShot* const last = game.match().tally().last_shot(game.match().player());
    ASSERT_TRUE(last);
    wind = last->wind;
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "the shot would be as good again: " << game.text_of("tip");
    const auto tells = [&](int before, int now, std::string_view what, std::string_view side) {
        const_cast<PastShot*>(last)->wind = before;
        wind = now;
        game.wait(0.1);
        return game.teaches(what) && game.teaches(side);
    };
    EXPECT_TRUE(tells(-20, 20, "turned", "right")) << game.text_of("tip");
    EXPECT_TRUE(tells(20, -20, "turned", "left")) << game.text_of("tip");
    EXPECT_TRUE(tells(10, 30, "picked up", "right")) << game.text_of("tip");
    EXPECT_TRUE(tells(0, -30, "picked up", "left")) << game.text_of("tip");
    EXPECT_TRUE(tells(-30, -10, "eased", "left")) << game.text_of("tip");
    EXPECT_TRUE(tells(30, 0, "died down", "")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("aim")) << "whoever has just hit would be led astray";
}

TEST(Tips, TeachOtherWeaponsByTheirNames) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::weapon)));
    game.start();
    const TankId tank = tank_of(game.match().player());
    auto& stock = test::battle_state_of(game.match()).tank(tank).kit.weapons;
    const WeaponId held = game.match().state().weapon(game.match().player());
    for (const WeaponId weapon : ids<WeaponId>(game.match().arsenal().weapons))
        if (weapon != held) stock[weapon] = 0;
    const WeaponId other = held == WeaponId(1) ? WeaponId(0) : WeaponId(1);
    stock[other] = 2;
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("switches weapons")) << game.text_of("tip");
    EXPECT_TRUE(game.teaches(tr(game.match().arsenal().weapons[other].name))) << game.text_of("tip");
    EXPECT_TRUE(game.has("taught")) << "what it's about is framed";
    game.key("tab");
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "that's how";
}

TEST(Tips, NameNoWeaponsWhereThereAreMoreThanOneReads) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().arsenal = test::the_arsenal();
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::weapon)));
    game.start();
    EXPECT_TRUE(game.teaches("switches weapons")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("You also have")) << game.text_of("tip");
}

TEST(Tips, TeachTheGroundAfterACrater) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.miss_before(Lesson::ground);
    EXPECT_TRUE(game.teaches("ground"));
    game.fire_away();
    EXPECT_FALSE(game.has("tip"));
    EXPECT_EQ(game.remembered(Preference::lessons) & 0b10000, 0b10000);
}

TEST(Tips, AreNotTaughtAgainAtTheNextStart) {
    MemoryStorage storage;
    {
        TipsGame game(storage);
        game.session().settings.set(Rule::direct_hit, 0);
        game.start();
        game.fire_as_aimed();
    }
    TipsGame game(storage);
    game.start();
    EXPECT_TRUE(game.teaches("until the power is about ")) << game.text_of("tip");
}

TEST(Tips, EndWithTheFirstMatch) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    EXPECT_TRUE(game.has("tip"));
    game.end_round();
    game.wait(4);
    EXPECT_EQ(game.remembered(Preference::matches), 1);
    game.start();
    EXPECT_FALSE(game.has("tip"));
}

TEST(Tips, AreGivenAgainToWhoeverAsksForThem) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::always);
    game.set(Preference::lessons, 31);
    game.set(Preference::matches, 12);
    game.start();
    EXPECT_TRUE(game.teaches("turn the barrel"));
}

TEST(Tips, AreSilentWhereTheyAreOffAndWhileComputersPlay) {
    MemoryStorage storage;
    TipsGame off(storage, TipsWanted::off);
    off.start();
    EXPECT_FALSE(off.has("tip"));
    TipsGame game(storage);
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    game.start();
    EXPECT_FALSE(game.has("tip"));
}

TEST(FirstShot, HasNothingOnThePictureThatCompetesWithItsLesson) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::fuel, 150);
    game.start();
    ASSERT_TRUE(game.has("tip"));
    const auto shows_more = [&] {
        return game.has("order") || game.has("fuel") || game.has("weather") || game.has("hints/weapons") ||
               game.has("hints/drive");
    };
    EXPECT_FALSE(shows_more()) << testing::PrintToString(game.words());
    EXPECT_TRUE(game.has("hints/menu") && game.has("wind") && game.has("fire")) << "what one needs stays";
    const PlayerId first = game.match().player();
    game.fire_as_aimed();
    ASSERT_NE(game.match().player(), first);
    EXPECT_TRUE(game.has("order") && game.has("fuel"));
}

TEST(FirstShot, HearsNoTank) {
    const auto talks = [](double matches) {
        MemoryStorage storage;
        TipsGame game(storage);
        game.set(Preference::matches, matches);
        game.session().settings.players[1].kind = computer("moron");
        game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        game.session().settings.set(Rule::talk, 2);
        game.start();
        EXPECT_EQ(game.match().player(), PlayerId(0));
        return game.wait_for("remark", 0.25, 8 * Talker::kLongAim);
    };
    EXPECT_FALSE(talks(0)) << "nobody gets impatient either";
    EXPECT_TRUE(talks(1));
}

TEST(FirstShot, IsAsFullAsAnyForWhoeverTakesNoTipsOrHasPlayedBefore) {
    MemoryStorage storage;
    TipsGame off(storage, TipsWanted::off);
    off.start();
    EXPECT_TRUE(off.has("order"));
    TipsGame played(storage);
    played.set(Preference::matches, 1);
    played.start();
    EXPECT_TRUE(played.has("order"));
}

TEST(FirstFlight, HasNoNameOnItsFirstDots) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::beginners);
    game.start();
    ASSERT_TRUE(game.has("first_flight"));
    const std::string own = game.match().player(game.match().player()).name;
    const auto named = [&] {
        const auto words = game.words();
        return std::ranges::count(words, own);
    };
    const auto dotted = named();
    game.set(Preference::skill, 100);
    game.wait(0.1);
    ASSERT_FALSE(game.has("first_flight"));
    EXPECT_EQ(named(), dotted + 1) << "above its tank";
}

TEST(Tips, StandBesideATankOnceItsPlayerHasBeenGreeted) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.level.terrain.width = 2048;
    start_match(game.app);
    const PlayerId first = game.match().player();
    std::optional<Point> stood;
    for (double waited = 0; waited < 6; waited += 0.25) {
        game.wait(0.25);
        if (!game.has("tip")) continue;
        const Point place = game.place_of_part("tip");
        if (!stood) stood = place;
        EXPECT_NEAR(place.x, stood->x, 2) << "it doesn't go elsewhere as the camera does";
    }
    EXPECT_TRUE(stood);
    EXPECT_EQ(game.match().player(), first);
}

TEST(FirstFlight, BeginsWhereTheBarrelPointsAndFadesShotByShot) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::beginners);
    game.start();
    FirstFlight flight;
    const auto look = [&] { flight.look(game.match(), true, true); };
    const auto aim = [&](int angle, int power) {
        (void)game.give(Aim{game.match().player(), angle, power});
        look();
        return flight.path().back() - flight.path().front();
    };
    const Vec2<float> right = aim(450, 400), left = aim(1350, 400), far = aim(450, 600);
    EXPECT_GT(right.x, 0);
    EXPECT_LT(left.x, 0);
    EXPECT_GT(far.x, 1.3f * right.x);
    const float before = flight.strength();
    EXPECT_TRUE(game.has("first_flight"));
    game.fire_out(), game.fire_out(), game.fire_out();
    look();
    EXPECT_LT(flight.strength(), before);
    for (int shots = 0; shots < 8; ++shots) game.fire_out();
    EXPECT_FALSE(game.has("first_flight"));
}

TEST(FirstFlight, IsShownToNewcomersWhomTheCoachShowsPaths) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::beginners);
    game.start();
    EXPECT_TRUE(game.has("first_flight"));
    const auto shown = [&](CoachWanted coach, double skill, double matches) {
        game.set(Preference::coach, static_cast<double>(coach));
        game.set(Preference::skill, skill);
        game.set(Preference::matches, matches);
        game.wait(0.1);
        return game.has("first_flight");
    };
    EXPECT_FALSE(shown(CoachWanted::off, 0, 0));
    EXPECT_FALSE(shown(CoachWanted::words, 0, 0));
    EXPECT_TRUE(shown(CoachWanted::third, 0, 0));
    EXPECT_TRUE(shown(CoachWanted::whole, 0, 0));
    EXPECT_FALSE(shown(CoachWanted::beginners, 40, 0)) << "somebody who hits";
    EXPECT_FALSE(shown(CoachWanted::whole, 0, 1)) << "the first match is over";
}

TEST(Tips, ExplainMoneyOnceAHitHasEarnedSome) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::money)));
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::armory, 1);
    game.session().settings.set(Rule::health, 1000);
    game.session().lineup = Lineup::alone;
    game.start();
    game.wait_for_turn_of(PlayerId(0));
    ASSERT_TRUE(game.match().settings().has_armory());
    Lessons lessons(game.session());
    lessons.look(game.match(), true);
    EXPECT_EQ(lessons.now(), std::nullopt);
    const TankId own = tank_of(game.match().player());
    const TankId other = tank_of(PlayerId(1));
    lessons.note(event::Hurt{.tank = own, .by = own, .health = 5}, game.match());
    lessons.look(game.match(), true);
    EXPECT_EQ(lessons.now(), std::nullopt) << "nobody is paid for that";
    const auto set_teams = [&](int team) {
        for (Player& player : test::state_of(game.match()).settings.players) player.team = team;
    };
    set_teams(1);
    lessons.note(event::Hurt{.tank = other, .by = own, .health = 5}, game.match());
    lessons.look(game.match(), true);
    EXPECT_EQ(lessons.now(), std::nullopt) << "nor for an ally";
    set_teams(0);
    lessons.note(event::Hurt{.tank = other, .by = own, .health = 5}, game.match());
    lessons.look(game.match(), true);
    EXPECT_EQ(lessons.now(), Lesson::money);
}

TEST(Tips, ExplainTheFirstCrateThatLandsInWhateverMatchThatIs) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::crate)));
    game.set(Preference::matches, 3);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::fuel, 100);
    game.start();
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.number = 50;  // among the bodies: no tank
    crate.parachute = 100;
    std::vector<Debris>& debris = test::battle_state_of(game.match()).debris;
    debris.push_back(crate);
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "it's on its way";
    debris.back().parachute = 0;
    const Tank& tank = game.playing();
    const DrivingRange range = driving_range(game.match().battle(), tank_of(game.match().player()));
    int unreached = range.column;
    while (range.fuel_to(unreached)) unreached += tank.body.at.x < 320 ? 1 : -1;
    debris.back().body.at.x =
        static_cast<float>(unreached + (tank.body.at.x < 320 ? 1 : -1) * (kHullHalfWidth + 2));
    game.wait(2);
    EXPECT_FALSE(game.has("tip")) << "it doesn't come that far, up there: " << game.text_of("tip");
    debris.back().body.at.x = tank.body.at.x;
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("crate"));
    EXPECT_FALSE(game.has("taught")) << "that's on the land";
    debris.clear();
    game.fire_out();
    debris.push_back(crate);
    debris.back().parachute = 0;
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "once is enough";
    debris.clear();
}

TEST(Tips, SayWhatACrateIsForUntilThatHasBeenTaught) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::crate)));
    game.set(Preference::matches, 1);
    game.session().settings.set(Rule::fuel, 100);
    game.start();
    EXPECT_FALSE(game.has("crate_words"));
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.number = 50;  // among the bodies: no tank
    game.wait(1);
    const float aside = game.is_right() ? -150 : 150, beside = game.playing().body.at.x + aside;
    const Ground& ground = game.match().battle().state().ground;
    crate.body.at = {beside, to_columns(ground.top(static_cast<int>(beside))) + kCrateSize};
    test::battle_state_of(game.match()).tank(tank_of(game.match().player())).fuel = 20;
    std::vector<Debris>& debris = test::battle_state_of(game.match()).debris;
    debris.push_back(crate);
    game.wait(0.2);
    ASSERT_FALSE(game.has("tip")) << "it's out of reach";
    EXPECT_EQ(game.text_of("crate_words"), "Supply crate: free weapon or item") << "nobody drives that far";
    debris.back().body.at = game.playing().body.at;
    game.wait(2);
    ASSERT_TRUE(game.teaches("crate"));
    EXPECT_EQ(game.text_of("crate_words"), "") << "the tip says it";
    game.set(Preference::tips, static_cast<double>(TipsWanted::off));
    debris.back().body.at = crate.body.at;
    game.wait(0.2);
    EXPECT_EQ(game.text_of("crate_words"), "");
    debris.clear();
}

TEST(Tips, PointToTheFirstRoadInReachOnce) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::road)));
    game.set(Preference::matches, 3);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::fuel, 100);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    game.start();
    BattleState& state = test::battle_state_of(game.match());
    const auto pave = [&](int from, int long_) {
        state.covers.assign(static_cast<std::size_t>(state.ground.width()), LandCover::bare);
        for (int x = std::max(0, from); x < std::min(from + long_, state.ground.width()); ++x)
            state.covers[static_cast<std::size_t>(x)] = LandCover::road;
    };
    const int own = static_cast<int>(game.playing().body.at.x);
    game.wait(2);
    EXPECT_FALSE(game.has("tip")) << "there's no road: " << game.text_of("tip");
    pave(own - 2, 5);
    game.wait(2);
    EXPECT_FALSE(game.has("tip")) << "a scrap is no road";
    pave(game.is_right() ? own - 300 : own + 200, 100);
    game.wait(2);
    EXPECT_FALSE(game.has("tip")) << "it doesn't come that far";
    pave(own - 60, 120);
    game.wait(2);
    EXPECT_TRUE(game.teaches("Roads are fast")) << game.text_of("tip");
    game.fire_out();
    game.fire_out();
    EXPECT_FALSE(game.has("tip")) << "once is enough";
}

/// Beside whoever aims there's nothing, and then this.
void expect_is_told_once(Lesson lesson, std::string_view words, Thing::Kind kind, int size) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(lesson)));
    game.set(Preference::matches, 3);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    game.wait(2);
    EXPECT_FALSE(game.teaches(words));
    BattleState& state = test::battle_state_of(game.match());
    Thing thing;
    thing.kind = thing.was = kind;
    thing.size = size;
    thing.at = {game.playing().body.at.x + 60, game.playing().body.at.y};
    state.things.push_back(thing);
    state.natives.regards.resize(state.tanks.size());
    game.wait(2);
    EXPECT_TRUE(game.teaches(words)) << game.text_of("tip");
    game.fire_out();
    game.fire_out();
    EXPECT_FALSE(game.teaches(words)) << "once is enough";
}

TEST(Tips, PointToTheFirstConvoyOnce) {
    expect_is_told_once(Lesson::convoy, "A convoy!", Thing::Kind::cart, Thing().size);
}

TEST(Tips, PointToTheFirstNativesOnce) {
    expect_is_told_once(Lesson::natives, "Natives live here!", Thing::Kind::gun, Thing::kGunLong);
}

TEST(Tips, PointToThePartOfARoadThatIsNearest) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::fuel, 100);
    game.start();
    BattleState& state = test::battle_state_of(game.match());
    state.covers.assign(static_cast<std::size_t>(state.ground.width()), LandCover::road);
    Lessons lessons(game.session());
    lessons.look(game.match(), true);
    for (int looks = 0; looks < 100; ++looks) lessons.look(game.match(), true);
    const auto road = lessons.road(game.match());
    ASSERT_TRUE(road);
    EXPECT_NEAR(road->x, game.playing().body.at.x, 2) << "it stands on it";
    EXPECT_EQ(road->y, to_columns(state.ground.top(static_cast<int>(road->x))));
}

/// Starts a match in which somebody has had two turns before one's own.
void wait_for_order(TipsGame& game) {
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::order)));
    game.set(Preference::matches, 3);
    game.start();
    const PlayerId own = game.match().player(), other = test::the_other(own);
    std::vector<PastShot>& shots = test::shots_of(game.match());
    for (const PlayerId player : {own, other, other})
        shots.push_back({player, WeaponId(0), 900, 500, static_cast<int>(shots.size())});
    ++test::state_of(game.match()).turn;
    game.wait(3);  // until its player has been greeted
}

TEST(Tips, StandNearThePartOfTheBarsThatTheyAreAbout) {
    MemoryStorage storage;
    TipsGame game(storage);
    wait_for_order(game);
    ASSERT_TRUE(game.teaches("Turn order")) << testing::PrintToString(game.words());
    const Point tip = game.drawn.place_of("tip"), strip = game.drawn.place_of("order");
    EXPECT_LT(tip.y - strip.y, 150) << "as high as it can, or beside a tank that stands there";
    test::shots_of(game.match()).clear();
}

TEST(Tips, HideNothingOfTheSmallMap) {
    for (const std::size_t players : {2, 3})
        for (const auto& [wide, high] : {std::pair(640, 360), {1280, 720}, {1920, 1080}}) {
            MemoryStorage storage;
            TipsGame game(storage);
            game.picture = Image(wide, high, 0xff000000u);
            game.session().settings.level.terrain.width = 2048;
            std::vector<Player>& lineup = game.session().settings.players;
            while (lineup.size() < players) lineup.push_back(another_player(lineup));
            wait_for_order(game);
            ASSERT_TRUE(game.teaches("Turn order")) << wide;
            const Rect map = hud_layout(Canvas(game.picture, *game.typeface), game.match(), {}).map;
            const auto box = game.drawn.find("tip");
            for (std::size_t k = box->first; k < box->end; ++k) {
                const Rect words = game.drawn.places[k];
                EXPECT_FALSE(words.x < map.x + map.w && map.x < words.x + words.w &&
                             words.y < map.y + map.h && map.y < words.y + words.h)
                    << game.drawn.words[k] << ", " << wide;
            }
            test::shots_of(game.match()).clear();
        }
}

TEST(Tips, SayWhySomebodyHasHadTwoTurns) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::always);
    game.start();
    const PlayerId own = game.match().player(), other = test::the_other(own);
    std::vector<PastShot>& shots = test::shots_of(game.match());
    const auto fired = [&](std::vector<PlayerId> order) {
        test::shots_of(game.match()).clear();
        for (const PlayerId player : order)
            shots.push_back({player, WeaponId(0), 900, 500, static_cast<int>(shots.size())});
        return twice_before(game.match());
    };
    EXPECT_FALSE(fired({}).exists());
    EXPECT_FALSE(fired({other, other}).exists()) << "it had no turn yet";
    EXPECT_FALSE(fired({other, own, other}).exists());
    EXPECT_FALSE(fired({other, other, own, other}).exists()) << "that's long ago";
    EXPECT_EQ(fired({own, other, other}), other);
    shots.back().turn = shots[1].turn;
    EXPECT_FALSE(twice_before(game.match()).exists()) << "a shot of several shells";
    shots.back().turn += 1;
    Lessons lessons(game.session());
    for (int turns = 0; turns < 4 && lessons.now() != Lesson::order; ++turns) {
        lessons.note(event::Fired{.tank = tank_of(own)}, game.match());
        ++test::state_of(game.match()).turn;
        lessons.look(game.match(), true);
    }
    EXPECT_EQ(lessons.now(), Lesson::order);
    const TipWords words = lesson_words(Lesson::order, game.match(), game.session(), false);
    EXPECT_NE(words.second.find(game.match().player(other).name), std::string::npos) << words.second;
}

}  // namespace terramorph
