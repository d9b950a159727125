#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "paint/files/png.h"
#include "support/program/game.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

using Program = test::Game;

TEST_F(Program, AnswersBeforeThereIsAnyWindow) {
    const auto help = run("--help", "SDL_VIDEODRIVER=nonsense");
    EXPECT_EQ(help.status, 0);
    for (const char* option :
         {"--script", "--shots", "--real-time", "--config-dir", "--data-dir", "--size", "--fullscreen",
          "--nosound", "--narrate", "--lang", "--seed", "--level", "--version"})
        EXPECT_NE(help.output.find(option), std::string::npos) << option;
    const auto version = run("--version", "HOME=");
    EXPECT_EQ(version.status, 0);
    EXPECT_EQ(version.output, "terramorph " + terramorph::version() + "\n");
}

TEST_F(Program, NamesAMistakeInOneLineWithStatusTwo) {
    const std::vector<std::pair<std::string, std::string>> mistakes = {
        {"--colour", "--colour"},
        {"--seed", "--seed"},
        {"--seed -1", "--seed can't be \"-1\"; allowed: 0 to 4294967295"},
        {"--seed seven", "--seed can't be \"seven\""},
        {"--level ''", "--level \"\": the code is empty"},
        {"--level CH-80PX-DB9Z",
         "--level \"CH-80PX-DB9[Z]\": the 10th letter, Z, is wrong: perhaps V (CH-80PX-DB9V)"},
        {"--level CH-80PX", "--level \"CH-80PX\": a code has at least 10 letters; this one has 6"},
        {"--level \"$(head -c 100000 /dev/zero | tr '\\0' A)\"", "a code has at most 1000 letters"},
        {"--size 100x100", "--size can't be \"100x100\"; allowed: 640x360 to 7680x4320"},
        {"--size 1280", "--size can't be \"1280\""},
        {"--size 1280x720x2", "--size can't be"},
        {"--script nowhere.txt", "can't open nowhere.txt"},
        {"more", "more"},
    };
    for (const auto& [arguments, message] : mistakes) {
        const auto ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_NE(ran.output.find(message), std::string::npos) << ran.output;
        EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
    }
}

TEST_F(Program, NamesTheLineOfAScriptThatIsWrong) {
    write_script("wait 0.1\n# fine so far\nkey enterr\n");
    const auto ran = run("--script script");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.output.find("terramorph: script: line 3: "), 0u) << ran.output;
}

TEST_F(Program, NarratesAScriptInTheLanguageAskedForOneSentenceALine) {
    write_script("wait 1\nkey down\nwait 1\n");
    const auto ran = run("--script script --seed 7 --narrate");
    ASSERT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.output.starts_with("Terramorph. Play: Solo, vs. computer.\n")) << ran.output;
    EXPECT_EQ(std::ranges::count(ran.output, '\n'), 2) << ran.output;
    const auto german = run("--script script --seed 7 --narrate --lang de");
    EXPECT_TRUE(german.output.starts_with("Terramorph. Spielen: ")) << german.output;
    EXPECT_EQ(run("--script script --seed 7").output, "") << "only if it's asked to";
}

TEST_F(Program, WritesThePicturesOfAScriptAndLeavesTheHomeAlone) {
    write_script(
        "size 800 450\nwait 0.5\nshot title.png\nsize 1280 720\nshot larger.png\nquit\nshot never.png\n");
    const auto ran = run("--script script --seed 7 --shots pictures/of/it");
    ASSERT_EQ(ran.status, 0) << ran.output;
    EXPECT_EQ(ran.output, "");
    int width = 0;
    int height = 0;
    const auto title = test::rgb_of_png(read_file(path("pictures/of/it/title.png")).value(), width, height);
    ASSERT_TRUE(title);
    EXPECT_EQ(width, 800);
    EXPECT_EQ(height, 450);
    EXPECT_GT(std::ranges::count_if(*title, [&](int c) { return c != title->front(); }), 1000)
        << "there is nothing on it";
    EXPECT_TRUE(test::rgb_of_png(read_file(path("pictures/of/it/larger.png")).value(), width, height));
    EXPECT_EQ(width, 1280);
    EXPECT_FALSE(fs::exists(path("pictures/of/it/never.png")));
    EXPECT_TRUE(fs::is_empty(home()));
}

TEST_F(Program, ShowsTheSameWheneverAScriptIsPlayed) {
    write_script(
        "size 640 360\nwait 0.3\nkey enter\nwait 0.1\nkey space\nwait 0.1\nkey space\nwait 0.7\n"
        "shot battle.png\n");
    ASSERT_EQ(run("--script script --seed 7 --shots a").status, 0);
    ASSERT_EQ(run("--script script --seed 7 --shots b", "LC_ALL=C.UTF-8 TZ=Asia/Tokyo HOME=").status, 0);
    ASSERT_EQ(run("--script script --seed 8 --shots c").status, 0);
    EXPECT_EQ(read_file(path("a/battle.png")).value(), read_file(path("b/battle.png")).value());
    EXPECT_NE(read_file(path("a/battle.png")).value(), read_file(path("c/battle.png")).value());
}

