#include "ui/screens/battle/tips/tips.h"
#include "ui/screens/battle/tips/coach_words.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "app/player/controls.h"
#include "app/talk/talker.h"
#include "support/matches.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/game.h"
#include "ui/screens/battle/hud/hud.h"

namespace terramorph {

namespace {

/// A duel on a small level by somebody who is new, or wants what the test says.
struct TipsGame : Game {
    explicit TipsGame(MemoryStorage& kept, TipsWanted tips = TipsWanted::beginners,
                      CoachWanted coach = CoachWanted::off)
        : Game(kept, 2, 1280, 720) {
        set(Preference::tips, static_cast<double>(tips));
        set(Preference::coach, static_cast<double>(coach));
        session().settings.set(Rule::crates, 0);
    }
    void set(Preference which, double value) { session().preferences[at(which)] = value; }
    int remembered(Preference which) { return static_cast<int>(preference(session(), which)); }
    bool teaches(std::string_view words) { return shows_in("tip", words); }
    bool is_right() { return playing().body.at.x > static_cast<float>(match().level().width()) / 2; }
    /// Whoever aims fires to the nearer side: into the ground there, or out of the level.
    void fire_away() { fire(is_right() ? 800 : 1000, 300); }
    void fire_out() { fire(is_right() ? 500 : 1300, 1000); }
    /// Towards the other tank, and far too short.
    void fire_short() { fire(is_right() ? 1200 : 600, 150); }
    void wait_for_turn_of(PlayerId player) {
        for (int part = 0; part < 600 && (match().phase() != Phase::aiming || match().player() != player ||
                                          has("aftermath"));
             ++part)
            wait(0.1);
        wait(0.1);
    }
    void fire(int angle, int power) {
        (void)give(Aim{match().player(), angle, power});
        wait(0.1);
        fire_as_aimed();
    }
    void fire_as_aimed() {
        key("space");
        wait_for_turn();
        wait(1.2);  // until the camera has come
    }
    /// Somebody who has had all lessons of shooting but this one fires and misses.
    void miss_before(Lesson lesson) {
        session().settings.set(Rule::direct_hit, 0);
        set(Preference::lessons, 0b111111 & ~(1 << static_cast<int>(lesson)));
        start();
        EXPECT_FALSE(has("tip"));
        fire_away();
    }
};

TEST(Tips, TeachOneThingInATurnAndEachOnce) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    EXPECT_TRUE(game.teaches("Aim"));
    game.key("left");
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("power") && game.teaches("fire")) << "one needs all three for a shot";
    game.fire_as_aimed();
    EXPECT_TRUE(game.teaches("shoot farther"));
    game.key("up");
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "the rest can wait for a turn";
    game.fire_out();
    EXPECT_FALSE(game.teaches("shoot farther"));
    EXPECT_FALSE(game.teaches("Aim"));
}

TEST(Tips, NameTheKeysThatThePlayerHasChosenAndTheButtonsOfAPad) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().controls.bind(Control::fire, Device::keyboard, "k");
    game.session().controls.bind(Control::fire, Device::pad, "y");
    game.start();
    EXPECT_TRUE(game.teaches("K") && game.teaches("drag")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("Space"));
    game.session().device = Device::pad;
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("Y")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("K") || game.teaches("drag")) << "a pad drags nothing";
}

TEST(Tips, NameWhatTheMouseDoesOnceItIsUsed) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    game.click({5, 5});
    EXPECT_TRUE(game.teaches("Drag from your tank") && game.teaches("click Fire")) << game.text_of("tip");
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
    ASSERT_TRUE(game.teaches("Aim"));
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
    drag({60, -90});
    game.fire_as_aimed();
    EXPECT_TRUE(game.teaches("shoot farther")) << "though the drag has changed it, too";
    drag({80, -160});
    EXPECT_FALSE(game.has("tip"));
}

TEST(Tips, TellNobodyHowToAimWhoHasHitSomebody) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::health, 500);
    game.start();
    ASSERT_TRUE(game.teaches("Aim"));
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
    EXPECT_FALSE(game.teaches("Aim"));
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
    wind = last->wind + (last->wind < 0 ? 40 : 20);
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("the right")) << game.text_of("tip");
    EXPECT_FALSE(game.teaches("aim")) << "whoever has just hit would be led astray";
}

