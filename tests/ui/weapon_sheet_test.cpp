#include "ui/weapon_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "match/match.h"

namespace terramorph {

namespace {

std::vector<Exhibit> all_exhibits() { return exhibits(std::make_shared<const Arsenal>(built_in_arsenal())); }

MatchSettings usual_settings() { return default_settings(); }

/// A quarter of all, so that each takes a while only.
class Exhibits : public testing::TestWithParam<int> {};

TEST_P(Exhibits, AreSeenAtTheirPeak) {
    constexpr double kSeen = 0.00015;  // of the picture: some white pixels in a hundred times a hundred
    const std::vector<Exhibit> all = all_exhibits();
    for (std::size_t k = static_cast<std::size_t>(GetParam()); k < all.size(); k += 4) {
        const Moment peak = peak_of(all[k], usual_settings(), 12);
        EXPECT_GT(peak.stirred, kSeen) << all[k].id << " has no picture";
        EXPECT_GT(peak.frame, 0) << all[k].id;
    }
}
INSTANTIATE_TEST_SUITE_P(Quarters, Exhibits, testing::Values(0, 1, 2, 3));

TEST(WeaponSheet, HasNoPlatesForWordsThatItDoesNotShow) {
    const std::vector<Exhibit> all = all_exhibits();
    const Exhibit& missile = *std::ranges::find(all, "missile", &Exhibit::id);
    const Image picture =
        picture_of(missile, usual_settings(), moment_of(missile, usual_settings(), 1), 1280, 720);
    int plates = 0;  // rows of dark violet, as plates are and earth isn't, as wide as a letter
    for (int y = picture.height() / 2; y < picture.height(); ++y)
        for (int x = 0, wide = 0; x < picture.width(); ++x) {
            const std::uint32_t pixel = picture.pixels()[static_cast<std::size_t>(y * picture.width() + x)];
            const int red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
            wide = blue > red + 2 && red > green && blue < 64 ? wide + 1 : 0;
            plates += wide == 10 ? 1 : 0;
        }
    EXPECT_LT(plates, 8) << "one has twice as many rows";
}

TEST(WeaponSheet, HasEveryWeaponShieldAndDeathAndWhatFallsFromTheSky) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    const std::vector<Exhibit> all = exhibits(arsenal);
    const auto has = [&](const std::string& id) { return std::ranges::count(all, id, &Exhibit::id) == 1; };
    for (const Weapon& weapon : arsenal->weapons) EXPECT_TRUE(has(weapon.id)) << weapon.id;
    for (const Weapon& death : arsenal->deaths) EXPECT_TRUE(has(death.id)) << death.id;
    for (const Weapon& each : arsenal->sky) EXPECT_TRUE(has(each.id)) << each.id;
    EXPECT_TRUE(has("light_shield"));
    EXPECT_TRUE(has("repulsor"));
    EXPECT_FALSE(has("fuel"));
}

}  // namespace
}  // namespace terramorph