TEST_F(Program, BeginsOnTheTerrainScreenWithTheLevelOfACode) {
    write_script(
        "size 640 360\nwait 0.5\nshot terrain.png\nkey enter\nwait 0.1\nkey space\nwait 0.1\n"
        "key space\nwait 1\nshot battle.png\n");
    const std::vector<std::string> options = {"--level CH-80PX-DB9V", "--level ' ch80pxdb9v '",
                                              "--level LR-80PX-D0Z2", ""};
    std::vector<std::string> terrain;
    std::vector<std::string> battle;
    for (const std::string& option : options) {
        ASSERT_EQ(run("--script script --seed 7 --shots shots " + option).status, 0) << option;
        terrain.push_back(read_file(path("shots/terrain.png")).value());
        battle.push_back(read_file(path("shots/battle.png")).value());
    }
    for (const auto& pictures : {terrain, battle}) {
        EXPECT_EQ(pictures[0], pictures[1]);
        EXPECT_NE(pictures[0], pictures[2]);
        EXPECT_NE(pictures[0], pictures[3]);
    }
    EXPECT_NE(terrain[0], battle[0]);
    EXPECT_TRUE(fs::is_empty(home()));
}

TEST_F(Program, SaysWhereAPictureCannotBeWritten) {
    write_script("shot title.png\n");
    std::ofstream(path("file")) << "no folder";
    const auto ran = run("--script script --shots file/below");
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.output.find("file/below"), std::string::npos) << ran.output;
}

TEST_F(Program, PlaysAMatchOfComputersWhereThereIsNoDisplay) {
    const auto ran = run("--seed 3");
    ASSERT_EQ(ran.status, 0) << ran.output;
    const std::string folder = home() + "/.local/share/terramorph/rounds";
    EXPECT_EQ(ran.output.find("There is no display, so computers play a match (seed 3); pictures of its "
                              "rounds are written to " +
                              folder + "\n"),
              0u)
        << ran.output;
    EXPECT_GT(std::ranges::count(ran.output, '\n'), 3) << ran.output;
    ASSERT_TRUE(fs::is_directory(folder));
    for (const auto& entry : fs::directory_iterator(folder)) {
        int width = 0;
        int height = 0;
        EXPECT_TRUE(test::rgb_of_png(read_file(entry.path()).value(), width, height)) << entry.path();
    }
    EXPECT_FALSE(fs::is_empty(folder));
}

TEST_F(Program, SpeaksTheLanguageThatItIsAskedFor) {
    write(settings("language.toml"), "language = \"en\"\n");
    write_script("size 640 360\nwait 0.2\nshot title.png\n");
    const std::string folders = concat("--config-dir ", home("/.config/terramorph"), " ");
    std::vector<std::string> titles;
    for (const char* option : {"", "--lang en", "--lang de"}) {
        const auto ran = run(folders + "--seed 7 --script script --shots shots " + option);
        EXPECT_EQ(ran.output, "") << option;
        titles.push_back(read_file(path("shots/title.png")).value());
    }
    EXPECT_EQ(titles[0], titles[1]);
    EXPECT_NE(titles[0], titles[2]);
    EXPECT_EQ(read_file(settings("language.toml")).value(), "language = \"en\"\n") << "only for this time";
    const auto unknown = run("--seed 7 --script script --shots shots --lang tlh");
    EXPECT_EQ(unknown.status, 0);
    EXPECT_EQ(unknown.output,
              "terramorph: The game doesn't speak \"tlh\": it speaks en, de, es, fr, it, pl, pt_BR.\n");
}

TEST_F(Program, SettingsBehindALinkStayBehindIt) {
    write(path("dotfiles/settings.toml"), "");
    fs::create_directories(fs::path(settings()).parent_path());
    fs::create_symlink(path("dotfiles/settings.toml"), settings());
    EXPECT_EQ(play(kOneShot).status, 0);
    EXPECT_TRUE(fs::is_symlink(settings()));
    EXPECT_GT(fs::file_size(path("dotfiles/settings.toml")), 100u);
}

TEST_F(Program, WritesNoControlCharactersToTheTerminal) {
    write_script("shot title.png\n");
    const auto ran = run("--script script \"$(printf 'no\\033[31m\\007.tmrec')\"");
    EXPECT_NE(ran.output.find("no?[31m?.tmrec"), std::string::npos) << ran.output;
    EXPECT_EQ(ran.output.find_first_of("\x1b\x07"), std::string::npos);
}

TEST_F(Program, EndsWellWhenItIsToldTo) {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const auto ran = start_and_end("", signal);
        EXPECT_EQ(ran.status, 0) << signal << ": " << ran.output;
        EXPECT_EQ(ran.output, "");
    }
}

TEST_F(Program, PlaysWithoutSoundHomeOrGraphicsCard) {
    const auto ran = start_and_end("SDL_RENDER_DRIVER=nonsense SDL_AUDIODRIVER=nonsense HOME=relative");
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_EQ(ran.output,
              "terramorph: There's no home folder to save settings in. There's no home folder to save "
              "matches in. They'll last until you quit the game.\n");
}

}  // namespace
}  // namespace terramorph
