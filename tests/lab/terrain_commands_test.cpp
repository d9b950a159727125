#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <filesystem>

#include "base/file.h"
#include "base/png.h"
#include "base/text.h"
#include "support/paths.h"
#include "support/run.h"
#include "terrain/cross_section.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

/// The lab's program, writing into a folder of its own.
class TerrainCommands : public testing::Test {
  protected:
    ~TerrainCommands() override { fs::remove_all(folder_); }

    test::Ran lab(const std::string& arguments) const {
        return test::run("cd '" + folder_ + "' && '" + test::binary_path("terramorph-lab") + "' " +
                         arguments);
    }
    std::string written(const std::string& arguments, const std::string& name) const {
        const auto ran = lab(arguments + " --out " + name);
        EXPECT_EQ(ran.status, 0) << ran.output;
        EXPECT_EQ(ran.output, "");
        const auto content = read_file(folder_ + "/" + name);
        return content ? *content : "";
    }
    bool left_nothing() const { return fs::is_empty(folder_); }

  private:
    std::string folder_ = test::scratch_folder();
};

constexpr const char* kMap = " --generator circle-hill --seed 7 --width 64 --depth 40 --set numCircles=50";

Terrain the_same_terrain() {
    Terrain terrain = standard_terrain(*find_generator("circle-hill"));
    terrain.seed = 7;
    terrain.width = 64;
    terrain.depth = 40;
    terrain.values[static_cast<std::size_t>(index_of(terrain.generator->parameters, "numCircles"))] = 50;
    return terrain;
}

std::vector<float> floats(const std::string& bytes) {
    std::vector<float> numbers;
    for (std::size_t at = 0; at + 4 <= bytes.size(); at += 4) {
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 4; ++k)
            bits |= std::uint32_t{static_cast<unsigned char>(bytes[at + k])} << (8 * k);
        numbers.push_back(std::bit_cast<float>(bits));
    }
    return numbers;
}

TEST_F(TerrainCommands, WriteTheMapAsNumbers) {
    const auto heights = floats(written(std::string("map") + kMap, "map.f32"));
    const HeightMap map = the_same_terrain().generator->map(the_same_terrain());
    EXPECT_TRUE(std::ranges::equal(heights, map.heights()));
}

TEST_F(TerrainCommands, WriteTheRowThatTheMapHas) {
    const auto heights = floats(written(std::string("row --cut 0.37") + kMap, "row.f32"));
    const auto map = floats(written(std::string("map") + kMap, "map.f32"));
    ASSERT_EQ(heights.size(), 64u);
    EXPECT_TRUE(std::equal(heights.begin(), heights.end(), map.begin() + 64 * 14));  // round(0.37 * 39)
}

TEST_F(TerrainCommands, WriteATurnedRow) {
    const auto heights = floats(written(std::string("row --cut 0.5 --angle -30") + kMap, "row.f32"));
    EXPECT_EQ(heights, cross_section(the_same_terrain(), {0.5, -30}));
}

TEST_F(TerrainCommands, WriteTextThatReadsBackAsTheSameNumbers) {
    const std::string file = written(std::string("map") + kMap, "map.csv");
    const auto heights = floats(written(std::string("map") + kMap, "map.f32"));
    EXPECT_EQ(std::ranges::count(file, '\n'), 40);
    std::size_t k = 0;
    for (const auto line : split(trimmed(file), '\n'))
        for (const auto number : split(line, ','))
            EXPECT_EQ(static_cast<float>(*to_number(number)), heights.at(k++));
    EXPECT_EQ(k, heights.size());
}

TEST_F(TerrainCommands, DrawTheMapWithTheCutOnIt) {
    int width = 0;
    int height = 0;
    const auto low = rgb_of_png(written(std::string("map --cut 0") + kMap, "low.png"), width, height).take();
    const auto high =
        rgb_of_png(written(std::string("map --cut 1") + kMap, "high.png"), width, height).take();
    EXPECT_EQ(width, 64);
    EXPECT_EQ(height, 40);
    const std::size_t row = 3 * 64;
    EXPECT_TRUE(std::equal(low.begin() + row, low.end() - row, high.begin() + row));
    EXPECT_FALSE(std::equal(low.begin(), low.begin() + row, high.begin()));
    EXPECT_TRUE(std::equal(low.begin(), low.begin() + row, high.end() - row))
        << "the line is the same in both";
}

