#include <gtest/gtest.h>

#include <filesystem>

#include "base/files/file.h"
#include "paint/files/png.h"
#include "support/paths.h"
#include "support/program/run.h"
#include "support/read_png.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class FireCommand : public test::LabTest {
  protected:
    test::Ran lab(const std::string& arguments) const { return LabTest::lab("fire " + arguments); }
    void write(const std::string& name, const std::string& content) const {
        ASSERT_FALSE(write_file(path(name), content));
    }
};

bool holds(const test::Ran& ran, const std::string& words) {
    return ran.output.find(words) != std::string::npos;
}

TEST_F(FireCommand, TellsWhatHappens) {
    const auto ran = lab("mirv --angle 70 --power 500");
    EXPECT_EQ(ran.status, 0) << ran.output;
    for (const char* words :
         {"fired tank 0", "split tank 0 amount 5", "blast tank 0 radius", "quiet at tick"})
        EXPECT_TRUE(holds(ran, words)) << words << " in " << ran.output;
    EXPECT_EQ(lab("mirv --angle 70 --power 500").output, ran.output);
    EXPECT_NE(lab("mirv --angle 71 --power 500").output, ran.output);
}

TEST_F(FireCommand, DrawsAPictureOfTheLevel) {
    const auto ran = lab("missile --level CH-80PX-DB9V --angle 45 --power 300 --out shot.png");
    EXPECT_EQ(ran.status, 0) << ran.output;
    const auto file = read_file(path("shot.png"));
    ASSERT_TRUE(file);
    int width = 0, height = 0;
    ASSERT_TRUE(test::rgb_of_png(*file, width, height));
    EXPECT_EQ(width, 1024);
    EXPECT_EQ(height, 512);
}

TEST_F(FireCommand, UsesAnItem) {
    const auto ran = lab("repair_kit");
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_TRUE(holds(ran, "fired tank 0 weapon 0")) << ran.output;
}

TEST_F(FireCommand, FiresWeaponsOfOnesOwn) {
    write("mine.toml", "[hail]\nname = \"Hail\"\non_impact = [{ effect = \"blast\", radius = 33 }]\n");
    const auto ran = lab("hail --weapons mine.toml --angle 45 --power 300");
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_TRUE(holds(ran, "radius 33.00")) << ran.output;
}

TEST_F(FireCommand, MistakesAreToldInOneLineAndLeaveNoFile) {
    write("bad.toml", "[hail]\nname = \"Hail\"\nradius = 3\n");
    const std::pair<const char*, const char*> mistakes[] = {
        {"frog", "weapon can't be \"frog\"; allowed: one of baby_missile, missile, "},
        {"missile --angle 181", "angle can't be 181; allowed: 0 to 180 degrees"},
        {"missile --power -1", "power can't be -1; allowed: 0 to 1000"},
        {"missile --tanks 11", "tanks can't be 11; allowed: 2 to 10"},
        {"missile --level CH-80PX-DB9W", "--level "},
        {"missile --out shot.bmp", "out can't be \"shot.bmp\"; allowed: a file that ends in .png"},
        {"missile --weapons none.toml", "none.toml"},
        {"hail --weapons bad.toml", "bad.toml:3: weapon hail: unknown key radius; known keys: name, "},
    };
    for (const auto& [arguments, words] : mistakes) {
        const auto ran = lab(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_TRUE(holds(ran, words)) << arguments << ": " << ran.output;
        EXPECT_EQ(std::count(ran.output.begin(), ran.output.end(), '\n'), 1) << ran.output;
    }
    EXPECT_FALSE(fs::exists(path("shot.bmp")));
}

}  // namespace
}  // namespace terramorph
