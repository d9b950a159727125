// How large what fingers press is, on every page.
#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "app/terrain_editor/favourites.h"
#include "base/text.h"
#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/practice/practice_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/favourites_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/screens/title/match_panel.h"
#include "ui/screens/title/title_screen.h"

namespace terramorph {
namespace {

constexpr float kFingertip = 44;  // units of the browser's page

struct PageOfTheMenu {
    const char* name;
    std::unique_ptr<Screen> (*make)(App&);
};
std::unique_ptr<Screen> panel_screen(App& app) { return match_panel(app, Lineup::alone); }

std::unique_ptr<Screen> favourites_page(App& app) {
    app.session().storage.save(kFavouritesFile,
                               favourites_text({{"not a level", "One"}, {"nor this", "Two"}}));
    return favourites_screen(app, [](const LevelSettings&) {});
}

constexpr std::array<PageOfTheMenu, 11> kPagesTouched = {{{"title", title_screen},
                                                          {"players", players_screen},
                                                          {"settings", settings_screen},
                                                          {"terrain", terrain_screen},
                                                          {"galaxy", galaxy_screen},
                                                          {"practice", practice_screen},
                                                          {"replays", replays_screen},
                                                          {"options", options_screen},
                                                          {"help", help_screen},
                                                          {"panel", panel_screen},
                                                          {"favourites", favourites_page}}};

/// A phone's page, and how many pixels of a picture there are on a unit of it.
struct Phone {
    const char* name;
    int width, height;
    float density;
};
constexpr std::array<Phone, 5> kPhones = {{{"across", 844, 390, 1},
                                           {"across_dense", 844, 390, 2},
                                           {"upright", 390, 844, 1},
                                           {"small", 640, 360, 1},
                                           {"small_dense", 640, 360, 3}}};

class FingerPages : public testing::TestWithParam<std::tuple<Phone, PageOfTheMenu>> {
  protected:
    FingerPages() {
        menu.app.press({.kind = InputEvent::Kind::pointer_move, .at = {1, 1}, .reach = finger() / 2});
        menu.words();
    }
    const Phone& phone() const { return std::get<0>(param); }
    float finger() const { return kFingertip * phone().density; }
    static int pixels(int units, float density) {
        return static_cast<int>(static_cast<float>(units) * density);
    }

    std::tuple<Phone, PageOfTheMenu> param = GetParam();
    Menu menu{std::get<1>(param).make, 4, pixels(phone().width, phone().density),
              pixels(phone().height, phone().density)};
};

/// Whether they share more than what rounding to whole pixels makes of two that touch.
bool cover_each_other(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 1 && high > 1;
}

TEST_P(FingerPages, HaveAllThatIsPressedAtLeastAsLargeAsAFingertipAndApart) {
    const Rect page = {0, 0, static_cast<float>(menu.picture.width()),
                       static_cast<float>(menu.picture.height())};
    Form& form = menu.form();
    for (std::size_t k = 0; k < form.size(); ++k) {
        const Widget& widget = form[k];
        if (!widget.in_view || !widget.enabled) continue;
        const Rect place = widget.place;
        EXPECT_GE(place.w, finger() - 1) << widget.id << " " << widget.label;
        EXPECT_GE(place.h, finger() - 1) << widget.id << " " << widget.label;
        EXPECT_TRUE(place.x >= -1 && place.y >= -1 && place.x + place.w <= page.w + 1 &&
                    place.y + place.h <= page.h + 1)
            << widget.id << " " << widget.label;
        for (std::size_t other = 0; other < k; ++other)
            EXPECT_FALSE(form[other].in_view && cover_each_other(place, form[other].place))
                << widget.label << " and " << form[other].label;
        for (const Rect tool : {widget.mark, widget.die})
            EXPECT_TRUE(tool.w == 0 || std::min(tool.w, tool.h) >= finger() - 1) << widget.label << "'s tool";
    }
}

TEST_P(FingerPages, ScrollToWhatIsNotInView) {
    if (phone().density > 1) GTEST_SKIP() << "the same as on a coarser one";
    for (std::size_t k = 0; k < menu.form().size(); ++k) {
        if (!menu.form()[k].enabled) continue;
        menu.form().focus_on(k);
        menu.words();
        const Widget& widget = menu.form()[k];
        if (std::string_view(std::get<1>(param).name) == "players" && widget.id == "figures") continue;
        EXPECT_TRUE(widget.in_view) << widget.id << " " << widget.label;
        EXPECT_GE(std::min(widget.place.w, widget.place.h), finger() - 1) << widget.id << " " << widget.label;
    }
}

TEST_P(FingerPages, NameNeitherKeysNorAMouse) {
    for (const std::string& words : menu.words())
        for (const char* const key : {"mouse", "Click", "click on", "Ctrl", "Backspace", "Enter", "Esc",
                                      "Tab", "heel", "Shift", "R  ", "keys"})
            EXPECT_EQ(words.find(key), words.npos) << words;
}

TEST_P(FingerPages, CutNoWordsOff) {
    if (phone().width < phone().height) GTEST_SKIP() << "too narrow for some";
    for (const std::string& words : menu.words()) EXPECT_FALSE(words.ends_with("...")) << words;
}

TEST(FingersOnPlayers, RemoveOneWithoutBringingUpAKeyboard) {
    Menu menu(players_screen, 3, 844, 390);
    menu.app.press({.kind = InputEvent::Kind::pointer_move, .at = {1, 1}, .reach = kFingertip / 2});
    menu.words();
    const Point remove = menu.form()[menu.widget_of("remove")].place.center();
    for (const auto kind : {InputEvent::Kind::pointer_down, InputEvent::Kind::pointer_up})
        menu.app.press({.kind = kind, .at = remove, .reach = kFingertip / 2});
    menu.words();
    EXPECT_FALSE(menu.form()[menu.widget_of("remove")].enabled) << "two are left";
    EXPECT_FALSE(menu.app.wants_text());
}

INSTANTIATE_TEST_SUITE_P(Everywhere, FingerPages,
                         testing::Combine(testing::ValuesIn(kPhones), testing::ValuesIn(kPagesTouched)),
                         [](const auto& each) {
                             return concat(std::get<0>(each.param).name, "_", std::get<1>(each.param).name);
                         });

}  // namespace
}  // namespace terramorph
