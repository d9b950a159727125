#include "ui/headless.h"

#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "base/text.h"

namespace terramorph {

namespace {

struct Told {
    explicit Told(std::uint32_t seed, const std::optional<LevelSettings>& level = std::nullopt) {
        std::ostringstream out;
        const auto note = [this](const std::string& name, const Image& image) {
            names.push_back(name);
            sizes.push_back(image.width() * image.height());
        };
        play_without_window(out, plain_typeface(), seed, note, level);
        story = out.str();
    }

    std::string story;
    std::vector<std::string> names;
    std::vector<int> sizes;
};

}  // namespace

TEST(WithoutWindow, AMatchIsToldTurnByTurnToItsEnd) {
    const Told told(7);
    EXPECT_EQ(told.names, (std::vector<std::string>{"round-1.png", "round-2.png", "round-3.png"}));
    for (const int size : told.sizes) EXPECT_GT(size, 0);
    int shots = 0;
    for (const std::string_view line : split(told.story, '\n')) {
        if (line.find(" fires ") == std::string_view::npos) continue;
        ++shots;
        EXPECT_TRUE(line.starts_with("Round ")) << line;
        EXPECT_NE(line.find(", turn "), std::string_view::npos) << line;
        EXPECT_NE(line.find(" degrees, power "), std::string_view::npos) << line;
        EXPECT_GT(line.size(), line.find(": ", line.find("power")) + 2) << "what came of it: " << line;
    }
    EXPECT_GE(shots, 9) << "three tanks are shot in each round";
    EXPECT_NE(told.story.find("The match is over."), std::string::npos);
    EXPECT_NE(told.story.find("1. "), std::string::npos);
}

TEST(WithoutWindow, TheSameSeedTellsTheSameStory) { EXPECT_EQ(Told(11).story, Told(11).story); }

TEST(WithoutWindow, AMatchBeginsOnTheLevelThatIsGiven) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("limited-random"));
    level.terrain.width = 640;
    const Told told(11, level);
    EXPECT_NE(told.story, Told(11).story);
    EXPECT_EQ(told.story, Told(11, level).story);
}

}  // namespace terramorph
