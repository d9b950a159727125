#pragma once

#include <string>

#include "paint/image.h"

namespace terramorph {

/// The picture as the bytes of a PNG file.
std::string png_of(const Image& picture);

}  // namespace terramorph
