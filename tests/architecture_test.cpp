#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "support/architecture.h"
#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

std::string lines(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + "\n";
    return all;
}

TEST(Architecture, HoldsInTheWholeHouse) {
    const auto sources = fs::recursive_directory_iterator(test::source_path("src"));
    EXPECT_GT(std::distance(begin(sources), end(sources)), 50) << "the test reads the wrong folder";
    EXPECT_EQ(lines(test::violations(test::source_path("src"))), "");
}

TEST(Architecture, HasNoHeaderOfATestByTheNameOfOneUnderTest) {
    const fs::path tests = test::source_path("tests"), sources = test::source_path("src");
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(tests)) {
        if (entry.path().extension() != ".h") continue;
        const fs::path name = fs::relative(entry.path(), tests);
        EXPECT_FALSE(fs::exists(sources / name)) << name << ": which of them an include means is chance";
    }
}

TEST(Architecture, EveryFolderOfTheSourcesOpensWithAParagraph) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(test::source_path("src"))) {
        if (!entry.is_directory()) continue;
        std::ifstream readme(entry.path() / "README.md");
        std::string heading;
        EXPECT_TRUE(std::getline(readme, heading)) << entry.path();
        const std::string name = entry.path().filename().string();
        EXPECT_TRUE(heading.starts_with("# ") && heading.find(name + ": ") != std::string::npos)
            << entry.path() << ": " << heading;
    }
}

/// A small house in a folder of its own, which a test may damage.
class House : public testing::Test {
  protected:
    House() {
        for (const char* layer :
             {"base", "paint", "terrain", "battle", "match", "ai", "net", "wire", "app", "lab", "ui", "platform", "sdl", "web"}) {
            write(std::string(layer) + "/door.h", "#pragma once\n");
            write(std::string(layer) + "/room.cpp",
                  "#include \"base/door.h\"\n#include \"" + std::string(layer) + "/door.h\"\n");
        }
        write("sdl/window.cpp", "#include <SDL.h>\n#include <chrono>\n#include \"ui/door.h\"\n");
        write("ui/clock.cpp", "#include <cmath>\nfloat f(float x) { return std::sin(x); }\n");
        write("battle/bodies/bodies.cpp", "#include <box2d/box2d.h>\n");
        write("base/files/toml.cpp", "#include <toml++/toml.h>\n");
        write("base/digest.cpp", "#include <sodium.h>\n");
        write("base/options.cpp", "#include <CLI/CLI.hpp>\n#include <filesystem>\n");
        write("paint/files/png.cpp", "#include <stb_image.h>\n");
    }
    ~House() override { fs::remove_all(folder_); }

    void write(const std::string& name, const std::string& content) {
        fs::create_directories(fs::path(folder_ + "/" + name).parent_path());
        std::ofstream(folder_ + "/" + name) << content;
    }
    std::vector<std::string> violations() const { return test::violations(folder_); }

    /// What is found when this is the second line of a file of the house.
    std::string found(const std::string& file, const std::string& line) {
        write(file, "#pragma once\n" + line + "\n");
        const std::string all = lines(violations());
        fs::remove(folder_ + "/" + file);
        return all;
    }

  private:
    std::string folder_ = test::scratch_folder();
};

TEST_F(House, IsSoundAsItStands) { EXPECT_EQ(lines(violations()), ""); }

TEST_F(House, EveryIncludeThatIsTurnedRoundIsFound) {
    const std::vector<std::string> line = {"base", "terrain", "battle", "match", "ai", "net", "app", "ui", "sdl", "web"};
    for (std::size_t left = 0; left < line.size(); ++left) {
        for (std::size_t right = 0; right < line.size(); ++right) {
            const std::string file = line[left] + "/new.h";
            const std::string header = line[right] + "/door.h";
            const std::string expected = left < right ? file + ":2: " + header + " runs backwards\n" : "";
            EXPECT_EQ(found(file, "#include \"" + header + "\""), expected);
        }
    }
    EXPECT_NE(found("lab/new.h", "#include \"ui/door.h\""), "");
    EXPECT_NE(found("ui/new.h", "#include \"lab/door.h\""), "");
    EXPECT_NE(found("paint/new.h", "#include \"terrain/door.h\""), "");
    EXPECT_NE(found("platform/new.h", "#include \"ui/door.h\""), "");
    EXPECT_NE(found("ui/new.h", "#include \"platform/door.h\""), "");
    EXPECT_EQ(found("platform/new.h", "#include \"app/door.h\""), "");
    EXPECT_EQ(found("lab/new.h", "#include \"paint/door.h\""), "");
    EXPECT_EQ(found("ui/new.h", "#include \"paint/door.h\""), "");
    EXPECT_NE(found("sdl/new.h", "  #  include \"lab/door.h\""), "");
}

