#include "ui/screens/battle/tips/tip_box.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ui/drawn.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

bool meets(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/// A box of a tank in the middle of a picture of this size, with its tail.
struct BoxedTank {
    BoxedTank(int width, int height)
        : picture(width, height, 0xff000000u),
          canvas(picture, plain_typeface()),
          wide(static_cast<float>(width)),
          high(static_cast<float>(height)) {
        const Point tank = {wide / 2, 0.6f * high};
        tip = {"tip",
               "A heading",
               "And a few words.",
               tank - Point{0, 0.06f * high},
               tank + Point{0, 0.03f * high},
               Rect{8, 0.2f * high, wide - 16, 0.65f * high}};
        tip.taken = {{tank.x - 0.03f * wide, tank.y - 0.06f * high, 0.06f * wide, 0.09f * high}};
    }
    Rect place() { return tip_box_place(canvas, tip); }

    Image picture;
    Canvas canvas;
    float wide, high;
    TipBox tip;
};

TEST(TipBox, StandsBelowATankWhereNothingElseIs) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        BoxedTank boxed(width, height);
        EXPECT_GE(boxed.place().y, boxed.tip.below.y) << width;
    }
}

TEST(TipBox, ShowsAKeyAsACapInItsWordsToo) {
    BoxedTank boxed(1280, 720);
    boxed.tip.words =
        "It fell short. [Tab] switches to the Missile: it hits harder, and its crater is wider.";
    const Rect plate = draw_tip_box(boxed.canvas, boxed.tip);
    const DrawnScreen drawn = drawn_on(boxed.canvas);
    EXPECT_TRUE(std::ranges::count(drawn.words, "Tab") == 1);
    for (std::size_t k = 0; k < drawn.words.size(); ++k) {
        EXPECT_EQ(drawn.words[k].find_first_of("[]"), std::string::npos) << drawn.words[k];
        const Rect& place = drawn.places[k];
        EXPECT_TRUE(place.x >= plate.x && place.x + place.w <= plate.x + plate.w) << drawn.words[k];
        EXPECT_LE(place.y + place.h, plate.y + plate.h) << drawn.words[k];
    }
}

/// The middle of the tail, a few pixels above a box below its tank.
float tail_of(BoxedTank& boxed) {
    boxed.picture = Image(boxed.picture.width(), boxed.picture.height(), 0xff000000u);
    const Rect plate = draw_tip_box(boxed.canvas, boxed.tip);
    const int y = static_cast<int>(plate.y) - 4;
    float sum = 0, count = 0;
    for (int x = 0; x < boxed.picture.width(); ++x)
        if ((boxed.picture.row(y)[x] & 0xff) > 0x80) sum += static_cast<float>(x), ++count;
    EXPECT_GT(count, 0);
    return sum / std::max(1.0f, count);
}

TEST(TipBox, GoesAlongWithItsTankWhileACameraIsOnItsWay) {
    BoxedTank boxed(1280, 720);
    const Rect rest = boxed.place();
    const float straight = tail_of(boxed);
    boxed.tip.aside = {60, -20};
    EXPECT_EQ(boxed.place().x, rest.x + 60);
    EXPECT_EQ(boxed.place().y, rest.y - 20);
    EXPECT_NEAR(tail_of(boxed), straight + 60, 1);
    boxed.tip.aside = {5000, 0};
    EXPECT_LE(boxed.place().x + rest.w, boxed.tip.room.x + boxed.tip.room.w);
}

/// How far its tail reaches below a box, in pixels.
int tail_below(BoxedTank& boxed) {
    const Rect plate = draw_tip_box(boxed.canvas, boxed.tip);
    int y = static_cast<int>(plate.y + plate.h) + 6;  // below its shadow
    const int from = y;
    const auto paper = [&](int row) {
        const std::uint32_t* pixels = boxed.picture.row(row);
        return std::any_of(pixels, pixels + boxed.picture.width(),
                           [](std::uint32_t p) { return (p & 0xff) > 0x80; });
    };
    while (y < boxed.picture.height() && paper(y)) ++y;
    return y - from;
}

