#include "ui/screens/battle/tips/coach_words.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "app/player/controls.h"
#include "app/talk/talker.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/tips/tips_game.h"

namespace terramorph {

TEST(Coach, SaysWhatWouldHaveHit) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::whole);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::damage_weakens, 0);
    game.start();
    Coach coach(game.session());
    const PlayerId shooter = game.match().player();
    const TankId mark = tank_of(PlayerId::at(shooter == PlayerId(0) ? 1 : 0));
    const bool right = game.match().battle().state().tank(mark).body.at.x > game.playing().body.at.x;
    (void)game.give(Aim{shooter, right ? 600 : 1200, 150});
    game.session().runner->take_events();
    const std::unique_ptr<Match> before = game.match().fork();
    (void)game.give(Fire{shooter});
    while (game.match().phase() == Phase::flying) {
        for (const MatchEvent& event : game.session().runner->take_events()) coach.note(event, game.match());
        coach.advance(game.match());
        game.session().runner->step();
    }
    for (const MatchEvent& event : game.session().runner->take_events()) coach.note(event, game.match());
    const Advice* const advice = coach.advice(shooter, game.match());
    ASSERT_NE(advice, nullptr);
    ASSERT_TRUE(advice->aim);
    EXPECT_FALSE(before->apply(Aim{shooter, advice->aim->angle, advice->aim->power}));
    EXPECT_FALSE(before->apply(Fire{shooter}));
    const int health = before->battle().state().tank(mark).health;
    while (before->phase() == Phase::flying) before->step();
    EXPECT_LT(before->battle().state().tank(mark).health, health) << "by the rules it hits";
    EXPECT_GT(advice->columns_short, 0);
    EXPECT_FALSE(advice->path.empty());
}

TEST(Coach, SpeaksAfterAMissAndInThatPlayersNextTurnOnly) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::words);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    EXPECT_FALSE(game.has("coach"));
    const PlayerId first = game.match().player();
    game.fire_out();
    EXPECT_NE(game.match().player(), first);
    EXPECT_FALSE(game.has("coach")) << "it's the other one's turn";
    for (int shots = 0; shots < 2 && game.match().player() != first; ++shots) game.fire_out();
    ASSERT_EQ(game.match().player(), first);
    EXPECT_TRUE(game.has("coach"));
}

TEST(Coach, SpeaksAgainInTheNextTurnAgainstAComputer) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::off, CoachWanted::words);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.players[1].kind = computer("moron");
    game.session().settings.players[1].difficulty = Difficulty::easy;
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    game.start();
    game.fire_out();
    game.wait_for_turn_of(PlayerId(0));
    ASSERT_EQ(game.match().player(), PlayerId(0));
    EXPECT_TRUE(game.wait_for("coach", 0.1, 2)) << "once the camera has come";
    game.key("space");
    EXPECT_FALSE(game.has("coach"));
}

namespace {

/// Somebody has just fired, and the coach speaks.
struct Miss {
    Miss(CoachWanted coach, int up, bool towards, const std::function<void(MatchSettings&)>& change = {},
         int power = 150)
        : game(storage, TipsWanted::off, coach) {
        game.session().settings.set(Rule::direct_hit, 0);
        if (change) change(game.session().settings);
        game.start();
        EXPECT_FALSE(
            game.give(Aim{game.match().player(), game.is_right() == towards ? kHalfTurn - up : up, power}));
        game.key("space");
        EXPECT_TRUE(game.wait_for("coach", 0.1, 10));
    }

    MemoryStorage storage;
    TipsGame game;
};

}  // namespace

TEST(Coach, SaysWhatToSet) {
    Miss miss(CoachWanted::words, 600, true);
    TipsGame& game = miss.game;
    EXPECT_FALSE(game.numbers_in("coach").empty());
    EXPECT_TRUE(game.shows_in("coach", " power") || game.shows_in("coach", "°")) << game.text_of("coach");
    EXPECT_FALSE(game.shows_in("coach", "%")) << "no share has to be worked out";
}

TEST(Coach, SaysNothingOfAWindThatDoesNotBlow) {
    Miss miss(CoachWanted::words, 600, true, [](MatchSettings& settings) { settings.set(Rule::wind, 0); });
    EXPECT_FALSE(miss.game.shows_in("coach", "The wind")) << miss.game.text_of("coach");
}

