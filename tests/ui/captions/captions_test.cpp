#include "ui/captions/captions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/battle_view.h"
#include "base/text.h"
#include "support/matches.h"
#include "ui/game.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

struct ToldCaptions {
    explicit ToldCaptions(int players = 2) : game(storage, players) { game.start(); }

    void happen(const MatchEvent& event) { captions.note(event, game.match().battle(), {kWhite, kWhite}); }
    void hurt(TankId tank, int amount, HurtCause cause = HurtCause::blast) {
        happen(event::Hurt{.tank = tank, .health = amount, .at = {300, 100}, .cause = cause});
    }
    /// Once their beat is over.
    DrawnScreen drawn() {
        captions.advance(Captions::kBeat);
        return drawn_now();
    }
    DrawnScreen drawn_now() {
        Picture picture(640, 360);
        LabelRoom room({0, 40, 640, 300});
        captions.draw(picture.canvas, Camera(640).view(640, 360), room);
        return drawn_on(picture.canvas);
    }
    /// The newest first.
    std::vector<std::string> words() { return drawn().words; }

    MemoryStorage storage;
    Game game;
    Captions captions;
};

using Words = std::vector<std::string>;

}  // namespace

TEST(Captions, DamageGoesWithATankThatIsThrownButNotWithOneThatIsSentElsewhere) {
    ToldCaptions told;
    Tank& tank = test::battle_state_of(told.game.match()).tank(TankId(0));
    tank.body.at = {300, 100};
    told.happen(event::Hurt{.tank = 0, .health = 43, .at = tank.middle()});
    const auto middle_at = [&] {
        told.captions.follow(told.game.match().battle().state());
        Picture picture(640, 360);
        LabelRoom room({0, 40, 640, 300});
        told.captions.draw(picture.canvas, Camera(640).view(640, 360), room);
        return picture.canvas.places_drawn().front().center();
    };
    told.captions.advance(Captions::kBeat);
    const Point before = middle_at();
    for (int frame = 0; frame < 5; ++frame) tank.body.at.x += 12, (void)middle_at();
    EXPECT_NEAR(middle_at().x, before.x + 60, 2);
    tank.body.at.x += 200;
    EXPECT_NEAR(middle_at().x, before.x + 60, 2) << "where it was hurt";
}

TEST(Captions, DamageIsShownAsANumberForAWhile) {
    ToldCaptions told;
    told.hurt(0, 43);
    EXPECT_EQ(told.words(), Words{"-43"});
    told.captions.advance(1.5);
    EXPECT_EQ(told.words(), Words{"-43"});
    told.captions.advance(1.5);
    EXPECT_EQ(told.words(), Words());
}

TEST(Captions, WhatHappensIsSeenABeatBeforeItsWords) {
    ToldCaptions told;
    told.hurt(0, 43);
    EXPECT_EQ(told.drawn_now().words, Words());
    told.captions.advance(Captions::kBeat);
    EXPECT_EQ(told.drawn_now().words, Words{"-43"});
}

TEST(Captions, TheFigureOfAHeavierBlowIsLarger) {
    const auto height = [](int amount) {
        ToldCaptions told;
        told.hurt(0, amount);
        told.captions.advance(0.5);
        return told.drawn().places.front().h;
    };
    EXPECT_GT(height(90), 1.2f * height(2));
}

