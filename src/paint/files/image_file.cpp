#include "paint/files/image_file.h"

#include <cstdint>
#include <vector>

#include "paint/files/png.h"

namespace terramorph {

std::string png_of(const Image& picture) {
    std::vector<std::uint8_t> rgb;
    rgb.reserve(3 * picture.pixels().size());
    for (const std::uint32_t pixel : picture.pixels())
        for (const int shift : {16, 8, 0}) rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    return png_of_rgb(rgb, picture.width(), picture.height());
}

}  // namespace terramorph
