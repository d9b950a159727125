#include "base/color.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

TEST(Color, IsWrittenInSixDigits) {
    EXPECT_EQ(*parse_color("#20234f"), (Color{0x20, 0x23, 0x4f, 255}));
    EXPECT_EQ(*parse_color("#20234F"), (Color{0x20, 0x23, 0x4f, 255}));
}

TEST(Color, TwoMoreDigitsSayHowMuchItCovers) {
    EXPECT_EQ(*parse_color("#ffd6aa2c"), (Color{0xff, 0xd6, 0xaa, 0x2c}));
}

TEST(Color, WhatIsNoColourIsRefusedInItsOwnWords) {
    for (const char* written : {"", "#", "20234f", "#20234", "#20234g", "#20234f0", "#20234f000", "red"}) {
        const auto color = parse_color(written);
        ASSERT_FALSE(color.ok()) << written;
        EXPECT_EQ(color.error().text(),
                  '"' + std::string(written) + "\" isn't a color: write #rrggbb or #rrggbbaa");
    }
}

}  // namespace
}  // namespace terramorph
