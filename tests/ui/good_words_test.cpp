#include "ui/good_words.h"

#include <gtest/gtest.h>

#include "battle/arsenal.h"

namespace terramorph {

namespace {

Weapon thing(const std::string& effects, const std::string& more = "") {
    const std::string toml =
        "[first]\nname = \"First\"\nhelp = \"-\"\nprice = 1\nbundle = 1\nunlimited = true\n"
        "on_impact = [{ effect = \"blast\", radius = 20 }]\n"
        "[it]\nname = \"It\"\nhelp = \"-\"\nprice = 1\nbundle = 1\n" +
        more + effects + "\n";
    Result<Arsenal> arsenal = parse_arsenal(toml, "it");
    EXPECT_TRUE(arsenal.ok()) << (arsenal.ok() ? "" : arsenal.error().text());
    return arsenal->items.empty() ? arsenal->weapons.back() : arsenal->items.back();
}

TEST(GoodWords, TellABlastByItsRadius) {
    EXPECT_EQ(short_words(thing("on_impact = [{ effect = \"blast\", radius = 50 }]")), "blast 50");
}

TEST(GoodWords, TellWhatComesOfItBeforeItsBlasts) {
    EXPECT_EQ(
        short_words(thing("on_impact = [{ effect = \"blast\", radius = 9 }, { effect = \"split\", heads = 7, "
                          "on_impact = [{ effect = \"blast\", radius = 30 }] }]")),
        "splits in 7");
}

TEST(GoodWords, TellOfChoicesByTheirNames) {
    EXPECT_EQ(short_words(thing("on_use = [{ effect = \"shield\", kind = \"reflects\", strength = 90 }]",
                                "role = \"item\"\n")),
              "reflects, 90");
}

TEST(GoodWords, TellWhenATankHasToDieForIt) {
    EXPECT_EQ(short_words(thing("on_death = [{ effect = \"blast\", radius = 95 }]", "role = \"item\"\n")),
              "dying: blast 95");
}

TEST(GoodWords, CountWarheads) {
    const auto facts =
        facts_of(thing("at_apex = [{ effect = \"split\", heads = 5, on_impact = [{ effect = "
                       "\"blast\", radius = 45, strength = 60 }] }]"));
    ASSERT_EQ(facts.size(), 2u);
    EXPECT_EQ(facts[0].value, "5 × blast 45");
    EXPECT_EQ(facts[1].value, "up to 60 each");
}

TEST(GoodWords, KeepSilentOfHarmThatThereIsNot) {
    for (const Fact& fact :
         facts_of(thing("on_impact = [{ effect = \"blast\", radius = 45, strength = 0 }]")))
        EXPECT_NE(fact.name, "harm");
}

TEST(GoodWords, KnowEverythingThatIsSold) {
    const Arsenal& arsenal = built_in_arsenal();
    for (const auto* const list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& each : *list) {
            EXPECT_FALSE(short_words(each).empty()) << each.id;
            EXPECT_EQ(short_words(each).find('{'), std::string::npos) << each.id;
            EXPECT_EQ(short_words(each).find("  "), std::string::npos)
                << each.id << ": " << short_words(each);
        }
}

}  // namespace

}  // namespace terramorph
