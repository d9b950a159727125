#include <gtest/gtest.h>

#include "battle/content/arsenal.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using test::arsenal_of;

constexpr std::string_view kStormPebble = R"([pebble]
name = "Pebble"
help = "It's small."
icon = "dirt"
price = 300
unlimited = true
on_impact = [{ effect = "split", heads = 7, fan = 20, on_impact = [{ effect = "blast", radius = 9 }] }]
)";

/// The fingerprint after a part of the pebble's text was changed.
std::uint64_t changed(std::string_view part, std::string_view into) {
    std::string toml(kStormPebble);
    EXPECT_NE(toml.find(part), std::string::npos) << part;
    toml.replace(toml.find(part), part.size(), into);
    return fingerprint(arsenal_of(toml));
}

}  // namespace

TEST(Fingerprint, IsOfAllThatDecidesAMatch) {
    const std::uint64_t before = fingerprint(arsenal_of(kStormPebble));
    EXPECT_EQ(changed("", ""), before);
    EXPECT_NE(changed("[pebble]", "[stone]"), before);
    EXPECT_NE(changed("price = 300", "price = 301"), before);
    EXPECT_NE(changed("price = 300", "bundle = 3"), before);
    EXPECT_NE(changed("price = 300", "price = 300\narms_level = 1"), before);
    EXPECT_NE(changed("price = 300", "price = 300\nchance = 2"), before);
    EXPECT_NE(changed("price = 300", "price = 300\nlasting = true"), before);
    EXPECT_NE(changed("price = 300", "price = 300\nshell = false"), before);
    EXPECT_NE(changed("on_impact = [{ effect = \"split\"", "at_apex = [{ effect = \"split\""), before);
    EXPECT_NE(changed("heads = 7", "heads = 6"), before);
    EXPECT_NE(changed("radius = 9", "radius = 10"), before) << "of the effect that it leads to";
    EXPECT_NE(changed("radius = 9 }", "radius = 9 }, { effect = \"blast\", radius = 9 }"), before);
    EXPECT_NE(changed("radius = 9 }] }", "radius = 9 }] }, { effect = \"blast\", radius = 9 }"), before);
}

TEST(Fingerprint, IsNotOfWords) {
    const std::uint64_t before = fingerprint(arsenal_of(kStormPebble));
    EXPECT_EQ(changed("\"Pebble\"", "\"Little Stone\""), before);
    EXPECT_EQ(changed("It's small", "It's smaller than most"), before);
    EXPECT_EQ(changed("\"dirt\"", "\"nuke\""), before);
    EXPECT_EQ(changed("price = 300", "# What it costs.\nprice = 300\nbundle = 1"), before) << "the default";
}

/// The last hash of the files' text, which is in recordings of November 2026. They're of the weapons of that
/// time, before there were faults and rifts.
TEST(Fingerprint, RecordingsThatKnowTheArsenalByItsTextKnowItsMeaning) {
    EXPECT_EQ(current_fingerprint(0xd204d16abed7cd7a), 0xd188768e87fb97cbu);
    EXPECT_NE(current_fingerprint(0xd204d16abed7cd7a), fingerprint(built_in_arsenal()));
    EXPECT_EQ(current_fingerprint(17), 17u);
}

}  // namespace terramorph
