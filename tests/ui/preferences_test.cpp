#include "app/player/preferences.h"

#include <gtest/gtest.h>

#include "ui/game.h"

namespace terramorph {

namespace {

TEST(Preferences, AreTheSameAtTheNextStart) {
    MemoryStorage storage;
    {
        Game game(storage);
        prefer(game.session(), Preference::opponents, 7);
        prefer(game.session(), Preference::difficulty, static_cast<double>(Difficulty::hard));
    }
    Game game(storage);
    EXPECT_EQ(preference(game.session(), Preference::opponents), 7);
    EXPECT_EQ(preference(game.session(), Preference::difficulty), static_cast<double>(Difficulty::hard));
}

TEST(Preferences, StepRoundAndRound) {
    MemoryStorage storage;
    Game game(storage);
    prefer(game.session(), Preference::opponents, 9);
    step_preference(game.session(), Preference::opponents, 1);
    EXPECT_EQ(preference(game.session(), Preference::opponents), 1);
    step_preference(game.session(), Preference::opponents, -1);
    EXPECT_EQ(preference(game.session(), Preference::opponents), 9);
}

TEST(Preferences, HaveTheirDefaultsWhereTheFileIsDamagedAndKeepIt) {
    for (const char* const damage :
         {"opponents = 12\n", "opponents = [\n", "enemies = 3\n", "difficulty = 2.5\n"}) {
        MemoryStorage storage;
        storage.files[kPreferencesFile] = damage;
        App app(storage, "now", all_screens());
        EXPECT_EQ(app.session().preferences, default_values(kPreferences)) << damage;
        EXPECT_EQ(storage.files[std::string(kPreferencesFile) + ".bad"], damage);
    }
}

TEST(Preferences, SayWhenTheyCannotBeSaved) {
    MemoryStorage storage;
    Game game(storage);
    storage.full = true;
    prefer(game.session(), Preference::opponents, 4);
    EXPECT_TRUE(game.has("preferences_not_kept"));
    EXPECT_EQ(preference(game.session(), Preference::opponents), 4);
}

}  // namespace

}  // namespace terramorph