TEST(Coach, HintsWhatToSetOnceOneAimsAgain) {
    MemoryStorage storage;
    TipsGame game(storage, TipsWanted::beginners, CoachWanted::hints);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    const PlayerId first = game.match().player();
    ASSERT_FALSE(game.give(Aim{first, game.is_right() ? 1200 : 600, 350}));
    game.key("space");
    ASSERT_TRUE(game.wait_for("coach", kFrame, 20));
    EXPECT_TRUE(game.has("fall_of_shot")) << "it says why that is there";
    EXPECT_TRUE(game.shows_in("coach", "would have hit")) << game.text_of("coach");
    EXPECT_FALSE(game.has("better_path") || game.has("coach/task")) << "that's more than was asked for";
    game.wait_for_turn();
    for (int shots = 0; shots < 2 && game.match().player() != first; ++shots) game.fire_out();
    ASSERT_TRUE(game.wait_for("coach", 0.1, 10));
    EXPECT_FALSE(game.has("tip"));
    EXPECT_EQ(game.text_of("coach").find("Try "), 0u) << game.text_of("coach");
    EXPECT_FALSE(game.has("coach/task"));
    EXPECT_FALSE(game.has("better_path"));
    EXPECT_TRUE(game.has("hints/coach")) << "there's more to ask for";
}

TEST(Coach, SaysOnlyWhatMatteredMostToAMiss) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 640, .push = 28};
    advice.from = {100, 0}, advice.to = {500, 0};
    const auto reason = [&] { return hint_reason(advice, "Mira", false); };
    const auto carry = [&](int right) { advice.carried = advice.blown = right; };
    EXPECT_EQ(reason(), "") << "it fell right beside";
    carry(5);
    EXPECT_EQ(reason(), "") << "that's hardly seen";
    advice.columns_short = 84;
    carry(-20);
    EXPECT_EQ(reason(), "Your last shot fell 84 m short of Mira.") << "the wind did less than a third of it";
    EXPECT_EQ(hint_reason(advice, "Mira", true), "Not enough power.") << "the land has that figure";
    carry(-31);
    EXPECT_EQ(reason(), "The wind pushed your shot 31 m to the left.") << "there's one reason";
    carry(-60);
    EXPECT_EQ(reason(), "The wind pushed your shot 60 m to the left.");
    advice.columns_short = -84;
    EXPECT_EQ(reason(), "Your last shot landed 84 m past Mira.") << "in spite of the wind";
    advice.columns_short = 84;
    EXPECT_EQ(hint_reason(advice, "Mira", true), "The wind pushed your shot 60 m to the left.");
    advice.blocked = true;
    EXPECT_EQ(reason(), "The ground was in the way.");
    advice.aim = BetterAim{.angle = 600, .power = 500};
    EXPECT_EQ(reason(), "") << "nothing is to blame where the same shot hits now";
}

TEST(Coach, SaysWhatWasWrongWithAnAimThatNothingElseIsToBlameFor) {
    Advice advice;
    advice.angle = 600, advice.power = 500;
    advice.from = {100, 0}, advice.to = {500, 0};
    const auto reason = [&](int columns_short, BetterAim aim) {
        advice.columns_short = columns_short;
        advice.aim = aim;
        return hint_reason(advice, "Mira", true);
    };
    const BetterAim more = {.angle = 600, .power = 550, .push = 10};
    const BetterAim less = {.angle = 600, .power = 460, .push = -8};
    EXPECT_EQ(reason(60, more), "Not enough power.");
    EXPECT_EQ(reason(-60, less), "Too much power.");
    EXPECT_EQ(reason(-60, more), "") << "it flew too far, so that it can't be said like that";
    EXPECT_EQ(reason(60, less), "");
    EXPECT_EQ(reason(5, more), "") << "it only just missed";
    EXPECT_EQ(reason(60, {.angle = 605, .power = 500, .turn = 5}), "") << "nobody sees that";
    const BetterAim high = {.angle = 700, .power = 500, .turn = 100};
    const BetterAim low = {.angle = 450, .power = 500, .turn = -150};
    EXPECT_EQ(reason(60, high), "Your shot was too flat.");
    EXPECT_EQ(reason(-60, low), "Your shot was too steep.");
    EXPECT_EQ(reason(60, {.angle = 700, .power = 700, .turn = 100, .push = 40}), "Your shot was too flat.");
    advice.angle = 1200, std::swap(advice.from, advice.to);
    EXPECT_EQ(reason(60, {.angle = 1100, .power = 500, .turn = -100}), "Your shot was too flat.")
        << "to the left";
    EXPECT_EQ(reason(60, {.angle = 1350, .power = 500, .turn = 150}), "Your shot was too steep.");
}

