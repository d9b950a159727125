#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/commands/terrain_commands.h"
#include "lab/terrain_list.h"
#include "paint/files/png.h"
#include "support/paths.h"
#include "support/program/run.h"
#include "support/read_png.h"
#include "support/scratch.h"
#include "terrain/code/level_code.h"
#include "terrain/cross_section.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class TerrainCommands : public test::LabTest {
  protected:
    void expect_mistake(const std::string& arguments, const std::string& message) const {
        const auto ran = lab(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_NE(ran.output.find(message), std::string::npos) << arguments << ": " << ran.output;
        EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
        EXPECT_TRUE(left_nothing()) << arguments;
    }
    /// The same without the program's start, for the many. Words are apart by spaces; within '' there may be
    /// some.
    void expect_refused(const std::string& arguments, const std::string& message) const {
        std::vector<std::string> words = {"terramorph-lab", ""};
        bool within = false;
        for (const char letter : arguments)
            if (letter == '\'')
                within = !within;
            else if (letter == ' ' && !within)
                words.emplace_back();
            else
                words.back() += letter;
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        const fs::path before = fs::current_path();
        fs::current_path(folder());
        testing::internal::CaptureStderr();
        Options options("terramorph-lab", "");
        const terramorph::TerrainCommands commands(options);
        int status = options.read(static_cast<int>(pointers.size()), pointers.data());
        if (status < 0) status = commands.run();
        const std::string said = testing::internal::GetCapturedStderr();
        fs::current_path(before);
        EXPECT_EQ(status, 2) << arguments;
        EXPECT_NE(said.find(message), std::string::npos) << arguments << ": " << said;
        EXPECT_EQ(std::ranges::count(said, '\n'), 1) << said;
        EXPECT_TRUE(left_nothing()) << arguments;
    }
    std::string written(const std::string& arguments, const std::string& name) const {
        const auto ran = lab(arguments + " --out " + name);
        EXPECT_EQ(ran.status, 0) << ran.output;
        EXPECT_EQ(ran.output, "");
        const auto content = read_file(path(name));
        return content ? *content : "";
    }
    bool left_nothing() const { return fs::is_empty(folder()); }
};

constexpr const char* kMap = " --generator circle-hill --seed 7 --width 64 --depth 40 --set numCircles=50";

MapSettings the_same_terrain() {
    MapSettings terrain = default_terrain(*find_generator("circle-hill"));
    terrain.seed = 7;
    terrain.width = 64;
    terrain.depth = 40;
    terrain.values[index_of(terrain.generator->parameters, "numCircles")] = 50;
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
    const auto low =
        test::rgb_of_png(written(std::string("map --cut 0") + kMap, "low.png"), width, height).take();
    const auto high =
        test::rgb_of_png(written(std::string("map --cut 1") + kMap, "high.png"), width, height).take();
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
    const auto pixels = test::rgb_of_png(written(std::string("row") + kMap, "row.png"), width, height).take();
    const auto heights = cross_section(the_same_terrain(), {});
    ASSERT_EQ(width, 64);
    const auto pixel = [&](int x, int y) {
        const auto at = pixels.begin() + 3 * (static_cast<std::ptrdiff_t>(y) * width + x);
        return std::vector<std::uint8_t>(at, at + 3);
    };
    for (int x = 0; x < width; ++x) {
        const int top = height - static_cast<int>(heights[x]);
        EXPECT_EQ(pixel(x, top + 1), pixel(0, height - 1));
        EXPECT_EQ(pixel(x, top - 2), pixel(0, 0));
    }
}

LevelSettings a_level() {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.seed = 7;
    level.terrain.width = 640;
    level.terrain.depth = 40;
    level.terrain.values[1] = 50;
    level.cut = {0.37, -5};
    return level;
}

TEST_F(TerrainCommands, TakeALevelCodeInsteadOfTheRest) {
    const std::string options =
        " --generator circle-hill --seed 7 --width 640 --depth 40 --set numCircles=50 --cut 0.37 --angle -5";
    const std::string code = " --code " + level_code(a_level());
    for (const std::string command : {"map", "row"})
        for (const std::string name : {"a.f32", "a.png"})
            EXPECT_EQ(written(command + code, name), written(command + options, name)) << command;
    EXPECT_EQ(floats(written("row" + code, "row.f32")), cross_section(a_level().terrain, a_level().cut));
}

TEST_F(TerrainCommands, PrintTheCodeOfTheirOptions) {
    LevelSettings level = a_level();
    level.planet = *find_planet(built_in_planets(), "moon");
    level.height = 320;
    level.lift = 12.5;
    level.scale = 0.75;
    const auto ran =
        lab("code --generator circle-hill --seed 7 --width 640 --depth 40 --set numCircles=50 --cut 0.37 "
            "--angle -5 "
            "--planet moon --height 320 --lift 12.5 --scale 0.75");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.output, level_code(level) + "\n");
}

