#include "ui/screens/practice/practice_screen.h"

#include <gtest/gtest.h>

#include "ai/battle_view.h"
#include "app/practice/drill_try.h"
#include "battle/content/arsenal.h"
#include "ui/game.h"
#include "ui/screens/practice/range_screen.h"

namespace terramorph {

namespace {

/// The flattest aim in steps that comes down where `wanted` says.
template <class Wanted>
std::optional<Aim> aim_that(const Match& match, Wanted wanted) {
    const BattleView view(match, 0, match.battle().state().air.wind);
    for (int lean = 200; lean <= 800; lean += 50)
        for (int power = 150; power <= kFullPower; power += 4)
            for (const int angle : {lean, kHalfTurn - lean}) {
                const Prediction end = view.predict(angle, power);
                if (end.end == FlightEnd::hit && wanted(end.contact)) return Aim{0, angle, power};
            }
    return std::nullopt;
}

std::optional<Aim> aim_at(const Match& match, TankId target) {
    return aim_that(match, [&](const Contact& contact) { return contact.tank == target; });
}

/// Aims beside the target, at the ground in front of it.
std::optional<Aim> aim_before(const Match& match, TankId target) {
    const float at = match.battle().state().tank(target).body.at.x;
    return aim_that(match, [&](const Contact& contact) {
        return contact.tank < 0 && std::abs(columns_of(contact.at).x - at) < 30;
    });
}

/// A lesson, played by commands and watched over its events.
struct Learner {
    explicit Learner(Drill lesson) : drill(lesson), match(drill_match(lesson)), done(lesson, *match) {
        (void)match->take_events();
    }
    void run() {
        for (int tick = 0; tick < 20000; ++tick) {
            if (match->phase() == Phase::aiming && match->player() == 0) break;
            if (match->phase() == Phase::aiming) (void)match->apply(Pass{match->player()});
            match->step();
            watch();
        }
        watch();
    }
    void watch() {
        for (const MatchEvent& event : match->take_events()) done.note(event);
        done.look(*match);
    }
    void fire(std::optional<Aim> aim) {
        ASSERT_TRUE(aim);
        ASSERT_FALSE(match->apply(*aim));
        ASSERT_FALSE(match->apply(Fire{0}));
        run();
    }
    /// As somebody would who knows what it's about.
    void play() {
        const DrillGoal& asks = kind_of(drill).asks;
        if (asks.driven > 0) {
            ASSERT_FALSE(match->apply(Drive{0, -asks.driven - 5}));
            run();
        }
        if (asks.shielded) {
            ASSERT_FALSE(match->apply(Use{0, match->arsenal().find_item("shield")}));
            run();
        }
        for (const TankId target : ids<TankId>(match->battle().state().tanks))
            if (target != 0 && !done.over())
                fire(asks.lowered > 0 ? aim_before(*match, target) : aim_at(*match, target));
        for (int shot = 0; shot < kDrillShots && !done.over(); ++shot) fire(aim_before(*match, 1));
    }

