#pragma once

#include "paint/image.h"
#include "terrain/palette.h"

namespace terramorph {

/// An image, and where its top left is from the foot of what it shows.
struct PlantImage {
    Image image;
    int left = 0, top = 0;
};

/// A plant or a stone.
struct PlantLook {
    static constexpr int kSprouts = 3;  ///< from the first blades to grass on turf of its own

    enum class Kind { tuft, flower, torn, dry, stone, sprout, bush, heather, corn };

    Kind kind = Kind::tuft;
    int variant = 0;    ///< of a sprout: how far it has grown
    float tone = 0.5f;  ///< 0 in the shade to 1 in the sun
    float bend = 0;     ///< -1 to 1
    float size = 1;     ///< pixels per pixel of a picture of 1600 x 900
};

PlantImage plant_image(const PlantLook& look, const Palette& palette);

}  // namespace terramorph