TEST(Tips, TeachOtherWeaponsByTheirNames) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.set(Preference::lessons, 0b111111 & ~(1 << static_cast<int>(Lesson::weapon)));
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
    game.key("tab");
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "that's how";
}

TEST(Tips, SayWhyRivalsWhoHaveBoughtNothingHaveMoreMoney) {
    for (const bool saved : {false, true}) {
        MemoryStorage storage;
        TipsGame game(storage);
        game.session().settings.set(Rule::armory, 1);
        game.session().settings.set(Rule::start_cash, 100);
        game.set(Preference::lessons, 0b111111 & ~(1 << static_cast<int>(Lesson::weapon)));
        start_match(game.session());
        const GoodId boulder = good_of(WeaponId(1));
        while (game.match().phase() == Phase::shopping) {
            const PlayerId player = game.match().player();
            if (!saved || player == PlayerId(0)) EXPECT_FALSE(game.give(Buy{player, boulder}));
            EXPECT_FALSE(game.give(Ready{player}));
        }
        EXPECT_LT(game.match().money(0), 100);
        const std::string words = lesson_words(Lesson::weapon, game.match(), game.session()).second;
        const bool first = game.match().player() == PlayerId(0);
        EXPECT_EQ(words.find("saved") != words.npos, saved && first) << words;
    }
}

TEST(Tips, NameNoWeaponsWhereThereAreMoreThanOneReads) {
    MemoryStorage storage;
    TipsGame game(storage);
    game.session().arsenal = test::the_arsenal();
    game.set(Preference::lessons, 0b111111 & ~(1 << static_cast<int>(Lesson::weapon)));
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
    EXPECT_TRUE(game.teaches("shoot farther"));
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
    EXPECT_TRUE(game.teaches("Aim"));
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
    EXPECT_TRUE(game.has("coach"));
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
    EXPECT_TRUE(game.shows_in("coach", "Power ") || game.shows_in("coach", "Angle "))
        << game.text_of("coach");
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

TEST(Coach, SaysHowFarOffTheLastShotFellAndWhatLandAndWindHadToDoWithIt) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 640, .push = 28};
    EXPECT_EQ(hint_reason(advice, "Mira"), "") << "it fell right beside";
    advice.carried = 5;
    EXPECT_EQ(hint_reason(advice, "Mira"), "") << "that's hardly seen";
    advice.carried = -31;
    EXPECT_EQ(hint_reason(advice, "Mira"), "The wind took it 31 m to the left.");
    advice.columns_short = 84;
    advice.wind = advice.wind_then = -8;
    advice.from = {100, 0}, advice.to = {500, 0};
    EXPECT_EQ(hint_reason(advice, "Mira"),
              "Your last shot fell 84 m short of Mira. The wind took it 31 m to the left.");
    advice.columns_short = -84;
    EXPECT_EQ(hint_reason(advice, "Mira"), "Your last shot landed 84 m past Mira.") << "in spite of the wind";
    advice.columns_short = 84;
    advice.wind = 8;
    EXPECT_EQ(hint_reason(advice, "Mira"),
              "Your last shot fell 84 m short of Mira. The wind has turned your way.")
        << "what it was before doesn't matter any more";
    advice.wind = advice.wind_then = 0;
    advice.blocked = true;
    EXPECT_EQ(hint_reason(advice, "Mira"),
              "Your last shot fell 84 m short of Mira. The ground was in the way.");
    advice.columns_short = -84;
    advice.blocked = false;
    advice.carried.reset();
    EXPECT_EQ(hint_reason(advice, "Mira"), "Your last shot landed 84 m past Mira.");
    advice.aim = BetterAim{.angle = 600, .power = 500};
    EXPECT_EQ(hint_reason(advice, "Mira"), "") << "nothing is to blame where the same shot hits now";
}

