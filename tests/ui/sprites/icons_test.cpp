#include "ui/sprites/icons.h"

#include <gtest/gtest.h>

#include <map>

#include "battle/content/arsenal.h"
#include "support/effects/geyser.h"
#include "ui/picture.h"
#include "ui/sprites/drawn_icon.h"

namespace terramorph {

namespace {

constexpr std::string_view kNames[] = {
    "missile",  "nuke",    "mirv",     "roller",   "leapfrog", "dirt",      "riot",      "tracer",  "napalm",
    "digger",   "sandhog", "laser",    "plasma",   "liquid",   "disrupter", "spread",    "burst",   "cluster",
    "funky",    "shaped",  "piercing", "burrower", "driller",  "quake",     "theft",     "percent", "reducer",
    "strike",   "homing",  "boulder",  "shield",   "force",    "mag",       "parachute", "battery", "fuel",
    "guidance", "defence", "trigger",  "teleport", "swap",     "scatter",   "repair",    "fan",     "death",
    "armour",   "amplify", "rocket",   "intercept"};

}  // namespace

TEST(Icons, EveryNameHasAMarkThatNoOtherHas) {
    std::map<std::string, std::string_view> seen = {{drawn_icon("?"), "the plain mark"}};
    for (const std::string_view name : kNames) {
        const auto [before, fresh] = seen.emplace(drawn_icon(name), name);
        EXPECT_TRUE(fresh) << name << " looks like " << before->second;
    }
}

TEST(Icons, AllThatTheGameBringsHasAMark) {
    const Arsenal& arsenal = built_in_arsenal();
    for (const auto* list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& weapon : *list)
            EXPECT_NE(drawn_icon(weapon.icon), drawn_icon("?")) << weapon.id << ' ' << weapon.icon;
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
