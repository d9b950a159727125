#include "ui/sprites/shells/shells.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/matches.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

Shell shell_of(std::string_view weapon) {
    static const auto arsenal = test::the_arsenal();
    const auto found = std::ranges::find(arsenal->weapons, weapon, &Weapon::id);
    Shell shell;
    shell.effects = &found->effects;
    shell.flight.velocity = fixed_of({3, 1});
    return shell;
}

}  // namespace

TEST(Shells, TellWhatTheyWillDo) {
    EXPECT_EQ(shape_of(shell_of("baby_missile")), ShellShape::missile);
    EXPECT_EQ(shape_of(shell_of("missile")), ShellShape::missile);
    EXPECT_EQ(shape_of(shell_of("nuke")), ShellShape::nuke);
    EXPECT_EQ(shape_of(shell_of("mirv")), ShellShape::carrier);
    EXPECT_EQ(shape_of(shell_of("roller")), ShellShape::roller);
    EXPECT_EQ(shape_of(shell_of("digger")), ShellShape::digger);
    EXPECT_EQ(shape_of(shell_of("napalm")), ShellShape::canister);
    EXPECT_EQ(shape_of(shell_of("dirt_clod")), ShellShape::clod);
    EXPECT_EQ(shape_of(shell_of("funky_bomb")), ShellShape::bomb);
    EXPECT_EQ(shape_of(shell_of("tremor")), ShellShape::quake);
    EXPECT_EQ(shape_of(shell_of("rift")), ShellShape::quake);
    EXPECT_EQ(shape_of(shell_of("theft_bomb")), ShellShape::drain);
    EXPECT_EQ(shape_of(shell_of("tracer")), ShellShape::dart);
}

TEST(Shells, AreLegibleInASmallPicture) {
    const View view = Camera(2048).view(640, 360);
    const auto arsenal = test::the_arsenal();
    for (const Weapon& weapon : arsenal->weapons) {
        if (!weapon.shell) continue;
        Picture picture(640, 360);
        draw_shell(picture.canvas, view, shell_of(weapon.id), view.place({320, 180}));
        int left = 640, right = 0;
        for (int y = 0; y < 360; ++y)
            for (int x = 0; x < 640; ++x)
                if (picture.grey(x, y) > 40) left = std::min(left, x), right = std::max(right, x);
        EXPECT_GE(right - left, 5) << weapon.id;
    }
}

TEST(Shells, PointAlongTheirFlight) {
    const View view = Camera(2048).view(1280, 720);
    const auto tall = [&](Vec2<float> speed) {
        Shell shell = shell_of("tracer");
        shell.flight.velocity = fixed_of(speed);
        Picture picture(1280, 720);
        draw_shell(picture.canvas, view, shell, view.place({640, 360}));
        int low = 720, high = 0;
        for (int y = 0; y < 720; ++y)
            for (int x = 600; x < 680; ++x)
                if (picture.grey(x, y) > 40) low = std::min(low, y), high = std::max(high, y);
        return high - low;
    };
    EXPECT_GT(tall({0, -4}), tall({4, 0}) + 3);
}

/// It's longer than wide, with its light behind.
TEST(Shells, ABombletIsNoDiscAndTrailsLight) {
    const View view = Camera(2048).view(1280, 720);
    Shell shell = shell_of("baby_missile");
    shell.generation = 1;
    ASSERT_EQ(shape_of(shell), ShellShape::bomblet);
    shell.flight.velocity = fixed_of({3, 0});
    Picture picture(1280, 720);
    draw_shell(picture.canvas, view, shell, view.place({640, 360}));
    const auto span = [&](bool along) {
        int low = 0, high = 0;
        for (int off = -30; off <= 30; ++off)
            if (picture.grey(640 + (along ? off : 0), 360 + (along ? 0 : off)) > 90)
                low = std::min(low, off), high = std::max(high, off);
        return high - low + 1;
    };
    EXPECT_GT(span(true), 3 * span(false) / 2);
    EXPECT_GT(picture.grey(640 - 10, 360), picture.grey(640 + 10, 360) + 40);
}

}  // namespace terramorph
