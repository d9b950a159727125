#include "sdl/pictures.h"

#include <cstdint>
#include <filesystem>
#include <vector>

#include "base/file.h"
#include "base/png.h"
#include "base/text.h"

namespace terramorph {

std::string png_of(const Image& picture) {
    std::vector<std::uint8_t> rgb;
    rgb.reserve(3 * picture.pixels().size());
    for (const std::uint32_t pixel : picture.pixels())
        for (const int shift : {16, 8, 0}) rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    return png_of_rgb(rgb, picture.width(), picture.height());
}

Refusal save_picture(const std::string& folder, const std::string& name, const Image& picture) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault) return Error{text(folder, ": cannot be created: ", fault.message())};
    return write_file(folder + "/" + name, png_of(picture));
}

}  // namespace terramorph
