#include "app/arsenal_files.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "ui/game.h"

namespace terramorph {

namespace {

constexpr const char* kComet =
    "[comet]\nname = \"Comet\"\nhelp = \"-\"\nicon = \"tail\"\non_impact = [{ effect = \"blast\", radius = "
    "99 }]\n";

/// What the screen says of a player's weapons.
std::string said(const std::string& weapons, const std::string& items = "") {
    MemoryStorage storage;
    storage.files[kWeaponsFile] = weapons;
    storage.files[kItemsFile] = items;
    App app(storage, "now", all_screens());
    Refusal complaint;
    EXPECT_EQ(fingerprint(*app.session().arsenal), fingerprint(game_arsenal(complaint)))
        << "the game goes on with its own";
    EXPECT_FALSE(complaint);
    Image picture(1920, 1080, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    app.draw(canvas);
    std::string words;
    for (const std::string& line : canvas.words_drawn()) words += line + " ";
    return words;
}

#define EXPECT_SAID(words, part) EXPECT_NE((words).find(part), std::string::npos) << (words)

}  // namespace

TEST(ArsenalFiles, AddTheirWeaponsAndItemsBehindTheGames) {
    MemoryStorage storage;
    storage.files[kWeaponsFile] = kComet;
    storage.files[kItemsFile] =
        "[cake]\nname = \"Cake\"\nrole = \"item\"\non_use = [{ effect = \"repair\", health = 7 }]\n";
    App app(storage, "now", all_screens());
    Refusal complaint;
    const Arsenal game = game_arsenal(complaint);
    const Arsenal& whole = *app.session().arsenal;
    EXPECT_EQ(whole.weapons.size(), game.weapons.size() + 1);
    EXPECT_EQ(whole.weapons.back().name, "Comet");
    EXPECT_EQ(whole.items.size(), game.items.size() + 1);
    EXPECT_EQ(whole.items.back().name, "Cake");
    EXPECT_NE(fingerprint(whole), fingerprint(game)) << "recordings tell them apart";
}

TEST(ArsenalFiles, TakeThePlaceOfTheGamesWeaponsOfTheSameId) {
    MemoryStorage storage;
    Refusal complaint;
    const Arsenal game = game_arsenal(complaint);
    storage.files[kWeaponsFile] = concat("[", game.weapons[1].id, "]\nname = \"Mine\"\n");
    const Result<Arsenal> whole = whole_arsenal(read_own_arsenal(storage));
    ASSERT_TRUE(whole) << whole.error().text();
    EXPECT_EQ(whole->weapons.size(), game.weapons.size());
    EXPECT_EQ(whole->weapons[1].name, "Mine");
}

TEST(ArsenalFiles, WithoutThePlayersThereAreTheGames) {
    MemoryStorage storage;
    Refusal complaint;
    const Arsenal game = game_arsenal(complaint);
    EXPECT_EQ(fingerprint(game), fingerprint(built_in_arsenal()));
    const Result<Arsenal> whole = whole_arsenal(read_own_arsenal(storage));
    ASSERT_TRUE(whole);
    EXPECT_EQ(fingerprint(*whole), fingerprint(game));
}

TEST(ArsenalFiles, AnUnknownKeyIsSaidWithItsPlaceAndWhatIsAllowed) {
    const std::string words = said(concat(kComet, "taste = 3\n"));
    EXPECT_SAID(words,
                "Your own weapons weren't loaded: your weapons.toml:6: weapon comet: unknown key taste");
    EXPECT_SAID(words, "known keys: name, help, icon");
}

TEST(ArsenalFiles, AWrongTypeIsSaid) {
    EXPECT_SAID(said("[comet]\nname = \"Comet\"\nunlimited = \"yes\"\n"),
                "your weapons.toml:3: weapon comet: unlimited");
}

TEST(ArsenalFiles, ANumberOutOfRangeIsSaidWithTheRange) {
    const std::string words = said("[comet]\nname = \"Comet\"\nbundle = 1000\n");
    EXPECT_SAID(words, "your weapons.toml:3: weapon comet: bundle");
    EXPECT_SAID(words, "1000");
    EXPECT_SAID(words, "99");
}

TEST(ArsenalFiles, AFirstWeaponThatRunsOutIsSaid) {
    const std::string first = built_in_arsenal().weapons.front().id;
    const std::string words = said(concat("[", first, "]\nname = \"Last\"\n"));
    EXPECT_SAID(words, "must be true for the first weapon");
}

TEST(ArsenalFiles, EffectsWithoutEndAreSaid) {
    std::string tree = "{ effect = \"blast\" }";
    for (int k = 0; k < 9; ++k) tree = concat("{ effect = \"split\", on_impact = [", tree, "] }");
    const std::string words = said(concat("[comet]\nname = \"Comet\"\non_impact = [", tree, "]\n"));
    EXPECT_SAID(words, "your weapons.toml:3: ");
    EXPECT_SAID(words, "deep");
}

TEST(ArsenalFiles, AFaultInTheItemsIsSaidOfThem) {
    EXPECT_SAID(said("", "[cake]\nname = 3\n"), "your items.toml:2: weapon cake: name");
}

TEST(ArsenalFiles, TenMegabytesOfGarbageAreRefusedBeforeTheyAreRead) {
    std::string garbage(10u << 20, '\0');
    std::uint32_t state = 1;
    for (char& letter : garbage)
        letter = static_cast<char>(state = state * 1664525u + 1013904223u, state >> 24);
    EXPECT_SAID(said(garbage), "your weapons.toml has 10485760 bytes; the limit is 1048576");
    EXPECT_SAID(said(garbage.substr(0, 1000)), "your weapons.toml:1");
}

}  // namespace terramorph
