// One line for each generator, in the order of menus. (Included more than once, so without a guard.) Each
// generator has a namespace of its name.
TERRAMORPH_GENERATOR(limited_random)
TERRAMORPH_GENERATOR(circle_hill)
TERRAMORPH_GENERATOR(hill)
TERRAMORPH_GENERATOR(waves)
TERRAMORPH_GENERATOR(diamond_square)
TERRAMORPH_GENERATOR(plateaus)
