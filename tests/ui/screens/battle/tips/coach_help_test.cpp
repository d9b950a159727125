#include <gtest/gtest.h>

#include <cmath>

#include "app/player/controls.h"
#include "app/talk/talker.h"
#include "app/teaching/flown_way.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/tips_game.h"

namespace terramorph {

TEST(Coach, GivesHintsThatFadeAsOneGetsBetter) {
    MemoryStorage storage;
    LonelyGame game(storage);
    const Coach coach(game.session());
    const auto help = [&] { return coach.help(PlayerId(0), game.match()); };
    EXPECT_EQ(help(), CoachHelp::nudge) << "in one's first match";
    game.set(Preference::matches, 3);
    game.set(Preference::skill, 30);
    EXPECT_EQ(help(), CoachHelp::nudge);
    game.set(Preference::skill, 70);
    EXPECT_EQ(help(), CoachHelp::none);
    game.set(Preference::skill, 0);
    game.set(Preference::matches, 9);
    EXPECT_EQ(help(), CoachHelp::none);
    game.set(Preference::coach, static_cast<double>(CoachWanted::whole));
    EXPECT_EQ(help(), CoachHelp::whole) << "whoever asks for it has it";
}

TEST(Coach, SaysAboutHowMuchAfterTheFirstMissAndMarksIt) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.miss();
    const int fired = game.playing().power;
    ASSERT_TRUE(game.shows_in("coach", "Try about ") && game.shows_in("coach", " power"))
        << game.text_of("coach");
    EXPECT_EQ(game.numbers_in("coach").at(0) % 10, 0) << "it's a round figure";
    EXPECT_GT(game.numbers_in("coach").at(0), fired);
    EXPECT_TRUE(game.has("power/zone")) << "on the bar";
    const std::string about = std::to_string(game.numbers_in("coach").at(0));
    EXPECT_FALSE(game.shows_in("power", about))
        << "the figure stands in one place: " << game.text_of("power");
    EXPECT_TRUE(game.shows_in("miss", " m short")) << "the ground has the distance";
    EXPECT_FALSE(game.shows_in("coach", " m short")) << "so nobody says it again: " << game.text_of("coach");
    EXPECT_TRUE(game.has("hints/coach"));
    game.click_on("coach");
    game.wait(0.2);
    EXPECT_EQ(game.playing().power, fired) << "it has named no exact figure to set";
    EXPECT_TRUE(game.has("better_path")) << "a click asks for more, as the key does";
    EXPECT_FALSE(game.has("power/zone")) << "now there's the exact power";
}

TEST(Coach, MeasuresAMissWhereNoOtherWordsStand) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::beginners, CoachWanted::beginners);
    game.set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(Lesson::crate)));
    game.session().settings.players[1].kind = computer("moron");
    for (const Rule rule : {Rule::direct_hit, Rule::fuel}) game.session().settings.set(rule, 0);
    game.start();
    game.wait_for_turn_of(PlayerId(0));
    game.fire_short();
    game.wait_for_turn_of(PlayerId(0));
    const PastShot* const shot = game.match().tally().last_shot(PlayerId(0));
    ASSERT_TRUE(shot && shot->end && game.has("miss"));
    const auto rects = [&game](std::string_view id) {
        const auto part = game.drawn.find(id);
        return part ? std::vector<Rect>(&game.drawn.places[part->first], &game.drawn.places[part->end])
                    : std::vector<Rect>();
    };
    std::vector<Debris>& debris = test::battle_state_of(game.match()).debris;
    Debris& crate = debris.emplace_back();
    crate.kind = Debris::Kind::crate;
    crate.number = 900;
    int shown = 0;
    for (float aside = -80; aside <= 160; aside += 40)
        for (float down = 0; down <= 80; down += 10) {
            crate.body.at = *shot->end + Vec2<float>{aside, -down};
            game.wait(kFrame);
            ASSERT_TRUE(game.has("miss"));
            if (game.text_of("crate_words").empty()) continue;  // it's out of sight, or has no room
            ++shown;
            const Rect miss = rects("miss").at(0), words = rects("crate_words").at(0);
            EXPECT_FALSE(miss.x < words.x + words.w && words.x < miss.x + miss.w &&
                         miss.y < words.y + words.h && words.y < miss.y + miss.h)
                << "a crate's name on how far off the shot fell, " << aside << ", " << down;
        }
    EXPECT_GT(shown, 20);
}

