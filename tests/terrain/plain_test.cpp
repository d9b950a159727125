#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "support/land/plain_terrain.h"

namespace terramorph {
namespace {

/// Sizes that are no multiple of any vector's, at the standard values, and with whatever seed.
TEST(Generators, EveryMapIsThatOfThePlainLoopOfItsText) {
    Random random(31, 0);
    for (const Generator* generator : generators())
        for (const auto& [width, depth] : {std::pair{16, 16}, {97, 61}, {300, 131}, {129, 257}}) {
            MapSettings terrain = default_terrain(*generator);
            terrain.width = width;
            terrain.depth = depth;
            terrain.seed = random.next();
            const HeightMap plain = plain_map(terrain);
            const HeightMap ours = generator->map(terrain);
            for (int j = 0; j < depth; ++j)
                ASSERT_TRUE(std::ranges::equal(plain.row(j), ours.row(j)))
                    << generator->name << " seed " << terrain.seed << ", row " << j << " of " << width
                    << " x " << depth;
        }
}

}  // namespace
}  // namespace terramorph
