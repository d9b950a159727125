// How large what fingers press is, on every page.
#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "app/terrain_editor/favourites.h"
#include "app/remote/remote_play.h"
#include "base/text.h"
#include "ui/screens/armory/armory_game.h"
#include "ui/screens/armory/page.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/practice/practice_screen.h"
#include "ui/screens/remote/hosted_match.h"
#include "ui/screens/remote/lobby_screen.h"
#include "ui/screens/remote/memory_office.h"
#include "ui/screens/remote/remote_screen.h"
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

std::unique_ptr<Screen> lobby_page(App& app) {
    static MemoryBroker broker;
    static MemoryOffice office(broker, "a host");
    app.session().office = &office;
    app.session().remote = RemotePlay::host(app.session(), {"K7QX2M9P", Broker{"localhost"}}, "ANNA",
                                            hosted_match(app.session()), hosted_pace(app.session()));
    return lobby_screen(app);
}

constexpr std::array<PageOfTheMenu, 14> kPagesTouched = {{{"title", title_screen},
                                                          {"players", players_screen},
                                                          {"settings", settings_screen},
                                                          {"terrain", terrain_screen},
                                                          {"galaxy", galaxy_screen},
                                                          {"practice", practice_screen},
                                                          {"replays", replays_screen},
                                                          {"remote", remote_screen},
                                                          {"inbox", inbox_screen},
                                                          {"lobby", lobby_page},
                                                          {"options", options_screen},
                                                          {"help", help_screen},
                                                          {"panel", panel_screen},
                                                          {"favourites", favourites_page}}};

/// A phone's page, in units.
struct Phone {
    const char* name;
    int width, height;
};
constexpr std::array<Phone, 3> kPhones = {{{"across", 844, 390}, {"upright", 390, 844}, {"small", 640, 360}}};

/// A page of the menu that a finger of this breadth, in pixels, has touched.
struct TouchedMenu : Menu {
    TouchedMenu(const PageOfTheMenu& of, int width, int height, float finger,
                std::string_view language = "en")
        : Menu(of.make, 4, width, height, language) {
        app.press({.kind = InputEvent::Kind::pointer_move, .at = {1, 1}, .reach = finger / 2});
        words();
    }
};

/// Whether they share more than what rounding to whole pixels makes of two that touch.
bool cover_each_other(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 1 && high > 1;
}

/// All that's in view and pressed has a finger's size, is on the page, and covers nothing else.
void expect_for_fingers(const Image& picture, Form& form, float finger) {
    const Rect page = {0, 0, static_cast<float>(picture.width()), static_cast<float>(picture.height())};
    for (std::size_t k = 0; k < form.size(); ++k) {
        const Widget& widget = form[k];
        if (!widget.in_view || !widget.enabled) continue;
        const Rect place = widget.place;
        EXPECT_GE(place.w, finger - 1) << widget.id << " " << widget.label;
        EXPECT_GE(place.h, finger - 1) << widget.id << " " << widget.label;
        EXPECT_TRUE(place.x >= -1 && place.y >= -1 && place.x + place.w <= page.w + 1 &&
                    place.y + place.h <= page.h + 1)
            << widget.id << " " << widget.label;
        for (std::size_t other = 0; other < k; ++other)
            EXPECT_FALSE(form[other].in_view && cover_each_other(place, form[other].place))
                << widget.label << " and " << form[other].label;
        for (const Rect tool : {widget.mark, widget.die})
            EXPECT_TRUE(tool.w == 0 || std::min(tool.w, tool.h) >= finger - 1) << widget.label << "'s tool";
    }
}

void expect_for_fingers(Menu& menu, float finger) { expect_for_fingers(menu.picture, menu.form(), finger); }

class FingerPages : public testing::TestWithParam<std::tuple<Phone, PageOfTheMenu>> {
  protected:
    std::tuple<Phone, PageOfTheMenu> param = GetParam();
    Phone phone = std::get<0>(param);
    TouchedMenu menu{std::get<1>(param), phone.width, phone.height, kFingertip};
};

TEST_P(FingerPages, HaveAllThatIsPressedAtLeastAsLargeAsAFingertipAndApart) {
    expect_for_fingers(menu, kFingertip);
}

