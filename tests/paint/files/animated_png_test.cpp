#include "paint/files/animated_png.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "base/random.h"
#include "paint/files/png.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

using Pixels = std::vector<std::uint32_t>;

struct Chunk {
    std::string name;
    std::string data;
};

std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t count = 4) {
    std::uint32_t value = 0;
    for (std::size_t k = 0; k < count; ++k) value = value << 8 | static_cast<std::uint8_t>(bytes.at(at + k));
    return value;
}

/// Fails where a length or a checksum is wrong.
std::vector<Chunk> chunks_of(std::string_view file) {
    std::vector<Chunk> chunks;
    EXPECT_EQ(file.substr(0, 8), "\x89PNG\r\n\x1a\n");
    for (std::size_t at = 8; at < file.size();) {
        const std::size_t length = number(file, at);
        if (at + 12 + length > file.size()) {
            ADD_FAILURE() << "a chunk is longer than the file";
            break;
        }
        chunks.push_back({std::string(file.substr(at + 4, 4)), std::string(file.substr(at + 8, length))});
        EXPECT_EQ(number(file, at + 8 + length), crc32(file.substr(at + 4, 4 + length)))
            << chunks.back().name;
        at += length + 12;
    }
    return chunks;
}

std::string big_endian(std::size_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xff);
    return bytes;
}

void append(std::string& file, const Chunk& chunk) {
    file +=
        big_endian(chunk.data.size()) + chunk.name + chunk.data + big_endian(crc32(chunk.name + chunk.data));
}

/// One picture of the file as a file of its own, decoded. Clear pixels are black.
std::vector<std::uint8_t> decoded(std::string header, std::string_view size, const std::string& data) {
    header.replace(0, 8, size);
    std::string file = "\x89PNG\r\n\x1a\n";
    append(file, {"IHDR", header});
    append(file, {"IDAT", data});
    append(file, {"IEND", ""});
    int width = 0, height = 0;
    auto pixels = test::rgb_of_png(file, width, height);
    EXPECT_TRUE(pixels.ok());
    return pixels.ok() ? pixels.take() : std::vector<std::uint8_t>();
}

/// Plays the file as a viewer does: each part laid over what was there. `order` is what sequence numbers say.
std::vector<Pixels> played(const std::string& file) {
    std::vector<Pixels> pictures;
    std::string header, control;
    std::uint32_t order = 0;
    for (const Chunk& chunk : chunks_of(file)) {
        if (chunk.name == "IHDR") header = chunk.data;
        if (chunk.name == "fcTL" || chunk.name == "fdAT") {
            EXPECT_EQ(number(chunk.data, 0), order++);
        }
        if (chunk.name == "fcTL") control = chunk.data;
        if (chunk.name != "IDAT" && chunk.name != "fdAT") continue;
        const std::uint32_t width = number(header, 0), wide = number(control, 4), high = number(control, 8),
                            left = number(control, 12), top = number(control, 16);
        Pixels picture = pictures.empty() ? Pixels(std::size_t{width} * number(header, 4)) : pictures.back();
        const auto rgb =
            decoded(header, control.substr(4, 8), chunk.name == "IDAT" ? chunk.data : chunk.data.substr(4));
        EXPECT_EQ(rgb.size(), std::size_t{3} * wide * high);
        for (std::size_t k = 0; k < rgb.size() / 3; ++k) {
            const std::uint32_t pixel =
                std::uint32_t{rgb[3 * k]} << 16 | std::uint32_t{rgb[3 * k + 1]} << 8 | rgb[3 * k + 2];
            if (pixel != 0) picture.at((top + k / wide) * width + left + k % wide) = pixel;
        }
        pictures.push_back(picture);
    }
    return pictures;
}

/// Nothing of it is black.
Pixels noise(std::uint32_t seed, std::size_t count) {
    Random random(seed, 0);
    Pixels pixels(count);
    for (std::uint32_t& pixel : pixels) pixel = static_cast<std::uint32_t>(random.from_to(1, 0xffffff));
    return pixels;
}

