#pragma once

#include <gtest/gtest.h>

#include "base/files/toml.h"
#include "base/text.h"
#include "ui/game.h"
#include "ui/screens/menu/menu_page.h"

namespace terramorph {

struct OwnStorage {
    explicit OwnStorage(std::string_view language) {
        storage.files[kLanguageFile] = concat("language = ", toml_quoted(language));
    }
    MemoryStorage storage;
};

/// A page of the menu over the title, drawn once, so that its widgets have their places.
struct Menu : OwnStorage, Game {
    explicit Menu(std::unique_ptr<Screen> (*make)(App&), int players = 2, int width = 1280, int height = 720,
                  std::string_view language = "en")
        : OwnStorage(language), Game(storage, players, width, height) {
        auto screen = make(app);
        page = static_cast<MenuPage*>(screen.get());
        app.push(std::move(screen));
        words();
    }

    Form& form() { return page->form(); }
    /// The first widget of this id; Form::kNone where there is none.
    std::size_t widget_of(std::string_view id) {
        for (std::size_t k = 0; k < form().size(); ++k)
            if (form()[k].id == id) return k;
        return Form::kNone;
    }
    /// Presses Tab until the widget has the focus, and then the key.
    void key_on(std::size_t number, std::string_view name) {
        ASSERT_TRUE(key_until(
            "tab", [&] { return form().focus() == number; }, form().size()))
            << number;
        key(name);
        words();
    }
    void click_on(std::size_t number) {
        click(form()[number].place.center());
        words();
    }
    void type(const std::string& letters) { app.press({.kind = InputEvent::Kind::text, .text = letters}); }
    /// The settings as they are kept for the next start.
    MatchSettings kept() {
        const auto settings = parse_settings(storage.files[kSettingsFile], kSettingsFile);
        EXPECT_TRUE(settings.ok());
        return settings.ok() ? *settings : MatchSettings{};
    }

    MenuPage* page = nullptr;
};

}  // namespace terramorph