TEST(Captions, TheColorOfDamageSaysHowBadItIsAndItsInkStandsOutFromAnyPicture) {
    const auto drawn_over = [](Color behind, int amount, auto is) {
        ToldCaptions told;
        told.hurt(0, amount);
        told.captions.advance(2 * Captions::kBeat);
        Picture picture(640, 360);
        picture.canvas.clear(behind);
        LabelRoom room({0, 40, 640, 300});
        told.captions.draw(picture.canvas, Camera(640).view(640, 360), room);
        EXPECT_EQ(packed(behind), picture.image.row(static_cast<int>(
                                      picture.canvas.places_drawn()[0]
                                          .y))[static_cast<int>(picture.canvas.places_drawn()[0].x) - 5])
            << "there's no plate";
        return picture.count(is);
    };
    const auto red = [](Color each) { return each.r > 240 && each.g < 130 && each.b < 100; };
    const auto ink = [](Color each) { return each.r < 40 && each.g < 40 && each.b < 50; };
    const Color sky = {240, 178, 120}, smoke = {90, 80, 84};
    for (const Color behind : {sky, smoke}) {
        EXPECT_GT(drawn_over(behind, 150, red), 40);
        EXPECT_EQ(drawn_over(behind, 10, red), 0);
        EXPECT_GT(drawn_over(behind, 10, ink), 40);
    }
}

TEST(Captions, WhatDestroysATankIsToldOnceItsDestroyedHoweverLongThatTakesToSee) {
    ToldCaptions told;
    Tank& tank = test::battle_state_of(told.game.match()).tank(0);
    tank.health = 0;
    told.hurt(0, 200);
    told.captions.advance(3);  // a replay that stands still
    EXPECT_EQ(told.drawn_now().words, Words());
    tank.alive = false;
    told.happen(event::Died{.tank = 0, .at = {300, 100}});
    EXPECT_EQ(told.drawn_now().words, Words()) << "its end is seen first";
    EXPECT_EQ(told.words(), Words{"-200"});
}

TEST(Captions, StayInSightWhereverTheirTankIs) {
    for (const float x : {-400.0f, 0.0f, 638.0f, 2000.0f}) {
        ToldCaptions told;
        told.happen(event::Hurt{.tank = 0, .health = 88, .at = {x, 100}, .cause = HurtCause::quake});
        told.captions.advance(Captions::kBeat);
        for (int frame = 0; frame < 30; ++frame) {
            const DrawnScreen drawn = told.drawn_now();
            ASSERT_EQ(drawn.words, Words{"-88 from the quake"});
            const Rect at = drawn.places[0];
            EXPECT_TRUE(at.x >= 0 && at.x + at.w <= 640 && at.y >= 40 && at.y + at.h <= 340)
                << x << " " << frame;
            told.captions.advance(kFrame);
        }
    }
}

TEST(Captions, WhatHappensOutOfSightToNoTankIsNotTold) {
    ToldCaptions told;
    told.happen(event::ConvoyCame{.stranger = true, .at = {-20, 100}});
    told.happen(event::ConvoyCame{.at = {320, 100}});
    EXPECT_EQ(told.words(), Words{"A convoy"});
}

TEST(Captions, OfAStormTheLatestStepIsTold) {
    ToldCaptions told;
    told.happen(event::StormRose{.step = 5});
    told.captions.advance(1.5);
    told.happen(event::StormRose{.step = 6});
    EXPECT_EQ(told.words(), Words{"STORM 6"});
}

TEST(Captions, DamageTellsItsCauseWhereABlastIsNotTheCause) {
    const auto says = [](HurtCause cause) {
        ToldCaptions told;
        told.hurt(0, 30, cause);
        return told.words().front();
    };
    EXPECT_EQ(says(HurtCause::direct), "-30");
    EXPECT_EQ(says(HurtCause::beam), "-30");
    EXPECT_EQ(says(HurtCause::fall), "-30 from the fall");
    EXPECT_EQ(says(HurtCause::fire), "-30 from fire");
    EXPECT_EQ(says(HurtCause::crush), "-30 crushed");
    EXPECT_EQ(says(HurtCause::quake), "-30 from the quake");
    EXPECT_EQ(says(HurtCause::water), "-30 underwater");
    EXPECT_EQ(says(HurtCause::drain), "-30 drained");
    EXPECT_EQ(says(HurtCause::ram), "-30 rammed");
    EXPECT_EQ(says(HurtCause::natives), "-30 from the natives");
}