TEST(AnimatedPng, GivesEveryPictureBack) {
    constexpr int kWide = 37, kHigh = 21;
    AnimatedPng file(kWide, kHigh, 20);
    Random random(3, 0);
    std::vector<Pixels> pictures = {noise(1, kWide * kHigh)};
    for (int k = 0; k < 12; ++k) {
        Pixels next = pictures.back();
        for (int change = random.below(6); change > 0; --change)
            next[random.below(kWide * kHigh)] = static_cast<std::uint32_t>(random.from_to(1, 0xffffff));
        pictures.push_back(next);
    }
    for (const Pixels& picture : pictures) file.add(picture);
    EXPECT_EQ(file.pictures(), 13);
    EXPECT_EQ(played(file.finish()), pictures);
}

TEST(AnimatedPng, HasItsChunksInTheOrderOfTheSpecification) {
    AnimatedPng file(8, 4, 20);
    for (std::uint32_t seed = 1; seed <= 3; ++seed) file.add(noise(seed, 32));
    const auto chunks = chunks_of(file.finish());
    std::string names;
    for (const Chunk& chunk : chunks) names += chunk.name + " ";
    EXPECT_EQ(names, "IHDR acTL fcTL IDAT fcTL fdAT fcTL fdAT IEND ");
    EXPECT_EQ(number(chunks[0].data, 0), 8u);
    EXPECT_EQ(number(chunks[0].data, 4), 4u);
    EXPECT_EQ(number(chunks[1].data, 0), 3u) << "pictures";
    EXPECT_EQ(number(chunks[1].data, 4), 0u) << "again and again";
    EXPECT_EQ(number(chunks[2].data, 20, 2), 1u) << "a picture stays 1 ...";
    EXPECT_EQ(number(chunks[2].data, 22, 2), 20u) << "... of 20 parts of a second";
}

TEST(AnimatedPng, KeepsOnlyTheRectangleThatHasChanged) {
    Pixels picture = noise(1, 100 * 100);
    AnimatedPng file(100, 100, 20);
    file.add(picture);
    const std::size_t first = file.size();
    picture[30 * 100 + 40] ^= 1;
    picture[33 * 100 + 45] ^= 1;
    file.add(picture);
    EXPECT_LT(file.size() - first, 200u);
    const auto chunks = chunks_of(file.finish());
    const std::string& control = chunks[4].data;
    EXPECT_EQ(number(control, 4), 6u);
    EXPECT_EQ(number(control, 8), 4u);
    EXPECT_EQ(number(control, 12), 40u);
    EXPECT_EQ(number(control, 16), 30u);
}

TEST(AnimatedPng, MayShowTheSamePictureForLong) {
    AnimatedPng file(10, 10, 20);
    const Pixels picture = noise(1, 100);
    for (int k = 0; k < 4; ++k) file.add(picture);
    EXPECT_EQ(played(file.finish()), std::vector<Pixels>(4, picture));
}

TEST(AnimatedPng, IsAPictureForWhoeverKnowsOnlyStillOnes) {
    AnimatedPng file(5, 3, 20);
    const Pixels picture = noise(1, 15);
    file.add(picture);
    file.add(noise(2, 15));
    int width = 0, height = 0;
    const auto still = test::rgb_of_png(file.finish(), width, height);
    ASSERT_TRUE(still.ok());
    EXPECT_EQ(width, 5);
    EXPECT_EQ(height, 3);
    EXPECT_EQ((*still)[0], picture[0] >> 16);
}

TEST(Crc32, IsWhatTheSpecificationSays) {
    EXPECT_EQ(crc32("123456789"), 0xcbf43926u);
    EXPECT_EQ(crc32("IEND"), 0xae426082u);
}

}  // namespace
}  // namespace terramorph
