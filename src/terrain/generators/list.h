// One line for each generator, in the order in which they are shown. (Included more than once, so without a guard.)
TERRAMORPH_GENERATOR(limited_random)
TERRAMORPH_GENERATOR(circle_hill)
TERRAMORPH_GENERATOR(diamond_square)
