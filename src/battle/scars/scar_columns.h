#pragma once

#include <string>

#include "battle/scars/scar_bytes.h"
#include "battle/scars/scars.h"

namespace terramorph {

/// A scar, as it differs from the ground as it's anew.
std::string scar_as_bytes(const Scar& scar, const Ground& anew);
/// Reads it, from column `first` on; fails unless a ground can have such columns.
Scar take_scar(ScarReader& reader, const Ground& anew, int first);

}  // namespace terramorph
