#include "ui/camera/camera.h"

#include <gtest/gtest.h>

#include <cmath>

namespace terramorph {

TEST(Camera, ALevelThatFitsIsSeenWhole) {
    for (const int width : {640, 2048, 2560}) {
        const View view = Camera(width).view(1280, 720);
        EXPECT_FLOAT_EQ(view.x_of(0), 0);
        EXPECT_NEAR(view.x_of(static_cast<float>(width)), 1280, 0.01);
    }
}

TEST(Camera, OfAWiderLevelAPartIsSeen) {
    const View view = Camera(16384).view(1280, 720);
    EXPECT_NEAR(view.column_at(1280) - view.column_at(0), Camera::kPartSeen, 0.01);
}

TEST(Camera, PointsAndPlacesAreEachOthersInverse) {
    Camera camera(8000);
    camera.look_at(5000);
    camera.jump();
    const View view = camera.view(800, 450);
    const Vec2<float> place = view.place(view.point({5010.5f, 321.25f}));
    EXPECT_NEAR(place.x, 5010.5f, 0.01);
    EXPECT_NEAR(place.y, 321.25f, 0.01);
}

TEST(Camera, HigherPlacesAreHigherOnTheScreen) {
    const View view = Camera(2048).view(1280, 720);
    EXPECT_LT(view.y_of(500), view.y_of(100));
    EXPECT_LT(view.y_of(0), 720) << "some bedrock shows below the level";
}

TEST(Camera, ThereIsSkyAboveAHighLevel) {
    const View view = Camera(2048).view(1280, 720);
    EXPECT_GT(view.height_at(0), 1024) << "the level is 1024 columns high";
}

TEST(Camera, GoesWhereItIsToldSmoothlyAndComesToRest) {
    Camera camera(16384);
    camera.look_at(3000);
    camera.jump();
    camera.look_at(9000);
    float before = camera.view(1280, 720).left;
    int frames = 0;
    for (; frames < 600 && camera.advance(1.0 / 60); ++frames) {
        const float left = camera.view(1280, 720).left;
        EXPECT_GE(left, before);
        EXPECT_LT(left - before, 600) << "no leap";
        before = left;
    }
    EXPECT_GT(frames, 20);
    EXPECT_LT(frames, 600);
    EXPECT_NEAR(before + Camera::kPartSeen / 2.0f, 9000, 2);
}

TEST(Camera, StopsAtTheEndsOfTheLevel) {
    Camera camera(5000);
    camera.look_at(-100);
    camera.jump();
    EXPECT_FLOAT_EQ(camera.view(1280, 720).left, 0);
    camera.look_at(99999);
    camera.jump();
    EXPECT_NEAR(camera.view(1280, 720).left, 5000 - Camera::kPartSeen, 1);
}

TEST(Camera, MovesByWholePixelsSoThatNothingShimmers) {
    Camera camera(16384);
    for (const float column : {2000.0f, 2000.3f, 2000.7f, 3001.1f}) {
        camera.look_at(column);
        camera.jump();
        const View view = camera.view(1280, 720);
        const float pixels = view.left * view.scale;
        EXPECT_NEAR(pixels, std::round(pixels), 0.01);
    }
}

TEST(Camera, LooksCloselyAtAPlaceAndComesToRestThere) {
    Camera camera(2048);
    camera.look_closely({1000, 400}, 512);
    int frames = 0;
    for (; frames < 600 && camera.advance(1.0 / 60); ++frames) {
    }
    EXPECT_NEAR(frames, 60 * Camera::kEasing, 2);
    const View view = camera.view(1280, 720);
    EXPECT_EQ(view, camera.views(1280, 720).rest);
    EXPECT_NEAR(view.column_at(1280) - view.column_at(0), 512, 0.1);
    EXPECT_NEAR(view.x_of(1000), 640, 1);
    EXPECT_NEAR(view.y_of(400), 360, 1);
    EXPECT_FLOAT_EQ(view.zoom, 4);
}

TEST(Camera, OnItsWayNothingLeapsAndAllThatIsSeenBelongsToTheWholePicture) {
    Camera camera(2048);
    const View whole = camera.views(1280, 720).whole;
    for (const Vec2<float> goal : {Vec2<float>{5, 10}, {2040, 1100}, {700, 500}}) {
        camera.look_closely(goal, 700);
        View before = camera.view(1280, 720);
        while (camera.advance(1.0 / 60)) {
            const View view = camera.view(1280, 720);
            EXPECT_LT(std::abs(view.left - before.left), 160);
            EXPECT_GE(view.left, whole.left - 1);
            EXPECT_LE(view.column_at(1280), whole.column_at(1280) + 1);
            EXPECT_GE(view.bottom, whole.bottom - 1);
            EXPECT_LE(view.height_at(0), whole.height_at(0) + 1);
            before = view;
        }
    }
}

TEST(Camera, ANewGoalOnTheWayChangesItsSpeedGently) {
    Camera camera(2048);
    camera.look_closely({600, 400}, 700);
    camera.jump();
    camera.look_closely({1100, 400}, 700);
    float before = camera.view(1280, 720).left, speed = 0;
    for (int frame = 0; frame < 60; ++frame) {
        if (frame == 13) camera.look_closely({1200, 400}, 700);
        camera.advance(1.0 / 60);
        const float left = camera.view(1280, 720).left;
        EXPECT_LT(std::abs(left - before - speed), 7) << frame;
        speed = left - before;
        before = left;
    }
    EXPECT_NEAR(before, 850, 1);
}

TEST(Camera, ASmallLevelIsNotSeenMoreClosely) {
    Camera camera(640);
    camera.look_closely({300, 300}, 600);
    camera.jump();
    EXPECT_EQ(camera.view(1280, 720).zoom, 1);
}

TEST(Camera, GoesThroughAWideLevelFirstAndThenLooksClosely) {
    Camera camera(8192);
    camera.look_at(1500);
    camera.jump();
    camera.look_closely({6000, 300}, 700);
    float left = camera.view(1280, 720).left;
    while (camera.advance(1.0 / 60)) {
        const View view = camera.view(1280, 720);
        if (view.zoom > 1) {
            EXPECT_GT(left, 4800) << "it's there";
        }
        left = view.left;
    }
    const View close = camera.view(1280, 720);
    EXPECT_NEAR(close.left + 350, 6000, 2);
    EXPECT_NEAR(close.column_at(1280) - close.left, 700, 2);
    camera.look_closely({1000, 300}, 700);
    camera.advance(0.1);
    EXPECT_LT(camera.view(1280, 720).zoom, close.zoom) << "back first";
    while (camera.advance(1.0 / 60)) {
    }
    EXPECT_NEAR(camera.view(1280, 720).left + 350, 1000, 2);
}

TEST(Camera, WhatHasAFixedSizeGrowsWithTheZoom) {
    Camera camera(2048);
    const float unit = camera.view(1600, 900).unit();
    camera.look_closely({1000, 400}, 1024);
    camera.jump();
    EXPECT_FLOAT_EQ(camera.view(1600, 900).unit(), 2 * unit);
}

TEST(Camera, ABarAtTheFootCoversNothingThatIsToBeSeen) {
    Camera camera(2048);
    camera.set_foot(0.15f);
    camera.show_from(20);
    EXPECT_LT(camera.view(1280, 720).y_of(20), 720 * 0.85f);
    for (const float aspect : {16.0f / 9, 4.0f / 3, 21.0f / 9}) {
        const int width = static_cast<int>(720 * aspect);
        camera.look_closely({1000, 500}, 900, 30);
        camera.jump();
        const View view = camera.view(width, 720);
        EXPECT_LT(view.y_of(30), 720 - view.foot - 20) << aspect;
    }
}

TEST(Camera, WhatIsHighDoesNotMoveForABarThatCoversOnlyEarth) {
    Camera camera(2048);
    const View before = camera.view(1280, 720);
    camera.set_foot(0.15f);
    camera.show_from(400);
    EXPECT_EQ(camera.view(1280, 720).bottom, before.bottom);
}

TEST(Camera, TheHighestGroundStaysInSightAboveABar) {
    Camera camera(2048);
    camera.set_foot(0.15f);
    camera.show_from(0);
    camera.show_to(1050);
    EXPECT_GT(camera.view(1280, 720).y_of(1050), 0);
}

TEST(Camera, HighGroundStaysBelowBarsAtTheHead) {
    Camera camera(2048);
    camera.set_head(0.25f);
    camera.show_from(300);
    camera.show_to(880);
    EXPECT_GE(camera.view(1280, 720).y_of(880), 0.25f * 720 - 1);
    EXPECT_LT(camera.view(1280, 720).y_of(300), 720);
}

TEST(Camera, WhatIsFarAwayFillsThePictureGrowsLittleAndGoesWithTheLandMoreSlowly) {
    Camera camera(2048);
    const View whole = camera.view(1280, 720);
    EXPECT_EQ(distant_view(whole, whole), whole);
    for (const float columns : {400.0f, 900.0f, 1500.0f}) {
        float before = 0, land_before = 0;
        for (float x = 100; x < 2000; x += 100) {
            camera.look_closely({x, 300 + x / 10}, columns);
            camera.jump();
            const View view = camera.view(1280, 720);
            const Rect sky = distant_view(view, whole).rect_of(whole), land = view.rect_of(whole);
            EXPECT_LE(sky.x, 0.01f);
            EXPECT_LE(sky.y, 0.01f);
            EXPECT_GE(sky.x + sky.w, 1279.9f);
            EXPECT_GE(sky.y + sky.h, 719.9f);
            EXPECT_LT(sky.w, 1.3f * 1280);
            if (x > 100) {
                EXPECT_LE(sky.x, before + 0.01f);
                EXPECT_LE(before - sky.x, std::max(0.01f, land_before - land.x)) << x;
            }
            before = sky.x, land_before = land.x;
        }
    }
}

}  // namespace terramorph