TEST(Coach, TellsWhoeverHasOnlyFiredTheFirstWeaponOfAStrongerOne) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::beginners, CoachWanted::beginners);
    game.session().settings.players[1].kind = computer("moron");
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    game.session().arsenal = test::the_arsenal();
    game.session().settings.set(Rule::health, 1000);
    game.start();
    test::battle_state_of(game.match()).tank(TankId(0)).kit.weapons[WeaponId(1)] = 2;
    const auto miss = [&game] {
        game.wait_for_turn_of(PlayerId(0));
        game.fire_short();
        game.wait_for_turn_of(PlayerId(0));
        game.wait(1.2);  // until the camera has come
    };
    miss();
    ASSERT_TRUE(game.has("coach"));
    EXPECT_FALSE(game.shows_in("coach", "hits harder")) << "one thing at a time";
    miss();
    const std::string name = game.match().arsenal().weapons[WeaponId(1)].name;
    EXPECT_TRUE(game.shows_in("coach", "switches to the " + name + ": it hits harder"))
        << game.text_of("coach");
    game.key("tab");
    game.wait(0.1);
    EXPECT_EQ(game.match().state().weapon(PlayerId(0)), WeaponId(1));
    EXPECT_FALSE(game.shows_in("coach", "hits harder")) << "it's done";
    miss();
    EXPECT_FALSE(game.shows_in("coach", "hits harder")) << "and known";
}

TEST(Coach, CallsNothingStrongerThatOnlyCostsMore) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().arsenal = test::the_arsenal();
    game.start();
    const Arsenal& arsenal = game.match().arsenal();
    const TankId tank = tank_of(game.match().player());
    auto& stock = test::battle_state_of(game.match()).tank(tank).kit.weapons;
    for (const std::string_view id : {"smoke_tracer", "dirt_clod", "riot_charge", "theft_bomb", "missile"}) {
        for (const WeaponId weapon : ids<WeaponId>(arsenal.weapons))
            stock[weapon] = arsenal.weapons[weapon].id == id ? 1 : 0;
        EXPECT_EQ(stronger_weapon_words(game.match(), game.session()).empty(), id != "missile") << id;
    }
}

TEST(Coach, TellsABeginnerWhatWouldHaveHitWhileTheMissIsStillToBeSeen) {
    MemoryStorage storage;
    LonelyGame game(storage);
    ASSERT_TRUE(game.miss_until_told());
    EXPECT_TRUE(game.has("aftermath")) << "before the turn goes on";
    EXPECT_TRUE(game.shows_in("coach", "Try about ") && game.shows_in("coach", " power"))
        << game.text_of("coach");
    EXPECT_TRUE(game.has("better_path")) << "all of it";
    double read = 0;
    for (; game.has("coach") && read < 20; read += kFrame) {
        ASSERT_TRUE(game.shows_in("fall_of_shot", " m short of ")) << "in one glance, after " << read;
        ASSERT_TRUE(game.has("aftermath")) << "nobody else's turn is told meanwhile";
        game.wait(kFrame);
    }
    EXPECT_GT(read, 2) << "there's time to read it";
    EXPECT_LT(read, 5);
    game.wait_for_turn_of(PlayerId(0));
    EXPECT_TRUE(game.has("power/zone")) << "and the bar says so again";
    EXPECT_TRUE(game.has("better_path")) << "it's there to aim by";
    game.key("space");
    game.wait(0.2);
    EXPECT_FALSE(game.has("better_path")) << "until one fires";
}

