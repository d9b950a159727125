// Matches of computers as they once came out, each a recording without its line checksums: every command, the
// state of every turn and what every round came to. Where rules change on purpose, the diff of these files
// shows what that does.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/files/file.h"
#include "base/text.h"
#include "lab/simulation.h"
#include "match/recording/playback.h"
#include "support/events.h"
#include "support/matches.h"
#include "support/paths.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

struct Scenario {
    std::string name;
    Simulation simulation;
};

std::vector<Scenario> scenarios() {
    const auto with = [](std::string name, double seed, int players, std::string computers,
                         std::vector<std::string> rules) {
        Simulation simulation;
        simulation.players = players;
        simulation.rounds = 2;
        simulation.width = 1024;
        simulation.seed = seed;
        simulation.computers = std::move(computers);
        simulation.rules = {"living_land=scenery"};  // unless it says otherwise
        simulation.rules.insert(simulation.rules.end(), rules.begin(), rules.end());
        return Scenario{std::move(name), simulation};
    };
    std::vector<Scenario> all = {
        with("armory", 66, 4, "moron,tosser,chooser,spoiler", {"start_cash=60000", "free_market=on"}),
        with("bank_shots", 110, 3, "poolshark,shooter", {"walls=rubber", "loose_earth=pours"}),
        with("galaxy", 66, 3, "spoiler,tosser", {"planets=galaxy"}),
        with("hostile_sky", 121, 4, "cyborg,tosser", {"hostile_sky=both", "sudden_death=3", "crates=50"}),
        with("cut_advance", 55, 2, "shooter,spoiler", {"cut_advance=60", "wind=200", "walls=erratic"}),
        with("together", 88, 6, "tosser,chooser", {"turn_mode=simultaneous"}),
        with("flood", 1, 4, "spoiler,tosser", {"living_land=in_play", "start_cash=100000", "first_arms=6"}),
        with("mine", 2, 3, "spoiler,tosser",
             {"living_land=in_play", "loose_earth=pours", "start_cash=60000"}),
        with("castle", 9, 2, "spoiler,tosser", {"living_land=in_play", "start_cash=200000", "first_arms=6"}),
        with("wood", 3, 4, "spoiler,tosser", {"living_land=in_play", "start_cash=100000", "first_arms=6"}),
        with("scars", 4, 2, "spoiler,tosser",
             {"living_land=in_play", "cut_advance=2048", "start_cash=100000", "first_arms=6"}),
        with("road", 6, 4, "cyborg,spoiler", {"living_land=in_play", "start_cash=40000"}),
        with("natives", 21, 3, "tosser",
             {"planets=galaxy", "living_land=in_play", "fp=1", "ne=6", "fl=1", "fi=1", "fc=0"}),
        with("fault", 7, 4, "moron",
             {"living_land=in_play", "stock=1", "ends_by=drift", "sudden_death=3", "turn_order=round_robin"}),
    };
    all[5].simulation.teams = "1,2";
    all[6].simulation.planet = "great-lakes";
    all[3].simulation.generator = "diamond-square";
    all[4].simulation.generator = "waves";
    all[8].simulation.generator = "waves";
    all[9].simulation.generator = "waves";
    all[10].simulation.rounds = 3;  // the third where the first was
    return all;
}

std::string golden(const std::string& name) {
    return test::source_path("tests/golden/matches/" + name + ".txt");
}

class MatchGolden : public testing::TestWithParam<Scenario> {};

TEST_P(MatchGolden, ComesOutAsItDidStateForState) {
    const auto& [name, simulation] = GetParam();
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    if (std::getenv("TERRAMORPH_BLESS")) {
        std::filesystem::create_directories(std::filesystem::path(golden(name)).parent_path());
        const Played played = play_computers(*settings, arsenal);
        ASSERT_FALSE(write_file(golden(name),
                                test::without_line_checksums(recording_text(played.match->recording()))));
    }
    const auto known = read_file(golden(name));
    ASSERT_TRUE(known) << "run ./check --bless once, and look at the diff";
    const auto recording = parse_recording(test::with_line_checksums(*known), name);
    ASSERT_TRUE(recording) << recording.error().text();
    ASSERT_TRUE(recording->damage.empty()) << recording->damage.text();
    EXPECT_EQ(recording->settings, *settings);
    const auto match = test::play_back(*recording, arsenal);
    ASSERT_TRUE(match) << match.error().text()
                       << ": if the rules are to give another match, run ./check --bless";
    EXPECT_EQ((*match)->phase(), Phase::match_over);
    EXPECT_EQ((*match)->recording().round_results, recording->round_results);
}

INSTANTIATE_TEST_SUITE_P(Every, MatchGolden, testing::ValuesIn(scenarios()),
                         [](const auto& scenario) { return scenario.param.name; });

/// All that happens in one of them.
MatchEvents events_of(const std::string& name) {
    const auto known = read_file(golden(name));
    const auto recording = parse_recording(test::with_line_checksums(known ? *known : ""), name);
    MatchEvents all;
    if (!recording) {
        ADD_FAILURE() << recording.error().text();
        return all;
    }
    Playback playback(std::make_shared<Recording>(*recording), std::make_shared<Arsenal>(built_in_arsenal()),
                      std::make_shared<Planets>(built_in_planets()));
    do {
        if (const auto refusal = playback.step()) ADD_FAILURE() << refusal->text();
        for (MatchEvent& event : playback.take_events()) all.push_back(std::move(event));
    } while (!playback.over());
    return all;
}

TEST(MatchGoldens, ThatOfARoadHasConvoysAndRobbers) {
    const MatchEvents events = events_of("road");
    EXPECT_GE(test::count<event::ConvoyCame>(events), 2);
    EXPECT_GE(test::count<event::Robbed>(events), 1);
    EXPECT_GE(test::count<event::CartWrecked>(events), 1);
}

TEST(MatchGoldens, ThatOfNativesHasAnswers) {
    const MatchEvents events = events_of("natives");
    const int fired = test::count<event::NativesFired>(events);
    EXPECT_GE(test::count<event::NativesProvoked>(events), fired);
    EXPECT_GE(fired, 2);
}

TEST(MatchGoldens, ThatOfAFaultHasLandThatMoves) {
    EXPECT_GE(test::count<event::Slipped>(events_of("fault")), 3);
}

TEST(MatchGoldens, ThatOfScarsEndsOnTheLandThatItBeganOn) {
    const auto known = read_file(golden("scars"));
    ASSERT_TRUE(known);
    const auto recording = parse_recording(test::with_line_checksums(*known), "scars");
    ASSERT_TRUE(recording) << recording.error().text();
    const auto match = test::play_back(*recording, std::make_shared<Arsenal>(built_in_arsenal()));
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_EQ((*match)->state().scarred_in(), 1);
    EXPECT_FALSE(recording->round_results[0].scars.empty());
    EXPECT_EQ(recording->round_results[1].scars, "");
}

TEST(MatchGoldens, ThatOfACastleIsAboutOne) {
    const std::vector<Scenario> all = scenarios();
    const auto settings = settings_of(std::ranges::find(all, "castle", &Scenario::name)->simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    const Match match(*settings, std::make_shared<Arsenal>(built_in_arsenal()));
    EXPECT_TRUE(match.battle().state().castle);
}

}  // namespace
}  // namespace terramorph
