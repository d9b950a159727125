#pragma once

#include <algorithm>
#include <cstdlib>

#include "paint/image.h"

namespace terramorph::test {

/// The largest difference of a colour between pixels in the same place of two pictures of one size: 0 .. 255.
inline int most_apart(const Image& a, const Image& b) {
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            for (const int shift : {0, 8, 16})
                most = std::max(most, std::abs(static_cast<int>(a.row(y)[x] >> shift & 0xff) -
                                               static_cast<int>(b.row(y)[x] >> shift & 0xff)));
    return most;
}

}  // namespace terramorph::test
