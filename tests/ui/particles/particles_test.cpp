#include "ui/particles/particles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/two.h"
#include "ui/game.h"
#include "ui/picture.h"
#include "ui/sprites/shells/trails.h"

namespace terramorph {

namespace {

struct ParticleSky {
    ParticleSky() { game.start(); }

    void happen(const MatchEvent& event) { particles.note(event, game.match().battle(), {kWhite, kWhite}); }
    bool wait(double seconds) {
        bool any = true;
        for (double time = 0; time < seconds; time += kFrame)
            any = particles.advance(kFrame, game.match().battle().state().ground, 0);
        return any;
    }
    MemoryStorage storage;
    Game game{storage};
    Particles particles;
};

}  // namespace

TEST(Particles, AShellThatComesIntoTheWaterThrowsUpDrops) {
    ParticleSky sky;
    sky.happen(event::Splashed{{300, 200}});
    EXPECT_GT(sky.particles.size(), 10u);
    EXPECT_FALSE(sky.wait(3));
}

TEST(Particles, NoShotMakesMoreThanThereIsRoomFor) {
    ParticleSky sky;
    for (int k = 0; k < 300; ++k) sky.happen(event::Splashed{{300, 200}});
    EXPECT_LE(sky.particles.size(), Particles::kMaxParticles);
}

TEST(Particles, ThePicturesChanceIsNotTheRules) {
    MemoryStorage storage;
    Game seen(storage), unseen(storage);
    unseen.session().settings = seen.session().settings;
    seen.start();
    unseen.start();
    EXPECT_EQ(seen.match().hash(), unseen.match().hash());
    seen.key("space");
    ASSERT_FALSE(unseen.give(Fire{unseen.match().player()}));
    seen.wait_for_turn();
    while (unseen.match().phase() == Phase::flying) unseen.session().runner->step();
    EXPECT_EQ(seen.match().hash(), unseen.match().hash());
}

TEST(Trails, APlayerSeesItsOwnLastShotFaintlyAndNobodyElses) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const Match& match = game.match();
    MatchRunner& runner = *game.session().runner;
    Trails trails;
    trails.begin_level(2);
    const PlayerId shooter = match.player(), other = test::the_other(shooter);
    const View view = Camera(640).view(640, 360);
    const auto drawn = [&](PlayerId player) {
        Picture picture(640, 360);
        trails.draw(picture.canvas, view, tank_of(player));
        return picture.area();
    };
    EXPECT_EQ(drawn(shooter), 0);
    ASSERT_FALSE(runner.give(Fire{shooter}));
    double flying = 0;
    while (match.phase() == Phase::flying) {
        runner.step();
        for (const MatchEvent& event : runner.take_events()) trails.note(event);
        trails.record_shells(match.battle());
        if (match.phase() == Phase::flying) flying = drawn(-1);
    }
    EXPECT_GT(flying, 0) << "everybody sees a shot that flies";
    EXPECT_EQ(drawn(other), 0);
    EXPECT_GT(drawn(shooter), 0);
    EXPECT_LT(drawn(shooter), flying);
}

}  // namespace terramorph
