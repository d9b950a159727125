#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "ai/temperament.h"
#include "base/files/file.h"
#include "base/text.h"
#include "lab/simulation.h"
#include "match/recording/recording.h"
#include "support/paths.h"
#include "support/program/run.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

std::string match_of(int rounds, int seed) {
    return concat("simulate --players 3 --rounds ", rounds, " --seed ", seed,
                  " --width 640 --computers moron --rule health=10");
}

const std::string kMatch = match_of(2, 7);

class MatchCommands : public test::LabTest {
  protected:
    /// The lab ends with this status and says these words.
    void expect_failure(const std::string& arguments, int status, const std::string& words) const {
        const auto ran = lab(arguments);
        EXPECT_EQ(ran.status, status) << arguments;
        EXPECT_NE(ran.output.find(words), std::string::npos) << arguments << ": " << ran.output;
    }
    Recording recorded() const {
        auto recording = parse_recording(*read_file(path("match.rec")), "match.rec");
        EXPECT_TRUE(recording) << recording.error().text();
        return recording.take();
    }
};

std::string final_hash(const std::string& output) {
    const auto at = output.find("final hash ");
    return at == std::string::npos ? "" : output.substr(at, 27);
}

TEST_F(MatchCommands, SimulatePlaysAMatchAndTellsHowItEnds) {
    const auto ran = lab(kMatch);
    EXPECT_EQ(ran.status, 0);
    for (const char* word : {"Otto", "Mira", "Juno", "Moron", " turns, ", " ticks per second", "final hash "})
        EXPECT_NE(ran.output.find(word), std::string::npos) << word << " in " << ran.output;
    EXPECT_TRUE(fs::is_empty(path("")));
}

TEST_F(MatchCommands, TheSameMatchHasTheSameEndInEveryProcess) {
    const std::string hash = final_hash(lab(kMatch).output);
    EXPECT_EQ(hash.size(), 27u);
    EXPECT_EQ(final_hash(lab(kMatch).output), hash);
    const std::string shorter = final_hash(lab(match_of(1, 7)).output);
    EXPECT_EQ(shorter.size(), 27u);
    EXPECT_NE(shorter, hash);
}

TEST_F(MatchCommands, VerifyComesToTheSameStates) {
    const auto simulated = lab(kMatch + " --record match.rec");
    const auto verified = lab("verify match.rec");
    EXPECT_EQ(verified.status, 0) << verified.output;
    EXPECT_NE(verified.output.find("match.rec: "), std::string::npos);
    EXPECT_EQ(final_hash(verified.output), final_hash(simulated.output));
}

TEST_F(MatchCommands, PlanetsAndCutAdvancesComeToTheSameStates) {
    for (const char* journey :
         {" --planet moon --rule cut_advance=20", " --rule planets=random", " --rule planets=galaxy"}) {
        const auto simulated = lab(concat(kMatch, journey, " --record match.rec"));
        ASSERT_EQ(simulated.status, 0) << simulated.output;
        const auto verified = lab("verify match.rec");
        EXPECT_EQ(verified.status, 0) << verified.output;
        EXPECT_EQ(final_hash(verified.output), final_hash(simulated.output));
    }
}

/// All lines but the one that tells how fast it went.
std::string without_speed(const std::string& output) {
    std::string kept;
    for (const std::string_view line : split(output, '\n'))
        if (line.find(" per second") == std::string_view::npos) kept += concat(line, '\n');
    return kept;
}

TEST_F(MatchCommands, ManyMatchesComeOutTheSameWithAnyNumberOfJobs) {
    const auto alone = lab(concat(kMatch, " --matches 4 --jobs 1"));
    ASSERT_EQ(alone.status, 0) << alone.output;
    EXPECT_NE(alone.output.find("4 matches, "), std::string::npos) << alone.output;
    EXPECT_NE(alone.output.find(" matches per second, "), std::string::npos) << alone.output;
    EXPECT_NE(alone.output.find("x real time"), std::string::npos) << alone.output;
    EXPECT_NE(alone.output.find("\nMoron      12 "), std::string::npos) << alone.output;
    for (const char* jobs : {" --jobs 3", " --jobs 9", ""}) {
        const auto together = lab(concat(kMatch, " --matches 4", jobs));
        EXPECT_EQ(without_speed(together.output), without_speed(alone.output)) << jobs;
    }
}

TEST_F(MatchCommands, EachOfManyMatchesIsTheOneOfItsSeed) {
    const auto many = lab(concat(kMatch, " --matches 3"));
    for (const int seed : {7, 8, 9}) {
        const std::string hash = final_hash(lab(match_of(2, seed)).output);
        const auto line = many.output.find(concat("seed ", seed, " "));
        ASSERT_NE(line, std::string::npos) << many.output;
        EXPECT_NE(many.output.substr(line, 80).find(hash.substr(6)), std::string::npos)
            << hash << many.output;
    }
}

