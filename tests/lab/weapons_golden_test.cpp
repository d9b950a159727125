// Every weapon and item of the game, fired once on a level that stays the same: what happens as text with the
// hash of its picture, and all pictures small on one sheet.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "base/files/file.h"
#include "base/hash.h"
#include "base/text.h"
#include "lab/firing.h"
#include "match/settings/settings.h"
#include "paint/files/png.h"
#include "support/paths.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

constexpr std::string_view kBless = "if this is as it should be, run ./check --bless";
constexpr int kSmaller = 8;  // pictures on the sheet than they are
constexpr int kColumns = 10;
constexpr int kShotWide = 1024 / kSmaller, kShotHigh = 512 / kSmaller;

std::string weapon_golden(const std::string& name) {
    return test::source_path("tests/golden/weapons/" + name);
}

bool blesses() { return std::getenv("TERRAMORPH_BLESS") != nullptr; }

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

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    friend bool operator==(const Picture&, const Picture&) = default;
};

Picture decoded(const std::string& png) {
    Picture picture;
    auto pixels = test::rgb_of_png(png, picture.width, picture.height);
    if (pixels) picture.rgb = pixels.take();
    return picture;
}

/// The mean of each square of pixels.
Picture smaller(const Picture& large) {
    Picture small = {large.width / kSmaller, large.height / kSmaller, {}};
    for (int y = 0; y < small.height; ++y)
        for (int k = 0; k < 3 * small.width; ++k) {
            int sum = 0;
            for (int in = 0; in < kSmaller * kSmaller; ++in) {
                const int column = k / 3 * kSmaller + in % kSmaller, row = y * kSmaller + in / kSmaller;
                sum += large.rgb[3 * (row * large.width + column) + k % 3];
            }
            small.rgb.push_back(static_cast<std::uint8_t>(sum / (kSmaller * kSmaller)));
        }
    return small;
}

struct Shot {
    std::string id;
    std::string story;  ///< and the hash of the picture
    Picture small;
};

Shot shot_of(const Weapon& weapon) {
    const auto fired = fire(trial(weapon.id), built_in_arsenal());
    EXPECT_TRUE(fired) << fired.error().text();
    if (!fired) return {weapon.id, "", {}};
    const Picture picture = decoded(picture_of(*fired));
    EXPECT_EQ(picture.width, kShotWide * kSmaller);
    EXPECT_EQ(picture.height, kShotHigh * kSmaller);
    Hash hash;
    for (const std::uint8_t byte : picture.rgb) hash.add(byte);
    return {weapon.id, concat(story_of(*fired), "picture ", hex_text(hash.value()), "\n"), smaller(picture)};
}

std::vector<Shot> shots_of(const std::vector<Weapon>& group) {
    std::vector<Shot> shots;
    for (const Weapon& weapon : group) shots.push_back(shot_of(weapon));
    return shots;
}

struct Shots {
    std::vector<Shot> weapons = shots_of(built_in_arsenal().weapons),
                      items = shots_of(built_in_arsenal().items);
};

/// Each is fired only once.
const Shots& all_shots() {
    static const Shots shots;
    return shots;
}

/// "[cutter]" and its story, and so on.
std::string written(const std::vector<Shot>& shots) {
    std::string text;
    for (const Shot& shot : shots) text += concat("[", shot.id, "]\n", shot.story);
    return text;
}

std::map<std::string, std::string> stories_in(const std::string& text) {
    std::map<std::string, std::string> stories;
    std::string id;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string line = text.substr(at, end - at);
        if (line.front() == '[')
            stories[id = line.substr(1, line.find(']') - 1)];
        else
            stories[id] += line;
        at = end;
    }
    return stories;
}

void expect_as_before(const std::vector<Shot>& shots, const std::string& file) {
    if (blesses()) {
        ASSERT_FALSE(write_file(weapon_golden(file), written(shots)));
    }
    const auto kept = read_file(weapon_golden(file));
    ASSERT_TRUE(kept) << "run ./check --bless, and look at it";
    auto stories = stories_in(*kept);
    for (const Shot& shot : shots) {
        EXPECT_EQ(stories[shot.id], shot.story) << shot.id << ": " << kBless;
        stories.erase(shot.id);
    }
    for (const auto& [id, story] : stories) ADD_FAILURE() << "there is no " << id << ": " << kBless;
}

Picture contact_sheet(std::vector<const Shot*> shots) {
    const int rows = (static_cast<int>(shots.size()) + kColumns - 1) / kColumns;
    Picture sheet = {kColumns * kShotWide, rows * kShotHigh, {}};
    sheet.rgb.resize(static_cast<std::size_t>(3 * sheet.width * sheet.height));
    for (int k = 0; k < std::ssize(shots); ++k)
        for (int y = 0; y < kShotHigh; ++y) {
            const auto from = shots[k]->small.rgb.begin() + 3 * kShotWide * y;
            const int row = k / kColumns * kShotHigh + y;
            std::copy_n(from, 3 * kShotWide,
                        sheet.rgb.begin() + 3 * (row * sheet.width + k % kColumns * kShotWide));
        }
    return sheet;
}

TEST(WeaponGoldens, WeaponsDoWhatTheyDidBefore) { expect_as_before(all_shots().weapons, "weapons.txt"); }

TEST(WeaponGoldens, ItemsDoWhatTheyDidBefore) { expect_as_before(all_shots().items, "items.txt"); }

TEST(WeaponGoldens, ShotsLookOnTheContactSheetAsBefore) {
    std::vector<const Shot*> shots;
    for (const auto* group : {&all_shots().weapons, &all_shots().items})
        for (const Shot& shot : *group) shots.push_back(&shot);
    const Picture sheet = contact_sheet(shots);
    if (blesses()) {
        ASSERT_FALSE(
            write_file(weapon_golden("sheet.png"), png_of_rgb(sheet.rgb, sheet.width, sheet.height)));
    }
    const auto kept = read_file(weapon_golden("sheet.png"));
    ASSERT_TRUE(kept) << "run ./check --bless, and look at it";
    EXPECT_TRUE(decoded(*kept) == sheet) << "a picture differs: " << kBless;
}

}  // namespace
}  // namespace terramorph
