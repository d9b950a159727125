#include "support/read_png.h"

#include <stb_image.h>

#include <cstdint>
#include <memory>

namespace terramorph::test {

namespace {

constexpr int kMaxSide = 1 << 15;
constexpr std::int64_t kMaxPixels = 1 << 27;

Error not_a_picture() {
    return error("is not a picture that can be read: {reason}", {{"reason", stbi_failure_reason()}});
}

}  // namespace

Result<std::vector<std::uint8_t>> rgb_of_png(std::string_view file, int& width, int& height) {
    const auto bytes = reinterpret_cast<const stbi_uc*>(file.data());
    const int size = file.size() > (1u << 30) ? 0 : static_cast<int>(file.size());
    int channels = 0;
    if (!stbi_info_from_memory(bytes, size, &width, &height, &channels)) return not_a_picture();
    // asked before anything is allocated: a few bytes may claim to be a picture of many gigabytes
    if (width > kMaxSide || height > kMaxSide || std::int64_t{width} * height > kMaxPixels)
        return error("is too large a picture: {width} x {height} pixels",
                     {{"width", width}, {"height", height}});
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load_from_memory(bytes, size, &width, &height, &channels, 3), stbi_image_free);
    if (!pixels) return not_a_picture();
    return std::vector<std::uint8_t>(pixels.get(), pixels.get() + std::int64_t{3} * width * height);
}

}  // namespace terramorph::test
