#include "base/options.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <filesystem>
#include <optional>

namespace terramorph {
namespace {

/// A program with one of everything, and what it said.
struct Program {
    bool loud = false;
    std::string file = "none";
    std::optional<std::string> code;
    std::string place;
    int count = 3;
    double angle = 1.5;
    std::vector<std::string> sets;
    std::string said;
    std::string complained;

    int read(std::vector<std::string> words) {
        Options options("program", "Does a thing");
        options.flag("-l,--loud", loud, "Be loud");
        options.value("--file", file, "A file");
        options.value("--code", code, "A code");
        options.value("--count", count, "How many");
        options.value("--angle", angle, "Which way");
        options.values("--set", sets, "A setting");
        options.argument("place", place, "Where", false);
        words.insert(words.begin(), "program");
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        const int status = options.read(static_cast<int>(arguments.size()), arguments.data());
        said = testing::internal::GetCapturedStdout();
        complained = testing::internal::GetCapturedStderr();
        return status;
    }
};

TEST(Options, SetWhatIsGivenAndLeaveTheRest) {
    Program program;
    EXPECT_EQ(program.read({}), -1);
    EXPECT_EQ(program.count, 3);
    EXPECT_EQ(program.read({"--loud", "--file", "a b", "--count=-7", "--angle", "-0.25", "here"}), -1);
    EXPECT_TRUE(program.loud);
    EXPECT_EQ(program.file, "a b");
    EXPECT_EQ(program.count, -7);
    EXPECT_EQ(program.angle, -0.25);
    EXPECT_EQ(program.place, "here");
    EXPECT_EQ(program.said + program.complained, "");
}

TEST(Options, TellAnEmptyTextFromNone) {
    Program program;
    EXPECT_EQ(program.read({}), -1);
    EXPECT_EQ(program.code, std::nullopt);
    for (const std::string written : {"", "a b", "-1"}) {
        Program other;
        EXPECT_EQ(other.read({"--code", written}), -1) << other.complained;
        EXPECT_EQ(other.code, written);
    }
    EXPECT_EQ(Program().read({"--code"}), 2);
    EXPECT_EQ(Program().read({"--code", "a", "--code", "b"}), 2);
}

TEST(Options, MayRepeatOnlyWhereTheyAreMany) {
    Program program;
    EXPECT_EQ(program.read({"--set", "a=1", "here", "--set", "b=2"}), -1);
    EXPECT_EQ(program.sets, (std::vector<std::string>{"a=1", "b=2"}));
    EXPECT_EQ(program.place, "here");
    EXPECT_EQ(program.read({"--count", "1", "--count", "2"}), 2);
}

TEST(Options, ThatAskAreAnsweredWithStatusZero) {
    Program program;
    EXPECT_EQ(program.read({"--version"}), 0);
    EXPECT_EQ(program.said, "program " + version() + "\n");
    EXPECT_EQ(program.read({"--count", "4", "--help"}), 0);
    for (const char* word : {"Does a thing", "--count", "How many", "--set"})
        EXPECT_NE(program.said.find(word), std::string::npos) << word;
    EXPECT_EQ(program.complained, "");
}

TEST(Options, ThatAreWrongAreNamedInOneLineWithStatusTwo) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"--colour"}, "--colour"},      {{"--count", "seven"}, "--count"},
        {{"--count", "1.5"}, "--count"}, {{"--count", "9999999999"}, "--count"},
        {{"--angle", "nan"}, "--angle"}, {{"--angle", "1e999"}, "--angle"},
        {{"--angle", "1,5"}, "--angle"}, {{"--angle"}, "--angle"},
        {{"--file"}, "--file"},          {{"here", "there"}, "there"},
        {{"--loud=perhaps"}, "--loud"},  {{"-x"}, "-x"},
    };
    for (const auto& [words, named] : mistakes) {
        Program program;
        EXPECT_EQ(program.read(words), 2) << words.front();
        EXPECT_NE(program.complained.find(named), std::string::npos) << program.complained;
        EXPECT_EQ(std::count(program.complained.begin(), program.complained.end(), '\n'), 1)
            << program.complained;
        EXPECT_EQ(program.said, "");
    }
}

TEST(Options, ReadNumbersTheSameInEveryLocale) {
    for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"}) {
        std::setlocale(LC_ALL, locale);
        Program program;
        EXPECT_EQ(program.read({"--angle", "2.75"}), -1);
        EXPECT_EQ(program.angle, 2.75);
        EXPECT_EQ(program.read({"--angle", "2,75"}), 2);
    }
    std::setlocale(LC_ALL, "C");
}

/// A program with two commands.
int read_commands(std::vector<std::string> words, std::string& given, std::string& complained) {
    Options options("program", "Does things");
    int seed = 0;
    Options& map = options.command("map", "Makes a map");
    map.value("--seed", seed, "Which one");
    const Options& row = options.command("row", "Makes a row");
    words.insert(words.begin(), "program");
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    testing::internal::CaptureStderr();
    const int status = options.read(static_cast<int>(arguments.size()), arguments.data());
    complained = testing::internal::GetCapturedStderr();
    given = map.given() ? "map " + std::to_string(seed) : row.given() ? "row" : "";
    return status;
}

TEST(Options, BelongToTheirCommand) {
    std::string given;
    std::string complained;
    EXPECT_EQ(read_commands({"map", "--seed", "5"}, given, complained), -1);
    EXPECT_EQ(given, "map 5");
    EXPECT_EQ(read_commands({"row"}, given, complained), -1);
    EXPECT_EQ(given, "row");
    EXPECT_EQ(read_commands({"row", "--seed", "5"}, given, complained), 2);
    EXPECT_NE(complained.find("--seed"), std::string::npos) << complained;
    EXPECT_EQ(read_commands({}, given, complained), 2);
    EXPECT_EQ(read_commands({"dance"}, given, complained), 2);
    EXPECT_NE(complained.find("dance"), std::string::npos) << complained;
}

TEST(Options, KnowTheVersionAndTheAssets) {
    const std::string number = version();
    EXPECT_EQ(std::count(number.begin(), number.end(), '.'), 2);
    EXPECT_TRUE(std::filesystem::is_directory(assets_folder()));
}

}  // namespace
}  // namespace terramorph