TEST(Coach, LetsOneSeeAMissBeforeItSpeaks) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.wait_for_turn_of(PlayerId(0));
    ASSERT_FALSE(game.give(Aim{PlayerId(0), game.is_right() ? 1200 : 600, 150}));
    game.key("space");
    ASSERT_TRUE(game.wait_for("fall_of_shot", kFrame, 30));
    double seen = 0;
    for (; !game.has("coach") && seen < 5; seen += kFrame) game.wait(kFrame);
    EXPECT_GT(seen, 0.5);
    EXPECT_LT(seen, 1.5);
}

TEST(Coach, WaitsUntilTheLightOfTheBlastIsGone) {
    CoachedShot shot;
    Tips tips(shot.game.session());
    const auto hear = [&](const TipMoment& moment, double seconds) {
        for (const MatchEvent& event : shot.game.session().runner->take_events())
            if (!std::holds_alternative<event::TurnBegan>(event)) tips.note(event, shot.game.match());
        tips.advance(seconds, shot.game.match(), moment);
        return !tips.better_path(shot.game.match()).empty();
    };
    (void)shot.game.give(Aim{shot.shooter, shot.to_right() ? 600 : 1200, 150});
    (void)shot.game.give(Fire{shot.shooter});
    while (shot.game.match().phase() == Phase::flying) {
        hear({}, kFrame);
        shot.game.session().runner->step();
    }
    EXPECT_FALSE(hear({.seen = true, .dazzled = true}, 5)) << "the burst is seen first";
    EXPECT_TRUE(hear({.seen = true}, 5));
    EXPECT_TRUE(hear({.seen = true, .dazzled = true}, 0.1)) << "what's told stays, whatever else bursts";
}

TEST(Coach, HidesNothingOfTheShotThatItSpeaksOf) {
    for (const int up : {300, 450, 600, 750}) {
        CoachedShot shot;
        TipsGame& game = shot.game;
        Tips tips(game.session());
        (void)game.give(Aim{shot.shooter, shot.to_right() ? up : kHalfTurn - up, 250});
        (void)game.session().runner->take_events();
        const std::vector<Vec2<float>> flown =
            way_of(BattleView(game.match(), shot.shooter, game.match().battle().state().air.wind),
                   game.playing().angle, 250)
                .places;
        (void)game.give(Fire{shot.shooter});
        const auto hear = [&](const TipMoment& moment, double seconds) {
            for (const MatchEvent& event : game.session().runner->take_events())
                if (!std::holds_alternative<event::TurnBegan>(event)) tips.note(event, game.match());
            tips.advance(seconds, game.match(), moment);
        };
        for (; game.match().phase() == Phase::flying; game.session().runner->step()) hear({}, kFrame);
        hear({.seen = true}, 5);
        const Canvas canvas(game.picture, plain_typeface());
        const View view = camera_over(game.match().battle().state().ground).view(1280, 720);
        const Rect box = tips.place(
            canvas, {game.match(), view, view, {8, 140, 1264, 420}, true, {}, {}, std::span(flown)});
        ASSERT_GT(box.w, 0) << up;
        for (const Vec2<float>& place : flown) EXPECT_FALSE(box.holds(view.point(place))) << up;
        for (const Vec2<float>& place : tips.better_path(game.match()))
            EXPECT_FALSE(box.holds(view.point(place))) << up;
    }
}

TEST(Coach, KeepsNobodyWhoHasReadWhatItSaysOfAMiss) {
    MemoryStorage storage;
    LonelyGame game(storage);
    ASSERT_TRUE(game.miss_until_told());
    game.key("space");
    game.wait(kFrame);
    EXPECT_FALSE(game.has("aftermath") || game.has("coach"));
}

