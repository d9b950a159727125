// Files that are missing, damaged, somebody else's or absurd: settings, matches, assets, fonts.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "base/files/file.h"
#include "base/random.h"
#include "base/text.h"
#include "match/settings/settings.h"
#include "support/how_often.h"
#include "support/paths.h"
#include "support/program/game.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

std::string noise(std::size_t bytes, std::uint32_t seed) {
    Random random(seed, 1);
    std::string all;
    while (all.size() < bytes) all += static_cast<char>(random.below(256));
    return all;
}

/// Every letter as two bytes.
std::string wide(const std::string& text) {
    std::string all = "\xff\xfe";
    for (const char letter : text) all += letter, all += '\0';
    return all;
}

struct Damage {
    std::string what;
    std::string content;
};

class FaultyFiles : public test::Game {
  protected:
    /// Starts a match, fires, and leaves.
    test::Ran play_a_turn() const { return play(kOneShot); }
    /// Something that is no regular file in place of one.
    void expect_kept_aside(const std::string& file, const std::function<void()>& put) const {
        fs::create_directories(fs::path(file).parent_path());
        put();
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << file << ": " << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/end.png")));
        fs::remove_all(path("shots"));
        fs::remove_all(home());
    }
};

TEST_F(FaultyFiles, OfSettingsAreKeptAsideAndTheGameGoesOn) {
    const std::string sound = settings_text(default_settings());
    std::vector<Damage> damages = {
        {"another game's", "[Graphics]\nScreenWidth=640\nScreenHeight=480\nfullscreen=yes # on\n"},
        {"a program", read_file("/bin/sh").value().substr(0, 60000)},
        {"noise", noise(5000, 1)},
        {"of two bytes a letter", wide(sound)},
        {"nought", std::string(4096, '\0')},
        {"not a number", "[rules]\nstart_cash = nan\n"},
        {"endless", "[rules]\nstart_cash = inf\n"},
        {"too much", "[rules]\nrounds = 1e308\n"},
        {"too little", "[rules]\nrounds = -9223372036854775808\n"},
        {"a string", "[rules]\nrounds = \"many\"\n"},
        {"deep", "a = " + std::string(100000, '[')},
        {"a crowd",
         [] {
             std::string players;
             for (int k = 0; k < 1000; ++k) players += concat("[[player]]\nname = \"", k, "\"\n");
             return players;
         }()},
    };
    for (std::size_t tenth = 1; tenth < 10; ++tenth)
        damages.push_back({concat("cut at ", tenth, " tenths"), sound.substr(0, sound.size() * tenth / 10)});
    for (const Damage& damage : damages) {
        write(settings(), damage.content);
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << damage.what << ": " << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/end.png"))) << damage.what;
        const bool is_damaged = !parse_settings(damage.content, "settings.toml");
        EXPECT_EQ(fs::exists(settings("settings.toml.bad")), is_damaged) << damage.what;
        if (is_damaged) {
            EXPECT_EQ(read_file(settings("settings.toml.bad")).value(), damage.content) << damage.what;
            EXPECT_NE(ran.output.find("Couldn't read the settings, which were saved as"), std::string::npos)
                << damage.what << ": " << ran.output;
        }
        EXPECT_TRUE(parse_settings(read_file(settings()).value(), "settings.toml")) << damage.what;
        fs::remove_all(home());
        fs::remove_all(path("shots"));
    }
}

TEST_F(FaultyFiles, OfTranslationsAreToldOfAndTheGameGoesOn) {
    const std::string sound = read_file(test::source_path("assets/lang/de.po")).value();
    for (const Damage& damage : {Damage{"empty", ""},
                                 {"a program", read_file("/bin/sh").value().substr(0, 60000)},
                                 {"noise", noise(5000, 1)},
                                 {"of two bytes a letter", wide(sound)},
                                 {"nought", std::string(4096, '\0')},
                                 {"too large", std::string(2 << 20, '#')},
                                 {"cut", sound.substr(0, sound.rfind('"'))}}) {
        write(data("eo.po"), damage.content);
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << damage.what << ": " << ran.output;
        EXPECT_NE(ran.output.find("Your translation wasn't loaded: eo.po"), std::string::npos)
            << damage.what << ": " << ran.output;
        EXPECT_EQ(read_file(data("eo.po")).value(), damage.content) << damage.what;
        EXPECT_TRUE(fs::exists(path("shots/end.png"))) << damage.what;
        fs::remove_all(path("shots"));
    }
    fs::remove(data("eo.po"));
    write(settings("language.toml"), "language = 'de");
    const auto ran = play_a_turn();
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.output.find("language.toml.bad"), std::string::npos) << ran.output;
    EXPECT_EQ(read_file(settings("language.toml.bad")).value(), "language = 'de");
}