TEST_F(TerrainCommands, DrawTheRowAsEarthBelowSky) {
    int width = 0;
    int height = 0;
    const auto pixels = rgb_of_png(written(std::string("row") + kMap, "row.png"), width, height).take();
    const auto heights = cross_section(the_same_terrain(), {});
    ASSERT_EQ(width, 64);
    const auto pixel = [&](int x, int y) {
        const auto at = pixels.begin() + 3 * (static_cast<std::ptrdiff_t>(y) * width + x);
        return std::vector<std::uint8_t>(at, at + 3);
    };
    for (int x = 0; x < width; ++x) {
        const int top = height - static_cast<int>(heights[static_cast<std::size_t>(x)]);
        EXPECT_EQ(pixel(x, top + 1), pixel(0, height - 1));
        EXPECT_EQ(pixel(x, top - 2), pixel(0, 0));
    }
}

TEST_F(TerrainCommands, ListEveryGeneratorWithItsParameters) {
    const auto ran = lab("map --list");
    EXPECT_EQ(ran.status, 0);
    for (const Generator* generator : generators()) {
        EXPECT_NE(ran.output.find(std::string(generator->name) + ": "), std::string::npos);
        for (const Parameter& parameter : generator->parameters) {
            const std::string line = text(parameter.name, " = ", value_text(parameter, parameter.standard),
                                          "  (", range_text(parameter), ")");
            EXPECT_NE(ran.output.find(line), std::string::npos) << line;
        }
    }
}

TEST_F(TerrainCommands, NameTheMistakeAndLeaveNoFile) {
    const std::vector<std::pair<std::string, std::string>> mistakes = {
        {"map --generator hills --out a.png",
         "generator cannot be \"hills\": allowed is one of limited-random, "},
        {"map --seed -1 --out a.png", "seed cannot be -1: allowed is 0 to 4294967295"},
        {"map --seed 1.5 --out a.png", "seed cannot be 1.5 (whole numbers only)"},
        {"map --width 15 --out a.png", "width cannot be 15: allowed is 16 to 16384 columns"},
        {"map --depth nan --out a.png", "depth cannot be \"nan\": allowed is 16 to 16384 rows"},
        {"row --cut 1.01 --out a.png", "cut cannot be 1.01: allowed is 0 to 1"},
        {"row --angle 91 --out a.png", "angle cannot be 91: allowed is -90 to 90 degrees"},
        {"row --generator circle-hill --set numCircles=5001 --out a.f32",
         "numCircles cannot be 5001: allowed is 0 to 5000"},
        {"row --generator circle-hill --set numCircles=x --out a.f32", "numCircles cannot be \"x\""},
        {"row --set numCircles=1 --out a.f32",
         "--set numCircles=1: limited-random has NAME=VALUE for minimumHeight"},
        {"row --set minimumHeight --out a.f32", "--set minimumHeight: limited-random has NAME=VALUE"},
        {"row --set minimumHeight=900 --out a.f32", "minimumHeight cannot be 900 while maximumHeight is 700"},
        {"row --out a.txt", "out cannot be \"a.txt\": allowed is a file that ends in .png, .f32 or .csv"},
        {"row", "out cannot be \"\""},
        {"row --out no/a.csv", "no/a.csv: cannot be created"},
        {"row --colour red --out a.csv", "--colour"},
    };
    for (const auto& [arguments, message] : mistakes) {
        const auto ran = lab(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_NE(ran.output.find(message), std::string::npos) << ran.output;
        EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
        EXPECT_TRUE(left_nothing()) << arguments;
    }
}

}  // namespace
}  // namespace terramorph
