#include "ai/computer_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "ai/temperament.h"
#include "match/recording/playback.h"
#include "match/recording/recording.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using test::small_match;
using test::the_arsenal;

constexpr int kMaxThoughtTicks = 600;  // ticks

MatchSettings match_of_computers(const std::vector<PlayerKind>& kinds, int rounds, std::uint32_t seed) {
    MatchSettings settings = small_match(static_cast<int>(kinds.size()), rounds, seed);
    for (std::size_t k = 0; k < kinds.size(); ++k) settings.players[k].kind = kinds[k];
    return settings;
}

/// What a computer asks for in one turn, its shot last.
std::vector<Command> thoughts(Match& match) {
    const PlayerId player = match.player();
    const auto thinking = computer_player(match.player(player).kind, 7);
    std::vector<Command> asked;
    for (int tick = 0; tick < kMaxThoughtTicks; ++tick) {
        const auto command = thinking->think(match, player);
        if (!command) continue;
        asked.push_back(*command);
        const Refusal refusal = match.apply(*command);
        EXPECT_FALSE(refusal) << command_text(*command) << ": " << refusal->text();
        if (std::holds_alternative<Fire>(*command) || std::holds_alternative<Pass>(*command)) return asked;
        test::play_out(match);  // what it did with its belongings
    }
    ADD_FAILURE() << "it thinks for ever";
    return asked;
}

void play_to_the_end(Match& match, ComputerPlayers& computers) {
    for (int tick = 0; match.phase() != Phase::match_over; ++tick) {
        ASSERT_LT(tick, 1000000);
        computers.think(match);
        match.step();
        match.take_events();
    }
}

TEST(ComputerPlayer, APersonHasNoMindOfOurs) {
    EXPECT_EQ(computer_player(kPerson, 1), nullptr);
    for (std::size_t kind = 1; kind < player_kinds().size(); ++kind)
        EXPECT_NE(computer_player(player_kinds()[kind], 1), nullptr);
}

TEST(ComputerPlayer, EveryMindChoosesAimsAndFiresByWhatIsAllowed) {
    for (std::size_t kind = 1; kind < player_kinds().size(); ++kind)
        for (std::uint32_t seed = 1; seed <= 4; ++seed) {
            SCOPED_TRACE(testing::Message() << player_kinds()[kind].id() << ", seed " << seed);
            Match match(match_of_computers(std::vector<PlayerKind>(4, player_kinds()[kind]), 1, seed),
                        the_arsenal());
            for (int turn = 0; turn < 6 && match.phase() == Phase::aiming; ++turn) {
                const auto asked = thoughts(match);
                EXPECT_GE(asked.size(), 1u);
                EXPECT_LE(asked.size(), 12u);
                test::play_out(match);
            }
        }
}

TEST(ComputerPlayer, IsSeenToAimBeforeItFires) {
    constexpr int kLeast = 15;  // ticks
    for (std::size_t kind = 1; kind < player_kinds().size(); ++kind) {
        Match match(match_of_computers({player_kinds()[kind], player_kinds()[kind]}, 1, 3), the_arsenal());
        const PlayerId player = match.player();
        const auto thinking = computer_player(player_kinds()[kind], 7);
        std::optional<int> aimed, fired;
        for (int tick = 0; !fired && tick < kMaxThoughtTicks; ++tick) {
            const auto command = thinking->think(match, player);
            if (!command) continue;
            if (std::holds_alternative<Aim>(*command)) aimed = tick;
            if (std::holds_alternative<Fire>(*command)) fired = tick;
            ASSERT_FALSE(match.apply(*command));
            if (!fired) test::play_out(match);
        }
        ASSERT_TRUE(aimed && fired) << player_kinds()[kind].id();
        EXPECT_GE(*fired - *aimed, kLeast) << player_kinds()[kind].id();
    }
}

TEST(ComputerPlayer, WhatOthersHaveAndHowTheyAimIsNothingThatItKnows) {
    for (std::size_t kind = 1; kind < player_kinds().size(); ++kind) {
        SCOPED_TRACE(player_kinds()[kind].id());
        const MatchSettings settings =
            match_of_computers(std::vector<PlayerKind>(3, player_kinds()[kind]), 1, 5);
        std::vector<std::string> asked[2];
        for (const int other : {0, 1}) {
            Match match(settings, the_arsenal());
            const PlayerId player = match.player();
            auto& battle = test::battle_of(match);  // no command changes what others have
            for (const TankId k : ids<TankId>(other != 0 ? 3 : 0)) {
                if (k == tank_of(player)) continue;
                Tank& tank = battle.world().tank(k);
                tank.angle = 1800 - tank.angle;
                tank.power = 77;
                std::fill(tank.kit.weapons.begin(), tank.kit.weapons.end(), 50);
                std::fill(tank.kit.items.begin(), tank.kit.items.end(), 0);
                tank.guidance.kind = Guidance::Kind::heat;
                tank.contact = true;
            }
            for (const Command& command : thoughts(match)) asked[other].push_back(command_text(command));
        }
        EXPECT_EQ(asked[0], asked[1]);
    }
}