TEST(Coach, SaysWhyBesideWhatItsDotsAre) {
    MemoryStorage storage;
    TipsGame game(storage);
    Advice advice;
    advice.angle = 600, advice.power = 500, advice.columns_short = 60;
    advice.aim = BetterAim{.angle = 600, .power = 550, .push = 10};
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.path = {{100, 0}, {500, 0}};
    EXPECT_EQ(review_words(advice, false, 1, game.session()).second,
              "Not enough power. The green dots show a shot that hits.");
    EXPECT_EQ(review_words(advice, false, 0, game.session()).second, "Not enough power.");
}

TEST(Coach, SpeaksOfAnotherWindOnlyIfItDoesMoreThanTheAimDid) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 640, .push = 28};
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.columns_short = 84;
    advice.wind_then = -8, advice.wind = 8;
    advice.carried = -20, advice.blown = 20;
    EXPECT_EQ(hint_reason(advice, "Mira", true), "Not enough power.") << "much more than it helps";
    advice.wind = 30, advice.blown = 75;
    EXPECT_EQ(hint_reason(advice, "Mira", true), "The wind has turned your way.");
    advice.blown.reset();
    EXPECT_EQ(hint_reason(advice, "Mira", true), "Not enough power.")
        << "what the wind does now can't be said";
}

TEST(Coach, SaysWhyItNamesAnotherFigureInAnotherWind) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 500, .push = 9};
    advice.before = BetterAim{.angle = 600, .power = 489, .push = 7};
    advice.power = 458, advice.angle = 600, advice.anew = true;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.columns_short = 64;
    const auto reason = [&] { return hint_reason(advice, "Mira", true); };
    EXPECT_EQ(reason(), "Not enough power.") << "no other wind blows";
    advice.wind_then = 9, advice.wind = 5;
    EXPECT_EQ(reason(), "The tailwind has eased.");
    advice.wind = 8;
    EXPECT_EQ(reason(), "The wind has changed a little.");
    advice.before->power = 498;
    EXPECT_EQ(reason(), "Not enough power.") << "it's called 500 as before";
}

TEST(Coach, HintsAtTheFiguresToSet) {
    Advice advice;
    advice.angle = 600, advice.power = 500, advice.columns_short = 120;
    const auto hint = [&](BetterAim aim) {
        advice.aim = aim;
        return hint_words(advice);
    };
    EXPECT_EQ(hint({.angle = 600, .power = 640, .push = 28}), "Try 640 power");
    EXPECT_EQ(hint({.angle = 655, .power = 500, .turn = 55}), "Try 65.5°");
    EXPECT_EQ(hint({.angle = 700, .power = 640, .turn = 100, .push = 28}), "Try 70° and 640 power");
    EXPECT_EQ(hint({.angle = 1210, .power = 640, .turn = 610}),
              "Turn the barrel left, to about 121°, and try about 640 power");
    advice.angle = 1200;
    EXPECT_EQ(hint({.angle = 579, .power = 640, .turn = -621}),
              "Turn the barrel right, to about 58°, and try about 640 power");
}

TEST(Coach, TellsNobodyToTurnABarrelThatHasBeenTurned) {
    Advice advice;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.angle = 1200, advice.power = 430, advice.backwards = true, advice.columns_short = 600;
    advice.aim = BetterAim{.angle = 450, .power = 570, .turn = -750, .push = 33};
    EXPECT_EQ(nudge_words(advice, 1200), "Turn the barrel right, to about 45°, and try about 570 power");
    EXPECT_EQ(nudge_words(advice, 900), "Try about 45° and 570 power");
    EXPECT_EQ(nudge_words(advice, 120), "Try about 45° and 570 power");
    advice.aim->power = advice.power, advice.aim->push = 0;
    EXPECT_EQ(nudge_words(advice, 120), "Try about 45°");
}