TEST_F(MatchCommands, VerifyFindsWhatCameOutOtherwise) {
    lab(kMatch + " --record match.rec");
    Recording other = recorded();
    other.checks[1].hash ^= 1;
    ASSERT_FALSE(write_file(path("match.rec"), recording_text(other)));
    expect_failure("verify match.rec", 1, " came out differently: its hash is ");
}

std::string first_difference(const std::string& one, const std::string& other) {
    const auto lines = split(one, '\n');
    const auto others = split(other, '\n');
    const auto [here, there] = std::ranges::mismatch(lines, others);
    return here == lines.end() || there == others.end() ? "" : concat(*here, " | ", *there);
}

TEST_F(MatchCommands, StatesShowWhereTwoMatchesPart) {
    lab(match_of(1, 7) + " --record match.rec");
    Recording other = recorded();
    const auto aimed = std::ranges::find_if(
        other.lines, [](const auto& line) { return std::holds_alternative<Aim>(line.command); });
    ASSERT_NE(aimed, other.lines.end());
    auto& aim = std::get<Aim>(aimed->command);
    const std::string where =
        concat("turn ", aimed->turn, ", tick ", aimed->tick, ": tank ", aim.player, " power ");
    const std::string parted = concat(where, aim.power, " | ", where, aim.power - 1);
    --aim.power;
    ASSERT_FALSE(write_file(path("other.rec"), recording_text(other)));
    EXPECT_EQ(lab("verify match.rec --states match.states").status, 0);
    EXPECT_EQ(lab("verify match.rec --states again.states").status, 0);
    EXPECT_EQ(lab("verify other.rec --states other.states").status, 1);
    const std::string states = *read_file(path("match.states"));
    EXPECT_EQ(*read_file(path("again.states")), states);
    EXPECT_EQ(first_difference(states, *read_file(path("other.states"))), parted);
    EXPECT_NE(states.find(": column 3 top 0 "), std::string::npos);
    EXPECT_NE(states.find(": shell 0 age is gone\n"), std::string::npos);
}

TEST_F(MatchCommands, StatesThatCannotBeWrittenAreAnError) {
    lab(kMatch + " --record match.rec");
    expect_failure("verify match.rec --states nowhere/states", 1, "nowhere/states: ");
}

TEST_F(MatchCommands, VerifyNamesTheLineThatIsDamaged) {
    lab(kMatch + " --record match.rec");
    std::string content = *read_file(path("match.rec"));
    content[content.rfind(" hash ") + 6] = 'x';
    ASSERT_FALSE(write_file(path("match.rec"), content));
    expect_failure("verify match.rec", 1, ": this line is damaged");
}

TEST_F(MatchCommands, VerifySaysThatARecordingEndsBeforeItsMatch) {
    lab(kMatch + " --record match.rec");
    EXPECT_EQ(lab("verify match.rec").output.find("ends before"), std::string::npos);
    const std::string content = *read_file(path("match.rec"));
    ASSERT_FALSE(write_file(path("cut.rec"), content.substr(0, content.find(" hash ") + 200)));
    const auto verified = lab("verify cut.rec");
    EXPECT_EQ(verified.status, 0) << verified.output;
    EXPECT_NE(verified.output.find("the recording ends before its match does: 0 of 2 rounds"),
              std::string::npos)
        << verified.output;
}

TEST_F(MatchCommands, NothingThatItSaysSteersTheTerminal) {
    const auto expect_clean = [](const test::Ran& ran) {
        EXPECT_EQ(ran.output.find_first_of("\x1b\x07"), std::string::npos) << ran.output;
        EXPECT_EQ(ran.output.find("\u202e"), std::string::npos) << ran.output;
    };
    const std::string name = "$'\\x1b[31mno\\x07\\u202e.rec'";
    const auto bash = [&](const std::string& arguments) {
        return test::run(concat("cd '", folder(), "' && LC_ALL=C.UTF-8 bash -c ",
                                test::quoted(test::binary_path("terramorph-lab") + " " + arguments)));
    };
    expect_clean(bash("verify " + name));
    expect_clean(bash("simulate --generator " + name));
    expect_clean(bash(name));
    lab(kMatch + " --record match.rec");
    const auto verified = bash("verify " + name + " || mv match.rec " + name + " && " +
                               test::binary_path("terramorph-lab") + " verify " + name);
    EXPECT_NE(verified.output.find("came out the same"), std::string::npos) << verified.output;
    expect_clean(verified);
}

TEST_F(MatchCommands, VerifySaysWhatIsWrongWithAFile) {
    EXPECT_EQ(lab("verify nothing.rec").status, 2);
    ASSERT_FALSE(write_file(path("some.rec"), "hello\n"));
    expect_failure("verify some.rec", 2, "some.rec:1: this isn't a recording of a match");
}