TEST(Coach, KeepsNobodyWaitingToWhomItHasNothingToSay) {
    for (const int matches : {0, 9}) {
        MemoryStorage storage;
        LonelyGame game(storage);
        game.set(Preference::matches, matches);
        game.wait_for_turn_of(PlayerId(0));
        ASSERT_FALSE(game.give(Aim{PlayerId(0), game.is_right() ? 1200 : 600, 150}));
        game.key("space");
        ASSERT_TRUE(game.wait_for("fall_of_shot", kFrame, 30));
        double held = 0;
        for (; game.match().player() == PlayerId(0) || game.has("aftermath"); held += kFrame)
            game.wait(kFrame);
        EXPECT_EQ(held > 3, matches == 0) << held;
    }
}

TEST(Coach, NamesTheExactFigureOnceAndThenSaysAboutHowMuchAgain) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.set(Preference::matches, 1);
    game.miss();
    ASSERT_TRUE(game.shows_in("coach", " about ")) << game.text_of("coach");
    game.miss();
    EXPECT_TRUE(game.shows_in("coach", "Try ") && !game.shows_in("coach", " about "))
        << game.text_of("coach");
    EXPECT_TRUE(game.has("power/zone")) << "the bar shows where that is";
    for (int more = 0; more < 2; ++more) {
        game.miss();
        EXPECT_TRUE(game.shows_in("coach", " about ")) << game.text_of("coach");
        EXPECT_TRUE(game.has("power/zone")) << "nobody is left alone with a miss";
        EXPECT_TRUE(game.has("miss") && game.has("hints/coach")) << "there's more for who asks";
    }
}

TEST(Coach, SaysHowToSetItToWhoeverHasNotFollowedIt) {
    for (const bool follows : {false, true}) {
        MemoryStorage storage;
        LonelyGame game(storage);
        game.miss();
        const int fired = game.playing().power, advised = game.numbers_in("coach").at(0);
        EXPECT_FALSE(game.shows_in("coach", "Hold ")) << game.text_of("coach");
        game.fire(game.playing().angle, follows ? (fired + 2 * advised) / 3 : fired);
        game.wait_for_turn_of(PlayerId(0));
        ASSERT_TRUE(game.shows_in("coach", "Try ")) << game.text_of("coach");
        EXPECT_EQ(game.shows_in("coach", "until the power meets the green mark."), !follows)
            << game.text_of("coach");
        EXPECT_TRUE(game.has("power/zone")) << "that's the mark";
    }
}

TEST(Coach, NamesWhatSetsTheAimOnlyForWhatWasLeftAsItWas) {
    MemoryStorage storage;
    TipsGame game(storage);
    Advice advice;
    advice.angle = 600, advice.power = 500;
    const auto how = [&](BetterAim aim) {
        advice.aim = aim;
        return how_words(advice, game.session());
    };
    EXPECT_EQ(how({.angle = 600, .power = 643}), "") << "it's the first time";
    advice.unheeded = true;
    EXPECT_EQ(how({.angle = 600, .power = 643}), "Hold ↑ until the power meets the green mark.");
    EXPECT_EQ(how({.angle = 600, .power = 357}), "Hold ↓ until the power meets the green mark.");
    EXPECT_EQ(how({.angle = 710, .power = 500}), "Hold ← until the barrel meets the green arc.");
    EXPECT_EQ(how({.angle = 500, .power = 441}), "Hold → until the barrel meets the green arc.");
    EXPECT_EQ(how({.angle = 600, .power = 500}), "") << "the same shot would hit now";
    game.session().mouse = true;
    EXPECT_EQ(how({.angle = 600, .power = 643}), "Drag the power to the green mark.");
}

