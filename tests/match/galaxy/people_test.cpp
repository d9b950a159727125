#include "match/galaxy/people.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/galaxy/galaxy.h"

namespace terramorph {
namespace {

People some_people() {
    People people;
    people.crew = {{24, 86, 12, 24, 68, 49, 7}, Way::lob};
    people.won = 61;
    people.line = {{12, 3}, {0, 6}, {23, 0}};
    return people;
}

TEST(Peoples, AreReadAsTheyAreWritten) {
    const auto read = parse_peoples(people_toml(some_people(), 0) + people_toml(some_people(), 1), "natives");
    ASSERT_TRUE(read) << read.error().text();
    ASSERT_EQ(read->size(), 2u);
    const People& people = read->back();
    EXPECT_EQ(people.crew.way, Way::lob);
    EXPECT_EQ(people.crew.aim.bias_angle, 24);
    EXPECT_EQ(people.crew.aim.bias_power, 86);
    EXPECT_EQ(people.crew.aim.scatter_angle, 12);
    EXPECT_EQ(people.crew.aim.scatter_power, 24);
    EXPECT_EQ(people.crew.aim.keep, 68);
    EXPECT_EQ(people.crew.aim.wind_share, 49);
    EXPECT_EQ(people.crew.aim.wind_offset, 7);
    EXPECT_EQ(people.won, 61);
    EXPECT_EQ(people.line, some_people().line);
}

std::string error_of(std::string_view part, std::string_view instead) {
    std::string toml = people_toml(some_people(), 0);
    toml.replace(toml.find(part), part.size(), instead);
    const auto read = parse_peoples(toml, "natives.toml");
    return read ? "" : read.error().text();
}

TEST(Peoples, OfAFileThatIsWrongAreRefusedByLineAndKey) {
    EXPECT_EQ(error_of("line = \"m3a6x0\"", "line = \"m3a\""),
              "natives.toml:12: people_0: line must be a letter and a digit for each generation");
    EXPECT_NE(error_of("m3a6x0", "y3"), "");
    EXPECT_NE(error_of("m3a6x0", "a7"), "");
    EXPECT_NE(error_of("m3a6x0", ""), "");
    EXPECT_NE(error_of("keep = 68", "keep = 168"), "");
    EXPECT_NE(error_of("won = 61\n", ""), "") << "nothing may be missing";
    EXPECT_NE(error_of("\"lob\"", "\"sideways\""), "");
    EXPECT_NE(error_of("\"lob\"", "\"bank\""), "") << "a gun has no walls to play off";
    EXPECT_FALSE(parse_peoples("", "natives.toml"));
}

TEST(Peoples, AreChosenByTheSeedOfTheirWorld) {
    World world;
    world.level.terrain.seed = 5;
    const People& here = people_of(world);
    EXPECT_EQ(&people_of(world), &here);
    world.level.terrain.seed = 5 + static_cast<std::uint32_t>(peoples().size());
    EXPECT_EQ(&people_of(world), &here);
    world.level.terrain.seed = 6;
    EXPECT_NE(&people_of(world), &here);
}

TEST(Peoples, HaveALineOfGenerationsAndErrLikePeople) {
    EXPECT_GE(peoples().size(), 16u);
    for (const People& people : peoples()) {
        EXPECT_EQ(people.line.size(), 40u);
        EXPECT_GT(people.crew.aim.bias_power, 0);
        EXPECT_GT(people.crew.aim.scatter_power, 0);
        EXPECT_LT(people.crew.aim.keep, 100) << "they learn";
        EXPECT_NE(people.crew.way, Way::bank);
    }
}

}  // namespace
}  // namespace terramorph
