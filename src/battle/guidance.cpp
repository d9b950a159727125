#include "battle/guidance.h"

namespace terramorph {

void steer(Shell&, const Battle&) {}

}  // namespace terramorph