TEST(Coach, BeginsAnewOnceSomebodyHasBeenHit) {
    CoachedShot shot;
    shot.game.set(Preference::coach, static_cast<double>(CoachWanted::beginners));
    Coach& coach = shot.coach;
    coach.insist();
    ASSERT_TRUE(shot.fire(600, 150));
    EXPECT_EQ(coach.help(shot.shooter, shot.game.match()), CoachHelp::nudge);
    for (int turns = 0; turns < 4 && shot.game.match().player() != shot.shooter; ++turns) {
        (void)shot.game.give(Aim{shot.game.match().player(), shot.to_right() ? 500 : 1300, 1000});
        shot.fire_on();
    }
    ASSERT_TRUE(shot.fire(600, 150, {event::Hurt{.tank = shot.mark, .by = tank_of(shot.shooter)}}) ==
                nullptr);
    for (int turns = 0; turns < 4 && shot.game.match().player() != shot.shooter; ++turns) {
        (void)shot.game.give(Aim{shot.game.match().player(), shot.to_right() ? 500 : 1300, 1000});
        shot.fire_on();
    }
    EXPECT_EQ(coach.misses(shot.shooter), 0);
    (void)shot.fire(600, 150);
    EXPECT_EQ(coach.help(shot.shooter, shot.game.match()), CoachHelp::nudge) << "not the exact figure yet";
}

TEST(Coach, MarksThePowerOnlyWhileTheBarrelPointsAsItDoesThen) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.miss();
    ASSERT_TRUE(game.has("power/zone"));
    const int angle = game.playing().angle, power = game.playing().power;
    ASSERT_FALSE(game.give(Aim{PlayerId(0), angle > 900 ? angle - 200 : angle + 200, power}));
    game.wait(0.1);
    EXPECT_FALSE(game.has("power/zone")) << "of another angle nobody has said anything";
    ASSERT_FALSE(game.give(Aim{PlayerId(0), angle, power}));
    game.wait(0.1);
    EXPECT_TRUE(game.has("power/zone"));
}

TEST(Coach, SaysAboutHowMuch) {
    Advice advice;
    advice.angle = 600, advice.power = 500;
    const auto nudge = [&](BetterAim aim) {
        advice.aim = aim;
        return nudge_words(advice);
    };
    EXPECT_EQ(nudge({.angle = 600, .power = 643}), "Try about 640 power");
    EXPECT_EQ(nudge({.angle = 600, .power = 564}), "Try about 560 power");
    EXPECT_EQ(nudge({.angle = 600, .power = 508}), "Try about 510 power");
    EXPECT_EQ(nudge({.angle = 600, .power = 492}), "Try about 490 power");
    EXPECT_EQ(nudge({.angle = 600, .power = 357}), "Try about 360 power");
    advice.power = 394;
    EXPECT_EQ(nudge({.angle = 600, .power = 714}), "Try about 710 power");
    advice.power = 500;
    EXPECT_EQ(nudge({.angle = 710, .power = 500}), "Try about 71°");
    EXPECT_EQ(nudge({.angle = 500, .power = 441}), "Try about 50° and 440 power");
    EXPECT_EQ(nudge({.angle = 1200, .power = 640}),
              "Turn the barrel left, to about 120°, and try about 640 power");
    EXPECT_EQ(nudge({.angle = 1200, .power = 500}), "Turn the barrel left, to about 120°");
    EXPECT_EQ(nudge({.angle = 600, .power = 500}), "The same shot would hit now");
    advice.angle = 1200;
    EXPECT_EQ(nudge({.angle = 1080, .power = 500}), "Try about 108°");
    advice.aim.reset();
    advice.columns_short = -20;
    EXPECT_EQ(nudge_words(advice), "Too far");
}