TEST(Captions, DamageHasTheColorOfWhoeverHasIt) {
    const auto shows = [](Color color, TankId hurt) {
        ToldCaptions told;
        const std::vector<Color> colors = {{255, 0, 0}, {0, 0, 255}};
        told.captions.note(
            event::Hurt{.tank = hurt, .health = 23, .at = {300, 100}, .cause = HurtCause::quake},
            told.game.match().battle(), colors);
        told.captions.advance(2 * Captions::kBeat);
        Picture picture(640, 360);
        LabelRoom room({0, 40, 640, 300});
        told.captions.draw(picture.canvas, Camera(640).view(640, 360), room);
        const auto pixels = picture.image.pixels();
        return std::ranges::count(pixels, packed(color)) > 0;
    };
    const Color red = {255, 0, 0}, blue = {0, 0, 255};
    EXPECT_TRUE(shows(red, 0) && shows(blue, 1));
    EXPECT_FALSE(shows(blue, 0) || shows(red, 1));
}

TEST(Captions, ACrashThatHurtsIsToldOnce) {
    const event::Crashed crash = {.at = {300, 100}};
    for (const bool first : {false, true}) {
        ToldCaptions told;
        if (first) told.happen(crash);
        told.hurt(0, 1, HurtCause::crush);
        if (!first) told.happen(crash);
        EXPECT_EQ(told.words(), Words{"-1 crushed"});
    }
    ToldCaptions told;
    told.happen(crash);
    EXPECT_EQ(told.words(), Words{"Crash"});
}

TEST(Captions, SmallDamageIsSummedUpByTankAndCause) {
    ToldCaptions told;
    for (int k = 0; k < 12; ++k) told.hurt(0, 2, HurtCause::fire);
    told.hurt(1, 5, HurtCause::fire);
    told.hurt(0, 7);
    EXPECT_EQ(told.words(), (Words{"-7", "-5 from fire", "-24 from fire"}));
    told.captions.advance(1);
    told.hurt(0, 2, HurtCause::fire);
    EXPECT_EQ(told.words().front(), "-2 from fire");
}

TEST(Captions, WhatGoesOnAddsToOneFigureAndTheSameWordsStandOnce) {
    ToldCaptions told;
    for (int part = 0; part < 6; ++part) {
        told.hurt(0, 4, HurtCause::fire);
        told.happen(event::Crashed{.speed = 80, .at = {305, 100}});
        told.captions.advance(0.4);
    }
    EXPECT_EQ(told.words(), (Words{"Crash", "-24 from fire"}));
    told.happen(event::Crashed{.speed = 80, .at = {500, 100}});
    EXPECT_EQ(told.words(), (Words{"Crash", "Crash", "-24 from fire"})) << "that's elsewhere";
}

TEST(Captions, TellThatAShieldTurnsAShotAway) {
    ToldCaptions told;
    told.happen(event::Deflected{.tank = 0, .at = {300, 100}});
    EXPECT_EQ(told.words(), Words{"Thrown back"});
    for (int tick = 0; tick < 30; ++tick) {
        told.captions.tell_bent(1, {100, 100}, {kWhite, kWhite});
        told.captions.advance(kFrame);
    }
    EXPECT_EQ(told.words(), (Words{"Deflected", "Thrown back"}));
}

