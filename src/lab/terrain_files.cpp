#include "lab/terrain_files.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "base/text.h"
#include "paint/files/image_file.h"
#include "paint/files/png.h"
#include "terrain/hillshade.h"
#include "terrain/hillshade.h"

namespace terramorph {

namespace {

constexpr int kMaxPicture = 4096;
constexpr int kSkyAbove = 32;  // pixels of sky above the highest place

constexpr std::uint32_t kCutLine = packed({255, 64, 32});
constexpr std::uint32_t kSkyAboveRow = packed({172, 204, 232});
constexpr std::uint32_t kEarthOfRow = packed({92, 72, 52});

}  // namespace

std::string f32_file(std::span<const float> heights) {
    std::string file;
    file.reserve(4 * heights.size());
    for (const float height : heights)
        for (const int shift : {0, 8, 16, 24})
            file +=
                static_cast<char>(static_cast<std::uint8_t>(std::bit_cast<std::uint32_t>(height) >> shift));
    return file;
}

std::string csv_file(std::span<const float> heights, int width) {
    std::string file;
    for (std::size_t k = 0; k < heights.size(); ++k) {
        file += to_text(static_cast<double>(heights[k]));
        file += (k + 1) % static_cast<std::size_t>(width) == 0 ? '\n' : ',';
    }
    return file;
}

std::string map_picture(const HeightMap& map, const Cut& cut) {
    const int larger = std::max({map.width(), map.depth(), kMaxPicture});
    const int width = std::max(1, static_cast<int>(std::int64_t{map.width()} * kMaxPicture / larger));
    const int height = std::max(1, static_cast<int>(std::int64_t{map.depth()} * kMaxPicture / larger));
    Image picture(width, height);
    std::ranges::transform(hillshade(map, width, height), picture.row(0), packed);
    for (int x = 0; x < map.width(); ++x) {
        const Vec2<double> place = place_on_map(map.width(), map.depth(), cut, x);
        const int i = static_cast<int>(std::floor((place.x + 0.5) * width / map.width()));
        const int j = static_cast<int>(std::floor((place.y + 0.5) * height / map.depth()));
        if (i >= 0 && i < width && j >= 0 && j < height) picture.row(j)[i] = kCutLine;
    }
    return png_of(picture);
}

std::string row_picture(std::span<const float> heights) {
    const int width = static_cast<int>(heights.size());
    const float highest = std::max(0.0f, *std::ranges::max_element(heights));
    const int height = std::min(static_cast<int>(highest) + kSkyAbove, kMaxPicture);
    Image picture(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const bool earth = static_cast<float>(height - 1 - y) < heights[x];
            picture.row(y)[x] = earth ? kEarthOfRow : kSkyAboveRow;
        }
    return png_of(picture);
}

}  // namespace terramorph
