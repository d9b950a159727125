#include <gtest/gtest.h>

#include <set>

#include "ui/color_vision.h"
#include "ui/game.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

double least_difference(PlayerColors colors, Eyes eyes) {
    set_player_colors(colors);
    double least = 1000;
    for (int a = 0; a < kMaxPlayers; ++a)
        for (int b = 0; b < a; ++b)
            least = std::min(least, difference(eyes, player_color(a), player_color(b)));
    set_player_colors(PlayerColors::standard);
    return least;
}

/// How often each color of the players is on the picture.
std::set<std::uint32_t> colors_on(const Image& picture) {
    const auto pixels = picture.pixels();
    return {pixels.begin(), pixels.end()};
}

TEST(PlayerColors, ThatAreSafeAreToldApartByAllEyes) {
    for (const Eyes eyes : {Eyes::all, Eyes::protan, Eyes::deutan, Eyes::tritan})
        EXPECT_GE(least_difference(PlayerColors::safe, eyes), 25) << static_cast<int>(eyes);
    EXPECT_LT(least_difference(PlayerColors::standard, Eyes::deutan), 10) << "then why would one choose?";
}

TEST(PlayerColors, ThatAreSafeStandOutFromDarkPages) {
    set_player_colors(PlayerColors::safe);
    for (int k = 0; k < kMaxPlayers; ++k)
        EXPECT_GE(contrast(player_color(k), theme::kBackground), 3) << color_name(k);
    set_player_colors(PlayerColors::standard);
}

TEST(PlayerColors, ChangeInTheMiddleOfABattle) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    game.words();
    const std::uint32_t standard = packed(player_color(game.match().player(PlayerId(0)).color));
    EXPECT_TRUE(colors_on(game.picture).contains(standard));
    prefer(game.session(), Preference::colors, static_cast<double>(PlayerColors::safe));
    game.words();
    EXPECT_FALSE(colors_on(game.picture).contains(standard));
    EXPECT_TRUE(
        colors_on(game.picture).contains(packed(player_color(game.match().player(PlayerId(0)).color))));
    prefer(game.session(), Preference::colors, static_cast<double>(PlayerColors::standard));
    game.words();
}

}  // namespace

}  // namespace terramorph
