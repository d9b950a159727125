// The large map during a battle.
#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/picture.h"
#include "ui/screens/battle/hud/map.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/theme.h"

namespace terramorph {
namespace {

struct BattleMapOf : testing::Test {
    void draw() {
        map.show(match.level());
        before = picture.canvas.words_drawn().size();
        picture.canvas.clear(kWhite);
        map.draw(picture.canvas, {match, drive, {20, 100, 1240, 500}});
    }
    int pixels(Color color) const {
        const std::uint32_t wanted = packed(color) & 0xffffffu;
        int found = 0;
        for (const std::uint32_t pixel : picture.image.pixels()) found += (pixel & 0xffffffu) == wanted;
        return found;
    }
    bool shows(std::string_view wanted) const {
        const std::vector<std::string> all = picture.canvas.words_drawn();
        return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(before), all.end(),
                           [wanted](const std::string& words) { return words.find(wanted) != words.npos; });
    }
    Color color_of(PlayerId number) const { return player_color(match.player(number).color); }

    Match match{test::small_match(3), test::the_arsenal()};
    Picture picture{1280, 720};
    std::vector<DrivingLine::Piece> drive;
    BattleMap map;
    std::size_t before = 0;  // words on the picture before it was drawn last
};

using BattleMapTest = BattleMapOf;

TEST_F(BattleMapTest, ShowsWhoLives) {
    draw();
    std::vector<int> before;
    for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
        before.push_back(pixels(color_of(number)));
        EXPECT_GT(before.back(), 30) << match.player(number).name;
    }
    test::battle_state_of(match).tank(TankId(1)).alive = false;
    draw();
    EXPECT_LT(pixels(color_of(PlayerId(1))), before[1] / 2);
    EXPECT_EQ(pixels(color_of(PlayerId(0))), before[0]);
}

TEST_F(BattleMapTest, ShowsWhereWhoeverAimsCanDriveButNotWhereItWouldFall) {
    draw();
    const int before = pixels(color_of(match.player()));
    const auto level = static_cast<float>(match.level().width());
    drive = {{{{level / 4, 100}, {level / 3, 100}}, false, 0}};
    draw();
    const int drives = pixels(color_of(match.player()));
    EXPECT_GT(drives, before + 100);
    drive.front().falls = true;
    draw();
    EXPECT_EQ(pixels(color_of(match.player())), before);
}

TEST_F(BattleMapTest, ShowsCratesAndCarts) {
    BattleState& state = test::battle_state_of(match);
    const auto middle = static_cast<float>(match.level().width()) / 2;
    draw();
    const int red = pixels(theme::kBad), white = pixels(theme::kBright);
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.body.at = {middle, 100};
    state.debris.push_back(crate);
    draw();
    EXPECT_GT(pixels(theme::kBad), red + 20);
    Thing cart;
    cart.kind = Thing::Kind::cart;
    cart.at = {middle / 2, 100};
    state.things.push_back(cart);
    draw();
    EXPECT_GT(pixels(theme::kBright), white + 20);
}

TEST_F(BattleMapTest, SaysWhatIsOnItAndOnlyThat) {
    BattleState& state = test::battle_state_of(match);
    state.debris.clear(), state.things.clear();
    draw();
    EXPECT_TRUE(shows("The map") && shows("battlefield"));
    EXPECT_FALSE(shows("crate") || shows("convoy") || shows("drive") || shows("natives"));
    Debris crate;
    crate.kind = Debris::Kind::crate;
    state.debris.push_back(crate);
    drive = {{{{10, 100}, {60, 100}}, false, 0}};
    draw();
    EXPECT_TRUE(shows("crate"));
    EXPECT_TRUE(shows("as far as")) << testing::PrintToString(picture.canvas.words_drawn());
    EXPECT_TRUE(shows("Click to close")) << "no key was named";
    Thing gun;
    gun.kind = Thing::Kind::gun;
    state.things.push_back(gun);
    draw();
    EXPECT_TRUE(shows("natives"));
    state.things.back().state = Thing::State::stump;
    draw();
    EXPECT_FALSE(shows("natives")) << "a wrecked gun is none";
}

TEST_F(BattleMapTest, NamesEverybodyBesideTheirMarks) {
    draw();
    for (const Player& player : match.settings().players) EXPECT_TRUE(shows(player.name)) << player.name;
    test::battle_state_of(match).tank(TankId(1)).alive = false;
    draw();
    EXPECT_FALSE(shows(match.player(PlayerId(1)).name));
}

TEST_F(BattleMapTest, EverybodyStandsOnTheCutHoweverItIsTurned) {
    for (const double angle : {-3.0, 0.0, 3.0}) {
        LevelSettings level = match.level();
        level.cut.angle = angle;
        map.show(level);
        picture.canvas.clear(kWhite);
        map.draw(picture.canvas, {match, drive, {20, 100, 1240, 500}, 1000});
        const auto middle_of = [this](Color color, int from, int to) {
            Point sum;
            int found = 0;
            for (int y = 0; y < picture.image.height(); ++y)
                for (int x = from; x < to; ++x)
                    if ((picture.image.row(y)[x] & 0xffffffu) == (packed(color) & 0xffffffu))
                        sum = sum + Point{static_cast<float>(x), static_cast<float>(y)}, ++found;
            EXPECT_GT(found, 0);
            return sum * (1 / static_cast<float>(std::max(found, 1)));
        };
        for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
            const Point mark = middle_of(color_of(number), 0, picture.image.width());
            const int x = static_cast<int>(mark.x);
            EXPECT_NEAR(middle_of(theme::kAccent, std::max(0, x - 30), x + 30).y, mark.y, 6) << angle;
        }
    }
}

TEST_F(BattleMapTest, LeavesWhoeverAimsInSight) {
    const auto covered = [this](float column) {
        map.show(match.level());
        picture.canvas.clear(kWhite);
        map.draw(picture.canvas, {match, drive, {20, 100, 1240, 500}, column});
        return (picture.image.row(150)[static_cast<int>(column)] & 0xffffffu) != (packed(kWhite) & 0xffffffu);
    };
    EXPECT_FALSE(covered(250));
    EXPECT_FALSE(covered(1000));
    EXPECT_NE(picture.image.row(150)[250] & 0xffffffu, packed(kWhite) & 0xffffffu)
        << "it's on the other side";
}

}  // namespace
}  // namespace terramorph