    Drill drill;
    std::unique_ptr<Match> match;
    DrillTry done;
};

struct Lesson : testing::TestWithParam<Drill> {};

TEST_P(Lesson, IsWonByWhoKnowsHow) {
    Learner learner(GetParam());
    learner.play();
    EXPECT_TRUE(learner.done.won());
    EXPECT_GE(learner.done.stars(), 1);
}

TEST_P(Lesson, IsLostByWhoFiresWithoutAiming) {
    Learner learner(GetParam());
    for (int shot = 0; shot < kDrillShots; ++shot) {
        ASSERT_FALSE(learner.match->apply(Fire{0}));
        learner.run();
    }
    EXPECT_TRUE(learner.done.over());
    EXPECT_FALSE(learner.done.won());
    EXPECT_EQ(learner.done.stars(), 0);
}

TEST_P(Lesson, IsNotWonByDoingNothing) {
    Learner learner(GetParam());
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_FALSE(learner.match->apply(Pass{0}));
        learner.run();
    }
    EXPECT_FALSE(learner.done.over());
}

TEST_P(Lesson, BeginsWithAWeaponAtHand) {
    const auto match = drill_match(GetParam());
    EXPECT_EQ(weapon_stock(match->battle().state(), 0, match->state().weapon(0)), -1);
}

INSTANTIATE_TEST_SUITE_P(Practice, Lesson,
                         testing::Values(Drill::flat, Drill::hill, Drill::wind, Drill::dig, Drill::shield),
                         [](const auto& each) { return std::string(kind_of(each.param).id); });

TEST(PracticeRange, AFlatShotBeginsFlatAndStillWantsAiming) {
    Learner learner(Drill::flat);
    const Tank& tank = learner.match->state().tank(PlayerId::at(0));
    EXPECT_LE(std::min(tank.angle, 1800 - tank.angle), 300);
    learner.fire(Aim{PlayerId::at(0), tank.angle, tank.power});
    EXPECT_FALSE(learner.done.over()) << "the first shot isn't given away";
}

TEST(PracticeRange, AFirstShotAsItIsSetFallsNearATargetInAnyWind) {
    for (const int wind : {-kStrongestRangeWind, -7, 0, 12, kStrongestRangeWind}) {
        const std::unique_ptr<Match> match = range_match(wind, built_in_arsenal());
        const PlayerId player = match->player();
        const Tank& own = match->state().tank(player);
        const Prediction shot = match->battle().predict_shot(tank_of(player), own.angle, own.power);
        ASSERT_EQ(shot.end, FlightEnd::hit) << "it leaves the level in a wind of " << wind;
        EXPECT_FALSE(shot.contact.tank.exists()) << "the first shot isn't given away";
        float nearest = 1e6f;
        for (const Tank& tank : match->battle().state().tanks)
            if (&tank != &own)
                nearest = std::min(nearest, std::abs(tank.body.at.x - columns_of(shot.contact.at).x));
        EXPECT_LT(nearest, 160) << wind;
    }
}

TEST(PracticeRange, HasTheWindThatIsSet) {
    for (const int wind : {-kStrongestRangeWind, -7, 0, 12})
        EXPECT_EQ(range_match(wind, built_in_arsenal())->battle().state().air.wind, wind);
}

TEST(PracticeRange, GivesFewerStarsForMisses) {
    Learner learner(Drill::flat);
    std::vector<int> stars;
    for (int misses = 0; misses < kDrillShots; ++misses) {
        Learner other(Drill::flat);
        for (int shot = 0; shot < misses; ++shot) other.fire(Aim{0, 900, 900});
        other.fire(aim_at(*other.match, 1));
        stars.push_back(other.done.stars());
    }
    EXPECT_EQ(stars, (std::vector{3, 3, 2, 1, 1}));
}

TEST(PracticeRange, KeepsTheBestStarsOfEachLesson) {
    MemoryStorage storage;
    {
        Game game(storage);
        keep_stars(game.session(), Drill::wind, 2);
        keep_stars(game.session(), Drill::wind, 1);
        keep_stars(game.session(), Drill::shield, 3);
    }
    Game game(storage);
    EXPECT_EQ(stars_of(game.session(), Drill::flat), 0);
    EXPECT_EQ(stars_of(game.session(), Drill::wind), 2);
    EXPECT_EQ(stars_of(game.session(), Drill::shield), 3);
}

TEST(PracticeRange, BeginsWithoutStarsWhereTheFileIsDamaged) {
    MemoryStorage storage;
    storage.files[kPreferencesFile] = "practice = 99999\n";
    Game game(storage, 2, 1280, 720);
    for (int k = 0; k < kDrills; ++k) EXPECT_EQ(stars_of(game.session(), static_cast<Drill>(k)), 0);
    game.app.push(practice_screen(game.app));
    EXPECT_TRUE(game.has("practice"));
    keep_stars(game.session(), Drill::hill, 3);
    EXPECT_EQ(stars_of(game.session(), Drill::hill), 3);
}

/// A lesson on the screen.
struct DrillGame : Game {
    explicit DrillGame(MemoryStorage& kept, Drill drill) : Game(kept, 2, 1280, 720) {
        app.push(practice_screen(app));
        app.push(drill_screen(app, drill));
        wait(0.1);
    }
    void fire() {
        key("space");
        wait(0.25);
        wait_until([&] { return has("drill_result") || (has("hints/weapons") && !has("aftermath")); }, 0.25,
                   50);
    }
};

TEST(PracticeScreen, ShowsTheChosenLessonsLandWhereTheresRoom) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.app.push(practice_screen(game.app));
    game.wait(1);
    ASSERT_TRUE(game.has("preview"));
    const auto pixels = [&] {
        game.words();
        const std::uint32_t* const row = game.picture.row(560);
        return std::vector<std::uint32_t>(row + 900, row + 1200);
    };
    const auto first = pixels();
    game.key("down");
    game.wait(1);
    EXPECT_NE(pixels(), first) << "another lesson";
    Game small(storage, 2, 640, 360);
    small.app.push(practice_screen(small.app));
    small.wait(1);
    EXPECT_TRUE(small.has("wind")) << "what can be changed goes first";
}

