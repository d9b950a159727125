#include "app/effect_descriptions.h"

#include <gtest/gtest.h>

#include "battle/content/arsenal.h"
#include "support/effects/geyser.h"
#include "ui/sprites/drawn_icon.h"

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

TEST(EffectDescriptions, TellABlastByItsRadius) {
    EXPECT_EQ(short_description(thing("on_impact = [{ effect = \"blast\", radius = 50 }]")), "blast radius 50 m");
}

TEST(EffectDescriptions, TellWhatComesOfItBeforeItsBlasts) {
    EXPECT_EQ(short_description(
                  thing("on_impact = [{ effect = \"blast\", radius = 9 }, { effect = \"split\", heads = 7, "
                        "on_impact = [{ effect = \"blast\", radius = 30 }] }]")),
              "splits into 7");
}

TEST(EffectDescriptions, TellOfChoicesByTheirNames) {
    EXPECT_EQ(
        short_description(thing("on_use = [{ effect = \"shield\", kind = \"reflects\", strength = 90 }]",
                                "role = \"item\"\n")),
        "reflects up to 90");
}

TEST(EffectDescriptions, TellWhenATankHasToDieForIt) {
    EXPECT_EQ(
        short_description(thing("on_death = [{ effect = \"blast\", radius = 95 }]", "role = \"item\"\n")),
        "on death: blast radius 95 m");
}

TEST(EffectDescriptions, CountWarheads) {
    const auto facts =
        facts_of(thing("at_apex = [{ effect = \"split\", heads = 5, on_impact = [{ effect = "
                       "\"blast\", radius = 45, strength = 60 }] }]"));
    ASSERT_EQ(facts.size(), 2u);
    EXPECT_EQ(facts[0].value, "5, radius 45 m each");
    EXPECT_EQ(facts[1].value, "up to 60 each");
}

TEST(EffectDescriptions, KeepSilentOfHarmThatThereIsNot) {
    for (const Fact& fact :
         facts_of(thing("on_impact = [{ effect = \"blast\", radius = 45, strength = 0 }]")))
        EXPECT_NE(fact.name, "harm");
}

TEST(EffectDescriptions, KnowEverythingThatIsSold) {
    const Arsenal& arsenal = built_in_arsenal();
    for (const auto* const list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& each : *list) {
            EXPECT_FALSE(short_description(each).empty()) << each.id;
            EXPECT_EQ(short_description(each).find('{'), std::string::npos) << each.id;
            EXPECT_EQ(short_description(each).find("  "), std::string::npos)
                << each.id << ": " << short_description(each);
        }
}

TEST(EffectDescriptions, FitANewKindOfEffect) {
    const EffectKind* const kinds[] = {&test::kGeyser};
    const auto arsenal = parse_arsenal(
        "[geyser]\nname = \"Geyser\"\nunlimited = true\non_impact = [{ effect = \"geyser\", heat = 40 }]\n",
        "mine.toml", kinds);
    ASSERT_TRUE(arsenal.ok()) << arsenal.error().text();
    EXPECT_EQ(short_description(arsenal->weapons[0]), "a geyser of 40 degrees");
    EXPECT_EQ(arsenal->weapons[0].icon, test::kGeyser.icon);
}

}  // namespace

}  // namespace terramorph