TEST(Coach, SaysWhatTheWindDoesNowWhereThatMattersMost) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 640, .push = 140};
    advice.angle = 600, advice.power = 500, advice.columns_short = 38;
    advice.from = {100, 0}, advice.to = {500, 0};
    const auto review = [&](int then, int now) {
        advice.wind_then = then, advice.wind = now;
        advice.carried = 3 * then, advice.blown = 3 * now;
        return hint_reason(advice, "Mira", true);
    };
    EXPECT_EQ(miss_words(advice, "Mira"), "38 m short of Mira");
    EXPECT_EQ(review(8, -8), "The wind has turned against you.");
    EXPECT_EQ(review(-8, 8), "The wind has turned your way.");
    EXPECT_EQ(review(-2, -22), "The headwind is stronger now.");
    EXPECT_EQ(review(0, -20), "The headwind is stronger now.");
    EXPECT_EQ(review(-4, 0), "Not enough power.") << "its aim was to blame";
    EXPECT_EQ(review(2, 22), "The tailwind is stronger now.");
    EXPECT_EQ(review(22, 2), "The tailwind has eased.");
    EXPECT_EQ(review(22, 0), "The wind has died down.");
    EXPECT_EQ(review(12, 13), "Not enough power.") << "nobody feels that, and the wind helped";
    EXPECT_EQ(review(-12, -13), "The wind pushed your shot 36 m to the left.");
    EXPECT_EQ(review(-12, 0), "The wind has died down.") << "that is why something else is to be set";
    std::swap(advice.from, advice.to);
    EXPECT_EQ(review(8, -8), "The wind has turned your way.") << "to the left";
    advice.columns_short = -38;
    EXPECT_EQ(miss_words(advice, "Mira"), "38 m past Mira");
    EXPECT_EQ(review(2, 22), "The headwind is stronger now.");
    advice.columns_short = 3;
    EXPECT_EQ(miss_words(advice, "Mira"), "") << "only just missed";
    advice.blocked = true;
    EXPECT_EQ(review(8, -8), "The ground was in the way.");
    advice.anew = true;
    advice.aim.reset();
    EXPECT_EQ(nudge_words(advice), "No clear shot from here: drive or dig");
}

TEST(Coach, SetsWhatItSaysByAClickOnIt) {
    MemoryStorage storage;
    LonelyGame game(storage, CoachWanted::hints);
    game.miss();
    ASSERT_TRUE(game.shows_in("coach", "power")) << game.text_of("coach");
    const int power = game.playing().power;
    const std::vector<int> said = game.numbers_in("coach");
    game.click_on("coach");
    EXPECT_NE(game.playing().power, power);
    EXPECT_EQ(std::ranges::count(said, game.playing().power), 1) << "the power that it has named";
    EXPECT_EQ(game.match().phase(), Phase::aiming);
}

TEST(Coach, SetsWhatTheBarWouldTryByAClickOnThat) {
    MemoryStorage storage;
    LonelyGame game(storage, CoachWanted::words);
    game.miss();
    ASSERT_TRUE(game.has("power/tried"));
    const int angle = game.playing().angle, fired = game.playing().power;
    const std::vector<int> said = game.numbers_in("coach");
    EXPECT_TRUE(game.numbers_in("power/tried").empty()) << "it's the box that names the figure";
    game.click_on("power/tried");
    EXPECT_GT(game.playing().power, fired);
    EXPECT_EQ(std::ranges::count(said, game.playing().power), 1);
    EXPECT_EQ(game.playing().angle, angle);
    EXPECT_FALSE(game.has("power/tried")) << "it's set";
}

TEST(Coach, IsSilentOnWeaponsThatSplitOrRoll) {
    for (
        const std::string_view impact :
        {R"({ effect = "split", heads = 3, fan = 45, up = 190, keep = 0, random = 25, on_impact = [{ effect = "blast", radius = 20 }] })",
         R"({ effect = "roll", radius = 3, fuse = 5, bounce = 0, on_rest = [{ effect = "blast", radius = 20 }] })"}) {
        MemoryStorage storage;
        TipsGame game(storage, TipsWanted::off, CoachWanted::whole);
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.players[1].kind = computer("moron");
        game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        Result<Arsenal> arsenal = parse_arsenal(
            concat("[odd]\nname = \"Odd\"\nhelp = \"-\"\nprice = 1\nbundle = 9\nunlimited = true\n"
                   "on_impact = [",
                   impact, "]\n"),
            "weapons");
        ASSERT_TRUE(arsenal) << arsenal.error().text();
        game.session().arsenal = std::make_shared<Arsenal>(arsenal.take());
        game.start();
        ASSERT_EQ(game.match().player(), PlayerId(0));
        game.fire_short();
        game.wait_for_turn_of(PlayerId(0));
        EXPECT_FALSE(game.has("coach")) << game.text_of("coach");
        game.key("c");
        game.wait(1);
        EXPECT_FALSE(game.has("coach")) << "even to whoever asks";
        EXPECT_FALSE(game.has("better_path"));
    }
}

