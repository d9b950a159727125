#include "app/terrain_editor/favourites.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "ui/game.h"

namespace terramorph {

namespace {

Favourites some(int count) {
    Favourites favourites;
    for (int k = 0; k < count; ++k)
        favourites.push_back({concat("CH-", 1000 + k), concat("No. ", k, " \"ä\" \\")});
    return favourites;
}

TEST(Favourites, AreReadBackFromTheTextOfTheirFile) {
    for (const int count : {0, 1, 150}) {
        const auto read = parse_favourites(favourites_text(some(count)), "favourites.toml");
        ASSERT_TRUE(read.ok()) << read.error().text();
        EXPECT_EQ(*read, some(count));
    }
}

TEST(Favourites, AnEmptyFileHoldsNone) {
    const auto read = parse_favourites("", "favourites.toml");
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(read->empty());
}

TEST(Favourites, KeepCodesOfOtherVersions) {
    const auto read = parse_favourites("[[favourite]]\ncode = \"XX-9999-ZZZZ\"\nname = \"later\"\n", "f");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->front().code, "XX-9999-ZZZZ");
}

TEST(Favourites, AMistakeIsToldWithItsLine) {
    const auto told = [](std::string_view toml) {
        const auto read = parse_favourites(toml, "favourites.toml");
        return read.ok() ? "" : read.error().text();
    };
    EXPECT_EQ(told("[[favourite]]\ncode = 7\n"), "favourites.toml:2: code must be a string");
    EXPECT_EQ(told("[[favourite]]\nkode = \"a\"\n"),
              "favourites.toml:2: unknown key kode; use code and name");
    EXPECT_EQ(told("level = 3\n"), "favourites.toml:1: unknown key level; use [[favourite]]");
    EXPECT_EQ(told("[[favourite]]\nname = \"a\"\n"), "favourites.toml:1: a favorite has no code");
    EXPECT_NE(told("[[favourite"), "");
}

TEST(Favourites, AreKeptInThePlayersFolder) {
    MemoryStorage storage;
    Game game(storage);
    EXPECT_TRUE(keep_favourites(game.app.session(), some(120)));
    EXPECT_EQ(load_favourites(game.app.session()), some(120));
}

TEST(Favourites, ADamagedFileIsSetAsideAndToldOf) {
    MemoryStorage storage;
    Game game(storage);
    storage.files[kFavouritesFile] = "favourite = oops";
    EXPECT_TRUE(load_favourites(game.app.session()).empty());
    EXPECT_TRUE(storage.files.contains("favourites.toml.bad"));
    EXPECT_TRUE(game.shows_in("favourites_damaged", "favourites.toml.bad"));
}

TEST(Favourites, AFullDiskIsToldOf) {
    MemoryStorage storage;
    Game game(storage);
    storage.full = true;
    EXPECT_FALSE(keep_favourites(game.app.session(), some(1)));
    EXPECT_TRUE(game.has("favourites_not_kept"));
}

}  // namespace

}  // namespace terramorph