TEST_F(MatchCommands, WrongWishesAreRefusedByName) {
    for (const auto& [arguments, answer] :
         {std::pair{"--players 1", "--players can't be 1; allowed: 2 to 10"},
          std::pair{"--players 11", "--players can't be 11"},
          std::pair{"--rounds 0", "rounds can't be 0; allowed: 1 to 1000"},
          std::pair{"--seed -1", "--seed can't be -1; allowed: 0 to 4294967295"},
          std::pair{"--width 100", "width can't be 100; allowed: 640 to 16384"},
          std::pair{"--computers genius", "\"genius\" is unknown; use one of moron, shooter, tosser"},
          std::pair{"--computers person", "\"person\" is unknown"},
          std::pair{"--planet cheese", "--planet: \"cheese\" is unknown"},
          std::pair{"--rule planets=none",
                    "--rule: planets can't be \"none\"; allowed: one of fixed, random, galaxy"},
          std::pair{"--rule cut_advance=-1", "--rule: cut_advance can't be -1; allowed: 0 to 2048 m"},
          std::pair{"--rule gold=3", "--rule gold=3; allowed: NAME=VALUE for rounds, turn_mode"},
          std::pair{"--rule walls", "--rule walls; allowed: NAME=VALUE for rounds, turn_mode"},
          std::pair{"--teams 1,9", "--teams: team can't be 9; allowed: 0 to 5"},
          std::pair{"--teams 2", "all players are on one team"},
          std::pair{"--matches 0", "--matches can't be 0; allowed: 1 to 1000000"},
          std::pair{"--jobs -1", "--jobs can't be -1; allowed: 0 to 1024"},
          std::pair{"--seed 4294967295 --matches 2", "--matches can't be 2 where --seed is 4294967295"},
          std::pair{"--matches 2 --record a.rec", "--record is for one match: leave --matches out"},
          std::pair{"--generator chaos", "\"chaos\" is unknown"}})
        expect_failure(std::string("simulate ") + arguments, 2, answer);
}

// The linker keeps only what is asked for; Box2D asks for these when the program starts.
TEST_F(MatchCommands, TheProgramBringsBox2DOurTrigonometry) {
    const auto symbols = test::run("nm -D --defined-only '" + test::binary_path("terramorph-lab") + "'");
    ASSERT_EQ(symbols.status, 0) << symbols.output;
    for (const char* name : {" T sinf\n", " T cosf\n", " T sincosf\n", " T atan2f\n"})
        EXPECT_NE(symbols.output.find(name), std::string::npos) << name;
}

TEST_F(MatchCommands, TheProgramKnowsNoWindow) {
    const auto libraries = test::run("ldd '" + test::binary_path("terramorph-lab") + "'");
    ASSERT_EQ(libraries.status, 0) << libraries.output;
    EXPECT_NE(libraries.output.find("libbox2d"), std::string::npos);
    EXPECT_EQ(libraries.output.find("SDL"), std::string::npos) << libraries.output;
}

TEST(Simulation, RulesAreSetByName) {
    Simulation simulation;
    simulation.planet = "ice";
    simulation.rules = {"planets=galaxy", "cut_advance=33", "walls=rubber", "armory=off", "cut_advance=34"};
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    EXPECT_EQ(settings->level.planet.name, "ice");
    EXPECT_EQ(settings->planets(), PlanetRule::galaxy);
    EXPECT_EQ(settings->rule(Rule::cut_advance), 34);
    EXPECT_EQ(static_cast<Walls>(settings->rule(Rule::walls)), Walls::rubber);
    EXPECT_FALSE(settings->has_armory());
}

TEST(Simulation, AllMindsCanPlay) {
    Simulation simulation;
    simulation.players = 8;
    std::vector<std::string> ids;
    for (const Temperament& each : temperaments()) ids.push_back(each.id);
    simulation.computers = joined(ids, ",");
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    for (std::size_t k = 0; k < 8; ++k) EXPECT_EQ(settings->players[k].kind, player_kinds()[k + 1]);
}

TEST(Simulation, TeamsAreTakenInTurn) {
    Simulation simulation;
    simulation.players = 5;
    simulation.teams = "1,2,0";
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    for (std::size_t k = 0; k < 5; ++k) EXPECT_EQ(settings->players[k].team, std::vector({1, 2, 0})[k % 3]);
}

TEST(Simulation, MindsAreTakenInTurn) {
    Simulation simulation;
    simulation.players = 5;
    simulation.computers = "spoiler,moron";
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text();
    for (std::size_t k = 0; k < 5; ++k)
        EXPECT_EQ(settings->players[k].kind, k % 2 == 0 ? computer("spoiler") : computer("moron"));
}

}  // namespace
}  // namespace terramorph
