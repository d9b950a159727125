#include <gtest/gtest.h>

#include "app/language/languages.h"
#include "app/session.h"
#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"
#include "ui/game.h"

namespace terramorph {

// They come with the game without what it doesn't read.
TEST(BuiltInLanguages, SayWhatTheirFilesSay) {
    MemoryStorage storage;
    Game game(storage);
    const std::vector<Language>& languages = game.session().languages;
    ASSERT_GE(languages.size(), 7u);
    for (std::size_t k = 1; k < languages.size(); ++k) {
        choose_language(game.session(), k);
        const Language& each = languages[k];
        ASSERT_TRUE(each.catalogue) << each.code;
        const Result<std::string> po = read_file(test::source_path(concat("assets/lang/", each.code, ".po")));
        ASSERT_TRUE(po) << each.code;
        const Result<Catalogue> file = parse_catalogue(*po, each.code);
        ASSERT_TRUE(file) << file.error().text();
        EXPECT_EQ(each.catalogue->all(), file->all()) << each.code;
        EXPECT_EQ(each.catalogue->language(), each.code);
        EXPECT_EQ(each.name, *file->find("English"));
    }
    speak(nullptr);
}

}  // namespace terramorph