TEST(Coach, HintsAtTheFiguresToSet) {
    Advice advice;
    advice.angle = 600, advice.power = 500, advice.columns_short = 120;
    const auto hint = [&](BetterAim aim) {
        advice.aim = aim;
        return hint_words(advice);
    };
    EXPECT_EQ(hint({.angle = 600, .power = 640, .push = 28}), "Try power 640");
    EXPECT_EQ(hint({.angle = 655, .power = 500, .turn = 55}), "Try angle 65.5°");
    EXPECT_EQ(hint({.angle = 700, .power = 640, .turn = 100, .push = 28}), "Try angle 70° and power 640");
    EXPECT_EQ(hint({.angle = 1210, .power = 640, .turn = 610}),
              "Wrong way: turn the barrel left, to about 120°");
    advice.angle = 1200;
    EXPECT_EQ(hint({.angle = 579, .power = 640, .turn = -621}),
              "Wrong way: turn the barrel right, to about 60°");
}

TEST(Coach, HintsThatAShotFlewTheWrongWay) {
    Advice advice;
    advice.backwards = true;
    advice.from = {100, 0}, advice.to = {500, 0};
    EXPECT_EQ(hint_words(advice), "Wrong way: turn the barrel right");
    std::swap(advice.from, advice.to);
    EXPECT_EQ(hint_words(advice), "Wrong way: turn the barrel left");
}

TEST(Coach, CallsNoShotPastStraightUpTheWrongWayThatTheWindBroughtBack) {
    Advice advice;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.angle = 930, advice.power = 700, advice.columns_short = 80;
    const auto nudge = [&](BetterAim aim) {
        advice.aim = aim;
        return nudge_words(advice);
    };
    EXPECT_EQ(nudge({.angle = 930, .power = 760}), "Use about 60 more power");
    EXPECT_EQ(nudge({.angle = 830, .power = 700}), "Turn the barrel about 10° to the right");
    advice.angle = 870;
    EXPECT_EQ(nudge({.angle = 970, .power = 700, .turn = 100}), "Turn the barrel about 10° to the left")
        << "it'd come to the right as well";
    EXPECT_EQ(hint_words(advice), "Try angle 97°");
    advice.angle = 930, advice.columns_short = 405;
    EXPECT_EQ(nudge({.angle = 830, .power = 700}), "Wrong way: turn the barrel right, to about 85°")
        << "it came down behind its tank";
    advice.angle = kHalfTurn / 2, advice.columns_short = 400;
    EXPECT_EQ(nudge({.angle = 800, .power = 700}), "Turn the barrel about 10° to the right")
        << "straight up is no wrong way";
}

TEST(Coach, SaysWhichWayToTurnABarrelWhoseShotTheWindTookTheWrongWay) {
    Advice advice;
    advice.from = {100, 0}, advice.to = {500, 0};
    advice.angle = 980, advice.backwards = true, advice.columns_short = 450;
    advice.aim = BetterAim{.angle = 930, .power = 700};
    EXPECT_EQ(nudge_words(advice), "Wrong way: turn the barrel right, to about 95°");
    advice.angle = 800;
    advice.aim = BetterAim{.angle = 800, .power = 900, .push = 29};
    advice.power = 700;
    EXPECT_EQ(nudge_words(advice), "Use about 200 more power") << "it points the right way";
    EXPECT_EQ(hint_words(advice), "Try power 900");
}

namespace {

/// A shot that a coach watches, on a land and in a wind of the test's choice.
struct CoachedShot {
    CoachedShot() : game(storage, TipsWanted::off, CoachWanted::whole) {
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::damage_weakens, 0);
        game.start();
        shooter = game.match().player();
        mark = tank_of(PlayerId::at(shooter == PlayerId(0) ? 1 : 0));
    }
    Tank& tank(TankId which) { return test::battle_state_of(game.match()).tank(which); }
    bool to_right() { return tank(mark).body.at.x > game.playing().body.at.x; }
    void hear() {
        for (const MatchEvent& event : game.session().runner->take_events()) coach.note(event, game.match());
        coach.advance(game.match(), predictions);
    }
    const Advice* fire(int up, int power, const std::vector<MatchEvent>& also = {}) {
        (void)game.give(Aim{shooter, to_right() ? up : kHalfTurn - up, power});
        (void)game.session().runner->take_events();
        fire_on(also);
        return coach.advice(shooter, game.match());
    }
    /// Whoever's turn it is, as it has aimed.
    void fire_on(const std::vector<MatchEvent>& also = {}) {
        (void)game.give(Fire{game.match().player()});
        hear();
        for (const MatchEvent& event : also) coach.note(event, game.match());
        for (int tick = 0; tick < 6000 && game.match().phase() == Phase::flying; ++tick) {
            game.session().runner->step();
            hear();
        }
    }

