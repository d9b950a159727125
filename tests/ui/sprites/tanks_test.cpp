#include "ui/sprites/tanks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "match/settings/settings.h"
#include "ui/drawn.h"
#include "ui/picture.h"
#include "ui/sprites/tank_parts/kept_tank.h"

namespace terramorph {

namespace {

constexpr View kTankView = {.left = 0, .bottom = 0, .scale = 1, .width = 200, .height = 100};

BodyState standing_at(float x, float y, float angle = 0) {
    BodyState body;
    body.at = {x, y};
    body.angle = angle;
    return body;
}

/// The first and the last pixel column that anything was drawn in.
std::pair<int, int> extent(const Picture& picture) {
    int first = picture.image.width(), last = -1;
    for (int y = 0; y < picture.image.height(); ++y)
        for (int x = 0; x < picture.image.width(); ++x)
            if (picture.image.row(y)[x] != 0xff000000u) first = std::min(first, x), last = std::max(last, x);
    return {first, last};
}

struct TankPicture : Picture {
    explicit TankPicture(TankShape shape, float angle = 450, float scale = 1) : Picture(200, 100) {
        View view = kTankView;
        view.scale = scale;
        draw_tank(canvas, view, {standing_at(100 / scale, 30 / scale), angle, kWhite, 0, shape});
    }
};

/// Pixels where one of two pictures has something and the other has nothing.
int differing(const Picture& one, const Picture& other) {
    int count = 0;
    for (int y = 0; y < one.image.height(); ++y)
        for (int x = 0; x < one.image.width(); ++x)
            count += (one.image.row(y)[x] != 0xff000000u) != (other.image.row(y)[x] != 0xff000000u);
    return count;
}

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

}  // namespace

TEST(Tanks, EveryPlayerHasAColourAndAnEmblemOfItsOwn) {
    std::set<std::uint32_t> colors;
    std::set<std::string> emblems, names;
    for (int k = 0; k < kMaxPlayers; ++k) {
        colors.insert(packed(player_color(k)));
        Picture picture(40, 40);
        draw_emblem(picture.canvas, {20, 20}, 15, k, kWhite);
        emblems.insert(picture.as_text());
        names.insert(std::string(color_name(k)) + std::string(emblem_name(k)));
    }
    EXPECT_EQ(colors.size(), 10u);
    EXPECT_EQ(emblems.size(), 10u);
    EXPECT_EQ(names.size(), 10u);
}

TEST(Tanks, EmblemsKeepToTheirRadius) {
    for (int k = 0; k < kMaxPlayers; ++k) {
        Picture picture(40, 40);
        draw_emblem(picture.canvas, {20, 20}, 10, k, kWhite);
        const auto [first, last] = extent(picture);
        EXPECT_GE(first, 7) << emblem_name(k);
        EXPECT_LE(last, 32) << emblem_name(k);
    }
}

TEST(Tanks, ATankIsAsWideAsItsHullButNeverTooSmallToSee) {
    for (std::size_t k = 0; k < kTankShapeNames.size(); ++k) {
        for (const float scale : {2.0f, 1.0f, 0.1f}) {
            const auto [first, last] = extent(TankPicture(static_cast<TankShape>(k), 900, scale));
            const float wide = std::max(22.0f, 2 * kHullHalfWidth * scale);
            EXPECT_GE(static_cast<float>(last - first + 1), wide) << kTankShapeNames[k];
            EXPECT_LE(static_cast<float>(last - first + 1), wide + 10) << kTankShapeNames[k];
        }
    }
}

TEST(Tanks, AreMarkedInAWidePictureAndHaveTheirTrueSizeInAClose) {
    View wide = {.scale = 0.625f, .width = 1280, .height = 720};
    EXPECT_NEAR(tank_scale(wide) * 2 * kHullHalfWidth, 48, 0.01f);
    wide.marks = 0.5f;
    EXPECT_LT(tank_scale(wide) * 2 * kHullHalfWidth, 40);
    wide.marks = 0;
    EXPECT_EQ(tank_scale(wide), wide.scale) << "what flies meets a tank of its true size";
    const View close = {.scale = 2, .width = 1280, .height = 720};
    EXPECT_EQ(tank_scale(close), close.scale);
}

TEST(Tanks, DamageShows) {
    const auto darkness = [](float health) {
        Picture picture(200, 100);
        View view = kTankView;
        view.scale = 2;
        draw_tank(picture.canvas, view, {standing_at(50, 15), 450, kWhite, 0, TankShape::classic, health});
        return picture.area();
    };
    EXPECT_LT(darkness(0.6f), darkness(1));
    EXPECT_LT(darkness(0.2f), darkness(0.6f));
}

TEST(Tanks, AHitLeavesSootThatIsSeenAtOnce) {
    const auto sooty = [](float health) {
        Picture picture(200, 100);
        View view = kTankView;
        view.scale = 2;
        draw_tank_body(picture.canvas, view,
                       {standing_at(50, 15), 450, kWhite, 0, TankShape::classic, health});
        return picture.area();
    };
    EXPECT_LT(sooty(0.75f), sooty(1) - 90);
}

TEST(Tanks, ThePennantFliesWithTheWind) {
    const auto reach = [](float wind) {
        Picture picture(200, 100);
        View view = kTankView;
        view.scale = 2;
        draw_tank(picture.canvas, view,
                  {standing_at(50, 10), 450, kWhite, 0, TankShape::classic, 1, wind, 1});
        return extent(picture).first;
    };
    EXPECT_LE(reach(1), reach(-1)) << "it reaches no farther than the hull";
    Picture left(200, 100), right(200, 100);
    View view = kTankView;
    view.scale = 2;
    draw_tank(left.canvas, view, {standing_at(50, 10), 0, kWhite, 0, TankShape::classic, 1, -1, 1});
    draw_tank(right.canvas, view, {standing_at(50, 10), 0, kWhite, 0, TankShape::classic, 1, 1, 1});
    const int aerial = 100 - 17;  // pixels: where it stands
    const auto light = [&](Picture& of, int from, int to) {
        int sum = 0;
        for (int y = 15; y < 32; ++y)
            for (int x = from; x < to; ++x) sum += of.grey(x, y);
        return sum;
    };
    EXPECT_GT(light(left, aerial - 16, aerial - 2), 2 * light(right, aerial - 16, aerial - 2));
    EXPECT_GT(light(right, aerial + 2, aerial + 16), 2 * light(left, aerial + 2, aerial + 16));
}

TEST(Tanks, EveryShapeHasAnOutlineOfItsOwn) {
    constexpr int kMuch = 40;  // pixels, of a tank that is 42 columns wide
    for (std::size_t a = 0; a < kTankShapeNames.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            EXPECT_GE(
                differing(TankPicture(static_cast<TankShape>(a)), TankPicture(static_cast<TankShape>(b))),
                kMuch)
                << kTankShapeNames[a] << " and " << kTankShapeNames[b];
}

TEST(Tanks, TheBarrelOfEveryShapeReachesAsFar) {
    const auto reach = extent(TankPicture(TankShape::classic, 0)).second;
    for (std::size_t k = 0; k < kTankShapeNames.size(); ++k)
        EXPECT_NEAR(extent(TankPicture(static_cast<TankShape>(k), 0)).second, reach, 1) << kTankShapeNames[k];
}

TEST(Tanks, ATeamHasALetterOnAShield) {
    for (int team = 0; team <= kMaxTeams; ++team) {
        Picture picture(40, 40);
        draw_team(picture.canvas, {20, 20}, 12, team);
        const auto [first, last] = extent(picture);
        EXPECT_EQ(last > first, team > 0);
        const std::vector<std::string> words = picture.canvas.words_drawn();
        EXPECT_EQ(words.size(), team > 0 ? 1u : 0u);
        for (const std::string& word : words) EXPECT_EQ(word, std::string(1, static_cast<char>('@' + team)));
    }
}

TEST(Tanks, ALabelTellsTheTeam) {
    Picture picture(800, 450);
    const std::vector<TankLabel> labels = {{{200, 200}, "Otto", 1, kWhite, 0, false, {}, 2},
                                           {{600, 200}, "Mira", 1, kWhite, 1}};
    LabelRoom room({0, 40, 800, 410});
    draw_labels(picture.canvas, labels, room);
    const auto words = picture.canvas.words_drawn();
    EXPECT_EQ(std::ranges::count(words, "B"), 1);
    EXPECT_EQ(std::ranges::count(words, "A"), 0);
}

TEST(Tanks, TheBarrelPointsWhereItIsAimed) {
    Picture left(200, 100), right(200, 100);
    draw_tank(left.canvas, kTankView, {standing_at(100, 30), 1800, kWhite, 0});
    draw_tank(right.canvas, kTankView, {standing_at(100, 30), 0, kWhite, 0});
    EXPECT_LT(extent(left).first, extent(right).first);
    EXPECT_LT(extent(left).second, extent(right).second);
}

TEST(Tanks, ATankLeansWithTheSlopeItStandsOn) {
    Picture level(200, 100), leaning(200, 100);
    draw_tank(level.canvas, kTankView, {standing_at(100, 30), 900, kWhite, 0});
    draw_tank(leaning.canvas, kTankView, {standing_at(100, 30, 0.6f), 900, kWhite, 0});
    EXPECT_FALSE(same(level.image, leaning.image));
}

TEST(Tanks, LabelsOfTanksThatStandCloseDoNotCoverEachOther) {
    Picture picture(800, 450);
    std::vector<TankLabel> labels;
    for (int k = 0; k < 10; ++k)
        labels.push_back({{400 + 6.0f * static_cast<float>(k % 5), 400},
                          "Number " + std::to_string(k),
                          1,
                          kWhite,
                          k,
                          k == 3});
    LabelRoom room({0, 40, 800, 410});
    draw_labels(picture.canvas, labels, room);
    const auto words = picture.canvas.words_drawn();
    const auto places = picture.canvas.places_drawn();
    ASSERT_EQ(words.size(), places.size());
    int names = 0;
    for (std::size_t a = 0; a < words.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            if (words[a] == words[b]) continue;
            EXPECT_FALSE(meet(places[a], places[b])) << words[a] << " on " << words[b];
        }
    for (int k = 0; k < 10; ++k)
        names += std::count(words.begin(), words.end(), "Number " + std::to_string(k)) > 0;
    EXPECT_EQ(names, 10);
}

TEST(Tanks, AreInSightWithinThePictureAlone) {
    EXPECT_TRUE(is_in_sight(kTankView, {100, 50}));
    EXPECT_FALSE(is_in_sight(kTankView, {-1, 50}));
    EXPECT_FALSE(is_in_sight(kTankView, {201, 50}));
    EXPECT_FALSE(is_in_sight(kTankView, {100, 101}));
    EXPECT_FALSE(is_in_sight(kTankView, {100, -1}));
}

TEST(Tanks, ALabelWithoutLettersIsLeftOut) {
    const Picture empty(800, 450);
    Picture picture(800, 450);
    LabelRoom room({0, 40, 800, 410});
    draw_labels(picture.canvas, std::vector<TankLabel>{{{400, 300}, "", 1, kWhite, 0}}, room);
    EXPECT_TRUE(same(picture.image, empty.image));
}

TEST(Tanks, NoLabelMovesWhenATurnBegins) {
    const auto places = [](bool playing) {
        Picture picture(800, 450);
        LabelRoom room({0, 40, 800, 410});
        draw_labels(picture.canvas,
                    std::vector<TankLabel>{{{400, 300}, "Otto", 1, kWhite, 0, playing},
                                           {{410, 300}, "Mira", 1, kWhite, 1}},
                    room);
        const auto all = picture.canvas.places_drawn();
        return std::vector<Rect>(all.begin(), all.end());
    };
    EXPECT_EQ(places(true), places(false));
}

TEST(Tanks, ALabelGivesWayToTheBarrelThatPointsBesideIt) {
    const auto place = [](float barrel, bool playing) {
        Picture picture(800, 450);
        LabelRoom room({0, 40, 800, 410});
        TankLabel label = {{400, 300}, "Otto", 1, kWhite, 0, playing};
        label.barrel = barrel;
        draw_labels(picture.canvas, std::vector{label}, room);
        return picture.canvas.places_drawn().front();
    };
    for (const bool playing : {false, true}) {
        const Rect upright = place(0, playing), right = place(1, playing), left = place(-1, playing);
        EXPECT_TRUE(upright.x < 400 && upright.x + upright.w > 400) << "above a barrel that points up";
        EXPECT_LE(right.x + right.w, 401) << "to its left";
        EXPECT_GE(left.x, 399) << "to its right";
    }
}

TEST(Tanks, LabelsStayOnTheScreen) {
    Picture picture(800, 450);
    const std::vector<TankLabel> labels = {{{0, 20}, "At the left and too high", 1, kWhite, 0, false},
                                           {{800, 200}, "At the right", 1, kWhite, 1, false}};
    LabelRoom room({0, 40, 800, 410});
    draw_labels(picture.canvas, labels, room);
    for (const Rect& place : picture.canvas.places_drawn()) {
        EXPECT_GE(place.x, 0);
        EXPECT_LE(place.x + place.w, 800);
        EXPECT_GE(place.y, 40);
    }
}

TEST(Tanks, AnArrowAtTheEdgePointsToATankBeyondIt) {
    constexpr Color kRed = {255, 0, 0};
    const View view = {.left = 0, .bottom = 0, .scale = 1, .width = 800, .height = 450};
    const auto reds = [&](Vec2<float> tank) {
        Picture picture(800, 450);
        LabelRoom room({10, 60, 780, 380});
        draw_arrow_to(picture.canvas, view, {tank, kRed, 0, "Mira"}, room);
        int count = 0, right = 0, lowest = 0;
        for (int y = 0; y < 450; ++y)
            for (int x = 0; x < 800; ++x)
                if ((picture.image.row(y)[x] & 0xffffffu) == 0xff0000u) {
                    ++count;
                    right += x > 700;
                    lowest = std::max(lowest, y);
                    EXPECT_GT(y, 60) << "below the bars";
                }
        return std::array{count, right, lowest};
    };
    EXPECT_EQ(reds({400, 200})[0], 0) << "it is in sight";
    const auto east = reds({1500, 200});
    EXPECT_GT(east[0], 20);
    EXPECT_EQ(east[1], east[0]);
    const auto above = reds({300, 900}), west = reds({-50, 100});
    EXPECT_GT(above[0], 20);
    EXPECT_LT(above[2], 120);
    EXPECT_GT(west[0], 20);
    EXPECT_EQ(west[1], 0);
}

TEST(Tanks, AnArrowSaysWhoseTankIsThereWhereThereIsRoomForAName) {
    const View view = {.left = 0, .bottom = 0, .scale = 1, .width = 800, .height = 450};
    const auto told = [&](Vec2<float> tank, LabelRoom room) {
        Picture picture(800, 450);
        draw_arrow_to(picture.canvas, view, {tank, {255, 0, 0}, 0, "Mira"}, room);
        const DrawnScreen drawn = drawn_on(picture.canvas);
        EXPECT_TRUE(drawn.find("arrow"));
        return drawn.text_of("arrow");
    };
    const LabelRoom free({10, 60, 780, 380});
    for (const Vec2<float> tank : {Vec2<float>{1500, 200}, Vec2<float>{-300, 250}, Vec2<float>{400, 900}})
        EXPECT_EQ(told(tank, free), "Mira");
    LabelRoom full = free;
    full.take({10, 60, 730, 380});
    EXPECT_EQ(told({1500, 200}, full), "") << "then its emblem has to do";
}

/// The largest difference of a channel.
int difference(const Image& one, const Image& other) {
    int most = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            for (int shift = 0; shift < 32; shift += 8)
                most = std::max(most, std::abs(static_cast<int>(one.row(y)[x] >> shift & 0xff) -
                                               static_cast<int>(other.row(y)[x] >> shift & 0xff)));
    return most;
}

TEST(KeptTank, LooksLikeOneThatIsDrawnAnew) {
    View view = kTankView;
    view.scale = 1.37f, view.left = 3.3f, view.bottom = -4.2f;
    TankLook look = {standing_at(70.4f, 30.7f, 0.3f), 620, player_color(1), 2, TankShape::classic, 0.6f};
    KeptTank kept;
    const auto expect_same = [&](const char* when) {
        Picture drawn(200, 100), again(200, 100);
        for (Picture* const each : {&drawn, &again})
            each->canvas.gradient({0, 0, 200, 100}, {90, 140, 200}, {40, 90, 30});
        draw_tank(drawn.canvas, view, look);
        const Point at = view.point(look.body.at);
        kept.draw(again.canvas, view, look, {at.x - 70, at.y - 70, 140, 110});
        EXPECT_LE(difference(drawn.image, again.image), 4) << when;
    };
    for (const char* const when : {"at first", "as it stays", "and stays"}) expect_same(when);
    look.time = 1, look.wind = 1;
    expect_same("in another wind");
    look.angle = 300;
    expect_same("as its barrel turns");
    view.left += 0.4f;
    for (const char* const when : {"as the view moves", "as that stays"}) expect_same(when);
}

}  // namespace terramorph
