#include "app/language/language_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>

#include "app/talk/talk.h"
#include "ui/game.h"

namespace terramorph {

namespace {

const std::string kOwnGerman =
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n\"\n"
    "msgid \"English\"\nmsgstr \"Boarisch\"\nmsgid \"Play\"\nmsgstr \"Spuin\"\n";

/// A place that files of languages come from, as a site: some may be out of reach, or no such files.
struct LanguageFilesTest : testing::Test {
    ~LanguageFilesTest() override { speak(nullptr); }

    Result<std::string> file(const std::string& name) {
        asked.push_back(name);
        if (out_of_reach.contains(name)) return error("{file} is out of reach", {{"file", name}});
        if (damaged.contains(name)) return std::string("<html>Log in first</html>");
        return compiled_in_language_file(name);
    }
    std::unique_ptr<App> game(const std::vector<std::string>& locales = {}, const std::string& wish = {}) {
        return std::make_unique<App>(storage, "now", all_screens(), &told, locales, wish,
                                     [this](const std::string& name) { return file(name); });
    }
    static const std::string& spoken(const App& app) {
        return app.session().languages[app.session().language].code;
    }
    static std::size_t place(const App& app, std::string_view code) {
        const auto found = std::ranges::find(app.session().languages, code, &Language::code);
        return static_cast<std::size_t>(found - app.session().languages.begin());
    }
    bool was_told(std::string_view words) const { return told.str().find(words) != std::string::npos; }

    MemoryStorage storage;
    std::vector<std::string> asked;
    std::set<std::string> out_of_reach, damaged;
    std::ostringstream told;
};

using Files = std::vector<std::string>;

TEST_F(LanguageFilesTest, NoneIsAskedForInEnglishAndAllNamesAreKnown) {
    const auto app = game({"en_US", "de_DE"});
    std::vector<std::string> names;
    for (const Language& each : app->session().languages) names.push_back(each.name);
    EXPECT_EQ(names, (std::vector<std::string>{"English", "Deutsch", "Español", "Français", "Italiano",
                                               "Polski", "Português (Brasil)"}));
    EXPECT_EQ(asked, Files());
    EXPECT_EQ(&spoken_phrases(app->session()), &built_in_phrases());
}

TEST_F(LanguageFilesTest, AreAskedForOnceWhenTheLanguageIsFirstSpoken) {
    const auto app = game();
    step_language(app->session(), 1);
    EXPECT_EQ(asked, (Files{"de.po", "talk_de.toml"}));
    EXPECT_EQ(tr("Play"), "Spielen");
    const auto lines = spoken_phrases(app->session()).lines(Mood::hit, kPerson);
    EXPECT_FALSE(std::ranges::equal(lines, built_in_phrases().lines(Mood::hit, kPerson)));
    step_language(app->session(), -1);
    EXPECT_EQ(tr("Play"), "Play");
    step_language(app->session(), 1);
    EXPECT_EQ(tr("Play"), "Spielen");
    EXPECT_EQ(asked.size(), 2u);
}

TEST_F(LanguageFilesTest, AtTheStartAreThoseOfThePlayersLanguageAlone) {
    game({"xx", "fr_CA", "de"});
    EXPECT_EQ(asked, (Files{"fr.po", "talk_fr.toml"}));
    asked.clear();
    game({"fr_CA"}, "pl");
    EXPECT_EQ(asked, (Files{"pl.po", "talk_pl.toml"}));
    EXPECT_EQ(told.str(), "");
}

TEST_F(LanguageFilesTest, IfOneIsOutOfReachThatIsToldAndNothingChanges) {
    for (const char* missing : {"de.po", "talk_de.toml"}) {
        out_of_reach = {missing};
        told.str("");
        const auto app = game();
        choose_language(app->session(), place(*app, "de"));
        EXPECT_EQ(spoken(*app), "en");
        EXPECT_EQ(tr("Play"), "Play");
        EXPECT_TRUE(was_told(std::string("Couldn't load Deutsch: ") + missing + " is out of reach"))
            << told.str();
        EXPECT_TRUE(storage.files.empty()) << "nothing was chosen";
        out_of_reach.clear();
        choose_language(app->session(), place(*app, "de"));
        EXPECT_EQ(spoken(*app), "de") << "once it can be had";
        storage.files.clear();
    }
}

TEST_F(LanguageFilesTest, ThatIsToldInThePresentLanguage) {
    out_of_reach = {"de.po"};
    const auto app = game({"fr"});
    choose_language(app->session(), place(*app, "de"));
    EXPECT_EQ(spoken(*app), "fr");
    EXPECT_TRUE(was_told("Impossible de charger Deutsch")) << told.str();
}

TEST_F(LanguageFilesTest, OneOutOfReachIsSteppedOver) {
    out_of_reach = {"de.po", "es.po"};
    const auto app = game();
    for (const char* expected : {"en", "en", "fr"}) {
        step_language(app->session(), 1);
        EXPECT_EQ(spoken(*app), expected);
    }
    for (const char* expected : {"fr", "fr", "en"}) {
        step_language(app->session(), -1);
        EXPECT_EQ(spoken(*app), expected);
    }
}

TEST_F(LanguageFilesTest, AChoiceOutOfReachAtTheStartIsKeptForTheNext) {
    const std::string choice = "language = \"de\"\n";
    storage.files[kLanguageFile] = choice;
    out_of_reach = {"de.po"};
    {
        const auto app = game({"fr"});
        EXPECT_EQ(spoken(*app), "en");
        EXPECT_TRUE(was_told("Couldn't load Deutsch: de.po is out of reach")) << told.str();
        EXPECT_EQ(storage.files[kLanguageFile], choice);
        step_language(app->session(), 2);
        EXPECT_EQ(spoken(*app), "es") << "stepping begins with what is shown";
        storage.files[kLanguageFile] = choice;
    }
    out_of_reach.clear();
    EXPECT_EQ(spoken(*game({"fr"})), "de");
}

TEST_F(LanguageFilesTest, WhatIsNoCatalogueIsToldAndLeftAlone) {
    for (const char* wrong : {"de.po", "talk_de.toml"}) {
        damaged = {wrong};
        told.str("");
        const auto app = game();
        step_language(app->session(), 1);
        EXPECT_EQ(spoken(*app), "en");
        EXPECT_TRUE(was_told(std::string("Couldn't load Deutsch: ") + wrong)) << told.str();
    }
}

TEST_F(LanguageFilesTest, ThePlayersOwnTranslationIsSpokenInstead) {
    storage.files["de.po"] = kOwnGerman;
    for (const bool reached : {true, false}) {
        asked.clear();
        if (!reached) out_of_reach = {"de.po", "talk_de.toml"};
        const auto app = game({"de"});
        EXPECT_EQ(tr("Play"), "Spuin");
        EXPECT_EQ(app->session().languages[app->session().language].name, "Boarisch");
        EXPECT_EQ(asked, (Files{"talk_de.toml"})) << "tanks talk German, too";
        EXPECT_EQ(&spoken_phrases(app->session()) == &built_in_phrases(), !reached);
        EXPECT_EQ(told.str(), "");
    }
}

}  // namespace

}  // namespace terramorph
