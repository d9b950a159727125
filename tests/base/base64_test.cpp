#include "base/text/base64.h"

#include <gtest/gtest.h>

namespace terramorph {

// as RFC 4648 has them in section 10, without padding
TEST(Base64, WritesTheExamplesOfItsStandard) {
    const std::pair<const char*, const char*> examples[] = {
        {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
        {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"},
    };
    for (const auto& [bytes, text] : examples) {
        EXPECT_EQ(base64_text(bytes), text);
        EXPECT_EQ(bytes_of_base64(text), bytes);
    }
    EXPECT_EQ(base64_text("\xfb\xff"), "-_8") << "letters that an address may have";
}

TEST(Base64, ReadsWhateverBytesItHasWritten) {
    std::string bytes;
    for (int k = 0; k < 300; ++k) {
        bytes += static_cast<char>(k * 7);
        ASSERT_EQ(bytes_of_base64(base64_text(bytes)), bytes) << k;
    }
}

TEST(Base64, RefusesWhatNobodyWrites) {
    for (const char* const text : {"Zg==", "Zm+v", "Zm/v", "Z", "Zm9vY", "Zh", "Zm9", "Z g"})
        EXPECT_EQ(bytes_of_base64(text), std::nullopt) << text;
}

}  // namespace terramorph
