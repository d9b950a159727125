#include "ui/particles/particles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/two.h"
#include "ui/game.h"
#include "ui/picture.h"
#include "ui/sprites/trails.h"

namespace terramorph {

namespace {

struct Sky {
    Sky() { game.start(); }

    void happen(const MatchEvent& event) { particles.note(event, game.match().battle(), {kWhite, kWhite}); }
    void hurt() { happen(event::Hurt{.tank = 0, .health = 43, .at = {300, 100}}); }
    bool wait(double seconds) {
        bool any = true;
        for (double time = 0; time < seconds; time += kFrame)
            any = particles.advance(kFrame, game.match().battle().state().ground, 0);
        return any;
    }
    std::vector<std::string> words() {
        Picture picture(640, 360);
        particles.draw_words(picture.canvas, Camera(640).view(640, 360));
        return picture.canvas.words_drawn();
    }

    MemoryStorage storage;
    Game game{storage};
    Particles particles;
};

}  // namespace

TEST(Particles, AShellThatComesIntoTheWaterThrowsUpDrops) {
    Sky sky;
    sky.happen(event::Splashed{{300, 200}});
    EXPECT_GT(sky.particles.size(), 10u);
    EXPECT_FALSE(sky.wait(3));
}

TEST(Particles, NoShotMakesMoreThanThereIsRoomFor) {
    Sky sky;
    for (int k = 0; k < 300; ++k) sky.happen(event::Splashed{{300, 200}});
    EXPECT_LE(sky.particles.size(), Particles::kMaxParticles);
}

TEST(Particles, DamageIsShownAsANumber) {
    Sky sky;
    sky.hurt();
    const auto words = sky.words();
    ASSERT_FALSE(words.empty());
    EXPECT_EQ(words.back(), "-43");
    sky.wait(3);
    EXPECT_TRUE(sky.words().empty());
}

TEST(Particles, AShotThatLeavesTheLevelSaysLongOrShort) {
    Sky sky;
    const std::vector<Color> colors = {kWhite, kWhite};
    sky.particles.note(event::LeftLevel{.tank = 0, .columns = 214, .too_far = true, .at = {900, 50}},
                       sky.game.match().battle(), colors);
    EXPECT_EQ(sky.words().back(), "LONG 214");
    sky.particles.note(event::LeftLevel{.tank = 0, .columns = 7, .too_far = false, .at = {-7, 50}},
                       sky.game.match().battle(), colors);
    EXPECT_EQ(sky.words().back(), "SHORT 7");
}

TEST(Particles, SmallHarmIsCountedTogetherAndAnotherTanksApart) {
    Sky sky;
    const std::vector<Color> colors = {kWhite, kWhite};
    const auto hurt = [&](TankId tank, int amount) {
        sky.particles.note(event::Hurt{.tank = tank, .health = amount, .at = {300, 100}},
                           sky.game.match().battle(), colors);
    };
    for (int k = 0; k < 12; ++k) hurt(0, 2);
    hurt(1, 5);
    const std::vector<std::string> words = sky.words();
    EXPECT_EQ(std::count(words.begin(), words.end(), "-24"), 2) << "and its shadow";
    EXPECT_EQ(std::count(words.begin(), words.end(), "-5"), 2);
    EXPECT_EQ(words.size(), 4u);
    sky.wait(1);
    hurt(0, 2);
    EXPECT_EQ(sky.words().back(), "-2");
}

TEST(Particles, WordsDoNotCoverEachOther) {
    Sky sky;
    sky.hurt();
    sky.happen(event::ShieldHit{.tank = 0, .absorbed = 43, .at = {300, 100}});
    sky.happen(event::ShieldFell{.tank = 0, .at = {300, 100}});
    Picture picture(640, 360);
    sky.particles.draw_words(picture.canvas, Camera(640).view(640, 360));
    const auto words = picture.canvas.words_drawn();
    const auto places = picture.canvas.places_drawn();
    ASSERT_EQ(words.size(), 6u) << "with their shadows";
    for (std::size_t a = 1; a < words.size(); a += 2)
        for (std::size_t b = 1; b < a; b += 2)
            EXPECT_TRUE(places[a].y + places[a].h <= places[b].y || places[b].y + places[b].h <= places[a].y)
                << words[a] << " on " << words[b];
}

TEST(Particles, WordsTellWhatHappensToATank) {
    const auto says = [](const MatchEvent& event) {
        Sky sky;
        sky.particles.note(event, sky.game.match().battle(), {kWhite, kWhite});
        const auto words = sky.words();
        return words.empty() ? std::string() : words.back();
    };
    EXPECT_EQ(says(event::Healed{.tank = 0, .health = 20, .at = {300, 100}}), "+20");
    EXPECT_EQ(says(event::ShieldHit{.tank = 0, .absorbed = 12, .at = {300, 100}}), "shield -12");
    EXPECT_EQ(says(event::ShieldFell{.tank = 0, .at = {300, 100}}), "shield down");
    EXPECT_EQ(says(event::Found{.tank = 0, .gift = WeaponId(1), .count = 3, .at = {300, 100}}), "3 Boulder");
    EXPECT_EQ(says(event::ParachuteOpened{.tank = 0, .at = {300, 100}}), "parachute");
    EXPECT_EQ(says(event::Stole{.victim = 0, .thief = 1, .dollars = 900, .at = {300, 100}}), "-$900");
    EXPECT_EQ(says(event::Crashed{.speed = 80, .at = {300, 100}}), "crash");
    EXPECT_EQ(says(event::SkyStruck{.at = {300, 100}}), "struck");
    EXPECT_EQ(says(event::StormRose{.step = 2}), "STORM 2");
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