TEST_F(House, AnIncludeThatIsNoPathFromTheRootIsFound) {
    EXPECT_NE(found("base/new.h", "#include \"door.h\""), "");
    EXPECT_NE(found("base/new.h", "#include \"../ui/door.h\""), "");
    EXPECT_NE(found("base/new.h", "#include \"base/no_such_door.h\""), "");
    EXPECT_NE(found("cellar/new.h", ""), "");
}

TEST_F(House, ACycleOfSixUnitsIsFound) {
    for (int k = 0; k < 6; ++k) {
        const std::string unit = "ui/ring" + std::to_string(k);
        write(unit + ".h", "#pragma once\n");
        write(unit + ".cpp", "#include \"ui/ring" + std::to_string((k + 1) % 6) + ".h\"\n");
    }
    EXPECT_EQ(lines(violations()),
              "ui:0: a cycle of 6 units: ui/ring0 ui/ring1 ui/ring2 ui/ring3 ui/ring4 ui/ring5\n");
    write("ui/ring5.cpp", "#include \"ui/ring1.h\"\n");
    EXPECT_EQ(lines(violations()), "") << "five are allowed, and a sixth that leads to them";
}

TEST_F(House, AFolderOfTooManyFilesIsFound) {
    for (int k = 0; k < 25; ++k) write("ui/attic/box" + std::to_string(k) + ".h", "#pragma once\n");
    write("ui/attic/README.md", "");
    EXPECT_EQ(lines(violations()), "");
    EXPECT_EQ(found("ui/attic/one_more.cpp", ""), "ui/attic:0: has 26 files\n");
}

TEST_F(House, ALibraryOutsideItsHomeIsFound) {
    const std::vector<std::pair<std::string, std::string>> strays = {
        {"ui/new.h", "<SDL.h>"},
        {"ui/new.h", "<SDL2/SDL_ttf.h>"},
        {"platform/new.h", "<SDL.h>"},
        {"lab/new.cpp", "<SDL_main.h>"},
        {"sdl/new.cpp", "<emscripten.h>"},
        {"battle/tank.cpp", "<box2d/b2_world.h>"},
        {"ui/new.h", "<box2d/box2d.h>"},
        {"battle/bodies/bodies.h", "<box2d/box2d.h>"},
        {"battle/bodies/bodies_polygon.cpp", "<box2d/box2d.h>"},
        {"battle/tank.cpp", "\"battle/bodies/bodies_world.h\""},
        {"base/files/toml.h", "<toml++/toml.h>"},
        {"paint/files/png.h", "<stb_image_write.h>"},
        {"base/digest.h", "<sodium.h>"},
        {"lab/main.cpp", "<sodium/crypto_sign.h>"},
        {"net/room.cpp", "<mosquitto.h>"},
        {"lab/main.cpp", "<CLI/CLI.hpp>"},
        {"sdl/main.cpp", "<CLI/App.hpp>"},
        {"match/new.cpp", "\"base/files/file.h\""},
    };
    write("base/files/file.h", "#pragma once\n");
    write("battle/bodies/bodies_world.h", "#pragma once\n#include <box2d/box2d.h>\n");
    for (const auto& [file, header] : strays)
        EXPECT_NE(found(file, "#include " + header), "") << file << header;
    EXPECT_EQ(found("lab/new.cpp", "#include \"base/files/file.h\""), "");
    EXPECT_EQ(found("battle/bodies/new.cpp", "#include \"battle/bodies/bodies_world.h\""), "");
}

