#include "app/language/languages.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "base/files/file.h"
#include "base/text.h"
#include "match/settings/presets.h"
#include "support/paths.h"
#include "terrain/code/level_code.h"
#include "ui/game.h"
#include "ui/screens/armory/armory_game.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/replay/recorded_games.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/favourites_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/screens/weapon_lab/weapon_lab_screen.h"

namespace terramorph {

namespace {

const std::string kSmallCatalogue =
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "msgid \"English\"\nmsgstr \"Lingvo\"\nmsgid \"Play\"\nmsgstr \"Ludi\"\n";

const std::vector<std::string> kGamesOwn = {"en", "de", "es", "fr", "it", "pl", "pt_BR"};

struct Languages : testing::Test {
    ~Languages() override { speak(nullptr); }

    const std::string& spoken(const App& app) { return app.session().languages[app.session().language].code; }
    std::vector<std::string> codes(const App& app) {
        std::vector<std::string> all;
        for (const Language& each : app.session().languages) all.push_back(each.code);
        return all;
    }

    MemoryStorage storage;
};

TEST_F(Languages, AreEnglishAndThoseThatCameWithTheGame) {
    Game game(storage);
    EXPECT_EQ(codes(game.app), kGamesOwn);
    EXPECT_EQ(spoken(game.app), "en");
    EXPECT_EQ(game.session().languages[1].name, "Deutsch");
}

TEST_F(Languages, EachWritesNumbersByItsOwnConvention) {
    struct Written {
        std::string_view code, four, five, money, percent;
    };
    constexpr Written kWritten[] = {
        {"en", "1,500", "10,000", "$10,000", "82%"},
        {"de", "1.500", "10.000", "10.000\u00a0$", "82\u00a0%"},
        {"es", "1500", "10.000", "10.000\u00a0$", "82\u00a0%"},
        {"fr", "1\u202f500", "10\u202f000", "10\u202f000\u00a0$", "82\u202f%"},
        {"it", "1500", "10.000", "10.000\u00a0$", "82%"},
        {"pl", "1500", "10\u00a0000", "10\u00a0000\u00a0$", "82%"},
        {"pt_BR", "1.500", "10.000", "$\u00a010.000", "82%"},
    };
    Game game(storage);
    for (std::size_t k = 0; k < game.session().languages.size(); ++k) {
        choose_language(game.session(), k);
        const Language& each = game.session().languages[k];
        const auto written = std::ranges::find(kWritten, std::string_view(each.code), &Written::code);
        ASSERT_NE(written, std::end(kWritten)) << each.code;
        EXPECT_EQ(tr_number(1500), written->four);
        EXPECT_EQ(tr_number(10000), written->five);
        EXPECT_EQ(tr_money(10000), written->money);
        EXPECT_EQ(tr_percent(82), written->percent);
        const std::string decimal = each.code == "en" ? "9.8" : "9,8";
        EXPECT_EQ(tr_decimal("9.8"), decimal);
        EXPECT_EQ(tr_decimal("-12"), "-12");
        EXPECT_EQ(angle_text(455), each.code == "en" ? "45.5" : "45,5");
    }
}

TEST_F(Languages, AtTheFirstStartItIsThatOfTheSystem) {
    for (const auto& [locales, expected] : {std::pair<std::vector<std::string>, std::string>{{"de_AT"}, "de"},
                                            {{"de-DE"}, "de"},
                                            {{"de"}, "de"},
                                            {{"xx_XX", "de_CH", "en_US"}, "de"},
                                            {{"en_GB", "de_DE"}, "en"},
                                            {{"xx_XX"}, "en"},
                                            {{"fr_CA"}, "fr"},
                                            {{"pt_BR"}, "pt_BR"},
                                            {{"pt-PT"}, "pt_BR"},
                                            {{"C"}, "en"},
                                            {{"", "deutsch"}, "en"},
                                            {{}, "en"}}) {
        App app(storage, "now", all_screens(), nullptr, locales);
        EXPECT_EQ(spoken(app), expected) << testing::PrintToString(locales);
        EXPECT_TRUE(storage.files.empty()) << "nothing was chosen";
    }
}

TEST_F(Languages, AChoiceIsKept) {
    {
        Game game(storage);
        step_language(game.app.session(), 1);
        EXPECT_EQ(spoken(game.app), "de");
        EXPECT_TRUE(game.shows("Spielen"));
    }
    {
        App app(storage, "now", all_screens(), nullptr, {"en_US"});
        EXPECT_EQ(spoken(app), "de");
        while (spoken(app) != kGamesOwn.back()) step_language(app.session(), 1);
        step_language(app.session(), 1);
    }
    App app(storage, "now", all_screens(), nullptr, {"de_DE"});
    EXPECT_EQ(spoken(app), "en") << "behind the last comes the first";
    step_language(app.session(), -1);
    EXPECT_EQ(spoken(app), kGamesOwn.back());
}

TEST_F(Languages, AreChosenOnTheTitle) {
    Game game(storage, 2, 1280, 720);
    ASSERT_EQ(game.text_of("language"), "English");
    game.click_on("language");
    EXPECT_EQ(game.text_of("language"), "Deutsch");
    EXPECT_TRUE(game.shows("Spielen"));
    EXPECT_FALSE(game.shows("Play"));
    for (std::size_t k = 1; k < kGamesOwn.size(); ++k) game.click_on("language");
    EXPECT_TRUE(game.shows("Play"));
}

TEST_F(Languages, AreReachedByTheKeysOfTheTitle) {
    bool reached = false;
    for (int tabs = 1; tabs < 20 && !reached; ++tabs) {
        Game game(storage, 2, 1280, 720);
        for (int k = 0; k < tabs; ++k) game.key("tab");
        game.key("right");
        reached = game.text_of("language") == "Deutsch";
        game.key("left");
        EXPECT_EQ(game.text_of("language"), "English");
    }
    EXPECT_TRUE(reached);
}

TEST_F(Languages, OnesOwnAreFoundInThePlayersFolder) {
    storage.files["eo.po"] = kSmallCatalogue;
    storage.files["de.po"] = kSmallCatalogue;
    Game game(storage);
    EXPECT_EQ(game.session().languages.size(), kGamesOwn.size() + 1);
    for (std::size_t k = 0; k <= kGamesOwn.size() && spoken(game.app) != "eo"; ++k)
        step_language(game.app.session(), 1);
    EXPECT_TRUE(game.shows("Ludi"));
    EXPECT_TRUE(game.shows("Level editor")) << "what it does not know stays English";
    const auto german = std::ranges::find(game.session().languages, "de", &Language::code);
    ASSERT_NE(german, game.session().languages.end());
    EXPECT_EQ(german->name, "Lingvo") << "it takes the place of the game's own";
}

TEST_F(Languages, ADamagedOneOfOnesOwnIsToldOfAndLeftAlone) {
    storage.files["eo.po"] = kSmallCatalogue + "msgid 5\n";
    storage.files["de.po"] = "";
    Game game(storage, 2, 1280, 720);
    EXPECT_EQ(codes(game.app), kGamesOwn);
    for (const std::string_view told : {"Your translation wasn't loaded: de.po: the header",
                                        "Your translation wasn't loaded: eo.po, line 7: expected a string"})
        EXPECT_TRUE(game.wait_until([&] { return game.shows(told); }, 0.5, 20)) << told;
    EXPECT_TRUE(storage.files.contains("eo.po"));
    step_language(game.app.session(), 1);
    EXPECT_TRUE(game.shows("Spielen")) << "the game's own is still there";
}

TEST_F(Languages, AHugeFileIsNotRead) {
    storage.files["eo.po"] = std::string(Catalogue::kMaxFile + 1, '#');
    Game game(storage, 2, 1280, 720);
    EXPECT_TRUE(game.shows("Your translation wasn't loaded: eo.po has 1048577 bytes"));
    EXPECT_TRUE(game.shows("1048576")) << "in a second row";
}

TEST_F(Languages, ADamagedChoiceIsKeptAndToldOf) {
    storage.files[kLanguageFile] = "language = \"de";
    Game game(storage, 2, 1280, 720);
    EXPECT_EQ(spoken(game.app), "en");
    EXPECT_TRUE(game.shows("language.toml.bad"));
    EXPECT_EQ(storage.files["language.toml.bad"], "language = \"de");
}

TEST_F(Languages, AChoiceThatIsNoneOfThemIsForgotten) {
    for (const char* chosen : {"language = \"xx\"", "language = 5", "other = 1", "language = \"\""}) {
        storage.files[kLanguageFile] = chosen;
        App app(storage, "now", all_screens(), nullptr, {"de"});
        EXPECT_EQ(spoken(app), "de") << chosen;
    }
}

TEST_F(Languages, OnAFullDiskTheChoiceHoldsUntilTheEnd) {
    Game game(storage, 2, 1280, 720);
    storage.full = true;
    step_language(game.app.session(), 1);
    EXPECT_TRUE(game.shows("Spielen"));
    EXPECT_TRUE(game.shows("Die Sprache ließ sich nicht speichern"));
}

TEST_F(Languages, DoNotTouchTheMatch) {
    std::vector<std::string> recordings;
    for (const char* language : {"en", "de"}) {
        MemoryStorage own;
        own.files[kLanguageFile] = concat("language = \"", language, "\"");
        const std::string name = play_some(own, 3);
        recordings.push_back(own.files[name]);
    }
    EXPECT_EQ(recordings[0], recordings[1]);
}

/// English with every letter replaced: "{count} ẋẋẋẋ".
std::string pseudo(std::string_view english) {
    std::string all;
    bool name = false;
    for (const char letter : english) {
        name = letter == '{' || (name && letter != '}');
        if (!name && std::isalpha(static_cast<unsigned char>(letter)))
            all += "ẋ";
        else
            all += letter;
    }
    return all;
}

std::string po_text(std::string_view words) {
    std::string all = "\"";
    for (const char letter : words) {
        if (letter == '"' || letter == '\\') all += '\\';
        all += letter;
    }
    return all + "\"";
}

/// A language in which no letter of English is left, so that words that nobody translates stand out.
std::shared_ptr<const Catalogue> pseudolocale() {
    const Result<std::string> file = read_file(test::source_path("assets/lang/de.po"));
    EXPECT_TRUE(file.ok());
    const Result<Catalogue> german = parse_catalogue(*file, "de.po");
    EXPECT_TRUE(german.ok()) << german.error().text();
    std::string po = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=0;\\n\"\n";
    for (const auto& [english, translations] : german->all())
        po += concat("msgid ", po_text(english), "\nmsgstr ", po_text(pseudo(english)), "\n");
    auto parsed = parse_catalogue(po, "pseudo.po");
    EXPECT_TRUE(parsed.ok()) << parsed.error().text();
    return std::make_shared<Catalogue>(parsed.take());
}

/// Words of English that stand on the screen in the pseudolocale.
struct Pseudolocale : Languages {
    void look(Game& game, std::string_view where) {
        speak(pseudolocale_);
        std::set<std::string> allowed = {"Terramorph", "English", "weapons", "toml",
                                         "Pebble",     "Boulder", "Juno"};
        for (const Player& player : game.session().settings.players) allowed.insert(player.name);
        if (game.session().runner)
            for (const Player& player : game.match().settings().players) allowed.insert(player.name);
        if (game.session().runner && game.match().journey().galaxy())
            for (const World& world : game.match().journey().galaxy()->worlds)
                for (const auto word : split(world.level.planet.label, ' '))
                    allowed.insert(std::string(word));
        for (const Generator* generator : generators())
            for (const auto word : split(generator->name, '-')) allowed.insert(std::string(word));
        for (const std::string& line : game.words()) {
            if (is_code(line) || is_star(line, where)) continue;
            for (const std::string& word : english_in(line))
                EXPECT_TRUE(allowed.contains(word)) << where << ": " << word << " in \"" << line << '"';
        }
    }
    /// Stars have their names beside them.
    static bool is_star(const std::string& line, std::string_view where) {
        return (where == "galaxy" || where == "star map") && line.find(' ') == std::string::npos &&
               line[0] >= 'A' && line[0] <= 'Z';
    }
    static bool is_code(const std::string& line) {
        return std::holds_alternative<LevelSettings>(parse_level_code(line));
    }
    static std::vector<std::string> english_in(std::string_view line) {
        std::vector<std::string> found(1);
        for (const char letter : line) {
            if (std::isalpha(static_cast<unsigned char>(letter)))
                found.back() += letter;
            else if (!found.back().empty())
                found.emplace_back();
        }
        std::erase_if(found, [](const std::string& word) { return word.size() < 3; });
        return found;
    }
    void open(Game& game, std::unique_ptr<Screen> (*make)(App&), std::string_view where) {
        speak(pseudolocale_);
        game.app.push(make(game.app));
        look(game, where);
    }

