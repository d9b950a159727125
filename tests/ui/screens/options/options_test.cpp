#include <gtest/gtest.h>

#include "app/player/comfort.h"
#include "app/player/preferences.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

double kept(MemoryStorage& storage, Preference which) {
    Game later(storage);
    return preference(later.session(), which);
}

TEST(Options, AreReachedFromTheTitle) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    const auto entry = game.drawn.find("options");
    ASSERT_TRUE(entry.has_value());
    game.click(game.place_of("Options"));
    EXPECT_TRUE(game.has("page_title"));
    EXPECT_TRUE(game.has("volume"));
    game.key("esc");
    EXPECT_FALSE(game.has("volume"));
}

TEST(Options, SayWhatTheyAreForInLettersThatCanBeRead) {
    Menu menu(options_screen);
    int helps = 0;
    for (int tab = 0; tab < 5; ++tab, menu.key("e")) {
        menu.words();
        for (const DrawnScreen::Lines& part : menu.drawn.parts)
            for (std::size_t k = part.first; part.id == "help" && k < part.end; ++k, ++helps)
                EXPECT_GE(menu.drawn.places[k].h, Scale::kMinText) << menu.drawn.words[k];
    }
    EXPECT_GT(helps, 15);
}

TEST(Options, KeepTheirHelpWithinTheirRowsInASmallWindow) {
    for (const std::string_view language : {"en", "de", "fr", "es", "it", "pl", "pt_BR"}) {
        Menu menu(options_screen, 2, 640, 360, language);
        for (int tab = 0; tab < 5; ++tab, menu.key("e")) {
            menu.words();
            for (const DrawnScreen::Lines& part : menu.drawn.parts)
                for (std::size_t k = part.first; part.id == "help" && k < part.end; ++k) {
                    const Rect at = menu.drawn.places[k];
                    for (std::size_t row = 0; row < menu.form().size(); ++row)
                        if (const Rect place = menu.form()[row].place; place.holds({at.x, at.y}))
                            EXPECT_LE(at.y + at.h, place.y + place.h + 2) << language << menu.drawn.words[k];
                }
        }
    }
}

TEST(Options, AreReachedFromThePauseMenuAndLeadBackToIt) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    game.key("esc");
    game.click(game.place_of("Options"));
    EXPECT_TRUE(game.has("volume"));
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
}

TEST(Options, AreLiveAndTheSameAtTheNextStart) {
    MemoryStorage storage;
    {
        Menu menu(options_screen);
        menu.key_on(menu.widget_of("volume"), "home");
        EXPECT_EQ(menu.app.volumes(), Volumes{});
        menu.key("esc");
        storage.files = menu.storage.files;
    }
    EXPECT_EQ(kept(storage, Preference::volume), 0);
}

TEST(Options, AreKeptEvenIfTheGameIsKilledSoonAfter) {
    Menu menu(options_screen);
    menu.key_on(menu.widget_of("effects_volume"), "left");
    menu.wait(1);
    EXPECT_LT(kept(menu.storage, Preference::effects_volume), 100);
}

TEST(Options, GoFromTabToTab) {
    Menu menu(options_screen);
    EXPECT_NE(menu.widget_of("volume"), Form::kNone);
    menu.key("e");
    menu.words();
    EXPECT_EQ(menu.widget_of("volume"), Form::kNone);
    EXPECT_NE(menu.widget_of("shake"), Form::kNone);
    menu.key("q");
    menu.key("q");
    menu.words();
    EXPECT_NE(menu.widget_of("language"), Form::kNone);
    menu.click_on(menu.widget_of("picture"));
    EXPECT_NE(menu.widget_of("fullscreen"), Form::kNone);
}

TEST(Options, ShowTheirEffectBesideThem) {
    Menu menu(options_screen);
    menu.wait(0.1);
    EXPECT_TRUE(menu.has("preview"));
    EXPECT_TRUE(menu.has("mix"));
    menu.key("e");
    EXPECT_TRUE(menu.has("player_colors"));
    EXPECT_FALSE(menu.has("mix"));
}

TEST(Options, AreSetWithTheMouseToo) {
    Menu menu(options_screen);
    const Rect place = menu.form()[menu.widget_of("mute")].place;
    menu.click({place.x + 10, place.center().y});
    EXPECT_EQ(preference(menu.session(), Preference::mute), 1);
    const Rect volume = menu.form()[menu.widget_of("volume")].place;
    menu.click({volume.x + 0.7f * volume.w, volume.center().y});
    const double now = preference(menu.session(), Preference::volume);
    EXPECT_GT(now, 10);
    EXPECT_LT(now, 90);
    menu.click({volume.x + 10, volume.center().y});
    EXPECT_EQ(preference(menu.session(), Preference::volume), now) << "its words are no slider";
}

