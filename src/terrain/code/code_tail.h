#pragma once

#include "base/result.h"
#include "terrain/code/code_bits.h"
#include "terrain/generator.h"

namespace terramorph {

/// What's wrong with letters that fit together.
Error no_such_level();
Error newer_code();

/// True if a map has what isn't a number: things placed, strokes of a brush, a drawn wave, roads built.
bool has_tail(const MapSettings& terrain);

/// Writes that behind a code's numbers, so that maps which are the same have the same code: each kind that
/// the map has, in their order, and then the end.
void put_tail(CodeBits& bits, const MapSettings& terrain);

/// Reads it into a map that has its origin.
Refusal take_tail(CodeBitReader& bits, MapSettings& terrain);

}  // namespace terramorph