    std::shared_ptr<const Catalogue> pseudolocale_ = pseudolocale();
};

TEST_F(Pseudolocale, NoPageOfTheMenuHasWordsThatNobodyCanTranslate) {
    Game game(storage, 10, 1920, 1080);
    speak(pseudolocale_);
    game.session().unfinished = "kept.tmrec";
    look(game, "title");
    open(game, players_screen, "players");
    open(game, settings_screen, "settings");
    for (int section = 0; section < 12; ++section) {
        game.key("down");
        game.key("enter");
        look(game, concat("settings, section ", section));
    }
    open(game, galaxy_screen, "galaxy");
    open(game, replays_screen, "no replays");
    open(game, help_screen, "help");
    open(game, terrain_screen, "terrain");
    for (std::size_t k = 0; k < generators().size(); ++k) {
        game.session().settings.level.terrain = default_terrain(*generators()[k]);
        open(game, terrain_screen, generators()[k]->name);
    }
}

TEST_F(Pseudolocale, NorHasABattle) {
    Game game(storage, 3, 1920, 1080);
    game.session().arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    game.session().settings.players[2].kind = computer("spoiler");
    game.session().settings.set(Rule::talk, 0);  // what tanks say is no part of the catalogue
    speak(pseudolocale_);
    game.start();
    look(game, "battle");
    for (const char* key : {"w", "i", "m", "t"}) {
        game.key(key);
        game.wait(0.1);
        look(game, concat("battle, key ", key));
        game.key("esc");
    }
    game.key("esc");
    look(game, "the pause menu");
    game.key("esc");
    game.key("space");
    for (int second = 0; second < 20; ++second) {
        game.wait(1);
        look(game, "flight");
    }
}

TEST_F(Pseudolocale, NorHaveTheResults) {
    Game game(storage, 2, 1920, 1080);
    speak(pseudolocale_);
    game.start();
    for (int round = 1; round <= 2; ++round) {
        game.end_round();
        game.wait(4);
        for (const char* key : {"right", "right", "right"}) {
            look(game, concat("results of round ", round));
            game.key(key);
        }
        game.key("enter");
        game.wait(0.1);
    }
}

TEST_F(Pseudolocale, NorHasTheArmory) {
    ArmoryGame game(storage, 2, 1920, 1080);
    game.session().arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    game.session().settings.set(Rule::start_cash, 50000);
    speak(pseudolocale_);
    game.start();
    look(game, "taking the seat");
    game.key("enter");
    game.wait(0.1);
    for (int k = 0; k < 90; ++k) {
        game.key("down");
        if (k % 9 == 0) game.key("enter");
        look(game, concat("armory, good ", k));
    }
}

TEST_F(Pseudolocale, NorHaveReplays) {
    play_all(storage);
    play_some(storage, 3);
    Game game(storage, 2, 1920, 1080);
    open(game, replays_screen, "replays");
    game.key("enter");
    game.wait(1);
    look(game, "replay");
}

TEST_F(Pseudolocale, NorHaveTheWeaponLabTheGalaxyAndTheFavourites) {
    Game game(storage, 2, 1920, 1080);
    speak(pseudolocale_);
    game.app.push(weapon_lab_screen(game.app, game.session().settings.level));
    game.wait(0.1);
    look(game, "weapon lab");
    game.app.back_to_title();
    game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
    game.start();
    look(game, "star map");
}

}  // namespace

}  // namespace terramorph