TEST(Coach, ShowsTheBetterShotWhileOneAimsAndLessOfItAsOneGetsBetter) {
    const auto shown = [](int matches, int skill) {
        MemoryStorage storage;
        LonelyGame game(storage);
        game.miss();
        game.set(Preference::matches, matches);
        game.set(Preference::skill, skill);
        game.wait(0.1);
        EXPECT_FALSE(game.has("coach/task") || game.has("power/tried")) << "no exact figure is named";
        return !game.has("better_path")                             ? "none"
               : game.shows_in("coach", "dots show the start of a") ? "a third"
                                                                    : "all";
    };
    EXPECT_STREQ(shown(0, 0), "all");
    EXPECT_STREQ(shown(0, 40), "a third");
    EXPECT_STREQ(shown(2, 0), "a third");
    EXPECT_STREQ(shown(2, 60), "none");
}

TEST(Coach, SaysThatItsDotsAreOnlyTheBeginningOfAPathThatGoesOn) {
    for (const CoachWanted wanted : {CoachWanted::third, CoachWanted::whole}) {
        MemoryStorage storage;
        LonelyGame game(storage, wanted);
        game.miss();
        ASSERT_TRUE(game.has("better_path"));
        EXPECT_EQ(game.shows_in("coach", "The green dots show the start of a shot that hits."),
                  wanted == CoachWanted::third)
            << game.text_of("coach");
        EXPECT_EQ(game.shows_in("coach", "The green dots show a shot that hits."),
                  wanted == CoachWanted::whole)
            << game.text_of("coach");
    }
}

TEST(Coach, TellsWhoeverAsksWhatWouldHaveHitForTheRestOfThatTurn) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::hints);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    const PlayerId first = game.match().player();
    game.fire_short();
    for (int shots = 0; shots < 2 && game.match().player() != first; ++shots) game.fire_out();
    ASSERT_TRUE(game.has("coach"));
    EXPECT_FALSE(game.has("better_path"));
    game.key("c");
    game.wait(0.2);
    EXPECT_TRUE(game.has("better_path"));
    EXPECT_TRUE(game.has("coach/task")) << game.text_of("coach");
    game.fire_out();
    EXPECT_FALSE(game.has("better_path"));
}

TEST(Coach, LeavesFriendsAloneUntilOneOfThemAsks) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    game.set(Preference::coach, static_cast<double>(CoachWanted::beginners));
    game.wait(0.2);
    EXPECT_FALSE(game.has("coach"));
    game.key("c");
    game.wait(0.2);
    EXPECT_TRUE(game.has("coach"));
}

TEST(Coach, SaysThatItIsOffToWhoeverAsks) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    game.set(Preference::coach, static_cast<double>(CoachWanted::off));
    game.wait(0.2);
    game.key("c");
    game.wait(0.2);
    EXPECT_FALSE(game.has("coach"));
    EXPECT_TRUE(game.shows("The coach is off"));
}

TEST(Coach, KeepsSecretsWhereAllFireAtOnce) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::whole);
    game.session().settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    game.start();
    for (int k = 0; k < 2; ++k) {
        game.wait(0.1);
        if (game.has("hand_over")) game.key("enter");
        game.wait(0.1);
        game.key("space");
    }
    game.wait_for_turn();
    game.wait(0.2);
    EXPECT_FALSE(game.has("coach"));
}

}  // namespace terramorph
