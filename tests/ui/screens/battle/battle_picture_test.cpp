#include "ui/screens/battle/battle_picture.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/drawn.h"
#include "ui/picture.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

/// Two tanks on a small level, and a picture of them.
struct TwoTanks {
    std::vector<Tank>& tanks() { return test::battle_state_of(match).tanks; }
    View view() const { return picture.view(640, 360); }
    void draw(Picture& on, const std::function<void()>& paths = {}) {
        picture.jump(match);
        picture.draw(on.canvas, match, 1, LabelRoom({0, 20, 640, 300}), paths);
    }

    Match match{test::small_match(2), test::the_arsenal()};
    BattlePicture picture{match};
};

}  // namespace

TEST(BattlePicture, NoNameStandsOnATank) {
    TwoTanks two;
    two.tanks()[0].body.at = {300, 120};
    two.tanks()[1].body.at = {312, 120 + kTurretHeight + kBarrelLength + 16};
    Picture on(640, 360);
    two.draw(on);
    const DrawnScreen drawn = drawn_on(on.canvas);
    int names = 0;
    for (std::size_t k = 0; k < drawn.words.size(); ++k)
        for (const Player& player : two.match.settings().players) {
            if (!drawn.words[k].starts_with(player.name)) continue;
            ++names;
            for (const Tank& tank : two.tanks()) {
                const Rect hull = hull_in(two.view(), tank.body), name = drawn.places[k];
                EXPECT_FALSE(hull.x < name.x + name.w && name.x < hull.x + hull.w &&
                             hull.y < name.y + name.h && name.y < hull.y + hull.h)
                    << player.name;
            }
        }
    EXPECT_EQ(names, 2);
}

TEST(BattlePicture, TheHeightsOfShellsAboveItAreNotPrintedOverEachOther) {
    TwoTanks two;
    for (const int x : {300, 306, 500}) {
        Shell shell;
        shell.flight = begin_flight({}, {x * kFixedOne, 2000 * kFixedOne}, {});
        test::battle_state_of(two.match).shells.push_back(shell);
    }
    Picture on(640, 360);
    two.draw(on);
    const DrawnScreen drawn = drawn_on(on.canvas);
    EXPECT_EQ(std::ranges::count(drawn.words, "2000"), 2) << "one for the two that are side by side";
}

TEST(BattlePicture, PathsLieBehindTanks) {
    TwoTanks two;
    Picture without(640, 360), with(640, 360);
    const Point hull = hull_in(two.view(), two.tanks()[0].body).center();
    two.draw(without);
    two.draw(with, [&] { with.canvas.fill({0, 0, 640, 360}, {255, 0, 255}); });
    const auto at = [](const Image& image, Point point) {
        return image.row(static_cast<int>(point.y))[static_cast<int>(point.x)];
    };
    EXPECT_EQ(at(with.image, hull), at(without.image, hull));
    EXPECT_NE(at(with.image, {hull.x, 60}), at(without.image, {hull.x, 60}));
}

}  // namespace terramorph
