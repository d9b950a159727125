// The game's own list and one more line; found in its place because this folder is searched first. (Included more than
// once, so without a guard.)
#include "../../../../../../src/terrain/generators/list.h"
TERRAMORPH_GENERATOR(ripples)