TEST(ComputerPlayer, EvenATankThatIsAlmostDestroyedPlaysOn) {
    for (const PlayerKind& kind : {computer("moron"), computer("spoiler")})
        for (const int health : {10, 100, 1000}) {
            MatchSettings settings = match_of_computers({kind, kind}, 1, 4);
            settings.set(Rule::health, health);
            settings.set(Rule::fall_damage, 0);
            Match match(settings, the_arsenal());
            auto& battle = test::battle_of(match);  // no command leaves exactly one health
            battle.world().hurt(tank_of(match.player()), health - 1, -1);
            thoughts(match);
            test::play_out(match);
        }
}

/// Where the first shot of the one who begins comes down.
Prediction first_shot(Match& match) {
    const PlayerId player = match.player();
    thoughts(match);
    const Tank& tank = match.battle().state().tanks[player];
    return match.battle().predict_shot(tank_of(player), tank.angle, tank.power);
}

/// How far from the other tank the first shot of a computer comes down, on average over levels.
double mean_miss(const PlayerKind& kind) {
    double sum = 0;
    int shots = 0;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        MatchSettings settings = match_of_computers({kind, kind}, 1, seed);
        settings.level = test::hilly_level("circle-hill", 1024, seed);
        settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
        Match match(settings, the_arsenal());
        const PlayerId player = match.player();
        const Prediction end = first_shot(match);
        for (const Hull& hull : match.battle().state().hulls)
            if (hull.tank != tank_of(player))
                sum += static_cast<double>(distance_to(hull, columns_of(end.contact.at)));
        ++shots;
    }
    return sum / shots;
}

TEST(ComputerPlayer, TheSpoilerMissesByFarLessThanTheMoron) {
    const double spoiler = mean_miss(computer("spoiler"));
    const double moron = mean_miss(computer("moron"));
    EXPECT_LT(spoiler, 90);
    EXPECT_GT(moron, 2 * spoiler);
}

/// How many first shots of a spoiler on so many levels of a planet come down on or beside the other.
int hits_on(const Planet& planet, std::uint32_t levels) {
    int hits = 0;
    for (std::uint32_t seed = 1; seed <= levels; ++seed) {
        MatchSettings settings = match_of_computers({computer("spoiler"), computer("spoiler")}, 1, seed);
        settings.level = test::hilly_level("circle-hill", 1024, seed);
        settings.level.planet = planet;
        for (Player& player : settings.players) player.difficulty = Difficulty::expert;
        Match match(settings, the_arsenal());
        const PlayerId player = match.player();
        const Prediction end = first_shot(match);
        for (const Hull& hull : match.battle().state().hulls)
            if (hull.tank != tank_of(player) && distance_to(hull, columns_of(end.contact.at)) < 20) ++hits;
    }
    return hits;
}

TEST(ComputerPlayer, TheSpoilerHitsOnLightAndHeavyAndWindyPlanets) {
    Planet heaviest = default_planet();
    heaviest.set(PlanetValue::gravity, 49);
    for (const Planet& planet : built_in_planets()) EXPECT_GE(hits_on(planet, 20), 4) << planet.name;
    EXPECT_GE(hits_on(heaviest, 60), 15) << "a quarter, as first shots on earth do at least";
}

TEST(ComputerPlayers, TheSameSettingsGiveTheSameMatch) {
    const MatchSettings settings =
        match_of_computers({computer("spoiler"), computer("moron"), computer("spoiler")}, 2, 8);
    Match one(settings, the_arsenal());
    Match other(settings, the_arsenal());
    ComputerPlayers of_one;
    ComputerPlayers of_other;
    play_to_the_end(one, of_one);
    play_to_the_end(other, of_other);
    EXPECT_EQ(one.hash(), other.hash());
    EXPECT_EQ(recording_text(one.recording()), recording_text(other.recording()));
}

