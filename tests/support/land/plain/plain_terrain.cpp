#include "support/land/plain_terrain.h"

#include <cstdlib>

namespace terramorph {

HeightMap plain_rows(const MapSettings& terrain, int first, int count) {
    const std::string_view name = terrain.generator->name;
    if (name == "limited-random") return plain_limited_random(terrain, first, count);
    if (name == "circle-hill") return plain_circle_hill(terrain, first, count);
    if (name == "hill") return plain_hill(terrain, first, count);
    if (name == "diamond-square") return plain_diamond_square(terrain, first, count);
    if (name == "waves") return plain_waves(terrain, first, count);
    if (name == "plateaus") return plain_plateaus(terrain, first, count);
    std::abort();
}

}  // namespace terramorph
