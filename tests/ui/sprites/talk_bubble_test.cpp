#include "ui/sprites/talk_bubble.h"

#include <gtest/gtest.h>

#include "ai/temperament.h"
#include "app/talk/talk.h"
#include "support/talks.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr std::string_view kLong = "You think soil can hold a grudge like mine? You have seen nothing yet.";

bool holds(Rect outer, Rect inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

}  // namespace

TEST(TalkBubble, StaysInItsRoomWhereverATankIs) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}, {3840, 2160}}) {
        Picture picture(width, height);
        const auto w = static_cast<float>(width), h = static_cast<float>(height);
        const Rect room = {4, 0.15f * h, w - 8, 0.75f * h};
        for (const float x : {-50.0f, 0.0f, w / 2, w, w + 50})
            for (const float y : {0.0f, room.y, h / 2, room.y + room.h, h})
                for (const std::string_view words : {std::string_view("Ow!"), kLong}) {
                    const Bubble bubble = {words, kWhite, {x, y - 20}, {x, y + 20}, room};
                    EXPECT_TRUE(holds(room, bubble_place(picture.canvas, bubble)))
                        << width << ": " << x << ", " << y << " " << words;
                }
    }
}

TEST(TalkBubble, StandsAboveWhoeverSpeaksAndBelowWhereThereIsNoRoom) {
    Picture picture(1280, 720);
    const Rect room = {8, 100, 1264, 560};
    const Rect over = bubble_place(picture.canvas, {kLong, kWhite, {640, 400}, {640, 460}, room});
    EXPECT_LT(over.y + over.h, 400);
    EXPECT_NEAR(over.center().x, 640, 1);
    const Rect under = bubble_place(picture.canvas, {kLong, kWhite, {640, 110}, {640, 170}, room});
    EXPECT_GT(under.y, 170);
}

TEST(TalkBubble, ItsWordsStandInItsPlate) {
    for (const auto& [width, height] : {std::pair{640, 360}, {3840, 2160}}) {
        Picture picture(width, height);
        const Point at = {static_cast<float>(width) / 2, static_cast<float>(height) / 2};
        const Rect room = {0, 0, static_cast<float>(width), static_cast<float>(height)};
        const Bubble bubble = {kLong, kWhite, at, at, room};
        draw_bubble(picture.canvas, bubble, bubble_place(picture.canvas, bubble));
        const Rect plate = bubble_place(picture.canvas, bubble);
        EXPECT_GT(picture.canvas.places_drawn().size(), 1u) << "it breaks into lines";
        for (const Rect& line : picture.canvas.places_drawn()) EXPECT_TRUE(holds(plate, line));
    }
}

TEST(TalkBubble, HoldsEveryLineOfEveryLanguageInASmallWindow) {
    Picture picture(640, 360);
    const Rect room = {4, 60, 632, 240};
    for (const char* language : {"en", "de", "es", "fr", "it", "pl", "pt_BR"}) {
        const Phrases phrases = test::phrases_in(language);
        for (std::size_t mood = 0; mood < kMoodNames.size(); ++mood)
            for (const Temperament& each : temperaments())
                for (const std::string& line : phrases.lines(static_cast<Mood>(mood), computer(each.id))) {
                    const Bubble bubble = {line, kWhite, {320, 150}, {320, 190}, room};
                    const Rect plate = bubble_place(picture.canvas, bubble);
                    const std::size_t before = picture.canvas.places_drawn().size();
                    draw_bubble(picture.canvas, bubble, plate);
                    for (const Rect& words : picture.canvas.places_drawn().subspan(before))
                        EXPECT_TRUE(holds(plate, words)) << language << ": " << line;
                }
    }
}

TEST(TalkBubble, HasATailThatReachesWhoeverSpeaksOrNone) {
    const auto seen_at = [](Point tank, Point off) {
        Picture picture(1280, 720);
        picture.canvas.fill({0, 0, 1280, 720}, kWhite);
        const Color red = {200, 0, 0};
        const Bubble bubble = {"Ow!", red, tank - Point{0, 40}, tank + Point{0, 20}, {0, 0, 1280, 720}};
        Rect plate = bubble_place(picture.canvas, bubble);
        plate.x += off.x, plate.y += off.y;
        draw_bubble(picture.canvas, bubble, plate);
        int beyond = 0, reach = 0;  // pixels of the tail, and of those at the tank
        for (int y = 0; y < 720; ++y)
            for (int x = 0; x < 1280; ++x) {
                const Point at = {static_cast<float>(x), static_cast<float>(y)};
                if (plate.inset(-4).holds(at) || picture.image.row(y)[x] == 0xffffffffu) continue;
                ++beyond;
                reach += std::abs(at.x - tank.x) < 40 && at.y > tank.y - 48 && at.y < tank.y + 30 ? 1 : 0;
            }
        return std::pair(beyond, reach);
    };
    const Point tank = {640, 400};
    for (const Point near : {Point{0, 0}, {30, -30}, {-30, -40}, {0, 130}, {120, 60}, {-120, 60}}) {
        const auto [beyond, reach] = seen_at(tank, near);
        EXPECT_GT(reach, 0) << near.x << ", " << near.y << " of " << beyond;
    }
    for (const Point far_off : {Point{0, -200}, {300, 0}, {-400, 60}, {0, 300}})
        EXPECT_EQ(seen_at(tank, far_off).first, 0) << far_off.x << ", " << far_off.y;
}

TEST(TalkBubble, IsInTheColourOfWhoeverSpeaks) {
    Picture white(400, 300), black(400, 300);
    const Bubble said = {"Ow!", kWhite, {200, 150}, {200, 180}, {0, 0, 400, 300}};
    Bubble red = said;
    red.color = {200, 30, 30};
    draw_bubble(white.canvas, said, bubble_place(white.canvas, said));
    draw_bubble(black.canvas, red, bubble_place(black.canvas, red));
    EXPECT_FALSE(same(white.image, black.image));
}

}  // namespace terramorph