TEST(ComputerPlayers, OtherSeedsGiveOtherMatches) {
    Match one(match_of_computers({computer("moron"), computer("moron")}, 1, 8), the_arsenal());
    Match other(match_of_computers({computer("moron"), computer("moron")}, 1, 9), the_arsenal());
    ComputerPlayers of_one;
    ComputerPlayers of_other;
    play_to_the_end(one, of_one);
    play_to_the_end(other, of_other);
    EXPECT_NE(one.hash(), other.hash());
}

TEST(ComputerPlayers, AMatchThatIsSavedAndLoadedAtEveryTurnIsTheSameMatch) {
    const MatchSettings settings =
        match_of_computers({computer("spoiler"), computer("moron"), computer("moron")}, 2, 5);
    Match steady(settings, the_arsenal());
    ComputerPlayers computers;
    play_to_the_end(steady, computers);

    auto match = std::make_unique<Match>(settings, the_arsenal());
    auto fresh = std::make_unique<ComputerPlayers>();
    int turn = 1;
    while (match->phase() != Phase::match_over) {
        fresh->think(*match);
        test::play_out(*match);
        if (match->turn() == turn) continue;
        turn = match->turn();
        auto loaded = test::play_back(match->recording(), the_arsenal());
        ASSERT_TRUE(loaded) << loaded.error().text();
        match = loaded.take();
        fresh = std::make_unique<ComputerPlayers>();
    }
    EXPECT_EQ(match->hash(), steady.hash());
    EXPECT_EQ(recording_text(match->recording()), recording_text(steady.recording()));
}

void think_and_play_out(Match& match, ComputerPlayers& computers) {
    computers.think(match);
    test::play_out(match);
}

TEST(ComputerPlayers, AMatchCanBeSavedInTheMiddleOfAThought) {
    const MatchSettings settings = match_of_computers({computer("spoiler"), computer("moron")}, 1, 6);
    for (const int ticks : {1, 20, 39, 45, 60}) {
        SCOPED_TRACE(testing::Message() << ticks << " ticks");
        Match match(settings, the_arsenal());
        ComputerPlayers computers;
        for (int tick = 0; tick < ticks; ++tick) think_and_play_out(match, computers);
        auto loaded = test::play_back(match.recording(), the_arsenal());
        ASSERT_TRUE(loaded) << loaded.error().text();
        ComputerPlayers fresh;
        play_to_the_end(match, computers);
        play_to_the_end(**loaded, fresh);
        EXPECT_EQ((*loaded)->hash(), match.hash());
    }
}

TEST(ComputerPlayers, ANewLevelWhileAComputerThinksBeginsItsThoughtAnew) {
    MatchSettings settings =
        match_of_computers({computer("spoiler"), computer("moron"), computer("spoiler")}, 1, 7);
    for (const int ticks : {0, 1, 10, 21, 39}) {
        SCOPED_TRACE(testing::Message() << ticks << " ticks");
        Match match(settings, the_arsenal());
        ComputerPlayers computers;
        for (int tick = 0; tick < ticks; ++tick) think_and_play_out(match, computers);
        test::give(match, NewLevel{});
        for (int turn = match.turn(); match.turn() < turn + 3 && match.phase() == Phase::aiming;) {
            think_and_play_out(match, computers);
        }
        const auto loaded = test::play_back(match.recording(), the_arsenal());
        ASSERT_TRUE(loaded) << loaded.error().text();
        EXPECT_EQ((*loaded)->hash(), match.hash());
    }
}

TEST(ComputerPlayers, APersonIsWaitedFor) {
    Match match(match_of_computers({kPerson, computer("moron")}, 3, 2), the_arsenal());
    ComputerPlayers computers;
    for (int tick = 0; tick < 3000; ++tick) {
        computers.think(match);
        match.step();
    }
    ASSERT_EQ(match.phase(), Phase::aiming);
    EXPECT_EQ(match.player(), 0);
}

TEST(ComputerPlayers, ComputersGoOnAfterARoundOnlyWhereNoPersonIs) {
    for (const bool person : {true, false}) {
        Match match(match_of_computers(
                        {person ? kPerson : computer("moron"), computer("moron"), computer("moron")}, 2, 2),
                    the_arsenal());
        ComputerPlayers computers;
        for (int tick = 0; tick < 300000 && match.phase() != Phase::round_over; ++tick) {
            if (match.phase() == Phase::aiming && match.player() == 0 && person) test::give(match, Fire{0});
            computers.think(match);
            match.step();
        }
        ASSERT_EQ(match.phase(), Phase::round_over);
        for (int tick = 0; tick < 10; ++tick) computers.think(match);
        EXPECT_EQ(match.round(), person ? 1 : 2);
    }
}

}  // namespace
}  // namespace terramorph