    MemoryStorage storage;
    TipsGame game;
    Coach coach{game.session()};
    int predictions = Coach::kPredictionsPerFrame;
    PlayerId shooter;
    TankId mark;
};

}  // namespace

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

TEST(Coach, SaysThatTheGroundWasInTheWayUntilTheNextTurn) {
    MemoryStorage storage;
    TipsGame game(storage);
    Advice advice;
    advice.blocked = true;
    EXPECT_EQ(advice_words(advice, false, {}, game.session()).second, "The ground was in the way.");
    advice.anew = true;
    EXPECT_EQ(advice_words(advice, false, {}, game.session()).second, "");
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

namespace {

/// Two people of whom the first has missed, in its next turn.
struct SecondTurn {
    explicit SecondTurn(TipsWanted tips = TipsWanted::off) : game(storage, tips, CoachWanted::whole) {
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::damage_weakens, 0);
        game.start();
        first = game.match().player();
        game.fire_out();
        for (int shots = 0; shots < 2 && game.match().player() != first; ++shots) game.fire_out();
    }
    void blow(int wind) {
        test::battle_state_of(game.match()).air.wind = wind;
        game.wait(0.6);
    }
    TankId mark() const { return tank_of(PlayerId::at(first == PlayerId(0) ? 1 : 0)); }

    MemoryStorage storage;
    TipsGame game;
    PlayerId first;
};

}  // namespace

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

TEST(Coach, TicksOffWhatHasBeenSet) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    turn.blow(37);
    ASSERT_TRUE(game.has("coach"));
    const Tank& tank = game.playing();
    const std::string goals = game.text_of("coach");
    ASSERT_TRUE(game.has("coach/task")) << goals;
    const auto number_behind = [&](std::string_view word) {
        const std::size_t at = goals.find(word);
        EXPECT_NE(at, goals.npos) << goals;
        return std::atoi(goals.c_str() + at + word.size());
    };
    const int angle = 10 * number_behind("Angle ") + tank.angle % 10, power = number_behind("Power ");
    EXPECT_EQ(game.count("task") + game.count("task_done"), 2);
    ASSERT_FALSE(game.give(Aim{game.match().player(), angle, std::max(0, power - 7)}));
    game.wait(0.1);
    EXPECT_TRUE(game.shows_in("coach/task", "7"));
    EXPECT_EQ(game.count("task_done"), 1);
    ASSERT_FALSE(game.give(Aim{game.match().player(), angle, power}));
    game.wait(0.1);
    EXPECT_EQ(game.count("task_done"), 2) << "it stays, so that one sees that it's done";
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
    EXPECT_TRUE(game.has("order") && game.has("fuel") && game.has("hints/weapons"));
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
    game.set(Preference::lessons, 0b01111111);
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
    game.set(Preference::lessons, 0b11111111);
    game.set(Preference::matches, 3);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.parachute = 100;
    std::vector<Debris>& debris = test::battle_state_of(game.match()).debris;
    debris.push_back(crate);
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "it's on its way";
    debris.back().parachute = 0;
    Tank& tank = test::battle_state_of(game.match()).tank(tank_of(game.match().player()));
    tank.fuel = 100;
    debris.back().body.at.x = tank.body.at.x < 320 ? tank.body.at.x + 200 : tank.body.at.x - 200;
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "nobody comes that far";
    debris.back().body.at.x = tank.body.at.x;
    game.wait(0.1);
    EXPECT_TRUE(game.teaches("crate"));
    debris.clear();
    game.fire_out();
    debris.push_back(crate);
    debris.back().parachute = 0;
    game.wait(0.1);
    EXPECT_FALSE(game.has("tip")) << "once is enough";
    debris.clear();
}

