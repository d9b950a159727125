#include <gtest/gtest.h>

#include <tuple>

#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/practice/practice_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/title/title_screen.h"

namespace terramorph {

namespace {

using Make = std::unique_ptr<Screen> (*)(App&);
constexpr std::array<std::pair<const char*, Make>, 8> kPages = {{{"title", title_screen},
                                                                 {"players", players_screen},
                                                                 {"settings", settings_screen},
                                                                 {"galaxy", galaxy_screen},
                                                                 {"practice", practice_screen},
                                                                 {"replays", replays_screen},
                                                                 {"options", options_screen},
                                                                 {"help", help_screen}}};
constexpr std::array<std::pair<int, int>, 7> kSizes = {
    {{800, 450}, {1024, 768}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}}};

/// Whether they share more than what rounding to whole pixels makes of two that touch.
bool overlap(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 1 && high > 1;
}

bool inside(Rect place, Rect outer) {
    return place.x >= outer.x - 1 && place.y >= outer.y - 1 && place.x + place.w <= outer.x + outer.w + 1 &&
           place.y + place.h <= outer.y + outer.h + 1;
}

void expect_readable(Menu& menu, Rect canvas) {
    const auto words = menu.words();
    for (std::size_t k = 0; k < words.size(); ++k) {
        EXPECT_FALSE(words[k].ends_with("...")) << words[k];
        EXPECT_TRUE(inside(menu.drawn.places[k], canvas)) << words[k];
        for (std::size_t other = 0; other < k; ++other)  // a word and its shadow are the same
            EXPECT_FALSE(words[k] != words[other] && overlap(menu.drawn.places[k], menu.drawn.places[other]))
                << words[k] << " and " << words[other];
    }
}

void expect_widgets_apart(Form& form, Rect canvas) {
    for (std::size_t k = 0; k < form.size(); ++k) {
        const Widget& widget = form[k];
        if (!widget.in_view) continue;
        EXPECT_TRUE(inside(widget.place, canvas)) << widget.label;
        EXPECT_GE(widget.place.w, 20) << widget.label;
        EXPECT_GE(widget.place.h, 20) << widget.label;
        for (std::size_t other = 0; other < k; ++other)
            EXPECT_FALSE(form[other].in_view && overlap(widget.place, form[other].place))
                << widget.label << " and " << form[other].label;
    }
}

class MenuLayout : public testing::TestWithParam<std::tuple<std::pair<int, int>, const char*>> {};

TEST_P(MenuLayout, KeepsEveryWidgetAndWordInsideAndApart) {
    const auto [size, language] = GetParam();
    const auto [width, height] = size;
    const Rect canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
    for (const auto& [name, make] : kPages) {
        for (const int players : {2, kMaxPlayers}) {
            SCOPED_TRACE(testing::Message() << name << " with " << players << " players");
            Menu menu(make, players, width, height, language);
            for (Player& player : menu.session().settings.players)
                player.name.resize(kMaxNameLength, 'm'), player.kind = computer("spoiler");
            menu.session().unfinished = "kept.tmrec";
            menu.words();
            expect_widgets_apart(menu.form(), canvas);
            expect_readable(menu, canvas);
        }
    }
}

/// The least that a player may want, and more.
TEST(MenuTextSize, CutsNoTextOffAndWritesNoneOverAnother) {
    for (const auto& [width, height] : {std::pair(1280, 720), std::pair(1920, 1080)})
        for (const char* const language : {"en", "de"})
            for (const Parameter& size = parameter_of(Preference::text_size);
                 const double wanted : {size.minimum, 150.0})
                for (const auto& [name, make] : kPages) {
                    SCOPED_TRACE(testing::Message()
                                 << name << " " << width << " " << language << " " << wanted);
                    Menu menu(make, 2, width, height, language);
                    menu.session().preferences[at(Preference::text_size)] = wanted;
                    menu.words();
                    expect_readable(menu, {0, 0, static_cast<float>(width), static_cast<float>(height)});
                }
}

/// The largest wants more than a page can hold.
TEST(MenuTextSize, IsAsLargeAsEachPageHolds) {
    for (const auto& [width, height, language, wanted] :
         {std::tuple(1280, 720, "de", 200.0), std::tuple(1920, 1080, "en", 300.0)})
        for (const auto& [name, make] : kPages) {
            SCOPED_TRACE(testing::Message() << name << " " << width << " " << language << " " << wanted);
            Menu menu(make, 2, width, height, language);
            menu.session().preferences[at(Preference::text_size)] = wanted;
            menu.words();
            expect_readable(menu, {0, 0, static_cast<float>(width), static_cast<float>(height)});
            EXPECT_GT(menu.page->text_shown.size, 1.49f);
        }
}

TEST(MenuTextSize, FitsAgainAfterATabWithMore) {
    Menu menu(options_screen, 2, 1280, 720, "de");
    menu.session().preferences[at(Preference::text_size)] = 300;
    for (int tab = 0; tab < 5; ++tab) {
        menu.key("e");
        menu.words();
        expect_readable(menu, {0, 0, 1280, 720});
    }
}

/// Words over the land move with it, so only those on the panels keep their places.
TEST(BattleTextSize, CutsNoTextOffOnThePanels) {
    for (const auto& [width, height, wanted] :
         {std::tuple(1280, 720, 200.0), std::tuple(1920, 1080, 300.0)}) {
        MemoryStorage storage;
        Game game(storage, 4, width, height);
        game.session().preferences[at(Preference::text_size)] = wanted;
        game.start();
        for (const std::string& words : game.words()) EXPECT_FALSE(words.ends_with("...")) << words;
        const Rect canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
        for (const Rect& place : game.drawn.places) EXPECT_TRUE(inside(place, canvas));
    }
}

std::string name_of(const testing::TestParamInfo<std::tuple<std::pair<int, int>, const char*>>& each) {
    const auto [size, language] = each.param;
    return concat(size.first, "x", size.second, "_", language);
}

INSTANTIATE_TEST_SUITE_P(AtEverySize, MenuLayout,
                         testing::Combine(testing::ValuesIn(kSizes), testing::Values("en", "de")), name_of);

TEST(MenuFocus, IsSeenOnEveryWidget) {
    for (const auto& [name, make] : kPages) {
        Menu menu(make);
        menu.form().add(button("", "elsewhere", [] {}));  // drawn nowhere
        for (std::size_t k = 0; k + 1 < menu.form().size(); ++k) {
            if (!menu.form()[k].enabled) continue;
            menu.form().focus_on(menu.form().size() - 1);
            menu.words();
            const Image before = menu.picture;
            menu.form().focus_on(k);
            menu.words();
            EXPECT_FALSE(std::ranges::equal(before.pixels(), menu.picture.pixels()))
                << name << ": " << menu.form()[k].label;
        }
    }
}

}  // namespace

}  // namespace terramorph
