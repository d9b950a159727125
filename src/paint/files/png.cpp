#include "paint/files/png.h"

#include <stb_image_write.h>

#include <cassert>

namespace terramorph {

namespace {

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

}  // namespace terramorph