/// Somebody alone against a computer that stands and waits, with whatever help the test sets.
struct LonelyGame : TipsGame {
    explicit LonelyGame(MemoryStorage& kept, CoachWanted coach = CoachWanted::beginners)
        : TipsGame(kept, TipsWanted::off, coach) {
        session().settings.players[1].kind = computer("moron");
        session().settings.set(Rule::direct_hit, 0);
        session().settings.set(Rule::health, 1000);
        session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        start();
    }
    /// The person's shot falls far too short, and it's that person's turn again.
    void miss() {
        wait_for_turn_of(PlayerId(0));
        fire_short();
        wait_for_turn_of(PlayerId(0));
    }
};

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
    ASSERT_TRUE(game.shows_in("coach", "Use about ") && game.shows_in("coach", " more power"))
        << game.text_of("coach");
    EXPECT_EQ(game.numbers_in("coach").at(0) % 10, 0) << "it's a round figure";
    EXPECT_TRUE(game.shows_in("coach", " m short"));
    EXPECT_FALSE(game.shows_in("coach", "Try "));
    EXPECT_TRUE(game.has("power/zone")) << "on the bar";
    EXPECT_EQ(game.numbers_in("power/about").at(0), fired + game.numbers_in("coach").at(0))
        << "and in figures";
    EXPECT_TRUE(game.shows_in("miss", " m short")) << "and the ground has the distance";
    EXPECT_TRUE(game.has("hints/coach"));
    game.click_on("coach");
    game.wait(0.2);
    EXPECT_EQ(game.playing().power, fired) << "it has named no figure to set";
    EXPECT_TRUE(game.has("better_path")) << "a click asks for more, as the key does";
    EXPECT_FALSE(game.has("power/zone")) << "now there's the exact power";
}

TEST(Coach, TellsABeginnerWhatWouldHaveHitWhileTheMissIsStillToBeSeen) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.wait_for_turn_of(PlayerId(0));
    ASSERT_FALSE(game.give(Aim{PlayerId(0), game.is_right() ? 1200 : 600, 150}));
    game.key("space");
    ASSERT_TRUE(game.wait_for("coach", kFrame, 30));
    EXPECT_TRUE(game.has("aftermath")) << "before the turn goes on";
    EXPECT_TRUE(game.shows_in("coach", "Use about ") && game.shows_in("coach", " more power"))
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
    EXPECT_FALSE(game.has("better_path")) << "the next aim is one's own";
}

TEST(Coach, KeepsNobodyWhoHasReadWhatItSaysOfAMiss) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.wait_for_turn_of(PlayerId(0));
    ASSERT_FALSE(game.give(Aim{PlayerId(0), game.is_right() ? 1200 : 600, 150}));
    game.key("space");
    ASSERT_TRUE(game.wait_for("coach", kFrame, 30));
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
    ASSERT_FALSE(game.shows_in("coach", "Try ")) << game.text_of("coach");
    game.miss();
    EXPECT_TRUE(game.shows_in("coach", "Try ")) << game.text_of("coach");
    EXPECT_TRUE(game.has("power/zone")) << "the bar shows where that is";
    for (int more = 0; more < 2; ++more) {
        game.miss();
        EXPECT_TRUE(game.shows_in("coach", "Use about ") && game.shows_in("coach", " m short"))
            << game.text_of("coach");
        EXPECT_TRUE(game.has("power/zone") && game.has("power/about")) << "nobody is left alone with a miss";
        EXPECT_FALSE(game.shows_in("coach", "Try ") || game.has("better_path"));
        EXPECT_TRUE(game.has("miss") && game.has("hints/coach")) << "there's more for who asks";
    }
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
    EXPECT_EQ(nudge({.angle = 600, .power = 643}), "Use about 140 more power");
    EXPECT_EQ(nudge({.angle = 600, .power = 564}), "Use about 60 more power");
    EXPECT_EQ(nudge({.angle = 600, .power = 508}), "Use a little more power");
    EXPECT_EQ(nudge({.angle = 600, .power = 492}), "Use a little less power");
    EXPECT_EQ(nudge({.angle = 600, .power = 357}), "Use about 140 less power");
    EXPECT_EQ(nudge({.angle = 710, .power = 500}), "Raise the barrel about 10°");
    EXPECT_EQ(nudge({.angle = 500, .power = 441}), "Use about 60 less power. Lower the barrel about 10°");
    EXPECT_EQ(nudge({.angle = 1200, .power = 640}), "Wrong way: turn the barrel left, to about 120°");
    EXPECT_EQ(nudge({.angle = 600, .power = 500}), "The same shot would hit now");
    advice.angle = 1200;
    EXPECT_EQ(nudge({.angle = 1080, .power = 500}), "Raise the barrel about 10°");
    advice.aim.reset();
    advice.columns_short = -20;
    EXPECT_EQ(nudge_words(advice), "Too far");
}