TEST_P(FingerPages, ScrollToWhatIsNotInView) {
    for (std::size_t k = 0; k < menu.form().size(); ++k) {
        if (!menu.form()[k].enabled) continue;
        menu.form().focus_on(k);
        menu.words();
        const Widget& widget = menu.form()[k];
        if (std::string_view(std::get<1>(param).name) == "players" && widget.id == "figures") continue;
        EXPECT_TRUE(widget.in_view) << widget.id << " " << widget.label;
        EXPECT_GE(std::min(widget.place.w, widget.place.h), kFingertip - 1)
            << widget.id << " " << widget.label;
    }
}

TEST_P(FingerPages, NameNeitherKeysNorAMouseAndCutNoWordsOff) {
    for (const std::string& words : menu.words()) {
        for (const char* const key : {"mouse", "Click", "click on", "Ctrl", "Backspace", "Enter", "Esc",
                                      "Tab", "heel", "Shift", "R  ", "keys"})
            EXPECT_EQ(words.find(key), words.npos) << words;
        EXPECT_FALSE(phone.width > phone.height && words.ends_with("...")) << words;
    }
}

/// The sizes of a page are shares of its picture, so what holds for one density holds for all but for
/// rounding.
TEST(DenseFingerPages, HaveAllThatIsPressedAtLeastAsLargeAsAFingertipAndApart) {
    for (const int density : {2, 3})
        for (const PageOfTheMenu& page : {kPagesTouched[1], kPagesTouched[3]}) {
            const float finger = kFingertip * static_cast<float>(density);
            TouchedMenu menu(page, 640 * density, 360 * density, finger);
            expect_for_fingers(menu, finger);
        }
}

/// Plain letters as wide as those of the interface's font, in which catalogues are 0.85 times as wide on
/// average.
class NarrowLetters final : public Typeface {
  public:
    TextMask line(std::string_view text, Face face, int size) const override {
        TextMask mask = {line_width(text, face, size), size, 8 * size / 10, {}};
        mask.coverage.resize(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
        return mask;
    }
    int line_width(std::string_view text, Face face, int size) const override {
        return plain_typeface().line_width(text, face, size) * 85 / 100;
    }
};

class TranslatedFingerPages : public testing::TestWithParam<std::tuple<const char*, PageOfTheMenu>> {};

TEST_P(TranslatedFingerPages, AreForFingersAndCutNoWordsOff) {
    const auto& [language, page] = GetParam();
    const NarrowLetters letters;
    TouchedMenu menu(page, 640, 360, kFingertip, language);
    menu.typeface = &letters;
    menu.words();
    expect_for_fingers(menu, kFingertip);
    for (const std::string& words : menu.words()) EXPECT_FALSE(words.ends_with("...")) << words;
}

class FingerArmory : public testing::TestWithParam<Phone> {};

TEST_P(FingerArmory, HasAllThatIsPressedAtLeastAsLargeAsAFingertipAndApart) {
    MemoryStorage storage;
    ArmoryGame game(storage, 2, GetParam().width, GetParam().height);
    game.open();
    game.app.press({.kind = InputEvent::Kind::pointer_move, .at = {1, 1}, .reach = kFingertip / 2});
    auto screen = std::make_unique<ArmoryPage>(game.app);
    ArmoryPage& page = *screen;
    game.app.push(std::move(screen));
    game.words();
    for (std::size_t k = 0; k < page.form().size(); ++k) page.form()[k].enabled = true;
    expect_for_fingers(game.picture, page.form(), kFingertip);
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

INSTANTIATE_TEST_SUITE_P(Everywhere, FingerArmory, testing::ValuesIn(kPhones),
                         [](const auto& each) { return each.param.name; });

INSTANTIATE_TEST_SUITE_P(Everywhere, TranslatedFingerPages,
                         testing::Combine(testing::Values("de", "es", "fr", "it", "pl", "pt_BR"),
                                          testing::ValuesIn(kPagesTouched)),
                         [](const auto& each) {
                             return concat(std::get<0>(each.param), "_", std::get<1>(each.param).name);
                         });

}  // namespace
}  // namespace terramorph