TEST(Captions, AMagnetThatBendsAShellIsToldAtItsTank) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    const PlayerId shooter = game.match().player();
    const PlayerId other = PlayerId::at(shooter == PlayerId(0) ? 1 : 0);
    Tank& shielded = test::battle_state_of(game.match()).tank(tank_of(other));
    shielded.shield = {.kind = Shield::Kind::deflects, .strength = 500, .full = 500, .push = 600};
    find_hulls(test::battle_state_of(game.match()));
    const bool right = shielded.body.at.x > game.playing().body.at.x;
    const BattleView view(game.match(), shooter, game.match().battle().state().air.wind);
    int power = 0;
    for (int tried = 100; tried <= 1000 && power == 0; tried += 5) {
        Flight flight = view.shot(right ? 600 : 1200, tried);
        Contact contact;
        FlightEnd end = FlightEnd::flying;
        for (int tick = 0; tick < 3600 && end == FlightEnd::flying; ++tick)
            end = fly_one_tick(flight, view.scene(), contact);
        if (end == FlightEnd::deflected) power = tried;
    }
    ASSERT_GT(power, 0);
    ASSERT_FALSE(game.give(Aim{shooter, right ? 600 : 1200, power}));
    game.key("space");
    bool told = false;
    for (int frame = 0; frame < 1200 && !told && game.match().phase() == Phase::flying; ++frame) {
        game.app.advance(kFrame);
        if (frame % 4 == 0) told = game.shows_in("captions", "Deflected");
    }
    EXPECT_TRUE(told);
    game.wait_for_rest();
    game.wait(0.2);
    EXPECT_FALSE(game.has("fall_of_shot")) << "it wasn't aimed where it fell";
}

