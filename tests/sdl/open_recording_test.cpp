// Recordings that the program is told to open.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/files/file.h"
#include "base/text.h"
#include "support/program/game.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

struct OpenRecording : test::Game {
    /// A match after its first shot, in a file outside the player's folders.
    std::string somebody_elses(const std::string& file = "from-a-friend.tmrec") {
        EXPECT_EQ(play(kOneShot).status, 0);
        const std::string match = newest_recording();
        EXPECT_FALSE(match.empty());
        fs::remove_all(home());
        write(path(file), match);
        return path(file);
    }
    /// Begins with the file and then plays the script.
    test::Ran open(const std::string& file, const std::string& script) {
        write_script(script);
        return run(concat("--script ", test::quoted(path("script")), " --config-dir ",
                          test::quoted(fs::path(settings()).parent_path().string()), " --data-dir ",
                          test::quoted(data()), " --shots ", test::quoted(path("shots")), " -- ",
                          test::quoted(file)));
    }
    std::string content(const std::string& file) const {
        const auto read = read_file(file);
        return read ? *read : "";
    }
};

constexpr const char* kLook = "size 640 360\nwait 0.5\nshot seen.png\n";

TEST_F(OpenRecording, TakesInAMatchOfSomebodyElseAndGoesOnWithIt) {
    const std::string file = somebody_elses();
    const std::string before = content(file);
    const auto ran =
        open(file, "size 640 360\nwait 0.2\nkey enter\nwait 0.5\nkey space\nwait 0.2\nkey space\nwait 4\n");
    EXPECT_EQ(ran.status, 0) << ran.output;
    ASSERT_EQ(recordings().size(), 1u);
    EXPECT_TRUE(recordings().front().ends_with("/from-a-friend.tmrec")) << recordings().front();
    EXPECT_GT(content(recordings().front()).size(), before.size()) << "another shot was fired";
    EXPECT_EQ(content(file), before) << "the friend's own file stays as it is";
}

TEST_F(OpenRecording, KeepsAFileOnceAndWritesOverNothing) {
    const std::string file = somebody_elses();
    for (int times = 0; times < 2; ++times) EXPECT_EQ(open(file, kLook).status, 0);
    EXPECT_EQ(recordings().size(), 1u);
    EXPECT_EQ(open(recordings().front(), kLook).status, 0);
    EXPECT_EQ(recordings().size(), 1u) << "it is there already";
    write(data("from-a-friend.tmrec"), "something else of mine");
    EXPECT_EQ(open(file, kLook).status, 0);
    EXPECT_EQ(recordings().size(), 2u);
    EXPECT_EQ(content(data("from-a-friend.tmrec")), "something else of mine");
}

TEST_F(OpenRecording, SaysWhatIsWrongWithAFileAndBeginsAsEver) {
    write(path("letter.txt"), "Dear Mira,\n");
    write(path("large.tmrec"), std::string((8u << 20) + 1, 'x'));
    for (const auto& [file, complaint] :
         {std::pair<std::string, std::string>{path("letter.txt"),
                                              "letter.txt:1: this isn't a recording of a match"},
          {path("large.tmrec"), "is too large: the limit is 8388608 bytes"},
          {path("nowhere.tmrec"), "can't open"},
          {"/dev/zero", "isn't a regular file"},
          {path(""), "isn't a regular file"}}) {
        const auto ran = open(file, kLook);
        EXPECT_EQ(ran.status, 0) << file;
        EXPECT_NE(ran.output.find(complaint), std::string::npos) << file << ": " << ran.output;
        EXPECT_TRUE(fs::exists(path("shots/seen.png")));
        EXPECT_TRUE(recordings().empty());
    }
}

TEST_F(OpenRecording, SaysThatThereIsNothingToShowItOn) {
    const auto ran = run(test::quoted(somebody_elses()));
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.output.find("there is no display to show"), std::string::npos) << ran.output;
}

}  // namespace
}  // namespace terramorph