TEST(Coach, HintsThatAShotFlewTheWrongWay) {
    Advice advice;
    advice.backwards = true;
    advice.from = {100, 0}, advice.to = {500, 0};
    EXPECT_EQ(hint_words(advice), "Turn the barrel to the right");
    EXPECT_EQ(hint_words(advice, 1200), "Turn the barrel to the right");
    EXPECT_EQ(hint_words(advice, 450), "That's the right direction now");
    std::swap(advice.from, advice.to);
    EXPECT_EQ(hint_words(advice), "Turn the barrel to the left");
    EXPECT_EQ(nudge_words(advice, 1200), "That's the right direction now");
}

TEST(Coach, CallsNoShotPastStraightUpTheWrongWayThatTheWindBroughtBack) {
    Advice advice;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.angle = 930, advice.power = 700, advice.columns_short = 80;
    const auto nudge = [&](BetterAim aim) {
        advice.aim = aim;
        return nudge_words(advice);
    };
    EXPECT_EQ(nudge({.angle = 930, .power = 760}), "Try about 760 power");
    EXPECT_EQ(nudge({.angle = 830, .power = 700}), "Try about 83°");
    advice.angle = 870;
    EXPECT_EQ(nudge({.angle = 970, .power = 700, .turn = 100}), "Try about 97°")
        << "it'd come to the right as well";
    EXPECT_EQ(hint_words(advice), "Try 97°");
    advice.angle = 930, advice.columns_short = 405;
    EXPECT_EQ(nudge({.angle = 830, .power = 700}), "Turn the barrel right, to about 83°")
        << "it came down behind its tank";
    advice.angle = kHalfTurn / 2, advice.columns_short = 400;
    EXPECT_EQ(nudge({.angle = 800, .power = 700}), "Try about 80°") << "straight up is no wrong way";
}

TEST(Coach, SaysWhichWayToTurnABarrelWhoseShotTheWindTookTheWrongWay) {
    Advice advice;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.angle = 980, advice.power = 700, advice.backwards = true, advice.columns_short = 450;
    advice.aim = BetterAim{.angle = 930, .power = 700};
    EXPECT_EQ(nudge_words(advice), "Turn the barrel right, to about 93°");
    advice.angle = 800;
    advice.aim = BetterAim{.angle = 800, .power = 900, .push = 29};
    advice.power = 700;
    EXPECT_EQ(nudge_words(advice), "Try about 900 power") << "it points the right way";
    EXPECT_EQ(hint_words(advice), "Try 900 power");
}

TEST(Coach, DoesNotSayThatNoShotHitsBeforeItHasLookedForOne) {
    CoachedShot shot;
    shot.predictions = 1;
    const Advice* const advice = shot.fire(600, 150);
    ASSERT_TRUE(advice && !advice->aim && !advice->searched);
    EXPECT_EQ(hint_words(*advice), "Too short");
}

TEST(Coach, LooksForShotsTowardsTheMarkWhereverTheBarrelPoints) {
    CoachedShot shot;
    const Advice* const advice = shot.fire(1750, 60);
    ASSERT_TRUE(advice && advice->searched && advice->aim);
    EXPECT_EQ(advice->aim->angle < kHalfTurn / 2, shot.to_right());
}

TEST(Coach, LooksOnInTheNextTurnWhereTheShotWasOverFirst) {
    CoachedShot shot;
    shot.predictions = 1;
    ASSERT_TRUE(shot.fire(600, 150));
    shot.predictions = 2000;
    for (int turns = 0; turns < 4 && shot.game.match().player() != shot.shooter; ++turns) {
        (void)shot.game.give(Aim{shot.game.match().player(), shot.to_right() ? 500 : 1300, 1000});
        shot.fire_on();
    }
    shot.hear();
    const Advice* const advice = shot.coach.advice(shot.shooter, shot.game.match());
    ASSERT_TRUE(advice && advice->searched && advice->aim);
}