TEST(PracticeScreen, TellsTheGoalAndLeavesByEscape) {
    MemoryStorage storage;
    DrillGame game(storage, Drill::hill);
    EXPECT_TRUE(game.shows_in("goal", kind_of(Drill::hill).goal));
    game.key("esc");
    EXPECT_TRUE(game.has("practice"));
    game.key("esc");
    EXPECT_TRUE(game.has("title"));
}

TEST(PracticeScreen, TellsInTheFirstLessonWhatTurnsTheBarrelSetsThePowerAndFires) {
    MemoryStorage storage;
    DrillGame game(storage, Drill::flat);
    for (const std::string_view key : {"←", "→", "↑", "↓", "Space"})
        EXPECT_TRUE(game.shows_in("goal", key)) << game.text_of("goal");
    game.session().device = Device::pad;
    game.up("a");  // so that it's drawn anew
    EXPECT_FALSE(game.shows_in("goal", "Space")) << game.text_of("goal");
    EXPECT_TRUE(game.shows_in("goal", caps(game.session().controls, Device::pad, "space")));
}

TEST(PracticeScreen, EndsALessonAfterFiveShotsAndBeginsItAgain) {
    MemoryStorage storage;
    DrillGame game(storage, Drill::hill);
    for (int shot = 0; shot < kDrillShots; ++shot) {
        ASSERT_FALSE(game.has("drill_result")) << shot;
        game.fire();
    }
    EXPECT_TRUE(game.has("drill_result"));
    EXPECT_FALSE(game.has("drill_result/next")) << "it isn't done";
    game.key("enter");
    EXPECT_FALSE(game.has("drill_result"));
    EXPECT_TRUE(game.has("range"));
    EXPECT_EQ(stars_of(game.session(), Drill::hill), 0);
}

TEST(PracticeScreen, CoachesAfterAMissHoweverFamiliarOneIs) {
    MemoryStorage storage;
    DrillGame game(storage, Drill::hill);
    game.session().preferences[at(Preference::coach)] = static_cast<double>(CoachWanted::beginners);
    game.session().preferences[at(Preference::matches)] = 50;
    game.fire();
    EXPECT_TRUE(game.has("coach"));
}

TEST(PracticeScreen, LeadsFromAWonLessonToTheNext) {
    MemoryStorage storage;
    DrillGame game(storage, Drill::flat);
    const std::optional<Aim> aim = aim_at(*drill_match(Drill::flat), 1);
    ASSERT_TRUE(aim);
    const int begun = drill_match(Drill::flat)->state().tank(PlayerId::at(0)).angle;
    for (int tenths = begun; tenths > aim->angle; tenths -= 10) game.key("right");
    for (int tenths = begun; tenths < aim->angle; tenths += 10) game.key("left");
    for (const char digit : std::to_string(aim->power)) game.key(std::string(1, digit));
    game.key("enter");
    game.fire();
    ASSERT_TRUE(game.has("drill_result")) << testing::PrintToString(game.words());
    EXPECT_EQ(stars_of(game.session(), Drill::flat), kMostStars);
    game.key("enter");
    EXPECT_TRUE(game.shows_in("goal", kind_of(Drill::hill).goal));
}

}  // namespace

}  // namespace terramorph
