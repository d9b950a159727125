// Every weapon and item of the game, fired once on a level that stays the same: what happens as text, and
// its picture.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <set>

#include "base/files/file.h"
#include "lab/firing.h"
#include "match/settings/settings.h"
#include "paint/files/png.h"
#include "support/paths.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_ids() {
    std::vector<std::string> ids;
    for (const auto* list : {&built_in_arsenal().weapons, &built_in_arsenal().items})
        for (const Weapon& weapon : *list) ids.push_back(weapon.id);
    return ids;
}

fs::path golden(const std::string& name) { return test::source_path("tests/golden/weapons/" + name); }

/// Whether it works straight out of the barrel, and not where a shell lands.
bool shines_or_shoves(const std::string& id) {
    const int place = built_in_arsenal().find(id);
    if (place < 0) return false;
    const auto& effects = built_in_arsenal().weapons[place].effects.on(Trigger::on_fire);
    if (effects.empty()) return false;
    const EffectKind* const kind = effects.front().kind;
    return kind == find_effect_kind("beam") || kind == find_effect_kind("wedge");
}

/// Hills, and a shell that lands just before a tank.
Firing trial(const std::string& weapon) {
    Firing firing;
    firing.weapon = weapon;
    firing.level = default_settings().level;
    firing.level.terrain.width = 1024;
    firing.angle = shines_or_shoves(weapon) ? 100 : 600;
    firing.power = 450;
    return firing;
}

struct Rgb {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

Rgb decoded(const std::string& png) {
    Rgb rgb;
    auto pixels = test::rgb_of_png(png, rgb.width, rgb.height);
    if (pixels) rgb.pixels = pixels.take();
    return rgb;
}

class WeaponGolden : public testing::TestWithParam<std::string> {};

TEST_P(WeaponGolden, DoesWhatItDidBefore) {
    const auto fired = fire(trial(GetParam()), built_in_arsenal());
    ASSERT_TRUE(fired) << fired.error().text();
    const std::string story = story_of(*fired);
    const std::string picture = picture_of(*fired);
    if (std::getenv("TERRAMORPH_BLESS")) {
        fs::create_directories(golden(""));
        ASSERT_FALSE(write_file(golden(GetParam() + ".txt"), story));
        ASSERT_FALSE(write_file(golden(GetParam() + ".png"), picture));
    }
    const auto known_story = read_file(golden(GetParam() + ".txt"));
    const auto known_picture = read_file(golden(GetParam() + ".png"));
    ASSERT_TRUE(known_story && known_picture) << "run once with TERRAMORPH_BLESS=1, and look at it";
    EXPECT_EQ(*known_story, story) << "if this is as it should be, run once with TERRAMORPH_BLESS=1";
    EXPECT_TRUE(decoded(*known_picture) == decoded(picture)) << "the picture differs";
}

INSTANTIATE_TEST_SUITE_P(Arsenal, WeaponGolden, testing::ValuesIn(all_ids()),
                         [](const auto& weapon) { return weapon.param; });

TEST(WeaponGoldens, AreOfWeaponsThatThereAre) {
    const auto ids = all_ids();
    const std::set<std::string> known(ids.begin(), ids.end());
    for (const auto& entry : fs::directory_iterator(golden("")))
        EXPECT_TRUE(known.contains(entry.path().stem().string())) << entry.path();
}

}  // namespace
}  // namespace terramorph