TEST(Coach, SaysThatTheGroundWasInTheWay) {
    MemoryStorage storage;
    TipsGame game(storage);
    Advice advice;
    advice.blocked = true;
    EXPECT_EQ(advice_words(advice, 0, {}, game.session()).second, "The ground was in the way.");
    advice.anew = true;
    EXPECT_EQ(advice_words(advice, 0, {}, game.session()).second, "The ground was in the way.")
        << "of the last shot it's still true";
}

TEST(Coach, LooksAnewOnTheLandThatOthersHaveDugSince) {
    CoachedShot shot;
    const Advice* const first = shot.fire(600, 150);
    ASSERT_TRUE(first && first->aim && !first->anew);
    for (int turns = 0; turns < 4 && shot.game.match().player() != shot.shooter; ++turns) {
        (void)shot.game.give(Aim{shot.game.match().player(), shot.to_right() ? 500 : 1300, 1000});
        shot.fire_on();
    }
    ASSERT_EQ(shot.game.match().player(), shot.shooter);
    shot.predictions = 1;
    shot.hear();
    EXPECT_TRUE(shot.coach.thinks_anew()) << "though no other wind blows";
    shot.predictions = 5000;
    shot.hear();
    const Advice* const now = shot.coach.advice(shot.shooter, shot.game.match());
    ASSERT_TRUE(now);
    EXPECT_TRUE(now->anew && now->searched);
    EXPECT_EQ(now->turn, shot.game.match().turn());
}

TEST(Coach, IsSilentWhereTheShotDidNotFlyAsAPlainShellDoes) {
    ASSERT_NE(CoachedShot().fire(600, 150), nullptr);
    const auto silent_after = [](const auto& event) {
        CoachedShot shot;
        auto told = event;
        if constexpr (requires { told.tank; }) told.tank = tank_of(shot.shooter);
        return shot.fire(600, 150, {told}) == nullptr;
    };
    EXPECT_TRUE(silent_after(event::Deflected{})) << "a shield threw it back";
    EXPECT_TRUE(silent_after(event::Split{}));
    EXPECT_TRUE(silent_after(event::StartedRolling{}));
    EXPECT_TRUE(silent_after(event::Bounced{}));
    EXPECT_TRUE(silent_after(event::Beamed{}));
    EXPECT_TRUE(silent_after(event::Fizzled{}));
}

TEST(Coach, IsSilentToWhoeverIsOut) {
    CoachedShot shot;
    ASSERT_NE(shot.fire(600, 150), nullptr);
    shot.tank(tank_of(shot.shooter)).alive = false;
    EXPECT_EQ(shot.coach.advice(shot.shooter, shot.game.match()), nullptr);
}

TEST(Coach, IsSilentOnGuidedShotsAndOnWhatAShieldWillStop) {
    CoachedShot guided;
    guided.tank(tank_of(guided.shooter)).guidance.kind = Guidance::Kind::homing;
    EXPECT_EQ(guided.fire(600, 150), nullptr);
    CoachedShot bent;
    bent.tank(bent.mark).shield = {
        .kind = Shield::Kind::deflects, .strength = 500, .full = 500, .push = 1200};
    find_hulls(test::battle_state_of(bent.game.match()));
    CoachedShot free;
    const Advice* const found = free.fire(600, 150);
    ASSERT_TRUE(found && found->aim);
    const int angle = found->aim->angle, power = found->aim->power;
    EXPECT_EQ(bent.fire(bent.to_right() ? angle : kHalfTurn - angle, power), nullptr)
        << "it would have hit but for the magnet";
}

TEST(Coach, SaysHowFarTheWindItselfTookAShotWhateverHillItFellOn) {
    CoachedShot shot;
    test::battle_state_of(shot.game.match()).air.wind = 20;
    const Advice* const advice = shot.fire(600, 300);
    ASSERT_TRUE(advice && advice->blown);
    const PastShot& past = shot.game.match().tally().shots().back();
    EXPECT_EQ(advice->wind, 20);
    EXPECT_GT(*advice->blown, 0);
    EXPECT_LT(*advice->blown, 400) << past.power;
}

TEST(Coach, SaysInALaterTurnWhatHitsInTheWindThatBlowsThen) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    ASSERT_EQ(game.match().player(), turn.first);
    ASSERT_TRUE(game.has("coach"));
    const std::string before = game.text_of("coach");
    turn.blow(37);
    ASSERT_TRUE(game.has("coach"));
    EXPECT_NE(game.text_of("coach"), before);
    EXPECT_TRUE(game.shows_in("coach", "This should hit")) << game.text_of("coach");
    EXPECT_TRUE(game.has("better_path"));
}

