#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "paint/canvas_cache.h"
#include "terrain/planet.h"
#include "ui/color_vision.h"
#include "ui/game.h"
#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/practice/practice_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"

namespace terramorph {

namespace {

constexpr double kReadable = 4.5;  // WCAG 2.1, 1.4.3
constexpr double kBehind = 0.4;    // of a line's pixels: at least so many have no ink
constexpr int kSteady = 128;       // of 255: what's paler fades, or can't be used now

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

/// The contrast of letters of this color with what is behind them, where it's least but for a few pixels.
double contrast_behind(const Image& picture, Rect place, Color ink) {
    std::vector<double> all;
    const int right = std::min(picture.width(), static_cast<int>(place.x + place.w));
    const int bottom = std::min(picture.height(), static_cast<int>(place.y + place.h));
    for (int y = std::max(0, static_cast<int>(place.y)); y < bottom; ++y)
        for (int x = std::max(0, static_cast<int>(place.x)); x < right; ++x) {
            const std::uint32_t pixel = picture.row(y)[x];
            const Color behind = {static_cast<std::uint8_t>(pixel >> 16 & 255),
                                  static_cast<std::uint8_t>(pixel >> 8 & 255),
                                  static_cast<std::uint8_t>(pixel & 255)};
            const Color opaque = {ink.r, ink.g, ink.b};
            all.push_back(contrast(mixed(behind, opaque, static_cast<float>(ink.a) / 255), behind));
        }
    if (all.empty()) return 21;
    std::ranges::sort(all, std::greater());
    return all[static_cast<std::size_t>(kBehind * static_cast<double>(all.size()))];
}

/// Draws the game and looks at all its words. A word below another one is its shadow, or covered.
struct Reading {
    explicit Reading(Game& game) : picture(game.picture.width(), game.picture.height(), 0xff000000u) {
        CanvasCache cache(plain_typeface());
        Canvas canvas(picture, cache);
        game.app.draw(canvas);
        const std::vector<std::string> words = canvas.words_drawn();
        for (std::size_t k = 0; k < words.size(); ++k)
            if (!is_covered(cache, k) && cache.colors_drawn[k].a >= kSteady)
                look_at(words[k], cache.places_drawn[k], cache.colors_drawn[k]);
    }
    static bool is_covered(const CanvasCache& cache, std::size_t word) {
        for (std::size_t later = word + 1; later < cache.places_drawn.size(); ++later)
            if (meet(cache.places_drawn[word], cache.places_drawn[later])) return true;
        return false;
    }
    void look_at(const std::string& words, Rect place, Color ink) {
        ++read;
        const double found = contrast_behind(picture, place, ink);
        if (found < kReadable)
            faint.insert(concat(words, " in ", static_cast<int>(ink.r), " ", static_cast<int>(ink.g), " ",
                                static_cast<int>(ink.b), ": ", static_cast<int>(100 * found)));
    }

    Image picture;
    std::set<std::string> faint;
    int read = 0;
};

using Faint = std::set<std::string>;

void choose_planet(Game& game, const Planet& planet) { game.session().settings.level.planet = planet; }

/// By the number of the planet.
struct Contrast : testing::TestWithParam<int> {
    const Planet& planet() const { return built_in_planets()[static_cast<std::size_t>(GetParam())]; }
};

TEST_P(Contrast, OfAllWordsInABattleIsEnough) {
    MemoryStorage storage;
    Game game(storage, 4, 960, 540);
    choose_planet(game, planet());
    game.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::always);
    game.session().preferences[at(Preference::coach)] = static_cast<double>(CoachWanted::words);
    game.start();
    const Reading begin(game);
    EXPECT_GT(begin.read, 20);
    EXPECT_EQ(begin.faint, Faint());
    (void)game.give(Aim{game.match().player(), 1000, 350});
    game.key("space");
    game.wait(0.5);
    EXPECT_EQ(Reading(game).faint, Faint()) << "while it flies";
    game.wait_for_rest();
    game.wait(0.3);
    EXPECT_EQ(Reading(game).faint, Faint()) << "where it fell";
    game.wait_for_turn();
    game.wait(0.5);
    EXPECT_EQ(Reading(game).faint, Faint()) << "after it";
}

INSTANTIATE_TEST_SUITE_P(OnEveryPlanet, Contrast, testing::Range(0, 7), [](const auto& each) {
    std::string name(built_in_planets()[static_cast<std::size_t>(each.param)].name);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(ContrastOfPages, IsEnoughForEveryWord) {
    for (const auto make : {players_screen, settings_screen, galaxy_screen, practice_screen, replays_screen,
                            options_screen, help_screen, terrain_screen}) {
        MemoryStorage storage;
        Game game(storage, 10, 1280, 720);
        game.app.push(make(game.app));
        EXPECT_EQ(Reading(game).faint, Faint());
    }
}

TEST(ContrastOfPages, IsEnoughForEveryWordOfTheTitle) {
    for (const Planet& planet : built_in_planets()) {
        MemoryStorage storage;
        Game game(storage, 2, 640, 360);
        choose_planet(game, planet);
        game.wait(0.1);
        EXPECT_EQ(Reading(game).faint, Faint()) << planet.name;
    }
}

TEST(ContrastOfPages, IsEnoughForEveryWordOfTheArmory) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings.set(Rule::armory, 1);
    game.start();
    EXPECT_EQ(Reading(game).faint, Faint());
}

TEST(ContrastOfPages, IsEnoughForEveryWordOfResults) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    game.end_round();
    game.wait(4);
    EXPECT_TRUE(game.has("scores_of_round"));
    EXPECT_EQ(Reading(game).faint, Faint());
}

}  // namespace

}  // namespace terramorph
