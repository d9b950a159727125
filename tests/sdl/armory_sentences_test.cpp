// What each weapon and item is for, in its row of the armory, in every language.
#include <gtest/gtest.h>

#include <memory>

#include "app/arsenal_files.h"
#include "app/language/languages.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "sdl/fonts.h"
#include "ui/screens/armory/armory_game.h"

namespace terramorph {
namespace {

struct WindowSize {
    int width, height;
};

/// An armory of all goods of the game, in the interface's fonts.
struct LettersOfTheArmory {
    explicit LettersOfTheArmory(std::string_view language, WindowSize size) {
        storage.files[kLanguageFile] = concat("language = ", toml_quoted(language));
        game = std::make_unique<ArmoryGame>(storage, 2, size.width, size.height);
        game->typeface = &fonts;
        game->session().arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
        game->session().settings.set(Rule::free_market, 1);
        game->open();
    }

    Fonts fonts;
    MemoryStorage storage;
    std::unique_ptr<ArmoryGame> game;
};

std::string first_sentence(std::string_view words) {
    const std::size_t end = words.find_first_of(".!?");
    return std::string(words.substr(0, end == words.npos ? end : end + 1));
}

class ArmorySentences : public testing::TestWithParam<std::tuple<const char*, WindowSize>> {};

TEST_P(ArmorySentences, TheFirstOfEachGoodFitsItsRow) {
    const auto& [language, size] = GetParam();
    LettersOfTheArmory letters(language, size);
    ArmoryGame& game = *letters.game;
    for (const ArmoryTab tab : {ArmoryTab::weapons, ArmoryTab::defence, ArmoryTab::systems}) {
        game.key("home");
        game.words();
        for (const std::string& id : game.listed({.tab = tab})) {
            const std::string row = concat(id, "/use");
            if (!game.drawn.find(row)) game.key("page_down"), game.words();
            const std::string sentence =
                first_sentence(tr(good(game.match().arsenal(), game.number(id)).help));
            EXPECT_TRUE(game.drawn.text_of(row).starts_with(sentence))
                << id << ": " << sentence << " (shown: " << game.drawn.text_of(row) << ")";
        }
        game.key("tab");
    }
}

constexpr WindowSize kWindowSizes[] = {{640, 360}, {1280, 720}, {1920, 1080}};

INSTANTIATE_TEST_SUITE_P(Everywhere, ArmorySentences,
                         testing::Combine(testing::Values("en", "de", "es", "fr", "it", "pl", "pt_BR"),
                                          testing::ValuesIn(kWindowSizes)),
                         [](const auto& each) {
                             return concat(std::get<0>(each.param), "_", std::get<1>(each.param).width);
                         });

}  // namespace
}  // namespace terramorph