TEST(Options, HaveTheirStandardValueBackByOneKey) {
    Menu menu(options_screen);
    menu.key_on(menu.widget_of("volume"), "home");
    menu.key("del");
    EXPECT_EQ(preference(menu.session(), Preference::volume), 100);
}

TEST(Options, LetPeopleHearWhatTheySet) {
    Menu menu(options_screen);
    menu.wait(0.3);
    menu.app.take_sounds();
    menu.key_on(menu.widget_of("voices_volume"), "left");
    const std::vector<Sound> sounds = menu.app.take_sounds();
    ASSERT_FALSE(sounds.empty());
    EXPECT_EQ(sounds.back().bus, Bus::voices);
}

TEST(Options, ShowTheLanguageAndChangeEveryWordAtOnce) {
    Menu menu(options_screen);
    menu.key("q");
    menu.words();
    menu.key_on(menu.widget_of("language"), "right");
    EXPECT_EQ(menu.text_of("page_title"), "Optionen");
    menu.key("left");
    EXPECT_EQ(menu.text_of("page_title"), "Options");
}

TEST(Options, LeadToTheTerrainAndBack) {
    Menu menu(options_screen);
    menu.key("q");
    menu.words();
    menu.click_on(menu.widget_of("terrain"));
    EXPECT_NE(menu.text_of("page_title"), "Options");
    menu.key("esc");
    EXPECT_EQ(menu.text_of("page_title"), "Options");
}

TEST(Sounds, AreSilentInTheBackgroundIfWanted) {
    MemoryStorage storage;
    Game game(storage);
    const Volumes loud = game.app.volumes();
    game.app.set_focused(false);
    EXPECT_EQ(game.app.volumes(), Volumes{});
    prefer(game.session(), Preference::mute_unfocused, 0);
    EXPECT_EQ(game.app.volumes(), loud);
    game.app.set_focused(true);
    prefer(game.session(), Preference::mute, 1);
    EXPECT_EQ(game.app.volumes(), Volumes{});
}

TEST(Sounds, OfABusFollowItsVolumeAndTheMaster) {
    MemoryStorage storage;
    Game game(storage);
    prefer(game.session(), Preference::effects_volume, 50);
    prefer(game.session(), Preference::volume, 50);
    const Volumes now = game.app.volumes();
    EXPECT_NEAR(now[at(Bus::effects)], 1.0 / 16, 1e-6);
    EXPECT_NEAR(now[at(Bus::interface)], 1.0 / 4, 1e-6);
}

TEST(Background, PausesABattleUnlessThePlayerWantsItToGoOn) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    prefer(game.session(), Preference::pause_unfocused, 0);
    game.app.set_focused(false);
    EXPECT_FALSE(game.has("pause"));
    prefer(game.session(), Preference::pause_unfocused, 1);
    game.app.set_focused(false);
    EXPECT_TRUE(game.has("pause"));
    game.app.set_focused(true);
    EXPECT_TRUE(game.has("pause")) << "the player goes on, not the window";
    game.app.set_focused(false);
    game.key("esc");
    EXPECT_FALSE(game.has("pause")) << "there is only one";
}

TEST(ReducedMotion, IsOneSwitchForEverythingThatMovesThePicture) {
    MemoryStorage storage;
    Game game(storage);
    EXPECT_TRUE(comfort(game.session()).travels);
    prefer(game.session(), Preference::shake, 40);
    EXPECT_FLOAT_EQ(comfort(game.session()).shake, 0.4f);
    prefer(game.session(), Preference::reduced_motion, 1);
    const Comfort calm = comfort(game.session());
    EXPECT_EQ(calm.shake, 0);
    EXPECT_EQ(calm.breath, 0);
    EXPECT_FALSE(calm.travels);
}

TEST(TextSize, ChangesLettersEverywhereAtOnce) {
    Menu menu(options_screen);
    const auto high = [&menu] {
        menu.words();
        return menu.drawn.places[menu.drawn.find("volume/help")->first].h;
    };
    const float usual = high();
    prefer(menu.session(), Preference::text_size, 150);
    EXPECT_GT(high(), 1.2f * usual);
    prefer(menu.session(), Preference::text_size, 75);
    EXPECT_LT(high(), usual);
    prefer(menu.session(), Preference::text_size, 100);
    EXPECT_EQ(high(), usual);
}

TEST(WindowSize, IsRememberedButNotThatOfTheFullScreen) {
    MemoryStorage storage;
    Game game(storage);
    game.app.keep_window_size(1000, 700);
    game.app.toggle_fullscreen();
    game.app.keep_window_size(3840, 2160);
    Game later(storage);
    EXPECT_TRUE(later.app.wants_fullscreen());
    EXPECT_EQ(preference(later.session(), Preference::window_width), 1000);
    EXPECT_EQ(preference(later.session(), Preference::window_height), 700);
}

}  // namespace

}  // namespace terramorph