TEST_F(TerrainCommands, GoAnywhereInLandWithoutEnd) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        const std::string options = concat("map --generator ", generator->name, " --width 64 --depth 40");
        MapSettings terrain = default_terrain(*generator);
        terrain.width = 64;
        terrain.depth = 40;
        terrain.origin = {-2147467264, 1000000007};
        const auto map =
            floats(written(options + " --origin_x -2147467264 --origin_y 1000000007", "map.f32"));
        EXPECT_TRUE(std::ranges::equal(map, generator->map(terrain).heights())) << generator->name;
    }
}

TEST_F(TerrainCommands, DrawAWaveFromItsHeightsOrFromAWord) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("waves"));
    level.terrain.wave = curve_of_name("Otto");
    const std::string expected = level_code(level) + "\n";
    EXPECT_EQ(lab("code --generator waves --seed 1 --wave Otto").output, expected);
    EXPECT_EQ(lab("code --generator waves --seed 1 --wave " + curve_text(*level.terrain.wave)).output,
              expected);
    const auto refused = lab("code --generator hill --wave Otto");
    EXPECT_NE(refused.status, 0);
    EXPECT_NE(refused.output.find("hill has no wave that could be drawn"), std::string::npos)
        << refused.output;
}

TEST_F(TerrainCommands, BeginWithAPreset) {
    for (const Generator* generator : generators())
        for (const Preset& preset : generator->presets) {
            MapSettings terrain = default_terrain(*generator);
            terrain.width = 64;
            terrain.depth = 40;
            for (const auto& [name, value] : preset.settings)
                terrain.values[index_of(generator->parameters, name)] = value;
            const auto map = floats(written(concat("map --generator ", generator->name, " --preset ",
                                                   preset_name(preset), " --width 64 --depth 40"),
                                            "map.f32"));
            EXPECT_TRUE(std::ranges::equal(map, generator->map(terrain).heights())) << preset.label;
        }
}

TEST_F(TerrainCommands, ListEveryGeneratorWithItsParameters) {
    const auto ran = lab("map --list");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.output, lab("row --list").output);
    const auto expect_line = [&](const std::string& line) {
        EXPECT_NE(ran.output.find(line), std::string::npos) << line;
    };
    for (const Generator* generator : generators()) {
        expect_line(concat(generator->name, ": ", generator->help, "\n",
                           generator->is_infinite() ? "    infinite" : "    codes begin with "));
        for (const Parameter& parameter : generator->parameters)
            expect_line(concat("\n    ", parameter.name, " = ",
                               value_text(parameter, parameter.default_value), "  (", range_text(parameter),
                               ")  ", parameter.help));
        for (const Preset& preset : generator->presets)
            expect_line("\n    preset " + preset_name(preset) + ": ");
    }
}

/// What is wrong: arguments, and a part of what is said of them.
using Mistakes = std::vector<std::pair<std::string, std::string>>;

TEST_F(TerrainCommands, NameTheMistakeAndLeaveNoFile) {
    const std::string code = level_code(a_level());
    std::string wrong = code;
    wrong[4] = code[4] == 'Z' ? 'Y' : 'Z';
    const Mistakes mistakes = {
        {"map --generator hills --out a.png",
         "generator can't be \"hills\"; allowed: one of limited-random, "},
        {"map --generator '' --out a.png", "generator can't be \"\"; allowed: one of limited-random, "},
        {"map --generator circle-hill --preset x --out a.png", "preset can't be \"x\": circle-hill has"},
        {"map --width 16384 --depth 16385 --out a.f32", "depth can't be 16385; allowed: 16 to 16384 m"},
        {"row --origin_x 5 --out a.f32",
         "origin_x and origin_y can't be 5 and 0: limited-random has only one map"},
        {"row --set minimumHeight --out a.f32", "--set minimumHeight: limited-random has NAME=VALUE"},
        {"row --set =3 --out a.f32", "--set =3: limited-random has NAME=VALUE for minimumHeight"},
        {"row --set = --out a.f32", "--set =: limited-random has NAME=VALUE"},
        {"row --set '' --out a.f32", "--set : limited-random has NAME=VALUE"},
        {"row --seed 3 --seed 4 --out a.f32", "--seed"},
        {"row --out a.txt", "out can't be \"a.txt\"; allowed: a file that ends in .png, .f32 or .csv"},
        {"row --out ''", "out can't be \"\""},
        {"row", "out can't be \"\""},
        {"row --out no/a.csv", "can't create no/a.csv"},
        {"row --colour red --out a.csv", "--colour"},
        {"map --code " + wrong + " --out a.png",
         concat("--code \"", wrong.substr(0, 4), "[", wrong[4], "]", wrong.substr(5), "\": the 4th letter, ",
                wrong[4], ", is wrong: perhaps ", code[4], " (", code, ")")},
        {"map --code '' --out a.png", "--code \"\": the code is empty"},
        {"map --code CH --out a.png", "--code \"CH\": a code has at least 10 letters"},
        {"row --code " + code, "out can't be \"\""},
        {"row --code " + code + " --out a.txt", "out can't be \"a.txt\""},
        {"code --width 639", "width can't be 639; allowed: 640 to 16384 m"},
        {"code --height 1", "height can't be 1; allowed: 0 (half the width) or 320 to 8192"},
        {"code --planet pluto", "planet can't be \"pluto\"; allowed: one of lush-islands, "},
        {"code --code " + code, "--code"},
        {"code --out a.png", "--out"},
    };
    for (const auto& [arguments, message] : mistakes) expect_mistake(arguments, message);
    for (const std::string option :
         {"--generator circle-hill", "--seed 7", "--width 640", "--depth 40", "--cut 0.37", "--angle -5",
          "--origin_x 0", "--origin_y 0", "--set numCircles=50", "--preset x"})
        expect_mistake("row --code " + code + " " + option + " --out a.f32",
                       "--code says all of the map and the cut: give no other option but --out");
}

