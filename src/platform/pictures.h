#pragma once

#include <string>

#include "base/result.h"
#include "paint/files/image_file.h"

namespace terramorph {

/// Writes the picture as a PNG file into a folder, which is created if necessary.
Refusal save_picture(const std::string& folder, const std::string& name, const Image& picture);

}  // namespace terramorph
