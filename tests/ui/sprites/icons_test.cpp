#include "ui/sprites/icons.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "battle/content/arsenal.h"
#include "support/effects/geyser.h"
#include "ui/color_vision.h"
#include "ui/picture.h"
#include "ui/sprites/drawn_icon.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::string_view kNames[] = {"missile",
                                       "nuke",
                                       "mirv",
                                       "roller",
                                       "leapfrog",
                                       "dirt",
                                       "riot",
                                       "tracer",
                                       "napalm",
                                       "digger",
                                       "sandhog",
                                       "laser",
                                       "plasma",
                                       "liquid",
                                       "disrupter",
                                       "spread",
                                       "burst",
                                       "cluster",
                                       "funky",
                                       "shaped",
                                       "piercing",
                                       "burrower",
                                       "driller",
                                       "quake",
                                       "theft",
                                       "percent",
                                       "reducer",
                                       "strike",
                                       "homing",
                                       "boulder",
                                       "shield",
                                       "force",
                                       "mag",
                                       "parachute",
                                       "battery",
                                       "fuel",
                                       "guidance",
                                       "defence",
                                       "trigger",
                                       "teleport",
                                       "swap",
                                       "scatter",
                                       "repair",
                                       "fan",
                                       "death",
                                       "armour",
                                       "amplify",
                                       "rocket",
                                       "intercept",
                                       "baby_missile",
                                       "baby_nuke",
                                       "wide",
                                       "cutter",
                                       "sapper",
                                       "chain_gun",
                                       "jack_hammer",
                                       "small_spread",
                                       "large_spread",
                                       "death_spread",
                                       "deaths_head",
                                       "cluster_mirv",
                                       "super_cluster",
                                       "funky_death",
                                       "baby_roller",
                                       "heavy_roller",
                                       "bouncing_bomb",
                                       "baby_digger",
                                       "heavy_digger",
                                       "baby_sandhog",
                                       "heavy_sandhog",
                                       "penetrator",
                                       "dirt_clod",
                                       "ton_of_dirt",
                                       "dirt_charge",
                                       "riot_charge",
                                       "riot_blast",
                                       "heavy_riot_bomb",
                                       "tremor",
                                       "tectonic",
                                       "fault",
                                       "anchor",
                                       "surveyor",
                                       "rift",
                                       "hot_napalm",
                                       "black_rain",
                                       "heavy_laser",
                                       "smoke_tracer",
                                       "light_shield",
                                       "heavy_shield",
                                       "super_mag",
                                       "repulsor",
                                       "auto_repair",
                                       "plasteel",
                                       "wrath",
                                       "fury",
                                       "aimed_teleport",
                                       "heat_guidance",
                                       "horizontal_guidance",
                                       "vertical_guidance",
                                       "lazy_boy",
                                       "violent_force"};

}  // namespace

TEST(Icons, EveryNameHasAMarkThatNoOtherHas) {
    std::map<std::string, std::string_view> seen = {{drawn_icon("?"), "the plain mark"}};
    for (const std::string_view name : kNames) {
        const auto [before, fresh] = seen.emplace(drawn_icon(name), name);
        EXPECT_TRUE(fresh) << name << " looks like " << before->second;
    }
}

TEST(Icons, EveryGroupHasAColorOfItsOwnThatIsSeenOnPanels) {
    std::map<std::array<int, 3>, int> seen;
    for (int group = 0; group <= icon_group("?"); ++group) {
        const Color color = icon_group_color(group);
        const auto [before, fresh] = seen.emplace(std::array<int, 3>{color.r, color.g, color.b}, group);
        EXPECT_TRUE(fresh) << icon_group_name(group) << " looks like " << icon_group_name(before->second);
        EXPECT_GE(contrast(color, theme::kPanel), 4.5) << icon_group_name(group);
        EXPECT_GE(contrast(color, theme::kSelected), 4.5) << icon_group_name(group);
    }
    EXPECT_EQ(seen.size(), 14u);
}

TEST(Icons, AllThatTheGameBringsHasAMark) {
    const Arsenal& arsenal = built_in_arsenal();
    for (const auto* list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& weapon : *list)
            EXPECT_NE(drawn_icon(weapon.icon), drawn_icon("?")) << weapon.id << ' ' << weapon.icon;
}

TEST(Icons, NoTwoWeaponsOrItemsHaveOneMark) {
    const Arsenal& arsenal = built_in_arsenal();
    std::map<std::string, std::string_view> seen;
    for (const auto* list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& good : *list) {
            const auto [before, fresh] = seen.emplace(drawn_icon(good.icon), good.id);
            EXPECT_TRUE(fresh) << good.id << " looks like " << before->second;
        }
}

TEST(Icons, UnknownNamesHaveAPlainMarkInTheLastGroup) {
    EXPECT_EQ(drawn_icon("no such icon"), drawn_icon(""));
    EXPECT_NE(drawn_icon(""), Picture(32, 32).as_text());
    EXPECT_EQ(icon_group_name(icon_group("no such icon")), "Other");
    for (const std::string_view name : kNames) EXPECT_LT(icon_group(name), icon_group("")) << name;
}

TEST(Icons, AMarkStaysInItsSquareAndFillsMuchOfIt) {
    for (const std::string_view name : kNames) {
        Picture picture(48, 48);
        draw_icon(picture.canvas, {24, 24}, 12, name, kWhite);
        const double all = picture.area();
        EXPECT_GT(all, 40) << name;
        picture.canvas.fill({10, 10, 28, 28}, kBlack);
        EXPECT_EQ(picture.area(), 0) << name << " reaches beyond its radius";
    }
}

Image drawn(std::string_view name) {
    Picture picture(48, 48);
    draw_icon(picture.canvas, {24, 24}, 12, name, kWhite);
    return picture.image;
}

TEST(Icons, StandForEveryKindOfEffect) {
    const Image unknown = drawn("no such icon");
    for (const EffectKind* kind : effect_kinds())
        EXPECT_FALSE(same(drawn(kind->icon), unknown)) << kind->name;
    EXPECT_FALSE(same(drawn(test::kGeyser.icon), unknown));
}

}  // namespace terramorph