/// Texts that no parameter of numbers takes.
constexpr const char* kNoNumbers[] = {"",   "nan",  "-nan", "inf", "-inf",  "x",
                                      "1x", "0x10", "1,5",  " 1",  "1e999", "--"};

/// Numbers outside of a range.
std::vector<std::string> beyond(const Parameter& parameter) {
    return {to_text(parameter.minimum - 1), to_text(parameter.maximum + 1), "-1e99", "1e99",
            "99999999999999999999"};
}

TEST_F(TerrainCommands, RefuseEveryWrongNumberOfTheMapAndTheCut) {
    for (const Parameter* parameter :
         {&kMapSeed, &kMapWidth, &kMapDepth, &kMapOriginX, &kMapOriginY, &kCutPosition, &kCutAngle}) {
        const std::string start = concat("row --out a.f32 --generator waves --", parameter->name, "=");
        const std::string range = "; allowed: " + range_text(*parameter);
        for (const char* number : kNoNumbers)
            if (*number)
                expect_refused(concat(start, "'", number, "'"),
                               concat(parameter->name, " can't be \"", number, "\"", range));
        for (const std::string& written : beyond(*parameter))
            expect_refused(start + written,
                           concat(parameter->name, " can't be ", to_text(*to_number(written)), range));
        if (parameter->whole)
            expect_refused(start + "16.5",
                           concat(parameter->name, " can't be 16.5", range, ", whole numbers only"));
        expect_refused(concat("row --out a.f32 --", parameter->name, " ''"),
                       concat(parameter->name, " can't be \"\"", range));
        expect_refused(concat("row --out a.f32 --", parameter->name), concat("--", parameter->name));
    }
}

TEST_F(TerrainCommands, RefuseEveryWrongValueOfEveryGenerator) {
    for (const Generator* generator : generators())
        for (const Parameter& parameter : generator->parameters) {
            const std::string start = concat("map --out a.f32 --generator ", generator->name, " --set ");
            const std::string range = "; allowed: " + range_text(parameter);
            for (const char* written : kNoNumbers)
                expect_refused(concat(start, "'", parameter.name, "=", written, "'"),
                               concat(parameter.name, " can't be \"", written, "\"", range));
            for (const std::string& written : beyond(parameter))
                expect_refused(concat(start, parameter.name, "=", written),
                               concat(parameter.name, " can't be ",
                                      parameter.choices.empty() ? to_text(*to_number(written))
                                                                : concat("\"", written, "\""),
                                      range));
            if (parameter.whole && parameter.choices.empty())
                expect_refused(concat(start, parameter.name, "=", parameter.minimum, ".5"),
                               concat(parameter.name, " can't be ", parameter.minimum, ".5", range,
                                      ", whole numbers only"));
            expect_refused(concat(start, parameter.name),
                           concat("--set ", parameter.name, ": ", generator->name));
            expect_refused(concat(start, parameter.name, "x=1"), concat("--set ", parameter.name, "x=1: "));
        }
}

TEST_F(TerrainCommands, RefuseALowestThatIsAboveTheHighest) {
    for (const Generator* generator : generators())
        for (const MinMaxPair& pair : generator->min_max_pairs) {
            const Parameter& low = generator->parameters[index_of(generator->parameters, pair.low)];
            const Parameter& high = generator->parameters[index_of(generator->parameters, pair.high)];
            expect_refused(concat("row --out a.f32 --generator ", generator->name, " --set ", low.name, "=",
                                  low.maximum, " --set ", high.name, "=", high.minimum),
                           concat(low.name, " can't be ", low.maximum, " while ", high.name, " is ",
                                  high.minimum, "; allowed: "));
        }
}

}  // namespace
}  // namespace terramorph
