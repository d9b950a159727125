#include "paint/files/png.h"

#include <stb_image.h>
#include <stb_image_write.h>

#include <cassert>
#include <memory>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kLargestSide = 1 << 15;
constexpr std::int64_t kMostPixels = 1 << 27;

void append(void* file, void* bytes, int count) {
    static_cast<std::string*>(file)->append(static_cast<const char*>(bytes), static_cast<std::size_t>(count));
}

std::string png_of(std::span<const std::uint8_t> pixels, int width, int height, int channels) {
    assert(width > 0 && height > 0);
    assert(pixels.size() == static_cast<std::size_t>(channels) * static_cast<std::size_t>(width) *
                                static_cast<std::size_t>(height));
    std::string file;
    stbi_write_png_to_func(append, &file, width, height, channels, pixels.data(), channels * width);
    return file;
}

Error not_a_picture() {
    return error("is not a picture that can be read: {reason}", {{"reason", stbi_failure_reason()}});
}

}  // namespace

std::string png_of_rgb(std::span<const std::uint8_t> pixels, int width, int height) {
    return png_of(pixels, width, height, 3);
}

std::string png_of_rgba(std::span<const std::uint8_t> pixels, int width, int height) {
    return png_of(pixels, width, height, 4);
}

Result<std::vector<std::uint8_t>> rgb_of_png(std::string_view file, int& width, int& height) {
    const auto bytes = reinterpret_cast<const stbi_uc*>(file.data());
    const int size = file.size() > (1u << 30) ? 0 : static_cast<int>(file.size());
    int channels = 0;
    if (!stbi_info_from_memory(bytes, size, &width, &height, &channels)) return not_a_picture();
    // asked before anything is allocated: a few bytes may claim to be a picture of many gigabytes
    if (width > kLargestSide || height > kLargestSide || std::int64_t{width} * height > kMostPixels)
        return error("is too large a picture: {width} x {height} pixels",
                     {{"width", width}, {"height", height}});
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load_from_memory(bytes, size, &width, &height, &channels, 3), stbi_image_free);
    if (!pixels) return not_a_picture();
    return std::vector<std::uint8_t>(pixels.get(), pixels.get() + std::int64_t{3} * width * height);
}

}  // namespace terramorph
