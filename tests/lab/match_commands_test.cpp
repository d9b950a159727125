#include <gtest/gtest.h>

#include <filesystem>

#include "base/file.h"
#include "base/text.h"
#include "lab/simulation.h"
#include "support/paths.h"
#include "support/run.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

constexpr const char* kMatch = "simulate --players 3 --rounds 2 --seed 7 --width 640 --minds moron";

/// The lab's program, writing into a folder of its own.
class MatchCommands : public testing::Test {
  protected:
    ~MatchCommands() override { fs::remove_all(folder_); }

    test::Ran lab(const std::string& arguments) const {
        return test::run("cd '" + folder_ + "' && '" + test::binary_path("terramorph-lab") + "' " +
                         arguments);
    }
    std::string path(const std::string& name) const { return folder_ + "/" + name; }

  private:
    std::string folder_ = test::scratch_folder();
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
    EXPECT_NE(final_hash(lab(std::string(kMatch) + " --rounds 1").output), hash);
}

TEST_F(MatchCommands, VerifyComesToTheSameStates) {
    const auto simulated = lab(std::string(kMatch) + " --record match.rec");
    const auto verified = lab("verify match.rec");
    EXPECT_EQ(verified.status, 0) << verified.output;
    EXPECT_NE(verified.output.find("match.rec: "), std::string::npos);
    EXPECT_EQ(final_hash(verified.output), final_hash(simulated.output));
}

TEST_F(MatchCommands, PlanetsAndMarchesComeToTheSameStates) {
    for (const char* journey : {" --planet moon --march 20", " --planets random", " --planets galaxy"}) {
        const auto simulated = lab(text(kMatch, journey, " --record match.rec"));
        ASSERT_EQ(simulated.status, 0) << simulated.output;
        const auto verified = lab("verify match.rec");
        EXPECT_EQ(verified.status, 0) << verified.output;
        EXPECT_EQ(final_hash(verified.output), final_hash(simulated.output));
    }
}

TEST_F(MatchCommands, VerifyFindsWhatCameOutOtherwise) {
    lab(std::string(kMatch) + " --record match.rec");
    std::string content = *read_file(path("match.rec"));
    const auto at = content.find(" hash ", content.find("\nplay\n") + 40) + 6;
    content[at] = content[at] == '0' ? '1' : '0';
    ASSERT_FALSE(write_file(path("match.rec"), content));
    const auto verified = lab("verify match.rec");
    EXPECT_EQ(verified.status, 1);
    EXPECT_NE(verified.output.find(" came out otherwise: its hash is "), std::string::npos)
        << verified.output;
}

TEST_F(MatchCommands, VerifySaysWhatIsWrongWithAFile) {
    EXPECT_EQ(lab("verify nothing.rec").status, 2);
    ASSERT_FALSE(write_file(path("some.rec"), "hello\n"));
    const auto ran = lab("verify some.rec");
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.output.find("some.rec:1: this is no recording"), std::string::npos) << ran.output;
}

TEST_F(MatchCommands, WrongWishesAreRefusedByName) {
    for (const auto& [wish, answer] :
         {std::pair{"--players 1", "--players cannot be 1: allowed is 2 to 10"},
          std::pair{"--players 11", "--players cannot be 11"},
          std::pair{"--rounds 0", "rounds cannot be 0: allowed is 1 to 1000"},
          std::pair{"--seed -1", "--seed cannot be -1: allowed is 0 to 4294967295"},
          std::pair{"--width 100", "width cannot be 100: allowed is 640 to 16384"},
          std::pair{"--minds genius", "\"genius\" is not known: allowed are moron, spoiler"},
          std::pair{"--minds person", "\"person\" is not known"},
          std::pair{"--planet cheese", "--planet: \"cheese\" is not known"},
          std::pair{"--planets none",
                    "--planets: planets cannot be \"none\": allowed is one of fixed, random, galaxy"},
          std::pair{"--march -1", "march cannot be -1: allowed is 0 to 2048 rows"},
          std::pair{"--generator chaos", "\"chaos\" is not known"}}) {
        const auto ran = lab(std::string("simulate ") + wish);
        EXPECT_EQ(ran.status, 2) << wish;
        EXPECT_NE(ran.output.find(answer), std::string::npos) << ran.output;
    }
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

TEST(Simulation, WishesForTheJourneyComeToTheSettings) {
    Simulation simulation;
    simulation.planet = "ice";
    simulation.planets = "galaxy";
    simulation.march = 33;
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text;
    EXPECT_EQ(settings->level.planet.name, "ice");
    EXPECT_EQ(settings->planets(), PlanetRule::galaxy);
    EXPECT_EQ(settings->rule(Rule::march), 33);
}

TEST(Simulation, MindsAreTakenInTurn) {
    Simulation simulation;
    simulation.players = 5;
    simulation.minds = "spoiler,moron";
    const auto settings = settings_of(simulation);
    ASSERT_TRUE(settings) << settings.error().text;
    for (std::size_t k = 0; k < 5; ++k)
        EXPECT_EQ(settings->players[k].mind, k % 2 == 0 ? Mind::spoiler : Mind::moron);
}

}  // namespace
}  // namespace terramorph
