#include "ui/captions/label_room.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace terramorph {

namespace {

constexpr Rect kField = {10, 40, 300, 200};

bool covers(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

bool is_within(Rect place, Rect field) {
    return place.x >= field.x && place.y >= field.y && place.x + place.w <= field.x + field.w &&
           place.y + place.h <= field.y + field.h;
}

}  // namespace

TEST(LabelRoom, GivesTheWantedPlaceWhereItIsFree) {
    LabelRoom room(kField);
    const Rect wanted = {50, 100, 40, 12};
    EXPECT_EQ(room.place(wanted), wanted);
}

TEST(LabelRoom, PutsALabelAboveOneThatStandsThereAlready) {
    LabelRoom room(kField);
    const Rect first = room.place({50, 100, 40, 12});
    const Rect second = room.place({60, 102, 40, 12});
    EXPECT_FALSE(covers(first, second));
    EXPECT_LT(second.y, first.y);
    EXPECT_EQ(second.x, 60);
}

TEST(LabelRoom, PutsALabelBelowWhereThereIsNoRoomAbove) {
    LabelRoom room(kField);
    const Rect first = room.place({50, 42, 40, 12});
    const Rect second = room.place({60, 40, 40, 12});
    EXPECT_FALSE(covers(first, second));
    EXPECT_GT(second.y, first.y);
}

TEST(LabelRoom, PutsWhatBelongsBelowFurtherDownAndAboveWhereThereIsNoRoom) {
    LabelRoom room({0, 0, 200, 100});
    room.take({40, 20, 40, 20});
    const Rect below = room.place_below({40, 30, 40, 10});
    EXPECT_GE(below.y, 40);
    EXPECT_LT(below.y, 50);
    room.take({120, 20, 40, 80});
    EXPECT_LE(room.place_below({120, 60, 40, 10}).y, 10);
}

TEST(LabelRoom, WhatStandsNearIsPutBesideSomethingHighAndAboveSomethingWide) {
    LabelRoom room({0, 0, 400, 300});
    room.take({150, 60, 60, 240});
    const Rect high = room.place_near({160, 200, 40, 12});
    EXPECT_EQ(high.y, 200);
    EXPECT_TRUE(high.x + high.w <= 150 || high.x >= 210) << high.x;
    room.take({250, 200, 150, 20});
    const Rect wide = room.place_near({300, 205, 40, 12});
    EXPECT_EQ(wide.x, 300);
    EXPECT_LE(wide.y + wide.h, 200);
}

TEST(LabelRoom, WhatStandsNearIsNotPutFarToTheSide) {
    LabelRoom room({0, 0, 400, 300});
    room.take({100, 40, 200, 260});  // there's room above it, but that's farther than to its right
    const Rect put = room.place_near({160, 200, 40, 12});
    EXPECT_EQ(put.x, 160);
    EXPECT_LE(put.y + put.h, 40);
}

TEST(LabelRoom, KeepsLabelsOffTheEdgesAndOffWhatIsTaken) {
    LabelRoom room(kField);
    std::vector<Rect> placed = {{100, 60, 80, 60}};
    room.take(placed.front());
    for (const Point at : {Point{-50, 0}, {900, 900}, {120, 100}, {150, 70}, {290, 30}, {5, 235}}) {
        placed.push_back(room.place({at.x, at.y, 60, 14}));
        EXPECT_TRUE(is_within(placed.back(), kField)) << at.x << " " << at.y;
        for (std::size_t k = 0; k + 1 < placed.size(); ++k) EXPECT_FALSE(covers(placed[k], placed.back()));
    }
}

/// Above, below and for long to both sides of the middle stands something; there's room aslant.
TEST(LabelRoom, FindsRoomAsideWhereNoStraightWayLeadsToAny) {
    LabelRoom room({0, 0, 400, 300});
    const std::array<Rect, 2> cross = {{{180, 0, 40, 300}, {60, 140, 280, 20}}};
    for (const Rect& bar : cross) room.take(bar);
    const Rect put = room.place_near({175, 142, 50, 14});
    EXPECT_TRUE(is_within(put, {0, 0, 400, 300}));
    for (const Rect& bar : cross) EXPECT_FALSE(covers(bar, put));
    EXPECT_LT(std::abs(put.x - 175) + std::abs(put.y - 142), 80);
    EXPECT_FALSE(covers(put, room.place_near({175, 142, 50, 14}))) << "nor do two of them meet there";
}

TEST(LabelRoom, ManyInOnePlaceDontMeetHoweverLittleRoomIsLeft) {
    LabelRoom room({0, 0, 200, 100});
    std::vector<Rect> placed;
    for (int k = 0; k < 16; ++k) placed.push_back(room.place_near({80, 45, 40, 12}));
    for (std::size_t a = 0; a < placed.size(); ++a) {
        EXPECT_TRUE(is_within(placed[a], {0, 0, 200, 100})) << a;
        for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(covers(placed[a], placed[b])) << a << " " << b;
    }
}

TEST(LabelRoom, StandsOnWhatIsToBeAvoidedRatherThanOnAnother) {
    LabelRoom room({0, 0, 400, 300});
    room.avoid({0, 40, 400, 260});
    const Rect first = room.place_near({180, 250, 60, 14}), second = room.place_near({190, 252, 60, 14});
    EXPECT_FALSE(covers(first, second));
    LabelRoom blast({0, 0, 400, 300});
    blast.avoid({0, 0, 400, 300});
    std::vector<Rect> placed;
    for (int k = 0; k < 6; ++k) placed.push_back(blast.place_near({180, 150, 60, 14}));
    for (std::size_t a = 0; a < placed.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(covers(placed[a], placed[b])) << a << " " << b;
    EXPECT_LT(std::abs(placed.back().y - 150), 100) << "and near its tank";
}

TEST(LabelRoom, WhatStandsNearStandsOnWhatIsToBeAvoidedRatherThanFarBelow) {
    LabelRoom room({0, 0, 640, 360});
    room.avoid({0, 0, 640, 300});
    const Rect wanted = {300, 100, 40, 20};
    EXPECT_EQ(room.place_near(wanted), wanted);
}

TEST(LabelRoom, AnEmptyPlaceTakesNothing) {
    LabelRoom room(kField);
    room.take({60, 105, 0, 0});
    const Rect wanted = {50, 100, 40, 12};
    EXPECT_EQ(room.place(wanted), wanted);
}

TEST(LabelRoom, GivesTheWantedPlaceWhereEverythingIsTaken) {
    LabelRoom room(kField);
    room.take(kField);
    const Rect wanted = {50, 100, 40, 12};
    EXPECT_EQ(room.place(wanted), wanted);
}

}  // namespace terramorph