TEST(Coach, IsRightInTheNewWind) {
    SecondTurn turn;
    Coach coach(turn.game.session());
    const std::unique_ptr<Match> match = turn.game.match().fork();
    match->take_events();
    BattleState& state = test::battle_state_of(*match);
    const bool right = state.tank(turn.mark()).body.at.x > match->state().tank(turn.first).body.at.x;
    const auto hear = [&] {
        for (const MatchEvent& event : match->take_events()) coach.note(event, *match);
        coach.advance(*match, 1000);
    };
    const auto shoot = [&](int angle, int power) {
        (void)match->apply(Aim{match->player(), angle, power});
        (void)match->apply(Fire{match->player()});
        while (match->phase() == Phase::flying) hear(), match->step();
        hear();
    };
    shoot(right ? 600 : 1200, 150);
    while (match->player() != turn.first) shoot(right ? 600 : 1200, 900);
    state.air.wind = 25;
    hear();
    const Advice* const advice = coach.advice(turn.first, *match);
    ASSERT_TRUE(advice && advice->aim && advice->anew);
    EXPECT_EQ(advice->wind, 25);
    const int health = state.tank(turn.mark()).health;
    shoot(advice->aim->angle, advice->aim->power);
    EXPECT_LT(state.tank(turn.mark()).health, health) << "by the rules it hits";
}

TEST(Coach, GoesBeforeLessonsWhichAreNotLostByThat) {
    SecondTurn turn(TipsWanted::beginners);
    TipsGame& game = turn.game;
    EXPECT_TRUE(game.has("coach"));
    EXPECT_FALSE(game.has("tip"));
    const int learned = game.remembered(Preference::lessons);
    game.key("space");
    game.wait(0.1);
    EXPECT_EQ(game.remembered(Preference::lessons), learned);
}

TEST(Coach, NamesWhatIsToBeSetAndTicksItOff) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    turn.blow(37);
    ASSERT_TRUE(game.has("coach"));
    const Tank& tank = game.playing();
    const std::string goals = game.text_of("coach");
    const std::size_t at = goals.find("Angle ");
    ASSERT_NE(at, goals.npos) << goals;
    EXPECT_EQ(goals.find("Power "), goals.npos) << "that may stay: " << goals;
    EXPECT_EQ(game.count("task"), 1);
    const int angle = 10 * std::atoi(goals.c_str() + at + 6) + tank.angle % 10, power = tank.power;
    ASSERT_FALSE(game.give(Aim{game.match().player(), angle, std::max(0, power - 7)}));
    game.wait(0.1);
    EXPECT_EQ(game.count("task_done"), 1);
    EXPECT_EQ(game.count("task"), 1) << "the power has been right before";
    EXPECT_TRUE(game.shows_in("coach/task", "↑")) << "which way, and the figure stands there once";
    EXPECT_FALSE(game.shows_in("coach/task", " 7"));
    ASSERT_FALSE(game.give(Aim{game.match().player(), angle, power}));
    game.wait(0.1);
    EXPECT_EQ(game.count("task_done"), 1) << "it stays, so that one sees that it's done";
    EXPECT_EQ(game.count("task"), 0);
    EXPECT_TRUE(game.shows_in("coach", "Space"));
}

TEST(Coach, TurnsAsFarAsTapsOfTheKeyDo) {
    int told = 0;
    for (const int power : {150, 300, 950}) {
        CoachedShot shot;
        const Advice* const advice = shot.fire(600, power);
        if (!advice || !advice->aim) continue;
        EXPECT_EQ(advice->aim->turn % 10, 0) << power;
        ++told;
    }
    EXPECT_GT(told, 0);
}

TEST(Coach, IsSilentOnceTheTankHasDrivenOn) {
    SecondTurn turn;
    test::battle_state_of(turn.game.match()).tank(tank_of(turn.first)).body.at.x += 30;
    turn.game.wait(0.3);
    EXPECT_FALSE(turn.game.has("coach")) << "from elsewhere it's another shot";
}

}  // namespace terramorph
