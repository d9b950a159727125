// One line for each generator, in the order in which they are shown. (Included more than once, so without a
// guard.) What a generator keeps to itself stands in a namespace of its name: each has rows, a map and
// parameters. Level codes know a generator by two letters: see code_table.cpp.
TERRAMORPH_GENERATOR(limited_random)
TERRAMORPH_GENERATOR(circle_hill)
TERRAMORPH_GENERATOR(hill)
TERRAMORPH_GENERATOR(waves)
TERRAMORPH_GENERATOR(diamond_square)
TERRAMORPH_GENERATOR(plateaus)
