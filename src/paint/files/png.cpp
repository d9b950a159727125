#include "paint/files/png.h"

#include <stb_image.h>
#include <stb_image_write.h>

#include <cassert>
#include <memory>

namespace terramorph {

namespace {

constexpr int kMaxSide = 1024;  // of a picture that is read
constexpr std::size_t kMaxFile = 8u << 20;

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

}  // namespace

std::string png_of_rgb(std::span<const std::uint8_t> pixels, int width, int height) {
    return png_of(pixels, width, height, 3);
}

std::string png_of_rgba(std::span<const std::uint8_t> pixels, int width, int height) {
    return png_of(pixels, width, height, 4);
}

std::vector<std::uint8_t> rgba_of_png(std::string_view file, int& width, int& height) {
    const auto bytes = reinterpret_cast<const stbi_uc*>(file.data());
    const int size = file.size() > kMaxFile ? 0 : static_cast<int>(file.size());
    int channels = 0;
    // asked before anything is allocated: a few bytes may claim to be a picture of many gigabytes
    if (!stbi_info_from_memory(bytes, size, &width, &height, &channels)) return {};
    if (width > kMaxSide || height > kMaxSide) return {};
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load_from_memory(bytes, size, &width, &height, &channels, 4), stbi_image_free);
    if (!pixels) return {};
    return {pixels.get(), pixels.get() + std::ptrdiff_t{4} * width * height};
}

}  // namespace terramorph
