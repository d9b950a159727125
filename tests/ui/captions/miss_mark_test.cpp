#include "ui/captions/miss_mark.h"

#include <gtest/gtest.h>

#include "ui/picture.h"

namespace terramorph {

namespace {

/// Where the mark of a shot that fell at (700, 300) stands in a picture of 1280 by 720.
Rect place_of(Point mark, std::string_view words) {
    Picture picture(1280, 720);
    return miss_mark_place(picture.canvas, {{700, 300}, mark, std::string(words), {}},
                           LabelRoom({0, 0, 1280, 720}));
}

TEST(MissMark, MeasuresAllTheWayToWhatIsInThePicture) {
    for (const Point mark : {Point{640, 310}, {148, 300}, {1200, 60}, {60, 700}}) {
        const Rect place = place_of(mark, "432 m");
        EXPECT_LE(place.x, std::min(mark.x, 700.0f)) << mark.x;
        EXPECT_GE(place.x + place.w, std::max(mark.x, 700.0f)) << mark.x;
    }
}

TEST(MissMark, PointsToTheEdgeWhereItsMarkIsBeyondThePicture) {
    for (const float mark : {-300.0f, 1500.0f}) {
        const Rect place = place_of({mark, 300}, "1,363 m");
        EXPECT_GT(place.x, 0);
        EXPECT_LT(place.x + place.w, 1280);
        EXPECT_GT(place.w, 400);
    }
}

TEST(MissMark, StandsCloseBelowItsLowerEndEvenIfItsWordsHaveNoRoomThere) {
    for (const Point mark : {Point{500, 310}, {500, 290}, {900, 340}}) {
        const float lower = std::max(300.0f, mark.y);
        Picture picture(1280, 720);
        LabelRoom room({0, 0, 1280, 720});
        EXPECT_LT(miss_mark_place(picture.canvas, {{700, 300}, mark, "200 m", {}}, room).y, lower + 8);
        room.take({(700 + mark.x) / 2 - 40, lower + 22, 80, 60});
        const Rect place = miss_mark_place(picture.canvas, {{700, 300}, mark, "200 m", {}}, room);
        EXPECT_LT(place.y, lower + 8) << "its line stays";
        EXPECT_GT(place.y + place.h, lower + 82) << "and its words go below what's there";
    }
}

TEST(MissMark, CrossesNoNameWithItsLine) {
    for (const float left : {480.0f, 530.0f, 640.0f}) {
        Picture picture(1280, 720);
        LabelRoom room({0, 0, 1280, 720});
        const Rect name = {left, 312, 60, 26};
        room.take(name);
        LabelRoom own = room;
        draw_miss_mark(picture.canvas, {{700, 300}, {440, 300}, "260 m", {}}, own);
        int crossed = 0;
        for (float x = name.x + 2; x < name.x + name.w; ++x)
            for (float y = name.y; y < name.y + name.h; ++y)
                crossed += picture.grey(static_cast<int>(x), static_cast<int>(y)) > 0 ? 1 : 0;
        EXPECT_EQ(crossed, 0) << left;
    }
}

TEST(MissMark, HasItsWordsInItsMiddle) {
    for (const float mark : {600.0f, 420.0f, 980.0f}) {
        Picture picture(1280, 720);
        LabelRoom room({0, 0, 1280, 720});
        const Rect plate = draw_miss_mark(picture.canvas, {{700, 300}, {mark, 300}, "200 m", {}}, room);
        EXPECT_NEAR(plate.center().x, (700 + mark) / 2, 1) << mark;
    }
}

TEST(MissMark, KeepsItsWordsNearWhereTheShotFell) {
    Picture picture(1280, 720);
    LabelRoom room({0, 0, 1280, 720});
    const Rect plate = draw_miss_mark(picture.canvas, {{1200, 300}, {40, 300}, "1,160 m", {}}, room);
    EXPECT_GT(plate.x, 900);
}

}  // namespace

}  // namespace terramorph