TEST(TipBox, ReachesItsTankOrHasNoTail) {
    BoxedTank far_off(1280, 720), near(1280, 720);
    far_off.tip.room = {8, 20, 1264, 130};
    EXPECT_EQ(tail_below(far_off), 0) << "none that ends in the air";

    near.tip.room = {8, 220, 1264, 130};
    const Rect plate = near.place();
    ASSERT_LT(plate.y + plate.h, near.tip.above.y);
    EXPECT_NEAR(static_cast<float>(tail_below(near)), near.tip.above.y - plate.y - plate.h - 6, 4);
}

TEST(TipBox, HoldsItsHeadingHoweverLongThatIs) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}})
        for (const char* heading :
             {"[↑] und [↓] stellen die Kraft, [Leertaste] feuert", "[Leertaste]",
              "A heading of a good many words that says too much for one line", "One"}) {
            BoxedTank boxed(width, height);
            boxed.tip.heading = heading;
            const Rect plate = draw_tip_box(boxed.canvas, boxed.tip);
            EXPECT_EQ(plate.h, boxed.place().h);
            for (const Rect& words : boxed.canvas.places_drawn())
                EXPECT_TRUE(words.x >= plate.x && words.x + words.w <= plate.x + plate.w &&
                            words.y >= plate.y && words.y + words.h <= plate.y + plate.h)
                    << width << ": " << heading;
        }
}

TEST(TipBox, BreaksAHeadingBetweenWordsOnly) {
    BoxedTank boxed(640, 360);
    boxed.tip.heading = "Hold [Space] to do it again and again, and then once more";
    draw_tip_box(boxed.canvas, boxed.tip);
    std::string all;
    for (const std::string& words : boxed.canvas.words_drawn()) all += words;
    EXPECT_TRUE(all.starts_with("Hold Space to do it again and again, and then once more")) << all;
    for (const std::string& words : boxed.canvas.words_drawn())
        EXPECT_TRUE(words == "Space" || words.ends_with(' ') || words.ends_with('.') ||
                    words.ends_with("more"))
            << words;
}

TEST(TipBox, GivesWayToWhatShouldBeSeen) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        BoxedTank boxed(width, height);
        const float w = boxed.wide, h = boxed.high;
        for (int step = 0; step < 12; ++step)  // a hill at its right, and the flight over it
            for (const float up : {0.55f, 0.7f, 0.85f})
                boxed.tip.clear.push_back(
                    {w * (0.5f + 0.04f * static_cast<float>(step)), up * h, 0.03f * w, 0.06f * h});
        const Rect place = boxed.place();
        for (const Rect& seen : boxed.tip.clear) EXPECT_FALSE(meets(place, seen)) << width;
        EXPECT_FALSE(meets(place, boxed.tip.taken[0])) << width;
        const Rect room = boxed.tip.room;
        EXPECT_TRUE(place.x >= room.x && place.y >= room.y && place.x + place.w <= room.x + room.w + 1 &&
                    place.y + place.h <= room.y + room.h + 1)
            << width;
    }
}

TEST(TipBox, StaysWhereItStoodUnlessThatHidesMore) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}}) {
        BoxedTank boxed(width, height);
        const Rect stood = boxed.place();
        boxed.tip.stood = stood;
        boxed.tip.heading += " and a few words more";
        const float lower = stood.y + stood.h + 1;
        boxed.tip.clear = {{0, lower, boxed.wide, 0.01f * boxed.high}};
        const Rect now = boxed.place();
        EXPECT_EQ(now.x, stood.x) << width;
        EXPECT_TRUE(now.y == stood.y || now.y + now.h == stood.y + stood.h) << width;
        boxed.tip.taken.push_back(stood);
        EXPECT_FALSE(meets(boxed.place(), stood)) << width;
    }
}

}  // namespace

}  // namespace terramorph
