#include "ui/screens/galaxy/galaxy_screen.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/text.h"
#include "ui/screens/menu/menu.h"

namespace terramorph {

namespace {

constexpr std::size_t kFirst = 1;  // factor among the widgets, behind the planet of the round
constexpr auto kYears = static_cast<std::size_t>(Drake::years);

struct GalaxyMenu : Menu {
    GalaxyMenu() : Menu(galaxy_screen) {}

    MatchSettings& settings() { return session().settings; }
    double years() { return settings().galaxy[kYears]; }
    using Menu::widget_of;
    std::size_t widget_of(Drake factor) { return kFirst + static_cast<std::size_t>(factor); }
    Galaxy next_galaxy() { return draw_galaxy(settings(), *session().planets); }
    std::string count_of(std::string_view what) {
        const std::string told = text_of(concat("counts/", what));
        return told.substr(0, told.find(' '));
    }
    /// The part of the picture that the galaxy is in.
    std::vector<std::uint32_t> map() {
        words();
        std::vector<std::uint32_t> pixels;
        for (int row = 100; row < 450; ++row)
            pixels.insert(pixels.end(), picture.row(row) + 450, picture.row(row) + 1230);
        return pixels;
    }
};

TEST(GalaxyPage, SetsEveryFactorByKeysAloneAndKeepsIt) {
    GalaxyMenu menu;
    for (std::size_t k = 0; k < kDrakeFactors.size(); ++k) {
        const double before = menu.settings().galaxy[k];
        menu.key_on(kFirst + k, "right");
        EXPECT_GT(menu.settings().galaxy[k], before) << kDrakeFactors[k].name;
        EXPECT_FALSE(validate(kDrakeFactors[k], menu.settings().galaxy[k]));
    }
    menu.key("esc");
    EXPECT_TRUE(menu.has("title"));
    EXPECT_EQ(menu.kept().galaxy, menu.settings().galaxy);
}

TEST(GalaxyPage, PutsOneFactorBackOrAllOfThem) {
    GalaxyMenu menu;
    const std::size_t reset = menu.widget_of("defaults");
    EXPECT_FALSE(menu.form()[reset].enabled) << "nothing to do";
    for (std::size_t k = 0; k < kDrakeFactors.size(); ++k) {
        menu.key_on(kFirst + k, "end");
        EXPECT_EQ(menu.settings().galaxy[k], kDrakeFactors[k].maximum);
        menu.key_on(kFirst + k, "backspace");
        EXPECT_EQ(menu.settings().galaxy[k], kDrakeFactors[k].default_value);
        menu.key_on(kFirst + k, "home");
    }
    menu.key_on(reset, "enter");
    EXPECT_EQ(menu.settings().galaxy, default_values(kDrakeFactors));
}

TEST(GalaxyPage, SaysWhatTheFocusedFactorMeans) {
    GalaxyMenu menu;
    for (std::size_t k = 0; k < kDrakeFactors.size(); ++k) {
        menu.form().focus_on(kFirst + k);
        EXPECT_TRUE(menu.shows(kDrakeFactors[k].help)) << kDrakeFactors[k].name;
        EXPECT_TRUE(menu.has("help/range")) << kDrakeFactors[k].name;
    }
    EXPECT_TRUE(menu.text_of("help/range").starts_with("0 "));
    EXPECT_TRUE(menu.shows_in("help/range", grouped_text(1000000000)));
}

TEST(GalaxyPage, GivesEveryTenTimesMoreYearsTheSameWayOnTheSlider) {
    GalaxyMenu menu;
    menu.form().focus_on(menu.widget_of(Drake::years));
    for (double years = 10000; years < 1e9; years *= 10) {
        EXPECT_EQ(menu.years(), years);
        for (int k = 0; k < 3; ++k) menu.key("right");
    }
    EXPECT_EQ(menu.years(), 1e9);
    menu.key("home");
    EXPECT_EQ(menu.years(), 0);
    menu.key("right");
    EXPECT_EQ(menu.years(), 1);
}

TEST(GalaxyPage, SetsTheYearsByThePointerAtBothEnds) {
    GalaxyMenu menu;
    const Rect slider = menu.form()[menu.widget_of(Drake::years)].place;
    const auto click_at = [&](float part) {
        menu.click({slider.x + slider.w * part, slider.center().y + slider.h / 4});
        return menu.years();
    };
    EXPECT_EQ(click_at(0.001f), 0);
    EXPECT_EQ(click_at(0.999f), 1e9);
    const double middle = click_at(0.5f);
    EXPECT_GE(middle, 1e4);
    EXPECT_LE(middle, 1e5);
}

TEST(GalaxyPage, TakesTypedYearsThatTheSliderHas) {
    GalaxyMenu menu;
    menu.form().focus_on(menu.widget_of(Drake::years));
    for (const char* key : {"5", "0", "0", "0", "0", "enter"}) menu.key(key);
    EXPECT_EQ(menu.years(), 50000);
    for (const char* key : {"7", "enter"}) menu.key(key);
    EXPECT_EQ(menu.years(), 50000) << "it has no 7";
    EXPECT_TRUE(menu.has("help/complaint"));
}

TEST(GalaxyPage, KeepsYearsThatWereSetElsewhere) {
    GalaxyMenu menu;
    menu.settings().galaxy[kYears] = 4242;
    menu.app.push(galaxy_screen(menu.app));
    EXPECT_TRUE(menu.shows_in("L", "4,242"));
    EXPECT_EQ(menu.years(), 4242);
}

TEST(GalaxyPage, CountsWhatTheGalaxyOfTheNextMatchHas) {
    GalaxyMenu menu;
    for (const Values& factors :
         {default_values(kDrakeFactors), Values{3, 1, 2, 1, 1, 1, 1e9}, Values{0, 0, 0, 0, 0, 0, 0}}) {
        menu.settings().galaxy = factors;
        const Galaxy made = menu.next_galaxy();
        const auto worlds = [&](bool World::*what) {
            return std::to_string(std::ranges::count(made.worlds, true, what));
        };
        EXPECT_EQ(menu.count_of("stars"), std::to_string(made.stars.size()));
        EXPECT_EQ(menu.count_of("worlds"), std::to_string(made.worlds.size()));
        EXPECT_EQ(menu.count_of("living"), worlds(&World::living));
        EXPECT_EQ(menu.count_of("intelligent"), worlds(&World::intelligent));
        EXPECT_EQ(menu.count_of("broadcasting"), worlds(&World::broadcasting));
        const std::string heard = grouped_text(std::llround(civilizations(factors)));
        EXPECT_TRUE(menu.shows_in("galaxy/heard", heard));
    }
}

TEST(GalaxyPage, ShowsTheGalaxyThatTheMatchThenTravelsThrough) {
    GalaxyMenu menu;
    menu.key_on(0, "end");
    ASSERT_EQ(menu.settings().planets(), PlanetRule::galaxy);
    const std::string stars = menu.count_of("stars"), worlds = menu.count_of("worlds");
    std::vector<std::string> named;
    const auto words = menu.words();
    for (const Star& star : menu.next_galaxy().stars)
        if (std::ranges::count(words, star.name) > 0) named.push_back(star.name);
    EXPECT_FALSE(named.empty());
    start_match(menu.app);
    const Galaxy& travelled = *menu.match().journey().galaxy();
    EXPECT_EQ(std::to_string(travelled.stars.size()), stars);
    EXPECT_EQ(std::to_string(travelled.worlds.size()), worlds);
    for (const std::string& name : named)
        EXPECT_TRUE(std::ranges::any_of(travelled.stars, [&](const Star& star) { return star.name == name; }))
            << name;
}

TEST(GalaxyPage, FollowsTheFactorsAtOnce) {
    GalaxyMenu menu;
    menu.form().focus_on(menu.widget_of(Drake::stars));
    const auto before = menu.map();
    menu.key("end");
    const auto full = menu.map();
    EXPECT_NE(full, before);
    EXPECT_EQ(menu.count_of("stars"), "40");
    menu.key("backspace");
    EXPECT_EQ(menu.map(), before) << "the same factors make the same galaxy";
}

TEST(GalaxyPage, DrawsAnotherGalaxyOfTheSameFactors) {
    GalaxyMenu menu;
    const auto before = menu.map();
    const std::uint32_t seed = menu.settings().seed;
    menu.key("r");
    EXPECT_NE(menu.settings().seed, seed);
    EXPECT_NE(menu.map(), before);
    const std::uint32_t second = menu.settings().seed;
    menu.click_on(menu.widget_of("another"));
    EXPECT_NE(menu.settings().seed, second);
    EXPECT_EQ(menu.settings().galaxy, default_values(kDrakeFactors));
    menu.key("esc");
    EXPECT_EQ(menu.kept().seed, menu.settings().seed);
}

TEST(GalaxyPage, SaysHowToTravelWhereTheMatchDoesNot) {
    GalaxyMenu menu;
    EXPECT_TRUE(menu.has("no_journey"));
    menu.key_on(0, "left");
    EXPECT_EQ(menu.settings().planets(), PlanetRule::galaxy);
    EXPECT_TRUE(menu.has("journey"));
}

TEST(GalaxyPage, SaysWhyThereIsNoneWhereNoMatchCanBePlayed) {
    GalaxyMenu menu;
    menu.settings().players.resize(1);
    EXPECT_TRUE(menu.shows(validate(menu.settings())->text()));
    EXPECT_FALSE(menu.has("counts"));
}

}  // namespace

}  // namespace terramorph
