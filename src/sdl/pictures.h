#pragma once

#include <string>

#include "base/result.h"
#include "ui/image.h"

namespace terramorph {

/// The picture as the bytes of a PNG file.
std::string png_of(const Image& picture);

/// Writes the picture as a PNG file into a folder, which is created where there is none.
Refusal save_picture(const std::string& folder, const std::string& name, const Image& picture);

}  // namespace terramorph
