#pragma once

#include <memory>

#include "net/post.h"

namespace terramorph {

/// What this program can do about playing with other machines.
std::unique_ptr<PostOffice> post_office();

}  // namespace terramorph