TEST(Captions, NoneCoversAnother) {
    ToldCaptions told;
    told.hurt(0, 43);
    told.hurt(0, 12, HurtCause::fall);
    told.happen(event::ShieldHit{.tank = 0, .absorbed = 43, .at = {300, 100}});
    told.happen(event::ShieldFell{.tank = 0, .at = {300, 100}});
    const DrawnScreen drawn = told.drawn();
    ASSERT_EQ(drawn.places.size(), 4u);
    for (std::size_t a = 1; a < drawn.places.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            EXPECT_LE(drawn.places[a].y + drawn.places[a].h, drawn.places[b].y)
                << drawn.words[a] << " is older than " << drawn.words[b] << ", so it stands above";
}

/// Tanks side by side are hit again and again, so that their figures grow and leap.
TEST(Captions, NoneCoversAnotherWhileTheyLeapNorInAGreatBlast) {
    for (const bool blast : {false, true}) {
        ToldCaptions told(5);
        std::vector<std::string> met;
        for (int frame = 0; frame < 120; ++frame) {
            if (frame % 20 == 0)
                for (int k = 0; k < 5; ++k) {
                    const Vec2<float> at = {250 + 22 * static_cast<float>(k), 150};
                    const HurtCause cause = k % 2 == 0 ? HurtCause::blast : HurtCause::fire;
                    told.captions.note(
                        event::Hurt{.tank = TankId::at(k), .health = 30, .at = at, .cause = cause},
                        told.game.match().battle(), std::vector<Color>(5, kWhite));
                }
            told.captions.advance(kFrame);
            Picture picture(640, 360);
            LabelRoom room({0, 40, 640, 300});
            if (blast) room.take({190, 0, 260, 360});
            told.captions.draw(picture.canvas, Camera(640).view(640, 360), room);
            const auto places = picture.canvas.places_drawn();
            const auto words = picture.canvas.words_drawn();
            for (std::size_t a = 0; a < places.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    const float wide = std::min(places[a].x + places[a].w, places[b].x + places[b].w) -
                                       std::max(places[a].x, places[b].x);
                    const float high = std::min(places[a].y + places[a].h, places[b].y + places[b].h) -
                                       std::max(places[a].y, places[b].y);
                    if (wide > 1 && high > 1) met.push_back(concat(frame, ": ", words[a], " on ", words[b]));
                }
        }
        EXPECT_EQ(met, std::vector<std::string>()) << blast;
    }
}

TEST(Captions, TellWhatHappensToATank) {
    const auto says = [](const MatchEvent& event) {
        ToldCaptions told;
        told.happen(event);
        const Words words = told.words();
        return words.empty() ? std::string() : words.front();
    };
    EXPECT_EQ(says(event::Healed{.tank = 0, .health = 20, .at = {300, 100}}), "+20");
    EXPECT_EQ(says(event::ShieldHit{.tank = 0, .absorbed = 12, .at = {300, 100}}), "Shield -12");
    EXPECT_EQ(says(event::ShieldFell{.tank = 0, .at = {300, 100}}), "Shield down");
    EXPECT_EQ(says(event::Found{.tank = 0, .gift = WeaponId(1), .count = 3, .at = {300, 100}}), "3 Boulder");
    EXPECT_EQ(says(event::ParachuteOpened{.tank = 0, .at = {300, 100}}), "Parachute");
    EXPECT_EQ(says(event::Anchored{.tank = 0, .at = {300, 100}}), "The anchor holds");
    EXPECT_EQ(says(event::Stole{.victim = 0, .thief = 1, .dollars = 900, .at = {300, 100}}), "-$900");
    EXPECT_EQ(says(event::Crashed{.speed = 80, .at = {300, 100}}), "Crash");
    EXPECT_EQ(says(event::Felled{.size = 40, .at = {300, 100}}), "Timber!");
    EXPECT_EQ(says(event::HutFell{.size = 50, .at = {300, 100}}), "It collapses!");
    EXPECT_EQ(says(event::TowerFell{.size = 60, .at = {300, 100}}), "The tower falls!");
    EXPECT_EQ(says(event::TowerFell{.size = 90, .keep = true, .at = {300, 100}}), "The keep falls!");
    EXPECT_EQ(says(event::CameLoose{.size = 20, .at = {300, 100}}), "It rolls!");
    EXPECT_EQ(says(event::Shattered{.size = 20, .at = {300, 100}}), "Shattered");
    EXPECT_EQ(says(event::SkyStruck{.at = {300, 100}}), "Struck");
    EXPECT_EQ(says(event::FoundOre{.tank = 0, .dollars = 150, .at = {300, 100}}), "Ore +$150");
    EXPECT_EQ(says(event::Salvaged{.tank = 0, .at = {300, 100}}), "Sunken prize");
    EXPECT_EQ(says(event::FoundOre{.tank = 0, .at = {300, 100}}), "Ore");
    EXPECT_EQ(says(event::HeldGround{.tank = 0, .dollars = 100, .at = {300, 100}}), "High ground +$100");
    EXPECT_EQ(says(event::HeldGround{.tank = 0, .at = {300, 100}}), "");
    EXPECT_EQ(says(event::ConvoyCame{.carts = 3, .at = {300, 100}}), "A convoy");
    EXPECT_EQ(says(event::ConvoyCame{.carts = 1, .stranger = true, .at = {300, 100}}), "A stranger");
    EXPECT_EQ(says(event::Robbed{.tank = 0, .dollars = 200, .at = {300, 100}}), "Robbed +$200");
    EXPECT_EQ(says(event::Robbed{.tank = 0, .at = {300, 100}}), "Robbed");
    EXPECT_EQ(says(event::CartWrecked{.at = {300, 100}}), "Wrecked");
    EXPECT_EQ(says(event::NativesProvoked{.tank = 0, .at = {300, 100}}), "They'll shoot back");
    EXPECT_EQ(says(event::NativesAimed{.target = 0, .at = {300, 100}}), "The natives shoot back");
    EXPECT_EQ(says(event::GunWrecked{.tank = 0, .at = {300, 100}}), "Gun destroyed");
    EXPECT_EQ(says(event::TradeAgreed{.tank = 0, .at = {300, 100}}), "Welcome!");
    EXPECT_EQ(says(event::FiredampExploded{.at = {300, 100}}), "Firedamp explodes");
    EXPECT_EQ(says(event::Slipped{.at = {300, 100}}), "The land moves");
    EXPECT_EQ(says(event::MapEnded{.at = {300, 100}}), "The map ends here");
    EXPECT_EQ(says(event::StormRose{.step = 2}), "STORM 2");
    ToldCaptions told;
    told.captions.tell_buried({300, 100});
    EXPECT_EQ(told.words(), Words{"Buried"});
}

}  // namespace terramorph
