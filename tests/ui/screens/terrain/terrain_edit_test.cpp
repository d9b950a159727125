#include <gtest/gtest.h>

#include "app/terrain_editor/favourites.h"
#include "app/terrain_editor/shuffle.h"
#include "base/text.h"
#include "paint/files/png.h"
#include "support/read_png.h"
#include "terrain/code/level_code.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {

namespace {

using Page = TerrainTestPage;

TEST(TerrainEdit, EveryChangeIsUndoneAndRedoneByKeys) {
    Page page;
    const LevelSettings first = page.level();
    page.key_on_parameter("numCircles", "right");
    const LevelSettings second = page.level();
    page.key("r");
    page.drag(0.5, 0.2);
    page.key_on(page.widget_of("moon"), "enter");
    page.key_on(page.widget_of("walls"), "right");
    for (int k = 0; k < 4; ++k) page.key("ctrl+z");
    EXPECT_EQ(page.level(), second);
    page.key("ctrl+z");
    EXPECT_EQ(page.level(), first);
    page.key("ctrl+z");
    EXPECT_EQ(page.level(), first);
    page.key("ctrl+y");
    EXPECT_EQ(page.level(), second);
    for (int k = 0; k < 4; ++k) page.key("ctrl+shift+z");
    EXPECT_EQ(page.level().planet.name, "moon");
    EXPECT_EQ(page.value_of("walls"), 1);
}

TEST(TerrainEdit, ADragOfTheLineOrOfASliderIsOneStep) {
    Page page;
    const LevelSettings first = page.level();
    page.drag(0.5, 0.2);
    const std::size_t hills = page.widget_of("numCircles");
    const Rect place = page.form()[hills].place;
    page.drag(Point{place.x + place.w * 0.3f, place.center().y},
              Point{place.x + place.w * 0.8f, place.center().y});
    EXPECT_NE(page.level().terrain.values, first.terrain.values);
    page.key("ctrl+z");
    EXPECT_EQ(page.level().terrain.values, first.terrain.values);
    EXPECT_NEAR(page.cut().position, 0.2, 0.01);
    page.key("ctrl+z");
    EXPECT_EQ(page.level(), first);
}

TEST(TerrainEdit, UndoBringsBackTheGeneratorAndItsWidgets) {
    Page page;
    page.click_on(page.widget_of("waves"));
    EXPECT_TRUE(page.has("patterns"));
    page.click_on(page.widget_of("undo"));
    EXPECT_EQ(page.level().terrain.generator->name, "circle-hill");
    EXPECT_TRUE(page.has("circleRadiusMin"));
    page.click_on(page.widget_of("redo"));
    EXPECT_TRUE(page.has("patterns"));
}

TEST(TerrainEdit, ShuffleGivesAPlayableLevelOfTheSameGenerator) {
    for (const Generator* generator : generators()) {
        SCOPED_TRACE(generator->name);
        Page page(generator->name);
        const LevelSettings before = page.level();
        page.key("shift+x");
        EXPECT_NE(page.level().terrain.values, before.terrain.values);
        EXPECT_EQ(page.level().terrain.seed, before.terrain.seed);
        EXPECT_TRUE(playable(page.level()));
        page.key("ctrl+z");
        EXPECT_EQ(page.level(), before);
    }
}

TEST(TerrainEdit, XShufflesOnlyWhatHasTheFocus) {
    Page page;
    const Values before = page.level().terrain.values;
    page.key_on_parameter("numCircles", "x");
    const Values after = page.level().terrain.values;
    for (std::size_t k = 0; k < before.size(); ++k) EXPECT_EQ(before[k] != after[k], k == 1) << k;
}

TEST(TerrainEdit, TheCodeOfTheLevelIsShownAndCopied) {
    Page page;
    page.key("ctrl+c");
    EXPECT_EQ(page.app.clipboard().text(), level_code(page.level()));
    EXPECT_TRUE(page.shows(level_code(page.level())));
}

TEST(TerrainEdit, WhereThereAreLinksALinkToTheLevelIsCopied) {
    struct Links : Clipboard {
        std::string shared(const std::string& code) const override { return "somewhere?level=" + code; }
    };
    Links links;
    Page page;
    page.app.use(links);
    page.key("ctrl+c");
    EXPECT_EQ(links.text(), "somewhere?level=" + level_code(page.level()));
}

TEST(TerrainEdit, ACodeThatIsPastedIsTaken) {
    Page page;
    LevelSettings other = page.level();
    other.terrain = default_terrain(*find_generator("plateaus"));
    other.terrain.seed = 12345;
    other.cut.position = 0.25;
    page.app.clipboard().set_text("  " + level_code(other) + "\n");
    page.key("ctrl+v");
    EXPECT_EQ(page.level(), other);
    EXPECT_TRUE(page.has("cellSize"));
    page.key("ctrl+z");
    EXPECT_EQ(page.level().terrain.generator->name, "circle-hill");
}

TEST(TerrainEdit, TypingReplacesTheCodeThatIsShownAndEnterTakesIt) {
    Page page;
    LevelSettings other = page.level();
    other.terrain.seed = 4242;
    const std::string code = level_code(other);
    page.form().focus_on(page.widget_of("code"));
    page.words();
    for (const char letter : code) page.type(std::string(1, letter));
    EXPECT_NE(page.level(), other);
    page.key("enter");
    EXPECT_EQ(page.level(), other);
}

TEST(TerrainEdit, AWrongLetterIsToldWithAProposalThatEnterTakes) {
    Page page;
    LevelSettings other = page.level();
    other.terrain.seed = 4242;
    std::string wrong = level_code(other);
    wrong[4] = wrong[4] == '7' ? '8' : '7';
    const auto parsed = parse_level_code(wrong);
    const auto* mistake = std::get_if<CodeMistake>(&parsed);
    ASSERT_TRUE(mistake);
    page.app.clipboard().set_text(wrong);
    page.key("ctrl+v");
    EXPECT_NE(page.level(), other);
    EXPECT_TRUE(page.shows(mistake->text()));
    ASSERT_NE(mistake->proposal, "");
    EXPECT_TRUE(page.shows(mistake->proposal));
    page.key("enter");
    EXPECT_EQ(level_code(page.level()), mistake->proposal);
}

TEST(TerrainEdit, PastingNothingIsToldAndRubbishStaysInTheField) {
    Page page;
    const LevelSettings before = page.level();
    page.key("ctrl+v");
    EXPECT_TRUE(page.has("no_text"));
    page.app.clipboard().set_text("\xff!?");
    page.key("ctrl+v");
    page.words();
    page.key("enter");
    EXPECT_EQ(page.level(), before);
}

TEST(TerrainEdit, KeepsAFavouriteOnceAndShowsItByPicture) {
    Page page;
    const LevelSettings kept = page.level();
    page.key("f");
    page.key("f");
    EXPECT_TRUE(page.has("favourite_already"));
    const auto favourites = parse_favourites(page.storage.files[kFavouritesFile], kFavouritesFile);
    ASSERT_TRUE(favourites.ok());
    ASSERT_EQ(favourites->size(), 1u);
    EXPECT_EQ(favourites->front().code, level_code(kept));
    page.click_on(page.widget_of("waves"));
    page.key("l");
    EXPECT_TRUE(page.has("favourites"));
    EXPECT_TRUE(page.shows(favourites->front().name));
    page.key("enter");
    EXPECT_EQ(page.level(), kept);
    page.key("ctrl+z");
    EXPECT_EQ(page.level().terrain.generator->name, "waves");
}

TEST(TerrainEdit, AFavouriteThatIsDeletedComesBackByUndo) {
    Page page;
    page.key("f");
    const std::string file = page.storage.files[kFavouritesFile];
    page.key("l");
    page.words();
    page.key("del");
    EXPECT_TRUE(parse_favourites(page.storage.files[kFavouritesFile], "f")->empty());
    EXPECT_TRUE(page.has("favourites/empty"));
    page.key("ctrl+z");
    EXPECT_EQ(page.storage.files[kFavouritesFile], file);
    page.key("ctrl+y");
    EXPECT_TRUE(parse_favourites(page.storage.files[kFavouritesFile], "f")->empty());
}

TEST(TerrainEdit, WithoutFavouritesThePageSaysHowToKeepOne) {
    Page page;
    page.key("l");
    EXPECT_TRUE(page.has("favourites/empty"));
    page.key("esc");
    EXPECT_TRUE(page.has("terrain"));
}

TEST(TerrainEdit, AFavouriteOfAnUnknownVersionIsToldAndKept) {
    Page page;
    page.storage.files[kFavouritesFile] = favourites_text({{"??", "from afar"}});
    page.key("l");
    EXPECT_TRUE(page.shows("from afar"));
    page.key("enter");
    EXPECT_TRUE(page.has("favourite_unreadable"));
    EXPECT_EQ(parse_favourites(page.storage.files[kFavouritesFile], "f")->size(), 1u);
}

TEST(TerrainEdit, ExportsTheMapAndTheLevelAsPicturesAndSaysWhere) {
    Page page;
    page.key("e");
    const std::string name = level_code(page.level());
    for (const char* ending : {"-map.png", "-level.png"}) {
        ASSERT_TRUE(page.storage.files.contains(name + ending)) << ending;
        int width = 0, height = 0;
        const auto rgb = test::rgb_of_png(page.storage.files[name + ending], width, height);
        ASSERT_TRUE(rgb.ok());
        EXPECT_GE(width, 640);
        EXPECT_GE(height, 100);
        EXPECT_TRUE(page.has("picture_written"));
        EXPECT_TRUE(page.shows(concat(name, ending)));
    }
}

TEST(TerrainEdit, AnExportThatFailsIsTold) {
    Page page;
    page.storage.full = true;
    page.key("e");
    EXPECT_TRUE(page.shows_in("picture_not_written", MemoryStorage::kFull));
}

}  // namespace

}  // namespace terramorph
