#include "ai/temperament.h"

#include <gtest/gtest.h>

#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"

namespace terramorph {
namespace {

std::string the_file() { return *read_file(test::source_path("assets/computer_players.toml")); }

/// The file with its first `from` exchanged, and what is then wrong with it.
std::string mistake(std::string_view from, std::string_view to) {
    std::string file = the_file();
    const auto place = file.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    file.replace(place, from.size(), to);
    const auto found = parse_temperaments(file, "minds.toml");
    return found ? "no mistake" : found.error().text();
}

bool says(const std::string& sentence, std::string_view part) {
    return sentence.find(part) != std::string::npos;
}

TEST(Temperament, EachIsAKindOfPlayerBehindThePerson) {
    ASSERT_EQ(player_kinds().size(), temperaments().size() + 1);
    EXPECT_EQ(player_kinds().front(), kPerson);
    for (std::size_t k = 0; k < temperaments().size(); ++k) {
        const Temperament& each = temperaments()[k];
        EXPECT_EQ(player_kinds()[k + 1].id(), each.id);
        EXPECT_EQ(&temperament(player_kinds()[k + 1]), &each);
        EXPECT_EQ(label_of(player_kinds()[k + 1]), each.label);
        EXPECT_FALSE(each.help.empty());
        EXPECT_FALSE(validate(kTraits, each.values));
    }
}

TEST(Temperament, OfAPersonOrAnUnknownIdThereIsNone) {
    EXPECT_EQ(find_temperament(kPerson), nullptr);
    EXPECT_EQ(find_temperament(computer("genius")), nullptr);
    EXPECT_EQ(label_of(kPerson), "Human");
    EXPECT_EQ(label_of(computer("genius")), "genius");
}

TEST(Temperament, SettingsWithAnUnknownOneAreRefused) {
    MatchSettings settings = default_settings();
    EXPECT_FALSE(validate_kinds(settings));
    settings.players[1].kind = computer("cyborg");
    EXPECT_FALSE(validate_kinds(settings));
    settings.players[1].kind = computer("genius");
    ASSERT_TRUE(validate_kinds(settings));
    std::vector<std::string> allowed;
    for (const PlayerKind& kind : player_kinds()) allowed.push_back(kind.id());
    EXPECT_EQ(validate_kinds(settings)->text(),
              concat("Mira can't be \"genius\"; use one of ", joined(allowed, ", ")));
}

TEST(Temperament, TheFileIsTheOneThatIsBuiltIn) {
    const auto found = parse_temperaments(the_file(), "minds.toml");
    ASSERT_TRUE(found) << found.error().text();
    for (std::size_t k = 0; k < found->size(); ++k) {
        EXPECT_EQ((*found)[k].values, temperaments()[k].values);
        EXPECT_EQ((*found)[k].tastes, temperaments()[k].tastes);
    }
}

TEST(Temperament, AMistakeIsToldWithFileLineAndWhatIsAllowed) {
    const std::string out_of_range = mistake("keep = 101", "keep = 151");
    EXPECT_TRUE(says(out_of_range, "minds.toml:")) << out_of_range;
    EXPECT_TRUE(says(out_of_range, "shooter: keep can't be 151; allowed: 0 to 150%")) << out_of_range;
    EXPECT_TRUE(says(mistake("keep = 101", "keep = \"none\""), "keep must be a number"));
    const std::string unknown = mistake("keep = 101", "nose = 0");
    EXPECT_TRUE(says(unknown,
                     "unknown key nose; known keys: label, help, strategy, victims, ways, taste, bias_angle"))
        << unknown;
    EXPECT_TRUE(says(mistake("label = \"Moron\"", ""), "moron: label is missing"));
    EXPECT_TRUE(says(mistake("strategy = \"random\"", "strategy = 3"),
                     "moron: strategy must be one of aim, random, disguise"));
    EXPECT_TRUE(says(mistake("victims = \"nearest\"", "victims = \"none\""),
                     "shooter: victims must be one of nearest, all, rivals"));
    EXPECT_TRUE(says(mistake("ways = [\"direct\"]", "ways = []"),
                     "shooter: ways must be a list of any, direct, lob, bank"));
    EXPECT_TRUE(says(mistake("ways = [\"direct\"]", "ways = [\"round\"]"),
                     "shooter: ways must be a list of any, direct, lob, bank"));
    EXPECT_TRUE(says(mistake("[moron]", "[Moron]"), "Moron: not a valid temperament name"));
    EXPECT_TRUE(says(mistake("[moron]", "[person]"), "person: not a valid temperament name"));
}

TEST(Temperament, ATableMoreIsATemperamentMore) {
    const auto found = parse_temperaments(the_file() + R"(
[genius]
label = "Genius"
help = "Lobs at its rivals."
victims = "rivals"
ways = ["lob"]
)",
                                          "minds.toml");
    ASSERT_TRUE(found) << found.error().text();
    EXPECT_EQ(found->size(), temperaments().size() + 1);
    EXPECT_EQ(found->back().id, "genius");
    EXPECT_EQ(found->back().victims, Victims::rivals);
    EXPECT_EQ(found->back().ways, std::vector{Way::lob});
}

TEST(Temperament, AFileNeedsOneThatIsNoDisguise) {
    const auto found = parse_temperaments(
        "[spy]\nlabel = \"Spy\"\nhelp = \"Hides.\"\nstrategy = \"disguise\"\n", "minds.toml");
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().text(), "minds.toml: contains no temperaments");
}

}  // namespace
}  // namespace terramorph
