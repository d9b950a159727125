#include "paint/files/png.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

std::vector<std::uint8_t> noise(int width, int height) {
    Random random(7, 0);
    std::vector<std::uint8_t> pixels(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (std::uint8_t& byte : pixels) byte = static_cast<std::uint8_t>(random.below(256));
    return pixels;
}

TEST(Png, ReadsBackAsTheSamePixels) {
    for (const auto& [w, h] : {std::pair{1, 1}, {1, 50}, {50, 1}, {31, 17}}) {
        const auto pixels = noise(w, h);
        int width = 0;
        int height = 0;
        EXPECT_EQ(test::rgb_of_png(png_of_rgb(pixels, w, h), width, height).value(), pixels);
        EXPECT_EQ(width, w);
        EXPECT_EQ(height, h);
    }
}

TEST(Png, ThatIsCutOffIsRefused) {
    const std::string file = png_of_rgb(noise(20, 20), 20, 20);
    int width = 0;
    int height = 0;
    for (std::size_t size = 0; size + 20 < file.size(); size += 7)
        EXPECT_FALSE(test::rgb_of_png(file.substr(0, size), width, height)) << size;
}

TEST(Png, ThatIsSomethingElseIsRefused) {
    int width = 0;
    int height = 0;
    const auto refused = test::rgb_of_png("a letter, not a picture", width, height);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find("not a picture"), std::string::npos);
}

TEST(Png, ThatClaimsToBeHugeIsRefusedBeforeItIsMade) {
    const std::string file = png_of_rgb(noise(20, 20), 20, 20);
    int width = 0;
    int height = 0;
    for (const std::size_t byte_of_width : {16u, 17u, 18u}) {
        std::string claim = file;
        claim[byte_of_width] = claim[byte_of_width + 4] = 0x7f;
        EXPECT_FALSE(test::rgb_of_png(claim, width, height));
    }
    std::string wide = file;
    wide[18] = '\xff';  // 65300 x 20
    const auto refused = test::rgb_of_png(wide, width, height);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find("too large"), std::string::npos) << refused.error().text();
}

}  // namespace
}  // namespace terramorph