TEST(Coach, SaysHowFarOffAShotFellAndWhatTheWindDoesNow) {
    Advice advice;
    advice.aim = BetterAim{.angle = 600, .power = 640, .push = 140};
    advice.angle = 600, advice.power = 500, advice.columns_short = 38;
    advice.from = {100, 0}, advice.to = {500, 0};
    const auto review = [&](int then, int now) {
        advice.wind_then = then, advice.wind = now;
        constexpr std::string_view kFar = "Your last shot fell 38 m short of Mira.";
        std::string words = hint_reason(advice, "Mira");
        if (words.starts_with(kFar)) words.erase(0, words == kFar ? kFar.size() : kFar.size() + 1);
        return words;
    };
    EXPECT_EQ(miss_words(advice, "Mira"), "38 m short of Mira");
    EXPECT_EQ(review(8, -8), "The wind has turned against you.");
    EXPECT_EQ(review(-8, 8), "The wind has turned your way.");
    EXPECT_EQ(review(-4, -12), "The headwind is stronger now.");
    EXPECT_EQ(review(0, -12), "The headwind is stronger now.");
    EXPECT_EQ(review(-12, -4), "The headwind has eased.");
    EXPECT_EQ(review(4, 12), "The tailwind is stronger now.");
    EXPECT_EQ(review(12, 4), "The tailwind has eased.");
    EXPECT_EQ(review(12, 0), "The wind has died down.");
    EXPECT_EQ(review(12, 13), "") << "nobody feels that";
    advice.carried = 31;
    EXPECT_EQ(review(12, 13), "") << "without the wind it would have fallen even shorter";
    advice.carried = -31;
    EXPECT_EQ(review(-12, -13), "The wind took it 31 m to the left.");
    std::swap(advice.from, advice.to);
    EXPECT_EQ(review(8, -8), "The wind has turned your way.") << "to the left";
    advice.columns_short = -38;
    EXPECT_EQ(miss_words(advice, "Mira"), "38 m past Mira");
    EXPECT_EQ(review(12, 0), "Your last shot landed 38 m past Mira. The wind has died down.");
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
    const int angle = game.playing().angle, tried = game.numbers_in("power/tried").at(0);
    EXPECT_NE(game.playing().power, tried);
    game.click_on("power/tried");
    EXPECT_EQ(game.playing().power, tried);
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

TEST(Coach, ShowsHowTheShotBeginsToNewcomersAfterTheThirdMissInARow) {
    MemoryStorage storage;
    LonelyGame game(storage);
    game.wait_for_turn_of(PlayerId(0));
    for (int misses = 0; misses < 2; ++misses) {
        game.fire_short();
        game.wait_for_turn_of(PlayerId(0));
        ASSERT_TRUE(game.has("coach")) << misses;
        EXPECT_FALSE(game.has("better_path")) << misses;
        EXPECT_FALSE(game.has("coach/task")) << misses;
    }
    game.fire_short();
    game.wait_for_turn_of(PlayerId(0));
    EXPECT_TRUE(game.has("better_path"));
    EXPECT_FALSE(game.shows_in("coach", "Try ") || game.has("coach/task") || game.has("power/tried"))
        << "it's seen, and no figure is named again";
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

}  // namespace

}  // namespace terramorph