/// What may stand where a file should be and cannot be read as one.
class InPlaceOfAFile : public FaultyFiles, public testing::WithParamInterface<const char*> {
  protected:
    void put(const std::string& file) const {
        fs::create_directories(fs::path(file).parent_path());
        const std::string what = GetParam();
        if (what == "Folder") write(file + "/with/something", "in it");
        if (what == "Pipe") mkfifo(file.c_str(), 0600);
        if (what == "Loop") fs::create_symlink(file, file);
        if (what == "LinkToNowhere") fs::create_symlink("/nowhere/at/all", file);
        if (what == "Device") fs::create_symlink("/dev/zero", file);
        if (what == "Giant") write(file, ""), fs::resize_file(file, 5ull << 30);
    }
};

TEST_P(InPlaceOfAFile, TheSettingsAreTheUsualOnesAndNothingIsLost) {
    put(settings());
    const auto ran = play_a_turn();
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_TRUE(fs::exists(path("shots/end.png")));
    EXPECT_NE(ran.output.find("settings"), std::string::npos) << ran.output;
    const std::string aside = settings("settings.toml.bad");
    EXPECT_NE(fs::symlink_status(aside).type(), fs::file_type::not_found) << ran.output;
    EXPECT_TRUE(parse_settings(read_file(settings()).value(), "settings.toml"));
}

TEST_P(InPlaceOfAFile, AMatchIsRefusedAndAnotherOnePlayed) {
    ASSERT_EQ(play_a_turn().status, 0);
    ASSERT_EQ(recordings().size(), 1u);
    const std::string match = recordings().front();
    fs::remove(match);
    put(match);
    for (int start = 0; start < 2; ++start) {
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/end.png")));
    }
    int sound = 0;
    std::error_code fault;
    for (const std::string& name : names_in(data(), ".tmrec"))
        if (fs::is_regular_file(data(name), fault) && fs::file_size(data(name)) < 1000000) ++sound;
    EXPECT_GE(sound, 1) << "the match that was played instead is kept";
}

TEST_P(InPlaceOfAFile, ATranslationIsLeftOut) {
    put(data("eo.po"));
    put(settings("language.toml"));
    const auto ran = play_a_turn();
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_TRUE(fs::exists(path("shots/end.png")));
}

INSTANTIATE_TEST_SUITE_P(Odd, InPlaceOfAFile,
                         testing::Values("Folder", "Pipe", "Loop", "LinkToNowhere", "Device", "Giant"),
                         [](const auto& odd) { return std::string(odd.param); });

TEST_F(FaultyFiles, OfMatchesAreRefusedInOneSentenceAndKept) {
    ASSERT_EQ(play_a_turn().status, 0);
    const std::string sound = newest_recording();
    const std::string file = recordings().front();
    ASSERT_GT(sound.size(), 100u);
    const std::vector<Damage> damages = {
        {"empty", ""},
        {"noise", noise(5000, 2)},
        {"another game's", "<?xml version=\"1.0\"?><save game=\"tanks\"/>\n"},
        {"of two bytes a letter", wide(sound)},
        {"nought", std::string(4096, '\0')},
        {"cut", sound.substr(0, sound.size() / 10)},
        {"changed",
         [&] {
             std::string changed = sound;
             changed[sound.rfind("fire")] = 'F';
             return changed;
         }()},
        {"one long line", std::string(3000000, 'x')}};
    for (const Damage& damage : damages) {
        const std::string before = test::scratch_folder();
        fs::copy(home(), before, fs::copy_options::recursive);
        write(file, damage.content);
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << damage.what << ": " << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/end.png"))) << damage.what;
        EXPECT_NE(ran.output, "") << damage.what << " without a word";
        bool kept = false;
        for (const auto& entry : fs::directory_iterator(data())) {
            const auto content = read_file(entry.path());
            kept |= content.ok() && *content == damage.content;
        }
        EXPECT_TRUE(kept) << damage.what << " is not kept";
        fs::remove_all(home());
        fs::remove_all(path("shots"));
        fs::rename(before, home());
    }
}

TEST_F(FaultyFiles, MayBeTenThousand) {
    for (int k = 0; k < 10000; ++k) write(data(concat("2026", k, ".tmrec")), "garbage");
    for (int k = 0; k < 100; ++k) write(settings(concat("s", k, ".toml")), "garbage");
    EXPECT_EQ(play_a_turn().status, 0);
    EXPECT_EQ(start_and_end().status, 0);
    EXPECT_GE(names_in(data(), ".tmrec").size(), 10001u);
}