TEST_F(House, WhatDiffersBetweenMachinesIsFoundInTheRules) {
    for (const char* line :
         {"std::uniform_int_distribution<int> d;", "int x = rand();", "srand (1);",
          "std::unordered_map<int, int> m;", "std::memcpy(bytes, &size, 8);",
          "file.write(reinterpret_cast<const char*>(&size), 8);", "#include <unordered_set>", "auto x = std::sin(y);",
          "auto x = std::pow(y, 2);", "auto x = powf(y, 2);", "auto x = exp(y);",
          "auto x = std::atan2(y, x);", "#include <chrono>", "auto t = std::chrono::seconds(1);",
          "auto t = time(nullptr);", "#include <random>", "#include <fstream>", "#include <thread>"}) {
        for (const char* layer : {"base", "terrain", "battle", "match", "ai", "net"})
            EXPECT_NE(found(std::string(layer) + "/new.cpp", line), "") << layer << ": " << line;
        EXPECT_EQ(found("sdl/new.cpp", line), "") << line;
    }
}

TEST_F(House, WhatIsSafeNowhereIsFoundAtBothEnds) {
    for (const char* line :
         {"auto x = strtod(text, &end);", "int x = atoi (text);", "auto x = std::stof(text);",
          "sscanf(text, format, &x);", "setlocale(LC_ALL, nullptr);", "#include <locale>", "system(command);",
          "auto f = popen(command, mode);", "execvp(program, words);", "sprintf(to, format, x);",
          "strcpy(to, from);", "std::strncat(to, from, 3);", "gets(line);", "mktemp(name);"}) {
        for (const char* layer : {"base", "sdl"})
            EXPECT_NE(found(std::string(layer) + "/new.cpp", line), "") << layer << ": " << line;
    }
    for (const char* line :
         {"// as strtod(text) would", "store(x);", "stop(x);", "widgets(x);", "snprintf(a, b, c);",
          "int ecosystem(int);", "auto x = to_number(text);", "strategy(x);"})
        EXPECT_EQ(found("lab/new.cpp", line), "") << line;
}

TEST_F(House, WhatOnlyLooksLikeItIsAllowed) {
    for (const char* line :
         {"// as std::sin(x) would, by rand()", "int brand(int);", "double sine(double x);",
          "auto x = std::sqrt(y);", "std::sort(a.begin(), a.end());", "int lifetime(int);",
          "auto x = std::floor(y);", "cosine(x);"})
        EXPECT_EQ(found("terrain/new.cpp", line), "") << line;
}

TEST(Lab, LinksNoLibraryOfTheWindow) {
    const auto libraries = test::run("ldd '" + test::binary_path("terramorph-lab") + "'");
    ASSERT_EQ(libraries.status, 0) << libraries.output;
    EXPECT_NE(libraries.output.find("libc.so"), std::string::npos) << libraries.output;
    EXPECT_EQ(libraries.output.find("SDL"), std::string::npos) << libraries.output;
}

/// How many fused multiply-adds there are in the program or object file.
int fused(const std::string& file) {
    EXPECT_TRUE(fs::exists(file));
    const auto plural =
        test::run("objdump -d --no-show-raw-insn '" + file + "' | grep -cE '[[:space:]]v?fn?m(add|sub)'");
    EXPECT_LT(plural.status, 2) << plural.output;
    return std::stoi("0" + plural.output);
}

TEST(Lab, HasNoFusedMultiplyAdd) { EXPECT_EQ(fused(test::binary_path("terramorph-lab")), 0); }

TEST(Lab, UsesABox2DThatHasNoFusedMultiplyAdd) {
    const auto library = test::run("ldd '" + test::binary_path("terramorph-lab") +
                                   "' | sed -n 's/.*libbox2d.* => \\(.*\\) (.*/\\1/p'");
    EXPECT_EQ(fused(library.output.substr(0, library.output.find('\n'))), 0);
}

TEST(Lab, WouldBeFoundToHaveAFusedMultiplyAdd) {
    const std::string folder = test::scratch_folder();
    std::ofstream(folder + "/fused.cpp")
        << "float f(float a, float b, float c) { return __builtin_fmaf(a, b, c); }\n";
    const bool intel = test::run("uname -m").output.starts_with("x86_64");
    const auto compiled = test::run("c++ -O2 " + std::string(intel ? "-mfma " : "") + "-c " + folder +
                                    "/fused.cpp -o " + folder + "/fused.o");
    ASSERT_EQ(compiled.status, 0) << compiled.output;
    EXPECT_EQ(fused(folder + "/fused.o"), 1);
    fs::remove_all(folder);
}

}  // namespace
}  // namespace terramorph
