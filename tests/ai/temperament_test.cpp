#include "ai/temperament.h"

#include <gtest/gtest.h>

#include "base/file.h"
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

TEST(Temperament, ThereIsOneForEveryComputerInTheirOrder) {
    ASSERT_EQ(temperaments().size(), kMindNames.size() - 1);
    for (std::size_t mind = 1; mind < kMindNames.size(); ++mind) {
        const Temperament& found = temperament(static_cast<Mind>(mind));
        EXPECT_EQ(found.mind, static_cast<Mind>(mind));
        EXPECT_EQ(found.label, kMindLabels[mind]);
        EXPECT_FALSE(found.help.empty());
        EXPECT_FALSE(validate(kTraits, found.values));
    }
}

TEST(Temperament, TheFileIsTheOneThatIsBuiltIn) {
    const auto found = parse_temperaments(the_file(), "minds.toml");
    ASSERT_TRUE(found) << found.error().text();
    for (std::size_t k = 0; k < found->size(); ++k) {
        EXPECT_EQ((*found)[k].values, temperaments()[k].values);
        EXPECT_EQ((*found)[k].measured.win_rate, temperaments()[k].measured.win_rate);
    }
}

TEST(Temperament, AMistakeIsToldWithFileLineAndWhatIsAllowed) {
    const std::string out_of_range = mistake("windSense = 0", "windSense = 101");
    EXPECT_TRUE(says(out_of_range, "minds.toml:")) << out_of_range;
    EXPECT_TRUE(says(out_of_range, "moron: windSense cannot be 101: allowed is 0 to 100 %")) << out_of_range;
    EXPECT_TRUE(says(mistake("windSense = 0", "windSense = \"none\""), "windSense must be a number"));
    const std::string unknown = mistake("windSense = 0", "nose = 0");
    EXPECT_TRUE(says(unknown, "nose is not known: allowed are label, help, measured, windSense")) << unknown;
    EXPECT_TRUE(says(mistake("winRate", "winnings"), "winnings is not known: allowed are winRate, low"));
    EXPECT_TRUE(says(mistake("label = \"Moron\"", ""), "moron: label is missing"));
    EXPECT_TRUE(says(mistake(the_file().substr(0, the_file().find("[shooter]")), ""),
                     "minds.toml: there is no temperament moron"));
}

TEST(Temperament, AnotherMindThanTheKnownOnesIsAMistake) {
    const auto found = parse_temperaments(the_file() + "\n[genius]\nlabel = \"Genius\"\n", "minds.toml");
    ASSERT_FALSE(found);
    EXPECT_TRUE(says(found.error().text(), "there is no temperament genius: allowed are moron, shooter"))
        << found.error().text();
}

}  // namespace
}  // namespace terramorph
