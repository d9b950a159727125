#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
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

/// What is drawn at the left of the first player's name in a part, as far as its letters are high.
std::vector<std::uint32_t> left_of_name(Game& game, std::string_view part) {
    game.words();
    const std::string& name = game.match().player(PlayerId(0)).name;
    const auto found = game.drawn.find(part);
    std::vector<std::uint32_t> pixels;
    for (std::size_t k = found ? found->first : 0; found && k < found->end; ++k) {
        const Rect words = game.drawn.places[k];
        if (game.drawn.words[k] != name) continue;
        for (int y = static_cast<int>(words.y); y < static_cast<int>(words.y + words.h); ++y)
            for (int x = static_cast<int>(words.x - 2 * words.h); x < static_cast<int>(words.x); ++x)
                pixels.push_back(game.picture.row(y)[std::max(0, x)]);
    }
    return pixels;
}

/// A match of two with these emblems.
struct EmblemGame : Game {
    EmblemGame(MemoryStorage& kept, int one, int other) : Game(kept, 2, 1280, 720) {
        session().settings.players[0].emblem = one;
        session().settings.players[1].emblem = other;
        start();
    }
};

TEST(Emblems, StandBesideTheNameInTheStrip) {
    MemoryStorage storage, others;
    EmblemGame game(storage, 0, 1), other(others, 5, 4);
    EXPECT_FALSE(left_of_name(game, "order").empty());
    EXPECT_NE(left_of_name(game, "order"), left_of_name(other, "order"));
}

TEST(Emblems, StandBesideTheNameInTheResults) {
    MemoryStorage storage, others;
    EmblemGame game(storage, 0, 1), other(others, 5, 4);
    for (EmblemGame* const each : {&game, &other}) each->end_round(), each->wait(4);
    EXPECT_FALSE(left_of_name(game, "scores_of_round").empty());
    EXPECT_NE(left_of_name(game, "scores_of_round"), left_of_name(other, "scores_of_round"));
}

}  // namespace

}  // namespace terramorph