TEST_F(FaultyFiles, OfAssetsAreReplacedByWhatIsBuiltIn) {
    move_program(path("program"));
    const std::string assets = path("program/assets");
    std::vector<std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(assets))
        if (entry.is_regular_file()) all.push_back(entry.path());
    ASSERT_GE(all.size(), 5u);
    for (const std::string& one : all) {
        const std::string content = read_file(one).value();
        write(one, noise(3000, 3));
        EXPECT_EQ(play_a_turn().status, 0) << one << " is noise";
        fs::remove(one);
        if (test::in_full()) EXPECT_EQ(play_a_turn().status, 0) << one << " is missing";
        if (test::in_full())
            for (std::size_t tenth = 0; tenth < 10; ++tenth) {
                write(one, content.substr(0, content.size() * tenth / 10));
                EXPECT_EQ(play_a_turn().status, 0) << one << " is cut at " << tenth << " tenths";
            }
        write(one, content);
    }
    fs::remove_all(assets);
    fs::create_directory(assets);
    const auto ran = play_a_turn();
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_NE(ran.output.find("Using the game's own weapons"), std::string::npos) << ran.output;
    EXPECT_NE(ran.output.find("Using the game's own planets"), std::string::npos) << ran.output;
}

TEST_F(FaultyFiles, OfFontsAreReplacedByOthersOrPlainLetters) {
    move_program(path("program"));
    const std::string fonts = path("program/fonts");
    const auto all = names_in(fonts, "");
    ASSERT_EQ(all.size(), 4u);
    const auto damage = [&](const std::function<void(const std::string&)>& each) {
        fs::remove_all(fonts);
        fs::copy(test::binary_path("fonts"), fonts, fs::copy_options::recursive);
        for (const std::string& name : all) each(fonts + "/" + name);
        const auto ran = play_a_turn();
        EXPECT_EQ(ran.status, 0) << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/end.png")));
    };
    damage([](const std::string& file) { fs::remove(file); });
    damage([](const std::string& file) { fs::resize_file(file, fs::file_size(file) / 2); });
    damage([](const std::string& file) { fs::resize_file(file, 0); });
    damage([&](const std::string& file) { write(file, noise(20000, 4)); });
    damage([](const std::string& file) { fs::remove(file), fs::create_directory(file); });
    damage([](const std::string& file) { fs::remove(file), fs::create_symlink("/dev/zero", file); });
}

/// The rules at their ends, each drawn anew, with computers that play some turns.
void play_at_the_ends(Random& random, MatchSettings& settings) {
    for (std::size_t rule = 0; rule < kRules.size(); ++rule)
        settings.rules[rule] = random.below(2) == 0 ? kRules[rule].minimum : kRules[rule].maximum;
}

class Rules : public FaultyFiles {
  protected:
    /// Two computers, so that nobody need press anything.
    static MatchSettings computers() {
        MatchSettings settings = default_settings();
        for (Player& player : settings.players) player.kind = computer("moron");
        return settings;
    }
    void expect_played(const MatchSettings& settings, const std::string& what) {
        fs::remove_all(home());
        if (validate(settings)) return;  // the settings' screen does not let it happen
        write(this->settings(), settings_text(settings));
        const auto ran = play(play_friends() + "wait 0.5\nkey enter\nwait 6\nshot end.png\n");
        EXPECT_EQ(ran.status, 0) << what << ": " << ran.output;
        EXPECT_NE(newest_recording(), "") << what << ": nobody played";
        EXPECT_EQ(play("size 640 360\nwait 0.1\nkey enter\nwait 0.5\n").status, 0)
            << what << " a second time";
    }
};

TEST_F(Rules, AtAnyOfTheirEndsDoNotStopTheGameAtEveryStart) {
    const std::uint32_t seed = test::in_full() ? 1000 : 1;
    for (std::uint32_t k = 0; k < (test::in_full() ? 100u : 8u); ++k) {
        MatchSettings settings = computers();
        Random random(seed + k, 1);
        play_at_the_ends(random, settings);
        expect_played(settings, concat("seed ", seed + k));
    }
    if (!test::in_full()) return;
    for (std::size_t rule = 0; rule < kRules.size(); ++rule)
        for (const double value : {kRules[rule].minimum, kRules[rule].maximum}) {
            MatchSettings settings = computers();
            settings.rules[rule] = value;
            expect_played(settings, concat(kRules[rule].name, " ", value));
        }
}

}  // namespace
}  // namespace terramorph
